"""Nothing judges a game that is not over, nor a study of one, whose first moves are that game's."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.command import said_one_line, tyrus_here
from tests.desktop.support.positions import AGAINST_CONSUL
from tests.desktop.support.program import listen
from tests.desktop.support.reviewed import FOUND, reviewed_game
from tests.desktop.support.reviews import give
from tests.desktop.support.screen import Key, Screen, press
from tests.desktop.support.studying import play_on
from tests.imagined import quick_adviser
from tyrus_desktop.desktop.bridge.table.advice import Advice
from tyrus_desktop.desktop.game import helper
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import FROM, Record, write
from tyrus_desktop.review.positions import Finished, NotOver

UNJUDGED = "This is a study of a game that was not over, so it has no advice and no review."
TURN = 22
"""Placements before the worst slip of the reviewed game, at a turn of Ivory's."""


@pytest.fixture(autouse=True)
def quickly_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper, "_adviser", quick_adviser)


def play(screen: Screen) -> Record:
    """Resume a running game, and return it."""
    whole = reviewed_game()
    running = Record(AGAINST_CONSUL, whole.deal, whole.placements[:TURN])
    screen.table.resume(running)
    screen.wait_for(Phase.PERSON)
    return running


def advice(screen: Screen) -> Advice:
    found = screen.controller.advice
    assert found is not None
    return found


def assert_not_judged(screen: Screen) -> None:
    """Ask for everything that judges a game that is over."""
    review = screen.application.review
    screen.qtbot.waitUntil(lambda: UNJUDGED in screen.texts())
    assert review.causes.line == UNJUDGED
    assert not screen.item("causesLine").isEnabled()
    screen.application.replay.open()
    give(screen.application, FOUND)
    QCoreApplication.processEvents()
    answers = listen(screen.application.replay.answered)
    press(screen, Key.Key_P, Key.Key_B)
    assert answers == [UNJUDGED, UNJUDGED]
    if not review.chances.on:
        press(screen, Key.Key_C)
    assert review.chances.sentence == UNJUDGED
    assert (review.findings, review.pins.marks, review.chances.lines) == (None, [], [[], [], []])
    assert not screen.shows("readAgain")
    screen.application.replay.close()


def test_study_of_a_running_game_is_not_judged(screen: Screen) -> None:
    """Not while it is played, nor at its end, nor opened later, nor as a study of that study."""
    settings = screen.state.settings
    settings.advice, settings.coach, settings.gauge = "on", True, True
    play(screen)
    screen.controller.study.playOn(TURN, 0, "random", True)
    screen.wait_for(Phase.PERSON)
    heard = screen.listen()
    assert not screen.shows("advice")
    press(screen, Key.Key_V)
    assert heard == [UNJUDGED]
    assert not screen.shows("gauge")
    assert not advice(screen).coach.looks
    screen.place(screen.choose())
    screen.wait_for(Phase.PERSON, Phase.OVER)
    assert "Hints" not in screen.kept().headers
    screen.give_up()
    assert_not_judged(screen)
    kept = screen.game.path
    play_on(screen, TURN)
    assert FROM not in screen.game.record.headers
    press(screen, Key.Key_V)
    assert heard[-1] == UNJUDGED
    screen.table.clear()
    screen.table.open(kept)
    screen.wait_for(Phase.OVER)
    assert screen.game.parent is None
    assert_not_judged(screen)


def test_review_command_refuses_a_study_of_a_running_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, path = reviewed_game(), tmp_path / "study.tyrus"
    study = Record({"Study": "1"}, whole.deal, whole.placements)
    path.write_bytes(write(study))
    done = tyrus_here(capsys, "review", path)
    assert said_one_line(done, 1, "study.tyrus", "a study of a game that was not over")
    with pytest.raises(NotOver):
        Finished(study)
    Finished(Record({"Study": "1", FROM: f"7 {'0' * 64}"}, whole.deal, whole.placements))
