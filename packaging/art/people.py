"""The opponents: fourteen busts with different outlines, each on its own ground.

The light falls from the left, and no detail needs more than 48 pixels. The ground is flat and fills
the picture; `SIZE` is in units of the viewBox. `stranger` is for a player without a portrait. The
others have one more expression, `moved`: seven are glad of an election won, six rue one lost. A
person at the table peeps over a tile of the side, and laughs uncovered after a game won.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.busts import (
    BROWN,
    FAIR,
    FOOT,
    GREY,
    LINEN,
    OLIVE,
    STRAW,
    TANNED,
    Figure,
    drop,
    eyes,
    grin,
    head,
    line,
    nose,
    shade,
    shape,
    shoulders,
    smile,
)
from art.ink import INK, Point, arc, document, ellipse, num, path, polygon, rect
from art.wood import BROWN as WALNUT
from art.wood import IVORY, Wood

SIZE = (120, 140)


def citizen(*, moved: bool = False) -> Figure:
    """Draw a ferrywoman: a very wide straw hat, an oar across the shoulder."""
    oar = [
        line("M4 136L92 30", 8),
        line("M4 136L92 30", 3.6, "#b98552"),
        shape("M86 30L108 2Q119 5 117 15L97 40Z", "#b98552"),
    ]
    return [
        *oar,
        *shoulders(104, 22, 102, LINEN),
        shape("M50 92H72V108Q60 116 50 108Z", TANNED),
        *head(60, 76, 25, 26, TANNED),
        *eyes(62, 77, 10, look="glad" if moved else ""),
        nose(65, 80),
        *(grin(62, 90, 10, 10) if moved else [smile(62, 94, 8, 6)]),
        shape("M37 60Q38 34 60 34Q82 34 83 60Z", STRAW),
        shade("M64 34Q82 36 83 60H70Q72 44 64 34Z"),
        shape("M4 64Q10 50 60 50Q110 50 116 64Q100 72 60 70Q20 72 4 64Z", STRAW),
        line("M38 53Q60 60 82 53", 4, "#a5523c"),
    ]


def herald(*, moved: bool = False) -> Figure:
    """Draw a town crier: the mouth open, a curved horn raised above the head."""
    horn = "M72 96Q104 84 103 48Q102 26 84 20L96 2Q122 14 119 52Q116 100 80 108Z"
    blast = [line("M78 10L64 2M76 18L58 18M80 25L66 34", 3.4, "#fff1c8")] if moved else []
    return [
        *blast,
        *shoulders(108, 12, 104, "#7c3a4a"),
        shape("M44 96H66V112Q54 120 44 112Z", FAIR),
        *head(52, 76, 26, 29, FAIR),
        shape("M26 66Q22 40 52 38Q80 38 79 62Q66 54 50 56Q36 56 32 72Z", "#5a3524"),
        *eyes(54, 72, 10, look="glad" if moved else ""),
        nose(58, 76),
        *(
            grin(54, 88, 13, 12)
            if moved
            else [ellipse(59, 94, 8.0, 7.0, fill="#5e1f26", stroke=INK, stroke_width=2.4)]
        ),
        shape(horn, LINEN),
        shade("M84 20L96 2Q122 14 119 52Q116 100 80 108Q108 88 109 52Q108 28 84 20Z"),
        line("M98 72L113 82M102 40L118 38", 3, "#a5523c"),
        shape(
            "M72 110Q80 98 92 102Q98 110 90 120Q78 124 72 110Z"
            if moved
            else "M62 106Q70 92 84 96Q90 104 82 114Q70 120 62 106Z",
            FAIR,
        ),
        line(
            "M75 109Q81 111 82 118M81 104Q88 107 88 115"
            if moved
            else "M66 105Q72 106 74 113M72 99Q79 101 80 109",
            2.2,
        ),
    ]


def scribe(*, moved: bool = False) -> Figure:
    """Draw a harbour clerk: a long neck, a narrow high bun with three reed pens like rays."""
    pens = [
        line(f"M60 30L{x} {y}", 6) + line(f"M60 30L{x} {y}", 2.6, STRAW)
        for x, y in ((34, 6), (60, 1), (86, 6))
    ]
    return [
        *shoulders(122, 34, 86, LINEN, 9),
        shape("M51 92H69V124Q60 132 51 124Z", OLIVE),
        shade("M62 96H69V124Q66 128 62 128Z"),
        *pens,
        shape("M51 44Q46 14 60 14Q74 14 69 44Z", "#2f2230"),
        *head(60, 72, 20, 28, OLIVE),
        shape("M39 74Q36 42 60 40Q84 42 81 74Q78 56 60 54Q42 56 39 74Z", "#2f2230"),
        *eyes(62, 73, 8, look="glad" if moved else ""),
        nose(65, 77, 9),
        *(grin(62, 88, 8, 7) if moved else [smile(63, 92, 5, 1)]),
    ]


def tribune(*, moved: bool = False) -> Figure:
    """Draw a dockers' tribune: huge shoulders, a coil of rope, one fist up."""
    turns = "M10 104L74 152M18 98L86 150M28 94L96 146"
    rope = [line(turns, 9), line(turns, 4.4, STRAW)]
    return [
        shape("M92 112L90 52Q92 46 104 48L118 52V142H92Z", BROWN),
        shade("M108 50L118 52V142H106Z"),
        shape(f"M44 88Q6 90 0 120V{FOOT}H104Q108 96 76 88Z", LINEN),
        shade(f"M76 88Q108 96 104 {FOOT}H86Q92 104 76 88Z"),
        *rope,
        shape("M46 76H72V92Q60 100 46 92Z", BROWN),
        *head(58, 58, 23, 27, BROWN),
        shape("M34 56Q32 28 58 27Q84 28 82 54Q72 42 58 42Q42 42 34 56Z", "#2b1a1c"),
        *(eyes(60, 58, 9.5, look="wide", frown=-2.6) if moved else eyes(60, 58, 9.5, frown=2)),
        nose(63, 61),
        shape("M42 70Q58 64 76 70Q76 90 59 90Q42 88 42 70Z", "#2b1a1c"),
        line("M53 80Q61 71 69 80" if moved else "M54 75Q61 72 68 75", 3, "#e9d9c4"),
        *([drop(86, 38)] if moved else []),
        shape("M85 32Q84 18 95 17H110Q119 18 118 30V44Q117 54 106 54H95Q86 53 85 42Z", BROWN),
        line("M95 18V34M103 18V34M111 19V34M86 36H106", 2.2),
    ]


