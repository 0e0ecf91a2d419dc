"""The library for QML: what the user does with it; what is shown is in `library_state`."""

from __future__ import annotations

from PySide6.QtCore import QEnum, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.library.file_place import (
    FilePlace,
    is_folder,
    local_path,
    path_to_save,
)
from tyrus_desktop.desktop.bridge.library.saved_games import SavedGames
from tyrus_desktop.desktop.bridge.library.sharing import SharedGame
from tyrus_desktop.desktop.bridge.library.state import ORDERS, LibraryState
from tyrus_desktop.desktop.enums import for_qml
from tyrus_desktop.desktop.game.file_thread import Failure
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import errors
from tyrus_desktop.desktop.text import library as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.engine.record import NOTE, TITLE
from tyrus_desktop.library.exchange import ZIP, Import
from tyrus_desktop.library.query import Filter, Order, Query

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

FILTERS = tuple(Filter)


@QmlElement
@QmlUncreatable("The application makes it.")
class Library(LibraryState):
    """The user's games. `told` carries what was done, or why something could not be.

    What came, or came back, is selected and revealed; after a deletion the game that follows is.
    """

    OrderForQml = QEnum(for_qml(Order))

    told = Signal(str)
    revealed = Signal(int)  # a row that the view should show

    def __init__(
        self,
        store: LibraryStore,
        saved_games: SavedGames,
        table: Table,
        place: FilePlace,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(store, parent)
        self._saved_games = saved_games
        self._table = table
        # The games at the table, the file of one that is still to be shown, and its election.
        self._withheld: tuple[frozenset[str], str, int] = frozenset(), "", 0
        table.changed.connect(self._withhold)
        self._place = place
        self._deleted_from = 0  # The row.
        self._taken: list[str] = []
        self._sharing = SharedGame(store, table, languages, self)
        self._sharing.told.connect(self.told)
        languages.changed.connect(self._retranslate)
        store.described.connect(table.describe)
        store.deleted.connect(self._report_deleted)
        store.restored.connect(self._report_restored)
        store.imported.connect(self._report_imported)
        store.exported.connect(self._report_exported)
        store.failed.connect(self._report_failure)

    @Property(SharedGame, constant=True)
    def sharing(self) -> SharedGame:
        return self._sharing

    @Property(FilePlace, constant=True)
    def place(self) -> FilePlace:
        """Where dialogs for files open."""
        return self._place

    # What the user does

    @Slot()
    def open(self) -> None:
        """Look for games, and for changes in those that are known."""
        self._set_searched(False)
        self._store.open()

    @Slot(str, int)
    def ask(self, search: str, only: int) -> None:
        """List the games in which all words of `search` occur; `only` is a `Filter`."""
        self._ask(Query(search, FILTERS[only], self._query.order, self._query.descending))

    @Slot(int)
    def sortBy(self, order: int) -> None:
        """Sort by an `Order`; again by the same one turns the list round."""
        chosen = ORDERS[order]
        if chosen is self._query.order:
            descending = not self._query.descending
        else:
            descending = chosen is not Order.HEADING  # Names begin with A.
        self._ask(Query(self._query.search, self._query.only, chosen, descending))
        self.sortingChanged.emit()

    @Slot(int, bool, bool)
    def select(self, index: int, toggle: bool, extend: bool) -> None:
        """Select a row alone; or add or remove it; or add all rows up to it."""
        self._games.select(index, toggle=toggle, extend=extend)

    @Slot(result=bool)
    def selectOnlyOne(self) -> bool:
        """Select the game that was found, if it is one; return whether it is."""
        only = self._shown == self._query and self._games.rowCount() == 1
        if only:
            self.select(0, False, False)
        return only

    @Slot()
    def selectAll(self) -> None:
        self._games.select_all()

    @Slot()
    def openSelected(self) -> None:
        """Bring the selected game to the table; asks first if another game is on."""
        if self._selection.only is not None:
            self._saved_games.open_from_system(self._store.folder / self._selection.only.name)

    @Slot()
    def star(self) -> None:
        """Give the selected games a star or, if all have one, take it away."""
        self._store.toggle_stars(self._selection.names)

    @Slot(int)
    def starAlone(self, index: int) -> None:
        """Give the game in this row a star, or take it away; the selection stays."""
        self._store.toggle_stars([self._games.rows[index].name])

    @Slot()
    def takeSelection(self) -> None:
        """Let `describe` and `export` be about what is selected now, whatever is selected then.

        QML does not get the names of files: it would lose what is not Unicode in them.
        """
        self._taken = self._selection.names

    @Slot(str, str)
    def describe(self, title: str, note: str) -> None:
        """Give the games that were taken a title and a note; an empty one removes it."""
        self._store.describe(self._taken, {TITLE: title.strip(), NOTE: note.strip()})

    @Slot()
    def delete(self) -> None:
        if self._selection.count:
            self._deleted_from = self._games.rows.index(self._games.selected[0])
            self._store.delete(self._selection.names)

    @Slot()
    def undo(self) -> None:
        """Restore what was deleted last."""
        self._store.undo()

    @Slot("QVariantList")
    def importFiles(self, urls: list[QUrl]) -> None:
        """Add the games of these files and archives."""
        paths = [path for url in urls if (path := local_path(url, self.told.emit))]
        if paths:
            self._store.import_files(paths)

    @Slot()
    def paste(self) -> None:
        """Add the game whose record, as text, or whose file is on the clipboard."""
        data = QGuiApplication.clipboard().mimeData()
        if data is not None and data.hasUrls():
            self.importFiles(data.urls())
        elif data is not None and data.text().strip():
            self._store.import_text(data.text(), texts.pasted())
        else:
            self.told.emit(texts.nothing_to_paste())

    @Slot(QUrl)
    def export(self, url: QUrl) -> None:
        """Copy the games that were taken into a folder, or into an archive of this name."""
        apart = is_folder(url.toLocalFile())
        if apart:
            target = local_path(url, self.told.emit)
        else:
            target = path_to_save(url, self.told.emit, ZIP)
        if target is not None:
            self._store.export(self._taken, target, apart=apart)

    @Slot()
    def share(self) -> None:
        """Read the selected game, for `sharing`."""
        if self._selection.over:
            self._store.share(self._selection.names[0])

    # Internals

    def _withhold(self) -> None:
        """Let nothing be listed that the table has not shown yet: how a tally ends is written
        before, and so whether it ends the game.
        """
        game, shown = self._table.game, self._table.stage.view
        files = game.files if game else ()
        own = frozenset(file.path.name for file in files if file.path)
        withheld = own, "", 0
        if self._table.untold and game and shown and game.file.path:
            withheld = own, game.file.path.name, shown.election
        if withheld != self._withheld:
            self._withheld = withheld
            self._store.withhold(*withheld)

    def _ask(self, query: Query) -> None:
        self._query = query
        self._store.ask(query)

    def _report_deleted(self, count: int) -> None:
        self.told.emit(texts.deleted(count))
        if not self._selection.count and (last := self._games.rowCount() - 1) >= 0:
            self.select(min(self._deleted_from, last), False, False)
            self.revealed.emit(min(self._deleted_from, last))

    def _report_restored(self, count: int, names: list[str]) -> None:
        self.told.emit(texts.restored(count))
        self._reveal(names)

    def _report_imported(self, done: Import) -> None:
        told = []
        if len(done.refused) == 1:  # Of more, their number is enough.
            name, refused = done.refused[0]
            told.append(errors.problem(refused, name))
        if done.stopped is not None:
            name, error = done.stopped
            told.append(errors.problem(error, name))
        if done.added or done.already or len(done.refused) > 1 or not told:
            told.insert(0, texts.added(len(done.added), done.already, len(done.refused)))
        self.told.emit(" ".join(told))
        self._reveal(done.added)

    def _reveal(self, names: list[str]) -> None:
        index = self._games.select_named(set(names))
        if index >= 0:
            self.revealed.emit(index)

    def _report_exported(
        self, count: int, running: int, where: str, stopped: tuple[str, Failure] | None
    ) -> None:
        told = [texts.exported(count, running, where)] if count else []
        if stopped is not None:
            name, error = stopped
            told.append(errors.problem(error, name))
        self.told.emit(" ".join(told))

    def _report_failure(self, name: str, error: Failure) -> None:
        self.told.emit(errors.problem(error, name))

    def _retranslate(self) -> None:
        self._games.retranslate()
        self._store.rename_players()
