"""The table: two banks of one canal under one sky, lit from the left.

The design is 1280 by 656. Sky, far bank, canal and near bank are pictures of their own, which are
stretched to the table, so nothing in them must be round. What must keep its shape is drawn by itself:
the sun, and what stands between the buildings. What marks a building's ground lies over the scene:
the light of an election in force, which lets the joints through, and the dusk of a closed building.
Buildings, boats and tiles are not here.
"""

from __future__ import annotations

import random

from art.hours import HOURS, LAST, Hour, Tint
from art.ink import Point, document, ellipse, linear, moved, num, path, radial, rect, smooth
from art.sights import cypress, halo, lamp, lighthouse, palm, ship

WIDE, COAST = 1280, 107.0
SEA, FAR, QUAY, CANAL, NEAR, RACK = 172.0, 200.0, 300.0, 318.0, 420.0, 656.0
VANISH = (560.0, 120.0)
SUN = (44.0, 152.0)
STEPS = 12
STAGE = (1280, 244)
HORIZON, DOOR = 72.0, (858.0, 228.0)


def alpha(value: float) -> str:
    """Return an opacity as text."""
    return f"{value:.3g}"


def sky(hour: Hour) -> tuple[list[str], list[str]]:
    """Return the gradients and the shapes of the sky, the sun and the clouds."""
    stops = zip((0, 0.42, 0.76, 1), hour.sky, strict=True)
    defs = [
        linear("sky", (0, 0), (0, SEA), *stops),
        radial(
            "sun",
            SUN,
            760,
            (0, *hour.sun),
            (0.24, hour.haze, hour.sun[1] * 0.5),
            (1, hour.haze, 0),
            squash=0.3,
        ),
        linear("cloud", (0, 20), (0, 150), (0, *hour.cloud[0]), (1, *hour.cloud[1])),
    ]
    rng = random.Random(4)
    dots = ""
    for _ in range(70 if hour.stars else 0):
        x, y, size = rng.uniform(0, WIDE), rng.uniform(4, 96), rng.choice((1, 1.4, 2))
        dots += f"M{num(x)} {num(y)}h{size}v{size}h-{size}Z"
    stars = [path(dots, fill="#ffeecb", fill_opacity=alpha(hour.stars))] if dots else []
    return defs, [
        rect(0, 0, WIDE, FAR + 8, fill="url(#sky)"),
        *stars,
        rect(0, 0, WIDE, FAR + 8, fill="url(#sun)"),
        path(clouds(), fill="url(#cloud)"),
        path(GULLS, fill=hour.gulls[0], fill_opacity=alpha(hour.gulls[1])),
    ]


def sun(hour: Hour, at: Point) -> tuple[str, str]:
    """Return the gradient and the shape of the sun's disc."""
    pale, warm = hour.disc
    disc = radial("disc", at, 34, (0.35, pale), (0.8, warm), (1, warm, 0))
    return disc, ellipse(*at, 34, 34, fill="url(#disc)")


GULLS = "M452 60q7 -6 11 1q5 -7 12 -2q-7 -1 -11 6q-5 -7 -12 -5ZM478 74q5 -4 8 1q4 -5 9 -1q-5 0 -8 5q-4 -5 -9 -5ZM838 52q6 -5 9 1q4 -6 10 -2q-6 0 -9 6q-4 -6 -10 -5ZM1236 92q5 -4 8 1q4 -5 9 -1q-5 0 -8 5q-4 -5 -9 -5Z"


def clouds() -> str:
    """Draw long clouds with a flat foot."""
    d = ""
    for x, y, wide, high in (
        (372, 96, 190, 20),
        (470, 84, 120, 15),
        (690, 60, 150, 12),
        (786, 112, 150, 18),
        (850, 103, 96, 14),
        (1180, 46, 190, 17),
        (1120, 56, 120, 10),
        (160, 44, 170, 13),
        (60, 92, 120, 9),
        (1240, 128, 130, 11),
        (560, 132, 110, 8),
    ):
        half = wide / 2
        d += (
            f"M{num(x - half)} {num(y)}C{num(x - half * 0.8)} {num(y - high * 0.5)} {num(x - half * 0.6)} {num(y - high * 0.35)} {num(x - half * 0.46)} {num(y - high * 0.55)}"
            f"C{num(x - half * 0.36)} {num(y - high * 1.2)} {num(x + half * 0.05)} {num(y - high * 1.3)} {num(x + half * 0.16)} {num(y - high * 0.75)}"
            f"C{num(x + half * 0.4)} {num(y - high)} {num(x + half * 0.56)} {num(y - high * 0.6)} {num(x + half * 0.6)} {num(y - high * 0.35)}"
            f"C{num(x + half * 0.8)} {num(y - high * 0.4)} {num(x + half * 0.9)} {num(y - high * 0.1)} {num(x + half)} {num(y)}Z"
        )
    return d


