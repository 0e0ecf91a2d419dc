"""Lessons can be left at any time, leave nothing behind, and are offered until finished."""

from PySide6.QtCore import QSettings

from tests.desktop.conftest import USUAL_SETTINGS, Starter, close
from tests.desktop.support.lessons import (
    ENEMY,
    OWN,
    SECOND_GAME,
    await_turn,
    begin,
    choose,
    drag,
    leave,
    lesson,
    lesson_name,
    place_asked,
    play,
)
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, read
from tyrus_desktop.desktop.game.phase import Phase

SECOND_OFFERED = "Next lesson"


def offered(screen: Screen) -> str:
    """Return the text of the lesson offered on the opening screen."""
    return str(screen.item("lesson").property("text"))


def test_escape_key_asks_before_leaving_a_lesson(screen: Screen) -> None:
    screen = begin(screen)
    for withdrawn_by_a_game in (False, True):
        press(screen, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: sheets(screen) == ["Leave now?"])
        resume(screen, TURN) if withdrawn_by_a_game else press(screen, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: not sheets(screen))
        assert lesson(screen).running is not withdrawn_by_a_game


def test_lessons_can_be_left_during_a_tally(screen: Screen) -> None:
    screen = begin(screen)
    screen.state.settings.afterTally = "wait"
    place_asked(screen, read(FIRST_GAME))
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)
    press(screen, Key.Key_Space)
    screen.qtbot.waitUntil(lambda: lesson(screen).sumSide == 0)
    leave(screen)
    assert screen.wait_for(Phase.NO_GAME) is Phase.NO_GAME
    assert not screen.models.tally.open
    assert {row.election_kind for row in screen.models.chart.rows} == {-1}
    choose(screen, SECOND_GAME)
    place_asked(screen, read(SECOND_GAME), 3)
    screen.qtbot.waitUntil(lambda: bool(screen.models.tally.stop))
    leave(screen)
    assert screen.wait_for(Phase.NO_GAME) is Phase.NO_GAME
    assert not screen.models.tally.open


def test_lesson_asks_before_interrupting_a_real_game(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(1)
    record = screen.kept()
    for name in (FIRST_GAME, SECOND_GAME):
        choose(screen, name)
        screen.qtbot.waitUntil(lambda: "Practise now?" in screen.texts())
        screen.press("Practise")
        screen.qtbot.waitUntil(lambda: lesson(screen).running)
        screen.wait_for(Phase.PERSON)
        assert lesson_name(screen) == name
        leave(screen)
        screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))
        screen.click(screen.item("resumeOffer"))
        screen.wait_for(Phase.PERSON)
        assert screen.kept().placements == record.placements


# In new windows, after the tests that share one


def test_finished_lesson_saves_only_the_offer_of_the_next(start: Starter, store: QSettings) -> None:
    screen = begin(start())
    drag(screen, "S10", ENEMY)
    leave(screen)
    assert offered(screen) != SECOND_OFFERED  # It was not finished.
    begin(screen)
    play(screen, read(FIRST_GAME))
    assert not screen.state.gameOn
    assert not screen.state.canGiveUp
    assert not screen.state.unfinished
    screen.wait_until_kept()
    assert not screen.games_folder.exists() or not list(screen.games_folder.iterdir())
    assert (screen.state.settings.talliesSeen, screen.state.settings.usedPatterns) == (0, "")
    lesson(screen).askToLeave()  # At its end it is left without a question.
    assert screen.table.game is None
    own = {"nextLesson", "secondLesson", "window"}
    assert set(store.allKeys()) - own == set(USUAL_SETTINGS) - own
    close(screen)
    again = start(store)
    assert offered(again) == SECOND_OFFERED
    again.click(again.item("lesson"))
    again.wait_for(Phase.PERSON)
    assert lesson_name(again) == SECOND_GAME
    again.play_computer()
    close(again)
    assert not start(store).shows("lesson")


def test_program_closed_during_a_lesson_offers_no_game(start: Starter, store: QSettings) -> None:
    screen = begin(start())
    drag(screen, "S10", OWN)
    await_turn(screen, 2)
    close(screen)
    again = start(store)
    again.application.open(None)
    again.wait_until_kept()
    again.qtbot.wait(50)
    assert not again.shows("resumeOffer")
    assert again.shows("lesson")
