"""The tiles shown at the end of a game, and those that must be shown.

There are no tests here.
"""

from __future__ import annotations

from tests.desktop.support.items import seen
from tests.desktop.support.screen import Screen
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import Side

SIDES = tuple(Side)


def turned_over(screen: Screen) -> set[tuple[object, ...]]:
    """Return all tiles in the window, with their faces."""
    roles = ("tileSide", "place", "building", "profession", "value")
    return {tuple(item.property(each) for each in roles) for item in screen.tiles() if seen(item)}


def every_hidden_tile(screen: Screen) -> set[tuple[object, ...]]:
    """Return the tiles that must be shown, from the referee."""
    revealed = screen.game.referee.reveal()
    tiles: set[tuple[object, ...]] = set()
    for each in revealed.standing:
        assert each.tile is not None
        place = (1, BUILDINGS.index(each.building))
        tiles.add((SIDES.index(each.owner), *place, int(each.tile.profession), each.tile.value))
    for side, hand in revealed.hands.items():
        tiles |= {(SIDES.index(side), 0, -1, int(t.profession), t.value) for t in hand}
    return tiles
