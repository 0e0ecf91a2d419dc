"""The citadel, the market and the temple: backdrops that stand on y = 150 of 300 by 160.

Each is drawn at dusk and lamp-lit, with the same outlines; boarded up, for after its last election;
and as a one-colour icon. Their distinctive parts are high up, since tiles stand in front of them.
The temple's two free pillars, one of gold and one of emerald, are those that Herodotus saw in
Tyre (Histories 2.44); the cloth on the market's roof is dyed with the city's murex.
"""

from __future__ import annotations

from art.ink import INK, document, ellipse, group, linear, path, polygon, rect
from art.masonry import (
    DUSK,
    GROUND,
    LAMPS,
    SHUT,
    Light,
    amphora,
    arch,
    awning,
    battlement,
    contour,
    courses,
    defs,
    drying,
    flag,
    shade,
    shutters,
    tower,
)


def citadel(light: Light) -> list[str]:
    """Draw the curtain wall, two towers and a gate keep."""
    gate = path(
        "M141 108V150M150 104V150M159 108V150M133 121H167M133 135H167",
        fill="none",
        stroke=INK,
        stroke_width=1.8,
        stroke_opacity="0.8",
    )
    slits = "".join(
        f"M{x} {y}v15" for x, y in ((52, 92), (248, 92), (124, 66), (176, 66), (150, 66))
    )
    seen = "url(#open)" if not light.lit else "#ffd976"
    doorway = arch(150, 17, 98, GROUND)
    gate_open = [contour(doorway, "url(#open)", 1.4), gate]
    return [
        *([] if light.shut else flag(150, 8)),
        contour(battlement((6, 294), 100, GROUND, 15, 8), "url(#stone)"),
        shade(6, 128, 294, GROUND, 0.1),
        *tower((28, 80), 52, 4, 11),
        *tower((220, 272), 52, 4, 11),
        *tower((106, 194), 30, 6, 11),
        courses(
            [
                (110, 132, 84),
                (140, 160, 90),
                (112, 126, 100),
                (168, 192, 90),
                (32, 48, 116),
                (56, 78, 124),
                (30, 50, 136),
                (224, 240, 118),
                (250, 270, 126),
                (226, 246, 138),
                (8, 24, 122),
                (84, 102, 118),
                (88, 104, 134),
                (198, 216, 122),
                (276, 292, 132),
            ]
        ),
        path(slits, stroke=INK, stroke_width=7, stroke_linecap="round"),
        path(slits, stroke=seen, stroke_width=4, stroke_linecap="round"),
        *([] if light.shut else banners()),
        contour(arch(150, 22, 92, GROUND), "url(#trim)", 1.4),
        *(shutters(doorway, (133, 167), 104, GROUND) if light.shut else gate_open),
    ]


def banners() -> list[str]:
    """Draw the red cloths on either side of the citadel's gate."""
    return [
        contour(f"M{x} 88H{x + 17}V121L{x + 8.5} 113L{x} 121Z", "url(#red)", 1.2)
        for x in (112, 171)
    ]


def market(light: Light) -> list[str]:
    """Draw a stoa of three shops under striped awnings, with dyed cloth drying on its roof."""
    stalls = (60.0, 150.0, 240.0)
    west = [(27, 51, "murex"), (58, 83, "red")]
    east = [(217, 241, "sea"), (248, 273, "murex")]
    out = [
        *drying((20, 90), 42, [] if light.shut else west),
        *drying((210, 280), 42, [] if light.shut else east),
        contour(f"M14 {GROUND}V46H286V{GROUND}Z", "url(#stone)"),
        contour("M98 42V24H112L122 12H178L188 24H202V42Z", "url(#trim)"),
        ellipse(150, 28, 12, 12, fill="url(#gold)", stroke=INK, stroke_width=1.6),
        ellipse(150, 28, 7.5, 7.5, fill="none", stroke=INK, stroke_width=1, stroke_opacity="0.5"),
        ellipse(150, 28, 3, 3, fill=INK),
        *[contour(arch(cx, 30, 66, GROUND), "url(#open)") for cx in stalls],
        courses(
            [
                (16, 28, 112),
                (16, 28, 130),
                (93, 117, 106),
                (93, 117, 124),
                (183, 207, 112),
                (272, 284, 118),
            ]
        ),
        shade(14, 49, 286, 54, 0.3),
        contour("M8 40H292V49H8Z", "url(#trim)"),
    ]
    if light.shut:
        for cx in stalls:
            out += shutters(arch(cx, 30, 66, GROUND), (cx - 30, cx + 30), 80, GROUND)
            out.append(contour(f"M{cx - 34} 56H{cx + 34}V66H{cx - 34}Z", "url(#gold)", 1.4))
        return out
    for cx in stalls:
        out += awning((cx - 31, cx + 31), 56, 82, ("url(#gold)", light.cream))
    out += [
        contour(f"M124 {GROUND}V134H176V{GROUND}Z", "url(#clay)", 1.4),
        path(
            "M124 139H176M141 134V150M159 134V150",
            fill="none",
            stroke=INK,
            stroke_width=1,
            stroke_opacity="0.6",
        ),
        *[
            ellipse(x, 130.5, 6, 5.5, fill=light.red[0], stroke=INK, stroke_width=1)
            for x in (131, 143.5, 156.5, 169)
        ],
    ]
    for x, size in ((38, 0.8), (105, 1.05), (195, 0.95), (258, 0.85), (276, 0.6)):
        out += amphora(x, size)
    return out


