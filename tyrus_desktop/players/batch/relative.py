"""Positions and moves relative to the side to play: own before enemy, the current kind first.

Kinds are rotated so that the current kind is 0. The rules are symmetric under this rotation,
because the professions block each other in a cycle. A relative move is `6 * tile + building`, both
relative.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.games import TILES, VALUES, Bools, Games, seat_of_ply

MOVES = 6 * TILES
CARDS_OF_A_KIND = ELECTIONS // 3
_NOWHERE = np.int8(-1)

_KINDS = np.arange(3)[:, None]
_TILE = np.arange(TILES)
RELATIVE_TILE = ((_TILE - VALUES * _KINDS) % TILES).astype(np.int16)
"""(3, 30): the relative number of a tile, by the current kind and the tile."""
ABSOLUTE_TILE = (_TILE + VALUES * _KINDS) % TILES
"""(3, 30): the tile, by the current kind and the relative number."""
RELATIVE_BUILDING = np.array(
    [
        [[3 * (b // 3 != seat) + (b % 3 - kind) % 3 for b in range(6)] for kind in range(3)]
        for seat in range(2)
    ],
    np.int16,
)
"""(2, 3, 6): the relative number of a building, by seat to play, current kind and building."""
ABSOLUTE_BUILDING = RELATIVE_BUILDING.argsort(axis=2)
"""(2, 3, 6): the building, by seat to play, current kind and relative number."""


def _sums_index() -> NDArray[np.intp]:
    """Return (2, 3, 9): the indices of the sums that have an effect, by seat and current kind.

    For each relative kind they are the votes and counters at home, and the blocks in the enemy's
    building.
    """
    index = np.empty((2, 3, 3, 3), np.intp)
    for seat in range(2):
        for in_force in range(3):
            for relative in range(3):
                kind = (in_force + relative) % 3
                home, away = 3 * seat + kind, 3 * (1 - seat) + kind
                index[seat, in_force, relative] = (
                    3 * home + kind,
                    3 * home + (kind + 2) % 3,
                    3 * away + (kind + 1) % 3,
                )
    return index.reshape(2, 3, 9)


RELATIVE_SUMS = _sums_index()
"""(2, 3, 9): the indices in `Games.sums`; see `_sums_index`."""


def legal_tiles(games: Games) -> Bools:
    """Return (N, 30): whether the seat to play may place each relative tile."""
    return rearranged(games.legal(), ABSOLUTE_TILE[games.kind])


def cards_to_come(games: Games) -> NDArray[np.int16]:
    """Return (N, 3): the number of cards of each relative kind still to come."""
    ahead = (games.kinds.T[: games.election + 1] - games.kind) % 3
    turned = [(ahead == each).sum(axis=0, dtype=np.int16) for each in range(3)]
    left: NDArray[np.int16] = np.int16(CARDS_OF_A_KIND) - np.stack(turned, axis=1)
    return left


def plies_of(games: Games, seat: int) -> list[int]:
    """Return the plies of a seat's placements so far."""
    return [ply for ply in range(games.ply) if seat_of_ply(ply) == seat]


def hidden_counts(games: Games, plies: list[int]) -> NDArray[np.int16]:
    """Return (N, 6): the number of hidden tiles among these plies, by relative building."""
    building = np.where(games.shown[plies], _NOWHERE, games.buildings[plies])
    counts = np.stack([(building == each).sum(axis=0, dtype=np.int16) for each in range(6)], axis=1)
    ordered: NDArray[np.int16] = rearranged(
        counts, ABSOLUTE_BUILDING[games.seat][games.kind.astype(np.intp)]
    )
    return ordered


def moves(games: Games, move: NDArray[Any]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the tiles, (N), and the buildings, (N), of relative moves, (N)."""
    tiles = ABSOLUTE_TILE[games.kind, move // 6]
    return tiles, ABSOLUTE_BUILDING[games.seat, games.kind, move % 6]


def rearranged(rows: NDArray[Any], index: NDArray[np.intp]) -> NDArray[Any]:
    """Return (N, M): `np.take_along_axis` of (N, K) rows by (N, M) indices, in half the time."""
    starts = rows.shape[1] * np.arange(len(rows))[:, None]
    taken: NDArray[Any] = rows.reshape(-1).take(starts + index)
    return taken
