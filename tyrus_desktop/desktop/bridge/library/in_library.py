"""Tells QML whether the library has a game at the table that was opened from outside.

A finished game is the user's own only if the library has it as played here, whether it was opened
or imported. A running game that the folder doesn't have (`GameStore.open`) is the user's own from
then on, and joins the library with the next tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.properties import QmlUncreatable, field
from tyrus_desktop.desktop.text import saved_game_texts as texts
from tyrus_desktop.desktop.text.words import THIS_GAME, say
from tyrus_desktop.engine import record

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.library.entries import Entry
    from tyrus_desktop.library.open_games import GameFile

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The saved games have it.")
class InLibrary(QObject):
    """Follows a table and the library.

    `noticed` carries a message, `withdrawn` the same message when it is no longer true.
    """

    changed = Signal()
    noticed = Signal(str)
    withdrawn = Signal(str)

    def __init__(self, table: Table, library: LibraryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._library = library
        self._addable = False
        self._noticed_file: GameFile | None = None
        self._notice = ""
        library.found.connect(self._follow)
        table.seated.connect(self._begin)
        table.changed.connect(self._withdraw)
        library.imported.connect(self._look)

    addable = field(bool, "_addable", changed)
    """Whether the game is over and can be added to the library."""

    @Slot()
    def add(self) -> None:
        """Import the game into the library, which reports the result."""
        if self._outside is not None and self._addable:
            self._set_addable(False)
            self._library.import_game(self._outside.record, say(THIS_GAME))

    def _begin(self) -> None:
        self._set_addable(False)
        self._look()

    def _look(self) -> None:
        game = self._outside
        if game is not None and self._table.over:
            self._library.find(record.identity(game.record))
        elif game is not None:
            self._notify(game.file, texts.outside(over=False))

    def _follow(self, found: str, entry: Entry | None) -> None:
        game = self._outside
        if game is None or not game.shown or record.identity(game.record) != found:
            return
        if entry is None:
            self._set_addable(True)
            self._notify(game.file, texts.outside(over=True))
        elif entry.study == game.study:
            self._table.open_in_its_place(self._library.folder / entry.name)

    @property
    def _outside(self) -> Game | None:
        """The game at the table, if it was opened from a file outside the library."""
        game = self._table.game
        return game if game is not None and game.file.outside else None

    def _notify(self, file: GameFile, sentence: str) -> None:
        """Emit `noticed` once for each opened file, and not again after a study of that game."""
        if self._noticed_file is not file:
            self._noticed_file = file
            self._notice = sentence
            self.noticed.emit(sentence)

    def _withdraw(self) -> None:
        """Emit `withdrawn` once the game was saved with its next tile, or left."""
        game = self._outside
        if self._notice and (game is None or game.file is not self._noticed_file):
            self.withdrawn.emit(self._notice)
            self._notice = ""

    def _set_addable(self, addable: bool) -> None:
        if addable != self._addable:
            self._addable = addable
            self.changed.emit()
