"""The first game can be left at any time, leaves nothing behind, and is offered until finished."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.support.first_game import (
    ENEMY,
    OWN,
    Key,
    await_turn,
    drag,
    leave,
    lesson,
    play_to_the_end,
    play_to_the_tally,
)
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files

# Leaving


def test_escape_puts_a_held_tile_down_and_then_asks_whether_to_leave(taught: Screen) -> None:
    press(taught, Key.Key_4)
    assert taught.controller.heldSlot == 3
    press(taught, Key.Key_Escape)
    assert taught.controller.heldSlot == -1
    press(taught, Key.Key_Escape)
    taught.qtbot.waitUntil(lambda: sheets(taught) == ["Leave the lesson?"])
    press(taught, Key.Key_Escape)
    taught.qtbot.waitUntil(lambda: not sheets(taught))
    assert lesson(taught).running
    leave(taught)
    assert taught.table.phase is Phase.NO_GAME
    assert taught.table.game is None


def test_escape_leaves_from_every_stop(taught: Screen) -> None:
    play_to_the_tally(taught)
    press(taught, Key.Key_Space)
    taught.qtbot.waitUntil(lambda: lesson(taught).sumSide == 0)
    leave(taught)
    assert taught.table.phase is Phase.NO_GAME
    assert not taught.models.tally.open
    taught.click(taught.item("newGame"))
    taught.qtbot.waitUntil(lambda: taught.shows("opponentKind"))


def test_at_its_end_a_lesson_is_left_without_a_question(taught: Screen) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    lesson(taught).askToLeave()
    assert taught.table.phase is Phase.NO_GAME


def test_a_game_that_is_opened_meanwhile_withdraws_the_question(taught: Screen) -> None:
    press(taught, Key.Key_Escape)
    taught.qtbot.waitUntil(lambda: sheets(taught) == ["Leave the lesson?"])
    resume(taught, TURN)
    taught.qtbot.waitUntil(lambda: not sheets(taught))


def test_a_lesson_can_be_left_while_the_opponent_thinks(taught: Screen) -> None:
    wait = taught.table.opponent.await_placement
    taught.table.opponent.await_placement = lambda pace: wait(0.2)  # type: ignore[method-assign]  # noqa: ARG005
    drag(taught, "S10", OWN)
    taught.wait_for(Phase.COMPUTER)
    taught.click(taught.item("leaveLesson"))
    assert taught.table.phase is Phase.NO_GAME
    QTest.qWait(400)
    assert taught.table.phase is Phase.NO_GAME


# Nothing is left of it


def test_a_lesson_leaves_no_record_and_no_statistic(taught: Screen, store: QSettings) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    taught.wait_until_kept()
    assert not taught.games_folder.exists() or not list(taught.games_folder.iterdir())
    assert taught.state.settings.talliesSeen == 0
    assert taught.state.settings.told == ""
    taught.click(taught.item("closeLesson"))
    assert set(store.allKeys()) - {"introduced", "window"} == set(KEYS)


KEYS = ("language", "speed", "theme", "grace", "afterTally", "lookedBack")


def test_a_program_that_is_killed_in_a_lesson_offers_no_game(
    taught: Screen, start: Starter, store: QSettings
) -> None:
    drag(taught, "S10", OWN)
    await_turn(taught, 2)
    close(taught)
    again = start(store)
    assert not again.offers_a_game()
    assert again.shows("lesson")


def test_a_lesson_can_neither_be_saved_nor_resigned_nor_interrupted_by_a_question(
    program: Program,
) -> None:
    assert not program.state.gameOn
    assert not program.state.canGiveUp
    assert not program.state.unfinished


# When it is offered


def offered(screen: Screen) -> str:
    """Return what the opening screen says of the lesson that it offers."""
    return str(screen.item("lesson").property("text"))


def test_the_first_game_is_offered_again_if_it_was_left_before_its_end(
    taught: Screen, start: Starter, store: QSettings
) -> None:
    drag(taught, "S10", ENEMY)
    leave(taught)
    assert taught.table.phase is Phase.NO_GAME
    assert taught.shows("lesson")
    close(taught)
    assert start(store).shows("lesson")


def test_once_the_first_game_is_finished_the_second_is_offered(
    taught: Screen, start: Starter, store: QSettings
) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    taught.click(taught.item("closeLesson"))
    assert offered(taught) == "Guided second game · 75\u00a0seconds"
    close(taught)
    again = start(store)
    assert offered(again) == "Guided second game · 75\u00a0seconds"
    again.click(again.item("lesson"))
    again.wait_for(Phase.PERSON)
    assert lesson(again).name == SECOND_GAME
    leave(again)
    assert offered(again) == "Guided second game · 75\u00a0seconds"
    again.choose_entry("&Help", "Guided &first game")
    again.wait_for(Phase.PERSON)
    assert lesson(again).running


def test_the_first_game_is_not_offered_after_a_real_one(
    screen: Screen, start: Starter, store: QSettings
) -> None:
    screen.play_computer()
    close(screen)
    assert not start(store).shows("lesson")


@pytest.mark.parametrize(
    ("entry", "name"), [("Guided &first game", FIRST_GAME), ("Guided s&econd game", SECOND_GAME)]
)
def test_a_lesson_begun_from_a_real_game_asks_first_and_leaves_it_to_be_resumed(
    screen: Screen, entry: str, name: str
) -> None:
    screen.play_computer()
    screen.play_some(1)
    record = screen.kept()
    screen.choose_entry("&Help", entry)
    screen.qtbot.waitUntil(lambda: "Start the lesson?" in screen.texts())
    screen.press("Start the lesson")
    screen.qtbot.waitUntil(lambda: lesson(screen).name == name)
    leave(screen)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))
    screen.click(screen.item("resumeOffer"))
    screen.wait_for(Phase.PERSON)
    assert screen.kept().placements == record.placements


def test_the_offer_to_resume_survives_a_lesson(start: Starter, store: QSettings) -> None:
    screen = start(store)
    whole = game()
    record = Record(AGAINST_COMPUTER, whole.deal, whole.placements[:20])
    record_files.write(screen.games_folder / "unfinished.tyrus", record)
    screen.await_offer()
    assert not screen.shows("lesson")
    screen.choose_entry("&Help", "Guided &first game")
    screen.wait_for(Phase.PERSON)
    leave(screen)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))
