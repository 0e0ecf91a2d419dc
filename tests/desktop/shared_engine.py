"""One QML engine for the programs of one test after another: it keeps the types and the drawings.

To load both takes half of a program's start. Whatever has a state is new for each program: its
objects, its window and QML's singletons. There are no tests here.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QSize, QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent
from PySide6.QtQuick import QQuickItem
from shiboken6 import Shiboken

from tests.desktop.screen import everything
from tyrus_desktop.desktop.startup.app import Application

FIRST = 20
"""The first programs show nearly all drawings; to look for more takes longer than it saves."""


class SharedEngine:
    """The engine, for one program at a time."""

    def __init__(self) -> None:
        self._engine: QQmlApplicationEngine | None = None
        self._image: QQmlComponent | None = None
        self._images: dict[tuple[QUrl, int, int], QObject] = {}
        self._closed = 0

    def take(self) -> QQmlApplicationEngine | None:
        """Return the engine, or None while another program has it."""
        if self._engine is None or not Shiboken.isValid(self._engine):
            self._engine = QQmlApplicationEngine()
            self._image = QQmlComponent(self._engine)
            self._image.setData(b"import QtQuick\nImage {}", QUrl())
            self._images = {}
        return None if self._engine.rootObjects() else self._engine

    def close(self, application: Application) -> None:
        """Close a program, but leave the engine if it is this one."""
        engine = application.engine
        if engine is not self._engine:
            application.close()
            return
        window = engine.rootObjects()[0]
        self._closed += 1
        if self._closed <= FIRST:
            self._keep_drawings(window.property("contentItem"))
        # What a program deletes last.
        application.engine = cast(QQmlApplicationEngine, window)
        application.close()
        engine.clearSingletons()
        engine.collectGarbage()

    def delete(self) -> None:
        """Delete the engine."""
        if self._engine is not None and Shiboken.isValid(self._engine):
            Shiboken.delete(self._engine)

    def _keep_drawings(self, window: QQuickItem) -> None:
        """Keep each drawing in memory by an item that shows it, too."""
        assert self._image is not None
        for item in everything(window):
            if item.inherits("QQuickImage") and not item.property("source").isEmpty():
                source, size = item.property("source"), item.property("sourceSize")
                key = (source, size.width(), size.height())
                if key not in self._images:
                    properties = {"source": source, "sourceSize": QSize(size)}
                    image = self._image.createWithInitialProperties(properties)
                    self._images[key] = image


ENGINE = SharedEngine()
