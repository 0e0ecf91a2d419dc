"""The second lesson in the real window: where it is offered, by mouse, by keys, and left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.conftest import Starter, close
from tests.desktop.support.first_game import (
    Key,
    await_sum,
    await_turn,
    drag,
    leave,
    lesson,
    play_to_the_end,
)
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.second_game import (
    ASKED,
    PLACED,
    begin_second,
    play_second_to_the_end,
    verdict_shown,
)
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import Side


@pytest.fixture
def second(start: Starter, store: QSettings) -> Screen:
    """The second lesson, at its first step; tallies wait for *Next*."""
    store.setValue("afterTally", "wait")
    return begin_second(start(store))


def test_the_second_lesson_is_played_by_the_mouse(second: Screen) -> None:
    play_second_to_the_end(second)
    assert second.table.stage.view is not None
    assert second.table.stage.view.winners == (Side.IVORY, Side.IVORY)
    assert "two elections in a row" in lesson(second).happened
    assert not second.shows("secondLesson")
    second.click(second.item("newGameAfterLesson"))
    second.qtbot.waitUntil(lambda: second.shows("opponentKind"))


def test_the_second_lesson_is_played_by_keys_alone(second: Screen) -> None:
    keys = (
        (Key.Key_9, Key.Key_D),
        (Key.Key_3, Key.Key_E),
        (Key.Key_4, Key.Key_S),
        (Key.Key_3, Key.Key_S),
        (Key.Key_8, Key.Key_W),
        (Key.Key_4, Key.Key_S),
    )
    for placed, (slot, building) in zip(PLACED, keys, strict=True):
        await_turn(second, placed)
        assert lesson(second).keysToPress == f"Keys: {chr(slot)}, then {chr(building)}."
        press(second, slot, building)
        if placed == PLACED[2]:
            second.qtbot.waitUntil(lambda: verdict_shown(second, 1))
            press(second, Key.Key_Space)
    second.qtbot.waitUntil(lambda: lesson(second).turning)
    press(second, Key.Key_Space)
    for side in (0, 1):
        await_sum(second, side)
        press(second, Key.Key_Space)
    second.qtbot.waitUntil(lambda: verdict_shown(second, 2))
    press(second, Key.Key_Return)
    second.qtbot.waitUntil(lambda: lesson(second).stopped)
    press(second, Key.Key_Return)
    second.wait_for(Phase.TAUGHT)
    press(second, Key.Key_Return)
    second.qtbot.waitUntil(lambda: second.shows("opponentKind"))


def test_without_a_wait_after_tallies_the_first_one_goes_on_by_itself(
    start: Starter, store: QSettings
) -> None:
    store.setValue("afterTally", "run")
    screen = begin_second(start(store))
    for (tile, building), placed in zip(ASKED[:3], PLACED, strict=False):
        await_turn(screen, placed)
        drag(screen, tile, building)
    await_turn(screen, PLACED[3])
    assert lesson(screen).happened.startswith("Now the markets")


def test_a_screen_reader_hears_the_steps_and_the_keys(second: Screen) -> None:
    heard: list[str] = []
    second.controller.announced.connect(heard.append)
    drag(second, "P9", 2)
    await_turn(second, 2)
    second.qtbot.waitUntil(
        lambda: any("8\u00a0soldiers in Brown’s temple" in each for each in heard)
    )
    assert lesson(second).keysToPress in heard


def test_a_miss_says_what_would_come_of_it_and_two_bring_help(second: Screen) -> None:
    for placed, asked in zip(PLACED[:2], ASKED[:2], strict=True):
        await_turn(second, placed)
        drag(second, *asked)
    await_turn(second, 4)
    drag(second, "M9", 2)
    assert lesson(second).happened.startswith("They would counter there")
    drag(second, "S7", 0)
    assert lesson(second).happened.startswith("Soldiers could wait there")
    assert str(second.game.referee.placements[-1]) == "M5>bT"
    second.click(second.item("placeForMe"))
    second.qtbot.waitUntil(lambda: verdict_shown(second, 1))
    assert str(second.game.referee.placements[4]) == "M9>iM"


# Where it is offered


@pytest.mark.parametrize("by_key", [False, True])
def test_the_end_of_the_first_game_offers_the_second_lesson_first(
    taught: Screen, by_key: bool
) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    assert taught.window.activeFocusItem() is taught.item("secondLesson")
    assert taught.item("secondLesson").x() < taught.item("newGameAfterLesson").x()
    if by_key:
        press(taught, Key.Key_Return)
    else:
        taught.click(taught.item("secondLesson"))
    taught.wait_for(Phase.PERSON)
    assert lesson(taught).name == SECOND_GAME


def test_the_opening_screen_still_offers_the_first_game(second: Screen) -> None:
    leave(second)
    assert second.table.phase is Phase.NO_GAME
    assert not lesson(second).name
    second.click(second.item("lesson"))
    second.wait_for(Phase.PERSON)
    assert lesson(second).name == FIRST_GAME


def test_the_second_lesson_can_be_played_once_more(second: Screen) -> None:
    play_second_to_the_end(second)
    second.click(second.item("lessonAgain"))
    second.wait_for(Phase.PERSON)
    assert lesson(second).name == SECOND_GAME
    assert not second.game.referee.placements


# Leaving, and nothing left of it


@pytest.mark.parametrize("number", [1, 2])
def test_escape_leaves_the_second_lesson_from_each_tally(second: Screen, number: int) -> None:
    count = 3 * number
    for placed, asked in zip(PLACED[:count], ASKED[:count], strict=True):
        await_turn(second, placed)
        drag(second, *asked)
        if placed == PLACED[2]:
            second.qtbot.waitUntil(lambda: verdict_shown(second, 1))
            leave(second) if number == 1 else press(second, Key.Key_Space)
    if number == 2:
        second.qtbot.waitUntil(lambda: lesson(second).turning)
        press(second, Key.Key_Space)
        await_sum(second, 0)
        leave(second)
    assert second.table.phase is Phase.NO_GAME
    assert not second.models.tally.open


def test_the_second_lesson_leaves_no_record_and_no_statistic(
    second: Screen, store: QSettings
) -> None:
    before = set(store.allKeys())
    play_second_to_the_end(second)
    second.wait_until_kept()
    assert not second.games_folder.exists() or not list(second.games_folder.iterdir())
    assert second.state.settings.talliesSeen == 0
    assert second.state.settings.told == ""
    second.click(second.item("closeLesson"))
    assert second.table.game is None
    assert set(store.allKeys()) - before <= {"introduced", "secondLesson", "window"}


def test_a_program_that_is_closed_in_the_second_lesson_offers_no_game(
    second: Screen, start: Starter, store: QSettings
) -> None:
    drag(second, *ASKED[0])
    await_turn(second, 2)
    close(second)
    again = start(store)
    assert not again.offers_a_game()
