"""The signs of the interface, each in one colour, which QML tints.

They are drawings rather than letters, because few systems have a font with all of them. They point
to the right or show the key Enter; QML turns them.
"""

from __future__ import annotations

from art.ink import arc, document, moved, path, polygon, rect

INK = "#000000"
LINE = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": 2.6,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
HOLLOW = {"fill": "none", "stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round"}
STARS = 5
CUT = "M6 12.5L8 10.4L10.6 13L16.2 7.2L18.2 9.2L10.6 17.1Z"
"""A tick, cut out of a disc."""
SOLID = {"fill": INK, "stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round"}


def star() -> str:
    tips, dents = (arc((12, 12.6), (r, r), (t, t + 360), 5) for r, t in ((10, -90), (4.3, -54)))
    return polygon([each for pair in zip(tips[:5], dents[:5], strict=True) for each in pair])


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    shapes = {
        "arrow": [path("M3.5 12H20M13.5 5.5L20 12L13.5 18.5", **LINE)],
        "book": [
            path("M12 6.5Q8 3.5 3 5V18.5Q8 17 12 20Q16 17 21 18.5V5Q16 3.5 12 6.5V20", **LINE)
        ],
        "chart": [path("M4 20V13M9.4 20V8M14.6 20V11M20 20V4", **LINE | {"stroke_width": 3.6})],
        "close": [path("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", **LINE)],
        "done": [
            path(f"M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1Z{CUT}", fill=INK, fill_rule="evenodd")
        ],
        "down": [path("M5 8.5L12 15.5L19 8.5", **LINE)],
        "enter": [path("M20 5V13.5H4.5M10 8L4.5 13.5L10 19", **LINE)],
        "log": [path("M4 5.5H20M4 12H20M4 18.5H13.5", **LINE)],
        "menu": [path("M3.5 5H20.5M3.5 12H20.5M3.5 19H20.5", **LINE)],
        "next": [path("M8 5L18 12L8 19Z", **SOLID)],
        "pause": [rect(6, 5, 4, 14, fill=INK), rect(14, 5, 4, 14, fill=INK)],
        "powers": [
            path("M12 3A9 9 0 0 1 19.8 16.5M16 20.1A9 9 0 0 1 4.2 16.5M3 12A9 9 0 0 1 8 4", **LINE),
            path("M22 13L19.8 17.5L15.6 15M7 21.5L4 16.5L1.6 20M5.6 2.6L9 3.6L8.4 8", **LINE),
        ],
        "star": [path(star(), **SOLID)],
        "tick": [path("M4.5 13L10 18.5L20 6", **LINE | {"stroke_width": 3.4})],
        "tiles": [path("M5.5 21V10Q5.5 3 12 3Q18.5 3 18.5 10V21ZM12 9V15.5", **LINE)],
    }
    files = {f"signs/{name}.svg": document(24, 24, (), body) for name, body in shapes.items()}
    return files | {f"signs/stars-{count}.svg": stars(count) for count in range(1, STARS + 1)}


def stars(count: int) -> str:
    """Return a row of stars, of which `count` are filled: form alone tells how many."""
    looks = [SOLID] * count + [HOLLOW] * (STARS - count)
    row = [moved([path(star(), **look)], 24 * n, 0) for n, look in enumerate(looks)]
    return document(24 * STARS, 24, (), row)
