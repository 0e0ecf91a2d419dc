"""Finds the game from which an opened study was begun, in the library."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tyrus_desktop.desktop.game import seats
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.library.entries import Entry


class StudySource(QObject):
    """Sets the `source` of the study at the table, and that game's players."""

    def __init__(self, table: Table, library: LibraryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._library = library
        library.found.connect(self._take)
        for changed in (table.seated, library.imported, library.deleted, library.restored):
            changed.connect(self._look)

    def _look(self) -> None:
        if self._origin:
            self._library.find(self._origin)

    def _take(self, found: str, entry: Entry | None) -> None:
        game = self._table.game
        if game is not None and found == self._origin:
            if entry and game.file.path == self._library.folder / entry.name:
                entry = None  # A study that ends exactly like its game has its identity.
            game.source = self._library.folder / entry.name if entry else None
            # A study of a study may have had several players.
            game.source_voices = partial(_voices, entry) if entry and not entry.study else None
            self._table.name_players()
            self._table.described.emit()

    @property
    def _origin(self) -> str:
        """The identity of the game to find; empty if none is needed."""
        game = self._table.game
        if game is None or not game.study or game.origin is not None:
            return ""
        taken_over = game.record.taken_over
        return taken_over[1] if taken_over else ""


def _voices(entry: Entry) -> Voices:
    """Return the players of a game in the library; the user is *you*."""
    you = Side(entry.seat) if entry.seat else None
    return Voices(seats.shown_names(seats.seats_of(entry.headers)), you)
