"""Random mouse and keyboard input: no warning, no crash, and the kept game is the one played."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.screen import WAIT_MS, Screen
from tests.readers import seeds
from tyrus_desktop.desktop.game.phase import Phase

ACTIONS = 60
GAMES = 2
MENU_BAR = 60
"""Pixels at the top that stay untouched: its menus quit the program and open file dialogs."""

KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape,
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_1,
        Qt.Key.Key_4, Qt.Key.Key_9, Qt.Key.Key_F1, Qt.Key.Key_Question)  # fmt: skip


def act(screen: Screen, rng: random.Random) -> None:
    """Click or drag anywhere, use a tile of the hand, or press a key."""

    def anywhere() -> QPoint:
        return QPoint(
            rng.randrange(screen.window.width()), rng.randrange(MENU_BAR, screen.window.height())
        )

    kind = rng.choice(("click", "drag", "tile", "key", "key"))
    if kind == "click":
        QTest.mouseClick(
            screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, anywhere()
        )
    elif kind == "key":
        QTest.keyClick(screen.window, rng.choice(KEYS))
    else:
        tiles = screen.items("tile")
        start = screen.middle(rng.choice(tiles)) if kind == "tile" and tiles else anywhere()
        plots = screen.items("plot")
        end = screen.middle(rng.choice(plots)) if kind == "tile" and plots else anywhere()
        QTest.mousePress(
            screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start
        )
        screen.move(start, end)
        screen.release(end)
    screen.qtbot.wait(1)


def test_random_input_harms_neither_the_program_nor_the_game(
    screen: Screen, seed: int, volume: int
) -> None:
    for number, each in enumerate(seeds(seed, GAMES * volume)):
        rng = random.Random(each)
        if number % 2:
            screen.play_two()
        else:
            screen.play_computer()
        for _ in range(ACTIONS):
            act(screen, rng)
        for _ in range(3):  # Whatever was opened is closed.
            QTest.keyClick(screen.window, Qt.Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: screen.table.phase is not Phase.COMPUTER, timeout=WAIT_MS)
        if screen.game.referee.placements:
            assert screen.kept().placements == screen.game.referee.placements, each
