"""The three buildings of each city, which stand on the foot of 300 by 160 and fill it.

Ivory builds in white stone under blue cones, Brown in timber under copper. Doors, windows and walls
lie in the same places, so that one pair of overlays serves both: the lamps and the banners of the
election in force, and the boards and the dusk of a building that is closed. Light falls from the left.
The temple's two free pillars, one of gold and one of emerald, are those that Herodotus saw in Tyre
(Histories 2.44).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art.emblems import emblem
from art.ink import (
    ENAMEL,
    INK,
    document,
    ellipse,
    group,
    linear,
    moved,
    num,
    path,
    polygon,
)
from art.masonry import amphora, arch, battlement, contour, shade

FOOT = 160.0
TONES = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class City:
    """What one side builds with; each has a light, a middle and a dark tone."""

    name: str
    wall: TONES
    trim: TONES
    roof: TONES
    post: TONES
    open: TONES
    joint: str
    timber: bool


IVORY = City(
    name="ivory",
    wall=("#fbf4e4", "#e9dcc4", "#bda98e"),
    trim=("#ffffff", "#f0e6d2", "#cbb89b"),
    roof=("#6f9fe6", "#3565b8", "#1f3d7c"),
    post=("#ffffff", "#efe6d6", "#b9a68c"),
    open=("#54435f", "#3f3149", "#2d2237"),
    joint="#8d785e",
    timber=False,
)
BROWN = City(
    name="brown",
    wall=("#c68d57", "#a06a3c", "#6d4325"),
    trim=("#d9a066", "#b27742", "#7a4b29"),
    roof=("#86cbb2", "#4c9a86", "#27594f"),
    post=("#8c5a34", "#6b4226", "#432614"),
    open=("#45303a", "#32222b", "#21161d"),
    joint="#4d2c17",
    timber=True,
)
CITIES = (IVORY, BROWN)
GOLD: TONES = ("#ffe39a", "#d79f3a", "#8a5b16")
EMERALD: TONES = ("#7fd6b4", "#2f8f72", "#13493b")
CLAY = linear("clay", (0, 0), (300, 0), (0, "#d58a5c"), (1, "#8a4d30"))
CLOTH = {"citadel": "soldier", "market": "merchant", "temple": "priest"}


def across(name: str, left: float, right: float, tones: TONES) -> str:
    """Return a gradient for something round or turned, lit from the left."""
    light, mid, dark = tones
    ends = (left, 0), (right, 0)
    return linear(name, *ends, (0, mid), (0.22, light), (0.6, mid), (1, dark))


def shared(city: City) -> list[str]:
    """Return the gradients of all three buildings."""
    light, mid, dark = city.wall
    return [
        linear("wall", (0, 40), (60, 175), (0, light), (0.6, mid), (1, dark)),
        linear(
            "trim", (0, 0), (300, 30), (0, city.trim[0]), (0.6, city.trim[1]), (1, city.trim[2])
        ),
        linear(
            "roof", (0, 0), (300, 60), (0, city.roof[0]), (0.5, city.roof[1]), (1, city.roof[2])
        ),
        linear("open", (0, 70), (0, FOOT), *zip((0, 0.5, 1), reversed(city.open), strict=True)),
        linear("depth", (0, 70), (0, FOOT), (0, city.open[2]), (1, city.open[0])),
        CLAY,
    ]


def pole(x: float, top: float, foot: float) -> list[str]:
    return [
        path(f"M{num(x)} {num(foot)}V{num(top + 2)}", stroke=INK, stroke_width=2.6),
        ellipse(x, top + 2.6, 2.6, 2.6, fill=GOLD[1], stroke=INK, stroke_width=1),
    ]


def cone(name: str, left: float, right: float, eaves: float, top: float) -> list[str]:
    """Draw a cone of blue tiles with a lit flank; its gradient is `name`."""
    x = (left + right) / 2
    half = (right - left) / 2
    d = f"M{num(left)} {num(eaves)}L{num(x)} {num(top)}L{num(right)} {num(eaves)}Q{num(x)} {num(eaves + half * 0.22)} {num(left)} {num(eaves)}Z"
    rings = "".join(
        f"M{num(x - half * t)} {num(top + (eaves - top) * t)}q{num(half * t)} {num(half * 0.24 * t)} {num(2 * half * t)} 0"
        for t in (0.4, 0.62, 0.82)
    )
    return [
        contour(d, f"url(#{name})", 1.5),
        path(rings, fill="none", stroke=INK, stroke_width=0.9, stroke_opacity="0.35"),
    ]


def hip(
    left: float, right: float, eaves: float, ridge: tuple[float, float], top: float
) -> list[str]:
    """Draw a hipped roof of copper sheets with upswept eaves."""
    a, b = ridge
    bend = (eaves - top) * 0.66
    d = (
        f"M{num(left)} {num(eaves - 2)}Q{num(a - (a - left) * 0.35)} {num(eaves - bend * 0.5)} {num(a)} {num(top)}"
        f"H{num(b)}Q{num(b + (right - b) * 0.35)} {num(eaves - bend * 0.5)} {num(right)} {num(eaves - 2)}L{num(right - 3)} {num(eaves + 2)}H{num(left + 3)}Z"
    )
    count = max(3, round((right - left) / 13))
    seams = ""
    for i in range(1, count):
        t = i / count
        seams += f"M{num(a + (b - a) * t)} {num(top)}Q{num(a + (b - a) * t + (left - a + (right - left - b + a) * t) * 0.4)} {num(eaves - bend * 0.5)} {num(left + (right - left) * t)} {num(eaves)}"
    dark = (
        f"M{num(b - (b - a) * 0.25)} {num(top)}H{num(b)}Q{num(b + (right - b) * 0.35)} {num(eaves - bend * 0.5)} {num(right)} {num(eaves - 2)}"
        f"L{num(right - 3)} {num(eaves + 2)}H{num(right - (right - left) * 0.3)}Z"
    )
    return [
        contour(d, "url(#roof)", 1.5),
        path(seams, fill="none", stroke=INK, stroke_width=0.9, stroke_opacity="0.38"),
        path(dark, fill=INK, fill_opacity="0.2"),
        path(
            f"M{num(a - 3)} {num(top)}H{num(b + 3)}",
            stroke="#d07a3c",
            stroke_width=3,
            stroke_linecap="round",
        ),
    ]


def masonry(city: City, rows: Sequence[tuple[float, float, float]]) -> str:
    """Draw joints of stone or planks; each has an x range and a y."""
    d = "".join(f"M{num(a)} {num(y)}H{num(b)}" for a, b, y in rows)
    return path(d, stroke=city.joint, stroke_width=1, stroke_opacity="0.5", fill="none")


def planks(city: City, left: float, right: float, top: float, foot: float) -> str:
    """Draw the joints of a wall: boards in timber, courses in stone."""
    d = ""
    if city.timber:
        y = top + 8
        while y < foot - 3:
            d += f"M{num(left)} {num(y)}H{num(right)}"
            y += 8
    else:
        y, odd = top + 12, 0.0
        while y < foot - 4:
            x = left + 6 + odd * 9
            while x < right - 12:
                d += f"M{num(x)} {num(y)}h9"
                x += 34
            y += 11
            odd = 1.6 - odd
    return path(d, stroke=city.joint, stroke_width=0.9, stroke_opacity="0.42", fill="none")


def posts(city: City, xs: Sequence[float], top: float, foot: float = FOOT) -> list[str]:
    """Draw the upright beams of a timber frame."""
    d = "".join(f"M{num(x - 2.5)} {num(top)}h5V{num(foot)}h-5Z" for x in xs)
    return [contour(d, city.post[1], 1)] if city.timber else []


def turret(city: City, left: float, right: float, top: float) -> list[str]:
    """Draw a round tower below its roof: the shaft with a gallery or a parapet."""
    name = f"t{num(left)}"
    gradient = across(name, left, right, city.wall)
    shaft = contour(f"M{left} {FOOT}V{top}H{right}V{FOOT}Z", f"url(#{name})", 1.6)
    out = [f"<defs>{gradient}</defs>", shaft, planks(city, left + 2, right - 2, top + 10, FOOT)]
    if city.timber:
        gallery = f"M{left - 6} {top}H{right + 6}V{top + 17}H{left - 6}Z"
        struts = f"M{left - 4} {top + 17}L{left + 1} {top + 27}M{right + 4} {top + 17}L{right - 1} {top + 27}"
        bars = "".join(
            f"M{num(left - 6 + i * (right - left + 12) / 6)} {top}v17" for i in range(1, 6)
        )
        return [
            *out,
            path(struts, stroke=INK, stroke_width=3.4),
            contour(gallery, "url(#trim)", 1.4),
            path(bars + f"M{left - 6} {top + 6}H{right + 6}", stroke=city.joint, stroke_width=1.2),
            shade(left, top + 17, right, top + 22, 0.3),
        ]
    return [
        *out,
        shade(left, top + 17, right, top + 21, 0.24),
        contour(
            f"M{left - 5} {top + 11}H{right + 5}L{right} {top + 18}H{left}Z", "url(#wall)", 1.3
        ),
        contour(battlement((left - 6, right + 6), top - 4, top + 11, 4, 9), "url(#trim)", 1.4),
    ]


SLITS = ((54, 96), (246, 96), (138, 70), (150, 66), (162, 70), (54, 124), (246, 124))


def slits(colour: str, edge: str, widths: tuple[float, float] = (7, 4.2)) -> list[str]:
    d = "".join(f"M{x} {y}v12" for x, y in SLITS)
    style = {"stroke_linecap": "round", "fill": "none"}
    return [
        path(d, stroke=edge, stroke_width=widths[0], **style),
        path(d, stroke=colour, stroke_width=widths[1], **style),
    ]


def citadel(city: City) -> list[str]:
    """Draw a curtain wall with two towers, and a gate keep with a turret."""
    wall = battlement((0.8, 299.2), 102, FOOT, 15, 8)
    if city.timber:
        logs = "".join(f"L{num(i * 10 + 5.8)} 98L{num(i * 10 + 10.8)} 106" for i in range(29))
        wall = f"M0.8 {FOOT}V106{logs}L295 98L299.2 106V{FOOT}Z"
    lantern = (
        [
            *hip(84, 216, 50, (120, 180), 31),
            contour("M130 24H170V34H130Z", "url(#trim)", 1.3),
            *hip(120, 180, 25, (142, 158), 10),
        ]
        if city.timber
        else [
            contour("M128 26H172V48H128Z", "url(#wall)", 1.4),
            shade(158, 26, 172, 48, 0.18),
            *cone("keep", 121, 179, 28, 7),
            contour(battlement((96, 204), 38, 54, 7, 9), "url(#trim)", 1.5),
        ]
    )
    towers: list[str] = []
    for left in (26, 218):
        roof = (
            hip(left - 14, left + 70, 60, (left + 16, left + 40), 34)
            if city.timber
            else cone(f"c{left}", left - 1, left + 57, 58, 18)
        )
        ball = [] if city.timber else [ellipse(left + 28, 17, 3, 3, fill=GOLD[1], stroke=INK)]
        body = turret(city, left, left + 56, 60)
        towers += [*body, *roof, *ball] if city.timber else [*roof, *ball, *body]
    keep = [
        contour(f"M102 {FOOT}V50H198V{FOOT}Z", "url(#wall)", 1.6),
        planks(city, 104, 196, 56, FOOT),
        shade(178, 54, 198, FOOT, 0.16),
        shade(102, 54, 198, 59, 0.3),
        *posts(city, (105, 195), 52),
    ]
    grille = "M141 116V160M150 112V160M159 116V160M131 130H169M131 144H169"
    defs = [
        across("keep", 121, 179, city.roof),
        across("c26", 25, 83, city.roof),
        across("c218", 217, 275, city.roof),
    ]
    return [
        f"<defs>{''.join(defs)}</defs>",
        contour(wall, "url(#wall)", 1.6),
        planks(city, 2, 298, 108, FOOT),
        shade(84, 106, 102, FOOT, 0.2),
        shade(276, 106, 299, FOOT, 0.16),
        *towers,
        *keep,
        *pole(150, 0, 14),
        *lantern,
        *([] if city.timber else [contour("M98 54H202L198 60H102Z", "url(#wall)", 1.3)]),
        *slits(city.open[1], INK),
        contour("M141 86H159V94Q159 101 150 104Q141 101 141 94Z", ENAMEL["soldier"][0], 1.2),
        moved(emblem("soldier", "#fff3d6", "#fff3d6")[:1], 143.5, 87.5, 0.13),
        contour(arch(150, 25, 104, FOOT), "url(#trim)", 1.4),
        contour(arch(150, 19, 110, FOOT), "url(#open)", 1.4),
        path(grille, stroke=INK, stroke_width=1.8, stroke_opacity="0.75", fill="none"),
    ]


STALLS = (58.0, 150.0, 242.0)


def stall(cx: float) -> str:
    return arch(cx, 31, 90, FOOT)


def gable(city: City, cx: float, half: float, eaves: float, top: float) -> list[str]:
    """Draw a timber gable under copper with a copper edge."""
    inner = [(cx, top + 11), (cx + half - 12, eaves), (cx - half + 12, eaves)]
    return [
        contour(polygon([(cx, top), (cx + half, eaves), (cx - half, eaves)]), "url(#roof)", 1.5),
        contour(polygon(inner), "url(#wall)", 1.2),
        path(
            f"M{num(cx)} {num(top)}L{num(cx + half)} {num(eaves)}L{num(cx + half - 8)} {num(eaves)}L{num(cx)} {num(top + 7)}Z",
            fill=INK,
            fill_opacity="0.22",
        ),
        path(
            f"M{num(cx)} {num(top + 11)}V{num(eaves)}M{num(cx - half * 0.42)} {num(eaves)}V{num(top + (eaves - top) * 0.56)}M{num(cx + half * 0.42)} {num(eaves)}V{num(top + (eaves - top) * 0.56)}",
            stroke=city.post[1],
            stroke_width=3,
        ),
    ]


def market(city: City) -> list[str]:
    """Draw a stoa of three shops below a coin."""
    coin = [
        ellipse(150, 42, 13, 13, fill="url(#coin)", stroke=INK, stroke_width=1.5),
        ellipse(150, 42, 8.6, 8.6, fill="none", stroke=INK, stroke_width=1, stroke_opacity="0.5"),
        moved(emblem("merchant", "#5b3c08", "#000"), 143.6, 35.6, 0.128),
    ]
    if city.timber:
        top = [
            contour("M20 62L40 36H260L280 62Z", "url(#roof)", 1.4),
            *gable(city, 56, 56, 62, 22),
            *gable(city, 244, 56, 62, 22),
            *pole(150, 0, 14),
            *gable(city, 150, 70, 62, 8),
        ]
    else:
        tiles = "".join(f"M{num(28 + i * 17)} 42L{num(10 + i * 19.4)} 60" for i in range(1, 15))
        ends: list[str] = []
        for left in (8, 258):
            ends += [
                *cone(f"m{left}", left - 5, left + 39, 34, 6),
                contour(f"M{left} 36H{left + 34}V62H{left}Z", f"url(#w{left})", 1.4),
                contour(f"M{left - 4} 33H{left + 38}V38H{left - 4}Z", "url(#trim)", 1.2),
                contour(arch(left + 17, 5, 43, 56), city.open[1], 1.1),
                ellipse(left + 17, 5, 2.6, 2.6, fill=GOLD[1], stroke=INK, stroke_width=1),
            ]
        top = [
            contour("M4 61L24 41H276L296 61Z", "url(#roof)", 1.4),
            path(tiles, stroke=INK, stroke_width=0.9, stroke_opacity="0.3"),
            *ends,
            *pole(150, 0, 14),
            *cone("m118", 114, 186, 26, 8),
            contour("M122 28H178V62H122Z", "url(#wall)", 1.4),
            shade(164, 30, 178, 62, 0.16),
            contour("M116 24H184V29H116Z", "url(#trim)", 1.2),
        ]
    defs = [
        linear("coin", (130, 24), (170, 110), (0, GOLD[0]), (0.4, GOLD[1]), (1, GOLD[2])),
        across("m8", 3, 47, city.roof),
        across("m258", 253, 297, city.roof),
        across("m118", 114, 186, city.roof),
        across("w8", 8, 42, city.wall),
        across("w258", 258, 292, city.wall),
    ]
    piers = "".join(
        f"M{x} {a}V{FOOT}"
        for x, a in ((27, 121), (89, 121), (119, 121), (181, 121), (211, 121), (273, 121))
    )
    return [
        f"<defs>{''.join(defs)}</defs>",
        *top,
        contour(f"M4 {FOOT}V66H296V{FOOT}Z", "url(#wall)", 1.6),
        planks(city, 8, 292, 68, 92)
        if city.timber
        else masonry(
            city,
            [
                (6, 24, 112),
                (6, 22, 132),
                (92, 116, 108),
                (92, 116, 126),
                (184, 208, 114),
                (184, 208, 134),
                (276, 294, 120),
            ],
        ),
        *coin,
        *[contour(arch(cx, 36, 85, FOOT), "url(#trim)", 1.2) for cx in STALLS],
        *[contour(stall(cx), "url(#open)", 1.4) for cx in STALLS],
        *[
            path(
                f"M{num(cx - 31)} {FOOT}V121A31 31 0 0 1 {num(cx)} 90A37 37 0 0 0 {num(cx - 24)} 122V{FOOT}Z",
                fill="#000",
                fill_opacity="0.28",
            )
            for cx in STALLS
        ],
        path(piers, stroke=city.joint, stroke_width=0.8, stroke_opacity="0.5"),
        *[part for cx in STALLS for part in furled(cx)],
        *[
            part
            for x in (() if city.timber else (104, 196))
            for part in (
                ellipse(x, 90, 7.5, 7.5, fill="url(#coin)", stroke=INK, stroke_width=1.2),
                ellipse(x, 90, 4, 4, fill=city.roof[1], stroke=INK, stroke_width=0.9),
            )
        ],
        shade(4, 70, 296, 75, 0.26),
        contour("M0.8 61H299.2V70H0.8Z", "url(#trim)", 1.5),
        *posts(city, (8, 104, 196, 292), 72),
        *[
            part
            for x, size in ((38, 0.62), (76, 0.8), (135, 0.8), (226, 0.86), (262, 0.62))
            for part in jar(x, size)
        ],
    ]


def furled(cx: float) -> list[str]:
    """Draw a striped awning that is rolled up over a shop."""
    left, right = cx - 36, cx + 36
    stripes = "".join(f"M{num(left + 8 + i * 16)} 80h8v8h-8Z" for i in range(4))
    return [
        contour(f"M{left} 80H{right}V88H{left}Z", GOLD[1], 1.2),
        path(stripes, fill="#fff4da"),
        shade(left, 85.5, right, 88, 0.25),
        contour(f"M{left} 80H{right}V88H{left}Z", "none", 1.2),
    ]


def jar(x: float, size: float) -> list[str]:
    return [group(amphora(x, size), transform="translate(0 10)")]


COLUMNS = (62, 94, 126, 174, 206, 238)


def column(city: City, x: float) -> list[str]:
    if city.timber:
        shaft = f"M{x - 6} 82H{x + 6}V142H{x - 6}Z"
        ends = f"M{x - 11} 78H{x + 11}L{x + 6} 86H{x - 6}ZM{x - 8} 140H{x + 8}V146H{x - 8}Z"
        bands = f"M{x - 6} 104H{x + 6}M{x - 6} 108H{x + 6}"
    else:
        shaft = f"M{x - 7} 86H{x + 7}L{x + 8} 142H{x - 8}Z"
        ends = f"M{x - 11} 78H{x + 11}L{x + 7.5} 86H{x - 7.5}ZM{x - 10} 140H{x + 10}V146H{x - 10}Z"
        bands = f"M{x - 2.5} 88V140M{x + 2} 88V140"
    return [
        contour(shaft, "url(#trim)", 1.3),
        shade(x + 2.5, 86, x + 7, 140, 0.24),
        path(bands, stroke=INK, stroke_width=0.9, stroke_opacity="0.34"),
        contour(ends, "url(#wall)", 1.1),
    ]


def pillar(x: float, name: str) -> list[str]:
    """Draw a free-standing pillar with a bowl for a fire."""
    return [
        contour(f"M{x - 6} 72H{x + 6}L{x + 7} 152H{x - 7}Z", f"url(#{name})", 1.4),
        contour(f"M{x - 11.2} 152H{x + 11.2}V{FOOT}H{x - 11.2}Z", "url(#wall)", 1.3),
        contour(
            f"M{x - 11.2} 62H{x + 11.2}Q{x + 9} 73 {x} 73Q{x - 9} 73 {x - 11.2} 62Z",
            "url(#bowl)",
            1.3,
        ),
    ]


def temple(city: City) -> list[str]:
    """Draw a pediment with a rising sun, six columns, steps, and the two pillars of Tyre."""
    if city.timber:
        roof = [
            path("M142 0.8L154 16M158 0.8L146 16", stroke=INK, stroke_width=4.4),
            path("M142 1L154 16M158 1L146 16", stroke="#d07a3c", stroke_width=2.2),
            contour("M150 6Q196 50 284 60L282 70H18L16 60Q104 50 150 6Z", "url(#roof)", 1.5),
            path("M150 6Q196 50 284 60L282 70H262Q190 62 150 16Z", fill=INK, fill_opacity="0.2"),
            path(
                "M150 6Q104 50 16 60M150 6Q196 50 284 60",
                stroke="#d07a3c",
                stroke_width=2.6,
                fill="none",
            ),
            contour("M150 24Q186 58 246 66H54Q114 58 150 24Z", "url(#sky)", 1.3),
        ]
    else:
        roof = [
            *pole(150, 0, 12),
            *cone("dome", 102, 198, 42, 8),
            contour("M108 42H192V58H108Z", "url(#wall)", 1.3),
            contour("M150 28L278 66L274 70H26L22 66Z", "url(#roof)", 1.5),
            contour("M150 35L262 68H38Z", "url(#trim)", 1.2),
            contour("M150 41L238 66H62Z", "url(#sky)", 1.2),
        ]
    sun = [
        path(
            "M150 47V62M137 52L146 62M163 52L154 62M129 60L143 64M171 60L157 64",
            stroke=GOLD[1],
            stroke_width=2,
            stroke_linecap="round",
        ),
        contour("M139 66A11 11 0 0 1 161 66Z", GOLD[0], 1.1),
    ]
    defs = [
        across("dome", 102, 198, city.roof),
        across("gold", 6, 19, GOLD),
        across("sea", 281, 294, EMERALD),
        across("bowl", 0, 300, GOLD),
        linear("sky", (0, 36), (0, 68), (0, "#2b7ba4"), (1, "#174a70")),
    ]
    dentils = path(
        "M40 73H262", stroke=INK, stroke_width=5, stroke_dasharray="5 9", stroke_opacity="0.35"
    )
    return [
        f"<defs>{''.join(defs)}</defs>",
        *roof,
        *sun,
        contour("M46 78H254V146H46Z", "url(#depth)", 1.4),
        shade(46, 78, 254, 86, 0.3),
        contour(arch(150, 15, 94, 146), city.open[1], 1.2),
        contour("M32 68H268V79H32Z", "url(#trim)", 1.4),
        dentils,
        *[part for x in COLUMNS for part in column(city, x)],
        contour("M42 146H258V151H42Z", "url(#trim)", 1.3),
        contour("M34 151H266V155H34Z", "url(#trim)", 1.3),
        contour(f"M26 155H274V{FOOT - 0.6}H26Z", "url(#wall)", 1.3),
        *pillar(12, "gold"),
        *pillar(288, "sea"),
    ]


BUILDERS = {"citadel": citadel, "market": market, "temple": temple}


def facades() -> dict[tuple[str, str], str]:
    """Return the text of each facade, by the names of its city and its building."""
    return {
        (city.name, name): document(300, 160, shared(city), build(city))
        for name, build in BUILDERS.items()
        for city in CITIES
    }


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {f"houses/{city}-{name}.svg": text for (city, name), text in facades().items()}
