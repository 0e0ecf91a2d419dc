"""Brings a tally of a recorded game to the stage, and to where it waits; no tests are here."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    game,
    resume,
)
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.stage.script import DEAF_MS

At = tuple[str, int]
"""A recorded game, and the number of placements before the last one of an election."""
DECISIVE: At = ("tiles", 35)
"""The sixth election, whose last tile may end the game, but does not."""
BLUFFED: At = ("gallery", 41)
"""The seventh, with a bluff; the side that could end the game has no tile at home."""
USUAL: At = ("gallery", 47)
"""The eighth, which cannot end the game."""
QUICK = 0.01
"""A pace with motion that takes next to no time."""
SLOW = 50.0


def place_last(
    program: Program,
    after: str = "wait",
    at: At = DECISIVE,
    headers: dict[str, str] = AGAINST_COMPUTER,
    *,
    pace: float = QUICK,
) -> None:
    """Place the last tile of an election."""
    name, placed = at
    program.state.settings.afterTally = after
    program.state.settings.speed = "normal" if pace else "none"
    script, table = program.application.script, program.table
    script.get_pace = lambda: 1.0  # The computer takes its time, until the tile is placed.
    resume(program, placed, name, headers)
    script.get_pace = lambda: pace
    if table.phase is Phase.CURTAIN:
        table.sit_down()
        table.show_tiles()
        program.wait_for(Phase.PERSON)
        table.place(game(name).placements[placed])
    else:
        program.play(game(name).placements[placed])


def wait_for_stop(program: Program, stop: Stop) -> None:
    program.qtbot.waitUntil(lambda: program.models.tally.stop == stop)


def goes_on_alone(program: Program) -> bool:
    """Return whether a stop ends by itself after a while."""
    timer = program.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    return timer.isActive()


def come_to_the_stage(program: Program) -> None:
    """Place a tile at a slow pace, and skip its placement alone."""
    place_last(program, at=BLUFFED, pace=SLOW)
    timer = program.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    program.qtbot.waitUntil(lambda: timer.remainingTime() > 60 * SLOW)
    assert not program.models.tally.open
    program.controller.skip()
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    assert program.models.tally.backs == 5


def go_on(program: Program) -> None:
    """Press, once presses are heard again."""
    program.qtbot.wait(DEAF_MS + 20)
    program.controller.skip()
