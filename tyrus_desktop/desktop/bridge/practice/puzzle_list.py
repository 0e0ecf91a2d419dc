"""The puzzles for QML: their list, the one at the table, and what can follow a try."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.practice.practice_list import PracticeList
from tyrus_desktop.desktop.game import puzzle
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.puzzle import Kept, Puzzle
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import puzzle_texts as texts
from tyrus_desktop.engine.puzzles import PROVED
from tyrus_desktop.library import clock

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN_MS = 2000
"""How long an answer is pointed at before it is placed."""


@QmlElement
@QmlUncreatable("The practice has it.")
class Puzzles(PracticeList):
    """The puzzles: that of the day, then those that most levels find first.

    `changed` is emitted after a change at the table.
    """

    section = "puzzles"
    changed = Signal()
    _told = False
    """Whether the answer to the one at the table was shown."""

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Whether a puzzle is at the table."""
        return self._puzzle is not None

    @Property(bool, notify=changed)
    def right(self) -> bool:
        """Whether the tile that was tried is an answer."""
        return self._puzzle is not None and self._puzzle.verdict == puzzle.RIGHT

    @Slot(str)
    def start(self, name: str) -> None:
        """Bring a puzzle to the table."""
        self._told = False
        for each in puzzle.read_all():
            if each.name == name:
                self._table.teach(puzzle.puzzle(each))

    @Slot()
    def next(self) -> None:
        """Bring the next unsolved puzzle to the table; after the last, the first."""
        here, every = self._puzzle, puzzle.read_all()
        at = next((n for n, each in enumerate(every) if here and each.name == here.name), -1)
        later = (*every[at + 1 :], *every[: at + 1])
        self.start(next((each for each in later if not self._done(each.name)), later[0]).name)

    @Slot()
    def again(self) -> None:
        """Ask the same once more."""
        if (here := self._puzzle) is not None:
            self.start(here.name)

    @Slot()
    def showMe(self) -> None:
        """Point at an answer and name it, then play it out; the puzzle is not solved by that."""
        if (here := self._puzzle) is not None:
            kept = next(each for each in puzzle.read_all() if each.name == here.name)
            self._told = True
            self._table.teach(shown := puzzle.puzzle(kept).shown())
            QTimer.singleShot(
                round(SHOWN_MS * self._table.stage.get_manner().pace),
                self,
                lambda: self._play_out(shown),
            )

    def _play_out(self, shown: Puzzle) -> None:
        """Place the answer that is pointed at, unless the person has placed it or left."""
        if self._puzzle is shown and self._table.phase is Phase.PERSON:
            self._table.place(shown.best())

    def _follow(self) -> None:
        """Tick a puzzle that was solved."""
        if (here := self._puzzle) is not None and self.right and not self._told:
            self._tick(here.name)
        self.changed.emit()

    def _list(self) -> Iterator[tuple[str, str, str]]:
        today = self._of_day()
        numbered = enumerate(puzzle.read_all(), 1)
        for number, each in sorted(numbered, key=lambda row: row[1] is not today):
            title = texts.puzzle(each.title(), number, of_day=each is today)
            proved = each.question in PROVED
            yield each.name, title, texts.difficulty(each.found_by, proved=proved)

    def _of_day(self) -> Kept:
        day = clock.now().date().toordinal()
        return random.Random(day).choice(puzzle.read_all())

    @property
    def _puzzle(self) -> Puzzle | None:
        teacher = self._table.teacher
        return teacher.lesson if teacher and isinstance(teacher.lesson, Puzzle) else None
