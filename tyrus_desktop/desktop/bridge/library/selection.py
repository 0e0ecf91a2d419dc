"""The games selected in the library, for QML: what they are, and so what can be done with them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models.games import GamesModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
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
        """The selected game, if it is one."""
        chosen = self._games.selected
        return chosen[0] if len(chosen) == 1 else None

    @property
    def names(self) -> list[str]:
        """The selected games' files."""
        return [entry.name for entry in self._games.selected]

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._games.selected)

    @Property(bool, notify=changed)
    def canOpen(self) -> bool:
        """Whether one game is selected that can be read."""
        return self.only is not None and not self.only.error

    @Property(bool, notify=changed)
    def running(self) -> bool:
        """Whether the selected game is not over."""
        return self.only is not None and self.only.running

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether one game is selected that is over."""
        return self.only is not None and self.only.over

    @Property(bool, notify=changed)
    def allOver(self) -> bool:
        """Whether games are selected, and all are over."""
        chosen = self._games.selected
        return bool(chosen) and all(entry.over for entry in chosen)

    @Property(bool, notify=changed)
    def allStarred(self) -> bool:
        """Whether all that is selected has a star."""
        return all(entry.starred for entry in self._games.selected)

    @Property(bool, notify=changed)
    def allReadable(self) -> bool:
        """Whether games are selected, and all can be read."""
        chosen = self._games.selected
        return bool(chosen) and not any(entry.error for entry in chosen)

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title of the selected game."""
        return self.only.title if self.only else ""

    @Property(str, notify=changed)
    def note(self) -> str:
        """The note on the selected game."""
        return self.only.note if self.only else ""
