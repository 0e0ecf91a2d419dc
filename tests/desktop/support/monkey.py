"""A monkey test: random input from a seed, and invariants of the program.

There are no tests here.
"""

from __future__ import annotations

import random
import time
from collections import deque
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.random_input import RandomInput
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.library.journal import BIN

BUSY_S, REACTION_S = 6.0, 20.0
"""Limits of one step: processor time of the window's thread, and wall time.

Drawing a maximised window on the large screen of the tests takes over two seconds.
"""

REMEMBERED = 60
CHECK_EVERY = 25
GAME_EVERY = 400


class Sharing(Enum):
    """The ways of sharing the screen."""

    COMPUTER = "computer"
    CURTAINS = "curtains"
    SLOTS = "slots"


@dataclass
class Monkey:
    """A program under random input; `log` describes the last steps."""

    screen: Screen
    sharing: Sharing
    seed: int
    log: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    steps: int = 0
    games: list[Game] = field(default_factory=list)

    def __post_init__(self) -> None:
        warnings = self.screen.application.engine.warnings
        warnings.connect(lambda these: self._note(f"WARNED {[each.toString() for each in these]}"))

    @cached_property
    def rng(self) -> random.Random:
        return random.Random(f"{self.seed} {self.sharing.value}")

    @cached_property
    def _input(self) -> RandomInput:
        return RandomInput(self.screen, self.rng, self._note)

    def run(self, seconds: float) -> None:
        """Play for a while; raises `AssertionError` if the program is slow or loses a game."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._step()
        self.show_it_answers()

    def story(self) -> str:
        """Describe a run and its last steps."""
        done = f"seed {self.seed}, {self.sharing.value}, {self.steps} steps"
        return "\n".join([done, *self.log])

    # One step

    def _step(self) -> None:
        self.steps += 1
        if self.steps % GAME_EVERY == 1 or self._idle():
            self._start_game()
        self.log.append(f"{self.steps} {self.screen.table.phase.name}")
        busy, start = time.thread_time(), time.monotonic()
        self._input.act()
        QCoreApplication.processEvents()
        busy, took = time.thread_time() - busy, time.monotonic() - start
        assert busy < BUSY_S, f"a step kept the window's thread busy for {busy:.1f} s"
        assert took < REACTION_S, f"a step took {took:.1f} s"
        self._note_game()
        self._close_other_windows()
        if self.steps % CHECK_EVERY == 0:
            self.check_kept()

    def _note_game(self) -> None:
        """Remember the game at the table, unless it is a lesson."""
        game = self.screen.table.game
        if game and game.lesson is None and all(game is not each for each in self.games):
            self.games.append(game)

    def _note(self, what: str) -> None:
        self.log[-1] += f" {what}"

    def _idle(self) -> bool:
        over = self.screen.table.phase in {Phase.NO_GAME, Phase.OVER}
        return over and self.rng.random() < 0.1

    def _start_game(self) -> None:
        seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
        if self.sharing is Sharing.COMPUTER:
            seats[self.rng.choice(list(Side))] = Seat("", "greedy")
        first = self.rng.choice([None, *Side])
        self.screen.table.start(seats, first, by_slots=self.sharing is Sharing.SLOTS)

    def _close_other_windows(self) -> None:
        """Close file dialogs, and show the window again if Quit was chosen."""
        self.screen.window.setVisible(True)
        for window in QGuiApplication.topLevelWindows():
            if window is not self.screen.window and window.isVisible():
                window.close()

    # Checks

    def check_kept(self) -> None:
        """Check that every game on the disk has all placements of its referee.

        It has more if it was reopened from the library and continued. Deleted games are in the
        bin. Untouched studies have no file.
        """
        self.screen.wait_until_kept()
        for game in self.games:
            placed = () if game.untouched else game.referee.placements
            if placed and game.path.exists():
                assert record_files.read(game.path).placements[: len(placed)] == placed
            elif placed:
                assert (game.path.parent / BIN).exists()

    def show_it_answers(self) -> None:
        """Check that a person can still play."""
        self.log.append("the end:")
        window = self.screen.window
        window.showNormal()
        window.resize(1280, 800)
        press(self.screen, *[Qt.Key.Key_Escape] * 8)
        self.screen.application.settings.put("speed", "none")
        self.screen.application.settings.put("grace", "off")
        self.screen.play_computer()
        tile = self.screen.game.view().hand[4]
        self.screen.drag_tile(4, 2)
        assert self.screen.game.referee.placements[0].tile == tile
        self._note_game()
        self.check_kept()
