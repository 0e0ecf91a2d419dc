"""The nine election cards: square, green, carved like an old bas-relief.

The back has rows of scales around a shell's spiral. The faces have the building that votes, with
its profession's emblem in the setting sun.
"""

from __future__ import annotations

import math

from art.emblems import emblem
from art.houses import BUILDERS, IVORY, shared
from art.ink import DARK_INK, document, ellipse, linear, moved, path, radial, rect, smooth

KINDS = {"citadel": "soldier", "market": "merchant", "temple": "priest"}
GREEN = ("#83c2aa", "#3f8472", "#1c4a43")
DEEP, PALE = "#10322d", "#b6e6d0"


def frame() -> tuple[list[str], list[str]]:
    """Return the definitions and the body of the carved slab, without its middle (20..140, 19..139)."""
    defs = [
        linear("slab", (10, 0), (150, 160), (0, GREEN[0]), (0.5, GREEN[1]), (1, GREEN[2])),
        linear("cut", (150, 160), (10, 0), (0, GREEN[0]), (0.5, GREEN[1]), (1, GREEN[2])),
        linear("well", (0, 16), (0, 144), (0, "#16403a"), (1, "#2a6559")),
    ]
    corners = "".join(
        ellipse(x, y, 4.6, 4.6, fill="url(#cut)", stroke=DEEP, stroke_width=0.8)
        + ellipse(x + 0.4, y + 0.5, 1.6, 1.6, fill=PALE, fill_opacity="0.8")
        for x in (11.5, 148.5)
        for y in (10.5, 147.5)
    )
    lines = "M24 8.500H136M24 149.500H136M9.500 23V135M150.500 23V135"
    body = [
        rect(2, 3.5, 156, 155.5, rx=13, fill="#0c2825"),
        rect(2, 1, 156, 156, rx=13, fill="url(#slab)", stroke=DEEP, stroke_width=1.4),
        path(
            lines,
            fill="none",
            stroke=DEEP,
            stroke_width=2,
            stroke_linecap="round",
            stroke_opacity="0.6",
        ),
        path(
            lines,
            fill="none",
            stroke=PALE,
            stroke_width=1.2,
            stroke_linecap="round",
            stroke_opacity="0.7",
            transform="translate(0.8 1.2)",
        ),
        rect(16.5, 15.5, 127, 127, rx=5, fill="url(#cut)"),
        rect(20, 19, 120, 120, rx=3, fill="url(#well)"),
        corners,
    ]
    return defs, body


def scale(x: float, y: float) -> tuple[str, str]:
    """Draw the edge and highlight of a carved scallop at (x, y), cut off at the panel's sides."""
    if x < 24:
        return f"M20 {y - 13}A10 13 0 0 1 30 {y}", f"M20 {y - 10}a8 9 0 0 1 5 3"
    if x > 136:
        return f"M130 {y}A10 13 0 0 1 140 {y - 13}", f"M133 {y - 3}a8 10 0 0 1 5 -6"
    return f"M{x - 10} {y}a10 13 0 0 1 20 0", f"M{x - 7.5} {y - 2}a8 9.500 0 0 1 8 -8"


def scales() -> list[str]:
    """Draw overlapping rows of scallops, from top to bottom."""
    out: list[str] = []
    light = ""
    for row in range(10):
        y = 34 + row * 11.6
        at = [20.0 + 20 * i for i in range(7)] if row % 2 else [30.0 + 20 * i for i in range(6)]
        drawn = [scale(x, min(139.0, round(y, 1))) for x in at]
        edge = "".join(d for d, _ in drawn)
        light += "".join(d for _, d in drawn)
        out.append(path(edge, fill="url(#scale)", stroke=DEEP, stroke_width=1.8))
    lit = path(
        light,
        fill="none",
        stroke=PALE,
        stroke_width=1.6,
        stroke_opacity="0.8",
        stroke_linecap="round",
    )
    return [*out, lit]


def boss() -> list[str]:
    """Draw the round boss in the middle: the spiral of a murex shell in relief, with thorns."""
    spiral = [
        (80 + (1.5 + t * 1.85) * math.cos(t), 79 + (1.5 + t * 1.85) * math.sin(t))
        for t in (i * 0.3 for i in range(43))
    ]
    thorns = "".join(
        f"M{80 + 24.5 * math.cos(t):.1f} {79 + 24.5 * math.sin(t):.1f}"
        f"L{80 + 29 * math.cos(t + 0.12):.1f} {79 + 29 * math.sin(t + 0.12):.1f}"
        for t in (math.radians(a) for a in range(0, 360, 30))
    )
    coil = smooth(spiral)
    return [
        ellipse(80, 82, 37, 36, fill="#0c2825", fill_opacity="0.65"),
        ellipse(80, 79, 36, 36, fill="url(#slab)", stroke=DEEP, stroke_width=1.4),
        ellipse(80, 79, 31.5, 31.5, fill="url(#boss)", stroke=DEEP, stroke_width=1),
        path(thorns, stroke=PALE, stroke_width=2.4, stroke_linecap="round"),
        path(
            coil,
            fill="none",
            stroke="#0f3831",
            stroke_width=4.4,
            stroke_linecap="round",
            transform="translate(1 1.6)",
        ),
        path(coil, fill="none", stroke="#eaf8ee", stroke_width=2.4, stroke_linecap="round"),
    ]


def card_back() -> str:
    defs, body = frame()
    defs += [
        linear("scale", (20, 20), (140, 140), (0, "#62ad96"), (1, "#2a665a")),
        radial("boss", (70, 66), 46, (0, "#8ccbb5"), (0.6, "#438a77"), (1, "#1f544b")),
    ]
    return document(160, 160, defs, [*body, *scales(), *boss()])


def card(kind: str) -> str:
    """Draw the face: the sky, the sun with the emblem, and the building."""
    profession = KINDS[kind]
    defs, body = frame()
    defs += [
        linear(
            "evening",
            (0, 19),
            (0, 139),
            (0, "#40204e"),
            (0.4, "#93406c"),
            (0.72, "#ec9a58"),
            (1, "#ffd98a"),
        ),
        radial("sun", (74, 54), 50, (0, "#fffdf0"), (0.6, "#fbe7b0"), (1, "#eebb55")),
        *shared(IVORY),
    ]
    bands = "M20 95H140V99H20ZM20 105H140V108H20Z"
    body += [
        rect(20, 19, 120, 120, rx=3, fill="url(#evening)"),
        ellipse(80, 60, 40.5, 40.5, fill="#ffd98a", fill_opacity="0.3"),
        ellipse(80, 60, 36, 36, fill="url(#sun)"),
        path(bands, fill="#ffe9b8", fill_opacity="0.25"),
        moved(BUILDERS[kind](IVORY), 27.5, 80, 0.35),
        rect(20, 136, 120, 3, fill="#2b1a2e"),
        moved(emblem(profession, DARK_INK[profession], "#000"), 56, 31, 0.48),
        path(
            "M20 139V22Q20 19 23 19H140",
            fill="none",
            stroke=DEEP,
            stroke_width=2.4,
            stroke_opacity="0.7",
        ),
    ]
    return document(160, 160, defs, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {"cards/back.svg": card_back()} | {f"cards/{kind}.svg": card(kind) for kind in KINDS}
