"""The computer's thread, one for each game: it receives views and answers with placements.

It is a Python daemon thread, so that a player that never returns can be abandoned at the next
game or at exit. A QThread would have to be waited for.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process

if TYPE_CHECKING:
    from tyrus_desktop.engine.board import Placement
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.players.player import Player

NOBODY = -1
UNSCRIPTED: Mapping[str, Player] = MappingProxyType({})
JOIN_TIMEOUT_S = 0.5


@dataclass(frozen=True, slots=True)
class Question:
    """A request for a placement by a player of `level`, whose generator starts from `seed`."""

    ticket: int
    level: str
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class Preparation:
    """A hint that a player of `level` will soon be asked in the election of this view."""

    level: str
    view: PlayerView


Questions = SimpleQueue[Question | Preparation | None]
"""What is to be done, in order; None ends the thread."""


class Thinker(QObject):
    """Finds the computer's placements, one question at a time.

    `answered` carries a question's ticket and a legal `Placement`. Before it, `sketched` carries
    what a player that searches would choose without its search, which takes milliseconds. `failed`
    carries the ticket if the player failed. The caller ignores tickets of earlier questions. A
    player receives a view and nothing else of the game.
    """

    sketched = Signal(int, object)
    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._questions: Questions = SimpleQueue()
        self._thread: Thread | None = None
        self._wanted = NOBODY

    def begin(self, levels: Iterable[str], scripted: Mapping[str, Player] = UNSCRIPTED) -> None:
        """Create the players of a new game in a new thread; the old one ends by itself.

        Args:
            levels: the keys of the players.
            scripted: ready-made players by key.
        """
        self.cancel()
        self._questions.put(None)
        self._questions = SimpleQueue()
        work = _Work(self, self._questions, tuple(levels), scripted)
        self._thread = Thread(target=work.run, name="thinker", daemon=True)
        self._thread.start()

    def prepare(self, preparation: Preparation) -> None:
        """Let a player do beforehand what changes none of its answers."""
        self._questions.put(preparation)

    def ask(self, question: Question) -> None:
        """Ask for a placement; an earlier question is cancelled."""
        self._wanted = question.ticket
        self._questions.put(question)

    def wants(self, ticket: int) -> bool:
        """Return whether a question still needs an answer; called from the thread."""
        return ticket == self._wanted

    def cancel(self) -> None:
        self._wanted = NOBODY

    def close(self) -> None:
        """Stop thinking, and end the thread unless its player ignores that."""
        self.cancel()
        self._questions.put(None)
        if self._thread is not None:
            self._thread.join(JOIN_TIMEOUT_S)


class _Work:
    """The work of one game's thread."""

    def __init__(
        self,
        thinker: Thinker,
        questions: Questions,
        levels: tuple[str, ...],
        scripted: Mapping[str, Player],
    ) -> None:
        self._thinker = thinker
        self._questions = questions
        self._levels = levels
        self._players: dict[str, Player] = dict(scripted)

    def run(self) -> None:
        process.return_memory()  # What the game before has left.
        self._get_ready()
        while (question := self._questions.get()) is not None:
            if isinstance(question, Preparation):
                self._prepare(question)
            elif self._thinker.wants(question.ticket):
                self._think(question)

    def _get_ready(self) -> None:
        """Create the players, and exempt what they import from garbage collection.

        With numpy loaded, a full collection would block the window for 29 ms.
        """
        with process.collector_paused():
            try:
                for level in self._levels:
                    self._player(level)
            except Exception:
                logging.getLogger(__name__).exception("A computer player could not get ready.")

    def _prepare(self, preparation: Preparation) -> None:
        from tyrus_desktop.players.search import SearchPlayer

        try:
            player = self._player(preparation.level)
            if isinstance(player, SearchPlayer):
                player.prepare(preparation.view)
        except Exception:  # The question will fail, too, and report it.
            logging.getLogger(__name__).exception("A computer player could not prepare.")

    def _think(self, question: Question) -> None:
        ticket = question.ticket
        try:
            if self._searches(question.level):
                sketch = self._choose(question, stop=lambda: True)
                self._thinker.sketched.emit(ticket, sketch)
            placement = self._choose(question, lambda: not self._thinker.wants(ticket))
        except (Exception, SystemExit):
            logging.getLogger(__name__).exception("The computer player failed.")
            if self._thinker.wants(ticket):
                self._thinker.failed.emit(ticket)
            return
        # After a cancellation, the thinker may have been deleted.
        if self._thinker.wants(ticket):
            self._thinker.answered.emit(ticket, placement)

    def _choose(self, question: Question, stop: Callable[[], bool]) -> Placement:
        """Return the player's choice; raise an error if it is not legal."""
        player = self._player(question.level)
        placement = player.choose(question.view, random.Random(question.seed), stop)
        if placement not in question.view.legal_placements():
            # The log must name neither the tile nor the Stranger's style.
            raise ValueError("The choice is not legal.")
        return placement

    def _searches(self, level: str) -> bool:
        from tyrus_desktop.players import levels

        return level in levels.SEARCHING

    def _player(self, level: str) -> Player:
        """Return the player of a level, created once a game; it keeps no state between choices."""
        if level not in self._players:
            # Imported late, since the first picture doesn't need it.
            from tyrus_desktop.players import levels

            self._players[level] = levels.create(level)
        return self._players[level]
