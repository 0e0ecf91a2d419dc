"""The stamps of a tally, for what a tile was worth: each has its own colour, outline and sign.

A plate is as wide as a tile. Its sign is a separate drawing, since narrow plates show nothing else.
QML sets the word on it. A star bursts behind a tile that turns out to be a bluff.
"""

from __future__ import annotations

from math import cos, pi, sin

from art.ink import document, ellipse, group, path, rect

# The plate and the ink of each stamp. A test measures the plates under colour blindness.
PLATES = {
    "vote": ("#f3e6c6", "#2c1d10"),
    "block": ("#8a1f2d", "#fff4ea"),
    "counter": ("#3fa08c", "#0d211d"),
    "bluff": ("#2a1633", "#efd9ff"),
}
EDGE = "#1b0f1c"
BURST = "#6f3d86"
SIZE = (120, 34)
SHIELD = "M12 2L21 5V11Q21 18.5 12 22.500Q3 18.5 3 11V5Z"
MASK = (
    "M1.5 8Q7 4.5 12 7.500Q17 4.5 22.5 8Q22.5 17 16.5 17Q13.5 17 12 13.5"
    "Q10.5 17 7.5 17Q1.5 17 1.5 8Z"
)
POINTED = "M9 2.500H111L117.5 17L111 31.500H9L2.5 17Z"
LEANING = "M9 2.500H117.500L111 31.500H2.500Z"


def plate(name: str) -> str:
    fill, ink = PLATES[name]
    edge = {"fill": fill, "stroke": EDGE, "stroke_width": 2.0}
    if name == "vote":
        shape = rect(2.5, 2.5, 115, 29, rx=14.5, **edge)
    elif name == "block":
        shape = rect(2.5, 2.5, 115, 29, **edge)
    elif name == "counter":
        shape = path(POINTED, stroke_linejoin="round", **edge)
    else:
        dashes = {"stroke": ink, "stroke_width": 2.0, "stroke_dasharray": "5 3.5"}
        shape = path(LEANING, fill=fill, **dashes)
    return document(*SIZE, (), [shape])


def spare_plate() -> str:
    """Draw the outline of a counter that had nothing to counter: hollow, on a dark ground."""
    dashes = {"stroke": PLATES["counter"][0], "stroke_width": 2.0, "stroke_dasharray": "5 3.5"}
    return document(*SIZE, (), [path(POINTED, fill="#10201f", **dashes)])


def sign(name: str, ink: str) -> str:
    line = {
        "fill": "none",
        "stroke": ink,
        "stroke_width": 3.2,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    match name:
        case "vote":
            shapes = [path("M4 13L10 19L20 6", **line)]
        case "block":
            shapes = [path("M5.5 5.500L18.5 18.500M18.5 5.500L5.5 18.5", **line)]
        case "counter":
            shapes = [path(SHIELD, fill=ink)]
        case "spare":
            shapes = [path(SHIELD, **(line | {"stroke_width": 2.2}))]
        case _:
            hole = PLATES["bluff"][0]
            eyes = [
                ellipse(7.2, 10.6, 2.6, 1.8, fill=hole),
                ellipse(16.8, 10.6, 2.6, 1.8, fill=hole),
            ]
            shapes = [path(MASK, fill=ink), *eyes]
    return document(24, 24, (), [group(shapes)])


def burst() -> str:
    """Draw a star with rays of three lengths, in the bluff's colours."""
    rays = 18
    points = []
    for corner in range(2 * rays):
        angle = pi * corner / rays
        radius = 84 if corner % 2 else (118 if corner % 4 else 98)
        points.append((120 + radius * sin(angle), 120 - radius * cos(angle)))
    star = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    edge = {"stroke": PLATES["bluff"][1], "stroke_width": 4.0, "stroke_linejoin": "round"}
    return document(240, 240, (), [path(star, fill=BURST, **edge)])


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    found = {f"stamps/{name}.svg": plate(name) for name in PLATES}
    found |= {f"stamps/{name}-sign.svg": sign(name, ink) for name, (_, ink) in PLATES.items()}
    found["stamps/burst.svg"] = burst()
    found["stamps/spare.svg"] = spare_plate()
    found["stamps/spare-sign.svg"] = sign("spare", PLATES["counter"][0])
    return found
