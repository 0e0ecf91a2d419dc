"""Saves a placement before it is shown: the game goes on once the record is on the disk.

Lessons are not saved.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library.open_games import GameFile

PATIENCE_MS = 2000
"""How long a game waits for the disk, in milliseconds."""


class NotSaving:
    """Replaces `Saving` in a lesson: writes nothing and goes on at once."""

    def save(self, file: GameFile, game: Record, go_on: Callable[[], None]) -> None:
        go_on()

    def drop(self) -> None:
        """Do nothing."""


class Saving(QObject):
    """Writes a game, then goes on with it.

    The game goes on when the write has succeeded or failed, or after `PATIENCE_MS`. The window's
    thread never waits.
    """

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._ticket = 0
        self._go_on: Callable[[], None] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._stop_waiting)
        store.written.connect(self._take_written)

    def save(self, file: GameFile, game: Record, go_on: Callable[[], None]) -> None:
        """Write a game, then call `go_on`, which replaces any earlier callback."""
        self._go_on = go_on
        self._ticket = self._store.save(file, game)
        self._patience.start(PATIENCE_MS)

    def drop(self) -> None:
        """Forget the callback; the game is still written."""
        self._go_on = None
        self._patience.stop()

    def _take_written(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._finish()

    def _stop_waiting(self) -> None:
        self._store.report_overdue(self._ticket)
        self._finish()

    def _finish(self) -> None:
        go_on = self._go_on
        self.drop()
        if go_on is not None:
            go_on()
