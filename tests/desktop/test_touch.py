"""Taps and drags by a finger or a pen."""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import PySide6
import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest

from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS

LINUX = sys.platform.startswith("linux")
NOTHING = QPoint(40, 400)
GUI = ctypes.CDLL(str(Path(PySide6.__path__[0], "Qt", "lib", "libQt6Gui.so.6"))) if LINUX else None
TABLET_EVENT = (
    "_ZN22QWindowSystemInterface17handleTabletEventEP7QWindowPK15QPointingDeviceRK7QPointFS7_"
    "6QFlagsIN2Qt11MouseButtonEEdddddiS8_INS9_16KeyboardModifierEE"
)
"""`QWindowSystemInterface::handleTabletEvent`, which PySide6 leaves out."""
TOUCH_CANCEL = (
    "_ZN22QWindowSystemInterface22handleTouchCancelEventINS_19SynchronousDeliveryEEEbP7QWindow"
    "PK15QPointingDevice6QFlagsIN2Qt16KeyboardModifierEE"
)
"""`QWindowSystemInterface::handleTouchCancelEvent`, which PySide6 leaves out."""
NO_MOUSE_OF_ITS_OWN = (
    "_ZN29QWindowSystemInterfacePrivate11TabletEvent27setPlatformSynthesizesMouseEb"
)
"""As on X11: Qt then synthesizes mouse events for items that do not take a pen's."""


class Hand(Protocol):
    """A pointing device other than the mouse."""

    def down(self, at: QPoint) -> None: ...
    def move(self, to: QPoint) -> None: ...
    def up(self, at: QPoint) -> None: ...


@dataclass(frozen=True, slots=True)
class Finger:
    """One finger on a touch screen."""

    screen: Screen
    device: QPointingDevice

    def down(self, at: QPoint) -> None:
        QTest.touchEvent(self.screen.window, self.device).press(0, at, self.screen.window)

    def move(self, to: QPoint) -> None:
        QTest.touchEvent(self.screen.window, self.device).move(0, to, self.screen.window)

    def up(self, at: QPoint) -> None:
        QTest.touchEvent(self.screen.window, self.device).release(0, at, self.screen.window)


@dataclass(frozen=True, slots=True)
class Pen:
    """A pen on a tablet; its events enter Qt like those of a real tablet."""

    screen: Screen
    device: QPointingDevice

    def down(self, at: QPoint) -> None:
        self._send(at, Qt.MouseButton.LeftButton.value)

    def move(self, to: QPoint) -> None:
        self._send(to, Qt.MouseButton.LeftButton.value)

    def up(self, at: QPoint) -> None:
        self._send(at, Qt.MouseButton.NoButton.value)

    def _send(self, at: QPoint, buttons: int) -> None:
        window = self.screen.window
        (target,), (device,) = (shiboken6.getCppPointer(each) for each in (window, self.device))
        place, everywhere = (
            (ctypes.c_double * 2)(point.x(), point.y()) for point in (at, window.mapToGlobal(at))
        )
        pointers = [ctypes.c_void_p(target), ctypes.c_void_p(device), place, everywhere]
        measures = [ctypes.c_double(each) for each in (0.7 if buttons else 0.0, 0, 0, 0, 0)]
        getattr(GUI, TABLET_EVENT)(*pointers, buttons, *measures, 0, 0)
        QCoreApplication.processEvents()


@pytest.fixture(params=["finger", "pen"])
def hand(request: pytest.FixtureRequest, reused_screen: Screen) -> Hand:
    if request.param == "finger":
        return Finger(reused_screen, QTest.createTouchDevice())
    if not LINUX:
        pytest.skip("needs a symbol of Qt's Linux library")
    getattr(GUI, NO_MOUSE_OF_ITS_OWN)(False)
    device = QPointingDevice(
        "pen",
        1,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position | QInputDevice.Capability.Pressure,
        1,
        1,
    )
    return Pen(reused_screen, device)


def tap(hand: Hand, at: QPoint) -> None:
    hand.down(at)
    hand.up(at)


def drag(hand: Hand, start: QPoint, end: QPoint) -> None:
    hand.down(start)
    for step in range(1, 7):
        hand.move(start + (end - start) * (step / 6))
        QTest.qWait(20)  # Qt delivers a finger's moves once a frame.
    hand.up(end)


