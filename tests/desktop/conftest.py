"""A whole running program for each test: its own settings and folder of games, and no motion.

The window is real but for the screen it is on. A warning of Qt or QML fails the test, while it
runs and while the program is taken down.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from tests.desktop.screen import Screen
from tyrus_desktop.desktop.app import Application, load_fonts

SEED = 7
Starter = Callable[..., Screen]


@pytest.fixture(scope="session")
def fonts(qapp: QGuiApplication) -> None:
    load_fonts()


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    """The settings of a person who plays in English, without motion."""
    settings = QSettings(str(tmp_path / "tyrus.ini"), QSettings.Format.IniFormat)
    settings.setValue("language", "en")
    settings.setValue("speed", "none")
    settings.setValue("theme", "light")
    return settings


@pytest.fixture
def start(qtbot: QtBot, fonts: None, store: QSettings, tmp_path: Path) -> Iterator[Starter]:
    """Return a function that starts the program; each one started is closed at the end."""
    running: list[Screen] = []
    warned: list[str] = []

    def starter(settings: QSettings | None = None, games: Path | None = None) -> Screen:
        folder = games or tmp_path / "games"
        application = Application(settings or store, folder, random.Random(SEED))
        application.engine.warnings.connect(lambda these: warned.extend(map(str, these)))
        assert application.show()
        window = application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        screen = Screen(application, window, qtbot)
        running.append(screen)
        qtbot.waitUntil(window.isExposed)
        return screen

    yield starter
    for screen in running:
        close(screen)
    assert not warned, "\n".join(warned)


@pytest.fixture
def screen(start: Starter) -> Screen:
    return start()


def close(screen: Screen) -> None:
    """Close a program as `main` does; once is enough."""
    application = screen.application
    if application.objectName() != "closed":
        application.setObjectName("closed")
        application.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
