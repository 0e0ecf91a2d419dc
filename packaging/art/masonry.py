"""The parts of the buildings: walls, arches and jars."""

from __future__ import annotations

from art.ink import INK, path

GROUND = 150.0


def contour(d: str, fill: str, width: float = 1.8) -> str:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def shade(left: float, top: float, right: float, foot: float, depth: float = 0.2) -> str:
    """Draw a flat shadow on a wall."""
    d = f"M{left:.1f} {top:.1f}H{right:.1f}V{foot:.1f}H{left:.1f}Z"
    return path(d, fill=INK, fill_opacity=f"{depth:.2f}")


def battlement(span: tuple[float, float], top: float, foot: float, teeth: int, tooth: float) -> str:
    """Draw a wall crowned with stepped merlons, as in the Levant."""
    left, right = span
    wide = (right - left) / (teeth + 0.55 * (teeth - 1))
    d = f"M{left:.1f} {foot:.1f}"
    x = left
    for _ in range(teeth):
        d += f"V{top + tooth / 2:.1f}H{x + wide * 0.24:.1f}V{top:.1f}H{x + wide * 0.76:.1f}"
        d += f"V{top + tooth / 2:.1f}H{x + wide:.1f}V{top + tooth:.1f}"
        x += wide * 1.55
        d += f"H{min(x, right):.1f}"
    return d + f"V{foot:.1f}Z"


def arch(cx: float, half: float, top: float, foot: float) -> str:
    return (
        f"M{cx - half:.1f} {foot:.1f}V{top + half:.1f}"
        f"A{half:.1f} {half:.1f} 0 0 1 {cx + half:.1f} {top + half:.1f}V{foot:.1f}Z"
    )


def amphora(x: float, size: float) -> list[str]:
    def at(u: float, v: float) -> str:
        return f"{x + u * size:.1f} {GROUND + v * size:.1f}"

    body = (
        f"M{at(-5, -40)}L{at(5, -40)}L{at(3.5, -33)}C{at(15, -29)} {at(13, -8)} {at(4, 0)}"
        f"L{at(-4, 0)}C{at(-13, -8)} {at(-15, -29)} {at(-3.5, -33)}Z"
    )
    ears = (
        f"M{at(-4, -37)}C{at(-13, -39)} {at(-14, -30)} {at(-10, -25)}"
        f"M{at(4, -37)}C{at(13, -39)} {at(14, -30)} {at(10, -25)}"
    )
    band = f"M{at(-11, -20)}C{at(-5, -17)} {at(5, -17)} {at(11, -20)}"
    return [
        path(ears, fill="none", stroke=INK, stroke_width=2.6 * size),
        contour(body, "url(#clay)", 1.4),
        path(band, fill="none", stroke="#f3d9a8", stroke_width=2, stroke_opacity="0.7"),
    ]
