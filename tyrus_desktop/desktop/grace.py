"""A tile placed for now: it can be taken up again until it is confirmed or a while has passed."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.engine.board import Placement


class Grace(QObject):
    """Holds one placement back, of which nobody has heard; `over` brings it when it stands."""

    over = Signal(object)  # Placement

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._placement: Placement | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.confirm)

    def begin(self, placement: Placement, milliseconds: float) -> None:
        """Hold a placement for a time; infinity: until `confirm`."""
        self._placement = placement
        if milliseconds < inf:
            self._timer.start(round(milliseconds))

    def confirm(self) -> None:
        """Let the placement stand."""
        placement = self._placement
        if self.forget():
            self.over.emit(placement)

    def forget(self) -> bool:
        """Drop the placement; False if there was none."""
        self._timer.stop()
        held, self._placement = self._placement, None
        return held is not None
