"""What the library has of the game at the table, for QML: the game itself, where it was opened from
a file outside the library, or the game that a study is from.

Whose game it is does not depend on the way by which it came: a game that is over is the user's own
if the library has it as played here. One that goes on is that of whoever plays on, and is in the
library with the next tile.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game.game_store import GameFile
from tyrus_desktop.desktop.game.library_store import LibraryStore
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import library as texts
from tyrus_desktop.engine.record import FROM, IMPORTED, identity

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The saved games have it.")
class InLibrary(QObject):
    """Follows a table. `noticed` brings a message to be shown."""

    changed = Signal()
    noticed = Signal(str)

    def __init__(self, table: Table, library: LibraryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._library = library
        self._addable = False
        self._told: GameFile | None = None
        table.seated.connect(self._look)
        library.found.connect(self._follow)

    @Property(bool, notify=changed)
    def addable(self) -> bool:
        """Whether the game is over and can be added to the library."""
        return self._addable

    @Slot()
    def add(self) -> None:
        """Add the game to the library, as imported."""
        game = self._table.game
        if game is not None and self._addable:
            self._set_addable(False)
            game.headers[IMPORTED] = "1"
            self._table.keep()
            self.noticed.emit(texts.added(1, 0, 0))

    def _look(self) -> None:
        """Another game is at the table."""
        self._set_addable(False)
        game = self._table.game
        if game is not None and (wanted := _wanted(game)):
            self._library.find(wanted)
        elif game is not None and game.file.outside:
            self._tell(game.file, texts.outside(over=False))

    def _follow(self, found: str, name: str) -> None:
        """The library has been asked for a game."""
        game = self._table.game
        if game is None or _wanted(game) != found:
            return
        if name and game.study and not game.file.outside:
            game.source = self._library.folder / name
            self._table.changed.emit()
        elif name:
            self._table.open(self._library.folder / name)
        elif game.file.outside:
            self._set_addable(True)
            self._tell(game.file, texts.outside(over=True))

    def _tell(self, file: GameFile, sentence: str) -> None:
        """Say it once for each time that a file is opened, not again after a study of it."""
        if self._told is not file:
            self._told = file
            self.noticed.emit(sentence)

    def _set_addable(self, addable: bool) -> None:
        if addable != self._addable:
            self._addable = addable
            self.changed.emit()


def _wanted(game: Game) -> str:
    """Return the identity of the game that the library is to be asked for; empty for none."""
    if game.file.outside:
        return identity(game.record) if game.view().over else ""
    if game.study and game.origin is None:
        return game.headers.get(FROM, "").partition(" ")[2]
    return ""
