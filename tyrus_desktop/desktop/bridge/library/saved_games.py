"""Saved games for QML: the offer to resume one, opening a record, and saving a copy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.library.file_place import (
    FilePlace,
    local_path,
    name_of_day,
    path_to_save,
)
from tyrus_desktop.desktop.bridge.library.in_library import InLibrary
from tyrus_desktop.desktop.game import seats as game_seats
from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.text import errors
from tyrus_desktop.desktop.text import saved_game_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine import record as records
from tyrus_desktop.library import exchange, record_files

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.file_thread import Failure
    from tyrus_desktop.engine.record import Record

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class SavedGames(QObject):
    """Opens and saves games.

    `noticed` carries a message, `withdrawn` a message that is no longer true. `leaveAsked` makes
    QML ask whether to leave the game at the table for another file.
    """

    offerChanged = Signal()
    savedChanged = Signal()
    leaveAsked = Signal()
    noticed = Signal(str)
    withdrawn = Signal(str)

    def __init__(
        self,
        table: Table,
        store: GameStore,
        library: LibraryStore,
        place: FilePlace,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._store = store
        self._library = library
        self._offer: tuple[Path, Record] | None = None
        self._asked: Path | None = None
        self._place = place
        self._warning = ""
        self._in_library = InLibrary(table, library, self)
        self._in_library.noticed.connect(self.noticed)
        self._in_library.withdrawn.connect(self.withdrawn)
        table.seated.connect(self._drop_offer)
        languages.changed.connect(self.offerChanged)
        store.failed.connect(self._report_file_error)
        store.several_found.connect(lambda path: library.import_files([path]))
        store.save_failed.connect(self._report_not_saved)
        store.overdue.connect(self._report_overdue)
        store.pending_changed.connect(self.savedChanged)
        store.pending_changed.connect(self._withdraw_warning)
        store.saved.connect(self._report_saved)
        store.unfinished_found.connect(self._offer_unfinished)
        for changed in (library.imported, library.deleted, library.restored):
            changed.connect(self._look_again)

    @Property(str, notify=offerChanged)
    def offer(self) -> str:
        """A text about the unfinished game that can be resumed; empty if there is none."""
        if self._offer is None:
            return ""
        record = self._offer[1]
        return texts.offer(record, game_seats.shown_names(game_seats.seats_of(record.headers)))

    @Property(str, notify=offerChanged)
    def resumption(self) -> str:
        """The short offer, with opponent, election and score; empty if there is none."""
        if self._offer is None:
            return ""
        record = self._offer[1]
        seats = game_seats.seats_of(record.headers)
        return texts.resumption(
            record, game_seats.shown_names(seats), game_seats.only_person(seats)
        )

    inLibrary = field(InLibrary, "_in_library")

    @Property(bool, notify=savedChanged)
    def allSaved(self) -> bool:
        """Whether all games have been written, as far as the program knows."""
        return not self._store.has_pending

    place = field(FilePlace, "_place")
    """The folder in which file dialogs open."""

    @Slot()
    def resumeOffer(self) -> None:
        """Read the unfinished game again, because it may have changed, and resume it."""
        if self._offer is not None:
            self._table.open(self._offer[0])

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        """Open a record, or keep the current game if it can't be read; import an archive."""
        if path := local_path(url, self.noticed.emit):
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Open a record without asking, or import the games of an archive."""
        if path.suffix.lower() == exchange.ZIP:
            self._library.import_files([path])
        else:
            self._table.open(path)

    def open_from_system(self, path: Path) -> None:
        """Open a record for the system or the library; asks first if another game is running."""
        game = self._table.game
        at_table = game is not None and game.file.path == path
        interrupts = self._table.leaving_interrupts and path.suffix.lower() != exchange.ZIP
        if interrupts and not at_table:
            self._asked = path
            self.leaveAsked.emit()
        else:
            self.open_path(path)

    @Slot()
    def openAsked(self) -> None:
        """Open the record for which `leaveAsked` was last emitted."""
        if self._asked is not None:
            self._table.open(self._asked)

    @Slot(result=str)
    def copyName(self) -> str:
        """Return a file name for a copy of the current game."""
        game = self._table.game
        return name_of_day(game.headers.get(records.DATE, "") if game else "") + record_files.SUFFIX

    @Slot(QUrl)
    def saveCopy(self, url: QUrl) -> None:
        """Write a copy of the current game, folded while its end is not shown."""
        game = self._table.game
        if game is None or not self._table.has_real_game:
            return
        if path := path_to_save(url, self.noticed.emit, record_files.SUFFIX):
            self._store.save_copy(path, game.record)

    def _offer_unfinished(self, path: Path | None, record: Record | None) -> None:
        if self._table.game is None:
            self._offer = (path, record.before_its_end()) if path and record else None
            self.offerChanged.emit()

    def _look_again(self) -> None:
        if self._table.game is None:
            self._store.look_for_unfinished(report_damage=False)

    def _drop_offer(self) -> None:
        self._offer = None
        self.offerChanged.emit()

    def _report_file_error(self, name: str, error: Failure) -> None:
        self.noticed.emit(errors.problem(error, name))

    def _report_not_saved(self, error: OSError) -> None:
        self._warn(errors.save_error(error, str(self._store.folder)))

    def _report_overdue(self) -> None:
        self._warn(say(errors.SAVE_OVERDUE))

    def _warn(self, sentence: str) -> None:
        self._warning = sentence
        self.noticed.emit(sentence)

    def _withdraw_warning(self) -> None:
        if self.allSaved and self._warning:
            self.withdrawn.emit(self._warning)
            self._warning = ""

    def _report_saved(self, path: Path) -> None:
        self.noticed.emit(texts.saved(path.name))
