"""Possible worlds: full games that a side can't distinguish from its own game.

Only the knowledge of the seat to play is read from a batch of one game. Everything else is sampled:
the enemy's unseen tiles, over its hidden places, its hand and its reserve; the order of both
reserves; and the cards to come. Such games can be played on. All arrangements are equally likely
here, as if the enemy placed without looking at its tiles; `beliefs` accounts for its placements.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import DRAW, ELECTION_CARDS, HAND
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.games import (
    NEVER,
    PROFESSION,
    TILES,
    VALUE,
    Games,
    Ints,
    Place,
    seat_of_ply,
)

Tiles = NDArray[Any]


def uniform(known: Games, count: int, rng: np.random.Generator) -> Games:
    """Return worlds of one game, sampled uniformly.

    Args:
        known: A batch of one game, complete or from `batch.views`.
        count: The number of worlds.
        rng: The random number generator.
    """
    enemy = 1 - known.seat
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN)
    plies = hidden_plies(known, enemy)
    worlds = known.take(np.zeros(count, np.intp))
    tiles = shuffled(unseen, count, rng)
    held = len(plies) + tiles_drawn(known) - sum(seat_of_ply(p) == enemy for p in range(known.ply))
    worlds.drawn_as[enemy] = NEVER
    worlds.place[enemy][:, unseen] = Place.RESERVE
    np.put_along_axis(worlds.place[enemy], tiles[:, len(plies) : held], np.int8(Place.HAND), axis=1)
    _put_into_reserve(worlds, enemy, tiles[:, held:])
    worlds.sums[enemy] = 0
    for ply, tile in zip(plies, tiles.T, strict=False):
        _hide(worlds, enemy, ply, tile)
    draw_own_future(worlds, rng)
    return worlds


def hidden_plies(known: Games, seat: int) -> list[int]:
    """Return the plies of a seat's tiles that are still face down."""
    return [p for p in range(known.ply) if seat_of_ply(p) == seat and not known.shown[p, 0]]


def tiles_drawn(games: Games) -> int:
    """Return the number of tiles that each seat has drawn, 9..30."""
    return min(HAND + DRAW * games.election, TILES)


def draw_own_future(worlds: Games, rng: np.random.Generator) -> None:
    """Sample the order of the reserve of the seat to play, and of the cards to come, in place.

    All `worlds` must be of the same game.
    """
    own, count = worlds.seat, len(worlds)
    reserve = np.flatnonzero(worlds.place[own, 0] == Place.RESERVE)
    worlds.drawn_as[own] = NEVER
    _put_into_reserve(worlds, own, shuffled(reserve, count, rng))
    turned = min(worlds.election + 1, ELECTIONS)
    left = list(ELECTION_CARDS)
    for kind in worlds.kinds[0, :turned].tolist():
        left.remove(kind)
    worlds.kinds[:, turned:] = shuffled(np.array(left, np.int8), count, rng)


def shuffled(values: NDArray[Any], count: int, rng: np.random.Generator) -> NDArray[Any]:
    """Return (count, K): the K values in `count` random orders."""
    order = rng.random((count, len(values)), np.float32).argsort(axis=1)
    each: NDArray[Any] = values[order]
    return each


def _put_into_reserve(worlds: Games, seat: int, tiles: Tiles) -> None:
    """Make the tiles, (N, K), the seat's next draws, in this order."""
    positions: Ints = np.arange(TILES - tiles.shape[1], TILES, dtype=np.int8)
    np.put_along_axis(worlds.drawn_as[seat], tiles, positions[None], axis=1)


def _hide(worlds: Games, seat: int, ply: int, tile: Tiles) -> None:
    """Set the tiles, (N), that the seat placed at this ply."""
    rows, building = np.arange(len(worlds)), int(worlds.buildings[ply, 0])
    worlds.place[seat, rows, tile] = Place.BUILDING + building
    worlds.sums[seat, rows, 3 * building + PROFESSION[tile]] += VALUE[tile]
    worlds.tiles[ply] = tile
