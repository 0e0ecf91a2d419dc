"""Nothing final is shown before it is on the disk."""

import os
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QTimer

from tests.desktop.conftest import close
from tests.desktop.support.fakes import Disk
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    LAST_OF_EIGHTH,
    game,
    resume,
)
from tests.desktop.support.program import Program, listen
from tests.desktop.support.screen import Screen
from tests.readers import play_game
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game import saving
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.events import GivenUp, TilePlaced
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library import record_files

FSYNCS = 2 if os.name == "posix" else 1
"""Calls of fsync for one write: for the file and, after replacing it, for its folder."""

NOT_SAVED_YET = (
    "The disk is not responding: this game is not saved yet. Wait, or save it elsewhere."
)
ALONE = {Side.IVORY: Seat(""), Side.BROWN: Seat("", "greedy")}


def progress(program: Program) -> tuple[Phase, int, int]:
    """Return the phase, the placements in the log, and the tiles on the board."""
    logged = sum(isinstance(row.event, TilePlaced) for row in program.models.log.rows)
    on_board = sum(row.place == TilePlace.BOARD for row in program.models.tiles.rows)
    return program.table.phase, logged, on_board


def wait_until_held(program: Program) -> None:
    """Give everything that does not wait for the disk time to happen."""
    program.qtbot.wait(80)


