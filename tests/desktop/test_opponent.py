"""The computer places in time whatever its player does: fail, hang or answer late.

Unlike in other tests, the time for an answer is limited, as in the program.
"""

import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from tests.desktop.conftest import close
from tests.desktop.support.program import Program, listen
from tests.desktop.support.screen import Key, Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players import levels
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.referee import Referee

LATE = (
    "The computer ran out of time. A simpler player placed this tile, and will step in again if"
    " needed."
)
FAILED = (
    "The computer made an error. A simpler player placed this tile, and will step in again if"
    " needed."
)
ANSWER_MS = 250
RELEASED = threading.Event()
Choose = Callable[[PlayerView, Callable[[], bool]], object]


@pytest.fixture
def answer_ms() -> int:
    """A shorter time limit than the program's."""
    return ANSWER_MS


@pytest.fixture(autouse=True)
def release() -> Iterator[None]:
    """Release hanging players at the end of a test."""
    RELEASED.clear()
    yield
    RELEASED.set()


def raising(view: PlayerView, stop: Callable[[], bool]) -> object:
    raise RuntimeError("as planned")


def illegal(view: PlayerView, stop: Callable[[], bool]) -> object:
    taken = set(view.hand)
    return Placement(next(t for t in view.enemy_unseen() if t not in taken), BUILDINGS[0])


def hanging(view: PlayerView, stop: Callable[[], bool]) -> object:
    RELEASED.wait(60)
    return next(view.legal_placements())


def quick(view: PlayerView, stop: Callable[[], bool]) -> object:
    return next(view.legal_placements())


BAD: dict[Choose, str] = {raising: FAILED, illegal: FAILED, hanging: LATE}
"""Players without an answer, and the message about each."""


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


def play_a_turn(program: Program) -> float:
    """Place a tile, and return for how many milliseconds the computer took."""
    program.table.place(program.choose())
    began = time.monotonic()
    program.wait_for(Phase.COMPUTER)
    program.wait_for(Phase.PERSON)
    return 1000 * (time.monotonic() - began)


@pytest.mark.parametrize("choose", BAD)
def test_greedy_player_replaces_a_player_that_gives_no_answer(
    program: Program, plant: Callable[[Choose], None], choose: Choose
) -> None:
    """The message is shown once per game. The delay does not depend on the player."""
    plant(choose)
    told = listen(program.controller.noticed)
    program.play_computer(level="random")
    for turn in (1, 2):
        placement = program.choose()
        referee = Referee(program.game.referee.deal, program.game.referee.placements)
        referee.play(Side.IVORY, placement)
        assert 0.8 * ANSWER_MS < play_a_turn(program) < ANSWER_MS + 10_000
        simpler = GreedyPlayer().choose(referee.view(Side.BROWN), random.Random(0), never)
        assert program.game.referee.placements[2 * turn - 1 :] == (simpler,)
    assert told == [BAD[choose]]


def test_computer_player_is_asked_again_after_a_failure(
    program: Program, plant: Callable[[Choose], None]
) -> None:
    told = listen(program.controller.noticed)
    chosen: list[Placement] = []

    def failing_once(view: PlayerView, stop: Callable[[], bool]) -> object:
        chosen.append(next(view.legal_placements()))
        if len(chosen) == 1:
            raise RuntimeError("as planned")
        return chosen[-1]

    plant(failing_once)
    program.play_computer(level="random")
    play_a_turn(program)
    play_a_turn(program)
    assert program.game.referee.placements[3] == chosen[1]
    plant(hanging)
    program.play_computer(level="random")
    play_a_turn(program)
    plant(quick)  # A new game does not wait for the hanging player.
    program.play_computer(level="random")
    play_a_turn(program)
    assert told == [FAILED, LATE]