def magistrate(*, moved: bool = False) -> Figure:
    """Draw a magistrate with a square veil cut straight at the jaw, and scales in front."""
    return [
        *shoulders(104, 24, 98, "#444b57"),
        shape("M24 98V34Q26 16 60 16Q94 16 96 34V98Z", LINEN),
        shade("M78 18Q95 20 96 34V98H82Z"),
        shape("M39 94V48Q44 38 60 38Q78 38 82 48V94Q72 104 60 104Q48 104 39 94Z", FAIR),
        shade("M72 40Q80 42 82 48V94Q76 100 68 103Q78 76 72 40Z"),
        *(eyes(62, 66, 10.5, look="wide") if moved else eyes(62, 66, 10.5, frown=1.6)),
        nose(65, 69, 10),
        line("M55 92Q63 86 70 92" if moved else "M54 90H71", 2.8),
        line("M60 108V142", 5),
        *scales(-6 if moved else 0),
    ]


def scales(tip: int) -> Figure:
    """Draw the magistrate's scales; the left pan hangs `tip` lower, the right one higher."""
    left, right = 114 - tip, 114 + tip
    return [
        line(f"M16 {left}L104 {right}", 5),
        line(f"M16 {left}l-8 14M16 {left}l8 14M104 {right}l-8 14M104 {right}l8 14", 2.2),
        shape(f"M2 {left + 14}h28q-2 12 -14 12q-12 0 -14 -12Z", "#d8a64a"),
        shape(f"M90 {right + 14}h28q-2 12 -14 12q-12 0 -14 -12Z", "#d8a64a"),
    ]


def senator(*, moved: bool = False) -> Figure:
    """Draw a senator: old, her hair coiled high, a pleated collar like a shell."""
    points = [(4.0, 142.0), *arc_scallops(), (116.0, 142.0)]
    pleats = "".join(
        f"M60 112L{num(x)} {num(y)}" for x, y in arc((60, 104), (52, 58), (186, 354), 8)
    )
    return [
        shape(polygon(points), LINEN),
        shade("M100 62Q118 86 116 142H86Q96 100 86 58Z", 0.14),
        line(pleats, 1.8),
        *shoulders(116, 32, 88, "#5a2f5c", 8),
        ellipse(60, 16, 15, 13, fill=GREY, stroke=INK, stroke_width=3.0),
        ellipse(60, 32, 22, 15, fill=GREY, stroke=INK, stroke_width=3.0),
        *head(60, 78, 22, 30, FAIR),
        shape("M37 76Q32 42 60 40Q88 42 83 76Q80 58 60 56Q40 58 37 76Z", GREY),
        line("M50 15Q60 22 70 15M44 31Q60 42 76 31", 2),
        *eyes(62, 76, 9, look="wide" if moved else "lids"),
        nose(65, 79, 9),
        ellipse(62, 97, 4, 4.6, fill="#5e1f26", stroke=INK, stroke_width=2.2)
        if moved
        else smile(62, 97, 7, 4),
        line("M46 86q3 3 6 2M74 88q3 1 5 -2", 1.8),
    ]


