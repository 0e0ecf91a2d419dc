"""Converts a side's view to a batch of one game with the same knowledge.

Unknown cards and tiles, and the draws, have values that don't occur in a game. Such a batch can be
encoded, but not played on.
"""

from __future__ import annotations

import numpy as np

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement, StandingTile
from tyrus_desktop.engine.outcome import streak
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import (
    PLIES_AN_ELECTION,
    PROFESSION,
    UNKNOWN,
    VALUE,
    Games,
    Place,
    tile_number,
)
from tyrus_desktop.players.batch.relative import RELATIVE_BUILDING, RELATIVE_TILE, moves


def games_of_view(view: PlayerView) -> Games:
    """Return the game of a view as a batch of one. It need not be the side's turn."""
    games = Games.blank(1)
    games.kinds[0, : view.election] = view.elections
    games.ply = PLIES_AN_ELECTION * (view.election - 1) + view.placed
    own = _seat(view, view.side)
    for tile in view.hand:
        games.place[own, 0, tile_number(tile)] = Place.HAND
    for standing in view.standing:
        _stand(games, view, standing)
    for tally in view.tallies:
        for standing in tally.shown:
            _show(games, view, standing)
    games.wins[:, 0] = [view.representatives(each) for each in (view.first, view.first.other)]
    last, length = streak(view.winners)
    games.streak[0] = length if last is view.first else -length
    return games


def placement_of_move(view: PlayerView, games: Games, move: int) -> Placement:
    """Return the placement for a relative move, 0..179, in the game of `view`."""
    tiles, buildings = moves(games, np.array([move]))
    building = BUILDINGS[int(buildings[0])]
    if view.first is not BUILDINGS[0].side:
        building = BUILDINGS[(int(buildings[0]) + 3) % 6]
    return Placement(ALL_TILES[int(tiles[0])], building)


def move_of_placement(view: PlayerView, games: Games, placement: Placement) -> int:
    """Return the relative move, 0..179, for a placement: the inverse of `placement_of_move`."""
    kind, building = int(games.kind[0]), building_number(view, placement.building)
    tile = int(RELATIVE_TILE[kind, tile_number(placement.tile)])
    return 6 * tile + int(RELATIVE_BUILDING[games.seat, kind, building])


def building_number(view: PlayerView, building: Building) -> int:
    """Return the number, 0..5, that a building has in a batch."""
    return 3 * _seat(view, building.side) + building.profession


def _seat(view: PlayerView, side: Side) -> int:
    return 0 if side is view.first else 1


def _log(games: Games, view: PlayerView, standing: StandingTile) -> tuple[int, int]:
    """Enter the ply, building and face of a placement; return the ply and the building."""
    ply = standing.ply
    building = building_number(view, standing.building)
    games.buildings[ply, 0] = building
    games.tiles[ply, 0] = UNKNOWN if standing.tile is None else tile_number(standing.tile)
    return ply, building


def _stand(games: Games, view: PlayerView, standing: StandingTile) -> None:
    _, building = _log(games, view, standing)
    if standing.tile is not None:
        seat, tile = _seat(view, standing.owner), tile_number(standing.tile)
        games.place[seat, 0, tile] = Place.BUILDING + building
        games.sums[seat, 0, 3 * building + PROFESSION[tile]] += VALUE[tile]


def _show(games: Games, view: PlayerView, standing: StandingTile) -> None:
    ply, _ = _log(games, view, standing)
    assert standing.tile is not None
    games.shown[ply, 0] = True
    games.place[_seat(view, standing.owner), 0, tile_number(standing.tile)] = Place.SHOWN
