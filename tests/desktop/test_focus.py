"""Menus, dialogs and curtains by the keyboard: what opens and closes, and where the focus is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import OPENERS, focused, focused_text
from tests.desktop.support.items import everything, in_window, place, seen
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.strangers import end
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key
Alt = Qt.KeyboardModifier.AltModifier


def titles(screen: Screen) -> list[str]:
    """The titles of the dialogs that are open."""
    headers = [i for i in everything(screen.window.contentItem()) if i.inherits("QQuickPopupItem")]
    return [t for popup in headers if seen(popup) for t in shown(popup)[:1]]


def shown(item: QQuickItem) -> list[str]:
    found = [str(each.property("text") or "") for each in everything(item) if seen(each)]
    return [each for each in found if each]


MENUS = {
    "About Tyrus": (Key.Key_H, 6),
    "Settings": (Key.Key_V, 3),
    "Resign?": (Key.Key_G, 2),
}


def test_a_dialog_opens_by_its_shortcut_and_escape_returns_the_focus(playing: Screen) -> None:
    for title in ("Quick rules", "Keyboard shortcuts", "Settings", "New game?", "Save as"):
        OPENERS[title](playing)
        playing.qtbot.waitUntil(lambda: title in playing.texts())  # noqa: B023
        assert focused(playing).property("focusVisible")
        press(playing, Key.Key_Escape)
        playing.qtbot.waitUntil(lambda: title not in playing.texts())  # noqa: B023
        press(playing, Key.Key_3)
        assert playing.controller.heldSlot == 2
        press(playing, Key.Key_Escape)


@pytest.mark.parametrize("title", MENUS)
def test_a_menu_can_be_used_by_its_mnemonic_and_the_arrows(playing: Screen, title: str) -> None:
    letter, entry = MENUS[title]
    press(playing, letter, held=Alt)
    press(playing, *[Key.Key_Down] * entry)
    assert focused(playing).property("highlighted")
    press(playing, Key.Key_Return)
    playing.qtbot.waitUntil(lambda: title in playing.texts())
    press(playing, Key.Key_Escape)
    press(playing, Key.Key_3)
    assert playing.controller.heldSlot == 2


def test_f10_opens_the_menus_and_the_arrows_move_between_them(playing: Screen) -> None:
    press(playing, Key.Key_F10, Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Down)
    assert focused_text(playing) == "Quick &rules"
    press(playing, Key.Key_Escape, Key.Key_Escape, Key.Key_3)
    assert playing.controller.heldSlot == 2


@pytest.mark.parametrize("title", ["Settings", "New game?"])
def test_tab_cycles_through_a_dialog_and_the_focus_is_visible(screen: Screen, title: str) -> None:
    OPENERS[title](screen)
    # It asks only where a game would be left.
    screen.qtbot.waitUntil(lambda: title.removesuffix("?") in screen.texts())
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


def test_tab_scrolls_the_focused_control_into_view(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.window.resize(1500, 640)
    screen.state.settings.scale = 150
    OPENERS["Settings"](screen)
    screen.qtbot.waitUntil(lambda: "Settings" in screen.texts())
    (flick,) = [
        item
        for item in everything(screen.window.contentItem())
        if item.property("scrolls") and seen(item)
    ]
    for _ in range(10):
        press(screen, Key.Key_Tab)
        item = focused(screen)
        place = item.mapRectToItem(flick, QRectF(0, 0, item.width(), item.height()))
        if flick.isAncestorOf(item):
            assert place.top() >= 0
            assert place.bottom() <= flick.height()
    before = flick.property("contentY")
    press(screen, Key.Key_PageUp)
    assert flick.property("contentY") < before


def test_a_text_dialog_scrolls_by_keys_and_its_button_stays_visible(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.window.resize(1500, 640)
    screen.state.settings.scale = 150
    press(screen, Key.Key_F1)
    screen.qtbot.waitUntil(lambda: len(screen.button("Close")) == 1)
    (button,) = screen.button("Close")
    (flick,) = [
        item
        for item in everything(screen.window.contentItem())
        if item.property("scrolls") and seen(item)
    ]
    assert focused(screen) is button
    for key in (Key.Key_Down, Key.Key_PageDown):
        before = flick.property("contentY")
        press(screen, key)
        assert flick.property("contentY") > before
    foot = in_window(button)
    assert screen.window.contentItem().boundingRect().contains(foot)
    assert not in_window(flick).intersects(foot)
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: not screen.button("Close"))


def test_a_choice_is_one_tab_stop_and_the_arrows_select(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    OPENERS["Settings"](screen)
    screen.qtbot.waitUntil(lambda: "Settings" in screen.texts())
    press(screen, Key.Key_Tab, Key.Key_Tab)
    assert focused_text(screen) == "light"
    press(screen, Key.Key_Right)
    assert (focused_text(screen), screen.state.settings.theme) == ("dark", "dark")
    press(screen, Key.Key_Left, Key.Key_Left)
    assert (focused_text(screen), screen.state.settings.theme) == ("same as system", "system")


def test_the_language_can_be_changed_by_keys_and_the_focus_stays(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    OPENERS["Settings"](screen)
    screen.qtbot.waitUntil(lambda: "Settings" in screen.texts())
    press(screen, Key.Key_Tab, Key.Key_Right)
    assert screen.state.language == "fr"
    assert focused_text(screen) == "Français"


def test_a_game_can_be_set_up_and_started_by_keys(screen: Screen) -> None:
    """The person plays Brown, enters a name, and begins."""
    screen.application.settings.secondLesson = True  # So that the first button is New game.
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


def test_a_rematch_can_be_started_by_keys_and_the_table_gets_the_focus(
    playing: Screen,
) -> None:
    playing.controller.giveUp()
    playing.wait_for(Phase.OVER)
    while focused_text(playing) != "Rematch":
        press(playing, Key.Key_Tab)
    press(playing, Key.Key_Return)
    playing.wait_for(Phase.PERSON)
    playing.qtbot.waitUntil(lambda: seen(focused(playing)))
    press(playing, Key.Key_3)
    assert playing.controller.heldSlot == 2


def test_the_table_shows_its_focus_until_the_mouse_is_used(playing: Screen) -> None:
    press(playing, Key.Key_Tab)
    assert not playing.shows("tableRing")
    press(playing, Key.Key_Escape)
    assert playing.shows("tableRing")
    playing.click(playing.hand_tile(2))
    playing.click(playing.hand_tile(2))
    assert not playing.shows("tableRing")


def test_after_an_end_the_first_escape_of_the_next_game_puts_a_tile_back(
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


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_the_ring_of_the_hand_goes_round_the_digits_of_its_tiles(
    playing: Screen, size: tuple[int, int]
) -> None:
    playing.resize(*size)
    press(playing, Key.Key_Tab, Key.Key_Escape)
    ring = in_window(playing.item("tableRing"))
    digits = [in_window(item) for item in playing.visible_items("slotNumber")]
    assert len(digits) == 9
    assert min(digit.center().y() for digit in digits) - ring.top() > digits[0].height() / 3
