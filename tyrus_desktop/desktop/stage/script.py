"""The script: beats waiting to be shown, one after the other, each given its time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop.stage.beats import Beat

FRAME = 34
"""Milliseconds before the first beat: what led to it has taken its part of two frames already."""


class Script(QObject):
    """Plays beats; `ended` follows the last. A timer alone moves it on, so that nothing that
    the screen does, or fails to do, can hold a game up. `cued` brings the `Cue` of a beat that
    is being shown, and its lag in milliseconds.
    """

    ended = Signal()
    cued = Signal(object, int)

    def __init__(self, pace: Callable[[], float], parent: QObject | None = None) -> None:
        """`pace` gives the factor for every duration; at 0 all happens at once."""
        super().__init__(parent)
        self._get_pace = pace
        self._beats: deque[Beat] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def pace(self) -> float:
        return self._get_pace()

    @property
    def running(self) -> bool:
        return self._timer.isActive() or bool(self._beats)

    def play(self, beats: Iterable[Beat]) -> None:
        """Add beats at the end, and begin if nothing is being shown."""
        idle = not self.running
        self._beats.extend(beats)
        if idle:
            self._timer.start(FRAME if self.pace else 0)

    def skip(self) -> None:
        """Cut the time of the beat being looked at."""
        if self._timer.isActive():
            self._timer.start(0)

    def drop(self) -> None:
        """Forget what has not been shown."""
        self._beats.clear()
        self._timer.stop()

    def _go_on(self) -> None:
        while self._beats:
            beat = self._beats.popleft()
            beat.show()
            if beat.cue is not None:
                self.cued.emit(beat.cue, round(beat.lag * self.pace))
            duration = round(beat.milliseconds * self.pace)
            if duration > 0:
                self._timer.start(duration)
                return
        self.ended.emit()