def hills() -> tuple[str, str]:
    back = [
        (0, 150),
        (90, 128),
        (190, 146),
        (300, 120),
        (430, 150),
        (560, 138),
        (690, 156),
        (820, 126),
        (960, 146),
        (1090, 118),
        (1200, 140),
        (1280, 128),
    ]
    front = [
        (0, 168),
        (130, 150),
        (250, 168),
        (390, 174),
        (700, 176),
        (800, 160),
        (930, 172),
        (1060, 150),
        (1180, 166),
        (1280, 152),
    ]
    foot = f"V{num(FAR)}H0Z"
    return smooth(back) + foot, smooth(front) + foot


def skyline() -> str:
    """Draw the roofs of the far town in the gaps between the buildings."""
    d = ""
    for x, y, w, kind in (
        (362, 160, 26, 0),
        (386, 148, 18, 1),
        (404, 158, 30, 0),
        (436, 140, 13, 2),
        (449, 162, 34, 0),
        (478, 152, 20, 1),
        (782, 158, 28, 0),
        (808, 150, 20, 1),
        (872, 160, 30, 0),
        (900, 148, 18, 2),
        (918, 156, 26, 0),
        (0, 160, 24, 0),
        (26, 150, 18, 1),
        (46, 164, 30, 0),
        (1216, 158, 26, 0),
        (1240, 146, 16, 2),
        (1256, 160, 24, 0),
        (640, 166, 30, 0),
        (580, 168, 26, 0),
        (690, 162, 22, 1),
    ):
        d += f"M{x} {FAR}V{y}"
        if kind == 0:
            d += f"H{x + w}"
        elif kind == 1:
            d += f"Q{num(x + w / 2)} {y - w} {x + w} {y}"
        else:
            d += f"L{num(x + w / 2)} {y - w}L{x + w} {y}"
        d += f"V{FAR}Z"
    return d


def joints(
    top: float, foot: float, first: float, grow: float, wide: float, vanish: Point = VANISH
) -> tuple[str, str, str]:
    """Draw flagstones in perspective: the joints as filled strips, and stones of two other tones."""
    rng = random.Random(int(top))
    vx, vy = vanish
    lines, warm, cool = "", "", ""
    y, step, row = top, first, 0
    while y < foot - 1:
        below = min(foot, y + step)
        if foot - below < step * 0.4:
            below = foot
        step *= grow
        scale = [(v - vy) / (foot - vy) for v in (y, below)]
        thick = 0.5 + 0.9 * scale[1]
        reach = int(WIDE / wide / scale[0]) + 2
        for k in range(-reach, reach + 1):
            at = (k + (0.5 if row % 2 else 0.0)) * wide
            a, b = (vx + at * s for s in scale)
            c, d = (vx + (at + wide) * s for s in scale)
            if max(c, d) < 0 or min(a, b) > WIDE:
                continue
            lines += f"M{num(a)} {num(y)}h{thick:.1f}L{num(b + thick)} {num(below)}h-{thick:.1f}Z"
            tone = rng.random()
            stone = f"M{a:.0f} {y:.0f}H{c:.0f}L{d:.0f} {below:.0f}H{b:.0f}Z"
            if tone < 0.16:
                warm += stone
            elif tone < 0.34:
                cool += stone
        if below < foot:
            lines += f"M0 {num(below - thick / 2)}H{WIDE}v{thick:.1f}H0Z"
        y, row = below, row + 1
    return lines, warm, cool


