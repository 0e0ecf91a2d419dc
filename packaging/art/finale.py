"""The pieces of the end: night and light over a bank, who carries the representatives, a wreath.

Night and light are stretched over a bank, so nothing in them must be round. The coffer holds
discarded tiles.
"""

from __future__ import annotations

import math
import random

from art.busts import TANNED
from art.ink import BRASS, INK, document, ellipse, linear, num, path, radial, rect
from art.tokens import leaf

LAUREL = ("#c3e391", "#7fae4c", "#3f6b22")
"""Colours from light to dark; they are green, since gold marks the current election."""


def night(*, stars: bool) -> str:
    """Draw the night over a bank of 1280 by 240, the sky's end at the top."""
    rng = random.Random(9)
    dots = ""
    for _ in range(90 if stars else 0):
        x, y, size = rng.uniform(0, 1280), rng.uniform(4, 130), rng.choice((1, 1.4, 2, 2.6))
        dots += f"M{num(x)} {num(y)}h{size}v{size}h-{size}Z"
    deep = linear(
        "n",
        (0, 0),
        (0, 240),
        (0, "#070722", 0.94 if stars else 0),
        (0.3, "#0b0a2c", 0.9 if stars else 0.72),
        (1, "#0a0820", 0.8),
    )
    return document(
        1280,
        240,
        [deep],
        [
            rect(0, 0, 1280, 240, fill="url(#n)"),
            *([path(dots, fill="#fff3d8", fill_opacity="0.85")] if stars else []),
        ],
    )


def light() -> str:
    """Draw the light of lamps on a bank of 1280 by 160, strongest in the middle."""
    wash = linear(
        "w", (0, 0), (0, 160), (0, "#ffd27a", 0.2), (0.5, "#ffca70", 0.5), (1, "#c98a3e", 0.3)
    )
    shine = radial(
        "l",
        (640, 110),
        640,
        (0, "#fff0b8", 0.8),
        (0.5, "#ffd27a", 0.35),
        (1, "#ffd27a", 0),
        squash=0.25,
    )
    whole = {"x": 0, "y": 0, "w": 1280, "h": 160}
    return document(
        1280, 160, [wash, shine], [rect(**whole, fill=f"url(#{name})") for name in "wl"]
    )


def glow() -> str:
    """Draw the light of 100 by 100 behind the wreath."""
    shine = radial(
        "g", (50, 50), 50, (0, "#fff0c0", 0.85), (0.45, "#ffdf9a", 0.4), (1, "#ffcf80", 0)
    )
    return document(100, 100, [shine], [rect(0, 0, 100, 100, fill="url(#g)")])


def bearer(cloak: str, *, foot: bool) -> str:
    """Draw who carries a representative on a pole of 60 by 120; the other `foot` is in front."""
    style = {"stroke": INK, "stroke_width": 1.8, "stroke_linejoin": "round"}
    stride = "M24 96L16 118H25L33 98ZM36 96L42 118H51L45 97Z"
    if foot:
        stride = "M26 96L23 118H32L35 98ZM34 96L36 118H45L43 97Z"
    body = [
        ellipse(34, 118, 22, 2.6, fill="#140a18", fill_opacity="0.4"),
        path("M40 0H45V104H40Z", fill="#b98552", **style),
        path(stride, fill=TANNED, **style),
        path("M22 52Q32 45 42 52L48 98Q33 105 17 98Z", fill="#f1e6cf", **style),
        path("M22 52Q28 47 33 48Q25 76 30 102Q22 102 17 98Z", fill=cloak, **style),
        path("M34 60L44 66V73L31 69Z", fill=TANNED, **style),
        ellipse(32, 38, 9.5, 10.5, fill=TANNED, stroke=INK, stroke_width=1.8),
        path(
            "M22.500 38Q21 26 32 26.500Q43 26 41.500 36Q34 31 22.500 38Z", fill="#3a2430", **style
        ),
    ]
    return document(60, 120, [], body)


def frame() -> str:
    """Draw a frame of brass of 120 by 140, as a portrait, with a ground for a person's tile."""
    rim = linear("b", (10, 4), (110, 136), *zip((0, 0.5, 1), BRASS, strict=True))
    sea = radial("s", (46, 44), 90, (0, "#7cc0b0"), (0.6, "#4f9b8d"), (1, "#2d6a64"))
    return document(
        120,
        140,
        [rim, sea],
        [
            rect(1, 1, 118, 138, rx=5, fill="url(#b)", stroke=INK, stroke_width=1.4),
            rect(6, 6, 108, 128, rx=2, fill="url(#s)", stroke=INK, stroke_width=1.2),
        ],
    )


CLOAKS = {"ivory": "#2f5fae", "brown": "#2f8573"}
"""As the roofs of each side's city."""


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
    out |= {"end/wreath.svg": wreath(), "end/halo.svg": halo(), "end/frame.svg": frame()}
    out |= {"end/light.svg": light(), "end/glow.svg": glow()}
    out |= {"end/night-far.svg": night(stars=True), "end/night-near.svg": night(stars=False)}
    for side, cloak in CLOAKS.items():
        for step, foot in enumerate((False, True)):
            out[f"end/{side}-bearer-{step}.svg"] = bearer(cloak, foot=foot)
    return out
