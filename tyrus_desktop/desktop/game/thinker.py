"""Where the computer thinks: a thread of its own for each game, given views and giving placements.

The threads are Python's and not Qt's, and daemons: a player that never comes back is left behind,
by the next game as by the end of the program, where a QThread would have to be waited for.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.engine.view import PlayerView

if TYPE_CHECKING:
    from tyrus_desktop.players.player import Player

NOBODY = -1
UNSCRIPTED: Mapping[str, Player] = MappingProxyType({})
JOIN_TIMEOUT_S = 0.5


@dataclass(frozen=True, slots=True)
class Question:
    """What a player of this level is asked; its chances come from the seed."""

    ticket: int
    level: str
    view: PlayerView
    seed: int


class Thinker(QObject):
    """Finds the computer's placements, one question at a time.

    `answered` carries the ticket of the question and a legal `Placement`, `failed` the ticket of
    one that the player could not answer; the caller ignores the tickets of earlier questions.
    A player is given a view, and nothing else of the game.
    """

    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        process.limit_numpy_threads()
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._wanted = NOBODY

    def begin(self, levels: Iterable[str], scripted: Mapping[str, Player] = UNSCRIPTED) -> None:
        """Get the players of a new game ready, in a new thread; the old one ends by itself.

        `scripted` has those that are not made by their level.
        """
        self.cancel()
        self._questions.put(None)
        self._questions = SimpleQueue()
        work = _Work(self, self._questions, tuple(levels), scripted)
        self._thread = Thread(target=work.run, name="thinker", daemon=True)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Ask for a placement; what was being thought about before is cut short."""
        self._wanted = question.ticket
        self._questions.put(question)

    def wants(self, ticket: int) -> bool:
        """Whether this question is still to be answered; asked from the thread."""
        return ticket == self._wanted

    def cancel(self) -> None:
        self._wanted = NOBODY

    def close(self) -> None:
        """Stop thinking, and end the thread if its player listens."""
        self.cancel()
        self._questions.put(None)
        if self._thread is not None:
            self._thread.join(JOIN_TIMEOUT_S)


class _Work:
    """What the thread of one game does."""

    def __init__(
        self,
        thinker: Thinker,
        questions: SimpleQueue[Question | None],
        levels: tuple[str, ...],
        scripted: Mapping[str, Player],
    ) -> None:
        self._thinker = thinker
        self._questions = questions
        self._levels = levels
        self._players: dict[str, Player] = dict(scripted)

    def run(self) -> None:
        self._get_ready()
        while (question := self._questions.get()) is not None:
            if self._thinker.wants(question.ticket):
                self._think(question)

    def _get_ready(self) -> None:
        """Make the players. What they load stays: no later collection need go through it, for
        that would stop the window for two frames (29 ms with numpy, against 1 ms without).
        """
        with process.collector_paused():
            try:
                for level in self._levels:
                    self._player(level)
            except Exception:
                logging.getLogger(__name__).exception("A computer player could not get ready.")

    def _think(self, question: Question) -> None:
        ticket = question.ticket
        try:
            stop = lambda: not self._thinker.wants(ticket)  # noqa: E731
            player = self._player(question.level)
            placement = player.choose(question.view, random.Random(question.seed), stop)
            if placement not in question.view.legal_placements():
                raise ValueError(f"{question.level} chose {placement}, which is not legal.")
        except (Exception, SystemExit):
            logging.getLogger(__name__).exception("The computer player failed.")
            if self._thinker.wants(ticket):
                self._thinker.failed.emit(ticket)
            return
        # Not asked any more, the thinker may be gone.
        if self._thinker.wants(ticket):
            self._thinker.answered.emit(ticket, placement)

    def _player(self, level: str) -> Player:
        """Make a player once a game; it keeps nothing from one choice to the next."""
        if level not in self._players:
            # Imported here: the first picture must not wait for what players need.
            from tyrus_desktop.players import levels

            self._players[level] = levels.create(level)
        return self._players[level]
