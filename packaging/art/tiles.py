"""The upright tiles: varnished wooden milestones, flat at the foot and round at the top.

Seen a little from above and from the left, so that the rim shows over the top and down the right.
The face is centred on x = 100. Ivory: a round scoop in the top, one groove on its back; brown: a
pointed notch, two grooves. Not the emblems and numerals, which the program lays on the fronts.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from art.ink import (
    Point,
    arc,
    document,
    ellipse,
    linear,
    path,
    polygon,
    radial,
    smooth,
)

LEFT, RIGHT, TOP, FOOT = 15.0, 185.0, 25.0, 272.0
CENTRE, HALF, RISE = 100.0, 85.0, 78.0
DEEP = (11.0, -15.0)


@dataclass(frozen=True, slots=True)
class Wood:
    """How one side's wood looks: colours from light to dark."""

    name: str
    face: tuple[str, str, str]
    rim: tuple[str, str, str]
    grain: str
    grain_strength: float
    pale: str
    bevel_light: float
    bevel_dark: str
    edge: str
    gloss: float
    grooves: tuple[float, ...]
    pores: int


IVORY = Wood(
    name="ivory",
    face=("#fbf1d8", "#f0dfb8", "#dcc08a"),
    rim=("#fff9e8", "#d8b97f", "#96703f"),
    grain="#a87838",
    grain_strength=0.34,
    pale="#fffaf0",
    bevel_light=0.95,
    bevel_dark="#8a6432",
    edge="#7a5528",
    gloss=0.75,
    grooves=(112.0,),
    pores=0,
)
BROWN = Wood(
    name="brown",
    face=("#7a452b", "#5f321e", "#432012"),
    rim=("#b9764a", "#5a2f1b", "#2a120a"),
    grain="#200b05",
    grain_strength=0.5,
    pale="#c98a5a",
    bevel_light=0.5,
    bevel_dark="#1c0904",
    edge="#1a0804",
    gloss=0.42,
    grooves=(103.0, 131.0),
    pores=26,
)
WOODS = (IVORY, BROWN)


def top_y(x: float, inset: float = 0.0) -> float:
    """The height of the round top over x, `inset` units inside the edge."""
    half, rise = HALF - inset, RISE - inset
    u = min(1.0, abs(x - CENTRE) / half)
    return TOP + RISE - rise * math.sqrt(1 - u * u)


def notch(wood: Wood, inset: float) -> list[Point]:
    """The cut in the top, from left to right."""
    grow = inset * 0.8
    if wood.name == "ivory":
        half = 13.0 + grow
        y = top_y(CENTRE - half, inset)
        return arc(CENTRE, y, half, 11.0 + grow * 0.4, 180, 0, 8)
    half = 12.0 + grow
    y = top_y(CENTRE - half, inset)
    return [(CENTRE - half, y), (CENTRE, y + 15.0 + grow * 0.2), (CENTRE + half, y)]


def outline(wood: Wood, inset: float = 0.0, n: int = 12) -> list[Point]:
    """The face's edge from the foot's left corner over the top to its right corner."""
    half, rise = HALF - inset, RISE - inset
    shoulder = TOP + RISE
    cut = notch(wood, inset)
    reach = math.degrees(math.acos((CENTRE - cut[0][0]) / half))
    left = arc(CENTRE, shoulder, half, rise, 180, 180 + reach, n)
    right = arc(CENTRE, shoulder, half, rise, 360 - reach, 360, n)
    foot = FOOT - inset
    return [(CENTRE - half, foot), *left, *cut[1:-1], *right, (CENTRE + half, foot)]


def rim(wood: Wood) -> str:
    """The slab's thickness: the swept edge wherever it looks up or to the right."""
    edge = outline(wood, n=16)
    start = 1
    for i in range(1, len(edge) - 1):  # the first place whose outward side turns to the viewer
        (ax, ay), (bx, by) = edge[i], edge[i + 1]
        if (by - ay) * DEEP[0] - (bx - ax) * DEEP[1] > 0:
            start = i
            break
    chain = edge[start:]
    back = [(x + DEEP[0], y + DEEP[1]) for x, y in chain]
    return polygon([*chain, *reversed(back)])


def grain(wood: Wood, seed: int, quiet: bool) -> list[str]:
    """Flat-sawn figure: level lines of a slanted cone of year rings, cut to the face."""
    rng = random.Random(seed)
    heart = CENTRE + rng.uniform(-22, 22)
    phase = [rng.uniform(0, 6.28) for _ in range(3)]
    strength = wood.grain_strength * (0.62 if quiet else 1.0)
    out: list[str] = []
    level = 10.0
    while level < 190:
        for arm in (-1, 1):
            points: list[Point] = []
            y = FOOT - 9
            while y > TOP:
                ring = level * level - (0.42 * (y - 330)) ** 2
                if ring <= 0:
                    break
                sway = 3.2 * math.sin(y / 37 + phase[0]) + 1.6 * math.sin(y / 17 + phase[1] + level)
                x = heart + arm * math.sqrt(ring) * 0.95 + sway
                if not LEFT + 9 < x < RIGHT - 9 or y < top_y(x, 9):
                    if points:
                        break
                    y -= 14
                    continue
                if wood.name == "brown" and abs(x - CENTRE) < 26 and y < TOP + 30:
                    break
                if abs(x - CENTRE) < 28 and y < TOP + 26:
                    break
                points.append((x, y))
                y -= 14
            if len(points) > 2:
                out.append(
                    path(
                        smooth(points),
                        stroke_width=rng.choice((0.7, 1.0, 1.3, 1.9, 2.6)),
                        stroke_opacity=f"{strength * rng.uniform(0.35, 1.0):.2f}",
                    )
                )
        level += rng.uniform(5.5, 12.5)
    lines = f'<g fill="none" stroke="{wood.grain}" stroke-linecap="round">{"".join(out)}</g>'
    return [lines, *pores(wood, rng)]


