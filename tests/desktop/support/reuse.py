"""Reuses engines and windows from one test to the next, since making them is expensive.

An engine keeps the compiled types and the drawings. `reset` brings a window back to how it was
before a game.
"""

import shutil
from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QPoint, QSettings, QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import Shiboken

from tests.desktop.support.items import everything
from tests.desktop.support.screen import LEFT, NO_MODIFIER, Key, Screen, sheets
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.engine import new_engine

LOOK_EVERY = 5
"""Starts and ends of programs between two searches for new drawings, which are slow."""

COLLECT_EVERY = 10
"""Programs between two collections of QML's garbage, each of which takes a tenth of a start."""

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
"""An image of the same drawing. Qt's cache distinguishes source, size and fill mode."""


class SharedEngine:
    """Engines that tests reuse: usually one, or several while several programs run at once."""

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
        # Deleted last, in place of the engine.
        application.engine = cast(QQmlApplicationEngine, window)
        application.close()
        if engine is not self._engines[0]:
            # QML's `as` knows one compiled type per file; with two engines it may be the wrong one.
            Shiboken.delete(engine)
            return
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
        """Keep each drawing in memory by a second item that shows it."""
        self._looks += 1
        if self._looks % LOOK_EVERY != 1:
            return
        self._keeper = self._keeper or QQmlEngine()
        image = QQmlComponent(self._keeper)
        image.setData(KEPT_IMAGE, QUrl())
        for item in everything(window.contentItem()):
            if item.inherits("QQuickImage") and item.property("source").isLocalFile():
                source, size = item.property("source"), item.property("sourceSize")
                key = (source, size.width(), size.height())
                if key not in self._images:
                    self._images[key] = image.createWithInitialProperties({"like": item})


ENGINE = SharedEngine()


SEED = 7
USUAL_SIZE = 1280, 800
SHEETS = 5
"""More dialogs and menus than a test leaves open."""


def reset(screen: Screen, store: QSettings, usual: Mapping[str, object]) -> None:
    """Close dialogs, leave the game, delete its files, and restore the usual settings and size."""
    application = screen.application
    screen.window.showNormal()
    screen.activate()
    let_go(screen)
    leave_game(screen)
    application.script.get_pace = lambda: float(application.settings.pace)
    application.table.rng.seed(SEED)
    application.table.rng.getrandbits(64)  # At a start, the program draws the opponent's seed.
    restore_settings(screen, store, usual)
    if (screen.window.width(), screen.window.height()) != USUAL_SIZE:
        screen.resize(*USUAL_SIZE)
    screen.wait_until_kept()
    for path in screen.games_folder.glob("*"):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    if len(application.profiles.rows) > 1:
        application.library_store.progress_path.unlink()
        application.profiles.read_again()
    QCoreApplication.processEvents()


def let_go(screen: Screen) -> None:
    """Release the mouse, point at nothing, and close menus, dialogs and the notice."""
    corner = QPoint(0, screen.window.height() - 1)
    QTest.mouseRelease(screen.window, LEFT, NO_MODIFIER, corner)
    QTest.mouseMove(screen.window, corner)
    for _ in range(SHEETS):
        if not screen.controller.suspended and not sheets(screen):
            break
        QTest.keyClick(screen.window, Key.Key_Escape)
        QCoreApplication.processEvents()
    for notice in screen.components("Notices"):
        notice.setVisible(False)


def leave_game(screen: Screen) -> None:
    """Clear the table, and unlock its game."""
    table = screen.table
    if table.game is not None:
        files = table.game.files
        table.clear()
        for file in files:
            screen.application.store.release(file)


def restore_settings(screen: Screen, store: QSettings, usual: Mapping[str, object]) -> None:
    settings = screen.application.settings
    changed = [
        key for key in store.allKeys() if as_read(store.value(key)) != as_read(usual.get(key))
    ]
    for key in changed:
        store.setValue(key, usual[key]) if key in usual else store.remove(key)
        settings.take_over(key)
    if changed:
        settings.changed.emit()
        screen.application.languages.switch(settings.language)
    QLocale.setDefault(QLocale(settings.language))


def as_read(value: object) -> object:
    """Return a setting as read from a file: a text or a list of texts."""
    return list(map(str, value)) if isinstance(value, list) else str(value)
