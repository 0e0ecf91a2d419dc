"""An open dialog keeps focus whatever happens behind it, and keys do nothing there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import file_dialogs, focused, focused_text, open_by_key
from tests.desktop.support.items import seen
from tests.desktop.support.library_window import SENATOR, keep
from tests.desktop.support.replaying import finish
from tests.desktop.support.screen import Screen, press, sheets
from tests.desktop.support.studying import at_the_end
from tests.desktop.support.tallies import go_on, place_last
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop

Key = Qt.Key
Control, Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def choosing(screen: Screen, owner: str = "GameFileDialogs") -> bool:
    """Return whether Qt's file dialog is open, which is a window of its own."""
    return any(dialog.property("visible") for dialog in file_dialogs(screen, owner).values())


def wait_for_files(screen: Screen, owner: str = "GameFileDialogs") -> None:
    """Wait until a file dialog has focus; its window counts as active with it."""
    screen.qtbot.waitUntil(
        lambda: choosing(screen, owner) and QGuiApplication.focusWindow() is not screen.window
    )


def press_there(
    key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key in the focused window."""
    window = QGuiApplication.focusWindow()
    assert window is not None
    QTest.keyClick(window, key, modifier)


def leave_files(screen: Screen, owner: str = "GameFileDialogs") -> None:
    """Press Escape; Ctrl+L is a key of that dialog, whose line for a path it closes first."""
    for _ in range(2):
        if choosing(screen, owner):
            press_there(Key.Key_Escape)
            QTest.qWait(20)
    assert not choosing(screen, owner)
    screen.window.requestActivate()
    screen.qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is screen.window)


def stage_a_tally(screen: Screen) -> None:
    place_last(screen)
    screen.qtbot.waitUntil(lambda: screen.models.tally.stop != Stop.NONE)


def end_the_tally(screen: Screen) -> None:
    screen.controller.turnAll()
    while screen.models.tally.open:
        go_on(screen)


def test_tally_that_ends_under_a_menu_leaves_its_focus(playing: Screen) -> None:
    stage_a_tally(playing)
    press(playing, Key.Key_F10, Key.Key_Right, Key.Key_Down)
    before = focused(playing)
    assert focused_text(playing) == "&Full screen"
    end_the_tally(playing)
    assert focused(playing) is before
    press(playing, Key.Key_Down)
    assert focused_text(playing) == "&Opponents speak"
    press(playing, Key.Key_Escape)
    playing.wait_for(Phase.PERSON)
    press(playing, Key.Key_2)
    assert playing.controller.heldSlot == 1


MENU_KEYS = [
    (Key.Key_N, Control),
    (Key.Key_B, Control),
    (Key.Key_L, Control),
    (Key.Key_O, Control),
    (Key.Key_D, Control),
    (Key.Key_S, Control | Shift),
    (Key.Key_Comma, Control),
    (Key.Key_G, Qt.KeyboardModifier.AltModifier),
    (Key.Key_F10, Qt.KeyboardModifier.NoModifier),
    (Key.Key_F1, Qt.KeyboardModifier.NoModifier),
]


def test_file_dialog_disables_the_menus_keys(playing: Screen) -> None:
    finish(playing)
    press(playing, Key.Key_O, held=Control)
    wait_for_files(playing)
    for key, modifier in MENU_KEYS:
        press_there(key, modifier)
        QTest.qWait(5)
        assert choosing(playing), key
        assert sheets(playing) == [], key
        assert playing.table.phase is Phase.OVER, key
    leave_files(playing)
    open_by_key(playing, "Quick rules")
    press(playing, Key.Key_B, held=Control)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    playing.wait_for(Phase.REPLAY)


def test_file_dialog_of_the_library_disables_the_menus_keys(
    library: Screen,
) -> None:
    library.press("Import…")
    wait_for_files(library, "LibraryFiles")
    for key, modifier in MENU_KEYS:
        press_there(key, modifier)
        QTest.qWait(5)
        assert choosing(library, "LibraryFiles")
        assert sheets(library) == ["Library"]
    leave_files(library, "LibraryFiles")


def test_dialog_disables_adding_to_the_library(playing: Screen, tmp_path: Path) -> None:
    came = keep(tmp_path / "mail", "x.tyrus", play_game(9), **SENATOR)
    playing.application.saved_games.open_from_system(came)
    playing.activate()
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Open another game?"])
    press(playing, Key.Key_Return)
    added = playing.application.saved_games.inLibrary
    playing.qtbot.waitUntil(lambda: added.addable)
    open_by_key(playing, "Quick rules")
    press(playing, Key.Key_D, held=Control)
    QTest.qWait(50)
    assert added.addable
    press(playing, Key.Key_Escape)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    press(playing, Key.Key_D, held=Control)
    playing.qtbot.waitUntil(lambda: not added.addable)


def open_resignation(screen: Screen) -> None:
    screen.choose_entry("&Game", "&Resign…")
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Resign?"])


def test_question_focuses_its_safe_answer(playing: Screen) -> None:
    open_resignation(playing)
    press(playing, Key.Key_Tab)
    assert focused_text(playing) == "Resign"
    press(playing, Key.Key_Escape)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    open_resignation(playing)
    assert focused_text(playing) == "Keep playing"
    assert focused(playing).property("primary")
    assert [each.property("primary") for each in playing.button("Resign")] == [False]
    press(playing, Key.Key_Return)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    assert playing.game.view().given_up_by is None
    open_by_key(playing, "New game?")
    assert focused_text(playing) == "New game"  # It is safe: the game is saved.


def test_reopened_dialog_shows_one_ring(screen: Screen) -> None:
    """Qt keeps an item's focus if it moves while Qt reports it."""
    at_the_end(screen)
    screen.activate()
    for _ in range(3):
        screen.choose_entry("&Game", "&Play on from here…")
        screen.qtbot.waitUntil(lambda: sheets(screen) == ["Play on from here"])
        press(screen, Key.Key_Tab, Key.Key_Backtab)
        rings = [each for each in screen.components("FocusRing") if seen(each)]
        assert len(rings) == 1
        screen.press("Cancel")
        screen.qtbot.waitUntil(lambda: sheets(screen) == [])