def column(x: float) -> list[str]:
    shaft = f"M{x - 7} 80H{x + 7}L{x + 8} 127H{x - 8}Z"
    ends = f"M{x - 11} 73H{x + 11}L{x + 7.5} 80H{x - 7.5}ZM{x - 10} 127H{x + 10}V132H{x - 10}Z"
    flutes = f"M{x - 2.5} 82V126M{x + 2} 82V126"
    return [
        contour(shaft, "url(#trim)", 1.4),
        shade(x + 3.5, 81, x + 7, 127, 0.22),
        path(flutes, stroke=INK, stroke_width=0.9, stroke_opacity="0.3"),
        contour(ends, "url(#trim)", 1.2),
    ]


def pillar(x: float, colour: str) -> list[str]:
    """Draw a free-standing pillar with a bowl of fire."""
    return [
        contour(f"M{x - 6} 70H{x + 6}L{x + 7} 143H{x - 7}Z", f"url(#{colour})", 1.5),
        shade(x + 2.5, 71, x + 6, 143, 0.22),
        contour(f"M{x - 11} 143H{x + 11}V{GROUND}H{x - 11}Z", "url(#stone)", 1.4),
        contour(
            f"M{x - 11} 60H{x + 11}Q{x + 9} 70 {x} 70Q{x - 9} 70 {x - 11} 60Z", "url(#gold)", 1.4
        ),
    ]


def acroterion(x: float, y: float) -> str:
    d = (
        f"M{x - 7} {y}C{x - 9} {y - 6} {x - 3} {y - 5} {x} {y - 10}"
        f"C{x + 3} {y - 5} {x + 9} {y - 6} {x + 7} {y}Z"
    )
    return contour(d, "url(#gold)", 1.2)


def temple(light: Light) -> list[str]:
    """Draw a pediment with a rising sun, six columns, steps, and the two pillars of Tyre."""
    sun = "#b8ab8e" if light.shut else "#ffe48c" if light.lit else "#f3cd6b"
    out = [
        acroterion(150, 15),
        contour("M150 13L266 59H34Z", "url(#trim)"),
        contour("M150 23L237 55H63Z", "url(#blue)", 1.4),
        path(
            "M150 30V51M133 43L167 43M138 33L150 46L162 33",
            stroke=sun,
            stroke_width=2.4,
            fill="none",
            stroke_linecap="round",
        ),
        contour("M137 55A13 13 0 0 1 163 55Z", sun, 1.2),
        acroterion(41, 60),
        acroterion(259, 60),
        contour("M40 59H260V73H40Z", "url(#stone)"),
        path(
            "M50 66H252", stroke=INK, stroke_width=6, stroke_dasharray="5 9", stroke_opacity="0.4"
        ),
        contour("M52 73H248V132H52Z", "url(#depth)"),
        shade(52, 73, 248, 80, 0.3),
        contour(arch(150, 15, 84, 132), "url(#open)"),
    ]
    for x in (78, 110, 150, 190, 222) if light.shut else ():
        half = 20 if x == 150 else 12
        opening = f"M{x - half} 84H{x + half}V132H{x - half}Z"
        out += shutters(opening, (x - half, x + half), 84, 132)
    for x in (62, 94, 126, 174, 206, 238):
        out += column(x)
    out += [
        contour("M44 132H256V138H44Z", "url(#trim)", 1.4),
        contour("M36 138H264V144H36Z", "url(#trim)", 1.4),
        contour(f"M28 144H272V{GROUND}H28Z", "url(#stone)", 1.4),
    ]
    return [*out, *pillar(14, "gold"), *pillar(286, "sea")]


