"""Games are resigned, left for others and played again, also while the computer thinks."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import inf

import pytest
from PySide6.QtCore import QTimer

from tests.desktop.conftest import close
from tests.desktop.support.positions import every_hidden_tile, turned_over
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.people.new_games import rematch
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import GivenUp, TilePlaced, TilesRevealed
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rivals.random_player import RandomPlayer


def resign(screen: Screen, answer: str = "Resign") -> None:
    screen.choose_entry("&Game", "&Resign…")
    screen.press(answer)


@pytest.mark.parametrize("side", Side)
def test_resigning_rematch_and_new_game_follow_each_other(
    reused_screen: Screen, side: Side
) -> None:
    screen = reused_screen
    screen.play_computer(side, first=Side.IVORY)
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.PERSON)
    resign(screen, "Keep playing")
    assert screen.game.view().given_up_by is None
    resign(screen)
    screen.wait_for(Phase.OVER)
    assert screen.state.winner == list(Side).index(side.other)
    assert "You resigned: the Apprentice wins." in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)
    seats = screen.game.seats
    screen.click(screen.item("rematch"))
    screen.wait_for(Phase.PERSON)
    game = screen.game
    assert (game.seats, game.viewer, game.referee.deal.first) == (seats, side, Side.BROWN)
    assert not screen.shows("rematch")
    resign(screen)
    screen.wait_for(Phase.OVER)
    screen.press("New game…")
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON)
    assert not screen.game.view().over


def test_a_new_game_asks_before_leaving_an_unfinished_one(reused_playing: Screen) -> None:
    screen, old = reused_playing, reused_playing.game
    screen.choose_entry("&Game", "&New game…")
    assert not screen.shows("begin")
    screen.press("Keep playing")
    assert screen.game is old
    screen.choose_entry("&Game", "&New game…")
    screen.press("New game")
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game is not old


def test_only_the_person_at_the_screen_can_resign(reused_screen: Screen) -> None:
    screen = reused_screen
    for side in Side:
        screen.play_two(side)
        assert not screen.state.canGiveUp
        screen.choose_entry("&Game", "&Resign…")
        screen.controller.giveUp()
        assert screen.table.phase is Phase.CURTAIN
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        screen.choose_entry("&Game", "&Resign…")
        screen.qtbot.waitUntil(lambda: screen.button("Resign") != [])
        screen.table.cover()  # For example when another program gets focus.
        screen.qtbot.waitUntil(lambda: screen.button("Resign") == [])
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        assert screen.game.view().given_up_by is None
        resign(screen)
        screen.wait_for(Phase.OVER)
        assert screen.game.view().given_up_by is side
        assert turned_over(screen) == every_hidden_tile(screen)


def test_late_answers_to_left_and_resigned_games_are_dropped(
    program: Program, slow_player: None
) -> None:
    program.play_computer(level="random")
    program.place(program.choose())
    program.wait_for(Phase.COMPUTER)
    program.table.start(program.game.seats, Side.BROWN)
    program.wait_for(Phase.COMPUTER)
    program.qtbot.wait(50)
    assert not program.game.referee.placements
    assert program.table.phase is Phase.COMPUTER
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    program.qtbot.wait(50)
    assert not program.game.referee.placements


def test_resigning_logs_a_tile_that_could_be_undone(program: Program) -> None:
    program.play_computer(level="random")
    program.table.place(program.choose(), inf)
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    events = [type(row.event) for row in program.models.log.rows]
    assert events[-3:] == [TilePlaced, GivenUp, TilesRevealed]


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
    at_rest = ticks(screen)
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    assert ticks(screen) > at_rest / 10
    assert screen.table.phase is Phase.COMPUTER
    began = time.monotonic()
    close(screen, engine=True)  # While the computer thinks.
    assert time.monotonic() - began < 2


def ticks(screen: Screen) -> int:
    """Return how often a 10 ms timer fires in 300 ms."""
    fired: list[float] = []
    timer = QTimer(screen.application)
    timer.setInterval(10)
    timer.timeout.connect(lambda: fired.append(time.monotonic()))
    timer.start()
    screen.qtbot.wait(300)
    timer.stop()
    return len(fired)


@pytest.mark.parametrize("phase", ["toss", "tally"])
def test_closing_during_a_beat_gives_no_warnings(screen: Screen, phase: str) -> None:
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
