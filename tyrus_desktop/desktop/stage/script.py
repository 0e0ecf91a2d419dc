"""A queue of beats, shown one after the other, each for its duration."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer

if TYPE_CHECKING:
    from tyrus_desktop.desktop.stage.beats import Beat

FRAME = 34
"""The pause in milliseconds before the first beat, which gives that beat its own frame."""

DEAF_MS = 400
"""How many milliseconds of a stop ignore a skip, since it was meant for earlier beats."""


class Script(QObject):
    """Plays beats: a timer starts each one, except that a stop waits for the person.

    So no hidden window or lost animation stalls a game. `ended` follows the last beat. `cued`
    carries a beat's `Cue` and its lag in milliseconds, `announced` its announcement.
    """

    ended = Signal()
    cued = Signal(object, int)
    announced = Signal(str)

    def __init__(self, pace: Callable[[], float], parent: QObject | None = None) -> None:
        """`pace` returns the factor for every duration; at 0 the script waits only at stops."""
        super().__init__(parent)
        self.get_pace = pace
        self._beats: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._since_stop = QElapsedTimer()
        self._timer = SuspendableTimer(self)
        self._timer.timeout.connect(self.step)

    @property
    def running(self) -> bool:
        return self._timer.isActive() or bool(self._beats)

    @property
    def pending(self) -> int:
        """The number of beats not shown yet."""
        return len(self._beats)

    def play(self, beats: Iterable[Beat]) -> None:
        """Append beats, and start the script if it is idle."""
        idle = not self.running
        self._beats.extend(beats)
        if idle:
            self._timer.start(FRAME if self.get_pace() else 0)

    def skip(self, *, to_the_end: bool = False) -> None:
        """End the current beat now; at a stop, go on.

        Also show the skippable beats that follow, up to the next one that `stops_skip` or,
        `to_the_end`, up to the verdict of a tally.
        """
        beat = self._beat
        stopped = beat is not None and bool(beat.stop)
        if stopped and self.get_pace() and not self._since_stop.hasExpired(DEAF_MS):
            return
        if beat is not None and beat.skippable and (to_the_end or not stopped):
            self._rush(to_the_end=to_the_end)
        if self._timer.isActive() or stopped:
            self._timer.start(0)

    def finish(self) -> None:
        """Show all remaining beats at once, without sounds and announcements."""
        if self.running:
            self._timer.stop()
            while self._beats:
                self._beats.popleft().show()
            self._beat = None
            self.ended.emit()

    def pause(self) -> None:
        """Wait for `step` before the next beat; for tests."""
        self._timer.stop()

    def suspend(self, *, suspended: bool) -> None:
        """Stop or resume the timer."""
        self._timer.suspend(suspended=suspended)

    def drop(self) -> None:
        """Drop all remaining beats."""
        self._beats.clear()
        self._beat = None
        self._timer.stop()

    def step(self) -> None:
        """Show the next beats up to the first one that takes time, and start the timer."""
        while self._beats:
            self._beat = beat = self._beats.popleft()
            beat.show()
            if beat.cue is not None:
                self.cued.emit(beat.cue, round(beat.lag * self.get_pace()))
            if beat.announcement is not None:
                self.announced.emit(beat.announcement())
            if beat.stop:
                self._since_stop.start()
            duration = beat.milliseconds * self.get_pace() + beat.wait_ms
            if duration == inf:
                return
            if round(duration) > 0:
                if beat.timed is not None:
                    beat.timed(round(duration))
                self._timer.start(round(duration))
                return
        self._beat = None
        self.ended.emit()

    def _rush(self, *, to_the_end: bool) -> None:
        """Show the skippable beats that follow at once, without sounds."""
        while self._beats and self._beats[0].skippable:
            beat = self._beats[0]
            if beat.stops_skip and not (to_the_end and beat.stop is Stop.TURN):
                break
            self._beats.popleft()
            if not beat.stop:
                beat.show()
