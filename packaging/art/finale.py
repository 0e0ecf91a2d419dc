"""The pieces of the end: a ship's name board in each wood, a wreath, a light; and the coffer.

A board is a stretchable plank between two carved ends, of which the left one is drawn. The coffer
holds discarded tiles. The program adds text and tokens.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from art.ink import BRASS, INK, document, ellipse, linear, path, radial, rect
from art.tokens import leaf
from art.wood import BROWN, IVORY, Wood

HIGH, TOP, FOOT, EDGE = 120, 6, 106, 8
END, PLANK = 60, 400
LAUREL = ("#c3e391", "#7fae4c", "#3f6b22")
"""Colours from light to dark; they are green, since gold marks the current election."""


@dataclass(frozen=True, slots=True)
class Board:
    """A wood or its paint: face from light to dark, lower edge, grain, inlay."""

    face: tuple[str, str, str]
    edge: str
    grain: tuple[str, float]
    inlay: str
    contour: str


def of_wood(wood: Wood, inlay: str) -> Board:
    return Board(wood.face, wood.rim[2], (wood.grain, 0.3), inlay, wood.edge)


BOARDS = {
    "ivory": of_wood(IVORY, "#a8741f"),
    "brown": of_wood(BROWN, "#e2b259"),
    "draw": Board(("#3f8472", "#2a6559", "#1c4a43"), "#0f2d29", ("#0c2825", 0.3), "#e2c06a", INK),
}

CARVED = "M60 {t}H46C34 {t} 38 22 25 27C13 31 13 45 5 56C13 67 13 81 25 85C38 90 34 {f} 46 {f}H60"


def shading(board: Board) -> list[str]:
    light, mid, dark = board.face
    return [
        linear("face", (0, TOP), (0, FOOT), (0, light), (0.45, mid), (1, dark)),
    ]


def lines(board: Board, start: float, end: float, seed: int) -> str:
    """Draw grain along the board; at the seams its height is the same for every seed."""
    rng = random.Random(seed)
    d = ""
    for y in range(TOP + 8, FOOT - 4, 9):
        a, b = rng.uniform(-3, 3), rng.uniform(-3, 3)
        third = (end - start) / 3
        d += f"M{start} {y}C{start + third:.0f} {y + a:.1f} {end - third:.0f} {y + b:.1f} {end} {y}"
    return path(
        d,
        fill="none",
        stroke=board.grain[0],
        stroke_width=1.3,
        stroke_opacity=f"{board.grain[1]:.2f}",
    )


def plank(board: Board) -> str:
    """Draw the board's middle, which has no upright parts because it is stretched."""
    body = [
        rect(0, FOOT - 2, PLANK, EDGE + 2, fill=board.edge),
        rect(0, TOP, PLANK, FOOT - TOP, fill="url(#face)"),
        lines(board, 0, PLANK, 5),
        path(
            f"M0 {TOP}H{PLANK}M0 {FOOT}H{PLANK}M0 {FOOT + EDGE}H{PLANK}",
            stroke=board.contour,
            stroke_width=1.6,
        ),
        path(f"M0 {TOP + 7}H{PLANK}M0 {FOOT - 7}H{PLANK}", stroke=board.inlay, stroke_width=2.2),
    ]
    return document(PLANK, HIGH, shading(board), body)


def end(board: Board) -> str:
    """Draw the carved left end with a brass boss; the right one is its mirror image."""
    outer = CARVED.format(t=TOP, f=FOOT)
    inner = "M60 13H49C41 13 44 27 29 33C19 37 19 47 13 56C19 65 19 75 29 79C44 85 41 99 49 99H60"
    style = {"stroke": board.contour, "stroke_width": 1.6, "stroke_linejoin": "round"}
    brass = linear("brass", (26, 46), (46, 66), *zip((0, 0.5, 1), BRASS, strict=True))
    body = [
        path(f"{outer}Z", fill=board.edge, transform=f"translate(0 {EDGE})"),
        path(outer, fill="none", transform=f"translate(0 {EDGE})", **style),
        path(f"{outer}Z", fill="url(#face)"),
        lines(board, 30, END, 7),
        path(outer, fill="none", **style),
        path(inner, fill="none", stroke=board.inlay, stroke_width=2.2),
        ellipse(36, 56, 9, 9, fill="url(#brass)", stroke=board.contour, stroke_width=1.2),
        ellipse(36, 56, 4, 4, fill="none", stroke=board.contour, stroke_width=0.8),
    ]
    return document(END, HIGH, [*shading(board), brass], body)


