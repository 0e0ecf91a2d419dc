"""The table's ground by noon and by lamps: two terraces of paving, a forum between, the harbour.

It is calm and of low contrast, since panels and text lie on it. It has 1600 by 1000 and can be
cropped on any side: the sea is in the margins, and nothing depends on the places of panels. The
ledge of a hand is here, too.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from art.ink import BRASS, Point, document, linear, path, radial, rect, smooth
from art.wood import IVORY, WOODS, Wood

STRIP = (440.0, 560.0)
QUAY = 132.0


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of one theme."""

    ground: tuple[str, str, str]
    strip: tuple[str, str]
    joint: tuple[str, float]
    tint: tuple[str, float]
    water: tuple[str, str]
    wave: tuple[str, float]
    quay: tuple[str, str]
    glow: tuple[str, float]
    dim: tuple[str, float]


NOON = Hour(
    ground=("#e6d8ba", "#efe4cb", "#e3d3b0"),
    strip=("#d9c7a2", "#e4d5b5"),
    joint=("#6b4a2a", 0.1),
    tint=("#8a6238", 0.045),
    water=("#8fc4b4", "#bcd9c6"),
    wave=("#fffaf0", 0.5),
    quay=("#fbf3df", "#a48a62"),
    glow=("#fffaf0", 0.65),
    dim=("#6b3f5a", 0.16),
)
LAMPS = Hour(
    ground=("#1f1730", "#2a1d38", "#1d152c"),
    strip=("#33223f", "#40294a"),
    joint=("#0a0612", 0.35),
    tint=("#ffd9a0", 0.022),
    water=("#10303a", "#1d3a44"),
    wave=("#8fd6c4", 0.16),
    quay=("#5d4763", "#0d0816"),
    glow=("#f2a24a", 0.17),
    dim=("#06030c", 0.5),
)


def slabs(seed: int, top: float, foot: float) -> tuple[str, str]:
    """Draw courses of large paving stones: joints, and a few darker stones.

    The joints are filled strips: Qt takes three times as long to draw them as strokes.
    """
    rng = random.Random(seed)
    joints, darker = "", ""
    y = top
    while y < foot - 1:
        below = min(foot, y + rng.choice((62, 74, 88)))
        if foot - below < 40:
            below = foot
        x = rng.uniform(-120, 0)
        while x < 1600:
            wide = rng.choice((110, 140, 170, 210))
            if rng.random() < 0.3:
                darker += f"M{x:.0f} {y:.0f}h{wide}V{below:.0f}h{-wide}Z"
            x += wide
            joints += f"M{x:.0f} {y:.0f}h1.5V{below:.0f}h-1.5Z"
        joints += f"M0 {below:.0f}H1600v1.5H0Z"
        y = below
    return joints, darker


def shore(left: bool) -> list[Point]:
    """Return the quay's edge from top to bottom, slightly curved and stepped."""
    reach = (0.9, 1.05, 0.82, 0.6, 0.55, 0.62, 0.85, 1.08, 0.95)
    points = [(QUAY * r, -20 + i * 130.0) for i, r in enumerate(reach)]
    return points if left else [(1600 - x, y) for x, y in points]


def waves(seed: int, left: bool) -> str:
    rng = random.Random(seed)
    d = ""
    for _ in range(26):
        x, y = rng.uniform(2, 76), rng.uniform(8, 990)
        if 300 < y < 720 and x > 40:
            continue
        x = x if left else 1600 - x - 30
        d += f"M{x:.0f} {y:.0f}q7 -5 14 0t14 0"
    return d


