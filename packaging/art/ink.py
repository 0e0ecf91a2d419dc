"""Palette and pen: helpers that write the drawings of Tyrus as SVG text.

They use only what Qt's SVG module supports: paths, gradients and opacity; no filter, mask, clip or
pattern. Lengths are in units of each viewBox.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

INK = "#2b1a2e"  # dark plum: every contour
BRASS = ("#ffe9a8", "#d9a441", "#7d5316")

# Each profession has its own hue and lightness, so that they also differ in grey: for ink on ivory,
# for ink on brown or dark, and for enamel.
DARK_INK = {"soldier": "#66081f", "merchant": "#9a6e00", "priest": "#12567f"}
LIGHT_INK = {"soldier": "#f26a5a", "merchant": "#ffeb8f", "priest": "#86c6ee"}
ENAMEL = {
    "soldier": ("#9c2a41", "#650c26", "#370516"),
    "merchant": ("#c99a34", "#96701c", "#553c0a"),
    "priest": ("#3f86ad", "#1d567d", "#0c2f4c"),
}


def num(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def attrs(**values: object) -> str:
    """Return keyword arguments as XML attributes: `stroke_width=2` is `stroke-width="2"`."""
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{num(v) if isinstance(v, float) else v}"'
        for key, v in values.items()
    )


def path(d: str, **style: object) -> str:
    return f'<path d="{d}"{attrs(**style)}/>'


def rect(x: float, y: float, w: float, h: float, **style: object) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{attrs(**style)}/>'


def ellipse(cx: float, cy: float, rx: float, ry: float, **style: object) -> str:
    return f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}"{attrs(**style)}/>'


def group(parts: Iterable[str], **style: object) -> str:
    return f"<g{attrs(**style)}>" + "".join(parts) + "</g>"


def moved(parts: Iterable[str], x: float, y: float, scale: float = 1.0) -> str:
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:.4g})">{"".join(parts)}</g>'


def _stops(stops: Sequence[tuple[float, str] | tuple[float, str, float]]) -> str:
    out = ""
    for stop in stops:
        alpha = f' stop-opacity="{stop[2]:.3g}"' if len(stop) == 3 else ""
        out += f'<stop offset="{stop[0]:.3g}" stop-color="{stop[1]}"{alpha}/>'
    return out


def linear(
    name: str,
    start: Point,
    end: Point,
    *stops: tuple[float, str] | tuple[float, str, float],
) -> str:
    """Return a linear gradient; a stop is (offset, colour) or (offset, colour, opacity)."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(start[0])}"'
        f' y1="{num(start[1])}" x2="{num(end[0])}" y2="{num(end[1])}">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(
    name: str,
    centre: Point,
    radius: float,
    *stops: tuple[float, str] | tuple[float, str, float],
    squash: float = 1.0,
) -> str:
    """Return a radial gradient; `squash` is the ellipse's height over its width."""
    turn = ""
    if squash != 1.0:
        shift = num(centre[1] * (1 - squash))
        turn = f' gradientTransform="matrix(1 0 0 {squash:.4g} 0 {shift})"'
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(centre[0])}"'
        f' cy="{num(centre[1])}" r="{num(radius)}"{turn}>{_stops(stops)}</radialGradient>'
    )


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def smooth(points: Sequence[Point]) -> str:
    """Return a smooth open curve from the first point to the last, bent towards the others."""
    x, y = (round(v, 1) for v in points[0])
    out = f"M{num(x)} {num(y)}"
    for i in range(1, len(points) - 1):
        bend = points[i]
        last = i == len(points) - 2
        after = points[i + 1]
        end = after if last else ((bend[0] + after[0]) / 2, (bend[1] + after[1]) / 2)
        step = [round(v, 1) for v in (bend[0] - x, bend[1] - y, end[0] - x, end[1] - y)]
        out += "q" + " ".join(num(v) for v in step)
        x, y = x + step[2], y + step[3]
    return out


def arc(centre: Point, radii: Point, turn: tuple[float, float], n: int) -> list[Point]:
    """Return n + 1 points of an elliptic arc; 0 degrees is right, 90 is down."""
    start, end = turn
    angles = [math.radians(start + (end - start) * i / n) for i in range(n + 1)]
    (cx, cy), (rx, ry) = centre, radii
    return [(cx + rx * math.cos(t), cy + ry * math.sin(t)) for t in angles]


def document(width: int, height: int, defs: Iterable[str], body: Iterable[str]) -> str:
    """Return a complete SVG file."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">'
    )
    inner = "".join(defs)
    return f"{head}\n<defs>{inner}</defs>\n" + "\n".join(body) + "\n</svg>\n"