BUILDERS = {"citadel": citadel, "market": market, "temple": temple}

# The lamps' flames: x, y, size.
FLAMES = {
    "citadel": ((120.5, 82, 1.0), (179.5, 82, 1.0), (52, 124, 0.9), (248, 124, 0.9)),
    "market": ((60, 101, 1.1), (150, 101, 1.1), (240, 101, 1.1)),
    "temple": (
        (78, 100, 0.8),
        (110, 100, 0.8),
        (190, 100, 0.8),
        (222, 100, 0.8),
        (14, 55, 1.0),
        (286, 55, 1.0),
    ),
}


def flame(x: float, y: float, size: float) -> str:
    drop = (
        f"M{x} {y - 8 * size:.1f}Q{x + 6 * size:.1f} {y} {x} {y + 4 * size:.1f}"
        f"Q{x - 6 * size:.1f} {y} {x} {y - 8 * size:.1f}Z"
    )
    return group(
        [
            ellipse(x, y, 13 * size, 13 * size, fill="#ffc65a", fill_opacity="0.26"),
            ellipse(x, y, 7.5 * size, 7.5 * size, fill="#ffdf8e", fill_opacity="0.5"),
            path(drop, fill="#fff8d8", stroke="#f29a2e", stroke_width=1),
        ]
    )


def building(name: str, light: Light) -> list[str]:
    """Draw the facade; if it is lamp-lit, add a glow behind it and small flames in front."""
    floor = path(f"M2 {GROUND}H298", stroke=INK, stroke_width=1.8, stroke_opacity="0.6")
    drawn = [*BUILDERS[name](light), floor]
    if not light.lit:
        return drawn
    halo = rect(0, 0, 300, 160, fill="url(#halo)")
    return [halo, *drawn, *[flame(x, y, size) for x, y, size in FLAMES[name]]]


# Silhouettes of 100 by 100, cut out of a plaque so that a building does not look like a profession.
PLAQUE = "M20 2H80A18 18 0 0 1 98 20V98H2V20A18 18 0 0 1 20 2Z"
ICONS = {
    "citadel": battlement((13, 37), 32, 84, 2, 13)
    + battlement((63, 87), 32, 84, 2, 13)
    + "M37 84V48H44V54H56V48H63V84H59V71A9 9 0 0 0 41 71V84Z",
    "market": "M22 22H78L88 48A7.600 8 0 0 1 72.800 48A7.600 8 0 0 1 57.600 48A7.600 8 0 0 1 42.400 48"
    "A7.600 8 0 0 1 27.200 48A7.600 8 0 0 1 12 48ZM18 60H29V77H71V60H82V86H18Z",
    "temple": polygon([(50, 15), (88, 38), (88, 44), (12, 44), (12, 38)])
    + "M17 49H28V74H17ZM35 49H45V74H35ZM55 49H65V74H55ZM72 49H83V74H72ZM12 78H88V86H12Z",
}
PLAQUE_INK = {
    "citadel": ("#c55443", "#8f2f27"),
    "market": ("#c08a2a", "#84570f"),
    "temple": ("#3d8ab4", "#1f5a80"),
}


def icon(name: str) -> str:
    ground = linear("p", (0, 0), (0, 100), *zip((0, 1), PLAQUE_INK[name], strict=True))
    shapes = [path(PLAQUE, fill="url(#p)"), path(ICONS[name], fill="#fff4dc")]
    return document(100, 100, [ground], shapes)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out: dict[str, str] = {}
    for name in BUILDERS:
        for suffix, light in (("", DUSK), ("-lit", LAMPS), ("-shut", SHUT)):
            facade = document(300, 160, defs(light), building(name, light))
            out[f"buildings/{name}{suffix}.svg"] = facade
        out[f"buildings/{name}-icon.svg"] = icon(name)
    return out
