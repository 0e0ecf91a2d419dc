"""In a look back the mouse reaches every button: nothing above one takes its click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, seen
from tests.desktop.support.replaying import moment, open_replay, replay
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.replay.moments import Kind

LEFT = Qt.MouseButton.LeftButton


def buttons(screen: Screen) -> list[QQuickItem]:
    """Return every button that can be seen and is enabled."""
    items = everything(screen.window.contentItem())
    return [i for i in items if i.inherits("QQuickAbstractButton") and seen(i) and i.isEnabled()]


def press_and_leave(screen: Screen, button: QQuickItem) -> bool:
    """Press a button, let go of it elsewhere, and return whether it was down."""
    QTest.mousePress(screen.window, LEFT, pos=screen.middle(button))
    down = bool(button.property("down"))
    QTest.mouseMove(screen.window, QPoint(1, screen.window.height() - 1))
    QTest.mouseRelease(screen.window, LEFT, pos=QPoint(1, screen.window.height() - 1))
    return down


def test_a_click_switches_between_the_log_and_the_tiles_seen(screen: Screen) -> None:
    open_replay(screen, 67)
    (switch,) = (b for b in buttons(screen) if b.property("text") == "Tiles seen")
    screen.click(switch)
    assert screen.components("LogPanel")[0].property("showsMemory")
    screen.click(switch)
    assert not screen.components("LogPanel")[0].property("showsMemory")
    assert moment(screen).index == 67


@pytest.mark.parametrize("counted", [False, True])
def test_every_button_in_sight_can_be_pressed(screen: Screen, *, counted: bool) -> None:
    open_replay(screen, 67)
    if counted:
        replay(screen).goToTally(5)
    QCoreApplication.processEvents()
    assert (moment(screen).kind is Kind.COUNT) is counted
    found = buttons(screen)
    assert len(found) >= 8
    dead = [b.property("text") for b in found if not press_and_leave(screen, b)]
    assert not dead


def test_a_discarded_tile_of_the_tiles_seen_goes_to_its_placement(screen: Screen) -> None:
    open_replay(screen, 67)
    (switch,) = (b for b in buttons(screen) if b.property("text") == "Tiles seen")
    screen.click(switch)
    QCoreApplication.processEvents()
    panel = screen.components("MemoryPanel")[0]
    tiles = [i for i in everything(panel) if i.property("fate") is not None]
    shown = next(i for i in tiles if "discarded" in i.property("label").lower())
    screen.click(shown)
    assert moment(screen).kind is Kind.PLACEMENT
    assert moment(screen).index < 67


def test_a_click_on_a_numbered_election_of_a_tally_goes_to_its_tally(screen: Screen) -> None:
    open_replay(screen)
    replay(screen).goToTally(5)
    QCoreApplication.processEvents()
    screen.click(next(pip for pip in screen.items("pip") if pip.property("number") == 3))
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 3)
    QCoreApplication.processEvents()
    screen.click(next(pip for pip in screen.items("pip") if pip.property("number") == 5))
    assert moment(screen).election == 3  # It is not counted yet.
