"""Interrupted drags return the tile to the hand and place nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.positions import TURN, hold_computer, resume
from tests.desktop.support.screen import Key, Screen
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement, role

SLOT, BUILDING = 2, 1


def minimise(screen: Screen) -> None:
    screen.window.showMinimized()
    QCoreApplication.processEvents()


def press_escape(screen: Screen) -> None:
    QTest.keyClick(screen.window, Key.Key_Escape)


def pick_another_tile_by_key(screen: Screen) -> None:
    QTest.keyClick(screen.window, Key.Key_7)
    assert screen.controller.heldSlot == 6
    press_escape(screen)


def press_the_second_button(screen: Screen) -> None:
    at = screen.middle(screen.plot(BUILDING))
    QTest.mouseClick(screen.window, Qt.MouseButton.RightButton, pos=at)


def open_the_rules(screen: Screen) -> None:
    QTest.keyClick(screen.window, Key.Key_F1)
    screen.qtbot.waitUntil(lambda: bool(screen.button("Close")))


INTERRUPTIONS: dict[str, Callable[[Screen], None]] = {
    "another window": lambda screen: screen.lose_focus().destroy(),
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
def test_interrupted_drag_places_no_tile(playing: Screen, way: str) -> None:
    tile = playing.hand_tile(SLOT)
    playing.take(tile)
    playing.move(playing.middle(tile), playing.middle(playing.plot(BUILDING)))
    assert tile.property("dragging")
    INTERRUPTIONS[way](playing)
    target = playing.middle(playing.plot(BUILDING))
    assert (tile.property("dragging"), playing.controller.heldSlot) == (False, -1)
    assert is_home(playing)
    if playing.window.isVisible():  # The button is still down.
        playing.move(target, target + QPoint(20, 10))
        assert is_home(playing)
    playing.release(target)
    assert is_home(playing)
    assert not playing.aimed()
    assert playing.table.phase is Phase.PERSON
    assert not playing.game.referee.placements


def test_tile_can_be_dragged_again_after_an_interrupted_drag(playing: Screen) -> None:
    playing.application.settings.put("speed", "fast")
    tile = playing.hand_tile(SLOT)
    home, target = playing.middle(tile), playing.middle(playing.plot(BUILDING))
    for interrupt in (press_escape, press_the_second_button):
        playing.take(tile)
        playing.move(home, target)
        interrupt(playing)
        assert playing.middle(tile) != home
        playing.qtbot.waitUntil(lambda: playing.middle(tile) == home)
        playing.release(target)
    dragged = playing.game.view().hand[SLOT]
    playing.drag_tile(SLOT, BUILDING)
    assert playing.game.referee.placements[0].tile == dragged


def test_drag_ends_when_the_turn_ends(playing: Screen) -> None:
    tile = playing.hand_tile(SLOT)
    target = playing.middle(playing.plot(BUILDING))
    playing.take(tile)
    playing.move(playing.middle(tile), target)
    playing.controller.giveUp()
    assert not tile.property("dragging")
    playing.release(target)
    assert not playing.game.referee.placements


def carry(screen: Screen) -> QQuickItem:
    """Begin to drag a tile to a building while the computer thinks; return the tile."""
    tile = screen.hand_tile(SLOT)
    home = screen.middle(tile)
    screen.take(tile)
    screen.move(home, screen.middle(screen.plot(BUILDING)))
    assert tile.property("dragging")
    assert screen.controller.heldSlot == -1
    return tile


def test_tile_dragged_before_its_turn_waits_at_the_pointer(screen: Screen) -> None:
    """Let go before the turn it goes back, and the prompt says why; nothing is queued."""
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
