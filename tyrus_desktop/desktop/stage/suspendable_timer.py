"""A timer for what goes on by itself in a game, but not under an open dialog."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer


class SuspendableTimer(QTimer):
    """A single-shot timer. While it is suspended its time stands still."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, singleShot=True)
        self._suspended = False
        self._left: int | None = None
        """The milliseconds that are left while the time stands still; None while it runs."""

    def isActive(self) -> bool:
        return super().isActive() or self._left is not None

    def start(self, milliseconds: int) -> None:  # type: ignore[override]
        if self._suspended:
            self._left = milliseconds
        else:
            super().start(milliseconds)

    def stop(self) -> None:
        self._left = None
        super().stop()

    def suspend(self, *, suspended: bool) -> None:
        """Let the time stand still, or go on."""
        self._suspended = suspended
        if suspended and super().isActive():
            self._left = self.remainingTime()
            super().stop()
        elif not suspended and self._left is not None:
            left, self._left = self._left, None
            super().start(left)
