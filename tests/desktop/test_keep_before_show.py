"""Nothing that can't be taken back is shown before it is on the disk."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import pairwise
from threading import Event

import pytest
from PySide6.QtCore import QSettings, QTimer

from tests.desktop.conftest import Starter, close
from tests.desktop.support.disk import Disk
from tests.desktop.support.positions import AT_ONE_SCREEN, LAST_OF_EIGHTH, game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tests.readers import play_game
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game import saving
from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.saving import Saving
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.events import GivenUp, TilePlaced
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.library.open_games import GameFile

FSYNCS = 2 if os.name == "posix" else 1
"""Of one write: of the file and, after it is replaced, of its folder."""

NOT_KEPT_YET = "The disk is not responding: this game is not saved yet."


def placed(screen: Screen) -> int:
    """How many placements the log tells of."""
    return sum(isinstance(row.event, TilePlaced) for row in screen.models.log.rows)


def on_board(screen: Screen) -> int:
    return sum(row.place == TilePlace.BOARD for row in screen.models.tiles.rows)


def wait_until_held(program: Program) -> None:
    """Give all that does not wait for the disk the time to happen."""
    program.qtbot.wait(150)


@pytest.fixture
def asked(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels that were asked for a placement."""
    levels: list[str] = []
    ask = screen.table.opponent.ask

    def note_and_ask(level: str, *arguments: object) -> None:
        levels.append(level)
        ask(level, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(screen.table.opponent, "ask", note_and_ask)
    return levels


def test_a_tile_stays_where_it_was_dropped_until_it_is_kept_and_then_the_turn_passes(
    screen: Screen, disk: Disk, asked: list[str]
) -> None:
    screen.play_computer()
    tile = screen.hand_tile(3)
    disk.hold()
    screen.drag_tile(3, 4)
    where = screen.middle(tile)
    wait_until_held(screen)
    assert (screen.table.phase, placed(screen), on_board(screen)) == (Phase.SHOWING, 0, 1)
    assert not asked
    assert screen.middle(tile) == where
    assert screen.plot(4).contains(screen.plot(4).mapFromScene(where.toPointF()))
    disk.release()
    screen.wait_for(Phase.PERSON)
    assert (placed(screen), asked) == (2, ["greedy"])
    assert screen.middle(tile) == where


@pytest.mark.parametrize("seating", ["curtains", "slots"])
def test_at_one_screen_nobody_else_is_asked_to_sit_down_before_a_tile_is_kept(
    screen: Screen, disk: Disk, seating: str
) -> None:
    screen.table.start(
        {Side.IVORY: Seat(""), Side.BROWN: Seat("")}, Side.IVORY, by_slots=seating == "slots"
    )
    while (phase := screen.wait_for(Phase.CURTAIN, Phase.LOOKING, Phase.PERSON)) != Phase.PERSON:
        if phase is Phase.CURTAIN:
            screen.take_seat()
        else:
            screen.stop_looking()
    disk.hold()
    screen.drag_tile(2, 1) if seating == "curtains" else screen.controller.place(2, 1)
    wait_until_held(screen)
    assert (screen.table.phase, placed(screen), on_board(screen)) == (Phase.SHOWING, 0, 1)
    disk.release()
    screen.wait_for(Phase.CURTAIN if seating == "curtains" else Phase.PERSON)
    assert placed(screen) == 1


def test_the_computers_tile_is_shown_only_when_it_is_kept(
    screen: Screen, disk: Disk, slow_player: None
) -> None:
    screen.play_computer(level="random")
    screen.place(screen.choose())
    screen.wait_for(Phase.COMPUTER)
    screen.wait_until_kept()
    disk.hold()
    screen.play(next(screen.game.view(Side.BROWN).legal_placements()))
    wait_until_held(screen)
    assert (screen.table.phase, placed(screen), on_board(screen)) == (Phase.SHOWING, 1, 1)
    disk.release()
    screen.wait_for(Phase.PERSON)
    assert (placed(screen), on_board(screen)) == (2, 2)


def test_no_hand_is_dealt_before_the_game_is_kept(program: Program, disk: Disk) -> None:
    disk.hold()
    program.table.start({Side.IVORY: Seat(""), Side.BROWN: Seat("", "greedy")}, Side.IVORY)
    wait_until_held(program)
    assert not program.models.tiles.rows
    disk.release()
    program.wait_for(Phase.PERSON)
    assert len(program.models.tiles.rows) == 18
    assert program.kept().deal == program.game.referee.deal


def test_giving_up_turns_nothing_over_before_it_is_kept(screen: Screen, disk: Disk) -> None:
    screen.play_computer()
    screen.play_some(1)
    disk.hold()
    screen.controller.giveUp()
    wait_until_held(screen)
    assert not any(isinstance(row.event, GivenUp) for row in screen.models.log.rows)
    assert sum(tile.property("faceUp") for tile in screen.tiles()) == 9
    disk.release()
    screen.wait_for(Phase.OVER)
    assert screen.kept().headers["GivenUpBy"] == "ivory"


def test_a_game_that_is_given_up_is_shared_only_once_it_is_kept(
    program: Program, disk: Disk
) -> None:
    program.play_computer()
    disk.hold()
    program.controller.giveUp()
    sharing = program.application.library.sharing
    sharing.shareTable()
    assert (program.state.unfinished, sharing.recordText) == (True, "")
    disk.release()
    program.wait_for(Phase.OVER)
    sharing.shareTable()
    assert (program.state.unfinished, sharing.recordText[:1]) == (False, "[")


def test_the_last_tile_turns_nothing_over_before_it_is_kept(screen: Screen, disk: Disk) -> None:
    game = play_game(4)
    *earlier, last = game.placements
    screen.table.resume(Record({}, game.deal, tuple(earlier)))
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    before = len(screen.models.log.rows)
    disk.hold()
    screen.table.place(last)
    wait_until_held(screen)
    assert (screen.table.phase, len(screen.models.log.rows)) == (Phase.SHOWING, before)
    assert not screen.models.tally.open
    assert (screen.state.unfinished, screen.state.canGiveUp) == (True, False)
    disk.release()
    screen.wait_for(Phase.OVER)
    assert screen.kept().over


def test_the_window_answers_while_the_disk_does_not(screen: Screen, disk: Disk) -> None:
    screen.play_computer()
    ticks: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start(1)
    disk.hold()
    screen.drag_tile(0, 0)
    screen.qtbot.wait(600)
    screen.controller.setLanguage("fr")
    assert "Marron" in " ".join(screen.texts())
    disk.release()
    assert max(later - earlier for earlier, later in pairwise(ticks)) < 0.5


def test_a_disk_that_is_silent_for_too_long_stops_no_game_and_that_is_told_once(
    screen: Screen, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    screen.application.saved_games.noticed.connect(told.append)
    screen.play_computer()
    disk.hold()
    with monkeypatch.context() as patch:
        patch.setattr(saving, "PATIENCE_MS", 100)
        screen.play_some(2)
    assert told == [NOT_KEPT_YET]
    assert NOT_KEPT_YET in screen.texts()
    assert not screen.application.saved_games.allSaved
    assert len(record_files.read(screen.game.path).placements) == 0
    disk.release()
    assert screen.kept().placements == screen.game.referee.placements
    screen.qtbot.waitUntil(lambda: screen.application.saved_games.allSaved)
    screen.play_some(1)
    assert told == [NOT_KEPT_YET]


def test_a_write_that_is_done_just_when_it_is_said_to_take_too_long_is_told_to_be_done(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, saved_games = program.application.store, program.application.saved_games
    program.play_computer()
    program.wait_until_kept()
    told: list[bool] = []
    saved_games.savedChanged.connect(lambda: told.append(saved_games.allSaved))
    done, seen = Event(), Event()

    def take_note(store: GameStore, pending: object) -> None:
        """Stop the store's thread just before it takes note of what it has written."""
        done.set()
        seen.wait(20)
        vars(store)["_pending"] = pending

    noted = property(lambda store: vars(store)["_pending"], take_note)
    monkeypatch.setattr(GameStore, "_pending", noted, raising=False)
    ticket = store.save(program.game.file, program.game.record)
    assert done.wait(20)
    store.report_overdue(ticket)
    seen.set()
    program.wait_until_kept()
    assert told == [False]
    program.qtbot.waitUntil(lambda: told == [False, True])


def test_a_game_does_not_go_on_with_the_write_of_the_one_that_was_left(
    screen: Screen, disk: Disk
) -> None:
    screen.play_computer()
    left = screen.game
    disk.hold()
    screen.place(screen.choose())
    screen.table.start({Side.IVORY: Seat(""), Side.BROWN: Seat("", "greedy")}, Side.IVORY)
    disk.let(FSYNCS)
    screen.qtbot.waitUntil(lambda: len(record_files.read(left.path).placements) == 1)
    wait_until_held(screen)
    assert not screen.models.tiles.rows
    disk.release()
    screen.wait_for(Phase.PERSON)
    assert placed(screen) == 0
    assert len(record_files.read(left.path).placements) == 1


def test_nothing_says_that_a_tally_decides_the_game_before_its_tiles_are_turned(
    program: Program,
) -> None:
    game = play_game(4)
    headers = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}
    program.table.resume(Record(headers, game.deal, game.placements[:-1]))
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    program.application.script.get_pace = lambda: 1.0
    program.table.opponent.cancel()
    program.play(game.placements[-1])
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    assert program.game.view().over
    assert (program.state.unfinished, program.state.canGiveUp) == (True, True)
    assert not program.application.sealed_deal.over
    program.controller.giveUp()
    program.application.script.get_pace = lambda: 0.0
    program.wait_for(Phase.OVER)
    assert (program.state.unfinished, program.state.canGiveUp) == (False, False)
    assert "GivenUpBy" not in program.kept().headers


@pytest.mark.parametrize(
    ("way", "last"), [("curtains", LAST_OF_EIGHTH), ("slots", LAST_OF_EIGHTH - PLACEMENTS)]
)
def test_nothing_says_that_the_game_goes_on_after_a_tally_before_its_tiles_are_turned(
    program: Program, way: str, last: int
) -> None:
    """By slots after the seventh election: the far side opens the eighth."""
    resume(program, last, headers=AT_ONE_SCREEN | {"HotSeat": way})
    while program.wait_for(Phase.CURTAIN, Phase.LOOKING, Phase.PERSON) is not Phase.PERSON:
        if program.table.phase is Phase.LOOKING:
            program.table.stop_looking()
        else:
            program.table.sit_down()
            program.table.show_tiles()
    program.application.script.get_pace = lambda: 1.0
    program.table.place(game().placements[last])
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    assert not program.game.view().over
    state = program.state
    assert (state.nextSide, state.nextPlayer, state.handSide) == (NONE, "", state.nearSide)


# A tile that can still be taken back


@pytest.mark.parametrize("how", ["closing", "a new game", "giving up"])
def test_a_tile_that_can_still_be_taken_back_stands_when_its_game_is_left(
    start: Starter, store: QSettings, how: str
) -> None:
    store.setValue("grace", "confirm")
    screen = start(store)
    screen.play_computer()
    game, placement = screen.game, screen.choose(8)
    screen.place(placement)
    screen.wait_for(Phase.PLACED)
    if how == "closing":
        close(screen)
    elif how == "giving up":
        screen.controller.giveUp()
        screen.wait_for(Phase.OVER)
    else:
        screen.play_computer()
        screen.wait_until_kept()
    assert record_files.read(game.path).placements == (placement,)


# How long it takes


@pytest.mark.long
def test_of_twenty_placements_one_at_most_waits_twenty_milliseconds_beyond_the_disk(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync, begun, taken = os.fsync, [0.0], [0.0]
    delays: list[float] = []

    def measured(handle: int) -> None:
        before = time.monotonic()
        fsync(handle)
        taken[0] += time.monotonic() - before

    save = Saving.save

    def measured_save(
        self: Saving, file: GameFile, game: Record, go_on: Callable[[], None]
    ) -> None:
        begun[0], taken[0] = time.monotonic(), 0.0
        save(self, file, game, lambda: end(go_on))

    def end(go_on: Callable[[], None]) -> None:
        delays.append(1000 * (time.monotonic() - begun[0] - taken[0]))
        go_on()

    monkeypatch.setattr(os, "fsync", measured)
    monkeypatch.setattr(Saving, "save", measured_save)
    for _ in range(4):
        screen.play_computer()
        while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
            screen.place(screen.choose(7))
    delays.sort()
    assert len(delays) > 100
    assert delays[len(delays) * 95 // 100] <= 20, delays


def test_a_game_that_the_verdict_has_decided_cannot_be_given_up(program: Program) -> None:
    placements = play_game(4).placements
    headers = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}
    program.state.settings.afterTally = "wait"
    program.state.settings.speed = "fast"
    program.application.script.get_pace = lambda: 1000.0
    program.table.resume(Record(headers, play_game(4).deal, placements[:-1]))
    program.application.script.get_pace = lambda: 0.01
    program.play(placements[-1])
    stop = Stop.TURN

    def at_the_verdict() -> bool:
        if program.models.tally.stop == stop:
            program.controller.skip()
        return program.models.tally.stop == Stop.NEXT

    program.qtbot.waitUntil(at_the_verdict)
    assert (program.state.unfinished, program.state.canGiveUp) == (True, False)
