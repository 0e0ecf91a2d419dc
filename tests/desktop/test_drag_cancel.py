"""Only a release over a building places a dragged tile; all else sends it home."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QPointingDevice, QWindow
from PySide6.QtTest import QTest

from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase

LINUX = sys.platform.startswith("linux")
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
RIGHT = Qt.MouseButton.RightButton
TOUCH_CANCEL = (
    "_ZN22QWindowSystemInterface22handleTouchCancelEventINS_19SynchronousDeliveryEEEbP7QWindow"
    "PK15QPointingDevice6QFlagsIN2Qt16KeyboardModifierEE"
)
"""`QWindowSystemInterface::handleTouchCancelEvent`, which PySide6 leaves out."""

SLOT = 2
BUILDING = 1

Interruption = Callable[[Screen], None]


def focus_another_window(screen: Screen) -> None:
    other = QWindow(screen.window.screen())
    other.show()
    other.requestActivate()
    screen.qtbot.waitUntil(lambda: not screen.window.isActive())
    other.destroy()


def minimise(screen: Screen) -> None:
    screen.window.showMinimized()
    QCoreApplication.processEvents()


def hide(screen: Screen) -> None:
    screen.window.hide()
    QCoreApplication.processEvents()


def resize(screen: Screen) -> None:
    width = screen.window.contentItem().width()
    screen.window.resize(1400, 900)
    screen.qtbot.waitUntil(lambda: screen.window.contentItem().width() != width)


def press_escape(screen: Screen) -> None:
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)


def pick_another_tile_by_key(screen: Screen) -> None:
    QTest.keyClick(screen.window, Qt.Key.Key_7)
    assert screen.controller.heldSlot == 6
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)


def open_the_rules(screen: Screen) -> None:
    QTest.keyClick(screen.window, Qt.Key.Key_F1)
    screen.qtbot.waitUntil(lambda: bool(screen.button("Close")))


def open_a_menu(screen: Screen) -> None:
    QTest.keyClick(screen.window, Qt.Key.Key_F10)
    screen.qtbot.waitUntil(lambda: bool(screen.button("&Open…")))


def click_the_second_button(screen: Screen) -> None:
    QTest.mouseClick(screen.window, RIGHT, NO_MODIFIER, screen.middle(screen.plot(BUILDING)))


def press_the_second_button(screen: Screen) -> None:
    QTest.mousePress(screen.window, RIGHT, NO_MODIFIER, screen.middle(screen.plot(BUILDING)))


INTERRUPTIONS = [
    focus_another_window,
    minimise,
    hide,
    resize,
    press_escape,
    pick_another_tile_by_key,
    open_the_rules,
    open_a_menu,
    click_the_second_button,
    press_the_second_button,
]


def is_home(screen: Screen) -> bool:
    """Whether the tile stands in its row, its hand's next one beside it."""
    tile, next_one = screen.hand_tile(SLOT), screen.hand_tile(SLOT + 1)
    at, beside = screen.middle(tile), screen.middle(next_one)
    return at.y() == beside.y() and 0 < beside.x() - at.x() < 2 * tile.width()


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda function: function.__name__)
def test_an_interrupted_drag_sends_the_tile_home_and_places_nothing(
    playing: Screen, interrupt: Interruption
) -> None:
    tile = playing.hand_tile(SLOT)
    target = playing.middle(playing.plot(BUILDING))
    playing.take(tile)
    playing.move(playing.middle(tile), target)
    assert tile.property("dragging")
    interrupt(playing)
    target = playing.middle(playing.plot(BUILDING))
    assert (tile.property("dragging"), playing.controller.heldSlot) == (False, -1)
    assert is_home(playing)
    if playing.window.isVisible():  # The button is still down.
        playing.move(target, target + QPoint(20, 10))
        assert is_home(playing)
    playing.release(target)
    assert is_home(playing)
    assert [i for i in range(6) if playing.plot(i).property("aimed")] == []
    assert playing.table.phase is Phase.PERSON
    assert not playing.game.referee.placements


def test_after_an_interrupted_drag_the_tile_can_be_dragged_again(playing: Screen) -> None:
    tile = playing.game.view().hand[SLOT]
    target = playing.middle(playing.plot(BUILDING))
    for interrupt in (press_escape, click_the_second_button):
        playing.take(playing.hand_tile(SLOT))
        playing.move(playing.middle(playing.hand_tile(SLOT)), target)
        interrupt(playing)
        playing.release(target)
    playing.drag_tile(SLOT, BUILDING)
    assert playing.game.referee.placements[0].tile == tile


def test_an_interrupted_tile_glides_home_where_there_is_motion(playing: Screen) -> None:
    playing.application.settings.put("speed", "fast")
    tile = playing.hand_tile(SLOT)
    home, target = playing.middle(tile), playing.middle(playing.plot(BUILDING))
    playing.take(tile)
    playing.move(home, target)
    press_escape(playing)
    assert playing.middle(tile) != home
    playing.qtbot.waitUntil(lambda: playing.middle(tile) == home)
    playing.release(target)


def test_a_turn_that_ends_sends_the_dragged_tile_home(playing: Screen) -> None:
    tile = playing.hand_tile(SLOT)
    target = playing.middle(playing.plot(BUILDING))
    playing.take(tile)
    playing.move(playing.middle(tile), target)
    playing.controller.giveUp()
    assert not tile.property("dragging")
    playing.release(target)
    assert not playing.game.referee.placements


def cancel_touch(screen: Screen, device: QPointingDevice) -> None:
    """Say that the system has taken the touch away, as for a gesture of its own."""
    library = ctypes.CDLL(str(Path(PySide6.__path__[0], "Qt", "lib", "libQt6Gui.so.6")))
    (window,), (pointer,) = (shiboken6.getCppPointer(each) for each in (screen.window, device))
    getattr(library, TOUCH_CANCEL)(ctypes.c_void_p(window), ctypes.c_void_p(pointer), 0)


def finger_on_building(screen: Screen) -> tuple[QPointingDevice, QPoint]:
    """Drag a tile over a building with a finger, and leave the finger there."""
    device = QTest.createTouchDevice()
    start, end = (screen.middle(item) for item in (screen.hand_tile(SLOT), screen.plot(BUILDING)))
    QTest.touchEvent(screen.window, device).press(0, start, screen.window)
    for step in range(1, 7):
        at = start + (end - start) * (step / 6)
        QTest.touchEvent(screen.window, device).move(0, at, screen.window)
        QTest.qWait(20)  # Moves of a finger are told once a frame.
    assert screen.hand_tile(SLOT).property("dragging")
    return device, end


@pytest.mark.skipif(not LINUX, reason="the function is called by its name in Qt's Linux library")
def test_a_touch_that_the_system_cancels_places_nothing(playing: Screen) -> None:
    device, _ = finger_on_building(playing)
    cancel_touch(playing, device)
    QTest.qWait(20)
    assert is_home(playing)
    assert not playing.game.referee.placements
