"""What one side could know: its beliefs, and its chance of winning at moments of the game.

Only that side's knowledge is read from the whole game. The enemy is taken to play a given policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.games import (
    PLIES,
    PLIES_AN_ELECTION,
    Games,
    Ints,
    Place,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.beliefs import Memory, Policy, followed, posteriors
from tyrus_desktop.players.traits import EPSILON, SearchSettings
from tyrus_desktop.players.worlds import redraw_chance, uniform
from tyrus_desktop.review.curves import Opened
from tyrus_desktop.review.estimates import LAST, Estimator, Reals, to_roll
from tyrus_desktop.review.positions import Finished

WORLDS = 512
"""The worlds for the chance at one moment."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What a side could believe of the enemy's hidden tiles: weighted samples."""

    plies: tuple[int, ...]
    """(B): the placements of the tiles."""
    tiles: Ints
    """(B, N): the tile of each in each sample."""
    weights: Reals
    """(N): the probability of each sample."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """The eyes of one seat of a game."""

    game: Finished
    seat: int
    enemy: Policy
    """The policy that the seat believes the enemy to play."""
    particles: int
    memory: Memory = field(default_factory=Memory)
    epsilon: float = EPSILON

    def worlds(self, known: Games, rng: np.random.Generator) -> Games:
        """Return equally likely worlds at a moment, in random order.

        Args:
            known: A batch of one game; either seat may be to play.
            rng: The random number generator.
        """
        found = posteriors(
            known, self._policies, (1.0,), self._settings, rng, self.memory, self.seat
        )
        worlds = found[0].worlds if found else uniform(known, self.particles, rng, self.seat)
        return worlds.take(rng.permutation(len(worlds)))

    def now(self, estimator: Estimator, ply: int, rng: np.random.Generator) -> float:
        """Return the seat's chance before a placement, or when the game was given up."""
        worlds = self._some(self.game.states[ply], rng)
        return self._mean(self._rolled(estimator, worlds, rng))

    def opening(self, estimator: Estimator, election: int, rng: np.random.Generator) -> Opened:
        """Return the seat's chances before an election's draws, after them, and after its card.

        Args:
            estimator: The estimator.
            election: The election, 0..8; the first has no draws.
            rng: The random number generator.
        """
        known = self.game.states[PLIES_AN_ELECTION * election]
        worlds = self._some(known, rng)
        carded, counted = (worlds.take(np.arange(len(worlds))) for _ in range(2))
        redraw_chance(carded, rng, card=election < ELECTIONS - 1)
        # Nothing has been learned of the enemy's draws, so those of the worlds may stay.
        counted.drawn_as[self.seat] = known.drawn_as[self.seat]
        draws = (self.seat,) if 0 < election < ELECTIONS - 1 else ()
        redraw_chance(counted, rng, draws=draws, card=election < ELECTIONS - 1)
        every = Games.concatenate([counted, carded, worlds])
        # Games that share their luck differ less, and so do the three chances.
        luck = np.tile(rng.random((to_roll(worlds), len(worlds))), 3)
        found = np.split(estimator.rolled(every, luck), 3)
        variance = float(np.mean([each.var() / len(each) for each in found]))
        before, after, turned = map(self._mean, found)
        return Opened(before, after, turned, variance)

    def before_count(
        self,
        estimator: Estimator,
        election: int,
        rng: np.random.Generator,
        given: Sequence[int] = (),
    ) -> tuple[float, Guess]:
        """Return the seat's chance when all tiles are placed, and what it could believe of them.

        Args:
            estimator: The estimator.
            election: The election, 0..8, which must have been counted.
            rng: The random number generator.
            given: The enemy's placements whose tiles the seat knows besides.
        """
        last = PLIES_AN_ELECTION * election + PLIES_AN_ELECTION - 1
        after = self.game.states[last + 1]
        known = self.game.states[last].take(np.zeros(1, np.intp))
        known.buildings[last] = after.buildings[last]
        known.tiles[last] = after.tiles[last]
        for ply in given:
            known.shown[ply] = True
            known.place[1 - self.seat, 0, known.tiles[ply, 0]] = Place.SHOWN
        filters = followed(
            known, self._policies, (1.0,), self._settings, rng, self.memory, self.seat
        )
        filters.worlds.place[self.seat] = known.place[self.seat]
        filters.follow(known, last + 1, self._policies, rng, self.epsilon)
        if not len(filters.numbers):
            return self.now(estimator, last, rng), Guess((), np.zeros((0, 1), np.int8), np.ones(1))
        worlds, weights = filters.worlds, filters.weights[0] / filters.weights[0].sum()
        plies = tuple(
            ply
            for ply in range(last + 1)
            if seat_of_ply(ply) != self.seat and not known.shown[ply, 0]
        )
        guess = Guess(plies, worlds.tiles[list(plies)], weights)
        worlds.place[self.seat] = after.place[self.seat]
        worlds.drawn_as[self.seat] = after.drawn_as[self.seat]
        if election < ELECTIONS - 2:
            redraw_chance(worlds, rng, draws=(self.seat,), card=True)
        late = LAST <= worlds.ply < PLIES
        chances = self._rolled(estimator, worlds, rng) if late else estimator.judged(worlds)
        return float(weights @ (1 - chances if self.seat else chances)), guess

    @property
    def _settings(self) -> SearchSettings:
        return SearchSettings(particles=self.particles, epsilon=self.epsilon)

    def _some(self, known: Games, rng: np.random.Generator) -> Games:
        worlds = self.worlds(known, rng)
        return worlds.take(np.arange(min(WORLDS, len(worlds))))

    def _policies(self, games: Games, _numbers: NDArray[np.intp]) -> Floats:
        return self.enemy(games)

    def _rolled(self, estimator: Estimator, games: Games, rng: np.random.Generator) -> Reals:
        return estimator.rolled(games, rng.random((to_roll(games), len(games))))

    def _mean(self, chances: Reals) -> float:
        mean = float(chances.mean())
        return 1 - mean if self.seat else mean
