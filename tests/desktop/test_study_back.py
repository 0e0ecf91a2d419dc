"""In a study a person can undo any turn, and return to any earlier moment."""

from math import inf
from typing import Any

import pytest

from tests.desktop.support.positions import game
from tests.desktop.support.program import Program, listen
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import at_the_end, finish, play_on, undo_key
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.thinker import Thinker
from tyrus_desktop.desktop.game.worker import Job, Worker
from tyrus_desktop.engine.record import identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library import record_files
from tyrus_desktop.referee import Referee


def test_undo_in_a_study_takes_back_one_turn(playing: Screen) -> None:
    """The file and the log are updated. Placements copied from the game can't be undone."""
    playing.play_some(1)
    play_on(playing, redeal=True)
    first = playing.game.referee.placements
    assert not playing.controller.study.canTakeBack
    shown = playing.table.stage.view, tuple(playing.models.log.rows)
    playing.play_some(1)
    second = playing.kept().placements
    for by_key in (False, True):
        playing.play_some(1)
        assert len(playing.kept().placements) > len(second)
        undo_key(playing) if by_key else playing.click(playing.item("undoTurn"))
        playing.wait_for(Phase.PERSON)
        assert playing.kept().placements == second
    playing.click(playing.item("undoTurn"))
    playing.wait_for(Phase.PERSON)
    assert playing.game.referee.placements == first
    assert (playing.table.stage.view, tuple(playing.models.log.rows)) == shown
    assert not playing.item("undoTurn").isEnabled()
    said = listen(playing.controller.answered)
    undo_key(playing)
    assert playing.table.phase == Phase.PERSON
    assert said == ["There is nothing to undo."]


def test_turns_are_undone_only_where_the_game_allows(program: Program) -> None:
    study, replay = program.controller.study, program.application.replay
    program.play_computer()
    program.table.place(program.choose())
    program.wait_for(Phase.PERSON)
    before = program.game.record
    program.controller.takeBack()
    study.goBackTo(0)
    assert program.game.record == before
    play_on(program, redeal=True)
    first = program.game.referee.placements
    program.table.place(program.choose(), inf)  # A tile that is not final is taken back alone.
    program.wait_for(Phase.PLACED)
    program.controller.takeBack()
    program.wait_for(Phase.PERSON)
    assert program.game.referee.placements == first
    program.table.place(program.choose())
    program.wait_for(Phase.PERSON)
    kept = program.kept()
    replay.open()
    replay.go(3)
    assert not study.canTakeBack
    program.table.resume(kept)  # The file does not store what it took over.
    program.wait_for(Phase.PERSON)
    assert not study.canTakeBack


def test_study_can_return_to_any_earlier_moment(program: Program) -> None:
    """Returning to a moment before its beginning makes that moment the new beginning."""
    whole = at_the_end(program)
    play_on(program, 36)
    for moment in (37, 12):
        program.table.place(program.choose())
        program.wait_for(Phase.PERSON)
        placements = program.game.referee.placements
        program.controller.study.goBackTo(moment)
        assert program.game.record.placements[:moment] == placements[:moment]
        assert program.game.record.headers["From"] == f"{min(36, moment)} {identity(whole)}"
        program.wait_for(Phase.PERSON)
    program.table.place(program.choose())
    program.wait_for(Phase.PERSON)
    record = program.kept()
    assert record.deal == whole.deal
    assert record.placements == program.game.referee.placements


def test_undone_placements_are_hidden_from_the_computer(
    program: Program, slow_player: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer's view contains none of the placements, and its late answer is dropped."""
    asked: list[PlayerView] = []
    jobs: list[Job] = []
    ask, work = Opponent.ask, Worker.ask
    at_the_end(program)
    play_on(program, 36)
    first, second = program.choose(0), program.choose(7)

    def spy(self: Opponent, level: str, view: PlayerView) -> None:
        asked.append(view)
        ask(self, level, view)

    def spy_on_work(self: Worker, *asked: Any) -> Job:
        jobs.append(work(self, *asked))
        return jobs[-1]

    monkeypatch.setattr(Worker, "ask", spy_on_work)
    monkeypatch.setattr(Opponent, "ask", spy)
    program.table.place(first)
    program.wait_for(Phase.COMPUTER)
    program.controller.study.goBackTo(36)
    program.wait_for(Phase.PERSON)
    stale = next(iter(asked[0].legal_placements()))
    thinker = program.table.opponent.findChild(Thinker)
    assert thinker is not None
    jobs[0].tell(thinker.answered.emit, stale)
    assert program.game.referee.placements == game("majority").placements[:36]
    program.table.place(second)
    program.wait_for(Phase.COMPUTER)
    jobs[0].tell(thinker.answered.emit, stale)
    assert not program.table.opponent.ready
    placements = (*game("majority").placements[:36], second)
    assert asked[-1] == Referee(program.game.referee.deal, placements).view(Side.BROWN)


def test_finished_study_keeps_its_file_after_an_undo(screen: Screen) -> None:
    at_the_end(screen)
    play_on(screen, 48)
    finish(screen)
    over = screen.kept()
    path = screen.game.path
    assert over.over
    undo_key(screen)
    screen.wait_for(Phase.PERSON)
    assert screen.kept().placements == over.placements[: len(screen.game.referee.placements)]
    assert screen.game.path != path
    assert record_files.read(path) == over
    screen.give_up()
    assert "GivenUpBy" in screen.kept().headers
    screen.controller.study.goBackTo(50)
    screen.wait_for(Phase.PERSON)
    assert "GivenUpBy" not in screen.kept().headers
