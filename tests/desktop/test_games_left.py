"""Games are given up, left for others and played again, also while the computer thinks."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import inf

import pytest
from PySide6.QtCore import QTimer

from tests.desktop.conftest import Starter, close
from tests.desktop.support.last_tiles import every_hidden_tile, turned_over
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.people.new_games import rematch
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import GivenUp, TilePlaced, TilesRevealed
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rivals.random_player import RandomPlayer


def test_giving_up_asks_for_confirmation_and_the_other_side_wins(screen: Screen) -> None:
    screen.play_computer()
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Keep playing")
    assert screen.game.view().given_up_by is None
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    assert screen.state.winner == 1
    assert "You resigned: the Apprentice wins." in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)


def test_the_player_can_give_up_while_the_computer_thinks(
    screen: Screen, slow_player: None
) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    screen.qtbot.wait(50)
    assert len(screen.game.referee.placements) == 1


def test_behind_the_curtain_nobody_can_give_up_for_the_person_who_is_to_sit_down(
    screen: Screen,
) -> None:
    screen.play_two()
    assert not screen.state.canGiveUp
    screen.choose_entry("&Game", "&Resign…")
    screen.controller.giveUp()
    assert screen.table.phase is Phase.CURTAIN
    assert screen.game.view().given_up_by is None


def test_the_question_whether_to_resign_closes_when_the_curtain_falls(screen: Screen) -> None:
    """Otherwise its button would do nothing."""
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    screen.qtbot.waitUntil(lambda: screen.button("Resign") != [])
    screen.table.cover()  # As when another program is used.
    screen.qtbot.waitUntil(lambda: screen.button("Resign") == [])
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    assert screen.game.view().given_up_by is None


@pytest.mark.parametrize("side", Side)
def test_at_one_screen_the_person_who_sits_there_gives_up_for_their_own_side(
    screen: Screen, side: Side
) -> None:
    screen.play_two(side)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    assert screen.game.view().given_up_by is side
    assert turned_over(screen) == every_hidden_tile(screen)


@pytest.mark.parametrize("side", Side)
def test_a_rematch_keeps_the_sides_and_swaps_the_first_player(screen: Screen, side: Side) -> None:
    screen.play_computer(side, first=Side.IVORY)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    seats = screen.game.seats
    screen.click(screen.item("rematch"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.seats == seats
    assert screen.game.referee.deal.first is Side.BROWN
    assert screen.game.viewer is side
    assert not screen.shows("rematch")


def test_a_new_game_can_be_started_after_the_end(screen: Screen) -> None:
    screen.play_computer()
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    screen.press("New game…")
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON)
    assert not screen.game.view().over


def test_a_new_game_asks_before_leaving_an_unfinished_one(screen: Screen) -> None:
    screen.play_computer()
    old = screen.game
    screen.choose_entry("&Game", "&New game…")
    assert not screen.shows("begin")
    screen.press("Keep playing")
    assert screen.game is old
    screen.choose_entry("&Game", "&New game…")
    screen.press("New game")
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game is not old


# The computer's thread


def test_a_late_answer_to_an_abandoned_game_is_dropped(screen: Screen, slow_player: None) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    screen.table.start(screen.game.seats, Side.BROWN)
    screen.wait_for(Phase.COMPUTER)
    screen.qtbot.wait(50)
    assert not screen.game.referee.placements
    assert screen.table.phase is Phase.COMPUTER


def test_closing_while_the_computer_thinks_is_quick_and_without_warnings(
    screen: Screen, slow_player: None
) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    began = time.monotonic()
    close(screen, engine=True)
    assert time.monotonic() - began < 2


@pytest.mark.parametrize("phase", ["toss", "tally"])
def test_closing_during_a_beat_gives_no_warnings(start: Starter, phase: str) -> None:
    screen = start()
    screen.play_computer(first=Side.BROWN)
    if phase == "tally":
        while len(screen.game.referee.placements) < 5:
            screen.place(screen.choose())
            screen.wait_for(Phase.PERSON)
    screen.application.settings.put("speed", "normal")
    if phase == "tally":
        screen.place(screen.choose())
    else:
        rematch(screen.table)
    screen.qtbot.wait(30)
    assert screen.table.phase is Phase.SHOWING
    close(screen, engine=True)


def test_a_computing_player_does_not_block_the_window(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(
        self: RandomPlayer, view: PlayerView, rng: random.Random, stop: Callable[[], bool]
    ) -> Placement:
        while not stop():
            sum(range(1000))
        return next(view.legal_placements())

    monkeypatch.setattr(RandomPlayer, "choose", choose)
    screen.play_computer(level="random")
    at_rest = ticks_in_half_a_second(screen)
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    assert ticks_in_half_a_second(screen) > at_rest / 10
    assert screen.table.phase is Phase.COMPUTER


def ticks_in_half_a_second(screen: Screen) -> int:
    """Return how often a 10 ms timer fires in half a second: at most fifty times."""
    ticks: list[float] = []
    timer = QTimer(screen.application, interval=10)
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start()
    screen.qtbot.wait(500)
    timer.stop()
    return len(ticks)


def test_the_log_of_a_game_that_was_resigned_with_a_tile_in_doubt_has_that_tile(
    program: Program,
) -> None:
    program.play_computer(level="random")
    program.table.place(program.choose(), inf)
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    events = [type(row.event) for row in program.models.log.rows]
    assert events[-3:] == [TilePlaced, GivenUp, TilesRevealed]
