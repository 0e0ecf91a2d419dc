"""The period in which a placed tile can be taken back."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.engine.board import Placement


class UndoWindow(QObject):
    """Holds back one placement, unknown to the rest of the program.

    `confirmed` carries it once it can no longer be taken back.
    """

    confirmed = Signal(object)  # Placement

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._placement: Placement | None = None
        self._milliseconds = 0
        self._timer = SuspendableTimer(self)
        self._timer.timeout.connect(self.confirm)

    def start(self, placement: Placement, milliseconds: float) -> None:
        """Hold a placement for some milliseconds, or until `confirm` if infinite."""
        self._placement = placement
        if milliseconds < inf:
            self._milliseconds = round(milliseconds)
            self._timer.start(self._milliseconds)

    def limit(self, milliseconds: float) -> None:
        """Hold the placement for so long from now on."""
        placement = self._placement
        if placement is not None:
            self.start(placement, milliseconds)

    @property
    def milliseconds(self) -> int:
        """How long the placement is held, in milliseconds; 0 for until `confirm`."""
        return self._milliseconds if self._timer.isActive() else 0

    def suspend(self, *, suspended: bool) -> None:
        """Stop the clock while `suspended`."""
        self._timer.suspend(suspended=suspended)

    def confirm(self) -> None:
        """Make the placement final."""
        placement = self._placement
        if self.cancel():
            self.confirmed.emit(placement)

    def cancel(self) -> bool:
        """Drop the placement; return False if there was none."""
        self._timer.stop()
        held, self._placement = self._placement, None
        return held is not None
