"""Possible worlds: full games that a side can't distinguish from its own game.

Only the knowledge of the observer, by default the seat to play, is read from a batch of one game.
Everything else is sampled: the enemy's unseen tiles, over its hidden places, its hand and its
reserve; the order of both reserves; and the cards to come. Such games can be played on. All
arrangements are equally likely here, as if the enemy placed without looking at its tiles; `beliefs`
accounts for its placements. `redraw_chance` resamples the future of whole games instead.
"""

from __future__ import annotations

from collections.abc import Collection
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


def uniform(
    known: Games, count: int, rng: np.random.Generator, observer: int | None = None
) -> Games:
    """Return worlds of one game, sampled uniformly.

    Args:
        known: A batch of one game, complete or from `batch.views`.
        count: The number of worlds.
        rng: The random number generator.
        observer: The seat whose knowledge is used, by default the seat to play.
    """
    observer = known.seat if observer is None else observer
    enemy = 1 - observer
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
    draw_own_future(worlds, rng, observer)
    return worlds


def hidden_plies(known: Games, seat: int) -> list[int]:
    """Return the plies of a seat's tiles that are still face down."""
    return [p for p in range(known.ply) if seat_of_ply(p) == seat and not known.shown[p, 0]]


def tiles_drawn(games: Games) -> int:
    """Return the number of tiles that each seat has drawn, 9..30."""
    return min(HAND + DRAW * games.election, TILES)


def draw_own_future(worlds: Games, rng: np.random.Generator, observer: int) -> None:
    """Sample the order of the observer's reserve, and of the cards to come, in place.

    All `worlds` must be of the same game.
    """
    reserve, count = np.flatnonzero(worlds.place[observer, 0] == Place.RESERVE), len(worlds)
    worlds.drawn_as[observer] = NEVER
    _put_into_reserve(worlds, observer, shuffled(reserve, count, rng))
    turned = min(worlds.election + 1, ELECTIONS)
    left = list(ELECTION_CARDS)
    for kind in worlds.kinds[0, :turned].tolist():
        left.remove(kind)
    worlds.kinds[:, turned:] = shuffled(np.array(left, np.int8), count, rng)


def redraw_chance(
    games: Games, rng: np.random.Generator, draws: Collection[int] = (), card: bool = False
) -> None:
    """Sample the order of both reserves, and of the cards to come, in place.

    Args:
        games: Whole games after the same number of placements.
        rng: The random number generator.
        draws: The seats whose latest tiles are drawn again, at the start of an election after the
            first; the games must have their original draws.
        card: Whether the current card is turned again as well.
    """
    latest = slice(HAND + DRAW * (games.election - 1), tiles_drawn(games))
    for seat in draws:
        drawn_as = games.drawn_as[seat]
        again = (drawn_as >= latest.start) & (drawn_as < latest.stop)
        games.place[seat][again] = Place.RESERVE
    for seat in range(2):
        _redraw_reserve(games, seat, rng)
    for seat in draws:
        games.place[seat][games.drawn_as[seat] < latest.stop] = Place.HAND
    _redraw_cards(games, games.election + (not card), rng)


def shuffled(values: NDArray[Any], count: int, rng: np.random.Generator) -> NDArray[Any]:
    """Return (count, K): the K values in `count` random orders."""
    order = rng.random((count, len(values)), np.float32).argsort(axis=1)
    each: NDArray[Any] = values[order]
    return each


def _redraw_reserve(games: Games, seat: int, rng: np.random.Generator) -> None:
    """Sample the order of a seat's undrawn tiles, of which all games have equally many."""
    undrawn = games.place[seat] == Place.RESERVE
    keys = np.where(undrawn, rng.random(undrawn.shape, np.float32), 2)
    tiles = keys.argsort(axis=1)[:, : undrawn[0].sum()]
    games.drawn_as[seat] = NEVER
    _put_into_reserve(games, seat, tiles)


def _redraw_cards(games: Games, start: int, rng: np.random.Generator) -> None:
    """Shuffle the cards from number `start` on, counted from 0; their order doesn't matter."""
    order = rng.random((len(games), ELECTIONS - start), np.float32).argsort(axis=1)
    games.kinds[:, start:] = np.take_along_axis(np.sort(games.kinds[:, start:]), order, axis=1)


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