def harbour(hour: Hour, left: bool) -> list[str]:
    """Draw the water on one side, and the stone edge of the quay."""
    edge = smooth(shore(left))
    border = 0 if left else 1600
    lip, dark = hour.quay
    drift = 7 if left else -7
    return [
        path(f"{edge}L{border} 1030V-30Z", fill="url(#water)"),
        path(
            waves(5 if left else 6, left),
            fill="none",
            stroke=hour.wave[0],
            stroke_width=2.2,
            stroke_linecap="round",
            stroke_opacity=f"{hour.wave[1]:.2f}",
        ),
        path(
            edge,
            fill="none",
            stroke=dark,
            stroke_width=10,
            stroke_opacity="0.22",
            transform=f"translate({-drift} 5)",
        ),
        path(edge, fill="none", stroke=hour.strip[0], stroke_width=13),
        path(
            edge,
            fill="none",
            stroke=lip,
            stroke_width=2,
            stroke_opacity="0.7",
            transform=f"translate({-drift} 0)",
        ),
        path(
            edge,
            fill="none",
            stroke=dark,
            stroke_width=2,
            stroke_opacity="0.35",
            transform=f"translate({drift} 0)",
        ),
    ]


def table(hour: Hour) -> str:
    top, foot = STRIP
    glow, dim = hour.glow, hour.dim
    defs = [
        linear("base", (0, 0), (0, 1000), *zip((0, 0.5, 1), hour.ground, strict=True)),
        linear(
            "strip", (0, 0), (1600, 0), (0, hour.strip[0]), (0.5, hour.strip[1]), (1, hour.strip[0])
        ),
        linear(
            "water", (0, 0), (0, 1000), (0, hour.water[0]), (0.5, hour.water[1]), (1, hour.water[0])
        ),
        radial("up", (800, 230), 760, (0, *glow), (1, glow[0], 0), squash=0.36),
        radial("down", (800, 770), 800, (0, *glow), (1, glow[0], 0), squash=0.36),
        radial("dim", (800, 500), 1050, (0.5, dim[0], 0), (1, *dim), squash=0.7),
    ]
    joints, darker = slabs(3, 0, top)
    more, shades = slabs(8, foot, 1000)
    light, dark = hour.quay
    steps = [
        path(
            f"M0 {top + i * 9}H1600M0 {foot - i * 9}H1600",
            stroke=dark,
            stroke_width=2.4,
            stroke_opacity=f"{0.3 - 0.09 * i:.2f}",
        )
        for i in range(3)
    ]
    lips = path(
        f"M0 {top - 2}H1600M0 {foot - 2}H1600", stroke=light, stroke_width=1.6, stroke_opacity="0.5"
    )
    body = [
        rect(0, 0, 1600, 1000, fill="url(#base)"),
        path(darker + shades, fill=hour.tint[0], fill_opacity=f"{hour.tint[1]:.3f}"),
        path(
            joints + more,
            fill=hour.joint[0],
            fill_opacity=f"{hour.joint[1]:.2f}",
        ),
        rect(0, top, 1600, foot - top, fill="url(#strip)"),
        *steps,
        lips,
        *harbour(hour, left=True),
        *harbour(hour, left=False),
        rect(40, 0, 1520, 503, fill="url(#up)"),
        rect(0, 482, 1600, 518, fill="url(#down)"),
        rect(0, 0, 1600, 1000, fill="url(#dim)"),
    ]
    return document(1600, 1000, defs, body)


def rack(wood: Wood) -> str:
    """Draw the ledge of a hand, which can be stretched: its top, and its front with an inlay."""
    light, mid, dark = wood.face
    front = linear("front", (0, 9), (0, 24), (0, mid), (1, dark))
    body = [
        rect(0, 22, 400, 6, fill="#140a18", fill_opacity="0.28"),
        rect(0, 1, 400, 9, fill=wood.rim[0] if wood is IVORY else light),
        rect(0, 9, 400, 15, fill="url(#front)"),
        path("M0 4H400M0 7H400", stroke=wood.grain, stroke_width=0.8, stroke_opacity="0.3"),
        path("M0 18H400", stroke=BRASS[1], stroke_width=1.6, stroke_opacity="0.8"),
        path("M0 1H400M0 9.500H400M0 24H400", stroke=wood.edge, stroke_width=1.2),
    ]
    return document(400, 28, [front], body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out = {"table/light.svg": table(NOON), "table/dark.svg": table(LAMPS)}
    return out | {f"table/{wood.name}-rack.svg": rack(wood) for wood in WOODS}
