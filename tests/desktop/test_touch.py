"""A finger and a pen do what the mouse does: taps and drags."""

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

from tests.covering import first
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import UNKNOWN
from tyrus_desktop.engine.board import BUILDINGS

LINUX = sys.platform.startswith("linux")
NOTHING = QPoint(40, 400)
GUI = ctypes.CDLL(str(Path(PySide6.__path__[0], "Qt", "lib", "libQt6Gui.so.6"))) if LINUX else None
TABLET_EVENT = (
    "_ZN22QWindowSystemInterface17handleTabletEventEP7QWindowPK15QPointingDeviceRK7QPointFS7_"
    "6QFlagsIN2Qt11MouseButtonEEdddddiS8_INS9_16KeyboardModifierEE"
)
"""`QWindowSystemInterface::handleTabletEvent`, which PySide6 leaves out."""
NO_MOUSE_OF_ITS_OWN = (
    "_ZN29QWindowSystemInterfacePrivate11TabletEvent27setPlatformSynthesizesMouseEb"
)
"""What X11's platform says, so that Qt makes a mouse's event of what takes no pen."""


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
def hand(request: pytest.FixtureRequest, screen: Screen) -> Hand:
    if request.param == "finger":
        return Finger(screen, QTest.createTouchDevice())
    if not LINUX:
        pytest.skip("a pen's events are made by a name that Qt's library has on Linux")
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
    return Pen(screen, device)


def tap(hand: Hand, at: QPoint) -> None:
    hand.down(at)
    hand.up(at)


def drag(hand: Hand, start: QPoint, end: QPoint) -> None:
    hand.down(start)
    for step in range(1, 7):
        hand.move(start + (end - start) * (step / 6))
        QTest.qWait(20)  # Moves of a finger are told once a frame.
    hand.up(end)


def test_a_tile_can_be_placed_by_two_taps(screen: Screen, hand: Hand) -> None:
    screen.play_computer()
    tile = screen.game.view().hand[5]
    tap(hand, screen.middle(screen.hand_tile(5)))
    assert screen.controller.heldSlot == 5
    tap(hand, screen.middle(screen.plot(4)))
    placed = screen.game.referee.placements[0]
    assert (placed.tile, placed.building) == (tile, BUILDINGS[4])


@pytest.mark.parametrize("building", first(1, [3, 1]))
def test_a_tile_can_be_dragged_to_a_building(screen: Screen, hand: Hand, building: int) -> None:
    screen.play_computer()
    tile = screen.game.view().hand[2]
    drag(hand, screen.middle(screen.hand_tile(2)), screen.middle(screen.plot(building)))
    placed = screen.game.referee.placements[0]
    assert (placed.tile, placed.building) == (tile, BUILDINGS[building])


def test_a_building_is_lit_while_a_tile_is_over_it_and_not_after_the_drop(
    screen: Screen, hand: Hand
) -> None:
    screen.play_computer()
    screen.state.settings.speed = "fast"
    start, end = screen.middle(screen.hand_tile(2)), screen.middle(screen.plot(1))
    hand.down(start)
    for step in range(1, 7):
        hand.move(start + (end - start) * (step / 6))
        QTest.qWait(20)
    lit = [
        building.property("index")
        for building in screen.items("building")
        if building.property("aimed")
    ]
    assert lit == [1]
    hand.up(end)
    screen.qtbot.waitUntil(lambda: len(screen.game.referee.placements) == 2)
    screen.wait_for(Phase.PERSON)
    assert not any(building.property("aimed") for building in screen.items("building"))
    assert {building.property("hintRole") for building in screen.items("building")} == {-1}


def test_a_dragged_tile_follows_the_finger_or_pen_at_once(screen: Screen, hand: Hand) -> None:
    screen.play_computer()
    tile = screen.hand_tile(2)
    start = screen.middle(tile)
    hand.down(start)
    for step in range(1, 5):
        hand.move(start - QPoint(0, 10 * step))
        QTest.qWait(20)
        assert (screen.middle(tile) - start).manhattanLength() <= 45
    hand.up(start - QPoint(0, 40))


def test_a_tile_dropped_outside_by_touch_returns_to_the_hand(screen: Screen, hand: Hand) -> None:
    screen.play_computer()
    home = screen.middle(screen.hand_tile(2))
    drag(hand, home, NOTHING)
    assert screen.middle(screen.hand_tile(2)) == home
    assert not screen.game.referee.placements


def wait_for(screen: Screen, entry: str) -> None:
    screen.qtbot.waitUntil(lambda: len(screen.button(entry)) == 1)


def test_buttons_menus_and_dialogs_can_be_tapped(screen: Screen, hand: Hand) -> None:
    tap(hand, screen.middle(screen.item("newGame")))
    tap(hand, screen.middle(screen.item("begin")))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    for entry in ("&Help", "Quick &rules", "Close"):
        wait_for(screen, entry)
        QTest.qWait(50)  # Nobody taps a menu as it opens.
        tap(hand, screen.middle(screen.button(entry)[0]))
    screen.qtbot.waitUntil(lambda: not screen.button("Close"))


def test_the_slots_can_be_looked_at_again_by_touch(screen: Screen, hand: Hand) -> None:
    screen.controller.newGames.playTwo("Claire", "Denis", 0, True)
    screen.wait_for(Phase.CURTAIN)
    for _ in range(2):
        hand_over(screen, hand)
        tap(hand, screen.middle(screen.armed("seen")))
        screen.wait_for(Phase.CURTAIN, Phase.PERSON)
    tap(hand, screen.middle(screen.item("lookAgain")))
    screen.wait_for(Phase.CURTAIN)
    hand_over(screen, hand)
    assert screen.hand_tile(4, 0).property("faceUp")
    tap(hand, screen.middle(screen.armed("seen")))
    screen.wait_for(Phase.PERSON)
    assert {row.profession for row in screen.models.tiles.rows} == {UNKNOWN}
    drag(hand, screen.middle(screen.hand_tile(4, 0)), screen.middle(screen.plot(5)))
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.view().standing) == 1


def hand_over(screen: Screen, hand: Hand) -> None:
    for step in ("sitDown", "showTiles"):
        tap(hand, screen.middle(screen.armed(step)))
    screen.wait_for(Phase.LOOKING)


def test_a_second_finger_cant_drag_a_second_tile(screen: Screen) -> None:
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
