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


def eyes(
    x: float,
    y: float,
    apart: float,
    *,
    look: str = "",
    frown: float = 0.0,
) -> Figure:
    """Draw two eyes and their brows around a point.

    Args:
        x: The middle, with `y`.
        y: The height of the pupils.
        apart: The distance of a pupil from the middle.
        look: "lids" for half closed ones, "glad" if a laugh narrows them, "wide" for wide open ones.
        frown: How far the brows slope inwards; outwards below 0.
    """
    out: Figure = []
    for side in (-1, 1):
        at = x + side * apart
        if look == "lids":
            out.append(line(f"M{num(at - 5)} {num(y)}q5 4 10 0", 2.6))
        elif look == "glad":
            out.append(line(f"M{num(at - 5.5)} {num(y + 2)}q5.5 -8 11 0", 3))
        elif look == "wide":
            out.append(ellipse(at, y, 5.2, 5.8, fill="#fff8ea", stroke=INK, stroke_width=2.2))
            out.append(ellipse(at + 0.6, y + 0.6, 2.2, 2.6, fill=INK))
        else:
            out.append(ellipse(at, y, 2.6, 3.2, fill=INK))
        fall, brow = side * frown, y - {"wide": 11, "glad": 9}.get(look, 7)
        flat = f"M{num(at - 5)} {num(brow + fall)}L{num(at + 5)} {num(brow - fall)}"
        out.append(line(flat if frown else f"M{num(at - 5)} {num(brow)}q5 -3.5 10 0", 2.6))
    return out


def grin(x: float, y: float, w: float, h: float) -> Figure:
    """Draw a laughing mouth with its upper teeth; `w` is half its width."""

    def lips(wide: float, high: float) -> str:
        return (
            f"M{num(x - wide)} {num(y)}Q{num(x)} {num(y + 3)} {num(x + wide)} {num(y)}"
            f"Q{num(x + 0.8 * wide)} {num(y + high)} {num(x)} {num(y + high)}"
            f"Q{num(x - 0.8 * wide)} {num(y + high)} {num(x - wide)} {num(y)}Z"
        )

    return [shape(lips(w, h), "#5e1f26", 2.4), path(lips(0.8 * w, 0.5 * h), fill="#fff8ea")]


def drop(x: float, y: float) -> str:
    """Draw a drop of sweat, from its top."""
    return path(
        f"M{num(x)} {num(y)}q5 7 0 10q-5 -3 0 -10Z", fill="#bfe6f2", stroke=INK, stroke_width=1.6
    )


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
