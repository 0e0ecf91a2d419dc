"""Menus, dialogs and focus by keyboard."""

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import OPENERS, focused, focused_text, open_by_key
from tests.desktop.support.items import everything, in_window, place, seen
from tests.desktop.support.screen import ALT, Key, Screen, press
from tests.desktop.support.strangers import end
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import Side

MENUS = {"About Tyrus": (Key.Key_H, 7), "Settings": (Key.Key_V, 3), "Resign?": (Key.Key_G, 2)}


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


def test_shortcuts_and_menus_open_dialogs_and_return_focus(playing: Screen) -> None:
    for title in ("Quick rules", "Keyboard shortcuts", "Settings", "New game?", "Save as"):
        OPENERS[title](playing)
        playing.qtbot.waitUntil(lambda: title in playing.texts())  # noqa: B023
        assert focused(playing).property("focusVisible")
        press(playing, Key.Key_Escape)
        playing.qtbot.waitUntil(lambda: title not in playing.texts())  # noqa: B023
        assert_table_has_focus(playing)
    for title, (letter, entry) in MENUS.items():
        press(playing, letter, held=ALT)
        press(playing, *[Key.Key_Down] * entry)
        assert focused(playing).property("highlighted")
        press(playing, Key.Key_Return)
        playing.qtbot.waitUntil(lambda: title in playing.texts())  # noqa: B023
        press(playing, Key.Key_Escape)
        assert_table_has_focus(playing)
    press(playing, Key.Key_F10, *[Key.Key_Right] * 4, Key.Key_Down)
    assert focused_text(playing) == "Quick &rules"
    press(playing, Key.Key_Escape, Key.Key_Escape)
    assert_table_has_focus(playing)


def test_tab_cycles_through_a_dialog(fresh: Screen) -> None:
    open_settings(fresh)
    begin = focused(fresh)
    visited: list[QQuickItem] = []
    while not visited or visited[-1] is not begin:
        press(fresh, Key.Key_Tab)
        visited.append(focused(fresh))
        assert len(visited) < 20
        entry = visited[-1].inherits("QQuickTextField")
        assert entry or visited[-1].property("visualFocus")
        window = QRectF(0, 0, fresh.window.width(), fresh.window.height())
        assert window.contains(place(visited[-1]))
    tops = [fresh.middle(item).y() for item in visited]
    first = tops.index(min(tops))  # The focus need not begin at the top.
    tabs, foot, *contents = [*tops[first:], *tops[:first]]
    assert contents == sorted(contents)
    assert tabs < contents[0] < contents[-1] < foot


def test_dialog_can_be_scrolled_with_the_keyboard(screen: Screen) -> None:
    """Tab scrolls to the focused control; the button stays visible."""
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


def test_choice_is_one_tab_stop_and_arrows_change_it(fresh: Screen) -> None:
    open_settings(fresh)
    press(fresh, Key.Key_Tab, Key.Key_Tab)
    assert focused_text(fresh) == "light"
    press(fresh, Key.Key_Right)
    assert (focused_text(fresh), fresh.state.settings.theme) == ("dark", "dark")
    press(fresh, Key.Key_Left, Key.Key_Left)
    assert (focused_text(fresh), fresh.state.settings.theme) == ("same as system", "system")
    press(fresh, Key.Key_Backtab, Key.Key_Right)
    assert fresh.state.language == "fr"
    assert focused_text(fresh) == "Français"


def test_game_and_rematch_can_be_started_with_the_keyboard(fresh: Screen) -> None:
    """The player chooses Brown, enters a name, and begins the game."""
    fresh.application.settings.played = True  # So that the first button is New game.
    press(fresh, Key.Key_Return)
    fresh.qtbot.waitUntil(lambda: "Who goes first" in fresh.texts())
    press(fresh, Key.Key_Tab, Key.Key_Tab, Key.Key_Right, Key.Key_Tab)
    press(fresh, Key.Key_Return, Key.Key_Down, Key.Key_Down, Key.Key_Return)
    fresh.qtbot.waitUntil(lambda: fresh.shows("newProfile"))
    for letter in "ada":
        QTest.keyClick(fresh.window, Key(ord(letter.upper())))
    press(fresh, Key.Key_Escape)
    fresh.qtbot.waitUntil(lambda: "Who goes first" in fresh.texts())
    press(fresh, Key.Key_Tab, Key.Key_Right)
    press(fresh, *[Key.Key_Tab] * 4, Key.Key_Return)
    fresh.wait_for(Phase.PERSON)
    assert fresh.game.viewer is Side.BROWN
    assert fresh.game.seats[Side.BROWN].name == "ada"
    assert fresh.game.view().first is Side.BROWN
    fresh.give_up()
    while focused_text(fresh) != "Rematch":
        press(fresh, Key.Key_Tab)
    press(fresh, Key.Key_Return)
    fresh.wait_for(Phase.PERSON)
    fresh.qtbot.waitUntil(lambda: seen(focused(fresh)))
    assert_table_has_focus(fresh)


def test_hand_shows_focus_until_the_mouse_is_used(playing: Screen) -> None:
    press(playing, Key.Key_Tab)
    assert not playing.shows("tableRing")
    press(playing, Key.Key_Escape)
    assert playing.shows("tableRing")
    playing.click(playing.hand_tile(2))
    playing.click(playing.hand_tile(2))
    assert not playing.shows("tableRing")


def test_escape_key_returns_a_held_tile_in_the_next_game(
    fresh: Screen, silent_player: None
) -> None:
    end(fresh, "miser")
    fresh.click(fresh.item("noGuess"))
    fresh.press("New game…")
    fresh.click(fresh.item("begin"))
    fresh.wait_for(Phase.PERSON)
    fresh.click(fresh.hand_tile(2))
    assert fresh.controller.heldSlot == 2
    press(fresh, Key.Key_Escape)
    assert fresh.controller.heldSlot == -1
