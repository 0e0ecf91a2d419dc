"""The computer's turns: when it is asked, when its answer is shown, and what if it has none.

It is given its view the moment its turn has come, while the screen still shows what happened
before. Its answer is shown at a moment drawn from nothing but chance, so that the time it takes
tells nothing of what it holds. Whoever has no answer at that moment, for whatever reason, has lost
the turn to a simpler player.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tyrus_desktop.desktop.thinker import Question, Thinker
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView

PAUSE_MS = (500, 1300)
"""After all is shown, at normal speed."""

LEAST_MS = 1200
"""From the question to its answer, at any speed: players are made to need less."""


class Opponent(QObject):
    """Asks one computer player at a time. `placed` brings its placement when it is to be shown;
    `replaced` tells, once a game, that a simpler player had to find one.

    If `unhurried`, an answer is waited for as long as it takes and shown once it is there: for
    checks of something else, where nobody sits before the screen.
    """

    placed = Signal(object)  # Placement
    replaced = Signal()

    def __init__(self, rng: random.Random, parent: QObject | None = None) -> None:
        """`rng` is drawn from for the players' choices alone."""
        super().__init__(parent)
        self.unhurried = False
        self._rng = rng
        self._pause_rng = random.Random()
        self._ticket = 0
        self._view: PlayerView | None = None
        self._answer: Placement | None = None
        self._failed = False
        self._told = False
        self._since_asked = QElapsedTimer()
        self._thinker = Thinker(self)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._place)
        self._thinker.answered.connect(self._take_answer)
        self._thinker.failed.connect(self._take_failure)

    def begin(self, levels: Iterable[str]) -> None:
        """Let the players of a new game get ready."""
        self.cancel()
        self._told = False
        self._thinker.begin(levels)

    def ask(self, level: str, view: PlayerView) -> None:
        """Let the player of this level begin to think; earlier questions are forgotten."""
        self.cancel()
        self._view = view
        self._since_asked.start()
        self._thinker.ask(Question(self._ticket, level, view, self._rng.getrandbits(64)))

    def await_placement(self, pace: float) -> None:
        """Show the answer when its moment has come: `pace` is the factor for the pause."""
        pause = round(self._pause_rng.uniform(*PAUSE_MS) * pace)
        least = 0 if self.unhurried else LEAST_MS - self._since_asked.elapsed()
        self._pause.start(max(pause, least))

    def cancel(self) -> None:
        """Drop what was asked: an answer that still comes is too late."""
        self._ticket += 1
        self._answer = None
        self._failed = False
        self._pause.stop()
        self._thinker.cancel()

    def close(self) -> None:
        """End the thread."""
        self.cancel()
        self._thinker.close()

    def _take_answer(self, ticket: int, placement: Placement) -> None:
        if ticket == self._ticket:
            self._answer = placement

    def _take_failure(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._failed = True

    def _place(self) -> None:
        """The moment has come."""
        placement = self._answer
        if placement is None and self.unhurried and not self._failed:
            self._pause.start(1)
            return
        replaced = placement is None
        if placement is None:
            placement = self._spare_placement()
        self.cancel()
        if replaced and not self._told:
            self._told = True
            self.replaced.emit()
        self.placed.emit(placement)

    def _spare_placement(self) -> Placement:
        """What a player says that needs no thinking and can't fail."""
        from tyrus_desktop.players.greedy import GreedyPlayer
        from tyrus_desktop.players.player import never

        assert self._view is not None
        return GreedyPlayer().choose(self._view, self._rng, never)
