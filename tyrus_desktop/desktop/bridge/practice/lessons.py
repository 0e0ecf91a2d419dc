"""The lessons for QML: their list, what is done, and which comes next.

`bridge.table.lesson` has the lesson at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.practice.practice_list import Card, PracticeList
from tyrus_desktop.desktop.game import lesson
from tyrus_desktop.desktop.game.glance import Glance
from tyrus_desktop.desktop.game.lesson import Heading
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.desktop.text import words

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The practice has it.")
class Lessons(PracticeList):
    """The lessons in their order.

    `offered` is emitted with the name of the lesson to offer next, empty once all are done.
    """

    section = "lessons"
    offered = Signal(str)

    @Slot(str)
    def start(self, name: str) -> None:
        """Bring a lesson to the table."""
        self._table.teach(lesson.read(name))

    def glance(self, name: str) -> Glance | None:
        return lesson.read(name).glance

    def _list(self) -> Iterator[Card]:
        for each in self._all:
            yield Card(each.name, each.title(), words.lesson_time(each.seconds), sign=each.sign)

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
        self._tick(here)
        place = names.index(here)
        later = (*names[place:], *names[:place])
        self.offered.emit(next((each for each in later if not self._done(each)), ""))
