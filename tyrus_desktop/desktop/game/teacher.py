"""A person's progress through a lesson: which placements are accepted, and what is said.

The teacher knows the lesson and the person's placements, but no tile that the person can't see.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.lesson import Lesson, Step, Texts
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.engine.board import Placement

ENOUGH_MISSES = 2
"""Number of rejected placements in one step after which the program offers to place the tile."""

PATIENCE_MS = 20_000
"""Time in one step after which it offers the same, for a person who can't place any tile."""


class Teacher(QObject):
    """Goes through the steps of a lesson; `changed` is emitted when the texts change."""

    changed = Signal()

    def __init__(self, lesson: Lesson, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self._number = 0
        self._speaking = False
        self._misses: list[Texts] = []
        self._waited = False
        self._patience = SuspendableTimer(self)
        self._patience.timeout.connect(self._offer_help)

    @property
    def step(self) -> Step | None:
        """The step whose texts are shown; None during the opponent's turn or a tally."""
        return self.lesson.steps[self._number] if self._speaking else None

    @property
    def texts(self) -> Texts | None:
        """The texts of the step, or why the last placement was rejected, and what to do."""
        if self.step is None:
            return None
        return self._misses[-1] if self._misses else self.step.texts

    @property
    def stuck(self) -> bool:
        """Whether to offer to place the tile for the person."""
        step = self.step
        asks = step is not None and step.wait is Wait.PLACE and step.tile is not None
        return asks and (self._waited or len(self._misses) >= ENOUGH_MISSES)

    def speak(self) -> None:
        """Show the texts of the current step."""
        self._speaking = True
        self._start_patience()
        self.changed.emit()

    def stop(self) -> None:
        """Stop offering help, because the person has left the lesson."""
        self._patience.stop()

    def suspend(self, *, suspended: bool) -> None:
        """Stop the clock while `suspended`."""
        self._patience.suspend(suspended=suspended)

    def go_on(self) -> None:
        """Leave the current step and hide its texts."""
        self._leave()
        self._speaking = False
        self.changed.emit()

    def look(self) -> None:
        """Go on to the next step if this one waits for a look at a tile."""
        if self.step is not None and self.step.wait is Wait.LOOK:
            self._leave()
            self._start_patience()
            self.changed.emit()

    def accept(self, placement: Placement) -> bool:
        """Return whether a placement is accepted; if not, `texts` say why."""
        self.look()
        step = self.step
        if step is None or step.wait is not Wait.PLACE:
            return False
        if step.accept(placement):
            self._leave()
            self._speaking = False
            return True
        self._misses.append(step.miss(placement))
        self.changed.emit()
        return False

    def _leave(self) -> None:
        self._number += 1
        self._misses = []
        self._waited = False
        self._patience.stop()

    def _start_patience(self) -> None:
        if self.step is not None and self.step.wait is Wait.PLACE:
            self._patience.start(PATIENCE_MS)

    def _offer_help(self) -> None:
        self._waited = True
        self.changed.emit()
