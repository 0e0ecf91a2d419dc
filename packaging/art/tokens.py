"""The pieces that are neither tiles nor buildings: representatives, election cards, the marker."""

from __future__ import annotations

import math

from art.buildings import building
from art.masonry import DUSK
from art.masonry import defs as stone_defs
from art.emblems import emblem
from art.ink import (
    BRASS,
    DARK_INK,
    ENAMEL,
    INK,
    Point,
    arc,
    document,
    ellipse,
    linear,
    moved,
    path,
    polygon,
    radial,
    rect,
)
from art.wood import BROWN, IVORY, Wood

ROLES = {"general": "soldier", "guildmaster": "merchant", "highpriest": "priest"}
KINDS = {"citadel": "soldier", "market": "merchant", "temple": "priest"}


def hexagon(cx: float, cy: float, r: float) -> list[Point]:
    """Six corners, flat at the top."""
    return arc(cx, cy, r, r, 0, 300, 5)


def laurel(cx: float, cy: float, r: float, fill: str) -> str:
    """Two branches of leaves around the lower half."""
    d = ""
    for side in (-1, 1):
        for i in range(7):
            t = math.radians(90 - side * (14 + 19 * i))
            x, y = cx + r * math.cos(t), cy + r * math.sin(t)
            out = t - side * 0.9
            tip = (x + 8.5 * math.cos(out - side * 0.35), y + 8.5 * math.sin(out - side * 0.35))
            nx, ny = -(tip[1] - y) * 0.32, (tip[0] - x) * 0.32
            mx, my = (x + tip[0]) / 2, (y + tip[1]) / 2
            d += (
                f"M{x:.1f} {y:.1f}Q{mx + nx:.1f} {my + ny:.1f} {tip[0]:.1f} {tip[1]:.1f}"
                f"Q{mx - nx:.1f} {my - ny:.1f} {x:.1f} {y:.1f}Z"
            )
    return path(d, fill=fill)


