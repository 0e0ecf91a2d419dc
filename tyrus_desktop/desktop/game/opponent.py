"""The computer's turns: when to ask a player, when to show its answer, and who replaces it.

The player receives its view when its turn begins, while earlier events are still being shown. Its
answer is shown at a random moment, so that the time it takes reveals nothing about its hand. The
person can shorten the wait, but never below the time allowed for an answer, whether it is there or
not. If there is none in time, the choice of the player's network without a search is shown instead,
and nothing tells the difference. If there is not even that, a simpler player places, and the person
is told.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tyrus_desktop.desktop.game import thinker
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.engine.board import Placement

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.players.player import Player

PAUSE_MS = (500, 1300)
"""Range of the pause after the last beat, at normal speed."""

ANSWER_MS = 1200
"""Time from the question to the answer, at any speed. Players are designed to need less."""


class Opponent(QObject):
    """Asks one computer player at a time.

    `placed` carries a placement when it is to be shown. `replaced` is emitted once a game, when a
    simpler player had to place: True if the player failed, False if it was late.
    """

    placed = Signal(object)  # Placement
    replaced = Signal(bool)

    def __init__(
        self,
        answer_ms: int | None = ANSWER_MS,
        parent: QObject | None = None,
    ) -> None:
        """Make an opponent without a game.

        Args:
            answer_ms: the time for an answer in milliseconds; None to wait without a limit and
                show the answer at once.
        """
        super().__init__(parent)
        self._answer_ms = answer_ms
        self._secret = ""
        self.pause_rng = random.Random()
        self._view: PlayerView | None = None
        self._answer: Placement | None = None
        self._sketch: Placement | None = None
        self._failed = False
        self._replaced = False
        self._hurried = False
        self._since_asked = QElapsedTimer()
        self._pause = SuspendableTimer(self)
        self._pause.timeout.connect(self._place)

    @cached_property
    def _thinker(self) -> thinker.Thinker:
        made = thinker.Thinker(self)
        made.sketched.connect(self._take_sketch)
        made.answered.connect(self._take_answer)
        made.failed.connect(self._take_failure)
        return made

    @property
    def ready(self) -> bool:
        """Whether the player has answered or failed."""
        return self._answer is not None or self._failed

    def begin(
        self,
        levels: Iterable[str],
        scripted: Mapping[str, Player],
        secret: str,
    ) -> None:
        """Create the players of a new game.

        Args:
            levels: The keys of the players.
            scripted: Ready-made players by key.
            secret: Of this game, unknown to the person. With the number of the turn it is the seed
                of each choice, so that an undone turn that is played again gets the same answer.
        """
        self.cancel()
        self._secret = secret
        self._replaced = False
        self._thinker.begin(levels, scripted)

    def prepare(self, level: str, view: PlayerView) -> None:
        """Let the player of a level prepare for an election that the person opens."""
        self._thinker.prepare(level, view)

    def ask(self, level: str, view: PlayerView) -> None:
        """Let the player of a level begin to think; an earlier question is cancelled."""
        self.cancel()
        self._view = view
        self._since_asked.start()
        self._thinker.ask(level, view, self._seed(view))

    def await_placement(self, pace: float) -> None:
        """Show the answer after a random pause, multiplied by `pace`."""
        pause = round(self.pause_rng.uniform(*PAUSE_MS) * pace)
        self._pause.start(max(0 if self._hurried else pause, self._time_left()))

    def hurry(self) -> None:
        """Show the answer to this question as soon as the time for it is over."""
        self._hurried = True
        if self._pause.isActive():
            self._pause.start(self._time_left())

    def suspend(self, *, suspended: bool) -> None:
        """Show no answer while `suspended`."""
        self._pause.suspend(suspended=suspended)

    def cancel(self) -> None:
        """Cancel the question; a later answer to it is ignored."""
        self._answer = self._sketch = None
        self._failed = self._hurried = False
        self._pause.stop()
        self._thinker.cancel()

    def close(self) -> None:
        """End the thread."""
        self.cancel()
        self._thinker.close()

    def _time_left(self) -> int:
        """Return what is left of the time for an answer, in milliseconds; 0 without a limit."""
        if self._answer_ms is None:
            return 0
        return max(0, self._answer_ms - self._since_asked.elapsed())

    def _take_sketch(self, placement: Placement) -> None:
        self._sketch = placement

    def _take_answer(self, placement: Placement) -> None:
        self._answer = placement

    def _take_failure(self) -> None:
        self._failed = True

    def _place(self) -> None:
        if self._answer_ms is None and not self.ready:
            self._pause.start(1)
            return
        failed = self._failed
        placement = self._answer or self._sketch
        replaced = failed or placement is None
        if placement is None:
            placement = self._spare_placement()
        self.cancel()
        if replaced and not self._replaced:
            self._replaced = True
            self.replaced.emit(failed)
        self.placed.emit(placement)

    def _spare_placement(self) -> Placement:
        """Return a placement by a simpler player, which is fast and can't fail."""
        from tyrus_desktop.players.greedy import GreedyPlayer
        from tyrus_desktop.players.player import never

        assert self._view is not None
        rng = random.Random(self._seed(self._view))
        return GreedyPlayer().choose(self._view, rng, never)

    def _seed(self, view: PlayerView) -> int:
        """Return the seed of the choice at this turn, whatever the person has placed."""
        turn = f"{self._secret} {view.election} {view.placed}"
        return random.Random(turn).getrandbits(64)
