"""Hides a game's end from the library until the table has shown it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore


class Withholding(QObject):
    """Tells the store which game to list as running.

    A tally's result, and so the end of a game, is written before the table shows it. A secret
    character is written with the end, but told after the person's guess.
    """

    def __init__(self, table: Table, store: LibraryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._store = store
        self._reported: tuple[frozenset[str], str, frozenset[str]] = frozenset(), "", frozenset()
        table.changed.connect(self._report)

    def _report(self) -> None:
        game = self._table.game
        games = [each for each in (game, game.origin if game else None) if each]
        own = frozenset(file.path.name for file in (game.files if game else ()) if file.path)
        name = game.file.path.name if game and game.file.path else ""
        unguessed = frozenset(
            each.path.name for each in games if each.file.path and each.guess is None
        )
        report = own, name if self._table.untold else "", unguessed
        if report != self._reported:
            self._reported = report
            self._store.withhold(*report)
