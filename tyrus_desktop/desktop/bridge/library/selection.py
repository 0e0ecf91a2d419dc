"""The selected games of the library, for QML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models.games_model import GamesModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable

if TYPE_CHECKING:
    from tyrus_desktop.library.entries import Entry

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The library owns it.")
class GameSelection(QObject):
    """The selected games of a model."""

    changed = Signal()

    def __init__(self, games: GamesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        games.selection_changed.connect(self.changed)

    @property
    def only(self) -> Entry | None:
        """The selected game, if exactly one is selected."""
        chosen = self._games.selected
        return chosen[0] if len(chosen) == 1 else None

    @property
    def names(self) -> list[str]:
        """The selected games' file names."""
        return [entry.name for entry in self._games.selected]

    @Slot(int)
    @Slot(int, bool)
    @Slot(int, bool, bool)
    def select(self, index: int, toggle: bool = False, extend: bool = False) -> None:
        """Select only this row, or toggle it, or extend the selection to it."""
        self._games.select(index, toggle=toggle, extend=extend)

    @Slot()
    def selectAll(self) -> None:
        self._games.select_all()

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._games.selected)

    @Property(bool, notify=changed)
    def canOpen(self) -> bool:
        """Whether exactly one game is selected and can be read."""
        return self.only is not None and self.only.readable

    @Property(bool, notify=changed)
    def running(self) -> bool:
        """Whether exactly one game is selected and is unfinished."""
        return self.only is not None and self.only.running

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether exactly one game is selected and is over."""
        return self.only is not None and self.only.over

    @Property(bool, notify=changed)
    def allOver(self) -> bool:
        """Whether games are selected and all are over."""
        chosen = self._games.selected
        return bool(chosen) and all(entry.over for entry in chosen)

    @Property(bool, notify=changed)
    def allStarred(self) -> bool:
        """Whether all selected games have a star."""
        return all(entry.starred for entry in self._games.selected)

    @Property(bool, notify=changed)
    def allReadable(self) -> bool:
        """Whether games are selected and all can be read."""
        chosen = self._games.selected
        return bool(chosen) and all(entry.readable for entry in chosen)

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title of the selected game, if exactly one is selected."""
        return self.only.title if self.only else ""

    @Property(str, notify=changed)
    def note(self) -> str:
        """The note of the selected game, if exactly one is selected."""
        return self.only.note if self.only else ""