def pores(wood: Wood, rng: random.Random) -> list[str]:
    """Short dark vessels, as the dashes of a few upright lines."""
    if not wood.pores:
        return []
    d = ""
    for _ in range(wood.pores):
        x = rng.uniform(LEFT + 12, RIGHT - 12)
        y = rng.uniform(top_y(x, 34), FOOT - 30)
        d += f"M{x:.0f} {y:.0f}v{rng.uniform(4, 15):.0f}"
    return [path(d, fill="none", stroke=wood.grain, stroke_width=1.1, stroke_opacity="0.45")]


def groove(wood: Wood, y: float) -> list[str]:
    """A band carved across the back: shadow under its upper lip, light on its lower one."""
    a, b = LEFT + 1.0, RIGHT - 1.0
    half = 5.5
    return [
        path(f"M{a} {y - half}H{b}V{y + half}H{a}Z", fill="url(#groove)"),
        path(f"M{a} {y - half}H{b}", stroke=wood.edge, stroke_width=1.8, stroke_opacity="0.85"),
        path(
            f"M{a} {y + half + 0.6}H{b}",
            stroke=wood.pale,
            stroke_width=2.0,
            stroke_opacity=f"{wood.bevel_light:.2f}",
        ),
    ]


def shading(wood: Wood) -> list[str]:
    """The gradients that both faces use."""
    light, mid, dark = wood.face
    hi, side, deep = wood.rim
    return [
        linear("face", (30, 20), (150, 280), (0, light), (0.45, mid), (1, dark)),
        linear(
            "rim", (30, 30), (196, 150), (0, side), (0.22, hi), (0.5, hi), (0.74, side), (1, deep)
        ),
        linear(
            "bevel",
            (30, 20),
            (170, 280),
            (0, "#fff", wood.bevel_light),
            (0.4, "#fff", 0.12 * wood.bevel_light),
            (0.55, wood.bevel_dark, 0.1),
            (1, wood.bevel_dark, 0.75),
        ),
        linear("foot", (0, 236), (0, FOOT), (0, wood.bevel_dark, 0), (1, wood.bevel_dark, 0.42)),
        linear("gloss", (40, 30), (96, 130), (0, "#fff", wood.gloss), (1, "#fff", 0)),
        linear(
            "sheen",
            (30, 120),
            (190, 200),
            (0, "#fff", 0),
            (0.55, "#fff", 0),
            (0.7, "#fff", wood.gloss * 0.3),
            (0.8, "#fff", 0),
        ),
        linear("groove", (0, 0), (0, 280), (0, wood.edge, 0.6), (1, wood.edge, 0.6)),
    ]


def gloss() -> str:
    """The varnish: a crescent of window light along the upper left shoulder."""
    outer = arc(CENTRE, TOP + RISE, HALF - 13, RISE - 13, 188, 252, 10)
    inner = arc(CENTRE + 9, TOP + RISE + 9, HALF - 13, RISE - 15, 250, 190, 10)
    return polygon([*outer, *inner])


def tile(wood: Wood, back: bool) -> str:
    """One face of one side's tile."""
    inner = outline(wood, 7.0)
    ring = polygon(outline(wood)) + polygon(list(reversed(inner)))
    body = [
        path(
            rim(wood), fill="url(#rim)", stroke=wood.edge, stroke_width=1.6, stroke_linejoin="round"
        ),
        path(
            polygon(outline(wood)),
            fill="url(#face)",
            stroke=wood.edge,
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        *grain(wood, 11 if back else 5, quiet=not back),
        path(polygon(inner), fill="url(#sheen)"),
        path(polygon(inner), fill="url(#foot)"),
    ]
    if back:
        for y in wood.grooves:
            body += groove(wood, y)
    body += [
        path(ring, fill="url(#bevel)", fill_rule="evenodd"),
        path(
            polygon(inner),
            fill="none",
            stroke=wood.pale,
            stroke_width=1.0,
            stroke_opacity=f"{wood.bevel_light * 0.5:.2f}",
        ),
        path(gloss(), fill="url(#gloss)"),
    ]
    return document(200, 280, shading(wood), body)


def shadow() -> str:
    """A soft contact shadow, to lie under a tile's foot."""
    fade = radial(
        "s",
        (120, 40),
        116,
        (0, "#140a18", 0.62),
        (0.45, "#140a18", 0.4),
        (0.75, "#140a18", 0.13),
        (1, "#140a18", 0),
        squash=0.32,
    )
    return document(240, 80, [fade], [ellipse(120, 40, 118, 39, fill="url(#s)")])


def drawings() -> dict[str, str]:
    out = {"tiles/shadow.svg": shadow()}
    for wood in WOODS:
        out[f"tiles/{wood.name}-front.svg"] = tile(wood, back=False)
        out[f"tiles/{wood.name}-back.svg"] = tile(wood, back=True)
    return out
