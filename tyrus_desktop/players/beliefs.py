"""What a policy's placements say about its tiles: worlds sampled from the posterior.

A particle filter over the history that the seat to play has seen (Gordon et al. 1993). Every
particle is a game with a sampled hand for the enemy. At each of the enemy's placements a particle
is weighted by the probability that the policy places something into that building (or, if the
tile was shown later, that very tile), and an unshown tile is sampled. Draws are sampled on the
condition that every shown tile had been drawn in time. With many particles this is the exact
posterior; to weight uniform worlds instead would leave only a handful with any weight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
"""From N games to (N, 180): the probability of each relative move of the seat to play."""

KindPolicies = Callable[[Games, NDArray[np.intp]], Floats]
"""From K * P games, P of each kind, and the numbers of the kinds, (K), to (K * P, 180): the same,
by the policy of each game's kind."""

EPSILON = 0.01
"""The probability of a uniformly random placement, so that none is impossible."""
HOPELESS = 12.0
"""A kind of enemy that is less likely than the best one by this, as a logarithm, is given up."""


def posterior(
    known: Games, policy: Policy, particles: int, rng: np.random.Generator, epsilon: float = EPSILON
) -> Games:
    """Return worlds of the one game in `known`, given that the enemy has played `policy`.

    `particles` of them, equally weighted, some of them perhaps identical. If the policy cannot
    have led to what was seen, they are uniform.
    """
    found = posteriors(known, lambda games, _: policy(games), (1.0,), particles, rng, epsilon)
    return found[0].worlds if found else uniform(known, particles, rng)


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed if the enemy is of one kind: worlds, all equally likely."""

    kind: int
    worlds: Games
    log_weight: float
    """The logarithm of the kind's prior times the probability, given the kind, of what was seen."""


def posteriors(
    known: Games,
    policies: KindPolicies,
    priors: Sequence[float],
    particles: int,
    rng: np.random.Generator,
    epsilon: float,
) -> Sequence[Belief]:
    """Return the beliefs for those kinds of enemies that may have led to what was seen, if any.

    `priors` are the kinds' probabilities before the first placement. Each belief has `particles`
    worlds. All kinds are filtered in one batch, which costs little more than one kind alone; a
    kind is given up once it is `HOPELESS`.
    """
    kinds = _Kinds(np.arange(len(priors)), np.log(priors), np.ones((len(priors), particles)))
    worlds = _at_the_start(known, kinds.weights.size, rng)
    while worlds.ply < known.ply:
        ply, tiles = worlds.ply, np.full(len(worlds), known.tiles[worlds.ply, 0])
        if worlds.seat != known.seat:
            chances = policies(worlds, kinds.numbers)
            likelihoods = _tile_likelihoods(known, worlds, chances, epsilon)
            kept = kinds.update(likelihoods.sum(axis=1), rng)
            if not len(kept):
                return ()
            if not np.array_equal(kept, np.arange(len(worlds))):
                worlds, likelihoods = worlds.take(kept), likelihoods[kept]
                _redraw_reserve(known, worlds, rng)
            tiles = sample(likelihoods, rng)
        worlds.play(tiles, np.full(len(worlds), known.buildings[ply, 0]))
    logs = kinds.log_weights()
    worlds = worlds.take(kinds.resampled(np.ones(len(logs), np.bool_), rng))
    worlds.place[known.seat] = known.place[known.seat]
    _redraw_reserve(known, worlds, rng)
    draw_own_future(worlds, rng)
    rows = np.arange(len(worlds)).reshape(len(logs), particles)
    return [
        Belief(int(number), worlds.take(of_kind), float(log))
        for number, of_kind, log in zip(kinds.numbers, rows, logs, strict=True)
    ]


