"""The one estimator of the whole review: a side's chance of winning from a whole game.

It rolls the game out to the end of the current election, where a critic judges, with the levels at
which both sides play, without a search. The last elections, which no critic judges well, are played
out. Everything is a chance of seat 0, 0..1; a draw is half.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.critic import LevelCritic
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.players.beliefs import Policy
from tyrus_desktop.players.keys import LADDER, STRONGEST
from tyrus_desktop.players.levels import LADDER_PLAYERS
from tyrus_desktop.players.worlds import redraw_chance
from tyrus_desktop.review.reviewed_levels import Levels

Reals = NDArray[np.float64]
LAST = PLIES - PLIES_AN_ELECTION
"""The placements before the last election, at whose start no critic is asked."""


@dataclass(frozen=True, slots=True)
class Estimator:
    """The policies of both sides with a critic."""

    policies: tuple[Policy, Policy]
    """By seat."""
    critic: Callable[[Games], Floats]
    """Judges the starts of elections, as a `Critic`."""

    def mix(self, games: Games) -> Floats:
        """Return (N, 180): the probability of each relative move of the seat to play."""
        return self.policies[games.seat](games)

    def rolled(self, games: Games, luck: Reals) -> Reals:
        """Roll games out until they are judged; return (N): seat 0's chances.

        Args:
            games: N games, whose future is known to nobody, so `redraw_chance` them before.
            luck: (`to_roll`, N): uniform random numbers, one for each placement; games that share
                them play similarly, which makes them comparable.
        """
        values, live = np.zeros(len(games)), np.arange(len(games))
        for drawn in luck:
            games.play(*moves(games, picked(self.mix(games), drawn[live])))
            if games.over.any():  # Games that are over cost no further placements.
                values[live] = (1 + games.winner.astype(np.float64)) / 2
                on = np.flatnonzero(~games.over)
                if not len(on):
                    return values
                live, games = live[on], games.take(on)
        values[live] = self.judged(games)
        return values

    def judged(self, games: Games) -> Reals:
        """Return (N): seat 0's chances at the start of an election, or after the end."""
        values = games.winner.astype(np.float64)
        on = np.flatnonzero(~games.over)
        if len(on) and games.ply < PLIES:
            values[on] = self.critic(games.take(on)) * (1 - 2 * games.seat)
        return (1 + values) / 2


@lru_cache(maxsize=4)
def shipped_estimator(levels: Levels = (STRONGEST, STRONGEST)) -> Estimator:
    """Return the estimator for two levels, by seat; raises `WrongWeights` and `OSError`."""
    one, other = (LADDER_PLAYERS[each].policy().probabilities for each in levels)
    numbers = (LADDER.index(levels[0]), LADDER.index(levels[1]))
    return Estimator((one, other), LevelCritic(numbers))


def to_roll(games: Games, last: int = LAST) -> int:
    """Return the number of placements until games are judged, or end.

    Args:
        games: The games.
        last: The placements from which on no critic is asked.
    """
    end = games.ply + PLIES_AN_ELECTION - games.ply % PLIES_AN_ELECTION
    return (PLIES if end >= last else end) - games.ply


def copies(games: Games, count: int, rng: np.random.Generator, **again: Any) -> Games:
    """Return copies of one whole game, each with a future of its own.

    Args:
        games: A batch of one game.
        count: The number of copies.
        rng: The random number generator.
        again: What else is drawn again, as in `redraw_chance`.
    """
    every = games.take(np.zeros(count, np.intp))
    redraw_chance(every, rng, **again)
    return every


def picked(probabilities: Floats, luck: Reals) -> NDArray[np.intp]:
    """Return (N): the index that a uniform random number, (N), picks from each row of (N, K)."""
    sums = np.cumsum(probabilities, axis=1)
    # Stay below the sum in spite of rounding.
    drawn = luck[:, None] * (1 - 1e-6) * sums[:, -1:].astype(np.float64)
    index: NDArray[np.intp] = (sums <= drawn).sum(axis=1)
    return index


@dataclass(slots=True)
class Mean:
    """The mean of samples that come in parts, with its standard error."""

    parts: list[Reals] = field(default_factory=list)

    def add(self, samples: Reals) -> None:
        """Add samples, (N)."""
        self.parts.append(samples)

    @property
    def samples(self) -> Reals:
        """All samples so far."""
        return np.concatenate(self.parts)

    @property
    def value(self) -> float:
        """The mean."""
        return float(self.samples.mean())

    @property
    def variance(self) -> float:
        """The square of the standard error."""
        return float(self.samples.var() / len(self.samples))


def before_the_deal(
    both: tuple[Estimator, Estimator], count: int, rng: np.random.Generator
) -> Mean:
    """Return the chance of the first player's level against the other's before a game is dealt.

    Args:
        both: The estimator of a game, and that with the chairs exchanged.
        count: The deals in each chair.
        rng: The random number generator.
    """
    found = Mean()
    for chair, estimator in enumerate(both):
        games = Games.shuffled(count, rng)
        chances = estimator.rolled(games, rng.random((to_roll(games), count)))
        found.add(1 - chances if chair else chances)
    return found
