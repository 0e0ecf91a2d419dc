"""The table's ground by noon and by lamps: two terraces of paving, a forum between, the sea's edge.

Calm and of low contrast, since panels and text lie on it; 1600 by 1000, made to be cropped.
"""

from __future__ import annotations

import random

from art.ink import document, linear, path, radial, rect


def joints(seed: int, top: float, foot: float) -> str:
    """Courses of large paving slabs between two heights, as one path."""
    rng = random.Random(seed)
    d = ""
    y = top
    while y < foot - 20:
        nxt = min(foot, y + rng.choice((64, 72, 84)))
        x = rng.uniform(-80, 0)
        while x < 1600:
            x += rng.choice((120, 150, 180, 210))
            d += f"M{x:.0f} {y:.0f}V{nxt:.0f}"
        d += f"M0 {nxt:.0f}H1600"
        y = nxt
    return d


def table(dark: bool) -> str:
    if dark:
        base = ((0, "#1d1530"), (0.5, "#271a36"), (1, "#1a1428"))
        strip = ((0, "#32213f"), (0.5, "#392647"), (1, "#32213f"))
        joint, alpha, edge, sea = "#f5dcb8", "0.035", "#0d0818", "#2b6f70"
        glow, glow_alpha = "#f2a950", 0.13
        vignette = ("#07040d", 0.55)
    else:
        base = ((0, "#e9dcc0"), (0.5, "#f0e5cd"), (1, "#e6d7b8"))
        strip = ((0, "#dcc9a6"), (0.5, "#e3d3b3"), (1, "#dcc9a6"))
        joint, alpha, edge, sea = "#6b4a2a", "0.07", "#8a6a44", "#4f9a88"
        glow, glow_alpha = "#fffaf0", 0.7
        vignette = ("#7a4f4a", 0.22)
    defs = [
        linear("base", (0, 0), (0, 1000), *base),
        linear("strip", (0, 0), (1600, 0), *strip),
        radial("up", (800, 210), 760, (0, glow, glow_alpha), (1, glow, 0), squash=0.36),
        radial("down", (800, 760), 800, (0, glow, glow_alpha), (1, glow, 0), squash=0.36),
        radial("dim", (800, 500), 1050, (0.55, vignette[0], 0), (1, *vignette), squash=0.7),
        linear("sea", (0, 0), (260, 0), (0, sea, 0.55), (0.3, sea, 0.25), (1, sea, 0)),
        linear("bay", (1600, 0), (1340, 0), (0, sea, 0.55), (0.3, sea, 0.25), (1, sea, 0)),
    ]
    lip = dict(fill="none", stroke=edge, stroke_width=3, stroke_opacity="0.28")
    body = [
        rect(0, 0, 1600, 1000, fill="url(#base)"),
        path(
            joints(3, 0, 420) + joints(8, 560, 1000),
            fill="none",
            stroke=joint,
            stroke_width=1.6,
            stroke_opacity=alpha,
        ),
        rect(0, 420, 1600, 140, fill="url(#strip)"),
        path("M0 420H1600M0 560H1600", **lip),
        rect(0, 0, 1600, 1000, fill="url(#up)"),
        rect(0, 0, 1600, 1000, fill="url(#down)"),
        rect(0, 0, 260, 1000, fill="url(#sea)"),
        rect(1340, 0, 260, 1000, fill="url(#bay)"),
        rect(0, 0, 1600, 1000, fill="url(#dim)"),
    ]
    return document(1600, 1000, defs, body)


def drawings() -> dict[str, str]:
    return {"table/light.svg": table(False), "table/dark.svg": table(True)}
