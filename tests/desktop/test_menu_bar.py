"""The menu bar: its groups, and its ring only while it has the keys, which it gives back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.desktop.support.screen import Screen, everything, press, qml_type, seen
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key


@pytest.mark.parametrize(("menu", "lines"), [("&Game", 3), ("&View", 1), ("&Help", 2)])
def test_lines_group_the_entries_of_a_menu(screen: Screen, menu: str, lines: int) -> None:
    screen.press(menu)
    drawn = [item for item in screen.components("MenuSeparator") if seen(item)]
    assert len(drawn) == lines


def close_by_click(screen: Screen) -> None:
    screen.press("&View")
    screen.press("&View")


def close_by_arrow(screen: Screen) -> None:
    press(screen, Key.Key_F10, Key.Key_Right, Key.Key_Up)


def close_by_escape(screen: Screen) -> None:
    press(screen, Key.Key_F10, Key.Key_Right, Key.Key_Escape)


LEFT_MENUS = [close_by_click, close_by_arrow, close_by_escape]


def ringed(screen: Screen) -> list[str]:
    """The menus in the bar that are drawn with the keyboard's ring."""
    bar = [
        item for item in everything(screen.window.contentItem()) if "MenuBarItem" in qml_type(item)
    ]
    return [
        str(each.property("text"))
        for each in bar
        if any(seen(i) and i.isVisible() for i in everything(each) if qml_type(i) == "FocusRing")
    ]


@pytest.mark.parametrize("leave", LEFT_MENUS)
def test_no_menu_keeps_its_ring_when_tiles_are_placed_by_the_mouse(
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
def test_escape_out_of_the_menu_bar_gives_the_table_the_keys(
    playing: Screen, leave: Callable[[Screen], None]
) -> None:
    leave(playing)
    press(playing, Key.Key_Escape, Key.Key_3)
    assert playing.controller.heldSlot == 2
    assert ringed(playing) == []


def test_a_menu_has_its_ring_while_the_bar_has_the_keys(playing: Screen) -> None:
    close_by_click(playing)
    assert ringed(playing) == ["&View"]
