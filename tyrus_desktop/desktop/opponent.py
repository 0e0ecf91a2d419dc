"""The computer's turns: when it is asked, and when its answer is shown.

It is given its view the moment its turn has come, while the screen still shows what happened
before. Its answer is shown after a pause drawn from nothing but chance, so that the time it
takes tells nothing of what it holds.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop.thinker import Thinker
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView

PAUSE_MS = (500, 1300)

SPARE_LEVEL = "greedy"
"""Takes the move of a computer player that failed."""


class Opponent(QObject):
    """Asks one computer player at a time. `placed` brings its placement when it is to be shown,
    `failed` that a simpler player has to find it.
    """

    placed = Signal(object)  # Placement
    failed = Signal()

    def __init__(self, rng: random.Random, parent: QObject | None = None) -> None:
        """`rng` is drawn from for the players' choices alone."""
        super().__init__(parent)
        self._rng = rng
        self._pause_rng = random.Random()
        self._ticket = 0
        self._view: PlayerView | None = None
        self._answer: Placement | None = None
        self._awaited = False
        self._thinker = Thinker(self)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._place)
        self._thinker.answered.connect(self._take_answer)
        self._thinker.failed.connect(self._ask_spare)

    def ask(self, level: str, view: PlayerView) -> None:
        """Let the player of this level begin to think; earlier questions are forgotten."""
        self.cancel()
        self._view = view
        self._thinker.ask(self._ticket, level, view, self._rng.getrandbits(64))

    def await_placement(self, pace: float) -> None:
        """Show the answer when its moment has come: `pace` is the factor for the pause."""
        self._awaited = True
        self._pause.start(round(self._pause_rng.uniform(*PAUSE_MS) * pace))

    def cancel(self) -> None:
        """Drop what was asked: an answer that still comes is too late."""
        self._ticket += 1
        self._answer = None
        self._awaited = False
        self._pause.stop()
        self._thinker.cancel()

    def close(self) -> None:
        """End the thread."""
        self.cancel()
        self._thinker.close()

    def _take_answer(self, ticket: int, placement: Placement) -> None:
        if ticket == self._ticket:
            self._answer = placement
            self._place()

    def _place(self) -> None:
        if self._awaited and not self._pause.isActive() and self._answer is not None:
            placement = self._answer
            self.cancel()
            self.placed.emit(placement)

    def _ask_spare(self, ticket: int) -> None:
        """The player failed: say so, and let a simpler one take the move."""
        if ticket == self._ticket and self._view is not None:
            self.failed.emit()
            self._ticket += 1
            seed = self._rng.getrandbits(64)
            self._thinker.ask(self._ticket, SPARE_LEVEL, self._view, seed)
