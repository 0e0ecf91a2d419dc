"""A tile is placed with the mouse: dragged, or clicked and then its building clicked."""

from __future__ import annotations

from tests.desktop.screen import Screen
from tyrus_desktop.desktop.table import Phase


def test_a_tile_dragged_onto_a_building_is_placed_there(screen: Screen) -> None:
    screen.play_computer()
    tile = screen.game.view().hand[2]
    screen.drag_tile(2, 4)
    (placement, *_) = screen.game.referee.placements
    assert (placement.tile, str(placement.building)) == (tile, "bM")


def test_a_whole_game(screen: Screen) -> None:
    screen.play_computer()
    count = 0
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.place(screen.choose(count * 7))
        count += 1
    assert screen.game.view().outcome
