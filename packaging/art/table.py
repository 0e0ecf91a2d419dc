"""What stands at the edges of the table: the ledge of the near hand, the board of the far hand, and
the pier at which each side's representatives are moored, with its flag and its pennants; and the
brass at the corners of the dialogs' frames.
"""

from __future__ import annotations

import math

from art.ink import BRASS, INK, Point, document, ellipse, linear, path, polygon, radial, rect
from art.tokens import hexagon, leaf
from art.wood import BROWN, IVORY, WOODS, Wood

CLOTH = {
    IVORY.name: ("#fffaf0", "#f3e2bd", "#3565b8"),
    BROWN.name: ("#7a4b2c", "#4d2b18", "#6fb9a2"),
}
"""The light and the dark tone of a side's flag, and of its borders."""

BERTHS: tuple[Point, ...] = tuple((32 + 31.0 * k, 44.0 if k % 2 else 62.0) for k in range(5))
"""The middles of the five berths; `TableLayout.berth` has the same. Five won elections end a game."""


def rack(wood: Wood) -> str:
    """Draw the ledge of a hand, which can be stretched: its top, and its front with an inlay."""
    light, mid, dark = wood.face
    front = linear("front", (0, 9), (0, 24), (0, mid), (1, dark))
    body = [
        rect(0, 22, 400, 6, fill="#140a18", fill_opacity="0.28"),
        rect(0, 1, 400, 9, fill=wood.rim[0] if wood is IVORY else light),
        rect(0, 9, 400, 15, fill="url(#front)"),
        path("M0 4H400M0 7H400", stroke=wood.grain, stroke_width=0.8, stroke_opacity="0.3"),
        path("M0 18H400", stroke=BRASS[1], stroke_width=1.6, stroke_opacity="0.8"),
        path("M0 1H400M0 9.500H400M0 24H400", stroke=wood.edge, stroke_width=1.2),
    ]
    return document(400, 28, [front], body)


def pier(wood: Wood) -> str:
    """Draw a pier of 192 by 100: its deck, seen from above, with five berths; laurel in the fifth."""
    light, mid, dark = wood.face if wood is BROWN else ("#f6e8c8", "#e3cd9f", "#a98a58")
    berth = "#1c0f08" if wood is BROWN else "#6b4a24"
    deck = "M18 34H174L186 82H6Z"
    defs = [
        linear("deck", (0, 34), (0, 82), (0, mid), (1, light)),
        linear("front", (0, 82), (0, 90), (0, mid), (1, dark)),
    ]
    planks = "".join(f"M{26 + 17 * i} 34L{15 + 18.4 * i:.1f} 82" for i in range(1, 10))
    piles = "".join(f"M{x} 86h8v12h-8Z" for x in (16, 68, 120, 168))
    x, y = BERTHS[-1]
    turns = [math.radians(90 - side * step) for side in (-1, 1) for step in range(18, 150, 22)]
    wreath = "".join(
        leaf(x + 10 * math.cos(t), y + 10 * math.sin(t), t - math.copysign(1.1, math.cos(t)), 7)
        for t in turns
    )
    body = [
        ellipse(96, 94, 98, 7, fill="#04181c", fill_opacity="0.36"),
        path(piles, fill=dark, stroke=INK, stroke_width=1.4),
        path(deck, fill="url(#deck)", stroke=wood.edge, stroke_width=1.6, stroke_linejoin="round"),
        path(planks, stroke=wood.grain, stroke_width=1, stroke_opacity="0.4"),
        path("M6 82H186V90H6Z", fill="url(#front)", stroke=wood.edge, stroke_width=1.6),
        *[
            path(polygon(hexagon(x, y, 17.5)), fill=berth, fill_opacity="0.72",
                 stroke=BRASS[1], stroke_width=1.8)
            for x, y in BERTHS
        ],
        path(wreath, fill="#ffd76a"),
    ]  # fmt: skip
    return document(192, 100, defs, body)


def flag(wood: Wood) -> str:
    """Draw a side's flag on its staff, 62 by 84; the number of its representatives lies on it."""
    light, dark, border = CLOTH[wood.name]
    cloth = "M7 6Q20 1 33 6T59 5V53Q46 58 33 53T7 54Z"
    bands = "M7 6Q20 1 33 6T59 5V12Q46 17 33 12T7 13ZM7 47Q20 42 33 47T59 46V53Q46 58 33 53T7 54Z"
    fill = linear("cloth", (0, 0), (62, 0), (0, light), (0.3, dark), (0.62, light), (1, dark))
    line = {"stroke": INK, "stroke_width": 1.8, "stroke_linejoin": "round"}
    body = [
        path("M4 2H8V84H4Z", fill=BRASS[1], stroke=INK, stroke_width=1.4),
        ellipse(6, 3, 4, 4, fill=BRASS[0], stroke=INK, stroke_width=1.2),
        path(cloth, fill="url(#cloth)", **line),
        path(bands, fill=border),
        path(cloth, fill="none", **line),
    ]
    return document(62, 84, [fill], body)


