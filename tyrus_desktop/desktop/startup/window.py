"""Remembers where the window was, and puts it back where there is still a screen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QGuiApplication, QWindow

from tyrus_desktop.desktop.settings import Settings

FRAME = QSize(8, 48)
"""Room for the frame of a window, which is known only once it is shown."""


class WindowPlace(QObject):
    """The place of one window, in the settings."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._window: QWindow | None = None

    def restore(self, window: QWindow) -> None:
        """Put the window where it was, if enough of it would be seen there.

        The first time, it fits on the screen with its frame.
        """
        self._window = window
        numbers = self._settings.integers("window", 4)
        if numbers is None:
            room = window.screen().availableSize() - FRAME
            window.resize(window.size().boundedTo(room).expandedTo(window.minimumSize()))
            return
        place = QRect(*numbers)
        for screen in QGuiApplication.screens():
            area = screen.availableGeometry()
            if area.intersects(place.adjusted(80, 80, -80, -80)):
                size = place.size().boundedTo(area.size())  # It may be that of a larger screen.
                window.setGeometry(QRect(place.topLeft(), size.expandedTo(window.minimumSize())))
                return

    def save(self) -> None:
        if self._window is None:
            return
        if self._window.visibility() == QWindow.Visibility.Windowed:
            place = self._window.geometry()
            numbers = [place.x(), place.y(), place.width(), place.height()]
            self._settings.put("window", numbers)
