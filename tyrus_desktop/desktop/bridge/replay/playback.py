"""Plays a replay moment by moment, with the same beats as in the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.stage.script import Script

SPEEDS = (0.5, 1.0, 2.0, 4.0)

REST_MS = 700
"""The pause after each moment at normal speed, in milliseconds."""


class Playback(QObject):
    """Plays the replay of a table, silently.

    Signals:
        advanced: A step was shown.
        arrived: A moment is complete, and another will follow.
        ended: The last moment was shown.
    """

    advanced = Signal()
    arrived = Signal()
    ended = Signal()

    def __init__(
        self, table: Table, pace: Callable[[], float], parent: QObject | None = None
    ) -> None:
        """`pace` returns the factor for every duration at normal speed."""
        super().__init__(parent)
        self._table = table
        self._speed = SPEEDS.index(1.0)
        self.playing = False
        self.script = Script(lambda: pace() / self.speed, self)
        self.script.ended.connect(self._rest)
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.timeout.connect(self._advance)

    @property
    def speed(self) -> float:
        """The speed; 1 is normal."""
        return SPEEDS[self._speed]

    def change_speed(self, by: int) -> None:
        """Play faster (1) or slower (-1)."""
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + by))

    def start(self) -> None:
        """Play from the current moment."""
        self.playing = True
        self._advance()

    def stop(self) -> None:
        """Stop at once, possibly in the middle of a moment."""
        self.playing = False
        self.script.drop()
        self._resting.stop()

    def _advance(self) -> None:
        replay = self._table.replay
        if replay is None or replay.at_end:
            self.ended.emit()
            return
        self.script.play(list(replay.beats()))
        self.advanced.emit()

    def _rest(self) -> None:
        self.advanced.emit()
        if self._table.replay is not None and not self._table.replay.at_end:
            self.arrived.emit()
        self._resting.start(round(REST_MS / self.speed))
