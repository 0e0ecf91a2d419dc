"""Menus, dialogs and focus by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import OPENERS, focused, focused_text, open_by_key
from tests.desktop.support.items import everything, in_window, place, seen
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.strangers import end
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key
Alt = Qt.KeyboardModifier.AltModifier
MENUS = {"About Tyrus": (Key.Key_H, 6), "Settings": (Key.Key_V, 3), "Resign?": (Key.Key_G, 2)}


def open_settings(screen: Screen) -> None:
    OPENERS["Settings"](screen)
    screen.qtbot.waitUntil(lambda: "Settings" in screen.texts())


def scrolled(screen: Screen) -> QQuickItem:
    """Return the part of the open dialog that scrolls."""
    items = everything(screen.window.contentItem())
    (flick,) = [item for item in items if item.property("scrolls") and seen(item)]
    return flick


def assert_table_has_focus(screen: Screen) -> None:
    press(screen, Key.Key_3)
    assert screen.controller.heldSlot == 2
    press(screen, Key.Key_Escape)


def test_shortcuts_and_menus_open_dialogs_and_return_focus(reused_playing: Screen) -> None:
    screen = reused_playing
    for title in ("Quick rules", "Keyboard shortcuts", "Settings", "New game?", "Save as"):
        OPENERS[title](screen)
        screen.qtbot.waitUntil(lambda: title in screen.texts())  # noqa: B023
        assert focused(screen).property("focusVisible")
        press(screen, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: title not in screen.texts())  # noqa: B023
        assert_table_has_focus(screen)
    for title, (letter, entry) in MENUS.items():
        press(screen, letter, held=Alt)
        press(screen, *[Key.Key_Down] * entry)
        assert focused(screen).property("highlighted")
        press(screen, Key.Key_Return)
        screen.qtbot.waitUntil(lambda: title in screen.texts())  # noqa: B023
        press(screen, Key.Key_Escape)
        assert_table_has_focus(screen)
    press(screen, Key.Key_F10, Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Down)
    assert focused_text(screen) == "Quick &rules"
    press(screen, Key.Key_Escape, Key.Key_Escape)
    assert_table_has_focus(screen)


def test_tab_cycles_through_a_dialog(screen: Screen) -> None:
    open_settings(screen)
    begin = focused(screen)
    visited: list[QQuickItem] = []
    while not visited or visited[-1] is not begin:
        press(screen, Key.Key_Tab)
        visited.append(focused(screen))
        assert len(visited) < 20
        entry = visited[-1].inherits("QQuickTextField")
        assert entry or visited[-1].property("visualFocus")
        window = QRectF(0, 0, screen.window.width(), screen.window.height())
        assert window.contains(place(visited[-1]))
    tops = [screen.middle(item).y() for item in visited]
    first = tops.index(min(tops))  # The focus need not begin at the top.
    assert [*tops[first:], *tops[:first]] == sorted(tops)


def test_dialog_can_be_scrolled_with_the_keyboard(reused_screen: Screen) -> None:
    """Tab scrolls to the focused control; the button stays visible."""
    screen = reused_screen
    screen.resize(880, 440)
    screen.state.settings.scale = 150
    open_settings(screen)
    flick = scrolled(screen)
    for _ in range(10):
        press(screen, Key.Key_Tab)
        item = focused(screen)
        here = item.mapRectToItem(flick, QRectF(0, 0, item.width(), item.height()))
        if flick.isAncestorOf(item):
            assert 0 <= here.top() <= here.bottom() <= flick.height()
    press(screen, Key.Key_Escape)
    open_by_key(screen, "Keyboard shortcuts")
    (button,) = screen.button("Close")
    flick = scrolled(screen)
    assert focused(screen) is button
    for key in (Key.Key_Down, Key.Key_PageDown):
        before = flick.property("contentY")
        press(screen, key)
        assert flick.property("contentY") > before
    assert screen.window.contentItem().boundingRect().contains(in_window(button))


def test_choice_is_one_tab_stop_and_arrows_change_it(screen: Screen) -> None:
    open_settings(screen)
    press(screen, Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    assert focused_text(screen) == "light"
    press(screen, Key.Key_Right)
    assert (focused_text(screen), screen.state.settings.theme) == ("dark", "dark")
    press(screen, Key.Key_Left, Key.Key_Left)
    assert (focused_text(screen), screen.state.settings.theme) == ("same as system", "system")
    press(screen, Key.Key_Backtab, Key.Key_Right)
    assert screen.state.language == "fr"
    assert focused_text(screen) == "Français"


def test_game_and_rematch_can_be_started_with_the_keyboard(screen: Screen) -> None:
    """The player chooses Brown, enters a name, and begins the game."""
    screen.application.settings.played = True  # So that the first button is New game.
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: "Who goes first" in screen.texts())
    press(screen, Key.Key_Tab, Key.Key_Tab, Key.Key_Right, Key.Key_Tab)
    for letter in "ada":
        QTest.keyClick(screen.window, Key(ord(letter.upper())))
    press(screen, Key.Key_Tab, Key.Key_Right)
    press(screen, *[Key.Key_Tab] * 4, Key.Key_Return)
    screen.wait_for(Phase.PERSON)
    assert screen.game.viewer is Side.BROWN
    assert screen.game.seats[Side.BROWN].name == "ada"
    assert screen.game.view().first is Side.BROWN
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    while focused_text(screen) != "Rematch":
        press(screen, Key.Key_Tab)
    press(screen, Key.Key_Return)
    screen.wait_for(Phase.PERSON)
    screen.qtbot.waitUntil(lambda: seen(focused(screen)))
    assert_table_has_focus(screen)


def test_hand_shows_focus_until_the_mouse_is_used(reused_playing: Screen) -> None:
    screen = reused_playing
    press(screen, Key.Key_Tab)
    assert not screen.shows("tableRing")
    press(screen, Key.Key_Escape)
    assert screen.shows("tableRing")
    screen.click(screen.hand_tile(2))
    screen.click(screen.hand_tile(2))
    assert not screen.shows("tableRing")


def test_escape_key_returns_a_held_tile_in_the_next_game(
    screen: Screen, silent_player: None
) -> None:
    end(screen, "miser")
    screen.click(screen.item("noGuess"))
    screen.press("New game…")
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON)
    screen.click(screen.hand_tile(2))
    assert screen.controller.heldSlot == 2
    press(screen, Key.Key_Escape)
    assert screen.controller.heldSlot == -1
