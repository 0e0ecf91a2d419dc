"""Interrupted drags return the tile to the hand and place nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.positions import TURN, hold_computer, resume
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement, role

SLOT, BUILDING = 2, 1


def focus_another_window(screen: Screen) -> None:
    other = QWindow(screen.window.screen())
    other.show()
    other.requestActivate()
    screen.qtbot.waitUntil(lambda: not screen.window.isActive())
    other.destroy()


def minimise(screen: Screen) -> None:
    screen.window.showMinimized()
    QCoreApplication.processEvents()


def press_escape(screen: Screen) -> None:
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)


def pick_another_tile_by_key(screen: Screen) -> None:
    QTest.keyClick(screen.window, Qt.Key.Key_7)
    assert screen.controller.heldSlot == 6
    press_escape(screen)


def press_the_second_button(screen: Screen) -> None:
    at = screen.middle(screen.plot(BUILDING))
    QTest.mouseClick(screen.window, Qt.MouseButton.RightButton, pos=at)


def open_the_rules(screen: Screen) -> None:
    QTest.keyClick(screen.window, Qt.Key.Key_F1)
    screen.qtbot.waitUntil(lambda: bool(screen.button("Close")))


INTERRUPTIONS: dict[str, Callable[[Screen], None]] = {
    "another window": focus_another_window,
    "minimised": minimise,
    "resized": lambda screen: screen.resize(1400, screen.window.height()),
    "escape": press_escape,
    "dialog": open_the_rules,
    "another tile": pick_another_tile_by_key,
    "second button": press_the_second_button,
}


def is_home(screen: Screen) -> bool:
    """Return whether the tile lies in the hand beside its neighbour."""
    tile, next_one = screen.hand_tile(SLOT), screen.hand_tile(SLOT + 1)
    at, beside = screen.middle(tile), screen.middle(next_one)
    return at.y() == beside.y() and 0 < beside.x() - at.x() < 2 * tile.width()


@pytest.mark.parametrize("way", INTERRUPTIONS)
def test_interrupted_drag_places_no_tile(reused_playing: Screen, way: str) -> None:
    screen = reused_playing
    tile = screen.hand_tile(SLOT)
    screen.take(tile)
    screen.move(screen.middle(tile), screen.middle(screen.plot(BUILDING)))
    assert tile.property("dragging")
    INTERRUPTIONS[way](screen)
    target = screen.middle(screen.plot(BUILDING))
    assert (tile.property("dragging"), screen.controller.heldSlot) == (False, -1)
    assert is_home(screen)
    if screen.window.isVisible():  # The button is still down.
        screen.move(target, target + QPoint(20, 10))
        assert is_home(screen)
    screen.release(target)
    assert is_home(screen)
    assert not any(screen.plot(index).property("aimed") for index in range(6))
    assert screen.table.phase is Phase.PERSON
    assert not screen.game.referee.placements


def test_tile_can_be_dragged_again_after_an_interrupted_drag(reused_playing: Screen) -> None:
    screen = reused_playing
    screen.application.settings.put("speed", "fast")
    tile = screen.hand_tile(SLOT)
    home, target = screen.middle(tile), screen.middle(screen.plot(BUILDING))
    for interrupt in (press_escape, press_the_second_button):
        screen.take(tile)
        screen.move(home, target)
        interrupt(screen)
        assert screen.middle(tile) != home
        screen.qtbot.waitUntil(lambda: screen.middle(tile) == home)
        screen.release(target)
    dragged = screen.game.view().hand[SLOT]
    screen.drag_tile(SLOT, BUILDING)
    assert screen.game.referee.placements[0].tile == dragged


def test_drag_ends_when_the_turn_ends(reused_playing: Screen) -> None:
    tile = reused_playing.hand_tile(SLOT)
    target = reused_playing.middle(reused_playing.plot(BUILDING))
    reused_playing.take(tile)
    reused_playing.move(reused_playing.middle(tile), target)
    reused_playing.controller.giveUp()
    assert not tile.property("dragging")
    reused_playing.release(target)
    assert not reused_playing.game.referee.placements


def carry(screen: Screen) -> QQuickItem:
    """Begin to drag a tile to a building while the computer thinks; return the tile."""
    tile = screen.hand_tile(SLOT)
    home = screen.middle(tile)
    screen.take(tile)
    screen.move(home, screen.middle(screen.plot(BUILDING)))
    assert tile.property("dragging")
    assert screen.controller.heldSlot == -1
    return tile


def test_tile_dragged_before_its_turn_waits_at_the_pointer(reused_screen: Screen) -> None:
    """Let go before the turn it goes back, and the prompt says why; nothing is queued."""
    screen = reused_screen
    screen.state.settings.speed = "slow"  # Else the computer may have answered by now.
    resume(screen, TURN + 1)
    hold_computer(screen)
    screen.state.settings.speed = "none"
    assert screen.table.phase is Phase.COMPUTER
    target, placements = screen.middle(screen.plot(BUILDING)), screen.game.referee.placements
    known = screen.game.view(screen.game.viewer)
    carry(screen)
    does = role(known.side, known.hand[SLOT].profession, BUILDINGS[BUILDING])
    (ribbon,) = screen.visible_items("carriedHint")
    assert ribbon.property("role") == ROLES.index(does)
    screen.release(target)
    assert is_home(screen)
    assert not screen.visible_items("carriedHint")
    said = "It is not your turn yet, so the tile went back to your hand."
    assert screen.item("prompt").property("text") == said
    assert screen.table.phase is Phase.COMPUTER
    tile = carry(screen)
    screen.table.opponent.hurry()
    screen.wait_for(Phase.PERSON)
    assert tile.property("dragging")
    assert screen.controller.heldSlot == SLOT
    assert screen.middle(tile) == target
    assert screen.item("prompt").property("text") != said
    assert len(screen.game.referee.placements) == len(placements) + 1, "nothing was queued"
    screen.release(target)
    screen.qtbot.waitUntil(lambda: len(screen.game.referee.placements) >= len(placements) + 2)
    placed = Placement(known.hand[SLOT], BUILDINGS[BUILDING])
    assert screen.game.referee.placements[len(placements) + 1] == placed
