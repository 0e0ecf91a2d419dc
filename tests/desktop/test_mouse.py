"""Placing tiles with the mouse, by dragging or by two clicks."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.support.positions import LAST_OF_EIGHTH, game, resume
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.stage.script import DEAF_MS
from tyrus_desktop.engine.board import BUILDINGS

OUTSIDE = QPoint(120, 760)


def test_drags_and_clicks_place_tiles_in_each_building(playing: Screen) -> None:
    for building in range(6):
        slot = building % playing.state.handSize
        tile, placed = playing.game.view().hand[slot], len(playing.game.referee.placements)
        if building in (0, 2, 4):
            playing.drag_tile(slot, building)
        else:
            playing.click(playing.hand_tile(slot))
            assert playing.hand_tile(slot).property("held")
            playing.point_at(playing.plot(building))
            assert playing.aimed() == [building]
            playing.click(playing.plot(building))
        placement = playing.game.referee.placements[placed]
        assert (placement.tile, placement.building) == (tile, BUILDINGS[building])
        playing.wait_for(Phase.PERSON)


def test_dragged_tile_follows_the_pointer(playing: Screen) -> None:
    """The tile lies on top, highlights one building, and returns to the hand if dropped outside."""
    playing.application.settings.put("speed", "slow")
    tile = playing.hand_tile(4)
    home = at = playing.middle(tile)
    playing.take(tile)
    for building in (1, 5):
        target = playing.middle(playing.plot(building))
        playing.move(at, target)
        at = target
        assert playing.aimed() == [building]
        assert (playing.middle(tile) - target).manhattanLength() < 30
        assert tile.z() == max(item.z() for item in playing.tiles())
    playing.move(at, OUTSIDE)
    assert not playing.aimed()
    playing.application.settings.put("speed", "fast")
    playing.release(OUTSIDE)
    assert playing.middle(tile) != home  # It glides.
    playing.qtbot.waitUntil(lambda: playing.middle(tile) == home)
    assert not playing.game.referee.placements
    assert (playing.controller.heldSlot, playing.table.phase) == (-1, Phase.PERSON)


def test_clicks_pick_up_and_put_down_tiles(playing: Screen) -> None:
    playing.click(playing.plot(2))
    playing.click(playing.hand_tile(5))
    playing.click(playing.hand_tile(5))
    playing.click(playing.plot(2))
    for item in (playing.hand_tile(2), playing.plot(0), playing.item("prompt")):
        playing.click(playing.hand_tile(5))
        assert playing.controller.heldSlot == 5
        QTest.mouseClick(playing.window, Qt.MouseButton.RightButton, pos=playing.middle(item))
        assert playing.controller.heldSlot == -1
    assert not playing.game.referee.placements
    tile = playing.game.view().hand[1]
    playing.click(playing.hand_tile(5))
    playing.click(playing.hand_tile(1))
    playing.click(playing.plot(2))
    assert playing.game.referee.placements[0].tile == tile


def test_player_can_move_only_tiles_in_their_own_hand(playing: Screen) -> None:
    """A placed tile passes clicks on to its building."""
    playing.drag_tile(0, 1)
    playing.wait_for(Phase.PERSON)
    before = playing.game.referee.placements
    standing = next(tile for tile in playing.tiles() if tile.property("building") == 1)
    for item in (standing, playing.hand_tile(0, side=1)):
        playing.drag(item, playing.middle(playing.plot(4)))
        playing.click(item)
        playing.click(playing.plot(4))
    assert playing.game.referee.placements == before
    tile = playing.game.view().hand[0]
    playing.click(playing.hand_tile(0))
    playing.click(standing)
    assert playing.game.referee.placements[len(before)].tile == tile


def test_clicks_and_drags_do_nothing_during_the_computers_turn(
    screen: Screen, slow_player: None
) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    try_to_place(screen, carried=True)
    assert screen.table.phase is Phase.COMPUTER
    assert len(screen.game.referee.placements) == 1


def test_click_during_a_tally_only_skips_ahead(screen: Screen) -> None:
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
