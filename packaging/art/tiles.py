"""The upright tiles: varnished wooden milestones, flat at the foot and round at the top.

They are seen slightly from above and from the left, so that the rim shows at the top and on the
right. The face is centred on x = 100. Ivory has a round scoop in the top and one groove on its back,
brown a pointed notch and two grooves. Each side has four boards. Ivory is light enough and brown dark
enough for any ground by day; a rim of light edges brown's face for the dark. The program adds emblems
and numerals, and moves a shine over a tile that is lifted.
"""

from __future__ import annotations

import math

from art.ink import Point, arc, document, ellipse, linear, path, polygon, radial
from art.wood import IVORY, WOODS, Wood, grain

LEFT, RIGHT, TOP, FOOT = 16.0, 184.0, 28.0, 272.0
CENTRE, HALF, RISE = 100.0, 84.0, 78.0
DEEP = (13.0, -19.0)
GROOVE = 6.0
FRONTS, BACKS = (9, 14, 21, 33), (4, 12, 26, 31)
CONTACT = f"M{LEFT} {FOOT - 5}H{RIGHT}V{FOOT}H{LEFT}Z"


def top_y(x: float, inset: float = 0.0) -> float:
    """Return the height of the round top over x, `inset` units inside the edge."""
    half, rise = HALF - inset, RISE - inset
    u = min(1.0, abs(x - CENTRE) / half)
    return TOP + RISE - rise * math.sqrt(1 - u * u)


def notch(wood: Wood, inset: float = 0.0) -> list[Point]:
    """Return the notch in the top, from left to right."""
    if wood is IVORY:
        half = 10.5 + inset * 0.7
        y = top_y(CENTRE - half, inset)
        return arc((CENTRE, y), (half, 9.0 + inset * 0.3), (180, 0), 8)
    half = 11.0 + inset * 0.8
    y = top_y(CENTRE - half, inset)
    return [(CENTRE - half, y), (CENTRE, y + 13.0 + inset * 0.2), (CENTRE + half, y)]


def outline(wood: Wood, inset: float = 0.0, bitten: bool = False, n: int = 14) -> list[Point]:
    """Return the face's edge from the lower left corner over the top to the lower right one.

    `bitten`: the grooves of the back cut into both edges.
    """
    half, rise = HALF - inset, RISE - inset
    shoulder = TOP + RISE
    cut = notch(wood, inset)
    reach = math.degrees(math.acos((CENTRE - cut[0][0]) / half))
    left = arc((CENTRE, shoulder), (half, rise), (180, 180 + reach), n)
    right = arc((CENTRE, shoulder), (half, rise), (360 - reach, 360), n)
    bites: list[Point] = []
    for y in wood.grooves if bitten else ():
        if y - GROOVE > shoulder:
            bites += [(3.2, y + GROOVE - 1.5), (3.2, y - GROOVE + 1.5)]
            bites = [*bites[:-2], (0, y + GROOVE), *bites[-2:], (0, y - GROOVE)]
    west = [(CENTRE - half + x, y) for x, y in sorted(bites, key=lambda b: -b[1])]
    east = [(2 * CENTRE - x, y) for x, y in reversed(west)]
    foot = FOOT - inset
    return [
        (CENTRE - half, foot),
        *west,
        *left,
        *cut[1:-1],
        *right,
        *east,
        (CENTRE + half, foot),
    ]


def shifted(points: list[Point], part: float) -> list[Point]:
    """Move the points by a part of the slab's depth."""
    return [(x + part * DEEP[0], y + part * DEEP[1]) for x, y in points]


def rim(wood: Wood, back: bool) -> list[str]:
    """Draw the slab's thickness along the edges that face up or right."""
    edge = outline(wood, bitten=back)
    turn = 1
    while (edge[turn + 1][1] - edge[turn][1]) * DEEP[0] <= (
        edge[turn + 1][0] - edge[turn][0]
    ) * DEEP[1]:
        turn += 1
    chain = edge[turn:]
    band = polygon([*chain, *reversed(shifted(chain, 1))])
    cut = notch(wood)
    walls = polygon([*cut, *reversed(shifted(cut, 1))])
    rings = "".join(polygon(shifted(chain, part))[:-1] for part in (0.3, 0.55, 0.8))
    out = [
        path(band, fill="url(#rim)"),
        path(walls, fill=wood.rim[2], fill_opacity="0.5"),
        path(rings, fill="none", stroke=wood.grain, stroke_width=0.8, stroke_opacity="0.28"),
    ]
    for y in wood.grooves if back else ():
        lip = [(RIGHT, y - GROOVE), (RIGHT, y + GROOVE)]
        out.append(path(polygon([*lip, *reversed(shifted(lip, 1))]), fill="url(#groove)"))
    return [
        *out,
        path(band, fill="none", stroke=wood.edge, stroke_width=1.6, stroke_linejoin="round"),
    ]


def groove(wood: Wood, y: float) -> list[str]:
    """Draw a band carved across the back: dark at its upper edge, light at its lower one."""
    inset = HALF * (1 - math.sqrt(max(0.0, 1 - max(0.0, (TOP + RISE - y) / RISE) ** 2)))
    a, b = LEFT + inset + 1.2, RIGHT - inset - 1.2
    return [
        path(f"M{a:.1f} {y - GROOVE}H{b:.1f}V{y + GROOVE}H{a:.1f}Z", fill="url(#groove)"),
        path(f"M{a:.1f} {y - GROOVE}H{b:.1f}", stroke=wood.edge, stroke_width=2.4),
        path(
            f"M{a:.1f} {y + GROOVE}H{b:.1f}",
            stroke=wood.lip,
            stroke_width=2.2,
            stroke_opacity=f"{0.35 + wood.bevel_light * 0.5:.2f}",
        ),
    ]


