"""Parts of a bust: skin and cloth with their contours and shades, heads, faces and shoulders.

`people` draws the opponents with them. The light falls from the left.
"""

from __future__ import annotations

from art.ink import INK, ellipse, num, path

FOOT = 142
"""A y below the picture's lower edge, so that the edge cuts off the bust."""
FAIR, TANNED, OLIVE, BROWN = "#efc9a2", "#d9a273", "#c08a5c", "#8f5d3f"
LINEN, STRAW, GREY = "#f1e6cf", "#e7c878", "#cfc9c4"

Figure = list[str]


def shape(d: str, fill: str, width: float = 3.0) -> str:
    """Draw a part with its contour."""
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def shade(d: str, opacity: float = 0.2) -> str:
    """Draw the side away from the light."""
    return path(d, fill=INK, fill_opacity=f"{opacity:.2f}")


def line(d: str, width: float = 3.0, colour: str = INK) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def head(x: float, y: float, w: float, h: float, skin: str) -> Figure:
    """Draw a head around a point, slightly turned to the right; w and h are half its size."""
    d = (
        f"M{num(x - w)} {num(y - 0.1 * h)}"
        f"C{num(x - w)} {num(y - 1.3 * h)} {num(x + w)} {num(y - 1.3 * h)} {num(x + w)} {num(y)}"
        f"C{num(x + w)} {num(y + 0.7 * h)} {num(x + 0.55 * w)} {num(y + h)} {num(x + 0.1 * w)}"
        f" {num(y + h)}"
        f"C{num(x - 0.5 * w)} {num(y + h)} {num(x - w)} {num(y + 0.6 * h)} {num(x - w)}"
        f" {num(y - 0.1 * h)}Z"
    )
    dark = (
        f"M{num(x + 0.5 * w)} {num(y - 0.9 * h)}"
        f"C{num(x + 1.1 * w)} {num(y - 0.6 * h)} {num(x + 1.1 * w)} {num(y + 0.6 * h)}"
        f" {num(x + 0.1 * w)} {num(y + h)}"
        f"C{num(x + 0.6 * w)} {num(y + 0.5 * h)} {num(x + 0.7 * w)} {num(y - 0.3 * h)}"
        f" {num(x + 0.5 * w)} {num(y - 0.9 * h)}Z"
    )
    return [shape(d, skin), shade(dark)]


def eyes(x: float, y: float, apart: float, *, lids: bool = False, frown: float = 0.0) -> Figure:
    """Draw two eyes around a point, half closed with `lids`, and brows that slope inwards by `frown`."""
    out: Figure = []
    for side in (-1, 1):
        at = x + side * apart
        if lids:
            out.append(line(f"M{num(at - 5)} {num(y)}q5 4 10 0", 2.6))
        else:
            out.append(ellipse(at, y, 2.6, 3.2, fill=INK))
        fall = side * frown
        flat = f"M{num(at - 5)} {num(y - 7 + fall)}L{num(at + 5)} {num(y - 7 - fall)}"
        out.append(line(flat if frown else f"M{num(at - 5)} {num(y - 7)}q5 -3.5 10 0", 2.6))
    return out


def nose(x: float, y: float, size: float = 8.0) -> str:
    return line(
        f"M{num(x)} {num(y)}q{num(0.7 * size)} {num(0.8 * size)} {num(-0.2 * size)} {num(size)}",
        2.4,
    )


def smile(x: float, y: float, w: float, bend: float = 4.0) -> str:
    return line(f"M{num(x - w)} {num(y)}q{num(w)} {num(bend)} {num(2 * w)} 0", 2.6)


def shoulders(top: float, left: float, right: float, fill: str, neck: float = 12.0) -> Figure:
    """Draw a garment from the neck, at `top`, down to the lower edge."""
    d = (
        f"M60 {num(top)}m{num(-neck)} 0Q{num(left + 4)} {num(top + 8)} {num(left)} {FOOT}H{num(right)}"
        f"Q{num(right - 4)} {num(top + 8)} {num(60 + neck)} {num(top)}Z"
    )
    dark = f"M{num(60 + neck)} {num(top)}Q{num(right - 4)} {num(top + 8)} {num(right)} {FOOT}H88Q84 {num(top + 24)} {num(60 + neck)} {num(top)}Z"
    return [shape(d, fill), shade(dark)]
