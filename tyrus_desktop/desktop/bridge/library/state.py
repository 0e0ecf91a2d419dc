"""What QML shows of the library: its list, and how much of the folder has been read.

How it is changed is in `library`.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.bridge.library.rows import TEXTS
from tyrus_desktop.desktop.bridge.library.selection import GameSelection
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.models.games import GamesModel
from tyrus_desktop.desktop.properties import Property
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Order, Query

ORDERS = tuple(Order)


class LibraryState(QObject):
    """The games that were asked for, as properties."""

    changed = Signal()
    sortingChanged = Signal()
    progressChanged = Signal()
    undoChanged = Signal()
    transferringChanged = Signal()

    def __init__(self, store: LibraryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._games = GamesModel(TEXTS, self)
        self._selection = GameSelection(self._games, self)
        self._query = self._shown = Query()
        self._total = 0
        self._searched = self._unlisted = False
        self._progress = 1.0
        self._deletions = 0
        store.listed.connect(self._show)
        store.progressed.connect(self._show_progress)
        store.unlisted.connect(self._show_unlisted)
        store.transferring_changed.connect(self.transferringChanged)
        store.undoable.connect(self._count_deletions)

    @Property(GamesModel, constant=True)
    def games(self) -> GamesModel:
        return self._games

    @Property(int, notify=changed)
    def total(self) -> int:
        """How many games there are, listed or not."""
        return self._total

    @Property(bool, notify=changed)
    def searched(self) -> bool:
        """Whether the whole folder has been looked through, so that no game is missed."""
        return self._searched

    @Property(bool, notify=changed)
    def unlisted(self) -> bool:
        """Whether the folder could not be read."""
        return self._unlisted

    @Property(int, notify=sortingChanged)
    def order(self) -> int:
        """The `Order` of the list."""
        return ORDERS.index(self._query.order)

    @Property(bool, notify=sortingChanged)
    def descending(self) -> bool:
        return self._query.descending

    @Property(float, notify=progressChanged)
    def progress(self) -> float:
        """How much of what is to be read has been, 0..1."""
        return self._progress

    @Property(bool, notify=undoChanged)
    def canUndo(self) -> bool:
        """Whether something that was deleted can be taken back."""
        return self._deletions > 0

    @Property(bool, notify=transferringChanged)
    def transferring(self) -> bool:
        """Whether games are being imported or exported."""
        return self._store.transferring

    @Property(GameSelection, constant=True)
    def selection(self) -> GameSelection:
        return self._selection

    def _show(self, query: Query, rows: tuple[Entry, ...], total: int) -> None:
        self._games.replace(rows, asked=query != self._shown)
        self._shown = query
        if total != self._total:
            self._total = total
            self.changed.emit()

    def _count_deletions(self, undoable: int) -> None:
        self._deletions = undoable
        self.undoChanged.emit()

    def _show_unlisted(self) -> None:
        self._set_searched(True, unlisted=True)

    def _show_progress(self, done: int, count: int) -> None:
        self._progress = done / count if count else 1.0
        self.progressChanged.emit()
        self._set_searched(done == count)

    def _set_searched(self, searched: bool, *, unlisted: bool = False) -> None:
        if (searched, unlisted) != (self._searched, self._unlisted):
            self._searched, self._unlisted = searched, unlisted
            self.changed.emit()
