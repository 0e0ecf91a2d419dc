"""The program's icon, its one-colour version, and the icon of a recorded game.

An ivory tile with its back to you before the sun, a murex band in its groove.
"""

from __future__ import annotations

from art.ink import BRASS, INK, document, ellipse, linear, moved, path, polygon, radial, rect
from art.tiles import DEEP, LEFT, RIGHT, outline, shading, shifted, tile
from art.wood import IVORY

BAND = (112.0, 150.0)


def stone() -> list[str]:
    """Draw the tile at 200 by 280, with a heavy contour and the coloured band."""
    face = outline(IVORY)
    heavy = {"fill": INK, "stroke": INK, "stroke_width": 15, "stroke_linejoin": "round"}
    top, foot = BAND
    band = [(LEFT + 1, top), (RIGHT - 1, top), (RIGHT - 1, foot), (LEFT + 1, foot)]
    side = [
        (RIGHT, top),
        (RIGHT + DEEP[0], top + DEEP[1]),
        (RIGHT + DEEP[0], foot + DEEP[1]),
        (RIGHT, foot),
    ]
    edges = f"M{LEFT + 1} {top}H{RIGHT}M{LEFT + 1} {foot}H{RIGHT}"
    return [
        path(polygon(face), **heavy),
        path(polygon(shifted(face, 1)), **heavy),
        path(polygon([(RIGHT - 8, 272), (RIGHT, 272), (RIGHT + DEEP[0], 272 + DEEP[1])]), **heavy),
        *tile(IVORY, back=False),
        path(polygon(band), fill="url(#band)"),
        path(polygon(side), fill="#3a1640"),
        path(edges, stroke=BRASS[0], stroke_width=4.5),
    ]


def programme() -> str:
    defs = [
        *shading(IVORY),
        linear("band", (16, 0), (184, 0), (0, "#a4508b"), (0.6, "#7c2f6b"), (1, "#571f52")),
        linear("dusk", (0, 0), (0, 512), (0, "#33133c"), (0.5, "#7a2d69"), (1, "#cc5f6b")),
        radial("sun", (230, 190), 220, (0, "#ffd76e"), (0.6, "#f5a83a"), (1, "#d9742e")),
        linear("sea", (0, 380), (0, 500), (0, "#3f8f80"), (1, "#143f3b")),
        linear("rim", (0, 16), (0, 496), (0, "#fff", 0.35), (0.3, "#fff", 0.05), (1, "#000", 0.3)),
    ]
    # The tile has a "rim" of its own, so the plate's is renamed.
    defs[-1] = defs[-1].replace('id="rim"', 'id="plate"')
    body = [
        rect(16, 16, 480, 480, rx=108, fill="url(#dusk)"),
        ellipse(256, 226, 178, 178, fill="url(#sun)"),
        path(
            "M16 396C112 372 176 414 256 396C336 378 400 412 496 390V388A108 108 0 0 1 388 496H124"
            "A108 108 0 0 1 16 388Z",
            fill="url(#sea)",
        ),
        path(
            "M60 432q22 -12 44 0t44 0M372 436q22 -12 44 0t44 0M360 468q18 -10 36 0",
            fill="none",
            stroke="#a9d8c8",
            stroke_width=7,
            stroke_linecap="round",
            stroke_opacity="0.7",
        ),
        ellipse(268, 440, 150, 22, fill="#0c2422", fill_opacity="0.5"),
        moved(stone(), 115, 72, 1.34),
        rect(19, 19, 474, 474, rx=105, fill="none", stroke="url(#plate)", stroke_width=7),
    ]
    return document(512, 512, defs, body)


def symbolic() -> str:
    shape = "M2.500 15V6.500C2.500 3 5 1 8 1C11 1 13.500 3 13.500 6.500V15ZM4 7V9H12V7Z"
    return document(16, 16, [], [path(shape, fill="#2e3436", fill_rule="evenodd")])


def record() -> str:
    """Draw a sheet with the murex milestone as its seal, and lines of a game."""
    defs = [
        linear("page", (0, 0), (0, 512), (0, "#fffaf0"), (1, "#e4d3ae")),
        linear("seal", (180, 220), (340, 440), (0, "#a4508b"), (1, "#571f52")),
    ]
    lines = "M148 116H276M148 164H364"
    body = [
        path(
            "M88 20H332L436 124V492H88Z",
            fill="url(#page)",
            stroke=INK,
            stroke_width=14,
            stroke_linejoin="round",
        ),
        path(
            "M332 20V124H436Z", fill="#c9b18a", stroke=INK, stroke_width=14, stroke_linejoin="round"
        ),
        path(lines, stroke="#b39a72", stroke_width=20, stroke_linecap="round"),
        path(
            "M164 452V312C164 236 206 208 262 208C318 208 360 236 360 312V452Z",
            fill="url(#seal)",
            stroke=INK,
            stroke_width=12,
            stroke_linejoin="round",
        ),
        path("M170 322H354", stroke="#f3cd6b", stroke_width=30),
    ]
    return document(512, 512, defs, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {
        "icon/tyrus.svg": programme(),
        "icon/tyrus-symbolic.svg": symbolic(),
        "icon/tyrus-record.svg": record(),
    }
