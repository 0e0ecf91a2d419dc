"""Hides a game's end from the library until the table has shown it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore


class Withholding(QObject):
    """Tells the store which game to list as running.

    A tally's result, and so the end of a game, is written before the table shows it.
    """

    def __init__(self, table: Table, store: LibraryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._store = store
        self._reported: tuple[frozenset[str], str] = frozenset(), ""
        table.changed.connect(self._report)

    def _report(self) -> None:
        game = self._table.game
        files = game.files if game else ()
        own = frozenset(file.path.name for file in files if file.path)
        untold = game is not None and self._table.untold and game.file.path
        report = own, game.file.path.name if game and untold and game.file.path else ""
        if report != self._reported:
            self._reported = report
            self._store.withhold(*report)
