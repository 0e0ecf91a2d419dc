"""A lesson for QML: its texts, the marks on the table, and the person's actions.

`game.teacher` decides the course of a lesson.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.keys.bindings import KeyBindings
from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.desktop.game import lesson
from tyrus_desktop.desktop.game.phase import Phase, Wait
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import prompt_texts, words
from tyrus_desktop.desktop.text.descriptions import describe_hand, describe_hints
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import BUILDINGS, Placement

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.lesson import Step

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_MS = 600
"""Time for which the pointer must rest on a tile to count as a look, in milliseconds."""


@QmlElement
@QmlUncreatable("The controller has it.")
class LessonState(QObject):
    """The lesson at the table; `changed` is emitted after every change.

    `announced` carries a sentence for screen readers. `leaveAsked` lets QML ask whether to leave;
    `left` is emitted when a lesson was left, `practiceAsked` when the page of practice is needed.
    """

    changed = Signal()
    announced = Signal(str)
    leaveAsked = Signal()
    left = Signal()
    practiceAsked = Signal()

    def __init__(
        self, table: Table, settings: Settings, keys: KeyBindings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._keys = keys
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self._look)
        table.changed.connect(self.changed)
        table.stage.changed.connect(self._follow_stage)
        table.changed.connect(self._take_note)
        settings.changed.connect(self.changed)
        keys.labelsChanged.connect(self.changed)

    @Property(str, notify=changed)
    def offered(self) -> str:
        """The lesson offered on the opening screen; empty after a game or all lessons."""
        return "" if self._settings.played else self._settings.nextLesson

    @Property(bool, notify=changed)
    def running(self) -> bool:
        """Whether a lesson is at the table."""
        return self._table.teacher is not None

    @Property(bool, notify=changed)
    def ended(self) -> bool:
        """Whether the lesson has ended and the person chooses what follows."""
        return self._table.phase is Phase.TAUGHT

    @Property(bool, notify=changed)
    def counting(self) -> bool:
        """Whether a puzzle is at the table that is solved by counting the tiles seen."""
        return self._table.teacher is not None and self._table.teacher.lesson.counting

    @Property(str, notify=changed)
    def happened(self) -> str:
        """A sentence on what has happened, or why the last placement was rejected."""
        return self._sentences[0]

    @Property(str, notify=changed)
    def toDo(self) -> str:
        """A sentence on what to do now."""
        return self._sentences[1]

    @Property(bool, notify=changed)
    def turning(self) -> bool:
        """Whether the person is asked to begin the tally."""
        return self._waits_for(Wait.TURN)

    @Property(bool, notify=changed)
    def stopped(self) -> bool:
        """Whether the lesson waits for the person to continue."""
        return self._waits_for(Wait.TURN, Wait.SUM, Wait.NEXT)

    @Property(bool, notify=changed)
    def stuck(self) -> bool:
        """Whether to offer to place the tile for the person."""
        teacher = self._table.teacher
        return teacher is not None and teacher.stuck

    @Property(int, notify=changed)
    def sumSide(self) -> int:
        """The side whose sum is explained, or -1."""
        step = self._step
        return SIDES.index(step.side) if step is not None and step.side is not None else NONE

    @Property(int, notify=changed)
    def building(self) -> int:
        """The building to place a tile in, or -1."""
        step = self._step
        return BUILDINGS.index(step.building) if step and step.building else NONE

    @Property(int, notify=changed)
    def slot(self) -> int:
        """The slot of the marked tile, or -1."""
        return self._marked[1]

    @Property(int, notify=changed)
    def side(self) -> int:
        """The side whose hand has the marked tile, or -1."""
        return self._marked[0]

    @Property(str, notify=changed)
    def keysToPress(self) -> str:
        """A sentence about the keys for the expected action; empty if there are none."""
        step = self._step
        if step is None:
            return ""
        match step.wait:
            case Wait.LOOK:
                return say(prompt_texts.KEYS_TO_LOOK)
            case Wait.PLACE if step.building is not None:
                return prompt_texts.keys_to_place(self.slot + 1, self._building_key(self.building))
            case Wait.TURN:
                return say(prompt_texts.KEYS_TO_TURN)
        return ""

    @Slot(str)
    def start(self, name: str) -> None:
        """Play the lesson with this file name; the first one if there is none such."""
        self.practiceAsked.emit()  # It ticks the lesson at its end.
        try:
            found = lesson.read(name)
        except OSError:  # The file of the settings may name any.
            found = lesson.read(lesson.FIRST_GAME)
        self._table.teach(found)

    @Slot()
    def again(self) -> None:
        """Restart the lesson."""
        teacher = self._table.teacher
        if teacher is not None:
            self._table.teach(teacher.lesson)

    @Slot()
    def askToLeave(self) -> None:
        """Leave the lesson; before its end, ask the person first."""
        if self.ended:
            self.leave()
        elif self.running:
            self.leaveAsked.emit()

    @Slot()
    def leave(self) -> None:
        """Return to the opening screen, which offers the lesson again until its end was seen."""
        if self.running:
            self._table.clear()
            self.left.emit()

    @Slot()
    def placeForMe(self) -> None:
        """Place the tile that the step asks for."""
        step = self._step
        if self._table.phase is Phase.PERSON and step and step.tile and step.building:
            self._table.place(Placement(step.tile, step.building))

    def point(self, slot: int) -> None:
        """Start timing a look at the tile under the pointer; -1 stops it."""
        if slot == NONE:
            self._looking.stop()
        elif self.running:
            self._looking.start()

    def hold(self, slot: int) -> None:
        """Treat a picked-up tile as looked at; in the first step, announce its effects."""
        if slot != NONE:
            if self._waits_for(Wait.LOOK):
                self.announced.emit(describe_hints(self._table.stage.models.buildings.rows))
            self._look()

    def announce_keys(self) -> None:
        """Announce the keys for the expected action; in the first step, also the hand."""
        step = self._step
        if step is None or self._table.stage.view is None:
            return
        if step.wait is Wait.LOOK:
            side = self._table.stage.view.side
            self.announced.emit(describe_hand(self._table.stage.models.tiles.rows, side))
        if self.keysToPress:
            self.announced.emit(self.keysToPress)

    def tell_how_to_turn(self) -> None:
        """Announce which key begins the tally."""
        if self.turning:
            self.announced.emit(self.keysToPress)

    @property
    def _step(self) -> Step | None:
        teacher = self._table.teacher
        return teacher.step if teacher else None

    @property
    def _sentences(self) -> tuple[str, str]:
        texts = self._table.teacher.texts if self._table.teacher else None
        return words.lesson_sentences(texts) if texts else ("", "")

    @property
    def _marked(self) -> tuple[int, int]:
        """The side and slot of the marked tile, if it is face up in a hand; else both are -1."""
        step = self._step
        if step is not None and step.tile is not None:
            for row in self._table.stage.models.tiles.rows:
                if row.place == TilePlace.HAND and row.tile == step.tile:
                    return row.tile_side, row.slot
        return NONE, NONE

    def _waits_for(self, *waits: Wait) -> bool:
        return self._step is not None and self._step.wait in waits

    def _building_key(self, building: int) -> str:
        near = BUILDINGS[building].side is self._table.near_side
        keys = self._keys.labels["near" if near else "far"]
        return str(keys).split()[building % 3]

    def _look(self) -> None:
        if self._table.teacher is not None:
            self._table.teacher.look()

    def _follow_stage(self) -> None:
        if self.running:  # Otherwise no property depends on the stage.
            self.changed.emit()

    def _take_note(self) -> None:
        """Stop offering lessons first once a game has begun."""
        if self._table.has_real_game:
            self._settings.played = True