def test_searching_player_that_is_late_places_without_its_search(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person isn't told, since even that would tell how long it thought."""

    def endless(*_: object) -> list[object]:
        RELEASED.wait(60)
        return []

    monkeypatch.setattr(SearchPlayer, "beliefs", endless)
    told = listen(program.controller.noticed)
    program.play_computer(level="archon")
    play_a_turn(program)
    played = program.game.referee.placements
    view = Referee(program.game.referee.deal, played[:1]).view(Side.BROWN)
    seed = random.Random(f"{program.game.salt} 1 1").getrandbits(64)
    assert played[1:] == (levels.create("archon").choose(view, random.Random(seed), lambda: True),)
    assert told == []


def test_computer_prepares_for_elections_that_the_person_opens(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does so as soon as the tiles of the election before are counted; a failure is not told."""
    prepared: list[PlayerView] = []
    told: list[str] = []

    def failing(_self: SearchPlayer, view: PlayerView) -> None:
        prepared.append(view)
        raise RuntimeError("as planned")

    def choose(_self: SearchPlayer, view: PlayerView, *_: object) -> Placement:
        return next(view.legal_placements())

    monkeypatch.setattr(SearchPlayer, "prepare", failing)
    monkeypatch.setattr(SearchPlayer, "choose", choose)
    program.controller.noticed.connect(told.append)
    program.play_computer(level="archon")
    while len(program.game.referee.placements) < 2 * PLACEMENTS:
        program.table.place(program.choose())
        assert program.table.phase is not Phase.PERSON
        program.wait_for(Phase.PERSON)
    deal, played = program.game.referee.deal, program.game.referee.placements
    opened = [played[:start] for start in (0, 2 * PLACEMENTS)]
    program.qtbot.waitUntil(lambda: len(prepared) == len(opened))
    assert prepared == [Referee(deal, before).view(Side.BROWN) for before in opened]
    assert told == []


def test_computers_pause_does_not_depend_on_its_answer(
    program: Program, plant: Callable[[Choose], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same seed, a quick, a failing and a hanging player get the same pauses.

    So they do when the person shortens them, at any time after the question, or beforehand.
    """
    program.play_computer(level="random")
    view, opponent = program.game.view(), program.table.opponent
    drawn: list[list[int]] = []
    for choose in (quick, raising, hanging):
        plant(choose)
        opponent.pause_rng = random.Random(5)
        pauses: list[int] = []
        for elapsed in (0, 10, ANSWER_MS - 1, ANSWER_MS, 3 * ANSWER_MS):
            opponent.ask("random", view)
            monkeypatch.setattr(opponent, "_since_asked", Clock(elapsed))
            if choose is not hanging:
                program.qtbot.waitUntil(lambda: opponent.ready)
            opponent.await_placement(1.0)
            (pause,) = (t for t in opponent.findChildren(QTimer) if t.isActive())
            pauses.append(pause.interval())
            opponent.hurry()
            assert pause.interval() == max(0, ANSWER_MS - elapsed)
            opponent.await_placement(1.0)
            assert pause.interval() == max(0, ANSWER_MS - elapsed)
            opponent.cancel()
        drawn.append(pauses)
    assert drawn[0] == drawn[1] == drawn[2]
    assert len(set(drawn[0])) == 5
    assert all(500 <= pause <= 1300 for pause in drawn[0])


@dataclass
class Clock:
    """A clock that shows one time."""

    now: int

    def elapsed(self) -> int:
        return self.now

    def start(self) -> None:
        pass


def test_space_and_a_click_shorten_the_computers_pause(
    fresh: Screen, plant: Callable[[Choose], None]
) -> None:
    """It still lasts as long as an answer may take, even if the answer is there."""
    plant(quick)
    fresh.play_computer(level="random")
    fresh.activate()
    opponent = fresh.table.opponent
    opponent.pause_rng = Slow()
    fresh.application.script.get_pace = lambda: 0.01
    ways: list[Callable[[], object]] = [
        lambda: QTest.keyClick(fresh.window, Key.Key_Space),
        lambda: fresh.click(fresh.plot(0)),
    ]
    for shorten in ways:
        began = time.monotonic()
        fresh.table.place(fresh.choose())
        fresh.wait_for(Phase.COMPUTER)
        (pause,) = (t for t in opponent.findChildren(QTimer) if t.isActive())
        assert pause.interval() > 30_000
        shorten()
        fresh.wait_for(Phase.PERSON)
        assert time.monotonic() - began > 0.95 * ANSWER_MS / 1000


class Slow(random.Random):
    """Draws the longest pause, and makes it longer."""

    def uniform(self, a: float, b: float) -> float:
        return 6_000 * (a + b)


def test_closing_the_window_does_not_wait_for_the_computer(
    fresh: Screen, plant: Callable[[Choose], None]
) -> None:
    plant(hanging)
    fresh.play_computer(level="random")
    fresh.place(fresh.choose())
    fresh.wait_for(Phase.COMPUTER)
    began = time.monotonic()
    close(fresh, engine=True)
    assert time.monotonic() - began < 20  # The player would take 60 s.
