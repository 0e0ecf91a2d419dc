"""The knowledge of the side to play, as lists of a network's active inputs.

Nearly all inputs are 0, so a position is the list of its active inputs: int16 columns, with -1 for
"none". An input that is listed twice counts twice (for example, two equal placements long ago).
Everything is relative, as in `relative`. Only `enemy_inputs` reads hidden tiles. It is for critics,
in training and on the sampled worlds of a search.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.games import (
    PLIES,
    PLIES_AN_ELECTION,
    TILES,
    Games,
    Place,
)
from tyrus_desktop.players.batch.relative import (
    RELATIVE_BUILDING,
    RELATIVE_SUMS,
    RELATIVE_TILE,
    cards_to_come,
    hidden_counts,
    plies_of,
    rearranged,
)
from tyrus_desktop.players.keys import LADDER

Inputs = NDArray[np.int16]

NONE = -1

_PLACES = Place.SHOWN + 1
TILE_PLACES = 8  # In hand, in one of six buildings, shown.
SUM_BINS = 20
SUM_STEP = 2
MOST_HIDDEN = 7

# The number of inputs in each group, in order.
_SIZES = {
    "own tiles": TILES * TILE_PLACES,
    "own placements of this election": 3 * 6,
    "enemy placements of this election": 3 * 6,
    "enemy placements before, hidden": 4 * 2 * 3 * 6,
    "enemy placements before, shown": TILES * 2 * 2 * 3,
    "enemy's hidden tiles in a building": 6 * (MOST_HIDDEN + 1),
    "own sums": 9 * SUM_BINS,
    "placement number": PLIES,
    "score": 5 * 5 * 5,
    "own wins": 5,
    "enemy wins": 5,
    "streak": 5,
    "cards left": 3 * 4,
}
_STARTS = dict(zip(_SIZES, np.cumsum([0, *_SIZES.values()]).tolist(), strict=False))
GROUPS = {name: range(start, start + _SIZES[name]) for name, start in _STARTS.items()}
"""The inputs of each group, by the group's name."""
INPUTS = sum(_SIZES.values())
"""The number of inputs of the side to play."""
ENEMY_INPUTS = TILES * (TILE_PLACES - 1) + 9 * SUM_BINS
"""The number of additional inputs of a critic, for the enemy's tiles."""
LEVELS = len(LADDER)
LEVEL_INPUTS = 2 * LEVELS + LEVELS**2
"""The number of additional inputs of a critic that knows who plays: each level, and the pair."""

_ENEMY_COLUMN = TILES + PLACEMENTS_EACH
"""The first column of the enemy's placements, which have one column each."""


def _tile_table(start: int, places: int) -> Inputs:
    """Return (2, 3, 30, 9): an input by seat to play, current kind, tile and `Place`."""
    codes = np.full((2, 3, 1, _PLACES), NONE, np.int16)
    codes[..., Place.HAND] = 0
    codes[..., Place.BUILDING : Place.SHOWN] = 1 + RELATIVE_BUILDING[:, :, None]
    codes[..., Place.SHOWN] = 7
    numbers = start + places * RELATIVE_TILE[:, :, None] + codes
    there = (codes >= 0) & (codes < places)
    return np.where(there, numbers, NONE).astype(np.int16)


_OWN_TILES = _tile_table(_STARTS["own tiles"], TILE_PLACES)
_ENEMY_TILES = _tile_table(INPUTS, TILE_PLACES - 1)


def _earlier_table() -> Inputs:
    """Return (2, 4, 3, 3, 3, 6, 31): the inputs of the enemy's placements in earlier elections.

    The axes are the seat to play, the age, the order in its election, the kinds of the current and
    the earlier election, the building, and the face: the tile if it was shown, or TILES.
    """
    seat, age, order, kind, then, building, face = np.ogrid[:2, :4, :3, :3, :3, :6, : TILES + 1]
    relative = RELATIVE_BUILDING[seat, kind, building]
    ahead = (building % 3 - then) % 3  # 0: the kind of that election.
    group = 6 * (order + 3 * (np.maximum(ahead, 1).astype(np.intp) - 1 + 2 * age))
    hidden = _STARTS["enemy placements before, hidden"] + relative + group
    shown = _STARTS["enemy placements before, shown"] + relative
    shown = shown + 6 * ((ahead == 0) + 2 * RELATIVE_TILE[kind, face % TILES])
    table: Inputs = np.where(face < TILES, shown, hidden).astype(np.int16)
    return table


EARLIER = _earlier_table()
"""The inputs of the enemy's earlier placements; see `_earlier_table`."""


def inputs(games: Games) -> Inputs:
    """Return (N, columns): the active inputs for the seat to play, 0..INPUTS - 1 or NONE."""
    kind = games.kind.astype(np.intp)
    own, enemy = plies_of(games, games.seat), plies_of(games, 1 - games.seat)
    before = PLACEMENTS_EACH * games.election
    columns = [
        _tiles(games, games.seat, kind, _OWN_TILES),
        _placements(games, kind, own[before:], _STARTS["own placements of this election"]),
        _earlier_placements(games, kind, enemy[:before]),
        _placements(games, kind, enemy[before:], _STARTS["enemy placements of this election"]),
        np.full((len(games), PLACEMENTS_EACH * (ELECTIONS - 1) - before), NONE, np.int16),
        _hidden_counts(games, enemy),
        _sums(games, games.seat, kind, _STARTS["own sums"]),
        *_score(games),
        _cards(games),
    ]
    wide = [each.reshape(len(games), -1) for each in columns]
    return np.concatenate(wide, axis=1, dtype=np.int16)


