"""Brings a tally of a recorded game to the stage, and to where it waits; no tests are here."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    game,
    resume,
)
from tests.desktop.support.screen import Screen
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
    screen: Screen,
    after: str = "wait",
    at: At = DECISIVE,
    headers: dict[str, str] = AGAINST_COMPUTER,
    *,
    pace: float = QUICK,
) -> None:
    """Place the last tile of an election."""
    name, placed = at
    screen.state.settings.afterTally = after
    screen.state.settings.speed = "normal" if pace else "none"
    script, table = screen.application.script, screen.table
    script.get_pace = lambda: 1.0  # The computer takes its time, until the tile is placed.
    resume(screen, placed, name, headers)
    script.get_pace = lambda: pace
    if table.phase is Phase.CURTAIN:
        table.sit_down()
        table.show_tiles()
        screen.wait_for(Phase.PERSON)
        table.place(game(name).placements[placed])
    else:
        screen.play(game(name).placements[placed])


def wait_for_stop(screen: Screen, stop: Stop) -> None:
    screen.qtbot.waitUntil(lambda: screen.models.tally.stop == stop)


def goes_on_alone(screen: Screen) -> bool:
    """Return whether a stop ends by itself after a while."""
    timer = screen.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    return timer.isActive()


def come_to_the_stage(screen: Screen) -> None:
    """Place a tile at a slow pace, and skip its placement alone."""
    place_last(screen, at=BLUFFED, pace=SLOW)
    timer = screen.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    screen.qtbot.waitUntil(lambda: timer.remainingTime() > 60 * SLOW)
    assert not screen.models.tally.open
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.models.tally.open)
    assert screen.models.tally.backs == 5


def go_on(screen: Screen) -> None:
    """Press, once presses are heard again."""
    screen.qtbot.wait(DEAF_MS + 20)
    screen.controller.skip()


def activate(screen: Screen) -> None:
    screen.window.requestActivate()
    screen.qtbot.waitUntil(screen.window.isActive)
