"""Particle filters for the enemy's tiles, given its placements, for each kind of enemy.

Each particle is a game with a sampled hand of the enemy (Gordon et al. 1993). At each enemy
placement it is weighted by the probability that the policy of its kind places any tile in that
building or, if the tile was shown later, that tile. Then an unshown tile is sampled. Draws are
sampled on the condition that every shown tile was drawn in time. With many particles this gives the
exact posterior. Weighting uniform worlds instead would leave only a few with any weight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import DRAW, HAND
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
from tyrus_desktop.players.batch.relative import ABSOLUTE_TILE, RELATIVE_BUILDING

KindPolicies = Callable[[Games, NDArray[np.intp]], Floats]
"""Maps K * P games, P of each kind, and the numbers of the kinds, (K), to (K * P, 180): the
probability of each relative move of the seat to play, by the policy of the game's kind."""

HOPELESS = 12.0
"""A kind is dropped if its log probability is this much lower than the best kind's."""


@dataclass(slots=True)
class Filters:
    """A filter for each of K kinds of enemies, with P particles each.

    They run in one batch, which costs little more than a single kind.
    """

    observer: int
    """The seat whose knowledge is used."""
    worlds: Games
    """K * P games, P of each kind, after the placements so far."""
    numbers: NDArray[np.intp]
    """(K): the numbers of the kinds."""
    logs: NDArray[np.float64]
    """(K): the log weight of each kind when its particles were last resampled."""
    weights: NDArray[np.float64]
    """(K, P): the weights that the particles have gained since then."""

    @classmethod
    def at_the_start(
        cls,
        known: Games,
        observer: int,
        priors: Sequence[float],
        particles: int,
        rng: np.random.Generator,
    ) -> Filters:
        """Return the filters before the first placement.

        Args:
            known: A batch of one game.
            observer: The seat whose knowledge is used.
            priors: (K): the probability of each kind.
            particles: The number P of particles of each kind.
            rng: The random number generator.
        """
        count = len(priors)
        worlds = Games.blank(count * particles)
        worlds.kinds[:] = known.kinds
        enemy = 1 - observer
        _redraw_reserve(known, worlds, enemy, rng)
        worlds.place[enemy][worlds.drawn_as[enemy] < HAND] = Place.HAND
        return cls(observer, worlds, np.arange(count), np.log(priors), np.ones((count, particles)))

    def copy(self) -> Filters:
        """Return independent filters in the same state."""
        return replace(self, worlds=self.worlds.take(np.arange(len(self.worlds))))

    def follow(
        self,
        known: Games,
        ply: int,
        policies: KindPolicies,
        rng: np.random.Generator,
        epsilon: float,
    ) -> None:
        """Advance to a ply, or until no kind is left.

        Args:
            known: A batch of one game.
            ply: The ply to stop before.
            policies: The policies of the kinds.
            rng: The random number generator.
            epsilon: The probability of a uniformly random placement by the enemy.
        """
        while len(self.worlds) and self.worlds.ply < ply:
            now = self.worlds.ply
            if self.worlds.seat == self.observer:
                tiles = np.full(len(self.worlds), known.tiles[now, 0])
            else:
                chances = policies(self.worlds, self.numbers)
                likelihoods = _tile_likelihoods(known, self.worlds, chances, epsilon)
                kept = self._weigh(likelihoods.sum(axis=1), rng)
                if not np.array_equal(kept, np.arange(len(self.worlds))):
                    self.worlds, likelihoods = self.worlds.take(kept), likelihoods[kept]
                    if len(kept):
                        _redraw_reserve(known, self.worlds, 1 - self.observer, rng)
                tiles = sample(likelihoods, rng)
            self.worlds.play(tiles, np.full(len(tiles), known.buildings[now, 0]))

    def log_weights(self) -> NDArray[np.float64]:
        """Return (K): the log of each kind's prior times the likelihood of the history."""
        with np.errstate(divide="ignore"):
            logs: NDArray[np.float64] = self.logs + np.log(self.weights.mean(axis=1))
        return logs

    def sampled(self, known: Games, rng: np.random.Generator) -> Games:
        """Return K * P equally likely worlds, P of each kind, with the enemy's draws resampled."""
        every = np.ones(len(self.numbers), np.bool_)
        worlds = self.worlds.take(self._resampled(every, rng))
        worlds.place[self.observer] = known.place[self.observer]
        _redraw_reserve(known, worlds, 1 - self.observer, rng)
        return worlds

    def _weigh(self, likelihoods: Floats, rng: np.random.Generator) -> NDArray[np.intp]:
        """Multiply the weights by the likelihoods, (K * P); return the rows to continue with.

        The particles of a kind are resampled if their weights are too unequal. Hopeless kinds are
        dropped.
        """
        self.weights = self.weights * likelihoods.reshape(self.weights.shape)
        logs, squares = self.log_weights(), (self.weights**2).sum(axis=1)
        few = self.weights.sum(axis=1) ** 2 < self.weights.shape[1] * squares / 2
        unequal = few | ~self.weights.all(axis=1)
        likely = logs > logs.max() - HOPELESS
        rows = self._resampled(unequal, rng).reshape(self.weights.shape)[likely]
        self.numbers, self.logs = self.numbers[likely], np.where(unequal, logs, self.logs)[likely]
        self.weights = np.where(unequal[:, None], 1, self.weights)[likely]
        kept: NDArray[np.intp] = rows.reshape(-1)
        return kept

    def _resampled(self, which: Bools, rng: np.random.Generator) -> NDArray[np.intp]:
        """Return the rows, (K * P), after resampling the particles of the kinds in a mask, (K)."""
        count = self.weights.shape[1]
        rows = np.arange(self.weights.size).reshape(self.weights.shape)
        for number in np.flatnonzero(which & (self.weights.sum(axis=1) > 0)):
            rows[number] = rows[number, systematic_resample(self.weights[number], count, rng)]
        return rows.reshape(-1)


def systematic_resample(
    weights: NDArray[np.float64], count: int, rng: np.random.Generator
) -> NDArray[np.intp]:
    """Return (count): indices in proportion to the weights, (N), rounded up or down.

    This is systematic resampling: one random offset, equal steps.
    """
    steps = (rng.random() + np.arange(count)) / count
    sums = np.cumsum(weights)
    # Stay below the sum in spite of rounding, or an index could be past the end.
    chosen: NDArray[np.intp] = np.searchsorted(sums, steps * sums[-1] * (1 - 1e-12), side="right")
    return chosen


def _tile_likelihoods(known: Games, worlds: Games, chances: Floats, epsilon: float) -> Floats:
    """Return (N, 30): the probability that each tile is placed in the building of this ply.

    It is 0 for tiles that contradict the known game.

    Args:
        known: A batch of one game.
        worlds: N particles.
        chances: (N, 180): the probability of each relative move of the enemy.
        epsilon: The probability of a uniformly random placement.
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


def _redraw_reserve(known: Games, worlds: Games, enemy: int, rng: np.random.Generator) -> None:
    """Resample the order of the enemy's undrawn tiles, in place."""
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
    """Return (N, 30): random positions for the undrawn tiles, `NEVER` for the others.

    All orders that meet the deadlines are equally likely.

    Args:
        undrawn: (N, 30): whether a tile is still to be drawn.
        deadline: (30): the position before which each tile must be drawn, or 30.
        start: The first free position.
        rng: The random number generator.
    """
    count = len(undrawn)
    rows = np.arange(count)
    free = np.tile(np.arange(TILES) >= start, (count, 1))
    left, urgent = undrawn.copy(), []
    # In order of deadlines, so the number of choices doesn't depend on earlier choices.
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