def forget_faces(games: Games, active: Inputs, memory: int) -> Inputs:
    """Return (N, columns): `active` without shown enemy tiles placed over `memory` elections ago.

    Args:
        games: N games.
        active: (N, columns): their inputs, from `inputs`.
        memory: The number of elections to remember.
    """
    first = _STARTS["enemy placements before, shown"]
    faces = (active >= first) & (active < first + _SIZES["enemy placements before, shown"])
    old = np.zeros(active.shape[1], np.bool_)
    old[_ENEMY_COLUMN : _ENEMY_COLUMN + PLACEMENTS_EACH * max(0, games.election - memory)] = True
    return np.where(faces & old, np.int16(NONE), active)


def enemy_inputs(games: Games) -> Inputs:
    """Return (N, 39): active inputs that are hidden from the seat to play, numbered from INPUTS."""
    kind = games.kind.astype(np.intp)
    enemy = 1 - games.seat
    columns = [
        _tiles(games, enemy, kind, _ENEMY_TILES),
        _sums(games, enemy, kind, INPUTS + TILES * (TILE_PLACES - 1)),
    ]
    return np.concatenate(columns, axis=1)


def level_inputs(own: int, enemy: int, count: int) -> Inputs:
    """Return (N, 3): the active inputs for who plays, after those of `enemy_inputs`.

    Args:
        own: The number on the ladder, from 0, of the side to play.
        enemy: The number of the other side.
        count: N.
    """
    columns = [own, LEVELS + enemy, 2 * LEVELS + LEVELS * own + enemy]
    return np.tile(np.array(columns, np.int16) + np.int16(INPUTS + ENEMY_INPUTS), (count, 1))


def _tiles(games: Games, owner: int, kind: NDArray[np.intp], table: Inputs) -> Inputs:
    """Return (N, 30): the place of each tile of a seat, from a table of `_tile_table`."""
    index = (TILES * kind[:, None] + np.arange(TILES)) * _PLACES + games.place[owner]
    columns: Inputs = table[games.seat].take(index)
    return columns


def _sums(games: Games, seat: int, kind: NDArray[np.intp], start: int) -> Inputs:
    """Return (N, 9): a seat's sums that have an effect, in bins; NONE for a sum of 0."""
    sums = rearranged(games.sums[seat], RELATIVE_SUMS[seat][kind])
    bins = np.minimum((sums - 1) // SUM_STEP, SUM_BINS - 1)
    code = start + SUM_BINS * np.arange(9, dtype=np.int16) + bins
    return np.where(sums == 0, np.int16(NONE), code)


def _placements(games: Games, kind: NDArray[np.intp], plies: list[int], start: int) -> Inputs:
    """Return (N, 3): the building of each placement in this election."""
    columns = np.full((len(games), PLACEMENTS_EACH), NONE, np.int16)
    for order, ply in enumerate(plies):
        building = RELATIVE_BUILDING[games.seat][kind, games.buildings[ply]]
        columns[:, order] = start + 6 * order + building
    return columns


def _earlier_placements(games: Games, kind: NDArray[np.intp], plies: list[int]) -> Inputs:
    """Return (N, plies): the enemy's placements in earlier elections, hidden or shown."""
    order, election = np.arange(len(plies)) % 3, np.array(plies, np.intp) // PLIES_AN_ELECTION
    age = np.minimum(games.election - election, 4) - 1
    index = 3 * (3 * age + order)[:, None] + kind
    index = 3 * index + games.kinds.T[election]
    index = 6 * index + games.buildings[plies]
    index = (TILES + 1) * index + np.where(games.shown[plies], games.tiles[plies], TILES)
    columns: Inputs = EARLIER[games.seat].take(index).T
    return columns


def _hidden_counts(games: Games, plies: list[int]) -> Inputs:
    """Return (N, 6): the number of hidden enemy tiles in each building; NONE for 0."""
    counts = hidden_counts(games, plies)
    start = _STARTS["enemy's hidden tiles in a building"] + (MOST_HIDDEN + 1) * np.arange(6)
    code = start + np.minimum(counts, MOST_HIDDEN)
    return np.where(counts == 0, NONE, code).astype(np.int16)


def _score(games: Games) -> list[Inputs]:
    """Return five columns: the ply, and the wins and the streak, jointly and separately."""
    sign = 1 - 2 * games.seat
    own, enemy = (np.minimum(games.wins[seat], 4) for seat in (games.seat, 1 - games.seat))
    streak = np.clip(sign * games.streak, -2, 2) + 2
    return [
        np.full(len(games), _STARTS["placement number"] + games.ply, np.int16),
        np.int16(_STARTS["score"]) + 25 * streak.astype(np.int16) + 5 * enemy + own,
        np.int16(_STARTS["own wins"]) + own,
        np.int16(_STARTS["enemy wins"]) + enemy,
        np.int16(_STARTS["streak"]) + streak,
    ]


def _cards(games: Games) -> Inputs:
    """Return (N, 3): the number of cards of each kind still to come."""
    first = _STARTS["cards left"] + 4 * np.arange(3, dtype=np.int16)
    columns: Inputs = first + cards_to_come(games)
    return columns
