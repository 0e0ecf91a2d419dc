"""The parts of the three buildings: the hour's colours, walls, arches, cloth and jars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art.ink import INK, linear, path, radial

GROUND = 150.0
POLE = "#7a5240"


@dataclass(frozen=True, slots=True)
class Light:
    """The colours of one hour; pairs are light and dark."""

    lit: bool
    stone: tuple[str, str, str]
    depth: tuple[str, str]
    opening: tuple[str, str, str]
    red: tuple[str, str]
    gold: tuple[str, str]
    blue: tuple[str, str]
    murex: tuple[str, str]
    sea: tuple[str, str]
    clay: tuple[str, str]
    cream: str
    shut: bool = False


DUSK = Light(
    lit=False,
    stone=("#e4d3b2", "#cbb48e", "#a18562"),
    depth=("#7c6274", "#564058"),
    opening=("#3a2942", "#463349", "#5d4659"),
    red=("#b0443a", "#7a2522"),
    gold=("#cf9a3c", "#9a6c20"),
    blue=("#37789b", "#1c4c6c"),
    murex=("#8d4a80", "#592757"),
    sea=("#5aa090", "#2c6a5f"),
    clay=("#bd6c44", "#824429"),
    cream="#efe3c8",
)
LAMPS = Light(
    lit=True,
    stone=("#fff2cc", "#f2d294", "#cc9a56"),
    depth=("#c07a3e", "#8a4a34"),
    opening=("#fff2b8", "#ffca58", "#f08a2a"),
    red=("#d2503f", "#942c25"),
    gold=("#f0b544", "#bd8224"),
    blue=("#3a8ab2", "#1f5c83"),
    murex=("#a8568f", "#6e2d66"),
    sea=("#6fbca6", "#357d6e"),
    clay=("#d07f4e", "#97502e"),
    cream="#fff5d8",
)

SHUT = Light(
    lit=False,
    stone=("#bdb4a8", "#a2998e", "#82786f"),
    depth=("#6b6470", "#57505c"),
    opening=("#4b4550", "#4f4953", "#57505c"),
    red=("#8a635c", "#66453f"),
    gold=("#a3937a", "#75674f"),
    blue=("#6d7f88", "#4c5d66"),
    murex=("#7a6a78", "#5a4b58"),
    sea=("#7f9189", "#5b6d65"),
    clay=("#8d7565", "#66523f"),
    cream="#cfc6b6",
    shut=True,
)


def defs(light: Light) -> list[str]:
    """Return the gradients of all facades."""
    hi, mid, low = light.stone
    out = [
        linear("stone", (0, 10), (0, GROUND), (0, hi), (0.5, mid), (1, low)),
        linear("trim", (20, 0), (280, 0), (0, hi), (0.5, hi), (1, mid)),
        linear("depth", (0, 60), (0, GROUND), (0, light.depth[1]), (1, light.depth[0])),
        linear("open", (0, 60), (0, GROUND), *zip((0, 0.5, 1), light.opening, strict=True)),
    ]
    for name in ("red", "gold", "blue", "murex", "sea"):
        pale, deep = getattr(light, name)
        out.append(linear(name, (0, 10), (0, 130), (0, pale), (1, deep)))
    out.append(linear("clay", (0, 0), (300, 0), (0, light.clay[0]), (1, light.clay[1])))
    if light.shut:
        out.append(linear("board", (0, 60), (0, GROUND), (0, "#86705a"), (1, "#57442f")))
    if light.lit:
        glow = ((0.0, "#ffb347", 0.7), (0.5, "#ff9a3c", 0.3), (1.0, "#ff9a3c", 0.0))
        out.append(radial("halo", (150, 88), 150, *glow, squash=0.48))
    return out


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


def tower(span: tuple[float, float], top: float, teeth: int, tooth: float) -> list[str]:
    """Draw a tower with a corbelled parapet, shaded on the right."""
    left, right = span
    brim = top + tooth + 7
    turn = right - (right - left) * 0.26
    return [
        contour(f"M{left} {GROUND}V{brim}H{right}V{GROUND}Z", "url(#stone)"),
        shade(turn, brim, right, GROUND, 0.16),
        shade(left, brim + 5, right, brim + 9, 0.28),
        contour(battlement((left - 5, right + 5), top, brim, teeth, tooth), "url(#trim)"),
        contour(f"M{left - 5} {brim}H{right + 5}L{right} {brim + 6}H{left}Z", "url(#stone)", 1.4),
    ]


def arch(cx: float, half: float, top: float, foot: float) -> str:
    return (
        f"M{cx - half:.1f} {foot:.1f}V{top + half:.1f}"
        f"A{half:.1f} {half:.1f} 0 0 1 {cx + half:.1f} {top + half:.1f}V{foot:.1f}Z"
    )


def shutters(d: str, span: tuple[float, float], top: float, foot: float) -> list[str]:
    """Draw boards nailed over an opening of outline `d`, with a bar across."""
    left, right = span
    wide = right - left
    count = max(2, round(wide / 8.5))
    joints = "".join(
        f"M{left + wide * i / count:.1f} {top:.1f}V{foot:.1f}" for i in range(1, count)
    )
    bar = (top + 2 * foot) / 3
    return [
        contour(d, "url(#board)", 1.4),
        path(joints, stroke=INK, stroke_width=1.2, stroke_opacity="0.55"),
        contour(
            f"M{left - 3:.1f} {bar - 3.5:.1f}H{right + 3:.1f}V{bar + 3.5:.1f}H{left - 3:.1f}Z",
            "url(#board)",
            1.2,
        ),
    ]


def courses(rows: Sequence[tuple[float, float, float]]) -> str:
    """Draw faint joints of the masonry; each has an x range and a y."""
    d = "".join(f"M{a:.0f} {y:.0f}H{b:.0f}" for a, b, y in rows)
    return path(d, fill="none", stroke=INK, stroke_width=1, stroke_opacity="0.24")


def flag(x: float, y: float) -> list[str]:
    cloth = (
        f"M{x} {y + 1}C{x + 9} {y - 2} {x + 15} {y + 5} {x + 27} {y + 2}L{x + 21} {y + 8}"
        f"L{x + 27} {y + 14}C{x + 15} {y + 16} {x + 9} {y + 10} {x} {y + 13}Z"
    )
    pole = path(f"M{x} {y + 26}V{y - 1}", stroke=POLE, stroke_width=2.4, stroke_linecap="round")
    return [pole, contour(cloth, "url(#red)", 1.2)]


def awning(
    span: tuple[float, float], top: float, foot: float, colours: tuple[str, str]
) -> list[str]:
    """Draw a striped awning with a scalloped hem, wider at its foot, and its shadow on the wall."""
    left, right = span
    stripes, spread = 7, 9.0
    wide = right - left + 2 * spread
    r = wide / stripes / 2
    hems = [left - spread + wide * i / stripes for i in range(stripes + 1)]
    tops = [left + (right - left) * i / stripes for i in range(stripes + 1)]
    out = [shade(left - 2, foot, right + 4, foot + 9, 0.3)]
    for i in range(stripes):
        d = (
            f"M{tops[i]:.1f} {top}H{tops[i + 1]:.1f}L{hems[i + 1]:.1f} {foot}"
            f"A{r:.1f} {r:.1f} 0 0 1 {hems[i]:.1f} {foot}Z"
        )
        out.append(path(d, fill=colours[i % 2]))
    hem = "".join(f"A{r:.1f} {r:.1f} 0 0 1 {x:.1f} {foot}" for x in reversed(hems[:-1]))
    return [*out, contour(f"M{left} {top}H{right}L{right + spread} {foot}{hem}Z", "none", 1.5)]


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


def drying(
    span: tuple[float, float], foot: float, cloths: Sequence[tuple[float, float, str]]
) -> list[str]:
    """Draw dyed cloths on a line between two poles; each cloth has an x range and a colour."""
    a, b = span
    top = foot - 27
    out = [
        path(
            f"M{a} {foot}V{top}M{b} {foot}V{top}M{a} {top + 3}Q{(a + b) / 2} {top + 6} {b} {top + 3}",
            fill="none",
            stroke=POLE,
            stroke_width=1.8,
            stroke_linecap="round",
        ),
    ]
    for left, right, colour in cloths:
        d = (
            f"M{left} {top + 4}H{right}L{right + 1} {foot - 6}Q{right - 4} {foot - 3} {(left + right) / 2} "
            f"{foot - 5}Q{left + 4} {foot - 7} {left - 1} {foot - 5}Z"
        )
        out.append(contour(d, f"url(#{colour})", 1.2))
    return out
