"""Saves the window's place, and restores it on the screens that exist, and when they change."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QScreen, QWindow

from tyrus_desktop.desktop.settings import Settings

FRAME = QMargins(4, 40, 4, 8)
"""Room for the window's frame, whose size is unknown before the window is shown."""

TITLE = 20
"""How much of the title bar above a window must be on a screen, in pixels."""

SETTLED_MS = 300
"""Window systems report a new size and that the window was maximised in either order."""

Visibility = QWindow.Visibility
KEPT = (Visibility.Windowed, Visibility.Maximized, Visibility.FullScreen)


class WindowPlace(QObject):
    """The place of one window in the settings, and whether it fills the screen."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._window: QWindow | None = None
        self._normal = QRect()
        self._visibility = Visibility.Windowed
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED_MS)
        self._timer.timeout.connect(self._note_place)

    def restore(self, window: QWindow) -> None:
        """Restore the window's place; at the first start fit it on its screen."""
        self._window = window
        if numbers := self._settings.integers("window", 4):
            window.setGeometry(fitted(QRect(*numbers), _areas(), window.minimumSize()))
        else:
            room = window.screen().availableGeometry().marginsRemoved(FRAME).size()
            window.resize(window.size().boundedTo(room).expandedTo(window.minimumSize()))
        self._normal = window.geometry()
        now, before = self._settings.integers("windowVisibility", 2) or (0, 0)
        if before == Visibility.Maximized.value:
            window.setProperty("visibilityBefore", before)
        window.visibilityChanged.connect(self._follow)
        for signal in (
            window.xChanged,
            window.yChanged,
            window.widthChanged,
            window.heightChanged,
            window.visibilityChanged,
        ):
            signal.connect(self._timer.start)
        window.destroyed.connect(self._forget)
        for screen in QGuiApplication.screens():
            self._follow_screen(screen)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._follow_screen)
        application.screenRemoved.connect(self._fit)
        window.create()  # In its normal place, to which it returns.
        fills = now in (Visibility.Maximized.value, Visibility.FullScreen.value)
        window.setProperty("visibilityAtStart", now if fills else Visibility.Windowed.value)

    def save(self) -> None:
        if self._window is None:
            return
        self._note_place()
        place = self._normal
        self._settings.put("window", [place.x(), place.y(), place.width(), place.height()])
        before = self._window.property("visibilityBefore")
        self._settings.put("windowVisibility", [self._visibility.value, before])

    def _follow(self, visibility: QWindow.Visibility) -> None:
        if visibility in KEPT:
            self._visibility = visibility

    def _follow_screen(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._fit)

    def _fit(self) -> None:
        """Move and shrink the window if its screen has shrunk or is gone."""
        if self._window is not None and self._window.visibility() is Visibility.Windowed:
            place = fitted(self._window.geometry(), _areas(), self._window.minimumSize())
            if place != self._window.geometry():
                self._window.setGeometry(place)

    def _forget(self) -> None:
        self._window = None

    def _note_place(self) -> None:
        """Note the window's place unless it fills the screen."""
        if self._window is not None and self._visibility is Visibility.Windowed:
            self._normal = self._window.geometry()


def _areas() -> list[QRect]:
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


def fitted(place: QRect, areas: list[QRect], least: QSize) -> QRect:
    """Return the place if the screens show all of it and a title bar, else one on a single screen.

    Args:
        place: The saved place, perhaps of other screens.
        areas: The available areas of all screens; at least one.
        least: The window's minimum size.
    """
    place = QRect(place.topLeft(), place.size().expandedTo(least))
    titled = place.adjusted(0, -TITLE, 0, 0)

    def seen(screen: QRect) -> int:
        """Return the number of the place's pixels on a screen."""
        part = screen.intersected(titled)
        return max(0, part.width()) * max(0, part.height())

    if sum(map(seen, areas)) >= titled.width() * titled.height():
        return place
    area = max(areas, key=seen).marginsRemoved(FRAME)
    size = place.size().boundedTo(area.size()).expandedTo(least)
    left = max(area.left(), min(place.left(), area.right() + 1 - size.width()))
    top = max(area.top(), min(place.top(), area.bottom() + 1 - size.height()))
    return QRect(QPoint(left, top), size)