def shading(wood: Wood) -> list[str]:
    """Return the gradients of both faces."""
    light, mid, dark = wood.face
    hi, side, deep = wood.rim
    return [
        linear("face", (40, 10), (140, 290), (0, light), (0.5, mid), (1, dark)),
        linear(
            "rim",
            (24, 60),
            (198, 130),
            (0, side),
            (0.2, hi),
            (0.5, hi),
            (0.78, side),
            (0.93, deep),
            (1, deep),
        ),
        linear(
            "bevel",
            (30, 10),
            (172, 284),
            (0, "#fff", wood.bevel_light),
            (0.36, "#fff", 0.1 * wood.bevel_light),
            (0.5, wood.bevel_dark, 0.08),
            (1, wood.bevel_dark, 0.8),
        ),
        linear("foot", (0, 226), (0, FOOT), (0, wood.bevel_dark, 0), (1, wood.bevel_dark, 0.45)),
        linear(
            "gloss", (30, 120), (110, 30), (0, "#fff", 0), (0.5, "#fff", wood.gloss), (1, "#fff", 0)
        ),
        linear(
            "sheen",
            (20, 150),
            (190, 230),
            (0.4, "#fff", 0),
            (0.58, "#fff", wood.gloss * 0.24),
            (0.66, "#fff", wood.gloss * 0.06),
            (0.7, "#fff", wood.gloss * 0.18),
            (0.76, "#fff", 0),
        ),
        linear("groove", (LEFT, 0), (RIGHT + 13, 0), (0, wood.edge, 0.62), (1, wood.edge, 0.85)),
    ]


def gloss() -> str:
    """Draw the varnish: a tapered streak of window light along the upper left shoulder."""
    outer = arc((CENTRE, TOP + RISE), (HALF - 11, RISE - 11), (184, 256), 10)
    inner = arc((CENTRE + 6, TOP + RISE + 7), (HALF - 15, RISE - 14), (256, 188), 10)
    return polygon([*outer, *inner])


def tile(wood: Wood, back: bool, board: int = 1) -> list[str]:
    """Draw the front or the back of a side's upright tile; `shading` has its gradients."""
    return [*rim(wood, back), *surface(wood, back, board)]


def surface(wood: Wood, back: bool, board: int) -> list[str]:
    """Draw the carving and the varnish on one side of the slab, cut from one of the boards."""
    seed = (BACKS if back else FRONTS)[board - 1]
    face = polygon(outline(wood, bitten=back))
    inner = outline(wood, 5.5)
    ring = polygon(outline(wood)) + polygon(list(reversed(inner)))
    body = [
        path(face, fill="url(#face)"),
        *grain(wood, seed, inside, 1.0 if back else 0.62),
        path(polygon(inner), fill="url(#sheen)"),
        path(polygon(inner), fill="url(#foot)"),
        path(ring, fill="url(#bevel)", fill_rule="evenodd"),
        path(gloss(), fill="url(#gloss)"),
    ]
    for y in wood.grooves if back else ():
        body += groove(wood, y)
    line = {"fill": "none", "stroke_linejoin": "round"}
    if wood.light:
        body.append(path(polygon(outline(wood, 3.4)), stroke=wood.light, stroke_width=4.6, **line))
    return [
        *body,
        path(CONTACT, fill="#120a06", fill_opacity="0.62"),
        path(face, stroke=wood.contour[0], stroke_width=wood.contour[1], **line),
    ]


def inside(x: float, y: float) -> bool:
    """Return whether a line of grain may pass here: inside the face, but not at its notch."""
    if not LEFT + 4 < x < RIGHT - 4 or not top_y(x, 4) < y < FOOT - 4:
        return False
    return abs(x - CENTRE) > 20 or y > TOP + 20


def shadow() -> str:
    """Draw where a tile's foot touches the ground, and the shadow that it casts to the right."""
    dark = "#140a18"
    touch = radial(
        "t", (116, 34), 92, (0, dark, 0.85), (0.62, dark, 0.7), (1, dark, 0), squash=0.14
    )
    cast = radial("c", (168, 44), 130, (0, dark, 0.6), (0.5, dark, 0.4), (1, dark, 0), squash=0.24)
    shapes = [
        ellipse(168, 44, 130, 31, fill="url(#c)"),
        ellipse(116, 34, 92, 13, fill="url(#t)"),
    ]
    return document(300, 80, [touch, cast], shapes)


def glow() -> str:
    """Draw a pale glow behind the tile that is expected next."""
    stops = ((0.3, "#fff8e8", 0.95), (0.62, "#fff8e8", 0.5), (1, "#fff8e8", 0.0))
    light = radial("g", (150, 200), 150, *stops, squash=1.33)
    return document(300, 400, [light], [ellipse(150, 200, 150, 200, fill="url(#g)")])


def shine() -> str:
    """Draw the reflection that passes over a lifted tile: a soft slanted streak in the middle."""
    stops = ((0, "#fff", 0.85), (0.3, "#fff", 0.5), (1, "#fff", 0))
    streak = radial("s", (100, 150), 84, *stops, squash=0.2)
    lean = 'transform="rotate(-58 100 150)"'
    return document(
        200,
        280,
        [streak],
        [f'<rect x="16" y="120" width="168" height="60" fill="url(#s)" {lean}/>'],
    )


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out = {"tiles/shadow.svg": shadow(), "tiles/glow.svg": glow(), "tiles/shine.svg": shine()}
    for wood in WOODS:
        for back, face in ((False, "front"), (True, "back")):
            for board in range(1, len(FRONTS) + 1):
                drawing = document(200, 280, shading(wood), tile(wood, back, board))
                out[f"tiles/{wood.name}-{face}-{board}.svg"] = drawing
    return out