def bank(
    hour: Hour,
    name: str,
    top: float,
    foot: float,
    shape: tuple[float, float, float],
    vanish: Point = VANISH,
) -> list[str]:
    """Draw a bank's paving over its ground."""
    lines, warm, cool = joints(top, foot, *shape, vanish)
    return [
        rect(0, top, WIDE, foot - top, fill=f"url(#{name})"),
        path(warm, fill=hour.stones[0][0], fill_opacity=alpha(hour.stones[0][1])),
        path(cool, fill=hour.stones[1][0], fill_opacity=alpha(hour.stones[1][1])),
        path(lines, fill=hour.joint[0], fill_opacity=alpha(hour.joint[1])),
    ]


GAPS = (WIDE / 3, WIDE * 2 / 3)


def groves(hour: Hour) -> tuple[list[str], list[list[str]]]:
    """Return gradients, and what stands in the left and the right gap of the far and the near bank."""
    light, mid, dark = hour.leaf
    defs = [
        linear("leaf", (0, 100), (0, 560), (0, light), (1, mid)),
        linear("leafdark", (0, 100), (0, 560), (0, mid), (1, dark)),
        linear("bark", (0, 100), (0, 560), (0, hour.bark[0]), (1, hour.bark[1])),
        linear("ink", (0, 0), (0, 1), (0, hour.line), (1, hour.line)),
    ]
    one, two = GAPS
    palms = [*palm(one - 34, 215, 0.74), *palm(one - 4, 218, 0.56)]
    trees = [
        *cypress(two - 30, 214, 0.72),
        *cypress(two - 13, 218, 0.86),
        *cypress(two + 4, 215, 0.62),
    ]
    cypresses = [
        *cypress(one - 17, 545, 1.08),
        *cypress(one + 22, 548, 0.95),
        *lamp(hour, one + 3, 553, 0.9),
    ]
    garden = [
        *palm(two + 14, 545, 1.15),
        *palm(two - 24, 549, 0.86),
        *lamp(hour, two, 556, 0.9),
    ]
    if hour.lamp[1]:
        for i, group in enumerate((cypresses, garden)):
            shine, spot = halo(hour, GAPS[i], 496 + 4 * i, 84, f"halo{i}")
            defs.append(shine)
            group.append(spot)
    return defs, [palms, trees, cypresses, garden]


def parapet(hour: Hour) -> list[str]:
    """Draw the low wall behind the far bank."""
    light, mid, dark = hour.wall
    posts = "".join(f"M{x} 193h9v13h-9Z" for x in range(22, WIDE, 71))
    return [
        rect(0, 196, WIDE, 9, fill=mid),
        rect(0, 195, WIDE, 2.4, fill=light),
        rect(0, 204, WIDE, 2.4, fill=dark, fill_opacity="0.7"),
        path(posts, fill=light, stroke=dark, stroke_width=0.8),
    ]


def quay(hour: Hour) -> list[str]:
    """Draw the wooden quay of the far bank with its piles, and its shadow on the water."""
    light, mid, dark = hour.wood
    planks = "".join(f"M{x} 305h1.6V318h-1.6Z" for x in range(12, WIDE, 37))
    piles = "".join(f"M{x} 303h11V{332 + (x // 106) % 3 * 2}h-11Z" for x in range(34, WIDE, 106))
    shine = "".join(f"M{x} 303h3V{331 + (x // 106) % 3 * 2}h-3Z" for x in range(35, WIDE, 106))
    return [
        rect(0, 318, WIDE, 15, fill="#04181c", fill_opacity="0.34"),
        rect(0, 300, WIDE, 18, fill="url(#wood)"),
        rect(0, 299, WIDE, 4.4, fill=light),
        rect(0, 303.4, WIDE, 1.6, fill=dark),
        path(planks, fill=dark, fill_opacity="0.7"),
        path(piles, fill=mid, stroke=dark, stroke_width=1.4),
        path(shine, fill=light, fill_opacity="0.6"),
        rect(0, 317, WIDE, 1.6, fill=dark),
    ]


def wave(x: float, y: float, size: float) -> str:
    """Draw a crest and its trough, filled: Qt takes much longer to draw a stroke."""
    a, b, c, d = (num(v * size) for v in (5, 10, 3.8, 6.6))
    return f"M{num(x)} {num(y)}q{a} -{c} {b} 0q{a} {c} {b} 0q-{a} {d} -{b} 0q-{a} -1 -{b} 0Z"


