"""One QML engine for the programs of one test after another: it keeps the types and the drawings.

To load both takes half of a program's start. Whatever has a state is new for each program: its
objects, its window and QML's singletons. There are no tests here.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow
from shiboken6 import Shiboken

from tests.desktop.support.items import everything
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.engine import new_engine

LOOK_EVERY = 5
"""Starts and ends of programs between two searches for new drawings: a search takes its time."""

COLLECT_EVERY = 10
"""Programs between two collections of what QML's scripts left: one takes a tenth of a start."""

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
"""An image of the same drawing: Qt tells them apart by source and size, some by how they fill."""


class SharedEngine:
    """Engines that are used again: usually one, more while several programs run at once."""

    def __init__(self) -> None:
        self._engines: list[QQmlApplicationEngine] = []
        # Some tests delete their engine, and Qt has one store of drawings for all engines.
        self._keeper: QQmlEngine | None = None
        self._images: dict[tuple[QUrl, int, int], QObject] = {}
        self._looks = 0
        self._closed = 0

    def take(self) -> QQmlApplicationEngine:
        """Return an engine that no program uses now."""
        self._engines = [each for each in self._engines if Shiboken.isValid(each)]
        for engine in self._engines:
            if not engine.rootObjects():
                return engine
        self._engines.append(new_engine())
        return self._engines[-1]

    def close(self, application: Application) -> None:
        """Close a program, but keep its engine."""
        engine = application.engine
        window = engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        self.keep_drawings(window)
        # What a program deletes last.
        application.engine = cast(QQmlApplicationEngine, window)
        application.close()
        engine.clearSingletons()
        self._closed += 1
        if self._closed % COLLECT_EVERY == 0:
            engine.collectGarbage()

    def delete(self) -> None:
        """Delete the engines, and the drawings."""
        for each in (*self._images.values(), self._keeper, *self._engines):
            if each is not None and Shiboken.isValid(each):
                Shiboken.delete(each)
        self._engines.clear()
        self._images.clear()
        self._keeper = None

    def keep_drawings(self, window: QQuickWindow) -> None:
        """Keep each drawing in memory by an item that shows it, too."""
        self._looks += 1
        if self._looks % LOOK_EVERY != 1:
            return
        self._keeper = self._keeper or QQmlEngine()
        image = QQmlComponent(self._keeper)
        image.setData(KEPT_IMAGE, QUrl())
        for item in everything(window.contentItem()):
            if item.inherits("QQuickImage") and not item.property("source").isEmpty():
                source, size = item.property("source"), item.property("sourceSize")
                key = (source, size.width(), size.height())
                if key not in self._images:
                    self._images[key] = image.createWithInitialProperties({"like": item})


ENGINE = SharedEngine()