def arc_scallops() -> list[Point]:
    """Return the scalloped edge of a shell, from left to right."""
    out: list[Point] = []
    for i in range(9):
        a, b = (math.radians(180 + 180 * k / 9) for k in (i, i + 1))
        for step in range(5):
            t = a + (b - a) * step / 4
            r = 1 + 0.07 * math.sin(math.pi * step / 4)
            out.append((60 + 52 * r * math.cos(t), 106 + 58 * r * math.sin(t)))
    return out


def consul(*, moved: bool = False) -> Figure:
    """Draw a consul: a sharp profile, an upright crest on the helmet like a fin."""
    crest = "M22 104Q10 30 52 2Q96 -2 106 26Q86 22 74 34L44 56Q36 78 40 104Z"
    profile = (
        "M50 120L52 96Q40 80 44 58H88Q92 66 90 72L103 88Q104 92 95 93L96 100Q98 104 94 106"
        "Q95 116 84 116L76 114V124Z"
    )
    return [
        shape(crest, "#a8352f"),
        line("M26 76L40 74M28 54L48 50M40 28L56 40M64 10L68 32M88 10L82 26", 2.2),
        shape(f"M52 106Q26 110 20 {FOOT}H98Q96 118 76 112Z", "#d9c39a"),
        shade(f"M76 112Q96 118 98 {FOOT}H78Z"),
        shape(profile, TANNED),
        shade("M76 114L84 116Q95 116 94 106L80 104Q66 106 52 98L50 120H76Z"),
        shape("M40 66Q38 30 70 26Q94 28 96 58L88 64H66V94Q52 102 46 96Q42 82 40 66Z", "#d9b063"),
        shade("M46 96Q42 82 40 66Q39 44 50 34Q48 66 56 98Z"),
        line("M66 64V94M66 64H92", 2.4),
        *(
            [
                line("M77 66L89 69", 3),
                ellipse(83, 77, 4.6, 5.0, fill="#fff8ea", stroke=INK, stroke_width=2.0),
                ellipse(84.6, 77.4, 1.9, 2.3, fill=INK),
                line("M84 105Q90 98 96 102", 2.6),
                drop(74, 88),
            ]
            if moved
            else [
                line("M78 72L90 70", 3),
                ellipse(84, 77, 2.8, 3.0, fill=INK),
                line("M86 101H96", 2.4),
            ]
        ),
    ]


def archon(*, moved: bool = False) -> Figure:
    """Draw an archon: a tall tiara like a cone, a veil to the shoulders, the eyes half closed."""
    return [
        shape(f"M34 52Q20 96 14 {FOOT}H106Q100 96 86 52Z", "#e9dcef"),
        shade(f"M80 52H86Q100 96 106 {FOOT}H88Z"),
        shape(f"M50 108L34 {FOOT}H86L70 108Z", "#8d3a86"),
        shape("M51 96H69V112Q60 120 51 112Z", OLIVE),
        *head(60, 80, 21, 27, OLIVE),
        shape("M36 60Q46 20 60 1Q74 20 84 60Q60 50 36 60Z", "#d9b063"),
        shade("M60 1Q74 20 84 60Q78 57 70 55Q70 26 60 1Z"),
        line("M41 46Q60 37 79 46M47 30Q60 24 73 30", 2.4),
        shape("M36 60Q60 50 84 60L83 68Q60 58 37 68Z", "#8d3a86"),
        *eyes(62, 80, 9, look="wide" if moved else "lids"),
        nose(65, 83, 9),
        smile(62, 101 if moved else 99, 6, -4 if moved else 2),
        line("M40 70Q34 100 32 124M80 70Q86 100 88 124", 2.2),
    ]


