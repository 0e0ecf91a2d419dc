"""A queue of beats, shown one after the other, each for its duration."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop.stage.beats import Beat

FRAME = 34
"""Milliseconds before the first beat, so that it is not in the frame of what caused it."""


class Script(QObject):
    """Plays beats. `ended` follows the last one; `cued` brings a beat's `Cue` and its lag in
    milliseconds.

    Only a timer advances it, so that a hidden window or a lost animation never stalls a game.
    """

    ended = Signal()
    cued = Signal(object, int)

    def __init__(self, pace: Callable[[], float], parent: QObject | None = None) -> None:
        """`pace` returns the factor for every duration; at 0 there is no waiting."""
        super().__init__(parent)
        self.get_pace = pace
        self._beats: deque[Beat] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.step)

    @property
    def pace(self) -> float:
        return self.get_pace()

    @property
    def running(self) -> bool:
        return self._timer.isActive() or bool(self._beats)

    @property
    def pending(self) -> int:
        """How many beats have not been shown yet."""
        return len(self._beats)

    @property
    def remaining_ms(self) -> int:
        """Milliseconds until the next beat; -1 while none is due."""
        return self._timer.remainingTime()

    def play(self, beats: Iterable[Beat]) -> None:
        """Append beats, and start if nothing is being shown."""
        idle = not self.running
        self._beats.extend(beats)
        if idle:
            self._timer.start(FRAME if self.pace else 0)

    def skip(self) -> None:
        """End the current beat now."""
        if self._timer.isActive():
            self._timer.start(0)

    def pause(self) -> None:
        """Show no further beat until `step`."""
        self._timer.stop()

    def drop(self) -> None:
        """Drop all beats that have not been shown."""
        self._beats.clear()
        self._timer.stop()

    def step(self) -> None:
        """Show the next beats, up to the first that takes time; then let the timer go on."""
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