def test_turn_passes_only_after_the_tile_is_saved(
    screen: Screen, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    ask = Opponent.ask

    def note_and_ask(self: Opponent, level: str, view: PlayerView) -> None:
        asked.append(level)
        ask(self, level, view)

    monkeypatch.setattr(Opponent, "ask", note_and_ask)
    screen.play_computer()
    tile = screen.hand_tile(3)
    disk.hold()
    screen.drag_tile(3, 4)
    where = screen.middle(tile)
    wait_until_held(screen)
    assert progress(screen) == (Phase.SHOWING, 0, 1)
    assert not asked
    assert screen.middle(tile) == where
    assert screen.plot(4).contains(screen.plot(4).mapFromScene(where.toPointF()))
    disk.release()
    screen.wait_for(Phase.PERSON)
    assert (progress(screen)[1], asked) == (2, ["greedy"])
    assert screen.middle(tile) == where


@pytest.mark.parametrize("by_slots", [False, True])
def test_screen_is_handed_over_after_the_tile_is_saved(
    program: Program, disk: Disk, by_slots: bool
) -> None:
    two = {Side.IVORY: Seat(""), Side.BROWN: Seat("")}
    program.table.start(two, Side.IVORY, by_slots=by_slots)
    program.sit_down()
    disk.hold()
    program.controller.place(2, 1)
    wait_until_held(program)
    assert progress(program) == (Phase.SHOWING, 0, 1)
    disk.release()
    program.wait_for(Phase.PERSON if by_slots else Phase.CURTAIN)
    assert progress(program)[1] == 1


def test_resignation_reveals_nothing_before_it_is_saved(program: Program, disk: Disk) -> None:
    program.play_computer()
    program.table.place(program.choose())
    program.wait_for(Phase.PERSON)
    program.wait_until_kept()
    disk.hold()
    program.controller.giveUp()
    wait_until_held(program)
    assert not any(isinstance(row.event, GivenUp) for row in program.models.log.rows)
    assert sum(row.profession != NONE for row in program.models.tiles.rows) == 9
    sharing = program.application.library.sharing
    sharing.shareTable()
    assert (program.state.unfinished, sharing.recordText) == (True, "")
    disk.release()
    program.wait_for(Phase.OVER)
    sharing.shareTable()
    assert (program.state.unfinished, sharing.recordText[:1]) == (False, "[")
    assert program.kept().headers["GivenUpBy"] == "ivory"


def test_last_tile_reveals_nothing_before_it_is_saved(program: Program, disk: Disk) -> None:
    game = play_game(4)
    *earlier, last = game.placements
    program.table.resume(Record({}, game.deal, tuple(earlier)))
    program.sit_down()
    before = len(program.models.log.rows)
    disk.hold()
    program.table.place(last)
    wait_until_held(program)
    assert (program.table.phase, len(program.models.log.rows)) == (Phase.SHOWING, before)
    assert not program.models.tally.open
    assert (program.state.unfinished, program.state.canGiveUp) == (True, False)
    disk.release()
    program.wait_for(Phase.OVER)
    assert program.kept().over


def test_window_stays_responsive_while_the_disk_hangs(
    screen: Screen, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while the game continues and says once that it is not saved."""
    saved_games = screen.application.saved_games
    told = listen(saved_games.noticed)
    screen.play_computer()
    ticks: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start(1)
    disk.hold()
    with monkeypatch.context() as patch:
        patch.setattr(saving, "PATIENCE_MS", 100)
        screen.play_some(2)
    timer.stop()
    assert max(later - earlier for earlier, later in pairwise(ticks)) < 5
    assert told == [NOT_SAVED_YET]
    assert NOT_SAVED_YET in screen.texts()
    assert not saved_games.allSaved
    assert len(record_files.read(screen.game.path).placements) == 0
    disk.release()
    assert screen.kept().placements == screen.game.referee.placements
    screen.qtbot.waitUntil(lambda: saved_games.allSaved)
    screen.play_some(1)
    assert told == [NOT_SAVED_YET]


def test_saving_the_previous_game_does_not_start_this_one(program: Program, disk: Disk) -> None:
    program.play_computer()
    left = program.game
    program.wait_until_kept()
    disk.hold()
    program.table.place(program.choose())
    program.table.start(ALONE, Side.IVORY)
    disk.let(FSYNCS)
    program.qtbot.waitUntil(lambda: len(record_files.read(left.path).placements) == 1)
    wait_until_held(program)
    assert not program.models.tiles.rows
    disk.release()
    program.wait_for(Phase.PERSON)
    assert progress(program)[1] == 0
    assert len(record_files.read(left.path).placements) == 1


# Saved, but not shown yet


def test_window_state_hides_the_end_until_the_tally(program: Program) -> None:
    game = play_game(4)
    program.table.resume(Record(AGAINST_COMPUTER, game.deal, game.placements[:-1]))
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    program.application.script.get_pace = lambda: 1.0
    program.table.opponent.cancel()
    program.play(game.placements[-1])
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    assert program.game.view().over
    assert (program.state.unfinished, program.state.canGiveUp) == (True, False)
    assert not program.application.sealed_deal.over
    program.controller.giveUp()
    program.application.script.get_pace = lambda: 0.0
    program.wait_for(Phase.OVER)
    assert (program.state.unfinished, program.state.canGiveUp) == (False, False)
    assert "GivenUpBy" not in program.kept().headers


def test_window_state_hides_the_next_turn_until_the_tally(program: Program) -> None:
    """Play election 7 in slot mode, because the far side opens election 8."""
    last = LAST_OF_EIGHTH - PLACEMENTS
    resume(program, last, headers=AT_ONE_SCREEN | {"HotSeat": "slots"})
    program.sit_down()
    program.application.script.get_pace = lambda: 1.0
    program.table.place(game().placements[last])
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    assert not program.game.view().over
    state = program.state
    assert (state.nextSide, state.nextPlayer, state.handSide) == (NONE, "", state.nearSide)


# A tile that can still be taken back


def test_leaving_a_game_keeps_its_unconfirmed_tile(fresh: Screen) -> None:
    fresh.state.settings.undo = "confirm"

    def give_up() -> None:
        fresh.give_up()

    def begin_another() -> None:
        fresh.play_computer()
        fresh.wait_until_kept()

    for leave in (give_up, begin_another, lambda: close(fresh)):
        fresh.play_computer()
        game, placement = fresh.game, fresh.choose(8)
        fresh.place(placement)
        fresh.wait_for(Phase.PLACED)
        leave()
        assert record_files.read(game.path).placements == (placement,)