def test_tiles_are_placed_by_taps_and_drags(reused_screen: Screen, hand: Hand) -> None:
    screen = reused_screen
    screen.play_computer()
    tile = screen.game.view().hand[5]
    tap(hand, screen.middle(screen.hand_tile(5)))
    assert screen.controller.heldSlot == 5
    tap(hand, screen.middle(screen.plot(4)))
    placed = screen.game.referee.placements[0]
    assert (placed.tile, placed.building) == (tile, BUILDINGS[4])
    screen.wait_for(Phase.PERSON)
    tile = screen.game.view().hand[2]
    drag(hand, screen.middle(screen.hand_tile(2)), screen.middle(screen.plot(3)))
    placed = screen.game.referee.placements[2]
    assert (placed.tile, placed.building) == (tile, BUILDINGS[3])


def test_a_dragged_tile_follows_and_lights_a_building(reused_screen: Screen, hand: Hand) -> None:
    def lit() -> list[int]:
        return [index for index in range(6) if screen.plot(index).property("aimed")]

    screen = reused_screen
    screen.play_computer()
    screen.state.settings.speed = "fast"
    tile = screen.hand_tile(2)
    start, end = screen.middle(tile), screen.middle(screen.plot(1))
    drag(hand, start, NOTHING)
    screen.qtbot.waitUntil(lambda: screen.middle(tile) == start)
    assert not screen.game.referee.placements
    hand.down(start)
    for step in range(1, 7):
        at = start + (end - start) * (step / 6)
        hand.move(at)
        QTest.qWait(20)
        assert (screen.middle(tile) - at).manhattanLength() <= 45
    assert lit() == [1]
    hand.up(end)
    screen.qtbot.waitUntil(lambda: len(screen.game.referee.placements) == 2)
    screen.wait_for(Phase.PERSON)
    assert not lit()
    assert {building.property("hintRole") for building in screen.items("building")} == {-1}


def test_buttons_menus_and_dialogs_can_be_tapped(reused_screen: Screen, hand: Hand) -> None:
    screen = reused_screen
    tap(hand, screen.middle(screen.item("newGame")))
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    tap(hand, screen.middle(screen.item("begin")))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    for entry in ("&Help", "Quick &rules", "Close"):
        screen.qtbot.waitUntil(lambda: len(screen.button(entry)) == 1)  # noqa: B023
        QTest.qWait(50)  # Nobody taps a menu as it opens.
        tap(hand, screen.middle(screen.button(entry)[0]))
    screen.qtbot.waitUntil(lambda: not screen.button("Close"))


def test_a_second_finger_drags_no_second_tile(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.play_computer()
    device = QTest.createTouchDevice()
    first, second = (screen.middle(screen.hand_tile(slot)) for slot in (1, 6))
    ends = (screen.middle(screen.plot(0)), screen.middle(screen.plot(4)))
    window = screen.window
    QTest.touchEvent(window, device).press(0, first, window).press(1, second, window)
    for step in range(1, 7):
        points = (a + (b - a) * (step / 6) for a, b in zip((first, second), ends, strict=True))
        one, other = points
        QTest.touchEvent(window, device).move(0, one, window).move(1, other, window)
    QTest.touchEvent(window, device).release(0, ends[0], window).release(1, ends[1], window)
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements[::2]) <= 1


@pytest.mark.skipif(not LINUX, reason="needs a symbol of Qt's Linux library")
def test_a_touch_cancelled_by_the_system_places_nothing(reused_playing: Screen) -> None:
    screen = reused_playing
    finger = Finger(screen, QTest.createTouchDevice())
    home, end = screen.middle(screen.hand_tile(2)), screen.middle(screen.plot(1))
    finger.down(home)
    for step in range(1, 7):
        finger.move(home + (end - home) * (step / 6))
        QTest.qWait(20)
    assert screen.hand_tile(2).property("dragging")
    window, device = (shiboken6.getCppPointer(each)[0] for each in (screen.window, finger.device))
    getattr(GUI, TOUCH_CANCEL)(ctypes.c_void_p(window), ctypes.c_void_p(device), 0)
    QTest.qWait(20)
    assert screen.middle(screen.hand_tile(2)) == home
    assert not screen.game.referee.placements
