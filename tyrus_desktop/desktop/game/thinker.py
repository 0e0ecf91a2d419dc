"""The computer's thread, one for each game: it receives views and answers with placements."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.worker import Job, Worker

if TYPE_CHECKING:
    from tyrus_desktop.engine.board import Placement
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.players.player import Player

UNSCRIPTED: Mapping[str, Player] = MappingProxyType({})


class Thinker(QObject):
    """Finds the computer's placements, one question at a time.

    `answered` carries a legal `Placement`. Before it, `sketched` carries what a player that
    searches would choose without its search, which takes milliseconds. `failed` is emitted if the
    player failed. Nothing is emitted about a cancelled question. A player receives a view and
    nothing else of the game.
    """

    sketched = Signal(object)
    answered = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        failure = "The computer player failed."
        self._worker = Worker("thinker", failure, self, favours_others=False)
        self._players = _Players(UNSCRIPTED)
        self._question: Job | None = None

    def begin(self, levels: Iterable[str], scripted: Mapping[str, Player] = UNSCRIPTED) -> None:
        """Create the players of a new game in a new thread; the old one ends by itself.

        Args:
            levels: the keys of the players.
            scripted: ready-made players by key.
        """
        self.cancel()
        self._worker.leave()
        self._players = _Players(scripted)
        self._worker.ask(partial(self._players.get_ready, tuple(levels)))

    def prepare(self, level: str, view: PlayerView) -> None:
        """Let the player of a level do beforehand what changes none of its answers.

        It will soon be asked in the election of this view.
        """
        self._worker.ask(partial(self._players.prepare, level, view))

    def ask(self, level: str, view: PlayerView, seed: int) -> None:
        """Ask for a placement; an earlier question is cancelled.

        Args:
            level: The key of the player.
            view: What it knows.
            seed: From which its generator starts.
        """
        self.cancel()
        work = partial(self._think, self._players, level, view, seed)
        self._question = self._worker.ask(work, self.failed.emit)

    def cancel(self) -> None:
        """Cancel the question."""
        if self._question is not None:
            self._question.cancel()

    def close(self) -> None:
        """Stop thinking, and end the thread unless its player ignores that."""
        self.cancel()
        self._worker.close()

    def _think(self, players: _Players, level: str, view: PlayerView, seed: int, job: Job) -> None:
        if players.searches(level):
            sketch = players.choose(level, view, seed, stop=lambda: True)
            job.tell(self.sketched.emit, sketch)
        job.tell(self.answered.emit, players.choose(level, view, seed, job.stop))


class _Players:
    """The players of one game, in its thread; they keep no state between choices."""

    def __init__(self, scripted: Mapping[str, Player]) -> None:
        self._players: dict[str, Player] = dict(scripted)

    def get_ready(self, levels: Iterable[str], _job: Job) -> None:
        """Create the players, and exempt what they import from garbage collection.

        With numpy loaded, a full collection would block the window for 29 ms.
        """
        process.return_memory()  # What the game before has left.
        with process.collector_paused():
            for level in levels:
                self._player(level)

    def prepare(self, level: str, view: PlayerView, _job: Job) -> None:
        """Let a player that searches prepare for the election of this view."""
        from tyrus_desktop.players.search import SearchPlayer

        player = self._player(level)
        if isinstance(player, SearchPlayer):
            player.prepare(view)

    def choose(
        self, level: str, view: PlayerView, seed: int, stop: Callable[[], bool]
    ) -> Placement:
        """Return the player's choice; raise an error if it is not legal."""
        placement = self._player(level).choose(view, random.Random(seed), stop)
        if placement not in view.legal_placements():
            # The log must name neither the tile nor the Stranger's style.
            raise ValueError("The choice is not legal.")
        return placement

    def searches(self, level: str) -> bool:
        """Return whether the player of a level searches."""
        from tyrus_desktop.players import levels

        return level in levels.SEARCHING

    def _player(self, level: str) -> Player:
        if level not in self._players:
            # Imported late, since the first picture doesn't need it.
            from tyrus_desktop.players import levels

            self._players[level] = levels.create(level)
        return self._players[level]
