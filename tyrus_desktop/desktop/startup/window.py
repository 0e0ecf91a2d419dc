"""Saves the window's place, and restores it on a screen that exists."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QWindow

from tyrus_desktop.desktop.settings import Settings

FRAME = QSize(8, 48)
"""Room for the window's frame, whose size is unknown before the window is shown."""


class WindowPlace(QObject):
    """The place of one window, in the settings."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._window: QWindow | None = None

    def restore(self, window: QWindow) -> None:
        """Restore the window's place if enough of it would be visible.

        Otherwise fit the window on its screen, with its frame.
        """
        self._window = window
        if numbers := self._settings.integers("window", 4):
            place = QRect(*numbers)
            place.setSize(place.size().expandedTo(window.minimumSize()))
            areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            if any(area.intersects(place.adjusted(80, 80, -80, -80)) for area in areas):
                window.setGeometry(fitted(place, areas, window.minimumSize()))
                return
        room = window.screen().availableSize() - FRAME
        window.resize(window.size().boundedTo(room).expandedTo(window.minimumSize()))

    def save(self) -> None:
        if self._window is None:
            return
        if self._window.visibility() == QWindow.Visibility.Windowed:
            place = self._window.geometry()
            numbers = [place.x(), place.y(), place.width(), place.height()]
            self._settings.put("window", numbers)


def fitted(place: QRect, areas: list[QRect], least: QSize) -> QRect:
    """Return a place that fits on its screen, unless it covers several screens.

    Args:
        place: The saved place, perhaps of a larger screen.
        areas: The available areas of all screens; at least one.
        least: The window's minimum size.
    """

    def seen(screen: QRect) -> int:
        """Return the number of the place's pixels on a screen."""
        part = screen.intersected(place)
        return max(0, part.width()) * max(0, part.height())

    area = max(areas, key=seen)
    whole = place.width() * place.height()
    if place.size() == place.size().boundedTo(area.size()) or sum(map(seen, areas)) == whole:
        return place
    size = place.size().boundedTo(area.size()).expandedTo(least)
    left = max(area.left(), min(place.left(), area.right() + 1 - size.width()))
    top = max(area.top(), min(place.top(), area.bottom() + 1 - size.height()))
    return QRect(QPoint(left, top), size)
