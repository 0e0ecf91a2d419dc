"""The library for QML: the list of games, and what the user does with them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.library import library_rows as row_texts
from tyrus_desktop.desktop.bridge.library.backups import Backups
from tyrus_desktop.desktop.bridge.library.file_place import (
    FilePlace,
    is_folder,
    local_path,
    path_to_save,
)
from tyrus_desktop.desktop.bridge.library.saved_games import SavedGames
from tyrus_desktop.desktop.bridge.library.selection import GameSelection
from tyrus_desktop.desktop.bridge.library.sharing import SharedGame
from tyrus_desktop.desktop.bridge.library.your_figures import YourFigures
from tyrus_desktop.desktop.enums import SIDES, for_qml
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.library.withholding import Withholding
from tyrus_desktop.desktop.models.games_model import GamesModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.text import errors
from tyrus_desktop.desktop.text import saved_game_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.words import PASTED_TEXT, say
from tyrus_desktop.engine import record
from tyrus_desktop.library import exchange, record_files
from tyrus_desktop.library.query import Filter, Order, Query

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.file_thread import Failure
    from tyrus_desktop.library.entries import Entry
    from tyrus_desktop.library.importing import Import

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

FILTERS, ORDERS = tuple(Filter), tuple(Order)


@QmlElement
@QmlUncreatable("The application makes it.")
class Library(QObject):
    """The user's games. `reported` carries a result or an error, as a sentence.

    `imported` carries the result of an import that `revealImported` can show. Imported and restored
    games are selected; after a deletion the next game is.
    """

    OrderForQml = QEnum(for_qml(Order))

    changed = Signal()
    sortingChanged = Signal()
    progressChanged = Signal()
    undoChanged = Signal()
    transferringChanged = Signal()
    transferredChanged = Signal()
    reported = Signal(str)
    imported = Signal(str)
    revealed = Signal(int)  # the row to scroll into view

    def __init__(
        self,
        store: LibraryStore,
        saved_games: SavedGames,
        table: Table,
        figures: YourFigures,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._saved_games = saved_games
        self._figures = figures
        self._query = self._shown = Query()
        self._total = 0
        self._searched = self._unlisted = False
        self._progress, self._transferred = 1.0, 0.0
        self._deletions = self._deleted_from = 0  # The latter is the row to scroll into view.
        self._taken: list[str] = []
        self._imported: list[str] = []
        self._revealing = False  # Whether imported games are shown as soon as they are listed.
        self._sharing = SharedGame(store, table, languages, self)
        for part in (figures, self._sharing):
            part.reported.connect(self.reported)
        Withholding(table, store, self)
        self._languages = languages
        languages.changed.connect(self._retranslate)
        store.listed.connect(self._show)
        store.progressed.connect(self._show_progress)
        store.unlisted.connect(self._show_unlisted)
        store.transferring_changed.connect(self.transferringChanged)
        store.transferred.connect(self._show_transferred)
        store.undoable.connect(self._count_deletions)
        store.described.connect(table.describe)
        store.deleted.connect(self._report_deleted)
        store.restored.connect(self._report_restored)
        store.claimed.connect(self._report_claimed)
        store.imported.connect(self._report_imported)
        store.exported.connect(self._report_exported)
        store.failed.connect(self._report_failure)

    # The list

    @cached_property
    def _games(self) -> GamesModel:
        return GamesModel(row_texts.TEXTS, self)

    @cached_property
    def _selection(self) -> GameSelection:
        return GameSelection(self._games, self)

    @cached_property
    def _backups(self) -> Backups:
        made = Backups(
            self._store, self._figures.settings, self._figures.profiles, self._languages, self
        )
        made.reported.connect(self.reported)
        made.restored.connect(self._show_restored)
        return made

    backups = field(Backups, "_backups")

    games = field(GamesModel, "_games")

    @cached_property
    def _example(self) -> GamesModel:
        model = GamesModel(row_texts.TEXTS, self)
        model.replace(row_texts.EXAMPLE)
        return model

    example = field(GamesModel, "_example")
    """What an empty list shows, pale."""

    selection = field(GameSelection, "_selection")

    sharing = field(SharedGame, "_sharing")

    place = field(FilePlace, "_saved_games.place")
    """The folder in which file dialogs open."""

    figures = field(YourFigures, "_figures")
    """What the games say of the user."""

    total = field(int, "_total", changed)
    """The number of all games, listed or not."""

    searched = field(bool, "_searched", changed)
    """Whether the whole folder has been scanned."""

    unlisted = field(bool, "_unlisted", changed)
    """Whether the folder could not be read."""

    @Property(int, notify=sortingChanged)
    def order(self) -> int:
        """The `Order` of the list."""
        return ORDERS.index(self._query.order)

    descending = field(bool, "_query.descending", sortingChanged)

    progress = field(float, "_progress", progressChanged)
    """The share of changed files that have been read, 0..1."""

    @Property(bool, notify=undoChanged)
    def canUndo(self) -> bool:
        """Whether a deletion can be undone."""
        return self._deletions > 0

    transferring = field(bool, "_store.transferring", transferringChanged)
    """Whether an import or export is running."""

    transferred = field(float, "_transferred", transferredChanged)
    """The share of an import or export that is done, 0..1."""

    @Slot()
    def cancel(self) -> None:
        """End all imports and exports."""
        self._store.cancel()

    @Slot()
    def open(self) -> None:
        """Scan the folder for games and changes."""
        self._set_searched(False)
        self._figures.count()

    @Slot(str, int)
    def ask(self, search: str, only: int) -> None:
        """List the games that contain all words of `search` and pass the `Filter` `only`."""
        self._ask(Query(search, FILTERS[only], self._query.order, self._query.descending))

    @Slot(int)
    def sortBy(self, order: int) -> None:
        """Sort by an `Order`; a second call with the same one reverses the list."""
        chosen = ORDERS[order]
        if chosen is self._query.order:
            descending = not self._query.descending
        else:
            descending = chosen is not Order.HEADING  # Sort names from A.
        self._ask(Query(self._query.search, self._query.only, chosen, descending))
        self.sortingChanged.emit()

    @Slot(result=bool)
    def selectOnlyOne(self) -> bool:
        """Select the game in the list if there is exactly one; return whether there is."""
        only = self._shown == self._query and self._games.rowCount() == 1
        if only:
            self._selection.select(0)
        return only

    # Actions

    @Slot()
    def openSelected(self) -> None:
        """Open the selected game; asks first if another game is running."""
        if self._selection.only is not None:
            self._saved_games.open_from_system(self._store.folder / self._selection.only.name)

    @Slot()
    def star(self) -> None:
        """Add a star to the selected games, or remove it if all have one."""
        self._store.toggle_stars(self._selection.names)

    @Slot(int)
    def claim(self, side: int) -> None:
        """Claim the selected games for the profile in use, as played on this `Side`.

        `Neither` gives them back.
        """
        self._figures.profiles.keep()
        self._store.claim(self._selection.names, SIDES[side] if side < len(SIDES) else None)

    @Slot(int)
    def starAlone(self, index: int) -> None:
        """Toggle the star of the game in this row, without selecting it."""
        self._store.toggle_stars([self._games.rows[index].name])

    @Slot()
    def takeSelection(self) -> None:
        """Remember the selection for a later `describe` or `export`.

        QML doesn't get file names, because it would damage those that are not valid Unicode.
        """
        self._taken = self._selection.names

    @Slot(str, str)
    def describe(self, title: str, note: str) -> None:
        """Set the title and note of the remembered games; an empty text removes the old one."""
        self._store.describe(self._taken, {record.TITLE: title.strip(), record.NOTE: note.strip()})

    @Slot()
    def delete(self) -> None:
        if self._selection.count:
            self._deleted_from = self._games.rows.index(self._games.selected[0])
            self._store.delete(self._selection.names)

    @Slot()
    def undo(self) -> None:
        """Restore the games that were deleted last."""
        self._store.undo()

    @Slot("QVariantList")
    def importFiles(self, urls: list[QUrl]) -> None:
        """Import games and archives."""
        paths = [path for url in urls if (path := local_path(url, self.reported.emit))]
        if paths:
            self._store.import_files(paths)

    @Slot()
    def paste(self) -> None:
        """Import files or the text of a record from the clipboard."""
        data = QGuiApplication.clipboard().mimeData()
        if data is not None and data.hasUrls():
            self.importFiles(data.urls())
        elif data is not None and data.text().strip():
            self._store.import_text(data.text(), say(PASTED_TEXT))
        else:
            self.reported.emit(say(texts.NOTHING_TO_PASTE))

    @Slot()
    def revealImported(self) -> None:
        """Select the games of the last import and scroll to them, once they are listed."""
        self._revealing = not self._reveal(self._imported)

    @Slot(QUrl)
    def export(self, url: QUrl) -> None:
        """Copy the remembered games into a folder, or into an archive with this name."""
        if is_folder(url.toLocalFile()):
            if target := local_path(url, self.reported.emit):
                self._store.export(self._taken, target, exchange.export_files)
        elif target := path_to_save(url, self.reported.emit, exchange.ZIP):
            self._store.export(self._taken, target, exchange.export_zip)

    @Slot(QUrl)
    def exportText(self, url: QUrl) -> None:
        """Copy the remembered games that are over into one text with this name."""
        if target := path_to_save(url, self.reported.emit, record_files.SUFFIX):
            self._store.export(self._taken, target, exchange.export_text)

    @Slot()
    def share(self) -> None:
        """Read the selected game for `sharing`."""
        if self._selection.over:
            self._store.share(self._selection.names[0])

    # Answers

    def _ask(self, query: Query) -> None:
        self._query = query
        self._store.ask(query)

    def _show(self, query: Query, rows: tuple[Entry, ...], total: int) -> None:
        self._games.replace(rows, asked=query != self._shown)
        self._shown = query
        if self._revealing:
            self.revealImported()
        if total != self._total:
            self._total = total
            self.changed.emit()

    def _show_progress(self, done: int, count: int) -> None:
        self._progress = done / count if count else 1.0
        self.progressChanged.emit()
        self._set_searched(done == count)

    def _show_transferred(self, share: float) -> None:
        self._transferred = share
        self.transferredChanged.emit()

    def _show_unlisted(self) -> None:
        self._set_searched(True, unlisted=True)

    def _set_searched(self, searched: bool, *, unlisted: bool = False) -> None:
        if (searched, unlisted) != (self._searched, self._unlisted):
            self._searched, self._unlisted = searched, unlisted
            self.changed.emit()

    def _count_deletions(self, undoable: int) -> None:
        self._deletions = undoable
        self.undoChanged.emit()

    def _report_deleted(self, count: int) -> None:
        self.reported.emit(texts.deleted(count))
        if not self._selection.count and (last := self._games.rowCount() - 1) >= 0:
            self._selection.select(min(self._deleted_from, last))
            self.revealed.emit(min(self._deleted_from, last))

    def _report_claimed(self, count: int, claimed: bool) -> None:
        self.reported.emit(texts.claimed(count, claimed=claimed))

    def _report_restored(self, count: int, names: list[str]) -> None:
        self.reported.emit(texts.restored(count))
        self._reveal(names)

    def _report_imported(self, done: Import) -> None:
        self._imported = done.added or done.already
        (self.imported if self._imported else self.reported).emit(texts.imported(done))
        self._reveal(self._imported)

    def _report_exported(
        self,
        count: int,
        running: int,
        left_out: int,
        where: str,
        stopped: tuple[str, Failure] | None,
    ) -> None:
        self.reported.emit(texts.exported(count, running, left_out, where, stopped))

    def _show_restored(self, names: list[str]) -> None:
        self._figures.count()
        self._reveal(names)

    def _reveal(self, names: list[str]) -> bool:
        index = self._games.select_named(set(names))
        if index >= 0:
            self.revealed.emit(index)
        return index >= 0

    def _report_failure(self, name: str, error: Failure) -> None:
        self.reported.emit(errors.problem(error, name))

    def _retranslate(self) -> None:
        self._games.retranslate()
        self._example.retranslate()
        self._store.rename_players()