def bluffer(*, moved: bool = False) -> Figure:
    """Draw a mask-seller: a half mask beside the face, a shawl like a fox's brush."""
    brush = "M6 142Q0 108 34 104Q62 112 92 102Q116 106 114 142Z"
    mask = "M70 44Q90 30 114 40Q120 62 108 84Q98 96 86 84Q70 70 70 44Z"
    return [
        shape(brush, "#e9e0d2"),
        shade("M92 102Q116 106 114 142H92Q102 118 92 102Z"),
        line("M18 120L24 138M36 114L40 138M58 118V138M78 116L76 138M98 112L96 136", 2.4, "#b5552a"),
        shape("M40 94H62V108Q52 116 40 108Z", FAIR),
        *head(48, 70, 25, 29, FAIR),
        shape("M22 82Q12 30 50 28Q76 30 74 58Q62 44 46 48Q32 54 30 88Q26 90 22 82Z", "#8c3d20"),
        *eyes(48, 69, 10, look="glad" if moved else ""),
        nose(51, 73),
        *(grin(50, 83, 10, 9) if moved else [smile(50, 87, 8, 6)]),
        shape(mask, LINEN),
        shade("M100 36L114 40Q120 62 108 84Q104 90 98 90Q110 64 100 36Z"),
        path("M76 56Q84 50 90 57Q84 64 76 56ZM97 57Q104 50 111 55Q106 64 97 57Z", fill=INK),
        line("M84 70Q94 82 104 69" if moved else "M86 76Q94 70 102 75", 2.6),
        line("M94 90L100 126", 5),
    ]


def rampart(*, moved: bool = False) -> Figure:
    """Draw a master mason: a cubic head, a cap like a wall, a trowel held upright."""
    cap = "M24 54V18H38V28H50V18H66V28H78V18H92V54Z"
    return [
        shape(f"M18 112H98L104 {FOOT}H10Z", "#7d6a53"),
        shade(f"M84 112H98L104 {FOOT}H86Z"),
        shape("M30 52H86V100Q86 112 76 112H40Q30 112 30 100Z", TANNED),
        shade("M74 52H86V100Q86 112 76 112H70Z"),
        shape(cap, GREY),
        shade("M78 28V18H92V54H78Z"),
        line("M24 41H92M42 28V41M64 28V41M54 41V54M78 41V54M34 41V54", 1.8),
        *([line("M66 18L60 28L68 36L60 44L66 54", 3.4)] if moved else []),
        *(eyes(60, 74, 12, look="wide", frown=-2) if moved else eyes(60, 72, 12, frown=1.4)),
        nose(63, 75, 10),
        shape("M42 92Q60 84 78 92V108H42Z", "#a89c8c"),
        line("M52 101Q60 93 69 101" if moved else "M53 97H68", 2.6),
        line("M106 142V98", 7),
        line("M106 142V98", 3, "#8b5a35"),
        shape("M106 54L117 94Q106 104 95 94Z", "#d7dade"),
        shade("M106 54L117 94Q112 99 106 99Z"),
    ]


def saboteur(*, moved: bool = False) -> Figure:
    """Draw a sponge diver low in the water, with a short knife between the teeth."""
    return [
        shape("M14 128Q20 108 46 108H76Q102 108 108 128Z", BROWN),
        *head(60, 88, 25, 29, BROWN),
        shape("M33 94Q28 56 60 54Q92 56 87 92L80 78L72 74L62 78L52 72L42 80Z", "#15181f"),
        *(eyes(62, 89, 10.5, look="glad") if moved else eyes(62, 89, 10.5, frown=2)),
        nose(65, 92),
        shape("M26 104H80L110 97Q111 108 80 113H26Z", "#dfe5e8", 2.6),
        shape("M6 102H32V115H6Q2 108 6 102Z", "#6b4a2f"),
        *(
            [
                line("M104 78V92M97 85H111", 3, "#fff8ea"),
                line("M40 99Q36 95 38 90M80 97Q84 93 82 89", 2.4),
            ]
            if moved
            else []
        ),
        shape(f"M-4 126Q12 114 28 124T60 124T92 124T124 124V{FOOT}H-4Z", "#6fb3b8"),
        line("M12 133q7 -4 14 0M52 136q7 -4 14 0M90 133q7 -4 14 0", 2.4, "#e8f3f2"),
    ]


