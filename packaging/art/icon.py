"""The program's icon, its small and one-colour versions, and the icon of a recorded game.

An ivory tile and a brown one with their backs to you, before the sun at dusk. The small ones are
drawn for their grid of pixels, without contours and waves.
"""

from __future__ import annotations

from art.ink import BRASS, INK, document, ellipse, linear, moved, path, polygon, radial, rect
from art.tiles import DEEP, FOOT, LEFT, RIGHT, notch, outline, shifted
from art.wood import BROWN, IVORY, Wood

SMALL = (16, 22, 24)
"""The sizes that have drawings of their own."""

DUSK = linear("dusk", (0, 0), (0, 512), (0, "#3b1747"), (0.55, "#86336c"), (1, "#d8705f"))
SUN = ("#ffd76e", "#f0973a")
MUREX, BARK = "#7c2f6b", "#4a2917"


def slab(wood: Wood, face: str, edge: str, bands: list[tuple[float, float, str]]) -> list[str]:
    """Draw a tile at 200 by 280: face, thickness and coloured bands, with a heavy contour."""
    front = outline(wood)
    heavy = {"fill": INK, "stroke": INK, "stroke_width": 17, "stroke_linejoin": "round"}
    corner = [(RIGHT, FOOT), (RIGHT + DEEP[0], FOOT + DEEP[1])]
    cut = notch(wood)
    return [
        path(polygon(front), **heavy),
        path(polygon([*shifted(front, 1), *corner]), **heavy),
        path(polygon([*shifted(front, 1), *corner]), fill=edge),
        path(polygon([*cut, *reversed(shifted(cut, 1))]), fill=INK, fill_opacity="0.35"),
        path(polygon(front), fill=face),
        *(rect(LEFT, y, RIGHT - LEFT, height, fill=ink) for y, height, ink in bands),
        *(
            path(polygon([(RIGHT, y), (RIGHT, y + height), *shifted([(RIGHT, y + height)], 1),
                          *shifted([(RIGHT, y)], 1)]), fill=ink, fill_opacity="0.8")
            for y, height, ink in bands
        ),
    ]  # fmt: skip


def programme() -> str:
    defs = [
        DUSK,
        radial("sun", (320, 200), 190, (0, SUN[0]), (1, SUN[1])),
        linear("sea", (0, 390), (0, 500), (0, "#2f7f74"), (1, "#123c3b")),
        linear("ivory", (0, 28), (0, 272), (0, "#fffaf0"), (1, "#ecd9b0")),
        linear("brown", (0, 28), (0, 272), (0, "#8a5733"), (1, "#5a3520")),
    ]
    ivory = [(106.0, 42.0, MUREX), (104.0, 4.0, BRASS[0]), (148.0, 4.0, BRASS[0])]
    brown = [(108.0, 14.0, BARK), (140.0, 14.0, BARK)]
    body = [
        rect(16, 16, 480, 480, rx=108, fill="url(#dusk)"),
        ellipse(316, 206, 152, 152, fill="url(#sun)"),
        path(
            "M16 400C150 384 362 416 496 396A108 108 0 0 1 388 496H124A108 108 0 0 1 16 400Z",
            fill="url(#sea)",
        ),
        moved(slab(BROWN, "url(#brown)", "#3a2113", brown), 236, 142, 1.04),
        moved(slab(IVORY, "url(#ivory)", "#c9ab74", ivory), 58, 92, 1.3),
    ]
    return document(512, 512, defs, body)


def stone(x: int, top: int, width: int, foot: int) -> str:
    """Return the outline of a tile on the grid of pixels: round at the top."""
    half = width / 2
    return f"M{x} {foot}V{top + half}A{half} {half} 0 0 1 {x + width} {top + half}V{foot}Z"


def small(size: int) -> str:
    def at(part: float) -> int:
        return round(part * size / 16)

    ivory, brown = at(7), at(6)
    foot = size - at(2)
    band = at(7)
    defs = [DUSK.replace('y2="512"', f'y2="{size}"')]
    body = [
        rect(0, 0, size, size, rx=at(3), fill="url(#dusk)"),
        ellipse(at(10.5), at(6), at(4.5), at(4.5), fill=SUN[0]),
        path(stone(at(8), at(5), brown, foot - 1), fill=BARK),
        rect(at(8), band + at(2), brown, 1, fill="#a8743f"),
        path(stone(at(2) - 1, at(2) - 1, ivory + 2, foot + 1), fill="#2b1033"),
        path(stone(at(2), at(2), ivory, foot), fill="#fff3d8"),
        rect(at(2), band, ivory, at(2), fill=MUREX),
    ]
    return document(size, size, defs, body)


def symbolic() -> str:
    """Draw a whole tile before another one, of which the top and one side are seen."""
    front = "M1 15V7.500A4 4 0 0 1 9 7.500V15Z"
    band = "M1 9H9V11H1Z"
    behind = "M10.500 14V7.500A5.500 5.500 0 0 0 7.700 2.700A4 4 0 0 1 15 5V14Z"
    shape = path(front + band + behind, fill="#2e3436", fill_rule="evenodd")
    return document(16, 16, [], [shape])


def record() -> str:
    """Draw a sheet with the murex milestone as its seal, and lines of a game."""
    defs = [
        linear("page", (0, 0), (0, 512), (0, "#fffaf0"), (1, "#e4d3ae")),
        linear("seal", (180, 220), (340, 440), (0, "#a4508b"), (1, "#571f52")),
    ]
    lines = "M148 116H276M148 164H364"
    body = [
        path(
            "M88 20H332L436 124V492H88Z",
            fill="url(#page)",
            stroke=INK,
            stroke_width=14,
            stroke_linejoin="round",
        ),
        path(
            "M332 20V124H436Z", fill="#c9b18a", stroke=INK, stroke_width=14, stroke_linejoin="round"
        ),
        path(lines, stroke="#b39a72", stroke_width=20, stroke_linecap="round"),
        path(
            "M164 452V312C164 236 206 208 262 208C318 208 360 236 360 312V452Z",
            fill="url(#seal)",
            stroke=INK,
            stroke_width=12,
            stroke_linejoin="round",
        ),
        path("M170 322H354", stroke="#f3cd6b", stroke_width=30),
    ]
    return document(512, 512, defs, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {
        "icon/tyrus.svg": programme(),
        **{f"icon/tyrus-{size}.svg": small(size) for size in SMALL},
        "icon/tyrus-symbolic.svg": symbolic(),
        "icon/tyrus-record.svg": record(),
    }
