"""Taps and drags by a finger."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QPointingDevice, QTouchEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS


@dataclass(frozen=True, slots=True)
class Finger:
    """One finger on a touch screen."""

    screen: Screen
    device: QPointingDevice

    def down(self, at: QPoint) -> None:
        QTest.touchEvent(self.screen.window, self.device).press(0, at, self.screen.window)

    def move(self, to: QPoint) -> None:
        QTest.touchEvent(self.screen.window, self.device).move(0, to, self.screen.window)
        QTest.qWait(20)  # Qt delivers a finger's moves once a frame.

    def up(self, at: QPoint) -> None:
        QTest.touchEvent(self.screen.window, self.device).release(0, at, self.screen.window)

    def tap(self, at: QPoint) -> None:
        self.down(at)
        self.up(at)


@pytest.fixture
def finger(screen: Screen) -> Finger:
    return Finger(screen, QTest.createTouchDevice())


def path(start: QPoint, end: QPoint) -> list[QPoint]:
    return [start + (end - start) * (step / 6) for step in range(1, 7)]


def test_taps_and_drags_on_a_touch_screen_place_tiles(screen: Screen, finger: Finger) -> None:
    """A dragged tile follows, highlights one building, and returns if dropped outside."""

    def follows(tile: QQuickItem, at: QPoint) -> bool:
        return (screen.middle(tile) - at).manhattanLength() <= 45

    screen.play_computer()
    first = screen.game.view().hand[5]
    finger.tap(screen.middle(screen.hand_tile(5)))
    assert screen.controller.heldSlot == 5
    finger.tap(screen.middle(screen.plot(4)))
    placed = screen.game.referee.placements[0]
    assert (placed.tile, placed.building) == (first, BUILDINGS[4])
    screen.wait_for(Phase.PERSON)
    screen.state.settings.speed = "fast"
    second, tile = screen.game.view().hand[2], screen.hand_tile(2)
    home, outside, end = screen.middle(tile), QPoint(90, 343), screen.middle(screen.plot(1))
    for goal in (outside, end):
        finger.down(home)
        for at in path(home, goal):
            finger.move(at)
            screen.qtbot.waitUntil(lambda: follows(tile, at))  # noqa: B023
        assert screen.aimed() == ([1] if goal is end else [])
        finger.up(goal)
        screen.qtbot.waitUntil(lambda: screen.middle(tile) == home or goal is end)  # noqa: B023
        assert (len(screen.game.referee.placements) > 2) is (goal is end)
    placed = screen.game.referee.placements[2]
    assert (placed.tile, placed.building) == (second, BUILDINGS[1])
    screen.wait_for(Phase.PERSON)
    assert not screen.aimed()
    assert {building.property("hintRole") for building in screen.items("building")} == {-1}


def test_buttons_menus_and_dialogs_can_be_tapped(screen: Screen, finger: Finger) -> None:
    finger.tap(screen.middle(screen.item("newGame")))
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    finger.tap(screen.middle(screen.item("begin")))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    for entry in ("&Help", "Quick &rules", "Close"):
        screen.qtbot.waitUntil(lambda: len(screen.button(entry)) == 1)  # noqa: B023
        QTest.qWait(50)  # Nobody taps a menu as it opens.
        finger.tap(screen.middle(screen.button(entry)[0]))
    screen.qtbot.waitUntil(lambda: not screen.button("Close"))


def test_second_finger_cannot_drag_a_second_tile(screen: Screen, finger: Finger) -> None:
    window, device = screen.window, finger.device
    screen.play_computer()
    paths = [
        [screen.middle(screen.hand_tile(slot)), *path(screen.middle(screen.hand_tile(slot)), end)]
        for slot, end in ((1, screen.middle(screen.plot(0))), (6, screen.middle(screen.plot(4))))
    ]
    (start, *moves), last = [*zip(*paths, strict=True)], [each[-1] for each in paths]
    QTest.touchEvent(window, device).press(0, start[0], window).press(1, start[1], window)
    for one, other in moves:
        QTest.touchEvent(window, device).move(0, one, window).move(1, other, window)
    QTest.touchEvent(window, device).release(0, last[0], window).release(1, last[1], window)
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements[::2]) <= 1


def test_cancelled_touch_places_no_tile(playing: Screen, finger: Finger) -> None:
    home, end = playing.middle(playing.hand_tile(2)), playing.middle(playing.plot(1))
    finger.down(home)
    for at in path(home, end):
        finger.move(at)
    assert playing.hand_tile(2).property("dragging")
    cancelled = QTouchEvent(QEvent.Type.TouchCancel, finger.device)
    QCoreApplication.sendEvent(playing.window, cancelled)
    QTest.qWait(20)
    assert playing.middle(playing.hand_tile(2)) == home
    assert not playing.game.referee.placements
