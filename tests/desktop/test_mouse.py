"""Placing a tile with the mouse, by a drag or by two clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.stage.script import DEAF_MS
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import Side

OUTSIDE = QPoint(40, 400)


def test_a_tile_dragged_onto_a_building_is_placed_there(screen: Screen) -> None:
    for building in range(6):
        screen.play_computer()
        tile = screen.game.view().hand[2]
        screen.drag_tile(2, building)
        placed = screen.game.referee.placements[0]
        assert (placed.tile, placed.building) == (tile, BUILDINGS[building])


def test_only_the_building_under_a_dragged_tile_is_lit(screen: Screen) -> None:
    screen.play_computer()
    tile = screen.hand_tile(0)
    at = screen.middle(tile)
    screen.take(tile)
    lit: list[list[int]] = []
    for building in (1, 5):
        target = screen.middle(screen.plot(building))
        screen.move(at, target)
        at = target
        lit.append([i for i in range(6) if screen.plot(i).property("aimed")])
    screen.move(at, OUTSIDE)
    lit.append([i for i in range(6) if screen.plot(i).property("aimed")])
    screen.release(OUTSIDE)
    assert lit == [[1], [5], []]


def test_a_dragged_tile_stays_under_the_pointer_and_on_top(screen: Screen) -> None:
    screen.play_computer()
    tile = screen.hand_tile(4)
    target = screen.middle(screen.plot(1))
    screen.take(tile)
    screen.move(screen.middle(tile), target)
    distance = screen.middle(tile) - target
    top = max(item.z() for item in screen.tiles())
    assert (distance.manhattanLength() < 30, tile.z()) == (True, top)
    screen.release(OUTSIDE)


def test_a_tile_dropped_outside_returns_to_the_hand(
    screen: Screen,
) -> None:
    screen.play_computer()
    tile = screen.hand_tile(3)
    home = screen.middle(tile)
    screen.drag(tile, OUTSIDE)
    assert screen.middle(tile) == home
    assert not screen.game.referee.placements
    assert screen.controller.heldSlot == -1
    assert screen.table.phase is Phase.PERSON


def test_with_motion_a_tile_dropped_outside_glides_back(start: Starter, screen: Screen) -> None:
    screen.play_computer()
    screen.application.settings.put("speed", "fast")
    tile = screen.hand_tile(3)
    home = screen.middle(tile)
    screen.drag(tile, OUTSIDE)
    on_its_way = screen.middle(tile)
    screen.qtbot.waitUntil(lambda: screen.middle(tile) == home)
    assert on_its_way != home
    assert not screen.game.referee.placements


def test_with_motion_a_dragged_tile_does_not_lag_behind(screen: Screen) -> None:
    screen.play_computer()
    screen.application.settings.put("speed", "slow")
    tile = screen.hand_tile(3)
    target = screen.middle(screen.plot(1))
    screen.take(tile)
    screen.move(screen.middle(tile), target)
    assert (screen.middle(tile) - target).manhattanLength() < 30
    screen.release(OUTSIDE)


def test_a_tile_that_was_dragged_follows_a_resized_window(screen: Screen) -> None:
    screen.play_computer()
    tile = screen.hand_tile(3)
    screen.drag(tile, OUTSIDE)
    before = [screen.middle(screen.hand_tile(slot)) for slot in (2, 3, 4)]
    screen.window.resize(1500, 900)
    screen.qtbot.waitUntil(lambda: screen.middle(screen.hand_tile(2)) != before[0])
    after = [screen.middle(screen.hand_tile(slot)) for slot in (2, 3, 4)]
    assert after[1].y() == after[0].y()
    assert after[1].x() - after[0].x() == pytest.approx(after[2].x() - after[1].x(), abs=2)


def test_a_clicked_tile_is_placed_in_the_building_clicked_next(screen: Screen) -> None:
    for building in range(6):
        screen.play_computer()
        tile = screen.game.view().hand[5]
        screen.click(screen.hand_tile(5))
        assert screen.hand_tile(5).property("held")
        screen.click(screen.plot(building))
        placed = screen.game.referee.placements[0]
        assert (placed.tile, placed.building) == (tile, BUILDINGS[building])


def test_a_held_tile_lights_the_building_under_the_pointer(screen: Screen) -> None:
    screen.play_computer()
    screen.click(screen.hand_tile(5))
    screen.point_at(screen.plot(2))
    assert [i for i in range(6) if screen.plot(i).property("aimed")] == [2]


def test_a_second_click_puts_down_a_held_tile(screen: Screen) -> None:
    screen.play_computer()
    screen.click(screen.hand_tile(5))
    screen.click(screen.hand_tile(5))
    screen.click(screen.plot(2))
    assert not screen.game.referee.placements


def test_a_right_click_anywhere_puts_down_a_held_tile(screen: Screen) -> None:
    screen.play_computer()
    for place in (screen.hand_tile(2), screen.plot(0), screen.item("prompt")):
        screen.click(screen.hand_tile(5))
        assert screen.controller.heldSlot == 5
        QTest.mouseClick(screen.window, Qt.MouseButton.RightButton, pos=screen.middle(place))
        assert screen.controller.heldSlot == -1
    assert not screen.game.view().standing


def test_clicking_another_tile_holds_that_one(screen: Screen) -> None:
    screen.play_computer()
    tile = screen.game.view().hand[1]
    screen.click(screen.hand_tile(5))
    screen.click(screen.hand_tile(1))
    screen.click(screen.plot(2))
    assert screen.game.referee.placements[0].tile == tile


def test_clicking_a_building_without_a_held_tile_does_nothing(screen: Screen) -> None:
    screen.play_computer()
    screen.click(screen.plot(2))
    assert not screen.game.referee.placements


def test_standing_tiles_do_not_block_clicks_on_a_building(
    screen: Screen,
) -> None:
    screen.play_computer()
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.PERSON)
    tile = screen.game.view().hand[0]
    standing = next(i for i in screen.tiles() if i.property("building") == 1)
    screen.click(screen.hand_tile(0))
    screen.click(standing)
    assert [p.tile for p in screen.game.referee.placements].count(tile) == 1


def test_enemy_tiles_and_standing_tiles_cant_be_moved(screen: Screen) -> None:
    screen.play_computer()
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.PERSON)
    before = screen.game.referee.placements
    target = screen.middle(screen.plot(4))
    standing = next(i for i in screen.tiles() if i.property("place") == 1)
    for item in (standing, screen.hand_tile(0, side=1)):
        screen.drag(item, target)
        screen.click(item)
        screen.click(screen.plot(4))
    assert screen.game.referee.placements == before


def test_clicks_and_drags_do_nothing_while_the_computer_thinks(
    screen: Screen, slow_player: None
) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    try_everything(screen)
    assert screen.table.phase is Phase.COMPUTER
    assert len(screen.game.referee.placements) == 1


def test_a_click_during_a_tally_only_skips_a_beat(screen: Screen) -> None:
    screen.play_computer(first=Side.BROWN)
    while len(screen.game.referee.placements) < 5:
        screen.place(screen.choose())
        screen.wait_for(Phase.PERSON)
    screen.application.settings.put("speed", "slow")
    script = screen.application.script
    script.get_pace = lambda: 1000.0  # No beat ends by itself.
    screen.place(screen.choose())
    screen.qtbot.waitUntil(lambda: script.running)
    placed = len(screen.game.referee.placements)
    try_everything(screen)
    assert len(screen.game.referee.placements) == placed
    screen.qtbot.wait(DEAF_MS + 20)
    beats = script.pending
    screen.click(screen.item("prompt"))
    screen.qtbot.waitUntil(lambda: script.pending < beats)


def test_the_near_buildings_are_those_of_the_person(screen: Screen) -> None:
    seats = {Side.IVORY: Seat("x", "greedy"), Side.BROWN: Seat("Denis")}
    screen.table.start(seats, Side.BROWN)
    screen.wait_for(Phase.PERSON)
    heights = [screen.middle(screen.plot(i)).y() for i in range(6)]
    assert max(heights[:3]) < min(heights[3:])
    assert {screen.hand_tile(slot).property("tileSide") for slot in range(9)} == {1}


def try_everything(screen: Screen) -> None:
    """Try to place a tile by a drag and by clicks."""
    screen.drag_tile(0, 2)
    screen.click(screen.hand_tile(1))
    screen.click(screen.plot(2))
