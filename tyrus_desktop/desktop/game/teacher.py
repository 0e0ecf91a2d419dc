"""Where a person is in a lesson: which placements are accepted, and what is said.

It knows the lesson, its own placements and nothing of the tiles that the person can't see.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.lesson import Lesson, Step, Texts
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.engine.board import Placement

ENOUGH_MISSES = 2
"""After this many misses in one step, the program offers to place the tile."""

PATIENCE_MS = 20_000
"""After this time in one step it does too: a person who finds no way to place a tile makes no
misses."""


class Teacher(QObject):
    """Goes through the steps of a lesson. `changed` follows every change of what is said."""

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
        """The step whose sentences are shown; None while the opponent's turn or a tally is."""
        return self.lesson.steps[self._number] if self._speaking else None

    @property
    def missed(self) -> Texts | None:
        """What is said of the last placement, if it came back."""
        return self._misses[-1] if self._misses else None

    @property
    def stuck(self) -> bool:
        """Whether the person may need the program to place the tile."""
        asked = self.step is not None and self.step.wait is Wait.PLACE
        return asked and (self._waited or len(self._misses) >= ENOUGH_MISSES)

    def speak(self) -> None:
        """Show the sentences of the present step."""
        self._speaking = True
        self._start_patience()
        self.changed.emit()

    def stop(self) -> None:
        """Offer no help from now on: the lesson has been left."""
        self._patience.stop()

    def suspend(self, *, suspended: bool) -> None:
        """While `suspended`, no patience is lost."""
        self._patience.suspend(suspended=suspended)

    def go_on(self) -> None:
        """Leave the present step; its sentences are no longer shown."""
        self._leave()
        self._speaking = False
        self.changed.emit()

    def look(self) -> None:
        """Go on if only a look was asked for: a tile was pointed at, or picked up."""
        if self.step is not None and self.step.wait is Wait.LOOK:
            self._leave()
            self._start_patience()
            self.changed.emit()

    def accept(self, placement: Placement) -> bool:
        """Return whether a placement is accepted; if not, `changed` carries what is said of it."""
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
