"""The menu bar: its groups, its keys, and its focus ring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow

from tests.desktop.support.dialogs import focused, focused_text
from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def test_lines_group_the_entries_of_menus(screen: Screen) -> None:
    for menu, lines in (("&Game", 3), ("&View", 1), ("&Help", 2)):
        screen.press(menu)
        drawn = [item for item in screen.components("MenuSeparator") if seen(item)]
        assert len(drawn) == lines
        press(screen, Key.Key_Escape)


def close_by_click(screen: Screen) -> None:
    screen.press("&View")
    screen.press("&View")


def close_by_escape(screen: Screen) -> None:
    press(screen, Key.Key_F10, Key.Key_Right, Key.Key_Escape)


def open_by_click(screen: Screen) -> None:
    screen.press("&View")


def open_by_key(screen: Screen) -> None:
    press(screen, Key.Key_F10, Key.Key_Right)


@pytest.mark.parametrize("open_view", [open_by_click, open_by_key])
def test_arrows_wrap_around_in_a_menu(playing: Screen, open_view: Callable[[Screen], None]) -> None:
    open_view(playing)
    found = []
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down, Key.Key_Down):
        press(playing, key)
        found.append(focused_text(playing))
    assert found == [
        *("&Settings…", "&Opponents speak", "&Settings…"),
        *("&Full screen", "&Opponents speak"),
    ]


def test_arrows_skip_disabled_entries(screen: Screen) -> None:
    screen.press("&Game")
    press(screen, Key.Key_Down)
    names = [focused_text(screen)]
    while len(names) < 20 and names.count(names[0]) < 2:
        assert focused(screen).isEnabled()
        press(screen, Key.Key_Down)
        names.append(focused_text(screen))
    assert names[0] == names[-1]
    assert {"&New game…", "&Library…", "&Quit"} <= set(names)
    assert "&Resign…" not in names


LEFT_MENUS = [close_by_click, close_by_escape]


def ringed(screen: Screen) -> list[str]:
    """Return the titles of the menus drawn with a focus ring."""
    bar = [
        item for item in everything(screen.window.contentItem()) if "MenuBarItem" in qml_type(item)
    ]
    return [
        str(each.property("text"))
        for each in bar
        if any(seen(i) and i.isVisible() for i in everything(each) if qml_type(i) == "FocusRing")
    ]


@pytest.mark.parametrize("leave", LEFT_MENUS)
def test_menus_lose_their_ring_to_the_mouse(
    playing: Screen, leave: Callable[[Screen], None]
) -> None:
    playing.press("&View")
    assert ringed(playing) == ["&View"]
    press(playing, Key.Key_Escape)
    leave(playing)
    playing.drag_tile(2, 4)
    playing.wait_for(Phase.PERSON)
    assert ringed(playing) == []


@pytest.mark.parametrize("leave", LEFT_MENUS)
def test_escape_returns_focus_to_the_table(
    playing: Screen, leave: Callable[[Screen], None]
) -> None:
    leave(playing)
    press(playing, Key.Key_Escape, Key.Key_3)
    assert playing.controller.heldSlot == 2
    assert ringed(playing) == []


def test_current_language_stays_ticked(screen: Screen) -> None:
    for _ in range(2):
        screen.choose_entry("&Language", "English")
        assert screen.state.language == "en"
        screen.press("&Language")
        ticked = [
            str(each.property("text"))
            for each in screen.components("Entry")
            if seen(each) and each.property("checked")
        ]
        assert ticked == ["English"]
        press(screen, Key.Key_Escape)


def test_leaving_full_screen_restores_a_maximised_window(screen: Screen) -> None:
    screen.window.showMaximized()
    for expected in (QWindow.Visibility.FullScreen, QWindow.Visibility.Maximized):
        screen.choose_entry("&View", "&Full screen")
        screen.qtbot.waitUntil(lambda: screen.window.visibility() == expected)  # noqa: B023
