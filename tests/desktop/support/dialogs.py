"""Opens dialogs, and reads their focus and their controls."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.handover import accessible
from tests.desktop.support.items import qml_type
from tests.desktop.support.screen import CONTROL, SHIFT, Key, Screen, press, sheets
from tyrus_desktop.players import keys

OPENERS: dict[str, Callable[[Screen], None]] = {
    "Quick rules": lambda screen: press(screen, Key.Key_F1),
    "Keyboard shortcuts": lambda screen: press(screen, Key.Key_Question, held=SHIFT),
    "Settings": lambda screen: press(screen, Key.Key_Comma, held=CONTROL),
    "New game?": lambda screen: press(screen, Key.Key_N, held=CONTROL),
    "Save as": lambda screen: press(screen, Key.Key_S, held=CONTROL | SHIFT),
    "Open another game?": lambda screen: press(screen, Key.Key_O, held=CONTROL),
}
"""Keys that open a dialog, by its title during a game."""


def open_by_key(screen: Screen, title: str) -> None:
    OPENERS[title](screen)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [title])


def focused(screen: Screen) -> QQuickItem:
    item = screen.window.activeFocusItem()
    assert item is not None
    return item


def focused_text(screen: Screen) -> str:
    return str(focused(screen).property("text") or "")


def controls(screen: Screen) -> list[QAccessibleInterface]:
    """Return the controls that a screen reader finds."""
    plain = {QAccessible.Role.Window, QAccessible.Role.Client}
    return [each for each in accessible(screen) if each.role() not in plain]


def names_of_controls(screen: Screen) -> list[str]:
    return [each.text(QAccessible.Text.Name) for each in controls(screen)]


def file_dialogs(screen: Screen) -> list[QObject]:
    """Return the file dialogs, open or not; they are loaded late."""
    (item,) = screen.components("FileDialogs")
    return [each for each in item.children() if "Dialog" in qml_type(each)]


def file_dialog(screen: Screen, title: str) -> QObject:
    """Return the file dialog with this title."""
    (dialog,) = (each for each in file_dialogs(screen) if each.property("title") == title)
    return dialog


def open_new_game(screen: Screen) -> None:
    screen.click(screen.item("newGame"))
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


def opponent_card(screen: Screen, key: str) -> QQuickItem:
    return screen.items("opponentCard")[keys.OFFERED.index(key)]
