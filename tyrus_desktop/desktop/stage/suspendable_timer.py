"""A timer for the automatic steps of a game, which stop while a dialog is open."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer


class SuspendableTimer(QTimer):
    """A single-shot timer whose time stops while it is suspended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self._suspended = False
        self._left: int | None = None
        """The remaining milliseconds while suspended, else None."""

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
        """Stop or resume the timer."""
        self._suspended = suspended
        if suspended and super().isActive():
            self._left = self.remainingTime()
            super().stop()
        elif not suspended and self._left is not None:
            left, self._left = self._left, None
            super().start(left)
