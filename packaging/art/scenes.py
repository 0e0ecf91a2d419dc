"""The surroundings of a building: the sky over the harbour, the sea, a paved court.

There is a picture for each theme and state of a plot: plain, in force, shut. They are 300 by 200 and
stretched to any plot; the court begins at y = 118. The wide ones in force are for the stage of a
tally, with the sun behind its building. `buildings` draws the buildings.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from art.ink import document, ellipse, linear, moved, path, radial, rect


@dataclass(frozen=True, slots=True)
class Frame:
    """The size of a picture, the tops of sea and court, and the place of the sun."""

    wide: int
    high: int
    sea: int
    court: int
    sun: int


PLOT = Frame(300, 200, 100, 118, 150)
STAGE = Frame(640, 122, 66, 77, 429)


@dataclass(frozen=True, slots=True)
class Air:
    """The colours of one hour, from top to bottom; a pair can be a colour with its opacity."""

    sky: tuple[str, str, str]
    sea: tuple[str, str]
    land: str
    court: tuple[str, str]
    joint: tuple[str, float]
    sun: tuple[str, float]
    gulls: tuple[str, float]


AIRS = {
    "light-plain": Air(
        sky=("#8fb9c2", "#b9cdc2", "#dfd3b2"),
        sea=("#6aa39d", "#92bbab"),
        land="#94a78f",
        court=("#c6b387", "#d8c8a2"),
        joint=("#5b3e22", 0.22),
        sun=("#fffaf0", 0.35),
        gulls=("#ffffff", 0.75),
    ),
    "light-force": Air(
        sky=("#f3b96f", "#fad793", "#fff2c8"),
        sea=("#d9a765", "#f2cf8d"),
        land="#c9925c",
        court=("#ecd09a", "#fdeec8"),
        joint=("#8a5a1e", 0.2),
        sun=("#fffbe6", 0.95),
        gulls=("#fffaf0", 0.9),
    ),
    "light-shut": Air(
        sky=("#bfb9b4", "#cfc8bf", "#dad2c4"),
        sea=("#aaa8a1", "#bcb8ae"),
        land="#b3aca3",
        court=("#c6bba7", "#d6ccb8"),
        joint=("#4b4238", 0.18),
        sun=("#ffffff", 0.12),
        gulls=("#ffffff", 0.0),
    ),
    "dark-plain": Air(
        sky=("#1b1a38", "#33294f", "#5d3d5c"),
        sea=("#1b3446", "#28485a"),
        land="#2a2340",
        court=("#3a2f47", "#2c2438"),
        joint=("#0a0612", 0.45),
        sun=("#c9b3e0", 0.16),
        gulls=("#d8cbe8", 0.25),
    ),
    "dark-force": Air(
        sky=("#44224f", "#a3486a", "#f0a35e"),
        sea=("#7a3d5c", "#c97a5c"),
        land="#55284c",
        court=("#8a5c4a", "#5f4145"),
        joint=("#2a1018", 0.4),
        sun=("#ffe0a0", 0.8),
        gulls=("#ffe8c0", 0.5),
    ),
    "dark-shut": Air(
        sky=("#17161f", "#1f1d28", "#292631"),
        sea=("#1a1c24", "#20222a"),
        land="#1b1a22",
        court=("#26242d", "#1f1d26"),
        joint=("#050408", 0.5),
        sun=("#ffffff", 0.0),
        gulls=("#ffffff", 0.0),
    ),
}


# A headland, light on the water, and gulls at either side of a plot.
LEFT = (
    "M0 100V91Q14 84 26 90T52 95L66 100Z",
    "M6 106h14M28 110h9M9 113h7",
    "M34 34q5 -5 9 0q4 -5 9 0M58 22q4 -4 7 0q3 -4 7 0",
)
RIGHT = (
    "M300 100V86Q288 80 276 88T248 96L240 100Z",
    "M252 105h12M272 110h16M262 114h9",
    "M246 28q5 -5 9 0q4 -5 9 0",
)


def paving(frame: Frame) -> str:
    """Draw the joints of the court in perspective: courses, and lines towards the horizon."""
    d, y, step = "", float(frame.court), 5.0
    rows = [y]
    while y + step < frame.high:
        y += step
        step *= 1.42
        rows.append(y)
        d += f"M0 {y:.1f}H{frame.wide}"
    rows.append(frame.high)
    reach = 14 * frame.wide // PLOT.wide
    for i, (top, foot) in enumerate(pairwise(rows)):
        for k in range(-reach, reach + 1):
            near = 24.0 * (k + (0.5 if i % 2 else 0.0))
            a, b = (frame.sun + near * (0.5 + (v - frame.court) / 60) for v in (top, foot))
            if -2 < a < frame.wide + 2:
                d += f"M{a:.1f} {top:.1f}L{b:.1f} {foot:.1f}"
    return d


def shore(air: Air, side: tuple[str, str, str], lower: float) -> list[str]:
    """Draw the headland at one side, the light on the water, and the gulls, moved down by `lower`."""
    headland, glints, gulls = side
    glow, strength = air.sun
    alpha = f"{air.gulls[1]:.2f}"
    flock = {"fill": "none", "stroke_width": 1.6, "stroke_linecap": "round"}
    return [
        path(headland, fill=air.land, fill_opacity="0.8"),
        path(glints, stroke=glow, stroke_width=1.2, stroke_opacity=f"{0.7 * strength:.2f}"),
        moved([path(gulls, stroke=air.gulls[0], stroke_opacity=alpha, **flock)], 0, lower),
    ]


def scene(air: Air, frame: Frame) -> str:
    wide, high, sea, court = frame.wide, frame.high, frame.sea, frame.court
    hi, mid, low = air.sky
    glow, strength = air.sun
    defs = [
        linear("sky", (0, 0), (0, sea), (0, hi), (0.55, mid), (1, low)),
        linear("sea", (0, sea), (0, court), (0, air.sea[1]), (1, air.sea[0])),
        linear("court", (0, court), (0, high), (0, air.court[0]), (1, air.court[1])),
        radial("sun", (frame.sun, sea - 16), 130, (0, glow, strength), (1, glow, 0), squash=0.62),
    ]
    lower = 0.75 * (PLOT.sea - sea)
    body = [
        rect(0, 0, wide, sea + 1, fill="url(#sky)"),
        ellipse(frame.sun, sea - 16, 130, 80, fill="url(#sun)"),
        rect(0, sea, wide, court - sea + 1, fill="url(#sea)"),
        moved(shore(air, LEFT, lower), 0, sea - PLOT.sea),
        moved(shore(air, RIGHT, lower), wide - PLOT.wide, sea - PLOT.sea),
        rect(0, court, wide, high - court, fill="url(#court)"),
        path(
            paving(frame),
            fill="none",
            stroke=air.joint[0],
            stroke_width=1,
            stroke_opacity=f"{air.joint[1]:.2f}",
        ),
        path(
            f"M0 {court}H{wide}",
            stroke=air.joint[0],
            stroke_width=1.6,
            stroke_opacity=f"{1.4 * air.joint[1]:.2f}",
        ),
    ]
    return document(wide, high, defs, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    plots = {f"plots/{name}.svg": scene(air, PLOT) for name, air in AIRS.items()}
    stages = {
        f"plots/{theme}-stage.svg": scene(AIRS[f"{theme}-force"], STAGE)
        for theme in ("light", "dark")
    }
    return plots | stages
