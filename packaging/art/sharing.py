"""Six scenes of what two players at one screen do, three for each way to keep secrets.

Each shows a screen and the two players beside it, distinguished by their hair, from above the
table's edge. A player who must not look turns away.
"""

from __future__ import annotations

from art.ink import INK, document, ellipse, group, num, path, rect
from art.wood import BROWN, IVORY

SIZE = (120, 96)
SKIN, CLOTH, WALL = "#d9a273", "#7a3a87", "#d9d3c3"
SCREEN, GLASS = "#4b4352", "#efe5d0"
BLUE, RUST = "#3f6f8f", "#a5523c"

Parts = list[str]


def outlined(d: str, fill: str, width: float = 2.4) -> str:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def screen(*within: str) -> Parts:
    """Draw a screen of 64 by 44 at (28, 8), on its foot and with its contents."""
    return [
        outlined("M50 62H70L74 74H46Z", SCREEN),
        rect(24, 4, 72, 58, rx=5, fill=SCREEN, stroke=INK, stroke_width=2.4),
        rect(30, 10, 60, 46, fill=GLASS),
        *within,
    ]


def tile(x: float, y: float, brown: bool = False, face: bool = False) -> str:
    """Draw the back or the face of a tile, 9 wide and 13 high."""
    wood = BROWN if brown else IVORY
    body = (
        f"M{num(x)} {num(y + 13)}V{num(y + 4)}Q{num(x)} {num(y)} {num(x + 4.5)} {num(y)}"
        f"Q{num(x + 9)} {num(y)} {num(x + 9)} {num(y + 4)}V{num(y + 13)}Z"
    )
    out = outlined(body, wood.face[1], 1.4)
    if face:
        out += path(
            f"M{num(x + 2.5)} {num(y + 6)}H{num(x + 6.5)}M{num(x + 2.5)} {num(y + 9)}H{num(x + 6.5)}",
            stroke="#fff4dc" if brown else INK,
            stroke_width=1.6,
        )
    return out


def player(x: float, second: bool, away: bool = False) -> str:
    """Draw a player behind the table's edge; `away` shows the back of the head."""
    cloth, hair = (RUST, "#2b1a1c") if second else (BLUE, "#6b4a2f")
    head = [
        outlined(
            f"M{num(x - 17)} 96Q{num(x - 16)} 80 {num(x)} 80Q{num(x + 16)} 80 {num(x + 17)} 96Z",
            cloth,
        ),
        ellipse(x, 69, 11, 12, fill=hair if away else SKIN, stroke=INK, stroke_width=2.4),
    ]
    if not away:
        cap = f"M{num(x - 11)} 69Q{num(x - 12)} 55 {num(x)} 56Q{num(x + 12)} 55 {num(x + 11)} 69Q{num(x)} 60 {num(x - 11)} 69Z"
        head += [
            outlined(cap, hair, 2.0),
            ellipse(x - 4, 71, 1.6, 2, fill=INK),
            ellipse(x + 4, 71, 1.6, 2, fill=INK),
        ]
    if second:
        head.append(outlined(f"M{num(x - 5)} 57Q{num(x)} 44 {num(x + 5)} 57Z", hair, 2.0))
    return group(head)


def curtain() -> str:
    folds = "".join(f"M{x} 10V56" for x in (42, 54, 66, 78))
    return rect(30, 10, 60, 46, fill=CLOTH) + path(
        folds, stroke=INK, stroke_width=1.6, stroke_opacity="0.5"
    )


def board(brown_turn: bool) -> Parts:
    """Draw tiles face down on the table, and the hand of the player to play face up."""
    hand = [tile(36 + 10.0 * i, 41, brown_turn, face=True) for i in range(5)]
    return [tile(40, 14, True), tile(52, 14, False), tile(70, 14, brown_turn), *hand]


def slots(lifted: int | None = None) -> Parts:
    """Draw both hands face down, each in a row, with one tile `lifted` into the middle."""
    far = [tile(36 + 10.0 * i, 12, True) for i in range(5)]
    near = [tile(36 + 10.0 * i, 42 if i != lifted else 27) for i in range(5)]
    return [*far, *near]


def arrow(d: str, head: str) -> str:
    thick = {"fill": "none", "stroke_linecap": "round"}
    return (
        path(d, stroke=INK, stroke_width=6, **thick)
        + path(d, stroke="#fff4dc", stroke_width=3, **thick)
        + outlined(head, "#fff4dc", 1.8)
    )


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    passed = arrow("M44 90Q60 82 74 88", "M70 82L84 90L70 95Z")
    scenes: dict[str, Parts] = {
        "place": [*screen(*board(False)), player(18, False), player(102, True, away=True)],
        "pass": [*screen(curtain()), player(18, False, away=True), player(102, True), passed],
        "answer": [*screen(*board(True)), player(18, False, away=True), player(102, True)],
        "look": [
            *screen(curtain(), *(tile(36 + 10.0 * i, 41, face=True) for i in range(5))),
            player(18, False),
            player(102, True, away=True),
        ],
        "slots": [*screen(*slots()), player(18, False), player(102, True)],
        "recall": [
            *screen(*slots(lifted=2)),
            player(18, False),
            player(102, True),
        ],
    }
    wall = rect(0, 0, *map(float, SIZE), rx=6, fill=WALL)
    return {
        f"sharing/{name}.svg": document(*SIZE, (), [wall, *body]) for name, body in scenes.items()
    }
