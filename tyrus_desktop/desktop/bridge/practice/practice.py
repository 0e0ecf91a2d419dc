"""What the page of practice lists, for QML."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.practice.puzzles import Puzzles
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.ticks import Ticks
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text.languages import Languages

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class Practice(QObject):
    """The practice; each list has an object of its own."""

    def __init__(
        self, table: Table, ticks: Ticks, languages: Languages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.ticks = ticks
        self._puzzles = Puzzles(table, ticks, languages, self)

    @Property(Puzzles, constant=True)
    def puzzles(self) -> Puzzles:
        return self._puzzles
