"""In a study, and only there, one can undo a whole turn and go to any earlier moment."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.positions import game
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import at_the_end, finish, play_on, undo_key
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.thinker import Thinker
from tyrus_desktop.engine.record import identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library import record_files
from tyrus_desktop.referee import Referee


def test_take_back_undoes_the_last_tile_and_the_answer(playing: Screen) -> None:
    """By the mouse, and by its key; the file and the log follow. No further than the study's own
    tiles: what it has from another game is gone back to in a look back.
    """
    screen = playing
    screen.play_some(1)
    play_on(screen, redeal=True)
    first = screen.game.referee.placements
    shown = screen.table.stage.view, tuple(screen.models.log.rows)
    screen.play_some(1)
    second = screen.kept().placements
    for by_key in (False, True):
        screen.play_some(1)
        assert len(screen.kept().placements) > len(second)
        if by_key:
            undo_key(screen)
        else:
            screen.click(screen.item("studyTakeBack"))
        screen.wait_for(Phase.PERSON)
        assert screen.kept().placements == second
    screen.click(screen.item("studyTakeBack"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.referee.placements == first
    assert (screen.table.stage.view, tuple(screen.models.log.rows)) == shown
    assert not screen.item("studyTakeBack").isEnabled()
    undo_key(screen)
    assert screen.table.phase is Phase.PERSON


def test_only_a_study_can_be_gone_back_in(playing: Screen) -> None:
    screen = playing
    screen.play_some(2)
    before = screen.game.record
    undo_key(screen)
    screen.controller.study.takeBack()
    screen.controller.study.goBackTo(0)
    assert not screen.shows("studyTakeBack")
    assert screen.game.record == before


def test_take_back_takes_a_provisional_tile_alone(playing: Screen) -> None:
    screen = playing
    screen.play_some(1)
    play_on(screen, redeal=True)
    before = screen.game
    screen.table.place(screen.choose(), inf)
    assert screen.table.phase is Phase.PLACED
    undo_key(screen)
    screen.wait_for(Phase.PERSON)
    assert screen.game is before
    assert len(before.referee.placements) == 2


@pytest.mark.parametrize("moment", first(2, [37, 30, 0, 12, 1]))
def test_one_can_go_back_to_any_earlier_moment(screen: Screen, moment: int) -> None:
    """Also to one before the study began: it is from that moment then."""
    whole = at_the_end(screen)
    play_on(screen, 36)
    screen.play_some(1)
    placements = screen.game.referee.placements
    moment = min(moment, len(placements) - 1)
    screen.controller.study.goBackTo(moment)
    assert screen.game.record.placements[:moment] == placements[:moment]
    assert screen.game.record.headers["From"] == f"{min(36, moment)} {identity(whole)}"
    assert screen.wait_for(Phase.PERSON) is Phase.PERSON
    screen.play_some(1)
    record = screen.kept()
    assert record.deal == whole.deal
    assert record.placements == screen.game.referee.placements


def test_the_computer_forgets_what_was_taken_back(
    program: Program, slow_player: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked as in a game that had never gone further, and a late answer is dropped."""
    asked: list[PlayerView] = []
    ask: Callable[[Opponent, str, PlayerView], None] = Opponent.ask
    at_the_end(program)
    play_on(program, 36)
    first, second = program.choose(0), program.choose(7)
    tickets: list[int] = []

    def spy(self: Opponent, level: str, view: PlayerView) -> None:
        asked.append(view)
        ask(self, level, view)
        tickets.append(self._ticket)

    monkeypatch.setattr(Opponent, "ask", spy)
    program.table.place(first)
    program.wait_for(Phase.COMPUTER)
    program.controller.study.goBackTo(36)
    program.wait_for(Phase.PERSON)
    stale = next(iter(asked[0].legal_placements()))
    thinker = program.table.opponent.findChild(Thinker)
    assert thinker is not None
    thinker.answered.emit(tickets[0], stale)
    assert program.game.referee.placements == game("majority").placements[:36]
    program.table.place(second)
    program.wait_for(Phase.COMPUTER)
    expected = Referee(program.game.referee.deal, (*game("majority").placements[:36], second))
    assert asked[-1] == expected.view(Side.BROWN)


def test_a_study_that_is_over_keeps_its_file_when_it_is_gone_back_in(screen: Screen) -> None:
    at_the_end(screen)
    play_on(screen, 48)
    finish(screen)
    over = screen.kept()
    path = screen.game.path
    assert over.over
    screen.click(screen.item("studyTakeBack"))
    screen.wait_for(Phase.PERSON)
    assert screen.kept().placements == over.placements[: len(screen.game.referee.placements)]
    assert screen.game.path != path
    assert record_files.read(path) == over
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert "GivenUpBy" in screen.kept().headers
    screen.controller.study.goBackTo(50)
    screen.wait_for(Phase.PERSON)
    assert "GivenUpBy" not in screen.kept().headers


def test_at_its_end_the_key_takes_the_last_turn_of_a_study_back(screen: Screen) -> None:
    at_the_end(screen)
    play_on(screen, 48)
    finish(screen)
    undo_key(screen)
    screen.wait_for(Phase.PERSON)
    assert not screen.kept().over


def test_a_click_that_comes_too_late_to_confirm_takes_no_turn_back(screen: Screen) -> None:
    """The button stands where the one to confirm has stood."""
    at_the_end(screen)
    play_on(screen, 36)
    screen.state.settings.undo = "confirm"
    screen.place(screen.choose())
    screen.wait_for(Phase.PLACED)
    late = screen.middle(screen.item("confirm"))
    screen.controller.confirm()
    screen.wait_for(Phase.PERSON)
    placed = screen.game.referee.placements
    assert screen.controller.study.canTakeBack
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=late)
    assert screen.game.referee.placements == placed
    screen.qtbot.waitUntil(screen.item("studyTakeBack").isEnabled)
    screen.click(screen.item("studyTakeBack"))
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements) < len(placed)


def test_in_a_study_without_a_tile_the_key_says_that_there_is_nothing_to_undo(
    screen: Screen,
) -> None:
    """Whatever the settings are: in a study a turn can be undone at any time."""
    at_the_end(screen)
    play_on(screen, 36)
    said: list[str] = []
    screen.controller.answered.connect(said.append)
    undo_key(screen)
    assert said == ["There is nothing to undo."]


def test_in_a_look_back_the_key_takes_nothing_back(screen: Screen) -> None:
    at_the_end(screen)
    play_on(screen, 36)
    screen.play_some(1)
    before, kept = screen.game, screen.kept()
    screen.application.replay.open()
    screen.application.replay.go(3)
    assert not screen.controller.study.canTakeBack
    undo_key(screen)
    assert (screen.table.phase, screen.game) == (Phase.REPLAY, before)
    assert screen.kept() == kept
