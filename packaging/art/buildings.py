"""The citadel, the market and the temple: backdrops that stand on y = 150 of 300 by 160.

Each is drawn once and painted twice, by dusk and lamp-lit, with the very same outlines; and as a
one-colour icon. Their telling parts are high up, since tiles stand before their feet.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.ink import INK, document, ellipse, group, linear, path, polygon, radial, rect

GROUND = 150.0


@dataclass(frozen=True, slots=True)
class Light:
    """The colours of one hour."""

    lit: bool
    stone: tuple[str, str, str]
    shade: str
    opening: str
    red: tuple[str, str]
    gold: tuple[str, str]
    cream: str
    blue: tuple[str, str]
    clay: tuple[str, str]


DUSK = Light(
    False,
    ("#e6d6b6", "#c9b18a", "#94795f"),
    "#6d5468",
    "#43304a",
    ("#a83a32", "#74201f"),
    ("#c78f31", "#93651c"),
    "#efe3c8",
    ("#2f7296", "#1b4c6d"),
    ("#b5643c", "#7d3f26"),
)
LAMPS = Light(
    True,
    ("#fff0c4", "#f0cf8e", "#b88449"),
    "#8d5a58",
    "#ffc14d",
    ("#c9473a", "#8a2823"),
    ("#e8ac3c", "#b47a20"),
    "#fff3d2",
    ("#3585ad", "#1f5a80"),
    ("#c97345", "#8f4a2b"),
)


def defs(light: Light) -> list[str]:
    hi, mid, low = light.stone
    out = [
        linear("stone", (0, 10), (0, GROUND), (0, hi), (0.5, mid), (1, low)),
        linear("front", (60, 0), (240, 0), (0, hi), (0.6, mid), (1, low)),
        linear("shade", (0, 0), (300, 0), (0, light.shade, 0), (1, light.shade, 0.35)),
        linear("red", (0, 20), (0, 110), (0, light.red[0]), (1, light.red[1])),
        linear("gold", (0, 50), (0, 100), (0, light.gold[0]), (1, light.gold[1])),
        linear("blue", (0, 10), (0, 70), (0, light.blue[0]), (1, light.blue[1])),
        linear("clay", (0, 0), (300, 0), (0, light.clay[0]), (1, light.clay[1])),
    ]
    if light.lit:
        out += [
            radial(
                "halo",
                (150, 92),
                150,
                (0, "#ffb347", 0.6),
                (0.55, "#ff9a3c", 0.25),
                (1, "#ff9a3c", 0),
                squash=0.5,
            ),
            linear("open", (0, 60), (0, GROUND), (0, "#fff0b0"), (0.5, "#ffc956"), (1, "#f08a2a")),
            linear("wash", (0, GROUND), (0, 60), (0, "#ff9d3c", 0.5), (1, "#ff9d3c", 0)),
        ]
    else:
        out.append(linear("open", (0, 40), (0, GROUND), (0, "#34243c"), (1, "#5b4358")))
    return out


def contour(d: str, fill: str, width: float = 1.8) -> str:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def battlement(left: float, right: float, top: float, foot: float, teeth: int, tooth: float) -> str:
    """A wall with `teeth` merlons, evenly spread."""
    width = (right - left) / (2 * teeth - 1)
    d = f"M{left:.1f} {foot:.1f}V{top:.1f}"
    x = left
    for i in range(teeth):
        x += width
        d += f"H{x:.1f}"
        if i < teeth - 1:
            x += width
            d += f"V{top + tooth:.1f}H{x:.1f}V{top:.1f}"
    return d + f"V{foot:.1f}Z"


def arch(cx: float, half: float, top: float, foot: float) -> str:
    return (
        f"M{cx - half:.1f} {foot:.1f}V{top + half:.1f}"
        f"A{half:.1f} {half:.1f} 0 0 1 {cx + half:.1f} {top + half:.1f}V{foot:.1f}Z"
    )


def courses(rows: list[tuple[float, float, float]]) -> str:
    """Faint joints of the masonry: (x from, x to, y) each."""
    d = "".join(f"M{a:.0f} {y:.0f}H{b:.0f}" for a, b, y in rows)
    return path(d, fill="none", stroke=INK, stroke_width=0.9, stroke_opacity="0.22")


def flag(x: float, y: float) -> list[str]:
    return [
        path(f"M{x} {y + 24}V{y}", stroke=INK, stroke_width=2.2, stroke_linecap="round"),
        contour(
            f"M{x} {y + 1}C{x + 8} {y - 2} {x + 13} {y + 5} {x + 24} {y + 2}"
            f"L{x + 19} {y + 7}L{x + 24} {y + 13}C{x + 13} {y + 15} {x + 8} {y + 9} {x} {y + 12}Z",
            "url(#red)",
            1.2,
        ),
    ]


def citadel(light: Light) -> list[str]:
    walls = [
        contour(battlement(8, 292, 96, GROUND, 18, 7), "url(#stone)"),
        contour(battlement(104, 196, 36, GROUND, 5, 9), "url(#front)"),
        contour(battlement(28, 84, 56, GROUND, 4, 9), "url(#front)"),
        contour(battlement(216, 272, 56, GROUND, 4, 9), "url(#front)"),
        contour("M100 52H200V57H100ZM24 72H88V77H24ZM212 72H276V77H212Z", "url(#stone)", 1.4),
        courses(
            [
                (106, 132, 66),
                (150, 194, 76),
                (108, 128, 88),
                (172, 194, 96),
                (30, 54, 88),
                (60, 82, 102),
                (30, 50, 116),
                (218, 240, 90),
                (246, 270, 104),
                (218, 244, 118),
                (10, 26, 116),
                (86, 102, 120),
                (198, 214, 114),
                (274, 290, 124),
            ]
        ),
    ]
    holes = [arch(150, 17, 102, GROUND)]
    slits = "".join(
        f"M{x} {y}v16" for x, y in ((56, 86), (244, 86), (124, 66), (176, 66), (150, 66))
    )
    slots = path(
        slits,
        stroke="url(#open)" if light.lit else light.opening,
        stroke_width=5,
        stroke_linecap="round",
    )
    banners = [
        contour("M113 90H129V122L121 115L113 122Z", "url(#red)", 1.2),
        contour("M171 90H187V122L179 115L171 122Z", "url(#red)", 1.2),
    ]
    gate = [contour(d, "url(#open)") for d in holes]
    bars = path(
        "M142 108V150M150 104V150M158 108V150M134 122H166M134 136H166",
        fill="none",
        stroke=INK,
        stroke_width=1.6,
        stroke_opacity="0.75",
    )
    return [*flag(150, 12), *walls, slots, *banners, *gate, bars]


def awning(
    left: float, right: float, top: float, foot: float, colours: tuple[str, str]
) -> list[str]:
    """A striped cloth with a scalloped hem, wider at its foot."""
    stripes = 6
    spread = 9.0
    out: list[str] = []
    hem = ""
    for i in range(stripes):
        a, b = i / stripes, (i + 1) / stripes
        xa, xb = left + (right - left) * a, left + (right - left) * b
        ya = left - spread + (right - left + 2 * spread) * a
        yb = left - spread + (right - left + 2 * spread) * b
        r = (yb - ya) / 2
        d = f"M{xa:.1f} {top}H{xb:.1f}L{yb:.1f} {foot}A{r:.1f} {r * 0.8:.1f} 0 0 1 {ya:.1f} {foot}Z"
        out.append(path(d, fill=colours[i % 2]))
        hem += f"A{r:.1f} {r * 0.8:.1f} 0 0 1 {left - spread + (right - left + 2 * spread) * (1 - b):.1f} {foot}"
    edge = f"M{left} {top}H{right}L{right + spread} {foot}{hem}Z"
    return [*out, contour(edge, "none", 1.5)]


def amphora(x: float, size: float) -> list[str]:
    y = GROUND

    def at(u: float, v: float) -> str:
        return f"{x + u * size:.1f} {y + v * size:.1f}"

    body = (
        f"M{at(-4, -40)}H{x + 4 * size:.1f}L{at(3.5, -33)}C{at(15, -29)} {at(13, -8)} {at(4, 0)}"
        f"H{x - 4 * size:.1f}C{at(-13, -8)} {at(-15, -29)} {at(-3.5, -33)}Z"
    )
    ears = f"M{at(-4, -37)}C{at(-12, -39)} {at(-13, -30)} {at(-10, -25)}M{at(4, -37)}C{at(12, -39)} {at(13, -30)} {at(10, -25)}"
    return [
        path(ears, fill="none", stroke=INK, stroke_width=2.4 * size),
        contour(body, "url(#clay)", 1.4),
        path(
            f"M{at(-10, -20)}C{at(-5, -17)} {at(5, -17)} {at(10, -20)}",
            fill="none",
            stroke=INK,
            stroke_width=1.2,
            stroke_opacity="0.5",
        ),
    ]


def market(light: Light) -> list[str]:
    parts = [
        contour(f"M16 {GROUND}V48H284V{GROUND}Z", "url(#front)"),
        contour("M10 40H290V49H10Z", "url(#stone)"),
        contour("M96 40V22H112L120 12H180L188 22H204V40Z", "url(#front)"),
        ellipse(150, 27, 11.5, 11.5, fill="url(#gold)", stroke=INK, stroke_width=1.6),
        ellipse(150, 27, 3.4, 3.4, fill=INK),
    ]
    for cx in (62, 150, 238):
        parts.append(contour(arch(cx, 29, 66, GROUND), "url(#open)"))
    parts.append(
        courses(
            [
                (18, 30, 120),
                (94, 118, 110),
                (94, 118, 128),
                (182, 206, 118),
                (270, 282, 126),
                (24, 94, 33),
            ][:5]
        )
    )
    for cx in (62, 150, 238):
        parts += awning(cx - 30, cx + 30, 56, 84, ("url(#gold)", light.cream))
    goods = [
        contour(f"M128 {GROUND}V134H172V{GROUND}Z", "url(#clay)", 1.4),
        path(
            "M128 139H172M143 134V150M158 134V150",
            fill="none",
            stroke=INK,
            stroke_width=1,
            stroke_opacity="0.6",
        ),
        *[
            ellipse(x, 131, 5.5, 5, fill=light.red[0], stroke=INK, stroke_width=1)
            for x in (134, 144.5, 155, 165.5)
        ],
    ]
    jars = [
        *amphora(40, 0.8),
        *amphora(104, 1.0),
        *amphora(196, 0.9),
        *amphora(262, 0.85),
        *amphora(280, 0.6),
    ]
    return [*parts, *goods, *jars]


def temple(light: Light) -> list[str]:
    parts = [
        contour("M150 10L272 58H28Z", "url(#stone)"),
        contour("M150 20L240 54H60Z", "url(#blue)", 1.4),
        *rays(),
        contour("M34 58H266V72H34Z", "url(#stone)"),
        path(
            "M44 65H256", stroke=INK, stroke_width=6, stroke_dasharray="4 8", stroke_opacity="0.35"
        ),
        contour("M46 72H254V132H46Z", light.shade if not light.lit else "#a8683f"),
        contour(arch(150, 15, 84, 132), "url(#open)"),
    ]
    for x in (54, 90, 126, 174, 210, 246):
        parts.append(
            contour(f"M{x - 7.5} 78H{x + 7.5}L{x + 8.5} 128H{x - 8.5}Z", "url(#front)", 1.4)
        )
        parts.append(
            contour(
                f"M{x - 11} 72H{x + 11}L{x + 8} 78H{x - 8}ZM{x - 11} 128H{x + 11}V132H{x - 11}Z",
                "url(#stone)",
                1.2,
            )
        )
        parts.append(
            path(
                f"M{x - 2.5} 80V127M{x + 2.5} 80V127",
                stroke=INK,
                stroke_width=0.9,
                stroke_opacity="0.3",
            )
        )
    parts.append(contour("M34 132H266V138H34Z", "url(#stone)", 1.4))
    parts.append(contour("M24 138H276V144H24Z", "url(#stone)", 1.4))
    parts.append(contour(f"M14 144H286V{GROUND}H14Z", "url(#stone)", 1.4))
    for x in (150, 30, 270):
        y = 10 if x == 150 else 58
        parts.append(
            contour(
                f"M{x - 7} {y}C{x - 9} {y - 6} {x - 3} {y - 5} {x} {y - 10}"
                f"C{x + 3} {y - 5} {x + 9} {y - 6} {x + 7} {y}Z",
                "url(#gold)",
                1.2,
            )
        )
    return parts


def rays() -> list[str]:
    """A brass sun in the pediment."""
    return [
        path(
            "M150 27V50M134 44H166M139 32L161 50M161 32L139 50",
            stroke="#e0b04e",
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        ellipse(150, 42, 6.5, 6.5, fill="#f3cd6b", stroke=INK, stroke_width=1),
    ]


BUILDERS = {"citadel": citadel, "market": market, "temple": temple}

LAMPS_AT = {
    "citadel": ((121, 84), (179, 84), (56, 94), (244, 94)),
    "market": ((62, 100), (150, 100), (238, 100)),
    "temple": ((72, 96), (108, 96), (150, 100), (192, 96), (228, 96)),
}


def building(name: str, light: Light) -> list[str]:
    """The facade; lamp-lit, with a glow behind, a wash from below and small flames."""
    drawn = BUILDERS[name](light)
    floor = path(f"M2 {GROUND}H298", stroke=INK, stroke_width=1.8, stroke_opacity="0.6")
    if not light.lit:
        return [*drawn, floor]
    flames = [
        group(
            [
                ellipse(x, y, 12, 12, fill="#ffd77a", fill_opacity="0.28"),
                ellipse(x, y, 6, 6, fill="#ffe9a8", fill_opacity="0.55"),
                ellipse(x, y, 2.4, 3, fill="#fffbe6"),
            ]
        )
        for x, y in LAMPS_AT[name]
    ]
    return [rect(0, 0, 300, 160, fill="url(#halo)"), *drawn, *flames, floor]


ICONS = {
    "citadel": battlement(8, 36, 34, 92, 3, 9)
    + battlement(64, 92, 34, 92, 3, 9)
    + "M30 92V52H37V60H44V52H56V60H63V52H70V92H60V78A10 10 0 0 0 40 78V92Z",
    "market": "M14 14H86L96 44A9.200 9 0 0 1 77.600 44A9.200 9 0 0 1 59.200 44A9.200 9 0 0 1 40.800 44"
    "A9.200 9 0 0 1 22.400 44A9.200 9 0 0 1 4 44ZM12 58H24V84H76V58H88V92H12Z",
    "temple": polygon([(50, 8), (96, 36), (96, 42), (4, 42), (4, 36)])
    + "M12 46H24V80H12ZM32 46H44V80H32ZM56 46H68V80H56ZM76 46H88V80H76ZM4 84H96V93H4Z",
}
ICON_INK = {"citadel": "#c2503f", "market": "#b8801f", "temple": "#3f8ab3"}


def drawings() -> dict[str, str]:
    out: dict[str, str] = {}
    for name in BUILDERS:
        for suffix, light in (("", DUSK), ("-lit", LAMPS)):
            out[f"buildings/{name}{suffix}.svg"] = document(
                300, 160, defs(light), building(name, light)
            )
        out[f"buildings/{name}-icon.svg"] = document(
            100, 100, [], [path(ICONS[name], fill=ICON_INK[name])]
        )
    return out
