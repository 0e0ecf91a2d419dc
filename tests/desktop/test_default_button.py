"""Enter presses the main button of a dialog that begins something, wherever focus is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from tests.covering import first, first_rows
from tests.desktop.support.replaying import open_replay
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def play_on_dialog(screen: Screen) -> None:
    open_replay(screen, 40)
    screen.click(screen.item("playOn"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))


@pytest.mark.parametrize(
    ("tabs", "which"), first_rows(2, [(0, Key.Key_Return), (2, Key.Key_Enter), (1, Key.Key_Enter)])
)
def test_enter_starts_a_study_from_any_choice(screen: Screen, tabs: int, which: Key) -> None:
    play_on_dialog(screen)
    press(screen, *[Key.Key_Tab] * tabs, which)
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    screen.wait_for(Phase.PERSON)


@pytest.mark.parametrize("tabs", first(2, [0, 4, 2, 3]))
def test_enter_starts_a_game_from_any_choice(screen: Screen, tabs: int) -> None:
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    press(screen, *[Key.Key_Tab] * tabs, Key.Key_Return)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)


def test_held_enter_and_cancel_start_no_study(screen: Screen) -> None:
    play_on_dialog(screen)
    event = QKeyEvent(
        QKeyEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )
    QGuiApplication.sendEvent(screen.window, event)
    assert screen.shows("beginStudy")
    (cancel,) = screen.button("Cancel")
    cancel.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: not screen.shows("beginStudy"))
    assert not screen.controller.study.on