def canal(hour: Hour) -> list[str]:
    """Draw the water with small waves, and the sun's path on its left."""
    rng = random.Random(12)
    waves, glints = "", ""
    for _ in range(96):
        y = CANAL + 14 + (NEAR - CANAL - 18) * rng.random() ** 0.9
        size = 0.5 + (y - CANAL) / 110
        x = rng.uniform(0, WIDE)
        waves += wave(x, y, size)
    for _ in range(46):
        y = rng.uniform(CANAL + 10, NEAR - 4)
        x = 60 + rng.gauss(0, 26 + (y - CANAL) * 0.8)
        half = rng.uniform(6, 24)
        glints += f"M{num(x - half)} {num(y)}Q{num(x)} {num(y - 2.6)} {num(x + half)} {num(y)}Q{num(x)} {num(y + 2.6)} {num(x - half)} {num(y)}Z"
    return [
        rect(0, CANAL, WIDE, NEAR - CANAL, fill="url(#water)"),
        rect(0, CANAL, WIDE, NEAR - CANAL, fill="url(#rake)"),
        rect(0, CANAL, WIDE, NEAR - CANAL, fill="url(#path)"),
        path(waves, fill=hour.wave[0], fill_opacity=alpha(hour.wave[1])),
        path(glints, fill=hour.glint[0], fill_opacity=alpha(hour.glint[1] * 0.7)),
    ]


def coping(hour: Hour) -> list[str]:
    """Draw the stone edge of the near bank."""
    light, _, dark = hour.coping
    stones = "".join(f"M{x} 421h1.4l-3 13h-1.4Z" for x in range(20, WIDE, 62))
    return [
        rect(0, 414, WIDE, 7, fill="#04181c", fill_opacity="0.3"),
        rect(0, 419, WIDE, 16, fill="url(#coping)"),
        rect(0, 418.6, WIDE, 1.8, fill=light),
        path(stones, fill=dark, fill_opacity="0.6"),
        rect(0, 434, WIDE, 2, fill=dark),
        rect(0, 436, WIDE, 5, fill=dark, fill_opacity="0.3"),
    ]


def scenery(hour: Hour) -> list[str]:
    """Return the gradients that the table shares with the stage of a tally."""
    return [
        linear("sea", (0, 0), (WIDE, 0), (0, hour.sea[1]), (0.5, hour.sea[0]), (1, hour.sea[0])),
        linear("wood", (0, QUAY), (0, CANAL), (0, hour.wood[1]), (1, hour.wood[2])),
        linear("water", (0, CANAL), (0, NEAR), *zip((0, 0.45, 1), hour.water, strict=True)),
        radial(
            "path",
            (60, 360),
            420,
            (0, hour.glint[0], hour.glint[1] * 0.5),
            (1, hour.glint[0], 0),
            squash=0.3,
        ),
        linear("coping", (0, NEAR), (0, NEAR + 15), (0, hour.coping[0]), (1, hour.coping[1])),
        linear("rake", (0, 0), (WIDE, 0), (0, *hour.rake), (0.7, hour.rake[0], 0)),
    ]


def stage(hour: Hour, *, near: bool) -> str:
    """Draw the square before a building that is counted; behind it the sea, or the canal.

    The paving begins above the tiles' tops, so that they stand before even ground.
    """
    wide, high = STAGE
    sky_defs, sky_body = sky(hour)
    back, front = hills()
    more, _ = groves(hour)
    x, foot = DOOR
    # At dusk a tile stands out by its rim of light alone, which only dark ground allows.
    colour, strength = hour.pool[0], 0.2 if hour.lamp[1] else 0.74
    defs = [
        *scenery(hour),
        *sky_defs,
        *more,
        linear("square", (0, HORIZON), (0, high), *enumerate(hour.far)),
        radial("glow", (x, 110), 330, (0, colour, strength / 2), (1, colour, 0), squash=0.6),
        radial(
            "pool",
            (x, foot),
            400,
            (0, colour, strength),
            (0.55, colour, 0.7 * strength),
            (1, colour, 0),
            squash=0.16,
        ),
        linear("foot", (x - 230, 0), (x + 250, 0), (0, "#14101e", 0), (0.3, "#14101e", 0.25),
               (0.7, "#14101e", 0.25), (1, "#14101e", 0)),
    ]  # fmt: skip
    if near:
        behind = moved([*canal(hour), *coping(hour)], 0, HORIZON - NEAR - 14)
        trees = [*lamp(hour, 1084, 212, 1.5), *lamp(hour, 634, 212, 1.5)]
    else:
        disc, shape = sun(hour, SUN)
        defs.append(disc)
        coast = [
            *sky_body,
            shape,
            path(back, fill=hour.hills[0]),
            path(skyline(), fill=hour.hills[1], fill_opacity="0.75"),
            path(front, fill=hour.hills[1]),
            rect(0, 178, WIDE, 24, fill="url(#sea)"),
            *ship(hour),
            *parapet(hour),
        ]
        behind = moved(coast, 0, HORIZON - FAR - 6)
        trees = [*palm(1080, 212, 1.5), *lamp(hour, 634, 212, 1.5)]
    body = [
        behind,
        *bank(hour, "square", HORIZON, high, (13, 1.22, 150), (x, -40)),
        rect(0, HORIZON, wide, high - HORIZON, fill="url(#rake)"),
        rect(x - 400, 0, 800, high, fill="url(#glow)"),
        rect(x - 400, foot - 64, 800, 128, fill="url(#pool)"),
        ellipse(x + 10, foot, 236, 7, fill="url(#foot)"),
        *trees,
    ]
    return document(wide, high, defs, body)


