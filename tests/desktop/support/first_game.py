"""Begins and plays the first game. There are no tests here."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.bridge.table.lesson import LessonState
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key
OWN, ENEMY = 0, 3
"""The two citadels."""


def lesson(screen: Screen) -> LessonState:
    return screen.controller.lesson


def begin(screen: Screen) -> Screen:
    screen.click(screen.item("lesson"))
    screen.wait_for(Phase.PERSON)
    return screen


def leave(screen: Screen) -> None:
    """Leave a lesson by keys."""
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Leave the lesson?"])
    press(screen, Key.Key_Return)


def slot(screen: Screen, tile: str) -> int:
    return [str(each) for each in screen.game.view().hand].index(tile)


def drag(screen: Screen, tile: str, building: int) -> None:
    screen.drag_tile(slot(screen, tile), building)


def await_turn(screen: Screen, placed: int) -> None:
    screen.qtbot.waitUntil(
        lambda: screen.table.phase is Phase.PERSON and len(screen.game.referee.placements) == placed
    )


def await_sum(screen: Screen, side: int) -> None:
    screen.qtbot.waitUntil(lambda: lesson(screen).sumSide == side)


def play_to_the_tally(screen: Screen, bluff: str = "S1") -> None:
    drag(screen, "S10", OWN)
    await_turn(screen, 2)
    drag(screen, "P6", OWN)
    await_turn(screen, 4)
    drag(screen, bluff, ENEMY)
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)


def play_to_the_end(screen: Screen) -> None:
    play_to_the_tally(screen)
    screen.click(screen.item("lessonNext"))
    screen.qtbot.waitUntil(lambda: lesson(screen).sumSide == 0)
    for side in (0, 1):
        await_sum(screen, side)
        screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(
        lambda: bool(screen.models.tally.stop) and screen.models.tally.winner == 0
    )
    screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: screen.shows("lessonNext"))