def wreath() -> str:
    """Draw a laurel wreath of 140 by 140, tied with murex at the foot, around a space of 84."""
    leaves, stems = "", ""
    for side in (-1, 1):
        for i, step in enumerate(range(12, 152, 12)):
            t = math.radians(90 - side * step)
            x, y = 70 + 56 * math.cos(t), 68 + 56 * math.sin(t)
            along = t - side * math.pi / 2
            size = 21.0 - 0.5 * i
            leaves += leaf(x, y, along + side * 0.55, size) + leaf(x, y, along - side * 0.5, size)
        a, b = (math.radians(90 - side * step) for step in (2, 158))
        sweep = 0 if side > 0 else 1
        stems += f"M{70 + 56 * math.cos(a):.1f} {68 + 56 * math.sin(a):.1f}"
        stems += f"A56 56 0 0 {sweep} {70 + 56 * math.cos(b):.1f} {68 + 56 * math.sin(b):.1f}"
    green = linear("green", (20, 10), (120, 140), *zip((0, 0.5, 1), LAUREL, strict=True))
    ribbon = "M70 124L56 138L50 132L60 122ZM70 124L84 138L90 132L80 122ZM62 118H78V130H62Z"
    body = [
        path(stems, fill="none", stroke=LAUREL[2], stroke_width=2.4),
        path(leaves, fill="url(#green)", stroke=LAUREL[2], stroke_width=1, stroke_linejoin="round"),
        path(ribbon, fill="#8d3a7c", stroke=INK, stroke_width=1.2, stroke_linejoin="round"),
    ]
    return document(140, 140, [green], body)


def halo() -> str:
    """Draw a light of 100 by 100 behind the representative that decided the game."""
    points = []
    for i in range(24):
        r, t = (49 if i % 2 == 0 else 31), math.radians(i * 15)
        points.append(f"{50 + r * math.cos(t):.1f} {50 + r * math.sin(t):.1f}")
    fade = radial("h", (50, 50), 50, (0, "#f6ffe2", 1), (0.55, "#a4d46f", 0.9), (1, "#5f8f36", 0))
    body = [
        ellipse(50, 50, 44, 44, fill="url(#h)"),
        path(f"M{'L'.join(points)}Z", fill="url(#h)"),
    ]
    return document(100, 100, [fade], body)


def coffer() -> str:
    """Draw a small open cedar chest of 100 by 90, seen from the front."""
    light, mid, dark = ("#b8764a", "#8f5230", "#5d3019")
    defs = [
        linear("wood", (0, 40), (0, 86), (0, light), (0.5, mid), (1, dark)),
        linear("lid", (0, 4), (0, 34), (0, dark), (1, mid)),
        linear("brass", (0, 0), (100, 90), *zip((0, 0.5, 1), BRASS, strict=True)),
    ]
    style = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}
    straps = "M22 44H30V84H22ZM70 44H78V84H70Z"
    body = [
        ellipse(50, 84, 47, 6, fill="#140a18", fill_opacity="0.4"),
        path("M12 34V20Q12 5 27 5H73Q88 5 88 20V34Z", fill="url(#lid)", **style),
        path("M19 34V22Q19 11 29 11H71Q81 11 81 22V34Z", fill=INK, fill_opacity="0.55"),
        path("M10 34H90L92 44H8Z", fill="#1d0d12", **style),
        path("M8 44H92V84H8Z", fill="url(#wood)", **style),
        path("M8 57H92M8 71H92", stroke=INK, stroke_width=1.2, stroke_opacity="0.45"),
        path(straps, fill="url(#brass)", stroke=INK, stroke_width=1.2),
        ellipse(50, 54, 7, 7, fill="url(#brass)", stroke=INK, stroke_width=1.2),
        path("M50 51V58", stroke=INK, stroke_width=2.4, stroke_linecap="round"),
    ]
    return document(100, 90, defs, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out = {"table/coffer.svg": coffer()}
    out |= {"end/wreath.svg": wreath(), "end/halo.svg": halo()}
    for name, board in BOARDS.items():
        out |= {f"end/{name}-plank.svg": plank(board), f"end/{name}-end.svg": end(board)}
    return out