SIGHT = (170, 150), (170, 190)
"""The sizes of what stands between the buildings of the far bank, and of the near bank."""


def scene(hour: Hour) -> dict[str, str]:
    """Return the pictures of the city without its buildings, by name."""
    sky_defs, sky_body = sky(hour)
    back, front = hills()
    trees, (palms, cypresses, near_left, near_right) = groves(hour)
    beacon, tower = lighthouse(hour)
    more = scenery(hour)
    far = linear("far", (0, FAR), (0, QUAY), (0, hour.far[0]), (1, hour.far[1]))
    near = linear("near", (0, NEAR), (0, RACK), (0, hour.near[0]), (1, hour.near[1]))
    coast = [
        path(back, fill=hour.hills[0]),
        path(skyline(), fill=hour.hills[1], fill_opacity="0.75"),
        path(front, fill=hour.hills[1]),
        rect(0, 178, WIDE, 24, fill="url(#sea)"),
        *parapet(hour),
    ]
    far_bank = [
        *bank(hour, "far", FAR + 4, QUAY, (14, 1.3, 190)),
        rect(0, FAR + 4, WIDE, QUAY - FAR - 4, fill="url(#rake)"),
    ]
    near_bank = [
        *bank(hour, "near", NEAR + 14, RACK, (26, 1.2, 150)),
        rect(0, NEAR + 14, WIDE, RACK - NEAR - 14, fill="url(#rake)"),
    ]
    disc, shape = sun(hour, (34, 34))
    (left, right), (far_size, near_size) = GAPS, SIGHT
    return {
        "sky": band(sky_defs, sky_body, 0, FAR + 7),
        "coast": band(more, coast, COAST, FAR + 7),
        "far": band([*more, far], far_bank, FAR + 4, QUAY),
        "water": band(more, canal(hour), CANAL, NEAR),
        "quay": band(more, quay(hour), QUAY - 1, CANAL + 18),
        "coping": band(more, coping(hour), NEAR - 6, NEAR + 22),
        "near": band([*more, near], near_bank, NEAR + 14, RACK),
        "sun": document(68, 68, [disc], [shape]),
        "ship": sight(trees, [*ship(hour), *palms], left, far_size, 222),
        "lighthouse": sight([*trees, *beacon], [*tower, *cypresses], right, far_size, 222),
        "cypresses": sight(trees, near_left, left, near_size, 580),
        "garden": sight(trees, near_right, right, near_size, 580),
    }


def band(defs: list[str], body: list[str], top: float, foot: float) -> str:
    """Return a picture of the design's whole width between two heights."""
    return document(WIDE, round(foot - top), defs, [moved(body, 0, -top)])


def sight(
    defs: list[str], body: list[str], middle: float, size: tuple[int, int], foot: float
) -> str:
    """Return a picture of what stands about a middle, down to a foot, in the design's units."""
    return document(*size, defs, [moved(body, size[0] / 2 - middle, size[1] - foot)])


