"""The New game dialog: to open it, and to find an opponent. There are no tests here."""

from __future__ import annotations

from PySide6.QtQuick import QQuickItem

from tests.desktop.support.screen import Screen
from tyrus_desktop.players import keys


def open_dialog(screen: Screen) -> None:
    screen.click(screen.item("newGame"))
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


def card(screen: Screen, key: str) -> QQuickItem:
    return screen.items("opponentCard")[keys.OFFERED.index(key)]