def token(field: tuple[str, str, str], rim: tuple[str, str, str], inner: list[str]) -> str:
    """A thick hexagonal piece with a rim; 120 by 104."""
    face, low = hexagon(60, 50, 57), hexagon(60, 54.5, 57)
    panel = hexagon(60, 50, 47)
    defs = [
        linear("rim", (20, 0), (100, 104), (0, rim[0]), (0.45, rim[1]), (1, rim[2])),
        linear("lip", (100, 104), (20, 0), (0, rim[0]), (0.5, rim[1]), (1, rim[2])),
        radial("field", (46, 34), 72, (0, field[0]), (0.6, field[1]), (1, field[2])),
        linear("shine", (30, 6), (70, 60), (0, "#fff", 0.4), (0.7, "#fff", 0)),
    ]
    body = [
        path(polygon(low), fill=rim[2], stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        path(
            polygon(face), fill="url(#rim)", stroke=INK, stroke_width=1.4, stroke_linejoin="round"
        ),
        path(polygon(hexagon(60, 50, 49.5)), fill="url(#lip)"),
        path(polygon(panel), fill="url(#field)"),
        *inner,
        path(polygon([panel[3], panel[4], panel[5], (66, 34), (28, 50)]), fill="url(#shine)"),
    ]
    return document(120, 104, defs, body)


def representative(name: str) -> str:
    profession = ROLES[name]
    inner = [
        laurel(60, 49, 33, "#f3d27a"),
        moved(emblem(profession, "#fff6df", "#3a1408"), 37, 24, 0.46),
    ]
    return token(ENAMEL[profession], BRASS, inner)


def null_token() -> str:
    letter = "M42 76V26H51L70 58V26H79V76H70L51 44V76Z"
    inner = [
        path(letter, fill="#14101c", fill_opacity="0.5", transform="translate(1.5 2)"),
        path(letter, fill="#d9d2c8"),
    ]
    slate = ("#7d7688", "#4d475a", "#2a2636")
    pewter = ("#d3cdd6", "#8b8494", "#3d3847")
    return token(slate, pewter, inner)


# Cards -------------------------------------------------------------------------------------------

GREEN = ("#7dbba4", "#3f8472", "#1c4a43")


def card_frame() -> tuple[list[str], list[str]]:
    """Definitions and body of the carved green square, its middle (18..142) still empty."""
    defs = [
        linear("slab", (10, 0), (150, 160), (0, GREEN[0]), (0.5, GREEN[1]), (1, GREEN[2])),
        linear("cut", (150, 160), (10, 0), (0, GREEN[0]), (0.5, GREEN[1]), (1, GREEN[2])),
        linear("well", (0, 16), (0, 144), (0, "#1b4740"), (1, "#2d6a5e")),
    ]
    corners = "".join(
        path(
            f"M{x} {y}m-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z",
            fill="url(#cut)",
            stroke="#123531",
            stroke_width=0.8,
        )
        for x in (12, 148)
        for y in (12, 148)
    )
    body = [
        rect(2, 3, 156, 156, rx=13, fill="#0f2f2b"),
        rect(2, 1, 156, 156, rx=13, fill="url(#slab)", stroke="#10302c", stroke_width=1.4),
        rect(17, 16, 126, 126, rx=5, fill="url(#cut)"),
        rect(20, 19, 120, 120, rx=3, fill="url(#well)"),
        corners,
    ]
    return defs, body


def scales() -> list[str]:
    """Rows of overlapping carved scallops."""
    step, rise = 20.0, 12.0
    dark, light, fill = "", "", ""
    row = 0
    y = 139.0
    while y > 24:
        shift = step / 2 if row % 2 else 0.0
        x = 20.0 + shift
        while x < 139:
            w = min(step, 140 - x)
            if w >= step - 0.1:
                d = f"M{x:.0f} {y:.0f}a10 13 0 0 1 20 0"
                fill += d + "Z"
                dark += d
                light += f"M{x + 2.5:.1f} {y:.0f}a7.500 10 0 0 1 9 -9.600"
            x += step
        y -= rise
        row += 1
    return [
        path(fill, fill="url(#scale)"),
        path(dark, fill="none", stroke="#113832", stroke_width=2),
        path(
            light,
            fill="none",
            stroke="#a6dcc6",
            stroke_width=1.5,
            stroke_opacity="0.75",
            stroke_linecap="round",
        ),
    ]


def card_back() -> str:
    defs, body = card_frame()
    defs += [
        linear("scale", (20, 20), (140, 140), (0, "#5aa48e"), (1, "#2c6a5d")),
        radial("boss", (72, 68), 40, (0, "#b9e6d4"), (0.5, "#57a08b"), (1, "#1f544b")),
    ]
    body += [*scales(), *boss()]
    return document(160, 160, defs, body)


def boss() -> list[str]:
    """The round boss in the middle: a murex shell's spiral in relief."""
    turns = []
    for i in range(46):
        t = i * 0.28
        r = 1.5 + t * 2.0
        turns.append((80 + r * math.cos(t), 79 + r * math.sin(t)))
    from art.ink import smooth

    spiral = smooth(turns)
    return [
        ellipse(80, 81, 35, 35, fill="#0f2f2b", fill_opacity="0.6"),
        ellipse(80, 79, 34, 34, fill="url(#cut)", stroke="#10302c", stroke_width=1.2),
        ellipse(80, 79, 30, 30, fill="url(#boss)"),
        path(
            spiral,
            fill="none",
            stroke="#123f38",
            stroke_width=4,
            stroke_linecap="round",
            transform="translate(1 1.500)",
        ),
        path(spiral, fill="none", stroke="#e4f6ea", stroke_width=2.2, stroke_linecap="round"),
    ]


def card(kind: str) -> str:
    profession = KINDS[kind]
    defs, body = card_frame()
    defs += [
        linear(
            "sky",
            (0, 19),
            (0, 139),
            (0, "#4a2356"),
            (0.45, "#a3486f"),
            (0.75, "#f0a25a"),
            (1, "#ffd98a"),
        ),
        radial("sun", (74, 56), 52, (0, "#fffbe8"), (0.6, "#fbe3a3"), (1, "#eebb55")),
        *stone_defs(DUSK),
    ]
    body += [
        rect(20, 19, 120, 120, rx=3, fill="url(#sky)"),
        ellipse(80, 62, 40, 40, fill="url(#sun)"),
        moved(building(kind, DUSK), 22, 78.5, 0.3867),
        rect(20, 135, 120, 4, fill="#2b1a2e"),
        moved(emblem(profession, DARK_INK[profession], "#000"), 52, 25, 0.56),
    ]
    return document(160, 160, defs, body)


# The first player's marker -----------------------------------------------------------------------


def marker(wood: Wood) -> str:
    light, mid, dark = wood.face
    ivory = wood is IVORY
    sign = "#7d1f4d" if ivory else "#f3cd6b"
    stone = "M44 88V54C44 32 76 32 76 54V88Z"
    grooves = "M44 58H76" if ivory else "M44 55H76M44 64H76"
    defs = [
        linear("rim", (20, 10), (100, 110), (0, wood.rim[0]), (0.5, wood.rim[1]), (1, wood.rim[2])),
        linear("lip", (100, 110), (20, 10), (0, wood.rim[0]), (0.5, wood.rim[1]), (1, wood.rim[2])),
        radial("face", (46, 38), 70, (0, light), (0.6, mid), (1, dark)),
    ]
    beads = "".join(
        f"M{x:.1f} {y:.1f}m-1.600 0a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1 -3.200 0Z"
        for x, y in arc(60, 57, 42, 42, 0, 350, 35)
    )
    body = [
        ellipse(60, 63, 56, 54, fill=wood.rim[2], stroke=wood.edge, stroke_width=1.4),
        ellipse(60, 57, 56, 54, fill="url(#rim)", stroke=wood.edge, stroke_width=1.4),
        ellipse(60, 57, 49, 47, fill="url(#lip)"),
        ellipse(60, 57, 47, 45, fill="url(#face)"),
        path(beads, fill=wood.edge, fill_opacity="0.45"),
        path(stone, fill=sign),
        path(grooves, stroke=mid, stroke_width=4),
    ]
    return document(120, 120, defs, body)


def drawings() -> dict[str, str]:
    out = {f"representatives/{name}.svg": representative(name) for name in ROLES}
    out["representatives/null.svg"] = null_token()
    out["cards/back.svg"] = card_back()
    out |= {f"cards/{kind}.svg": card(kind) for kind in KINDS}
    out["marker/ivory.svg"] = marker(IVORY)
    out["marker/brown.svg"] = marker(BROWN)
    return out