def miser(*, moved: bool = False) -> Figure:
    """Draw a money-changer: small and bent, behind a purse bigger than his head."""
    purse = "M58 88Q44 82 48 74H88Q92 82 80 88Q114 100 114 126Q114 142 100 142H42Q24 142 26 124Q30 98 58 88Z"
    return [
        shape(f"M4 {FOOT}Q2 84 34 74Q64 78 66 {FOOT}Z", "#59512f"),
        *head(40, 66, 20, 23, FAIR),
        shape("M18 62Q16 38 40 36Q62 38 61 58Q40 48 18 62Z", "#3f3a24"),
        *eyes(43, 66, 8, look="glad" if moved else ""),
        line("M47 68Q56 76 47 78", 2.6),
        *(grin(40, 78, 8, 8) if moved else [line("M37 84Q43 80 48 83", 2.6)]),
        *([line("M94 58V70M88 64H100M106 76V84M102 80H110", 3, "#ffe9a8")] if moved else []),
        shape(purse, "#c79a52"),
        shade("M80 88Q114 100 114 126Q114 142 100 142H84Q102 118 80 88Z"),
        line("M56 89Q68 94 82 89", 4, "#7a2f2b"),
        line("M62 76L60 86M72 76V87M80 76L79 86", 2),
        ellipse(66, 118, 12, 12, fill="#e9c872", stroke=INK, stroke_width=2.6),
        line("M66 112V124", 3),
    ]


def sprinter(*, moved: bool = False) -> Figure:
    """Draw a torch runner: leaning far forward, a ribbon streaming, the torch ahead."""
    flame = "M98 40Q86 28 96 16Q98 22 102 20Q100 8 110 2Q108 16 116 24Q120 36 110 42Z"
    return [
        shape(f"M2 {FOOT}Q10 104 44 98L70 96Q84 116 78 {FOOT}Z", LINEN),
        shade(f"M70 96Q84 116 78 {FOOT}H62Q72 118 70 96Z"),
        shape("M52 84L70 82L72 100Q62 110 50 102Z", BROWN),
        shape("M38 48Q18 40 2 50Q12 54 4 64Q22 58 38 60Z", "#f1e0a8"),
        *head(62, 66, 21, 25, BROWN),
        shape("M38 70Q30 38 62 36Q84 36 84 56Q70 48 56 54Q48 60 46 78Z", "#2b1a1c"),
        line("M37 58Q58 44 83 52", 5, "#f1e0a8"),
        *eyes(67, 66, 8.5, look="glad" if moved else ""),
        nose(71, 69),
        *(grin(67, 79, 8, 7) if moved else [smile(68, 82, 6, 4)]),
        shape("M70 124Q92 118 98 92L108 96Q104 132 74 138Z", BROWN),
        shape("M94 44L112 46L106 100L97 99Z", "#8b5a35"),
        shape(flame, "#f7d36b"),
        path("M102 38Q98 30 104 22Q110 30 108 38Z", fill="#e2622e"),
    ]


def stranger() -> Figure:
    """Draw an empty hood."""
    hood = f"M96 4Q34 14 28 66Q26 84 32 92Q2 104 0 {FOOT}H120Q118 104 90 92Q98 78 92 52Q90 28 96 4Z"
    fold = f"M96 4Q90 28 92 52Q98 78 90 92Q118 104 120 {FOOT}H96Q94 108 78 98Q88 44 96 4Z"
    return [
        shape(hood, "#8b8791"),
        shade(fold),
        shape("M62 32Q42 40 42 70Q42 96 60 104Q80 96 81 70Q81 40 62 32Z", "#1d1823"),
        line("M60 108V142M42 104Q30 120 28 142", 2.4),
    ]


def glance(x: float, y: float, apart: float) -> Figure:
    """Draw two eyes that look aside, under one straight brow and one raised."""
    out: Figure = []
    for at, brow in ((x - apart, "0"), (x + apart, "-5")):
        out += [
            ellipse(at, y, 6.4, 4.8, fill="#fff8ea", stroke=INK, stroke_width=2.0),
            ellipse(at + 2.6, y + 0.4, 2.8, 3.4, fill=INK),
            line(f"M{num(at - 7.5)} {num(y - 1.5)}q7.5 -7 15 0", 2.8),
            line(f"M{num(at - 7)} {num(y - 10)}q7 {brow} 14 0", 3.2),
        ]
    return out


