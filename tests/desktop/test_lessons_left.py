"""Lessons can be left at any time, leave nothing behind, and are offered until finished."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest

from tests.desktop.conftest import USUAL_SETTINGS, Starter, close
from tests.desktop.support.lessons import (
    ASKED,
    ENEMY,
    OWN,
    PLACED,
    Key,
    await_sum,
    await_turn,
    begin,
    begin_second,
    drag,
    leave,
    lesson,
    play_second_to_the_end,
    play_to_the_end,
    play_to_the_tally,
    verdict_shown,
)
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, game, resume
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files

SECOND_OFFERED = "Guided second game · 75\u00a0seconds"


def offered(screen: Screen) -> str:
    """Return the text of the lesson offered on the opening screen."""
    return str(screen.item("lesson").property("text"))


def finish_first(screen: Screen) -> None:
    play_to_the_end(screen)
    screen.click(screen.item("lessonNext"))
    screen.wait_for(Phase.TAUGHT)


def test_escape_drops_a_tile_then_asks_whether_to_leave(reused_screen: Screen) -> None:
    screen = begin(reused_screen)
    press(screen, Key.Key_4)
    assert screen.controller.heldSlot == 3
    press(screen, Key.Key_Escape)
    assert screen.controller.heldSlot == -1
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Leave the lesson?"])
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not sheets(screen))
    assert lesson(screen).running
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Leave the lesson?"])
    resume(screen, TURN)  # A game that is opened meanwhile withdraws the question.
    screen.qtbot.waitUntil(lambda: not sheets(screen))


def test_lessons_can_be_left_at_every_stop(reused_screen: Screen) -> None:
    screen = begin(reused_screen)
    leave(screen)
    assert screen.table.game is None
    screen.state.settings.afterTally = "wait"
    begin(screen)
    play_to_the_tally(screen)
    press(screen, Key.Key_Space)
    screen.qtbot.waitUntil(lambda: lesson(screen).sumSide == 0)
    leave(screen)
    assert screen.table.phase is Phase.NO_GAME
    assert not screen.models.tally.open
    for stop in (1, 2):  # The tallies of the second lesson.
        begin_second(screen)
        for placed, asked in zip(PLACED[: 3 * stop], ASKED[: 3 * stop], strict=True):
            await_turn(screen, placed)
            drag(screen, *asked)
            if placed == PLACED[2]:
                screen.qtbot.waitUntil(lambda: verdict_shown(screen, 1))
                leave(screen) if stop == 1 else press(screen, Key.Key_Space)
        if stop == 2:
            screen.qtbot.waitUntil(lambda: lesson(screen).turning)
            press(screen, Key.Key_Space)
            await_sum(screen, 0)
            leave(screen)
        assert screen.wait_for(Phase.NO_GAME) is Phase.NO_GAME
        assert not screen.models.tally.open


def test_lesson_can_be_left_while_the_opponent_thinks(reused_screen: Screen) -> None:
    screen = begin(reused_screen)
    screen.application.script.get_pace = lambda: 0.3
    drag(screen, "S10", OWN)
    screen.wait_for(Phase.COMPUTER)
    screen.click(screen.item("leaveLesson"))
    QTest.qWait(500)
    assert screen.table.phase is Phase.NO_GAME


def test_lesson_interrupts_a_real_game_after_a_question(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.play_computer()
    screen.play_some(1)
    record = screen.kept()
    for entry, name in (
        ("Guided &first game", FIRST_GAME),
        ("Guided s&econd game", SECOND_GAME),
    ):
        screen.choose_entry("&Help", entry)
        screen.qtbot.waitUntil(lambda: "Start the lesson?" in screen.texts())
        screen.press("Start the lesson")
        screen.qtbot.waitUntil(lambda: lesson(screen).running)
        screen.wait_for(Phase.PERSON)
        assert lesson(screen).name == name
        leave(screen)
        screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))
        screen.click(screen.item("resumeOffer"))
        screen.wait_for(Phase.PERSON)
        assert screen.kept().placements == record.placements


def test_offer_to_resume_survives_a_lesson(reused_screen: Screen) -> None:
    screen = reused_screen
    whole = game()
    record = Record(AGAINST_COMPUTER, whole.deal, whole.placements[:20])
    screen.games_folder.mkdir(exist_ok=True)
    record_files.write(screen.games_folder / "unfinished.tyrus", record)
    screen.await_offer()
    assert not screen.shows("lesson")
    screen.choose_entry("&Help", "Guided &first game")
    screen.wait_for(Phase.PERSON)
    leave(screen)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))


# In new windows, after the tests that share one


@pytest.mark.parametrize("name", [FIRST_GAME, SECOND_GAME])
def test_finished_lesson_leaves_no_record_and_no_statistic(
    start: Starter, store: QSettings, name: str
) -> None:
    screen = start()
    if name == FIRST_GAME:
        finish_first(begin(screen))
    else:
        screen.state.settings.afterTally = "wait"
        play_second_to_the_end(begin_second(screen))
    assert not screen.state.gameOn
    assert not screen.state.canGiveUp
    assert not screen.state.unfinished
    screen.wait_until_kept()
    assert not screen.games_folder.exists() or not list(screen.games_folder.iterdir())
    assert screen.state.settings.talliesSeen == 0
    assert screen.state.settings.told == ""
    lesson(screen).askToLeave()  # At its end it is left without a question.
    assert screen.table.game is None
    own = {"introduced", "secondLesson", "window"}
    assert set(store.allKeys()) - own == set(USUAL_SETTINGS) - own


def test_program_closed_in_a_lesson_offers_no_game(start: Starter, store: QSettings) -> None:
    screen = begin(start())
    drag(screen, "S10", OWN)
    await_turn(screen, 2)
    close(screen)
    again = start(store)
    assert not again.offers_a_game()
    assert again.shows("lesson")


def test_second_lesson_is_offered_after_the_first_was_finished(
    start: Starter, store: QSettings
) -> None:
    screen = begin(start())
    drag(screen, "S10", ENEMY)
    leave(screen)
    assert offered(screen) != SECOND_OFFERED  # It was not finished.
    finish_first(begin(screen))
    screen.click(screen.item("closeLesson"))
    assert offered(screen) == SECOND_OFFERED
    close(screen)
    again = start(store)
    assert offered(again) == SECOND_OFFERED
    again.click(again.item("lesson"))
    again.wait_for(Phase.PERSON)
    assert lesson(again).name == SECOND_GAME
    leave(again)
    assert offered(again) == SECOND_OFFERED
    again.choose_entry("&Help", "Guided &first game")
    again.wait_for(Phase.PERSON)
    assert lesson(again).name == FIRST_GAME


def test_no_lesson_is_offered_after_a_real_game(start: Starter, store: QSettings) -> None:
    screen = start()
    screen.play_computer()
    close(screen)
    assert not start(store).shows("lesson")
