"""What a policy's placements say about its tiles: worlds as likely as it would have made them.

A particle filter over the history that the seat to play has seen. Every particle is a game in
which the enemy's hand follows from draws; at each of its placements a particle is weighed by the
chance that the policy puts a tile, or the one shown later, into that building, and where none
was shown, draws which. Draws are drawn under the condition that what was shown had come by then.
With many particles this is the exact posterior (Gordon et al. 1993); weighing uniform worlds
instead leaves a handful that count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import DRAW, HAND
from tyrus_desktop.players.batch.encoding import ABSOLUTE_TILE, RELATIVE_BUILDING
from tyrus_desktop.players.batch.games import (
    NEVER,
    PLIES_AN_ELECTION,
    TILES,
    Bools,
    Games,
    Ints,
    Place,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats, sample
from tyrus_desktop.players.worlds import draw_own_future, uniform

Policy = Callable[[Games], Floats]
"""From N games to (N, 180): how likely each relative move is for the seat to play."""

SLIP = 0.01
"""How often a policy is thought to place anything at all: no placement may be impossible."""


def likely(
    known: Games, policy: Policy, particles: int, rng: np.random.Generator, slip: float = SLIP
) -> Games:
    """Return so many worlds of the one game in `known`, in which the enemy plays by `policy`.

    They are equally likely, and some may be the same. Where the policy can't have led to what
    was seen, they are uniform.
    """
    worlds = _before_the_first(known, particles, rng)
    weights = np.ones(particles)
    while worlds.ply < known.ply:
        ply, tiles = worlds.ply, np.full(particles, known.tiles[worlds.ply, 0])
        if worlds.seat != known.seat:
            odds = _odds_of_tiles(known, worlds, policy, slip)
            weights *= odds.sum(axis=1)
            if not weights.sum():
                return uniform(known, particles, rng)
            if not weights.all() or weights.sum() ** 2 < particles * (weights**2).sum() / 2:
                chosen = chosen_by(weights, particles, rng)
                worlds, odds = worlds.take(chosen), odds[chosen]
                weights = np.ones(particles)
                _draw_rest_anew(known, worlds, rng)
            tiles = sample(odds, rng)
        worlds.play(tiles, np.full(particles, known.buildings[ply, 0]))
    worlds = worlds.take(chosen_by(weights, particles, rng))
    worlds.place[known.seat] = known.place[known.seat]
    _draw_rest_anew(known, worlds, rng)
    draw_own_future(worlds, rng)
    return worlds


def chosen_by(
    weights: NDArray[np.float64], count: int, rng: np.random.Generator
) -> NDArray[np.intp]:
    """Return `count` indices, each as often as its weight asks for, up to less than one."""
    steps = (rng.random() + np.arange(count)) / count
    sums = np.cumsum(weights)
    # Never the whole sum, in whatever way it is rounded.
    chosen: NDArray[np.intp] = np.searchsorted(sums, steps * sums[-1] * (1 - 1e-12), side="right")
    return chosen


def _before_the_first(known: Games, count: int, rng: np.random.Generator) -> Games:
    worlds = Games.blank(count)
    worlds.kinds[:] = known.kinds
    _draw_rest_anew(known, worlds, rng)
    enemy = 1 - known.seat
    worlds.place[enemy][worlds.drawn_as[enemy] < HAND] = Place.HAND
    return worlds


def _odds_of_tiles(known: Games, worlds: Games, policy: Policy, slip: float) -> Floats:
    """Return (N, 30): how likely each tile is to be placed where it was, as far as was seen.

    A tile that is known to be another one has no chance.
    """
    kind, ply = int(known.kinds[0, worlds.election]), worlds.ply
    building = int(RELATIVE_BUILDING[worlds.seat, kind, known.buildings[ply, 0]])
    by_relative_tile = policy(worlds)[:, building::6]
    legal = worlds.legal()
    odds = np.empty_like(by_relative_tile)
    odds[:, ABSOLUTE_TILE[kind]] = by_relative_tile * (1 - slip)
    odds += legal * np.float32(slip / (6 * legal[0].sum()))
    possible = np.zeros(TILES, np.bool_)
    if known.shown[ply, 0]:
        possible[known.tiles[ply, 0]] = True
    else:
        possible = known.place[worlds.seat, 0] != Place.SHOWN
    return odds * (legal & possible)


def _draw_rest_anew(known: Games, worlds: Games, rng: np.random.Generator) -> None:
    """Draw anew in which order the enemy will draw what it has not drawn."""
    enemy = 1 - known.seat
    deadline = np.full(TILES, TILES)
    for ply in range(known.ply):
        if seat_of_ply(ply) == enemy and known.shown[ply, 0]:
            deadline[known.tiles[ply, 0]] = HAND + DRAW * (ply // PLIES_AN_ELECTION)
    undrawn = worlds.place[enemy] == Place.RESERVE
    start = TILES - int(undrawn[0].sum())
    worlds.drawn_as[enemy] = orders(undrawn, np.minimum(deadline, TILES), start, rng)


def orders(undrawn: Bools, deadline: NDArray[Any], start: int, rng: np.random.Generator) -> Ints:
    """Return (N, 30): positions from `start` on for the undrawn tiles, `NEVER` for the others.

    Every order in which each tile comes before its deadline, (30), is equally likely.
    """
    count = len(undrawn)
    rows = np.arange(count)
    free = np.tile(np.arange(TILES) >= start, (count, 1))
    left, urgent = undrawn.copy(), []
    # By rising deadlines: so the number of choices does not hang on those made before.
    for tile in sorted(np.flatnonzero(deadline < TILES), key=lambda each: deadline[each]):
        keys = np.where(free, rng.random((count, TILES), np.float32) + 1, 0)
        position = keys[:, : deadline[tile]].argmax(axis=1)
        waits = left[:, tile].copy()
        free[rows[waits], position[waits]] = False
        left[:, tile] = False
        urgent.append((tile, np.where(waits, position, NEVER)))
    keys = np.where(left, rng.random((count, TILES), np.float32), 2)
    tiles, positions = keys.argsort(axis=1), (~free).argsort(axis=1, kind="stable")
    within = np.arange(TILES) < left.sum(axis=1)[:, None]
    drawn_as = np.full((count, TILES), NEVER, np.int8)
    np.put_along_axis(drawn_as, tiles, np.where(within, positions, NEVER).astype(np.int8), axis=1)
    for tile, position in urgent:
        drawn_as[:, tile] = position
    return drawn_as
