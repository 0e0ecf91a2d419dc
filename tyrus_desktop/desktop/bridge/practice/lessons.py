"""The lessons for QML: their list, what is done, and which comes next.

`bridge.table.lesson` has the lesson at the table.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game import lesson
from tyrus_desktop.desktop.game.lesson import Heading
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.ticks import Ticks
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.languages import Languages

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

SECTION = "lessons"


@QmlElement
@QmlUncreatable("The practice has it.")
class Lessons(QObject):
    """The lessons in their order; a row is a map of `name`, `title`, `detail` and `done`.

    `changed` is emitted after every change, `offered` with the name of the lesson to offer
    next, empty once all are done.
    """

    changed = Signal()
    offered = Signal(str)

    def __init__(
        self, table: Table, ticks: Ticks, languages: Languages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._ticks = table, ticks
        table.changed.connect(self._follow)
        ticks.changed.connect(self.changed)
        languages.changed.connect(self.changed)

    @Property(list, notify=changed)
    def rows(self) -> list[dict[str, Any]]:
        """All lessons."""
        return [
            {
                "name": each.name,
                "title": words.lesson_title(each.titles),
                "detail": words.lesson_time(each.seconds),
                "done": self._ticks.has(SECTION, each.name),
            }
            for each in self._all
        ]

    @Slot(str)
    def start(self, name: str) -> None:
        """Bring a lesson to the table."""
        self._table.teach(lesson.read(name))

    @cached_property
    def _all(self) -> tuple[Heading, ...]:
        return lesson.headings()

    def _follow(self) -> None:
        """Tick a lesson at its end, and offer the next that is not done; later ones first."""
        teacher = self._table.teacher
        if teacher is None or self._table.phase is not Phase.TAUGHT:
            return
        names = [each.name for each in self._all]
        if (here := teacher.lesson.name) not in names:
            return
        self._ticks.add(SECTION, here)
        place = names.index(here)
        left = [
            each for each in (*names[place:], *names[:place]) if not self._ticks.has(SECTION, each)
        ]
        self.offered.emit(left[0] if left else "")
