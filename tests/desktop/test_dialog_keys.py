"""An open dialog keeps focus whatever happens behind it, and blocks keys there; Enter begins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.dialogs import file_dialogs, focused, focused_text, open_by_key
from tests.desktop.support.replaying import finish, open_replay
from tests.desktop.support.screen import (
    ALT,
    CONTROL,
    NO_MODIFIER,
    SHIFT,
    Key,
    Screen,
    press,
    sheets,
)
from tests.desktop.support.tallies import go_on, place_last
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import Stop


def test_open_menu_keeps_focus_when_the_tally_ends(playing: Screen) -> None:
    place_last(playing)
    playing.qtbot.waitUntil(lambda: playing.models.tally.stop != Stop.NONE)
    press(playing, Key.Key_F10, Key.Key_Right, Key.Key_Down)
    before = focused(playing)
    playing.controller.turnAll()
    while playing.models.tally.open:
        go_on(playing)
    assert focused(playing) is before
    press(playing, Key.Key_Down)
    assert focused_text(playing) == "&Opponents’ remarks"
    press(playing, Key.Key_Escape)
    playing.wait_for(Phase.PERSON)
    press(playing, Key.Key_2)
    assert playing.controller.heldSlot == 1


def press_menu_keys_in_a_file_dialog(screen: Screen) -> None:
    """Press the menus' keys in Qt's file dialog, and close it."""

    def choosing() -> bool:
        return any(dialog.property("visible") for dialog in file_dialogs(screen))

    screen.qtbot.waitUntil(choosing)
    before = sheets(screen), screen.table.phase
    for letter in "NBLOD":
        press(screen, Key.__members__[f"Key_{letter}"], held=CONTROL)
    press(screen, Key.Key_S, held=CONTROL | SHIFT)
    press(screen, Key.Key_Comma, held=CONTROL)
    press(screen, Key.Key_G, held=ALT)
    press(screen, Key.Key_F10, Key.Key_F1)
    assert choosing()
    assert (sheets(screen), screen.table.phase) == before
    for _ in range(2):  # Escape first closes the line for a path, which Ctrl+L opens.
        if choosing():
            press(screen, Key.Key_Escape)
            QTest.qWait(20)
    assert not choosing()


def test_open_file_dialog_disables_menu_keys(playing: Screen) -> None:
    finish(playing)
    press(playing, Key.Key_O, held=CONTROL)
    press_menu_keys_in_a_file_dialog(playing)
    open_by_key(playing, "Quick rules")
    press(playing, Key.Key_B, held=CONTROL)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    playing.wait_for(Phase.REPLAY)


def test_library_file_dialog_disables_menu_keys(library: Screen) -> None:
    library.press("Import…")
    press_menu_keys_in_a_file_dialog(library)


def test_question_dialog_focuses_its_safe_answer(playing: Screen) -> None:
    for _ in range(2):  # At the second opening, the last focus was on Resign.
        playing.choose_entry("&Game", "&Resign…")
        playing.qtbot.waitUntil(lambda: sheets(playing) == ["Resign?"])
        assert focused_text(playing) == "Keep playing"
        assert focused(playing).property("primary")
        press(playing, Key.Key_Tab)
        assert focused_text(playing) == "Resign"
        assert not focused(playing).property("primary")
        press(playing, Key.Key_Escape)
        playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    open_by_key(playing, "New game?")
    assert focused_text(playing) == "New game"  # It is safe: the game is saved.


@pytest.mark.parametrize("tabs", first(1, [4, 0, 2]))
def test_enter_key_starts_a_game_from_any_choice(screen: Screen, tabs: int) -> None:
    press(screen, Key.Key_Escape)
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    press(screen, *[Key.Key_Tab] * tabs, Key.Key_Return)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)


def test_enter_key_starts_a_study_unless_held_or_cancelled(screen: Screen) -> None:
    open_replay(screen, 40)
    screen.click(screen.item("playOn"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Key.Key_Return, NO_MODIFIER, "\r", autorep=True)
    QGuiApplication.sendEvent(screen.window, event)
    assert screen.shows("beginStudy")
    (cancel,) = screen.button("Cancel")
    cancel.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: not screen.shows("beginStudy"))
    assert not screen.controller.study.on
    screen.click(screen.item("playOn"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))
    press(screen, Key.Key_Tab, Key.Key_Tab, Key.Key_Enter)
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