def person(wood: Wood, skin: str, hair: str) -> Figure:
    """Draw somebody behind a tile of this wood, of whom only eyes and hands are seen."""
    light, face, _ = wood.face
    tile = "M23 142V98Q24 78 44 73L53 71L60 79L67 71L76 73Q96 78 97 98V142Z"
    hands = []
    for x, turn in ((14, 1), (106, -1)):
        hands += [
            shape(f"M{x - 8 * turn} 142V116Q{x - 6 * turn} 102 {x + 8 * turn} 100H{x + 20 * turn}Q{x + 26 * turn} 104 {x + 22 * turn} 110"
                  f"Q{x + 29 * turn} 114 {x + 23 * turn} 120Q{x + 28 * turn} 125 {x + 21 * turn} 130Q{x + 10 * turn} 138 {x + 8 * turn} 142Z", skin),
            line(f"M{x + 8 * turn} 111H{x + 21 * turn}M{x + 8 * turn} 121H{x + 21 * turn}", 2.2),
        ]  # fmt: skip
    return [
        *head(60, 64, 30, 34, skin),
        shape("M27 62Q20 18 58 16Q102 14 93 64Q89 48 80 40Q58 46 38 40Q30 50 27 62Z", hair),
        shade("M72 18Q100 24 93 64Q89 48 80 40Q84 28 72 18Z", 0.3),
        *glance(62, 62, 13),
        shape(tile, face, 3.4),
        path("M29 142V99Q31 83 46 79L52 77Q40 88 38 142Z", fill=light, fill_opacity="0.700"),
        line("M25 106H95", 2.6, wood.edge),
        shade("M80 75Q96 80 97 98V142H84Z", 0.16),
        *hands,
    ]


def winner(cloak: str, skin: str, hair: str) -> Figure:
    """Draw the same person after a game won: uncovered, laughing, in the side's colour."""
    return [
        *shoulders(100, 6, 114, LINEN, 14),
        shape(f"M46 100Q10 108 6 {FOOT}H58Q30 126 46 100Z", cloak),
        shape(f"M74 100Q112 108 114 {FOOT}H74Q94 122 74 100Z", cloak),
        shade(f"M88 104Q112 112 114 {FOOT}H96Q102 120 88 104Z"),
        shape("M47 86H74V104Q60 114 47 104Z", skin),
        shade("M62 92H74V104Q68 109 62 110Z"),
        *head(60, 62, 29, 33, skin),
        shape("M28 61Q21 18 58 16Q101 14 92 63Q88 47 79 40Q58 46 39 40Q31 49 28 61Z", hair),
        shade("M72 18Q99 24 92 63Q88 47 79 40Q83 28 72 18Z", 0.3),
        *eyes(61, 60, 12.5, look="glad"),
        nose(64, 65, 9),
        *grin(61, 76, 13, 13),
        path("M35 68q5 -3 9 0q-1 6 -5 6q-4 -1 -4 -6ZM79 68q5 -3 9 0q-1 6 -5 6q-4 -1 -4 -6Z",
             fill="#c8553f", fill_opacity="0.280"),
        ellipse(44, 105, 5.5, 5.5, fill="#e9c872", stroke=INK, stroke_width=2.4),
    ]  # fmt: skip


GROUNDS: dict[Callable[..., Figure], str] = {
    citizen: "#5b9c8b",
    herald: "#c98236",
    scribe: "#3f5d8a",
    tribune: "#a54a35",
    magistrate: "#75808b",
    senator: "#7d5078",
    consul: "#8f7040",
    archon: "#5d2560",
    bluffer: "#cf6f35",
    rampart: "#bda06f",
    saboteur: "#235b67",
    miser: "#787d42",
    sprinter: "#d9776a",
    stranger: "#5c5862",
}
"""Every opponent, with the colour of the ground."""


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    busts = {figure.__name__: (figure(), ground) for figure, ground in GROUNDS.items()}
    busts |= {
        f"{figure.__name__}-moved": (figure(moved=True), ground)
        for figure, ground in GROUNDS.items()
        if figure is not stranger
    }
    busts |= {
        "ivory": (person(IVORY, TANNED, "#3a2430"), "#2f7a80"),
        "brown": (person(WALNUT, OLIVE, "#8a4526"), "#d6b06c"),
        "ivory-won": (winner("#2f5fae", TANNED, "#3a2430"), "#2f7a80"),
        "brown-won": (winner("#2f8573", OLIVE, "#8a4526"), "#d6b06c"),
    }
    return {
        f"people/{name}.svg": document(
            *SIZE, (), [rect(0, 0, *map(float, SIZE), fill=ground), *figure]
        )
        for name, (figure, ground) in busts.items()
    }
