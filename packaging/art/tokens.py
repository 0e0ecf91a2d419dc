"""The representatives' hexagons, and the round marker of the player who places first."""

from __future__ import annotations

import math

from art.emblems import emblem
from art.ink import (
    BRASS,
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
)
from art.tiles import outline
from art.wood import IVORY, WOODS, Wood

ROLES = {"general": "soldier", "guildmaster": "merchant", "highpriest": "priest"}


def hexagon(cx: float, cy: float, r: float) -> list[Point]:
    """Return the six corners of a hexagon with a flat top."""
    return arc((cx, cy), (r, r), (0, 300), 5)


def leaf(x: float, y: float, heading: float, size: float) -> str:
    """Draw a pointed leaf from (x, y); the heading is in radians."""
    tip = (x + size * math.cos(heading), y + size * math.sin(heading))
    side = (-(tip[1] - y) * 0.42, (tip[0] - x) * 0.42)
    mid = ((x + tip[0]) / 2, (y + tip[1]) / 2)
    return (
        f"M{x:.1f} {y:.1f}Q{mid[0] + side[0]:.1f} {mid[1] + side[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        f"Q{mid[0] - side[0]:.1f} {mid[1] - side[1]:.1f} {x:.1f} {y:.1f}Z"
    )


def laurel(cx: float, cy: float, r: float) -> str:
    """Draw two leafy branches that rise on either side."""
    leaves, stems = "", ""
    for side in (-1, 1):
        turn = [math.radians(90 - side * step) for step in range(10, 131, 15)]
        for i, t in enumerate(turn):
            x, y = cx + r * math.cos(t), cy + r * math.sin(t)
            along = t - side * math.pi / 2
            size = 10.0 if i < len(turn) - 1 else 8.0
            leaves += leaf(x, y, along + side * 0.5, size)
            if i:
                leaves += leaf(x, y, along - side * 0.55, size * 0.8)
        rim = arc((cx, cy), (r, r), (90 - side * 4, 90 - side * 132), 8)
        stems += polygon(rim)[:-1]
    stroke = path(stems, fill="none", stroke="#f3d27a", stroke_width=1.2, stroke_opacity="0.6")
    return path(leaves, fill="#f3d27a", fill_opacity="0.62") + stroke


def token(field: tuple[str, str, str], rim: tuple[str, str, str], inner: list[str]) -> str:
    """Draw a thick hexagonal piece of 120 by 104, with a rim."""
    panel = hexagon(60, 49.5, 47.5)
    defs = [
        linear("rim", (20, 0), (100, 104), (0, rim[0]), (0.45, rim[1]), (1, rim[2])),
        linear("lip", (100, 104), (20, 0), (0, rim[0]), (0.5, rim[1]), (1, rim[2])),
        radial("field", (46, 34), 72, (0, field[0]), (0.6, field[1]), (1, field[2])),
        linear("shine", (30, 6), (70, 60), (0, "#fff", 0.42), (0.7, "#fff", 0)),
        linear("side", (0, 0), (120, 0), (0, rim[1]), (0.5, rim[2]), (1, rim[2])),
    ]
    thick = hexagon(60, 55, 57)
    top = hexagon(60, 49.5, 57)
    skirt = [top[3], thick[3], thick[2], thick[1], thick[0], top[0], top[1], top[2]]
    body = [
        path(
            polygon(skirt), fill="url(#side)", stroke=INK, stroke_width=1.4, stroke_linejoin="round"
        ),
        path(polygon(top), fill="url(#rim)", stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        path(polygon(hexagon(60, 49.5, 50)), fill="url(#lip)"),
        path(polygon(panel), fill="url(#field)"),
        *inner,
        path(polygon([*panel[3:6], (66, 32), (26, 49)]), fill="url(#shine)"),
    ]
    return document(120, 104, defs, body)


def representative(name: str) -> str:
    profession = ROLES[name]
    drop = emblem(profession, "#120810", "#120810")[:1]
    inner = [
        laurel(60, 47.5, 35),
        f'<g opacity="0.45">{moved(drop, 35.5, 23.5, 0.51)}</g>',
        moved(emblem(profession, "#fff6df", "#3a1408"), 34.5, 21.5, 0.51),
    ]
    return token(ENAMEL[profession], BRASS, inner)


def null_token() -> str:
    letter = "M41 76V24H52L68 54V24H79V76H68L52 46V76Z"
    inner = [
        path(letter, fill="#14101c", fill_opacity="0.5", transform="translate(1.5 2)"),
        path(letter, fill="#e2dbd2"),
    ]
    slate = ("#7d7688", "#4d475a", "#2a2636")
    pewter = ("#d3cdd6", "#8b8494", "#3d3847")
    return token(slate, pewter, inner)


def rays() -> str:
    """Draw a sunburst behind the marker's milestone: sixteen narrow points, long and short."""
    points: list[Point] = []
    for i in range(32):
        r = 31.0 if i % 2 else (44.0 if i % 4 == 0 else 39.0)
        t = math.radians(i * 11.25 - 90)
        points.append((60 + r * math.cos(t), 56 + r * math.sin(t)))
    return polygon(points)


def marker(wood: Wood) -> str:
    """Draw one face of the marker: the side's milestone on a ground in the other side's colour."""
    light, mid, dark = wood.face
    ground, inlay = ("#5b3216", "#b9822c") if wood is IVORY else ("#f3d9a0", "#c98f36")
    stone_colour = light if wood is IVORY else "#5b3216"
    defs = [
        linear("rim", (20, 10), (100, 110), (0, wood.rim[0]), (0.5, wood.rim[1]), (1, wood.rim[2])),
        linear("lip", (100, 110), (20, 10), (0, wood.rim[0]), (0.5, wood.rim[1]), (1, wood.rim[2])),
        radial("face", (46, 38), 70, (0, light), (0.6, mid), (1, dark)),
        linear("shine", (30, 14), (66, 66), (0, "#fff", 0.5), (0.8, "#fff", 0)),
    ]
    cuts = "".join(f"M16 {y}H184" for y in wood.grooves)
    stone = moved(
        [
            path(polygon(outline(wood)), fill=stone_colour),
            path(cuts, stroke=ground, stroke_width=13),
        ],
        39.5,
        25.5,
        0.205,
    )
    glow = polygon(
        [*arc((60, 56), (45, 43), (175, 300), 10), *arc((66, 64), (42, 40), (290, 185), 10)]
    )
    body = [
        ellipse(60, 63, 57, 55, fill=wood.rim[2], stroke=wood.edge, stroke_width=1.4),
        ellipse(60, 56.5, 57, 55, fill="url(#rim)", stroke=wood.edge, stroke_width=1.4),
        ellipse(60, 56.5, 50, 48, fill="url(#lip)"),
        ellipse(60, 56.5, 48, 46, fill="url(#face)"),
        path(rays(), fill=inlay),
        ellipse(60, 56, 31, 31, fill=ground, stroke=inlay, stroke_width=1.8),
        stone,
        path(glow, fill="url(#shine)"),
    ]
    return document(120, 120, defs, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out = {f"representatives/{name}.svg": representative(name) for name in ROLES}
    out["representatives/null.svg"] = null_token()
    return out | {f"marker/{wood.name}.svg": marker(wood) for wood in WOODS}
