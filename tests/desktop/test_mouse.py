"""Placing tiles with the mouse, by dragging or by two clicks."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.support.positions import LAST_OF_EIGHTH, game, resume
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.stage.script import DEAF_MS
from tyrus_desktop.engine.board import BUILDINGS

OUTSIDE = QPoint(120, 760)


def aimed(screen: Screen) -> list[int]:
    return [index for index in range(6) if screen.plot(index).property("aimed")]


def test_drags_and_clicks_place_tiles_in_each_building(reused_playing: Screen) -> None:
    screen = reused_playing
    for building in range(6):
        slot = building % screen.state.handSize
        tile, placed = screen.game.view().hand[slot], len(screen.game.referee.placements)
        if building in (0, 2, 4):
            screen.drag_tile(slot, building)
        else:
            screen.click(screen.hand_tile(slot))
            assert screen.hand_tile(slot).property("held")
            screen.point_at(screen.plot(building))
            assert aimed(screen) == [building]
            screen.click(screen.plot(building))
        placement = screen.game.referee.placements[placed]
        assert (placement.tile, placement.building) == (tile, BUILDINGS[building])
        screen.wait_for(Phase.PERSON)


def test_dragged_tile_follows_the_pointer(reused_playing: Screen) -> None:
    """The tile lies on top, highlights one building, and returns to the hand if dropped outside."""
    screen = reused_playing
    screen.application.settings.put("speed", "slow")
    tile = screen.hand_tile(4)
    home = at = screen.middle(tile)
    screen.take(tile)
    for building in (1, 5):
        target = screen.middle(screen.plot(building))
        screen.move(at, target)
        at = target
        assert aimed(screen) == [building]
        assert (screen.middle(tile) - target).manhattanLength() < 30
        assert tile.z() == max(item.z() for item in screen.tiles())
    screen.move(at, OUTSIDE)
    assert not aimed(screen)
    screen.application.settings.put("speed", "fast")
    screen.release(OUTSIDE)
    assert screen.middle(tile) != home  # It glides.
    screen.qtbot.waitUntil(lambda: screen.middle(tile) == home)
    assert not screen.game.referee.placements
    assert (screen.controller.heldSlot, screen.table.phase) == (-1, Phase.PERSON)


def test_clicks_pick_up_and_put_down_tiles(reused_playing: Screen) -> None:
    screen = reused_playing
    screen.click(screen.plot(2))
    screen.click(screen.hand_tile(5))
    screen.click(screen.hand_tile(5))
    screen.click(screen.plot(2))
    for item in (screen.hand_tile(2), screen.plot(0), screen.item("prompt")):
        screen.click(screen.hand_tile(5))
        assert screen.controller.heldSlot == 5
        QTest.mouseClick(screen.window, Qt.MouseButton.RightButton, pos=screen.middle(item))
        assert screen.controller.heldSlot == -1
    assert not screen.game.referee.placements
    tile = screen.game.view().hand[1]
    screen.click(screen.hand_tile(5))
    screen.click(screen.hand_tile(1))
    screen.click(screen.plot(2))
    assert screen.game.referee.placements[0].tile == tile


def test_player_can_move_only_tiles_in_their_own_hand(reused_playing: Screen) -> None:
    """A placed tile passes clicks on to its building."""
    screen = reused_playing
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.PERSON)
    before = screen.game.referee.placements
    standing = next(tile for tile in screen.tiles() if tile.property("building") == 1)
    for item in (standing, screen.hand_tile(0, side=1)):
        screen.drag(item, screen.middle(screen.plot(4)))
        screen.click(item)
        screen.click(screen.plot(4))
    assert screen.game.referee.placements == before
    tile = screen.game.view().hand[0]
    screen.click(screen.hand_tile(0))
    screen.click(standing)
    assert screen.game.referee.placements[len(before)].tile == tile


def test_clicks_and_drags_do_nothing_during_the_computers_turn(
    reused_screen: Screen, slow_player: None
) -> None:
    reused_screen.play_computer(level="random")
    reused_screen.drag_tile(0, 1)
    reused_screen.wait_for(Phase.COMPUTER)
    try_to_place(reused_screen, carried=True)
    assert reused_screen.table.phase is Phase.COMPUTER
    assert len(reused_screen.game.referee.placements) == 1


def test_click_during_a_tally_only_skips_ahead(reused_screen: Screen) -> None:
    screen = reused_screen
    resume(screen, LAST_OF_EIGHTH)
    script = screen.application.script
    script.get_pace = lambda: 1000.0  # No beat ends by itself.
    screen.play(game().placements[LAST_OF_EIGHTH])
    screen.qtbot.waitUntil(lambda: script.running)
    try_to_place(screen)
    assert len(screen.game.referee.placements) == LAST_OF_EIGHTH + 1
    screen.qtbot.wait(DEAF_MS + 20)
    beats = script.pending
    screen.click(screen.item("prompt"))
    screen.qtbot.waitUntil(lambda: script.pending < beats)


def try_to_place(screen: Screen, *, carried: bool = False) -> None:
    """Try to place a tile by a drag, which moves nothing unless it is `carried`, and by clicks."""
    tile, target = screen.hand_tile(0), screen.middle(screen.plot(2))
    home = screen.middle(tile)
    screen.take(tile)
    screen.move(home, target)
    assert not tile.property("movable")
    assert (screen.middle(tile) == home) is not carried
    screen.release(target)
    screen.qtbot.waitUntil(lambda: screen.middle(tile) == home)
    screen.click(screen.hand_tile(1))
    screen.click(screen.plot(2))
