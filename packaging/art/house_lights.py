"""What light does to the buildings: lamps and banners of the election in force with a rim of light
around it, boards and dusk where no election is left, the shade of those that rest, and the shadows.

All are drawn over, behind or in place of the facades of `houses`.
"""

from __future__ import annotations

import re

from art.emblems import emblem
from art.houses import BUILDERS, CLAY, CLOTH, FOOT, GOLD, STALLS, facades, jar, slits, stall
from art.ink import (
    ENAMEL,
    INK,
    Point,
    document,
    ellipse,
    group,
    linear,
    moved,
    num,
    path,
    polygon,
    radial,
    rect,
)
from art.masonry import arch, contour, shade


def banner(name: str, x: float, top: float, foot: float, wide: float) -> list[str]:
    """Draw a hanging cloth in its profession's colour, with the emblem on it."""
    profession = CLOTH[name]
    left, right = x - wide / 2, x + wide / 2
    size = wide * 0.0076
    d = f"M{num(left)} {num(top)}H{num(right)}V{num(foot)}L{num(x)} {num(foot - wide * 0.36)}L{num(left)} {num(foot)}Z"
    return [
        contour(d, "url(#cloth)", 1.3),
        path(
            f"M{num(left - 2)} {num(top)}H{num(right + 2)}",
            stroke=GOLD[1],
            stroke_width=2.6,
            stroke_linecap="round",
        ),
        moved(
            emblem(profession, "#fff3d6", "#fff3d6")[:1],
            x - 50 * size,
            (top + foot - wide * 0.2) / 2 - 50 * size,
            size,
        ),
    ]


def flag(x: float, y: float) -> str:
    d = (
        f"M{x} {y}C{x + 10} {y - 3} {x + 17} {y + 4} {x + 30} {y + 1}L{x + 24} {y + 7}"
        f"L{x + 30} {y + 13}C{x + 17} {y + 15} {x + 10} {y + 9} {x} {y + 12}Z"
    )
    return contour(d, "url(#cloth)", 1.2)


def flame(x: float, y: float, size: float = 1.0) -> str:
    """Draw a small flame in its halo."""
    drop = "M0 -9Q7 0 0 5Q-7 0 0 -9Z"
    return group(
        [
            ellipse(0, -1, 13, 13, fill="url(#halo)"),
            path(drop, fill="#fff8d8", stroke="#f29a2e", stroke_width=1),
        ],
        transform=f"translate({num(x)} {num(y)}) scale({size:.3g})",
    )


def awning(cx: float) -> list[str]:
    """Draw a striped awning in gold over a shop."""
    left, right, top, foot = cx - 34, cx + 34, 84.0, 104.0
    stripes, spread = 7, 7.0
    wide = (right - left + 2 * spread) / stripes
    out = [shade(left, foot, right, foot + 8, 0.24)]
    hems = [left - spread + wide * i for i in range(stripes + 1)]
    tops = [left + (right - left) * i / stripes for i in range(stripes + 1)]
    for colour, start in (("#e0a63a", 0), ("#fff4da", 1)):
        d = "".join(
            f"M{num(tops[i])} {num(top)}H{num(tops[i + 1])}L{num(hems[i + 1])} {num(foot)}"
            f"A{num(wide / 2)} {num(wide / 2)} 0 0 1 {num(hems[i])} {num(foot)}Z"
            for i in range(start, stripes, 2)
        )
        out.append(contour(d, colour, 1.1))
    return out


