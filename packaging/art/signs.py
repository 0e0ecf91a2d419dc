"""The signs of the interface, each in one colour, which QML tints.

They are drawings rather than letters, because few systems have a font with all of them. They point
to the right or show the key Enter; QML turns them.
"""

from __future__ import annotations

from art.ink import arc, document, path, polygon, rect

INK = "#000000"
LINE = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": 2.6,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
SOLID = {"fill": INK, "stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round"}


def star() -> str:
    tips, dents = (arc((12, 12.6), (r, r), (t, t + 360), 5) for r, t in ((10, -90), (4.3, -54)))
    return polygon([each for pair in zip(tips[:5], dents[:5], strict=True) for each in pair])


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    shapes = {
        "arrow": [path("M3.5 12H20M13.5 5.5L20 12L13.5 18.5", **LINE)],
        "enter": [path("M20 5V13.5H4.5M10 8L4.5 13.5L10 19", **LINE)],
        "list": [path("M4 5.5H20M4 12H20M4 18.5H13.5", **LINE)],
        "menu": [path("M3.5 5H20.5M3.5 12H20.5M3.5 19H20.5", **LINE)],
        "next": [path("M8 5L18 12L8 19Z", **SOLID)],
        "pause": [rect(6, 5, 4, 14, fill=INK), rect(14, 5, 4, 14, fill=INK)],
        "star": [path(star(), **SOLID)],
        "tick": [path("M4.5 13L10 18.5L20 6", **LINE | {"stroke_width": 3.4})],
        "wedge": [path("M9 5L16 12L9 19", **LINE)],
    }
    return {f"signs/{name}.svg": document(24, 24, (), body) for name, body in shapes.items()}
