"""The puzzles for QML: their shelves, the one at the table, and what can follow a try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.practice.practice_list import Card, PracticeList
from tyrus_desktop.desktop.game import puzzle
from tyrus_desktop.desktop.game.glance import Glance
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.puzzle import Puzzle
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.ticks import Ticks
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import puzzle_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.puzzles import PROVED, Question

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

SHELVES = (Question.WIN, Question.ROW, Question.CHEAPEST, Question.JUDGED)
"""The ideas in the order of their shelves."""

STARS = 5
"""Those of a puzzle that no level finds; one that all eight find has one."""
SHOWN_MS = 2000
"""How long an answer is pointed at before it is placed."""


@QmlElement
@QmlUncreatable("The practice has it.")
class Puzzles(PracticeList):
    """The puzzles: those that most levels find first, but that of the day before them.

    `changed` is emitted after a change at the table, `shelved` after one of the cards.
    """

    section = "puzzles"
    changed = Signal()
    shelved = Signal()  # As `listed`, which a property of this class can't name.
    _told = False
    """Whether the answer to the one at the table was shown."""

    def __init__(
        self, table: Table, ticks: Ticks, languages: Languages, parent: QObject | None = None
    ) -> None:
        super().__init__(table, ticks, languages, parent)
        self.listed.connect(self.shelved)

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Whether a puzzle is at the table."""
        return self._puzzle is not None

    @Property(bool, notify=changed)
    def right(self) -> bool:
        """Whether the tile that was tried is an answer."""
        return self._puzzle is not None and self._puzzle.verdict == puzzle.RIGHT

    @Property(list, notify=shelved)
    def shelves(self) -> list[dict[str, Any]]:
        """The puzzles by idea: maps of `idea`, `title`, `question`, `rows` and `done`, a number."""
        ideas, rows = {each.name: each.question for each in puzzle.read_all()}, self.rows
        return [
            {
                "idea": idea.value,
                "title": say(puzzle.texts()["shelf"][idea.value]),
                "question": say(puzzle.texts()["shelf-question"][idea.value]),
                "rows": [each for each in rows if ideas[each["name"]] is idea],
                "done": sum(each["done"] for each in rows if ideas[each["name"]] is idea),
            }
            for idea in SHELVES
        ]

    def glance(self, name: str) -> Glance | None:
        return next((each.glance for each in puzzle.read_all() if each.name == name), None)

    @Slot(str)
    def start(self, name: str) -> None:
        """Bring a puzzle to the table."""
        self._told = False
        for each in puzzle.read_all():
            if each.name == name:
                self._table.teach(puzzle.puzzle(each))

    @Slot()
    def next(self) -> None:
        """Bring the next unsolved puzzle to the table, of the same idea if any is left."""
        here, every = self._puzzle, puzzle.read_all()
        at = next((n for n, each in enumerate(every) if here and each.name == here.name), -1)
        later = [*every[at + 1 :], *every[: at + 1]]
        if here is not None:
            later.sort(key=lambda each: each.question is not here.question)
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

    def _list(self) -> Iterator[Card]:
        today = puzzle.of_day()
        for each in sorted(puzzle.read_all(), key=lambda one: one is not today):
            difficulty = texts.difficulty(each.found_by, proved=each.question in PROVED)
            yield Card(
                each.name,
                texts.puzzle(each.election, each.kind),
                about=f"{each.title()} · {difficulty}",
                badge=say("Puzzle of the day") if each is today else "",
                stars=STARS - (each.found_by + 1) // 2,
            )

    @property
    def _puzzle(self) -> Puzzle | None:
        teacher = self._table.teacher
        return teacher.lesson if teacher and isinstance(teacher.lesson, Puzzle) else None
