"""One QML engine for the programs of one test after another: it keeps the types and the drawings.

To load both takes half of a program's start. Whatever has a state is new for each program: its
objects, its window and QML's singletons. There are no tests here.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent
from PySide6.QtQuick import QQuickWindow
from shiboken6 import Shiboken

from tests.desktop.screen import everything
from tyrus_desktop.desktop.startup.app import Application

LOOKS = 40
"""The first programs show nearly all drawings; to look for more takes longer than it saves."""

KEPT_IMAGE = b"""
import QtQuick
Image {
    required property Image like
    Component.onCompleted: {
        fillMode = like.fillMode;
        sourceSize = like.sourceSize;
        source = like.source;
        like = null;
    }
}
"""
"""An image with all by which Qt tells one rasterized drawing from another."""


class SharedEngine:
    """The engine, for one program at a time."""

    def __init__(self) -> None:
        self._engine: QQmlApplicationEngine | None = None
        self._image: QQmlComponent | None = None
        self._images: dict[tuple[QUrl, int, int], QObject] = {}
        self._looks = 0

    def take(self) -> QQmlApplicationEngine | None:
        """Return the engine, or None while another program has it."""
        if self._engine is None or not Shiboken.isValid(self._engine):
            self._engine = QQmlApplicationEngine()
            self._image = QQmlComponent(self._engine)
            self._image.setData(KEPT_IMAGE, QUrl())
            self._images = {}
        return None if self._engine.rootObjects() else self._engine

    def close(self, application: Application) -> None:
        """Close a program, but leave the engine if it is this one."""
        engine = application.engine
        if engine is not self._engine:
            application.close()
            return
        window = engine.rootObjects()[0]
        self.keep_drawings(window)
        # What a program deletes last.
        application.engine = cast(QQmlApplicationEngine, window)
        application.close()
        engine.clearSingletons()
        engine.collectGarbage()

    def delete(self) -> None:
        """Delete the engine."""
        if self._engine is not None and Shiboken.isValid(self._engine):
            Shiboken.delete(self._engine)

    def keep_drawings(self, window: QQuickWindow) -> None:
        """Keep each drawing in memory by an item that shows it, too."""
        self._looks += 1
        if self._looks > LOOKS or self._image is None:
            return
        for item in everything(window.contentItem()):
            if item.inherits("QQuickImage") and not item.property("source").isEmpty():
                source, size = item.property("source"), item.property("sourceSize")
                key = (source, size.width(), size.height())
                if key not in self._images:
                    self._images[key] = self._image.createWithInitialProperties({"like": item})


ENGINE = SharedEngine()
