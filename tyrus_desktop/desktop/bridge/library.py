"""The library for QML: the list of kept games, and what the user does with those selected."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEnum, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.game_rows import TEXTS
from tyrus_desktop.desktop.bridge.saved_games import SavedGames
from tyrus_desktop.desktop.enums import for_qml
from tyrus_desktop.desktop.game.library_store import Failure, LibraryStore
from tyrus_desktop.desktop.game.session import seats_of, shown_name
from tyrus_desktop.desktop.models.games import GamesModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import library as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.exchange import Import
from tyrus_desktop.library.query import Filter, Order, Query

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

FILTERS = tuple(Filter)
ORDERS = tuple(Order)


@QmlElement
@QmlUncreatable("The application makes it.")
class Library(QObject):
    """The user's games. `told` brings what was done, or why something could not be."""

    OrderForQml = QEnum(for_qml(Order))

    changed = Signal()
    selectionChanged = Signal()
    progressChanged = Signal()
    undoChanged = Signal()
    sharedChanged = Signal()
    shareReady = Signal()
    told = Signal(str)

    def __init__(
        self,
        store: LibraryStore,
        saved_games: SavedGames,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._saved_games = saved_games
        self._games = GamesModel(TEXTS, self)
        self._query = Query()
        self._total = 0
        self._listed = False
        self._progress = 1.0
        self._deletions = 0
        self._shared: Record | None = None
        self._with_names = True
        self._games.selection_changed.connect(self.selectionChanged)
        languages.changed.connect(self._retranslate)
        store.listed.connect(self._show)
        store.progressed.connect(self._show_progress)
        store.deleted.connect(self._report_deleted)
        store.restored.connect(self._report_restored)
        store.imported.connect(self._report_imported)
        store.exported.connect(self._report_exported)
        store.shared.connect(self._show_shared)
        store.failed.connect(self._report_failure)

    # What is shown

    @Property(GamesModel, constant=True)
    def games(self) -> GamesModel:
        return self._games

    @Property(int, notify=changed)
    def total(self) -> int:
        """How many games there are, listed or not."""
        return self._total

    @Property(bool, notify=changed)
    def listed(self) -> bool:
        """Whether the games have been looked for at all."""
        return self._listed

    @Property(int, notify=changed)
    def order(self) -> int:
        """The `Order` of the list."""
        return ORDERS.index(self._query.order)

    @Property(bool, notify=changed)
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

    @Property(int, notify=selectionChanged)
    def selected(self) -> int:
        """How many games are selected."""
        return len(self._games.selected)

    @Property(bool, notify=selectionChanged)
    def canOpen(self) -> bool:
        """Whether one game is selected that can be read."""
        return self._only is not None and not self._only.error

    @Property(bool, notify=selectionChanged)
    def running(self) -> bool:
        """Whether the selected game is not over."""
        return self._only is not None and self._only.running

    @Property(bool, notify=selectionChanged)
    def over(self) -> bool:
        """Whether one game is selected that is over."""
        return self._only is not None and self._only.over

    @Property(bool, notify=selectionChanged)
    def allOver(self) -> bool:
        """Whether games are selected, and all are over."""
        chosen = self._games.selected
        return bool(chosen) and all(entry.over for entry in chosen)

    @Property(bool, notify=selectionChanged)
    def allStarred(self) -> bool:
        """Whether all that is selected has a star."""
        return all(entry.starred for entry in self._games.selected)

    @Property(bool, notify=selectionChanged)
    def allReadable(self) -> bool:
        """Whether games are selected, and all can be read."""
        chosen = self._games.selected
        return bool(chosen) and not any(entry.error for entry in chosen)

    @Property(str, notify=selectionChanged)
    def title(self) -> str:
        """The title of the selected game."""
        return self._only.title if self._only else ""

    @Property(str, notify=selectionChanged)
    def note(self) -> str:
        """The note on the selected game."""
        return self._only.note if self._only else ""

    @Property(str, notify=sharedChanged)
    def shared(self) -> str:
        """The game to be shared, as text."""
        if self._shared is None:
            return ""
        seats = seats_of(self._shared.headers)
        named = {side: shown_name(seats, side) for side in Side}
        plain = {side: words.side(side) for side in Side}
        return texts.shared(self._shared, named if self._with_names else plain)

    # What the user does

    @Slot()
    def open(self) -> None:
        """Look for games, and for changes in those that are known."""
        self._store.open()

    @Slot(str, int)
    def ask(self, search: str, only: int) -> None:
        """List the games in which all words of `search` occur; `only` is a `Filter`."""
        self._ask(Query(search, FILTERS[only], self._query.order, self._query.descending))

    @Slot(int)
    def sortBy(self, order: int) -> None:
        """Sort by an `Order`; again by the same one turns the list round."""
        chosen = ORDERS[order]
        turned = not self._query.descending if chosen is self._query.order else True
        if chosen is Order.PLAYERS and chosen is not self._query.order:
            turned = False  # Names begin with A.
        self._ask(Query(self._query.search, self._query.only, chosen, turned))
        self.changed.emit()

    @Slot(int, bool, bool)
    def select(self, index: int, toggle: bool, extend: bool) -> None:
        """Select a row alone; or add or remove it; or add all rows up to it."""
        self._games.select(index, toggle=toggle, extend=extend)

    @Slot()
    def selectAll(self) -> None:
        self._games.select_all()

    @Slot()
    def openSelected(self) -> None:
        """Bring the selected game to the table; asks first if a game is on."""
        if self._only is not None:
            self._saved_games.open_from_system(self._store.folder / self._only.name)

    @Slot()
    def star(self) -> None:
        """Give the selected games a star or, if all have one, take it away."""
        value = "" if self.allStarred else "1"
        self._store.describe(self._names, {"Starred": value})

    @Slot(str, str)
    def describe(self, title: str, note: str) -> None:
        """Give the selected game a title and a note; an empty one removes it."""
        if self.over:
            self._store.describe(self._names, {"Title": title.strip(), "Note": note.strip()})

    @Slot()
    def delete(self) -> None:
        self._store.delete(self._names)

    @Slot()
    def undo(self) -> None:
        """Restore what was deleted last."""
        if self.canUndo:
            self._deletions -= 1
            self.undoChanged.emit()
            self._store.undo()

    @Slot("QVariantList")
    def importFiles(self, urls: list[QUrl]) -> None:
        """Add the games of these files and archives."""
        self._store.import_files([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])

    @Slot()
    def paste(self) -> None:
        """Add the game whose record, as text, or whose file is on the clipboard."""
        data = QGuiApplication.clipboard().mimeData()
        if data.hasUrls():
            self.importFiles(data.urls())
        else:
            self._store.import_text(data.text(), texts.pasted())

    @Slot(QUrl)
    def export(self, url: QUrl) -> None:
        """Copy the selected games into a folder, or into an archive of this name."""
        target = Path(url.toLocalFile())
        if not target.is_dir() and target.suffix.lower() != ".zip":
            target = target.with_name(f"{target.name}.zip")
        self._store.export(self._names, target)

    @Slot()
    def share(self) -> None:
        """Read the selected game as text; `shareReady` says that it is there."""
        if self._only is not None and self._only.over:
            self._store.share(self._only.name)

    @Slot(bool)
    def nameInShared(self, names: bool) -> None:
        """Say whether the text to share has the players' names."""
        self._with_names = names
        self.sharedChanged.emit()

    @Slot()
    def copyShared(self) -> None:
        """Put the text to share on the clipboard."""
        QGuiApplication.clipboard().setText(self.shared)
        self.told.emit(texts.copied())

    # Internals

    @property
    def _only(self) -> Entry | None:
        chosen = self._games.selected
        return chosen[0] if len(chosen) == 1 else None

    @property
    def _names(self) -> list[str]:
        return [entry.name for entry in self._games.selected]

    def _ask(self, query: Query) -> None:
        self._query = query
        self._store.ask(query)

    def _show(self, rows: tuple[Entry, ...], total: int) -> None:
        self._games.replace(rows)
        self._total, self._listed = total, True
        self.changed.emit()

    def _show_progress(self, done: int, count: int) -> None:
        self._progress = done / count if count else 1.0
        self.progressChanged.emit()

    def _show_shared(self, record: Record) -> None:
        self._shared = record
        self.sharedChanged.emit()
        self.shareReady.emit()

    def _report_deleted(self, count: int) -> None:
        self._deletions += 1
        self.undoChanged.emit()
        self.told.emit(texts.deleted(count))

    def _report_restored(self, count: int) -> None:
        self.told.emit(texts.restored(count))

    def _report_imported(self, done: Import) -> None:
        told = texts.added(len(done.added), done.already, len(done.refused))
        if len(done.refused) == 1:
            name, error = done.refused[0]
            told = f"{told} {texts.failure(error, name)}"
        self.told.emit(told)

    def _report_exported(self, count: int, where: str) -> None:
        self.told.emit(texts.exported(count, where))

    def _report_failure(self, name: str, error: Failure) -> None:
        self.told.emit(texts.failure(error, name))

    def _retranslate(self) -> None:
        self._games.retranslate()
        self._store.rename_players()
        self.changed.emit()
        self.sharedChanged.emit()