def ground(inset: float) -> str:
    """Return a building's ground in perspective, with round corners, drawn in at its edges."""
    top, foot = 30 + 30 * inset, 240 - 22 * inset
    a, b, turn = 54 + 40 * inset, 2 + 52 * inset, 18 - 6 * inset
    return (
        f"M{num(a + turn)} {num(top)}H{num(427 - a - turn)}Q{num(427 - a)} {num(top)} {num(427 - a + 5)} {num(top + turn)}"
        f"L{num(427 - b)} {num(foot)}H{num(b)}L{num(a - 5)} {num(top + turn)}Q{num(a)} {num(top)} {num(a + turn)} {num(top)}Z"
    )


def pool(tint: Tint) -> str:
    """Draw what lies on a building's ground: even in the middle, and soft at its edges.

    Shapes lie on each other, since Qt has no mask that would soften all edges.
    """
    colour, strength = tint
    body, before = [], 0.0
    for i in range(1, STEPS + 1):
        part = i / STEPS
        reached = strength * part * part * (3 - 2 * part)
        layer = 1 - (1 - reached) / (1 - before)
        before = reached
        body.append(path(ground(part), fill=colour, fill_opacity=alpha(layer)))
    return document(427, 240, [], body)


def contrast() -> dict[str, str]:
    """Draw the bands of the theme with high contrast: black ground, and bright edges alone."""
    lines, _, _ = joints(NEAR + 14, RACK, 26, 1.2, 150)
    more, _, _ = joints(FAR + 4, QUAY, 14, 1.3, 190)
    rng = random.Random(12)
    waves = ""
    for _ in range(50):
        y = rng.uniform(CANAL + 14, NEAR - 8)
        waves += wave(rng.uniform(0, WIDE), y, 1)
    back, _ = hills()

    def dark(top: float, foot: float, fill: str, *over: str) -> str:
        return band([], [rect(0, top, WIDE, foot - top, fill=fill), *over], top, foot)

    edge = rect(0, FAR + 4, WIDE, 2, fill="#8c8c96")
    stone = rect(0, NEAR + 13, WIDE, 2, fill="#8c8c96")
    return {
        "sky": dark(0, FAR + 7, "#000000"),
        "coast": band([], [path(back, fill="#14141c"), edge], COAST, FAR + 7),
        "far": dark(FAR + 4, QUAY, "#000000", path(more, fill="#3a3a44")),
        "water": dark(CANAL, NEAR, "#001a24", path(waves, fill="#3f7f8f")),
        "quay": dark(
            QUAY - 1,
            CANAL + 1,
            "#000000",
            *(rect(0, y, WIDE, 2, fill="#ffffff") for y in (QUAY - 1, CANAL - 1)),
        ),
        "coping": dark(
            NEAR - 1, NEAR + 15, "#000000", rect(0, NEAR - 1, WIDE, 2, fill="#ffffff"), stone
        ),
        "near": dark(NEAR + 14, RACK, "#000000", path(lines, fill="#3a3a44")),
    }


def framed() -> str:
    """Draw the ground of the election in force with high contrast: framed in yellow."""
    style = {"stroke": "#ffd83a", "stroke_width": 4.0, "stroke_linejoin": "round"}
    return document(427, 240, [], [path(ground(0.1), fill="#574600", **style)])


def hatched() -> str:
    """Draw closed ground with high contrast: grey hatching."""
    d = "".join(f"M{x} 236L{x + 90} 60h2.500L{x + 2.5} 236Z" for x in range(-80, 420, 16))
    return document(427, 240, [], [path(d, fill="#4a4a52")])


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    scenes = {name: scene(hour) for name, hour in HOURS.items()} | {"contrast": contrast()}
    out = {
        f"scene/{name}-{part}.svg": text
        for name, parts in scenes.items()
        for part, text in parts.items()
    }
    for name, hour in HOURS.items():
        out[f"scene/{name}-force.svg"] = pool(hour.pool)
        out[f"scene/{name}-shut.svg"] = pool(hour.veil)
    for name, hour in {**HOURS, "last": LAST}.items():
        out[f"scene/{name}-stage-far.svg"] = stage(hour, near=False)
        out[f"scene/{name}-stage-near.svg"] = stage(hour, near=True)
    out["scene/contrast-force.svg"] = framed()
    out["scene/contrast-shut.svg"] = hatched()
    return out
