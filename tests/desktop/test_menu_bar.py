"""The menu bar: its keys, its focus ring, and full screen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import focused, focused_text
from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.screen import LEFT, NO_MODIFIER, SHIFT, Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase


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


def test_arrow_keys_wrap_around_a_menu_and_skip_disabled_entries(screen: Screen) -> None:
    press(screen, Key.Key_F10, Key.Key_Right)
    found = []
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down, Key.Key_Down):
        press(screen, key)
        found.append(focused_text(screen))
    assert found == [
        *("&Settings…", "&Opponents’ remarks", "&Settings…"),
        *("&Full screen", "&Opponents’ remarks"),
    ]
    press(screen, Key.Key_Escape)
    screen.open_menu("&Game")
    press(screen, Key.Key_Down)
    names = [focused_text(screen)]
    while len(names) < 20 and names.count(names[0]) < 2:
        assert focused(screen).isEnabled()
        press(screen, Key.Key_Down)
        names.append(focused_text(screen))
    assert {"&New game…", "&Your games…", "&Quit"} <= set(names)
    assert "&Resign…" not in names


def test_menus_are_out_of_sight_until_they_are_used(playing: Screen) -> None:
    """They open by F10, by Alt alone, and by the button, which the mouse and Tab reach."""
    bar, button = playing.items("menus")[0], playing.item("menuButton")

    def shown() -> bool:
        return in_window(bar).bottom() > 0

    def by_tab() -> None:
        while focused(playing) is not button:
            press(playing, Key.Key_Tab)
        press(playing, Key.Key_Return)

    ways: list[Callable[[], None]]
    ways = [lambda: playing.click(button), by_tab, lambda: press(playing, Key.Key_F10)]
    for open_menus in ways:
        assert not shown()
        open_menus()
        playing.qtbot.waitUntil(shown)
        assert in_window(bar).top() == 0
        assert ringed(playing) == ["&Game"]
        assert playing.button("&New game…")
        press(playing, Key.Key_Escape, Key.Key_Escape)
        playing.qtbot.waitUntil(lambda: not shown())
        press(playing, Key.Key_3)
        assert playing.controller.heldSlot == 2, "the hand has the focus again"
        press(playing, Key.Key_Escape)
    for held in (SHIFT, NO_MODIFIER):
        press(playing, Key.Key_Alt, held=held)
        assert shown() == (held is NO_MODIFIER)
    press(playing, Key.Key_Escape, Key.Key_Escape)
    playing.click(button)
    QTest.mouseClick(playing.window, LEFT, pos=QPoint(640, 345))
    playing.qtbot.waitUntil(lambda: not shown())


def test_pointer_opens_titles_only_once_it_moves(playing: Screen) -> None:
    """The bar comes under the pointer that pressed the button, and does not open *Help*."""
    button = playing.item("menuButton")
    playing.rest_on(button)
    playing.click(button)
    for _ in range(3):
        playing.window.grabWindow()
        QTest.qWait(30)
        assert ringed(playing) == ["&Game"]
    for title in ("&Help", "&View", "&Game"):
        (item,) = playing.button(title)
        playing.move(playing.middle(item) - QPoint(8, 0), playing.middle(item))
        playing.qtbot.waitUntil(lambda: ringed(playing) == [title])  # noqa: B023
    playing.click(playing.button("&Game")[0])
    assert ringed(playing) == ["&Game"], "a click that meant to open it"
    assert playing.button("&New game…")
    QTest.qWait(450)
    playing.click(playing.button("&Game")[0])
    playing.qtbot.waitUntil(lambda: not playing.button("&New game…"))


@pytest.mark.parametrize("by_key", [False, True])
def test_closed_menu_returns_focus_and_hides_its_focus_ring(playing: Screen, by_key: bool) -> None:
    def leave() -> None:
        if by_key:
            press(playing, Key.Key_F10, Key.Key_Right, Key.Key_Escape)
        else:
            playing.open_menu("&View")
            playing.press("&View")

    playing.open_menu("&View")
    assert ringed(playing) == ["&View"]
    press(playing, Key.Key_Escape)
    leave()
    press(playing, Key.Key_Escape, Key.Key_Escape)  # A click may have left it open.
    assert in_window(playing.items("menus")[0]).bottom() <= 0
    press(playing, Key.Key_3)
    assert playing.controller.heldSlot == 2
    assert ringed(playing) == []
    press(playing, Key.Key_Escape)
    leave()
    playing.drag_tile(2, 4)
    playing.wait_for(Phase.PERSON)
    assert ringed(playing) == []


def test_language_menu_keeps_the_current_language_ticked(screen: Screen) -> None:
    for _ in range(2):
        screen.choose_entry("&Language", "English")
        assert screen.state.language == "en"
        screen.open_menu("&Language")
        entries = [each for each in screen.components("Entry") if seen(each)]
        ticked = [each.property("text") for each in entries if each.property("checked")]
        assert ticked == ["English"]
        press(screen, Key.Key_Escape)


def test_leaving_full_screen_restores_a_maximised_window(screen: Screen) -> None:
    screen.window.showMaximized()
    window, content = screen.window, screen.window.contentItem()
    for expected in (QWindow.Visibility.FullScreen, QWindow.Visibility.Maximized):
        screen.qtbot.waitUntil(lambda: content.width() == window.width())
        screen.choose_entry("&View", "&Full screen")
        screen.qtbot.waitUntil(lambda: screen.window.visibility() == expected)  # noqa: B023
