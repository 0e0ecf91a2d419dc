"""The computer's turns: when it is asked, when its answer is shown, and what if it has none.

It is given its view as soon as it is its turn, while the screen still shows what happened before.
Its answer is shown at a random moment, so that the time it takes tells nothing of what it holds.
If it has no answer by then, for any reason, a simpler player places for it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tyrus_desktop.desktop.game.thinker import UNSCRIPTED, Question, Thinker
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView

if TYPE_CHECKING:
    from tyrus_desktop.players.player import Player

PAUSE_MS = (500, 1300)
"""After all is shown, at normal speed."""

ANSWER_MS = 1200
"""From the question to its answer, at any speed. Players are designed to need less."""


class Opponent(QObject):
    """Asks one computer player at a time. `placed` carries its placement when it is to be shown;
    `replaced` says, once a game, that a simpler player had to place, and whether because the
    player failed; else it was late.
    """

    placed = Signal(object)  # Placement
    replaced = Signal(bool)

    def __init__(
        self,
        rng: random.Random,
        answer_ms: int | None = ANSWER_MS,
        parent: QObject | None = None,
    ) -> None:
        """`rng` is for the players' choices alone. `answer_ms` is their time in milliseconds;
        None shows an answer as soon as it is there, and waits for it without a limit.
        """
        super().__init__(parent)
        self._answer_ms = answer_ms
        self._rng = rng
        self.pause_rng = random.Random()
        self._ticket = 0
        self._view: PlayerView | None = None
        self._answer: Placement | None = None
        self._failed = False
        self._replaced = False
        self._since_asked = QElapsedTimer()
        self._thinker = Thinker(self)
        self._pause = SuspendableTimer(self)
        self._pause.timeout.connect(self._place)
        self._thinker.answered.connect(self._take_answer)
        self._thinker.failed.connect(self._take_failure)

    @property
    def ready(self) -> bool:
        """Whether the question has been answered, or its player has failed."""
        return self._answer is not None or self._failed

    def begin(self, levels: Iterable[str], scripted: Mapping[str, Player] = UNSCRIPTED) -> None:
        """Let the players of a new game get ready; `scripted` are not made by their level."""
        self.cancel()
        self._replaced = False
        self._thinker.begin(levels, scripted)

    def ask(self, level: str, view: PlayerView) -> None:
        """Let the player of this level begin to think; earlier questions are forgotten."""
        self.cancel()
        self._view = view
        self._since_asked.start()
        self._thinker.ask(Question(self._ticket, level, view, self._rng.getrandbits(64)))

    def await_placement(self, pace: float) -> None:
        """Show the answer after a random pause, of which `pace` is the factor."""
        pause = round(self.pause_rng.uniform(*PAUSE_MS) * pace)
        left = 0 if self._answer_ms is None else self._answer_ms - self._since_asked.elapsed()
        self._pause.start(max(pause, left))

    def suspend(self, *, suspended: bool) -> None:
        """While `suspended`, no answer is shown."""
        self._pause.suspend(suspended=suspended)

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
        if self._answer_ms is None and not self.ready:
            self._pause.start(1)
            return
        placement = self._answer
        replaced, failed = placement is None, self._failed
        if placement is None:
            placement = self._spare_placement()
        self.cancel()
        if replaced and not self._replaced:
            self._replaced = True
            self.replaced.emit(failed)
        self.placed.emit(placement)

    def _spare_placement(self) -> Placement:
        """Return the placement of a player that is fast and can't fail."""
        from tyrus_desktop.players.greedy import GreedyPlayer
        from tyrus_desktop.players.player import never

        assert self._view is not None
        return GreedyPlayer().choose(self._view, self._rng, never)