def lit(name: str) -> str:
    """Draw the lamps, the light in the openings and the banners of the election in force."""
    cloth = ENAMEL[CLOTH[name]]
    bright = {"citadel": "#b52740", "market": "#f0b93e", "temple": "#3f9ad0"}[name]
    defs = [
        CLAY,
        radial(
            "halo", (0, -1), 13, (0, "#ffe9a8", 0.95), (0.5, "#ffc65a", 0.45), (1, "#ffb84a", 0)
        ),
        radial("spill", (150, 130), 42, (0.3, "#ffb84a", 0.6), (1, "#ffb84a", 0), squash=0.8),
        linear("cloth", (0, 0), (0, 120), (0, bright), (1, cloth[0])),
        linear("light", (0, 80), (0, FOOT), (0, "#fff3bb"), (0.5, "#ffcd62"), (1, "#f28f30")),
    ]
    match name:
        case "citadel":
            bars = "M141 116V160M150 112V160M159 116V160M131 130H169M131 144H169"
            body = [
                ellipse(150, 130, 42, 34, fill="url(#spill)"),
                *slits("#ffe58a", "#f09a35", (7.4, 4.6)),
                contour(arch(150, 19, 110, FOOT), "url(#light)", 1.4),
                path(bars, stroke=INK, stroke_width=1.8, stroke_opacity="0.8", fill="none"),
                *banner(name, 116, 62, 106, 19),
                *banner(name, 184, 62, 106, 19),
                *banner(name, 36, 82, 116, 13),
                *banner(name, 264, 82, 116, 13),
                flag(151, 3),
                flame(132, 112, 0.7),
                flame(168, 112, 0.7),
            ]
        case "market":
            body = [
                *[contour(stall(cx), "url(#light)", 1.4) for cx in STALLS],
                *[part for cx in STALLS for part in awning(cx)],
                *[flame(cx, 122, 0.9) for cx in STALLS],
                *[
                    part
                    for x, size in ((38, 0.62), (76, 0.8), (135, 0.8), (226, 0.86), (262, 0.62))
                    for part in jar(x, size)
                ],
                *banner(name, 104, 70, 114, 19),
                *banner(name, 196, 70, 114, 19),
                flag(151, 3),
            ]
        case _:
            gaps = ((70.5, 85.5), (102.5, 117.5), (182.5, 197.5), (214.5, 229.5))
            between = "".join(f"M{a} 86H{b}V146H{a}Z" for a, b in gaps)
            body = [
                path(
                    "M150 44V62M135 50L146 62M165 50L154 62M126 59L143 64M174 59L157 64",
                    stroke="#ffe591",
                    stroke_width=2.6,
                    stroke_linecap="round",
                ),
                contour("M139 66A11 11 0 0 1 161 66Z", "#fff3bb", 1.1),
                path(between, fill="url(#light)"),
                contour(arch(150, 15, 94, 146), "url(#light)", 1.2),
                *[part for x in (78, 110, 190, 222) for part in banner(name, x, 81, 120, 17)],
                flame(12, 56, 1.1),
                flame(288, 56, 1.1),
                flame(150, 112, 0.9),
            ]
    return document(300, 160, defs, body)


def boards(left: float, right: float, top: float, foot: float = FOOT) -> list[str]:
    """Draw planks nailed crosswise over an opening."""
    high = (foot - top) / 3.4
    out = []
    for i, (lean, tone) in enumerate(((3.0, "#8d765c"), (-4.0, "#7a644c"), (2.0, "#85704f"))):
        y = top + 3 + i * (foot - top - 4) / 3
        points: list[Point] = [
            (left - 4, y + lean),
            (right + 4, y - lean),
            (right + 4, y - lean + high * 0.72),
            (left - 4, y + lean + high * 0.72),
        ]
        out.append(contour(polygon(points), tone, 1.2))
        out += [
            ellipse(x, (a + b) / 2, 1.2, 1.2, fill=INK)
            for x, a, b in (
                (left, points[0][1], points[3][1]),
                (right, points[1][1], points[2][1]),
            )
        ]
    return out


BODIES = {
    "citadel": "M1 160V106H26V78H23V64L27 58L41 36H67L81 58L85 64V78H82V106H102V52L100 48L132 34H168L200 48L198 52V106H218V78H215V64L219 58L233 36H259L273 58L277 64V78H274V106H299V160Z",
    "market": "M4 160V70H1V61L30 41H270L299 61V70H296V160Z",
    "temple": "M1 160V152H5L6 72L1 62H23L18 72L19 152H23V160ZM277 160V152H281L282 72L277 62H299L294 72L295 152H299V160ZM26 160V155H34V151H42V146H46V79H32V70L26 68L150 32L274 68L268 70V79H254V146H258V151H266V155H274V160Z",
}


