"""What the pages of practice list, for QML."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.practice.lessons import Lessons
from tyrus_desktop.desktop.bridge.practice.moment_list import Moments
from tyrus_desktop.desktop.bridge.practice.pictures import Pictures
from tyrus_desktop.desktop.bridge.practice.puzzle_list import Puzzles
from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.library.ticks import Ticks
from tyrus_desktop.desktop.properties import QmlUncreatable, field
from tyrus_desktop.desktop.text.languages import Languages

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class Practice(QObject):
    """The practice; each list has an object of its own."""

    def __init__(
        self,
        table: Table,
        replay: Replay,
        library: LibraryStore,
        ticks: Ticks,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.ticks = ticks
        self._lessons = Lessons(table, ticks, languages, self)
        self._puzzles = Puzzles(table, ticks, languages, self)
        self._moments = Moments(table, replay, library, ticks, languages, self)
        self.pictures = Pictures((self._lessons, self._puzzles, self._moments))

    lessons = field(Lessons, "_lessons")

    puzzles = field(Puzzles, "_puzzles")

    moments = field(Moments, "_moments")
