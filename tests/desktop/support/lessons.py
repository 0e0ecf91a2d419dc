"""Begins and plays the two lessons."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.bridge.table.lesson import LessonState
from tyrus_desktop.desktop.game.lesson import headings
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop

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


ASKED = (("P9", 2), ("S8", 5), ("M9", 1), ("S7", 1), ("P6", 4), ("M5", 1))
"""The tiles that the lesson asks for, each with its building."""

PLACED = (0, 2, 4, 7, 9, 11)
"""The number of placements before each; Brown opens the second election."""


SECOND_GAME = "second-game"


def choose(screen: Screen, name: str) -> None:
    """Choose a lesson on the page of practice."""
    screen.choose_entry("&Help", "&Practice")
    number = next(each.number for each in headings() if each.name == name)
    screen.qtbot.waitUntil(lambda: len(screen.items("practiceRow")) >= number)
    screen.click(screen.items("practiceRow")[number - 1])


def begin_second(screen: Screen) -> Screen:
    choose(screen, SECOND_GAME)
    screen.wait_for(Phase.PERSON)
    return screen


def verdict_shown(screen: Screen, number: int) -> bool:
    tally = screen.models.tally
    return tally.number == number and tally.stop == Stop.NEXT and tally.winner >= 0


def play_second_to_the_end(screen: Screen) -> None:
    for (tile, building), placed in zip(ASKED, PLACED, strict=True):
        await_turn(screen, placed)
        drag(screen, tile, building)
        if placed == 4:
            screen.qtbot.waitUntil(lambda: verdict_shown(screen, 1))
            assert not lesson(screen).happened
            screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)
    screen.click(screen.item("lessonNext"))
    for side in (0, 1):
        await_sum(screen, side)
        screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: verdict_shown(screen, 2))
    screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: screen.shows("lessonNext"))
    screen.click(screen.item("lessonNext"))
    screen.wait_for(Phase.TAUGHT)
