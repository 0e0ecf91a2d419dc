"""Games are played to their end, resigned, left for others and played again."""

import random
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer

from tests.desktop.conftest import close
from tests.desktop.support.positions import every_hidden_tile, turned_over
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never
from tyrus_desktop.players.rivals.random_player import RandomPlayer

DRAGGED = 12
"""The number of placements made by drags, which are slow."""

CHOICES = random.Random(3)


def play_to_the_end(screen: Screen) -> int:
    """Play a whole game, at first by drags; return how many curtains were opened."""
    curtains = 0
    waiting = (Phase.PERSON, Phase.CURTAIN, Phase.OVER)
    while (phase := screen.wait_for(*waiting)) is not Phase.OVER:
        if phase is Phase.CURTAIN:
            assert not screen.tiles()
            screen.take_seat()
            curtains += 1
        placement = GreedyPlayer().choose(screen.game.view(), CHOICES, never)
        if len(screen.game.referee.placements) < DRAGGED:
            heights = [screen.middle(screen.plot(3 * side + 1)).y() for side in range(2)]
            assert (heights[0] > heights[1]) is (screen.game.viewer is Side.IVORY)
            screen.place(placement)
        else:
            screen.table.place(placement)
    return curtains


@pytest.mark.parametrize("by_two", [False, True])
def test_whole_game_can_be_played_by_dragging_tiles(screen: Screen, by_two: bool) -> None:
    if by_two:
        screen.play_two(first=None)
    else:
        screen.play_computer(Side.BROWN, level="rules-of-thumb", first=None)
    curtains = play_to_the_end(screen)
    assert curtains == by_two * len(screen.game.referee.placements)
    assert screen.game.view().outcome is not None
    assert screen.state.summary.headline in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)


def resign(screen: Screen, answer: str = "Resign") -> None:
    screen.choose_entry("&Game", "&Resign…")
    screen.press(answer)


def test_resigning_rematch_and_new_game_follow_each_other(screen: Screen) -> None:
    side = Side.BROWN
    screen.play_computer(side, first=Side.IVORY)
    resign(screen, "Keep playing")
    assert screen.game.view().given_up_by is None
    resign(screen)
    screen.wait_for(Phase.OVER)
    assert screen.state.winner == list(Side).index(side.other)
    assert screen.state.summary.headline in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)
    seats = {**screen.game.seats, side: screen.application.profiles.seat}
    screen.click(screen.item("rematch"))
    screen.wait_for(Phase.PERSON)
    game = screen.game
    assert (game.seats, game.viewer, game.referee.deal.first) == (seats, side, Side.BROWN)
    for answer in ("Keep playing", "New game"):
        screen.choose_entry("&Game", "&New game…")
        assert not screen.shows("begin")
        screen.press(answer)
        assert screen.game is game
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game is not game


def test_only_the_person_at_the_screen_can_resign(screen: Screen) -> None:
    for side in Side:
        screen.play_two(side)
        assert not screen.state.canGiveUp
        screen.choose_entry("&Game", "&Resign…")
        screen.controller.giveUp()
        assert screen.table.phase is Phase.CURTAIN
        screen.take_seat()
        screen.choose_entry("&Game", "&Resign…")
        screen.qtbot.waitUntil(lambda: screen.button("Resign") != [])
        screen.table.cover()  # For example when another program gets focus.
        screen.qtbot.waitUntil(lambda: screen.button("Resign") == [])
        screen.take_seat()
        assert screen.game.view().given_up_by is None
        resign(screen)
        screen.wait_for(Phase.OVER)
        assert screen.game.view().given_up_by is side
        assert turned_over(screen) == every_hidden_tile(screen)


def test_late_computer_moves_in_abandoned_or_resigned_games_are_dropped(
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
    program.give_up()
    program.qtbot.wait(50)
    assert not program.game.referee.placements


def ticks(screen: Screen) -> int:
    """Return how often a 10 ms timer fires while the program uses 300 ms of processor time."""
    fired: list[None] = []
    timer = QTimer(screen.application)
    timer.setInterval(10)
    timer.timeout.connect(lambda: fired.append(None))
    timer.start()
    end = time.process_time() + 0.3
    screen.qtbot.waitUntil(lambda: time.process_time() > end)
    timer.stop()
    return len(fired)


def test_window_stays_responsive_while_the_computer_thinks(
    fresh: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(
        self: RandomPlayer, view: PlayerView, rng: random.Random, stop: Callable[[], bool]
    ) -> Placement:
        while not stop():
            sum(range(1000))
        return next(view.legal_placements())

    monkeypatch.setattr(RandomPlayer, "choose", choose)
    fresh.play_computer(level="random")
    fresh.drag_tile(0, 1)
    fresh.wait_for(Phase.COMPUTER)
    assert ticks(fresh) > 3
    assert fresh.table.phase is Phase.COMPUTER
    close(fresh, engine=True)  # While the computer thinks.