def pennant(lit: bool) -> str:
    """Draw a pennant on its staff, 44 by 48: won, or as a dashed line the one that would end it."""
    cloth = "M6 4L40 12L6 22Z"
    staff = path("M4 2H6.500V48H4Z", fill=BRASS[1], stroke=INK, stroke_width=1)
    if not lit:
        dash = {"stroke_width": 2.2, "stroke_dasharray": "4 3", "stroke_linejoin": "round"}
        edge = path(cloth, fill="#1d1024", fill_opacity="0.4", stroke=INK, stroke_width=3.6)
        return document(
            44, 48, [], [staff, edge, path(cloth, fill="none", stroke="#fff6dc", **dash)]
        )
    gold = linear("gold", (6, 0), (40, 0), (0, BRASS[0]), (1, BRASS[1]))
    return document(
        44, 48, [gold], [staff, path(cloth, fill="url(#gold)", stroke=INK, stroke_width=1.8)]
    )


BOARDS = {
    "light": (("#d6b981", "#bf9d64"), ("#6a452b", "#4a2d1b")),
    "dark": (("#bd9560", "#9c7346"), ("#6a452b", "#4a2d1b")),
    "contrast": (("#000000", "#000000"), ("#000000", "#000000")),
}
"""By theme: the colours of the board behind brown tiles, and behind ivory ones."""


def lintel(theme: str, wood: Wood) -> str:
    """Draw the board of the far hand, 620 by 68, which hangs from the upper edge of the window."""
    light, dark = BOARDS[theme][0 if wood is BROWN else 1]
    bright = theme == "contrast"
    edge = "#ffffff" if bright else BRASS[1]
    fill = linear("board", (0, 0), (0, 58), (0, dark), (1, light))
    grain = "".join(
        f"M{8 + i} {y}Q{200 + 9 * i} {y + 3} {330 - i} {y}T{612 - i} {y + 1}"
        for i, y in ((0, 12), (3, 25), (6, 37), (9, 50))
    )
    body = [
        path(
            "M0 0H620L610 62H10Z",
            fill="#140a18",
            fill_opacity="0" if bright else "0.35",
            transform="translate(3 5)",
        ),
        path("M0 0H620L611 58H9Z", fill="url(#board)"),
        path(
            grain,
            fill="none",
            stroke=INK,
            stroke_width=1.2,
            stroke_opacity="0" if bright else "0.16",
        ),
        path("M9 56H611L610 63H10Z", fill=edge if bright else dark, stroke=INK, stroke_width=1.2),
        path("M0 0L9 58H611L620 0", fill="none", stroke=edge, stroke_width=2),
    ]
    return document(620, 68, [fill], body)


def backlight() -> str:
    """Draw the light behind a near hand of brown tiles on the dark rack."""
    stops = ((0, "#ffe9bd", 0.85), (0.55, "#ffdf9f", 0.4), (1, "#ffdf9f", 0))
    glow = radial("g", (400, 90), 400, *stops, squash=0.2)
    return document(800, 180, [glow], [rect(0, 0, 800, 180, fill="url(#g)")])


def corner() -> str:
    """Draw the brass fitting at the upper left corner of a board, 60 by 60."""
    fill = linear("brass", (0, 0), (60, 60), (0, BRASS[0]), (0.45, BRASS[1]), (1, "#a8752a"))
    plate = "M2 18Q2 2 18 2H54Q59 2 57 8Q55 14 48 14H26Q14 14 14 26V48Q14 55 8 57Q2 59 2 54Z"
    body = [
        path(plate, fill="#140a18", fill_opacity="0.4", transform="translate(1.5 2)"),
        path(plate, fill="url(#brass)", stroke=BRASS[2], stroke_width=2, stroke_linejoin="round"),
        path("M5 50V19Q5 5 19 5H50", fill="none", stroke="#fff6d8", stroke_width=1.6,
             stroke_opacity="0.75", stroke_linecap="round"),
        *[ellipse(x, y, 2.6, 2.6, fill=BRASS[0], stroke=BRASS[2], stroke_width=1.4)
          for x, y in ((13, 13), (47, 8), (8, 47))],
    ]  # fmt: skip
    return document(60, 60, [fill], body)


def beam() -> str:
    """Draw the light that a lighthouse throws to both sides."""
    fills = [
        linear(name, (150, 0), (end, 0), (0, "#fff3c4", 0.8), (1, "#ffd98a", 0))
        for name, end in (("left", 0), ("right", 300))
    ]
    body = [
        path("M150 17L0 0V40L150 23Z", fill="url(#left)"),
        path("M150 17L300 0V40L150 23Z", fill="url(#right)"),
    ]
    return document(300, 40, fills, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out = {"table/backlight.svg": backlight(), "table/beam.svg": beam()}
    out |= {f"table/pennant-{name}.svg": pennant(name == "won") for name in ("won", "next")}
    for wood in WOODS:
        out[f"table/{wood.name}-pier.svg"] = pier(wood)
        out[f"table/{wood.name}-flag.svg"] = flag(wood)
        out |= {f"table/{wood.name}-lintel-{theme}.svg": lintel(theme, wood) for theme in BOARDS}
    return out | {"table/corner.svg": corner(), "table/ivory-rack.svg": rack(IVORY)}
