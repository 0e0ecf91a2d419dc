"""The drawer: its key, its focus, and what is told while it is open or closed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.channels import Announcements
from tests.desktop.support.dialogs import focused
from tests.desktop.support.items import everything, interfaces, place, seen
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.replaying import replay, show_moment
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key
INSIDE = ("Election chart", "Log", "Reminder of powers", "Drawer")


def focus_name(screen: Screen) -> str:
    return QAccessible.queryAccessibleInterface(focused(screen)).text(QAccessible.Text.Name)


def inside(screen: Screen, item: QQuickItem) -> bool:
    return any(each is item for each in everything(screen.items("drawer")[0]))


def listed(screen: Screen) -> set[str]:
    """Return all names, as some screen readers list hidden items, too."""
    root = QAccessible.queryAccessibleInterface(screen.window)
    return {each.text(QAccessible.Text.Name) for each in interfaces(root)}


def tab_stops(screen: Screen) -> list[QQuickItem]:
    """Return the stops of Tab, from the one after the focus on."""
    begin = focused(screen)
    stops: list[QQuickItem] = []
    while focused(screen) is not begin or not stops:
        press(screen, Key.Key_Tab)
        stops.append(focused(screen))
        assert len(stops) < 30
    return stops


def test_key_opens_the_drawer_and_the_focus_comes_back(
    reused_screen: Screen, screen_reader: None
) -> None:
    screen = reused_screen
    screen.state.settings.memory = "always"
    resume(screen, TURN)
    for leave in (Key.Key_Escape, Key.Key_T):
        press(screen, Key.Key_T)
        assert (screen.shows("drawer"), screen.state.settings.drawer) == (True, True)
        assert focus_name(screen) == "Drawer"
        stops = [each for each in tab_stops(screen) if inside(screen, each)]
        told = [QAccessible.queryAccessibleInterface(each) for each in stops]
        heard = [each.text(QAccessible.Text.Name) for each in told]
        assert heard == ["Open this tally again", "Tiles seen", "Log", "Drawer"]
        assert {*INSIDE} < listed(screen)
        press(screen, leave)
        assert (screen.shows("drawer"), screen.state.settings.drawer) == (False, False)
        assert focus_name(screen) == "Hand"
        assert not [each for each in tab_stops(screen) if inside(screen, each)]
        assert not {*INSIDE} & listed(screen)
    screen.click(screen.item("drawerHandle"))
    press(screen, Key.Key_1)
    assert screen.controller.heldSlot == 0, "by mouse, the focus stays in the hand"
    press(screen, Key.Key_Escape, Key.Key_T)


def test_drawer_returns_the_focus_to_a_look_back(ended: Screen) -> None:
    show_moment(ended, 30)
    position = replay(ended).position
    press(ended, Key.Key_T)
    assert focus_name(ended) == "Drawer"
    press(ended, Key.Key_Escape)
    assert ended.item("railTrack").hasActiveFocus()
    assert replay(ended).position == position
    press(ended, Key.Key_T, Key.Key_Tab, Key.Key_Return)
    assert ended.models.tally.open
    assert not ended.shows("drawer"), "a tally's stage covers it"


def test_drawer_is_closed_and_empty_under_a_curtain(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.state.settings.drawer = True
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.wait_for(Phase.CURTAIN)
    press(screen, Key.Key_T)
    assert not screen.components("Chart") + screen.components("LogPanel")
    screen.take_seat()
    assert screen.shows("drawer")
    screen.table.cover()
    screen.qtbot.waitUntil(lambda: not screen.components("Chart"))
    assert not screen.shows("drawerHandle")


def test_drawer_scrolls_by_keys_and_shows_what_has_focus(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.state.settings.memory = "always"
    screen.resize(880, 440)
    resume(screen, TURN)
    press(screen, Key.Key_T)
    drawer, flick = screen.item("drawer"), focused(screen)
    for key in (Key.Key_Down, Key.Key_PageDown):
        before = flick.property("contentY")
        press(screen, key)
        assert flick.property("contentY") > before
    for _ in range(3):
        press(screen, Key.Key_Tab)
        assert place(drawer).contains(place(focused(screen)))


def test_open_drawer_tells_what_is_told_nowhere_else(reused_screen: Screen) -> None:
    screen = reused_screen
    resume(screen, TURN)
    assert screen.shows("pips")
    assert screen.shows("streakSign")
    outside = {*words(screen)}
    press(screen, Key.Key_T)
    within = {
        str(each.property("text"))
        for each in everything(screen.item("drawer"))
        if seen(each) and each.property("text")
    }
    (sign,) = (text for text in within if "one more" in text)
    assert any(sign in text for text in outside)
    assert not [text for text in words(screen) if sign in text or "Election" in text]
    assert not screen.shows("pips")
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    press(screen, Key.Key_H)
    told = heard[-1]
    assert told.startswith("Election\u00a01: ")
    assert "Ivory 5, Brown 0: won by Ivory. Election\u00a07: " in told
    assert told.endswith("places a tile in your market.")


def words(screen: Screen) -> list[str]:
    """Return the texts outside the drawer."""
    drawer = {*everything(screen.items("drawer")[0])} if screen.items("drawer") else set()
    items = [each for each in everything(screen.window.contentItem()) if each not in drawer]
    return [
        str(each.property("text")) for each in items if each.isVisible() and each.property("text")
    ]


def test_drawer_moves_beside_a_wide_scene_and_over_a_narrow_one(screen: Screen) -> None:
    """A warning of Qt, as of a binding loop, would fail the test."""
    screen.state.settings.drawer = True
    screen.resize(1321, 1010)
    resume(screen, TURN)
    for scale in (100, 80):
        screen.state.settings.scale = scale
        for size, beside in (((1870, 845), True), ((1300, 1100), False)):
            screen.resize(*size)
            left = place(screen.items("drawer")[0]).left()
            screen.qtbot.waitUntil(lambda: screen.shows("drawer"))
            assert (left == size[0] - 276) is beside
