"""Begins the second lesson and plays it by mouse. There are no tests here."""

from __future__ import annotations

from tests.desktop.support.first_game import await_sum, await_turn, drag, lesson
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop

ASKED = (("P9", 2), ("S8", 5), ("M9", 1), ("S7", 1), ("P6", 4), ("M5", 1))
"""The tiles that the lesson asks for, each with its building."""

PLACED = (0, 2, 4, 7, 9, 11)
"""The number of placements before each; Brown opens the second election."""


def begin_second(screen: Screen) -> Screen:
    screen.choose_entry("&Help", "Guided s&econd game")
    screen.wait_for(Phase.PERSON)
    return screen


def verdict_shown(screen: Screen, number: int) -> bool:
    tally = screen.models.tally
    return tally.number == number and tally.stop == Stop.NEXT and tally.winner >= 0


def play_to_the_second_tally(screen: Screen) -> None:
    for (tile, building), placed in zip(ASKED, PLACED, strict=True):
        await_turn(screen, placed)
        drag(screen, tile, building)
        if placed == 4:
            screen.qtbot.waitUntil(lambda: verdict_shown(screen, 1))
            assert not lesson(screen).happened
            screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)


def play_second_to_the_end(screen: Screen) -> None:
    play_to_the_second_tally(screen)
    screen.click(screen.item("lessonNext"))
    for side in (0, 1):
        await_sum(screen, side)
        screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: verdict_shown(screen, 2))
    screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: screen.shows("lessonNext"))
    screen.click(screen.item("lessonNext"))
    screen.wait_for(Phase.TAUGHT)
