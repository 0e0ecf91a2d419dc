"""Hides a secret character from the library until the person has guessed, or left the game."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore


class Withholding(QObject):
    """Tells the store which games' characters not to list.

    A secret character becomes plain with the end of a game, but is told after the person's guess.
    """

    def __init__(self, table: Table, store: LibraryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._store = store
        self._reported: frozenset[str] = frozenset()
        table.changed.connect(self._report)

    def _report(self) -> None:
        game = self._table.game
        games = [each for each in (game, game.origin if game else None) if each]
        unguessed = frozenset(
            each.path.name for each in games if each.file.path and each.guess is None
        )
        if unguessed != self._reported:
            self._reported = unguessed
            self._store.withhold(unguessed)
