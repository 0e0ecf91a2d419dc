"""The computer places in time whatever its player does: fail, hang or answer late.

Unlike in other tests, the time for an answer is limited, as in the program.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tests.desktop.conftest import close
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never
from tyrus_desktop.players.rivals.random_player import RandomPlayer

ROOT = Path(__file__).resolve().parents[2]
LATE = (
    "The computer ran out of time, so a simpler player placed the tile. It will step in again if"
    " needed."
)
FAILED = (
    "The computer failed, so a simpler player placed the tile. It will step in again if needed."
)
ANSWER_MS = 250
Choose = Callable[[PlayerView, Callable[[], bool]], object]


@pytest.fixture
def answer_ms() -> int:
    """A shorter time limit than the program's."""
    return ANSWER_MS


RELEASED = threading.Event()


@pytest.fixture(autouse=True)
def release() -> Iterator[None]:
    """Release hanging players at the end of a test."""
    RELEASED.clear()
    yield
    RELEASED.set()


def raising(view: PlayerView, stop: Callable[[], bool]) -> object:
    raise RuntimeError("as planned")


def leaving(view: PlayerView, stop: Callable[[], bool]) -> object:
    """End its own thread."""
    raise SystemExit


def illegal(view: PlayerView, stop: Callable[[], bool]) -> object:
    taken = set(view.hand)
    return Placement(next(t for t in view.enemy_unseen() if t not in taken), BUILDINGS[0])


def nonsense(view: PlayerView, stop: Callable[[], bool]) -> object:
    return None


def hanging(view: PlayerView, stop: Callable[[], bool]) -> object:
    RELEASED.wait(60)
    return next(view.legal_placements())


def late(view: PlayerView, stop: Callable[[], bool]) -> object:
    while not stop():
        time.sleep(0.001)
    return next(view.legal_placements())


def quick(view: PlayerView, stop: Callable[[], bool]) -> object:
    return next(view.legal_placements())


def careful(view: PlayerView, stop: Callable[[], bool]) -> object:
    time.sleep(ANSWER_MS / 3000)
    return next(view.legal_placements())


BAD: dict[Choose, str] = {
    raising: FAILED,
    leaving: FAILED,
    illegal: FAILED,
    nonsense: FAILED,
    hanging: LATE,
    late: LATE,
}
"""The players that have no answer, and what is said of each."""


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Callable[[Choose], None]:
    """Return a function that replaces how the level `random` chooses."""

    def planter(choose: Choose) -> None:
        def chooser(
            _self: RandomPlayer, view: PlayerView, _rng: random.Random, stop: Callable[[], bool]
        ) -> object:
            return choose(view, stop)

        monkeypatch.setattr(RandomPlayer, "choose", chooser)

    return planter


def play_a_turn(screen: Screen) -> None:
    screen.place(screen.choose())
    screen.wait_for(Phase.COMPUTER)
    screen.wait_for(Phase.PERSON)


@pytest.mark.parametrize("choose", BAD)
def test_a_simpler_player_replaces_one_without_an_answer_and_the_user_is_told_once(
    screen: Screen, plant: Callable[[Choose], None], choose: Choose
) -> None:
    plant(choose)
    told: list[str] = []
    screen.controller.noticed.connect(told.append)
    screen.play_computer(level="random")
    for turn in (1, 2):
        before = screen.game.view(Side.BROWN)
        play_a_turn(screen)
        assert len(screen.game.referee.placements) == 2 * turn
        if turn == 1:
            assert BAD[choose] in screen.texts()
            simpler = GreedyPlayer().choose(before, random.Random(0), never)
            assert screen.game.referee.placements[1] == simpler
    assert told == [BAD[choose]]


def test_a_player_that_fails_once_is_asked_again(
    screen: Screen, plant: Callable[[Choose], None]
) -> None:
    chosen: list[Placement] = []

    def once(view: PlayerView, stop: Callable[[], bool]) -> object:
        if not chosen:
            chosen.append(next(view.legal_placements()))
            raise RuntimeError("as planned")
        chosen.append(next(view.legal_placements()))
        return chosen[-1]

    plant(once)
    screen.play_computer(level="random")
    play_a_turn(screen)
    play_a_turn(screen)
    assert screen.game.referee.placements[3] == chosen[1]


def test_a_new_game_does_not_wait_for_a_hanging_player_and_reports_failures_again(
    screen: Screen, plant: Callable[[Choose], None]
) -> None:
    told: list[str] = []
    screen.controller.noticed.connect(told.append)
    plant(hanging)
    screen.play_computer(level="random")
    play_a_turn(screen)
    plant(quick)
    screen.play_computer(level="random")
    play_a_turn(screen)
    assert told == [LATE]
    plant(raising)
    screen.play_computer(level="random")
    play_a_turn(screen)
    assert told == [LATE, FAILED]


# The time of a placement


@pytest.mark.parametrize("choose", [quick, careful, raising, hanging])
def test_the_time_of_a_placement_does_not_depend_on_the_player(
    screen: Screen, plant: Callable[[Choose], None], choose: Choose
) -> None:
    """Without motion there is one constant delay from question to placement."""
    plant(choose)
    screen.play_computer(level="random")
    screen.place(screen.choose())
    began = time.monotonic()
    screen.wait_for(Phase.PERSON)
    taken = 1000 * (time.monotonic() - began)
    assert 0.8 * ANSWER_MS < taken < ANSWER_MS + 10_000


def test_the_pause_does_not_depend_on_the_answer(
    program: Program, plant: Callable[[Choose], None]
) -> None:
    """With the same seed, the pauses are the same for a quick and for a hanging player."""
    program.play_computer(level="random")
    view = program.game.view()
    the_opponent = program.table.opponent
    drawn: list[list[int]] = []
    for choose in (quick, raising, hanging):
        plant(choose)
        the_opponent.pause_rng = random.Random(5)
        moments: list[int] = []
        for _ in range(5):
            the_opponent.ask("random", view)
            if choose is not hanging:
                program.qtbot.waitUntil(lambda: the_opponent.ready)
            the_opponent.await_placement(1.0)
            (pause,) = (t for t in the_opponent.findChildren(QTimer) if t.isActive())
            moments.append(pause.interval())
            the_opponent.cancel()
        drawn.append(moments)
    assert drawn[0] == drawn[1] == drawn[2]
    assert len(set(drawn[0])) == 5
    assert all(500 <= moment <= 1300 for moment in drawn[0])


@pytest.mark.parametrize("answer_ms", [1500])
def test_an_early_answer_waits_for_the_end_of_the_pause(
    screen: Screen, plant: Callable[[Choose], None]
) -> None:
    plant(quick)
    screen.play_computer(level="random")
    screen.place(screen.choose())
    the_opponent = screen.table.opponent
    screen.qtbot.waitUntil(lambda: the_opponent.ready)
    screen.qtbot.wait(100)
    assert screen.table.phase is Phase.COMPUTER
    screen.wait_for(Phase.PERSON)


# The end of the program


@pytest.mark.parametrize("choose", [hanging, late])
def test_closing_does_not_wait_for_a_hanging_player(
    screen: Screen, plant: Callable[[Choose], None], choose: Choose
) -> None:
    plant(choose)
    screen.play_computer(level="random")
    screen.place(screen.choose())
    screen.wait_for(Phase.COMPUTER)
    began = time.monotonic()
    close(screen, engine=True)
    assert time.monotonic() - began < 2
