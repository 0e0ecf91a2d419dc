"""The two woods and their grain: boxwood for Ivory, walnut for Brown.

The figure is flat-sawn: nested cathedral arches, each a broad pale band with a fine dark line. Only
colours and lines are here, not the shape that they fill.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from art.ink import Point, path, smooth


@dataclass(frozen=True, slots=True)
class Wood:
    """The look of one side's wood; tuples of three colours run from light to dark."""

    name: str
    face: tuple[str, str, str]
    rim: tuple[str, str, str]
    grain: str
    grain_strength: float
    lip: str
    bevel_light: float
    bevel_dark: str
    edge: str
    contour: tuple[str, float]
    light: str
    gloss: float
    grooves: tuple[float, ...]


IVORY = Wood(
    name="ivory",
    face=("#fff8e6", "#fbeecf", "#f3dcaa"),
    rim=("#fff6dc", "#cfa868", "#7d5526"),
    grain="#a06a28",
    grain_strength=0.62,
    lip="#fffaf0",
    bevel_light=0.9,
    bevel_dark="#8f6530",
    edge="#4a2e14",
    contour=("#1a0d06", 4.0),
    light="",
    gloss=0.85,
    grooves=(118.0,),
)
BROWN = Wood(
    name="brown",
    face=("#54301f", "#422416", "#2e170d"),
    rim=("#9c6340", "#4f2b1a", "#220f07"),
    grain="#1d0a05",
    grain_strength=0.62,
    lip="#dba97e",
    bevel_light=0.4,
    bevel_dark="#180803",
    edge="#120602",
    contour=("#120602", 2.2),
    light="#dfa878",
    gloss=0.36,
    grooves=(106.0, 136.0),
)
WOODS = (IVORY, BROWN)

Inside = Callable[[float, float], bool]


def _runs(points: list[Point], inside: Inside) -> list[list[Point]]:
    """Return the parts of a line that lie inside the shape."""
    runs: list[list[Point]] = [[]]
    for point in points:
        if inside(*point):
            runs[-1].append(point)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if len(run) > 2]


def grain(wood: Wood, seed: int, inside: Inside, strength: float) -> list[str]:
    """Draw the grain of a board of 200 by 280 where `inside(x, y)` holds."""
    rng = random.Random(seed)
    heart, phase = 100 + rng.uniform(-14, 14), rng.uniform(0, 6)
    spread = rng.uniform(3.6, 4.1)
    bands, lines = "", ["", "", ""]
    apex = -190.0
    while apex < 255:
        steps = [0.0, 0.6, 3, 9, 20, *range(42, 500, 36)]
        arms: list[list[Point]] = []
        jitter = rng.uniform(0.9, 1.1)
        for arm in (-1, 1):
            arms.append([])
            for step in steps:
                y = apex + step
                if y > 280:
                    break
                sway = 3.5 * math.sin(y / 41 + phase) + 1.4 * math.sin(y / 19 + apex / 30)
                arms[-1].append((heart + sway + arm * spread * jitter * step**0.6, y))
        for run in _runs([*reversed(arms[0]), *arms[1][1:]], inside):
            if rng.random() < 0.6:
                bands += smooth(run)
            lines[rng.choice((0, 0, 1, 2))] += smooth(run)
        apex += rng.uniform(13, 28)
    s = wood.grain_strength * strength
    out = [path(bands, stroke_width=7, stroke_opacity=f"{s * 0.16:.2f}")]
    out += [
        path(line, stroke_width=width, stroke_opacity=f"{s * alpha:.2f}")
        for line, width, alpha in zip(lines, (0.8, 1.4, 2.2), (0.55, 0.6, 0.5), strict=True)
        if line
    ]
    out.append(path(_pores(rng, inside), stroke_width=0.9, stroke_opacity=f"{s * 0.6:.2f}"))
    style = f'fill="none" stroke="{wood.grain}" stroke-linecap="round"'
    return [f"<g {style}>{''.join(out)}</g>"]


def _pores(rng: random.Random, inside: Inside) -> str:
    """Draw the wood's pores as short upright strokes."""
    d = ""
    for _ in range(64):
        x, y, length = rng.uniform(16, 184), rng.uniform(30, 262), rng.uniform(3, 12)
        if inside(x, y) and inside(x, y + length):
            d += f"M{x:.0f} {y:.0f}v{length:.0f}"
    return d