@dataclass(slots=True)
class _Kinds:
    """The kinds that are still considered, and the weights of their particles."""

    numbers: NDArray[np.intp]
    logs: NDArray[np.float64]
    """(K): the logarithm of each kind's weight when its particles were last resampled."""
    weights: NDArray[np.float64]
    """(K, P): those of the particles since then. Rows of a batch are in this order."""

    def log_weights(self) -> NDArray[np.float64]:
        """Return (K): the logarithm of each kind's prior times the probability of what was seen."""
        with np.errstate(divide="ignore"):
            logs: NDArray[np.float64] = self.logs + np.log(self.weights.mean(axis=1))
        return logs

    def update(self, likelihoods: Floats, rng: np.random.Generator) -> NDArray[np.intp]:
        """Weigh the particles, (K * P), by what was seen; return the rows to go on with.

        Particles are resampled where they have become too unequal, and hopeless kinds left out.
        """
        self.weights = self.weights * likelihoods.reshape(self.weights.shape)
        logs, squares = self.log_weights(), (self.weights**2).sum(axis=1)
        few = self.weights.sum(axis=1) ** 2 < self.weights.shape[1] * squares / 2
        unequal = few | ~self.weights.all(axis=1)
        likely = logs > logs.max() - HOPELESS
        rows = self.resampled(unequal, rng).reshape(self.weights.shape)[likely]
        self.numbers, self.logs = self.numbers[likely], np.where(unequal, logs, self.logs)[likely]
        self.weights = np.where(unequal[:, None], 1, self.weights)[likely]
        kept: NDArray[np.intp] = rows.reshape(-1)
        return kept

    def resampled(self, which: Bools, rng: np.random.Generator) -> NDArray[np.intp]:
        """Return the rows, (K * P), with the particles of these kinds, (K), resampled."""
        count = self.weights.shape[1]
        rows = np.arange(self.weights.size).reshape(self.weights.shape)
        for number in np.flatnonzero(which & (self.weights.sum(axis=1) > 0)):
            rows[number] = rows[number, systematic_resample(self.weights[number], count, rng)]
        return rows.reshape(-1)


def systematic_resample(
    weights: NDArray[np.float64], count: int, rng: np.random.Generator
) -> NDArray[np.intp]:
    """Return `count` indices, each in proportion to its weight, rounded up or down.

    `weights` is (N). This is systematic resampling: one random offset, equal steps.
    """
    steps = (rng.random() + np.arange(count)) / count
    sums = np.cumsum(weights)
    # Below the whole sum, however it is rounded: an index past the end must not come out.
    chosen: NDArray[np.intp] = np.searchsorted(sums, steps * sums[-1] * (1 - 1e-12), side="right")
    return chosen


def _at_the_start(known: Games, count: int, rng: np.random.Generator) -> Games:
    worlds = Games.blank(count)
    worlds.kinds[:] = known.kinds
    _redraw_reserve(known, worlds, rng)
    enemy = 1 - known.seat
    worlds.place[enemy][worlds.drawn_as[enemy] < HAND] = Place.HAND
    return worlds


def _tile_likelihoods(known: Games, worlds: Games, chances: Floats, epsilon: float) -> Floats:
    """Return (N, 30): the probability that each tile is placed into the building of this ply.

    `chances` are those of the enemy's moves, (N, 180). 0 for tiles that cannot be the one placed,
    by what has been seen.
    """
    kind, ply = int(known.kinds[0, worlds.election]), worlds.ply
    building = int(RELATIVE_BUILDING[worlds.seat, kind, known.buildings[ply, 0]])
    by_relative_tile = chances[:, building::6]
    legal = worlds.legal()
    likelihoods = np.empty_like(by_relative_tile)
    likelihoods[:, ABSOLUTE_TILE[kind]] = by_relative_tile * (1 - epsilon)
    likelihoods += legal * np.float32(epsilon / (6 * legal[0].sum()))
    possible = np.zeros(TILES, np.bool_)
    if known.shown[ply, 0]:
        possible[known.tiles[ply, 0]] = True
    else:
        possible = known.place[worlds.seat, 0] != Place.SHOWN
    return likelihoods * (legal & possible)


def _redraw_reserve(known: Games, worlds: Games, rng: np.random.Generator) -> None:
    """Resample the order in which the enemy will draw its undrawn tiles, in place."""
    enemy = 1 - known.seat
    deadline = np.full(TILES, TILES)
    for ply in range(known.ply):
        if seat_of_ply(ply) == enemy and known.shown[ply, 0]:
            deadline[known.tiles[ply, 0]] = HAND + DRAW * (ply // PLIES_AN_ELECTION)
    undrawn = worlds.place[enemy] == Place.RESERVE
    start = TILES - int(undrawn[0].sum())
    worlds.drawn_as[enemy] = random_orders(undrawn, np.minimum(deadline, TILES), start, rng)


def random_orders(
    undrawn: Bools, deadline: NDArray[Any], start: int, rng: np.random.Generator
) -> Ints:
    """Return (N, 30): positions from `start` on for the undrawn tiles, `NEVER` for the others.

    `undrawn` is (N, 30). Every order in which each tile comes before its deadline, a position,
    (30), is equally likely.
    """
    count = len(undrawn)
    rows = np.arange(count)
    free = np.tile(np.arange(TILES) >= start, (count, 1))
    left, urgent = undrawn.copy(), []
    # By rising deadlines: so the number of choices does not depend on those made before.
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