def shut(name: str) -> str:
    """Draw the boards and the dusk of a building in which no election will be held again."""
    start = 42 if name == "market" else 32
    dusk = "#393746"
    veil = linear("veil", (0, start), (0, FOOT), (0, dusk, 0), (0.26, dusk, 0.52), (1, dusk, 0.64))
    match name:
        case "citadel":
            nailed = boards(132, 168, 108)
        case "market":
            nailed = [part for cx in STALLS for part in boards(cx - 28, cx + 28, 98)]
        case _:
            nailed = [
                part
                for a, b in ((71, 85), (103, 117), (136, 164), (183, 197), (215, 229))
                for part in boards(a + 2, b - 2, 92, 144)
            ]
    return document(300, 160, [veil], [path(BODIES[name], fill="url(#veil)"), *nailed])


REST, RESTING = "#35261d", 0.25


def resting(facade: str) -> str:
    """Return a facade a quarter darker: a building whose election is not in force."""

    def darker(found: re.Match[str]) -> str:
        digits = found[1] if len(found[1]) == 6 else "".join(2 * digit for digit in found[1])
        mixed = (
            (1 - RESTING) * int(digits[i : i + 2], 16) + RESTING * int(REST[i + 1 : i + 3], 16)
            for i in (0, 2, 4)
        )
        return '"#' + "".join(f"{round(tone):02x}" for tone in mixed) + '"'

    return re.sub(r'"#([0-9a-f]{6}|[0-9a-f]{3})"', darker, facade)


def aura(facade: str) -> str:
    """Draw the glow behind a facade, and a rim of light along its contours.

    It is 380 by 180, and reaches beyond the facade by 40 at the left and right and 20 at the top.
    """
    contours = "".join(re.findall(rf'd="([^"]*)"[^>]*stroke="{INK}"[^>]*-linejoin', facade))
    glow = radial("glow", (190, 110), 190, (0, "#ffdf96", 0.75), (0.5, "#ffdf96", 0.4),
                  (1, "#ffdf96", 0), squash=0.56)  # fmt: skip
    line = {"fill": "none", "stroke_linejoin": "round"}
    rim = [
        path(contours, stroke="#ffc65a", stroke_width=9, stroke_opacity="0.55", **line),
        path(contours, stroke="#fff6d6", stroke_width=5.4, **line),
    ]
    return document(380, 180, [glow], [rect(0, 0, 380, 180, fill="url(#glow)"), moved(rim, 40, 20)])


def cast(name: str) -> str:
    """Draw the shadow that a building throws on the ground, 400 by 54, from its foot to the right."""
    dark = "#1a1024"
    fade = linear("cast", (0, 160), (0, 0), (0, dark, 0.3), (1, dark, 0.08))
    touch = radial(
        "touch", (152, 2), 160, (0, dark, 0.6), (0.8, dark, 0.5), (1, dark, 0), squash=0.05
    )
    shapes = [
        path(
            BODIES[name],
            fill="url(#cast)",
            transform=f"matrix(1 0 {-lean} {-fall} {num(lean * FOOT)} {num(fall * FOOT)})",
        )
        for lean, fall in ((0.5, 0.31), (0.47, 0.295), (0.44, 0.28))
    ]
    return document(400, 54, [fade, touch], [*shapes, ellipse(152, 2, 160, 8, fill="url(#touch)")])


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out: dict[str, str] = {}
    for (city, name), facade in facades().items():
        out[f"houses/{city}-{name}-rest.svg"] = resting(facade)
        out[f"houses/{city}-{name}-aura.svg"] = aura(facade)
    for name in BUILDERS:
        out[f"houses/{name}-cast.svg"] = cast(name)
        out[f"houses/{name}-lit.svg"] = lit(name)
        out[f"houses/{name}-shut.svg"] = shut(name)
    return out
