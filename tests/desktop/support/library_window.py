"""Shared by the tests of the library's window: games on the disk, input, what it lists and says."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent

from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.screen import Screen, press
from tests.readers import PlayedGame
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SENATOR = {"Ivory": "Claire", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
TWO = {"Ivory": "Claire", "IvoryPlayer": "person", "Brown": "Denis", "BrownPlayer": "person"}


def keep(folder: Path, name: str, game: PlayedGame, **headers: str) -> Path:
    record_files.write(folder / name, Record(headers, game.deal, game.placements))
    return folder / name


def open_library(screen: Screen, count: int) -> None:
    """Open the library, and wait until it lists as many games as are kept."""
    press(screen, Key.Key_L, held=CONTROL)
    library = screen.application.library
    screen.qtbot.waitUntil(
        lambda: screen.shows("search") and library.total == count and library.progress == 1,
        timeout=WAIT_MS,
    )
    wait_shown(screen)


def wait_shown(screen: Screen) -> None:
    """Wait until the list, if it is open, shows its rows: they get items with the next frame."""
    if screen.shows("games") and listed(screen):
        screen.qtbot.waitUntil(lambda: screen.shows("game"), timeout=WAIT_MS)


def type_in(screen: Screen, text: str) -> None:
    for each in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, each)
            QGuiApplication.sendEvent(screen.window, event)


def listed(screen: Screen) -> list[str]:
    return [row.name for row in screen.application.library.games.rows]


def wait_listed(screen: Screen, names: str) -> None:
    expected = [f"{name}.tyrus" for name in names]
    screen.qtbot.waitUntil(lambda: listed(screen) == expected)
    wait_shown(screen)


def told(screen: Screen) -> str:
    return str(screen.item("told").property("text"))


def wait_told(screen: Screen, sentence: str) -> None:
    screen.qtbot.waitUntil(lambda: told(screen) == sentence)


def drop(screen: Screen, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at = QPointF(500, 300)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    action = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at.toPoint(), action, data, left, none)
    QGuiApplication.sendEvent(screen.window, enter)
    QGuiApplication.sendEvent(screen.window, QDropEvent(at, action, data, left, none))
