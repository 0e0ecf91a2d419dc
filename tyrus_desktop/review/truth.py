"""What the truth was: the chance of winning from the whole game at each moment.

The estimator never knows the future: both reserves and the cards to come are drawn again in every
rollout, or a draw would be no news to it. An election's chance is what the draws and the card
changed: the chance after them, less the mean over draws and cards that might have come.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import nan

import numpy as np

from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.review.estimates import Estimator, Mean, copies, picked, to_roll
from tyrus_desktop.review.positions import Finished

LATE = PLIES - 2 * PLIES_AN_ELECTION
"""The placements from which on no critic is asked: late starts err most, and truth costs little."""
CHANCES, PLACEMENTS = 256, 64
"""The rollouts in a round from each start of an election, and from each placement."""

Estimate = tuple[float, float]
"""A chance of seat 0, and its variance: the square of its standard error."""


@dataclass(slots=True)
class Truth:
    """The estimates so far. Rounds of the same election add samples."""

    game: Finished
    estimator: Estimator
    at: dict[int, Mean] = field(default_factory=dict)
    """By ply: before this placement; at the start of an election, after its card."""
    counted: dict[int, Mean] = field(default_factory=dict)
    """By election, 1..8: before its draws and its card."""
    drawn: dict[int, Mean] = field(default_factory=dict)
    """By election, 0..8: after its draws, before its card."""

    def round(self, election: int, rng: np.random.Generator, share: int = 1) -> None:
        """Add samples for the moments of one election.

        Args:
            election: The election, 0..8.
            rng: The random number generator.
            share: The fraction, 1 / `share`, of the usual rollouts, for tests.
        """
        games = self.game
        start = PLIES_AN_ELECTION * election
        end = min(start + PLIES_AN_ELECTION, games.plies + (games.quitter is not None))
        opening, many = games.states[start], CHANCES // share
        groups, batches = [self._mean(self.at, start)], [copies(opening, many, rng)]
        if 0 < election < ELECTIONS - 1:  # The last card is known, and nothing is drawn.
            groups.append(self._mean(self.counted, election))
            batches.append(copies(opening, many, rng, draws=(0, 1), card=True))
        if election < ELECTIONS - 1:
            groups.append(self._mean(self.drawn, election))
            batches.append(copies(opening, many // 4, rng, card=True))
        batch = Games.concatenate(batches)
        sizes = [len(each) for each in batches]
        for ply in range(start + 1, end):
            batch = self._step(batch, rng)
            added = copies(games.states[ply], PLACEMENTS // share, rng)
            batch = Games.concatenate([batch, added])
            groups.append(self._mean(self.at, ply))
            sizes.append(len(added))
        values = self.estimator.rolled(batch, rng.random((to_roll(batch, LATE), len(batch))))
        for mean, part in zip(groups, np.split(values, np.cumsum(sizes)[:-1]), strict=True):
            mean.add(part)

    def _step(self, batch: Games, rng: np.random.Generator) -> Games:
        luck = rng.random(len(batch))
        batch.play(*moves(batch, picked(self.estimator.mix(batch), luck)))
        return batch

    @staticmethod
    def _mean(means: dict[int, Mean], key: int) -> Mean:
        return means.setdefault(key, Mean())

    def before(self, ply: int) -> Estimate:
        """Return the chance before a placement, or the result after the last.

        Like all chances here, it is not a number (nan) until a round has estimated it.
        """
        if ply == self.game.plies and self.game.quitter is None:
            return self.game.result, 0.0
        return estimate(self.at.get(ply))

    def before_card(self, election: int) -> Estimate:
        """Return the chance after the draws, before the card of an election, 0..7."""
        return estimate(self.drawn.get(election))

    def after(self, ply: int) -> Estimate:
        """Return the chance after a placement and, if it was the sixth, after the count."""
        over = ply + 1 == self.game.plies and self.game.quitter is None
        election, placed = divmod(ply + 1, PLIES_AN_ELECTION)
        if over or placed or election not in self.counted:
            return self.before(ply + 1)
        return estimate(self.counted[election])

    def value(self, ply: int) -> float:
        """Return the chance before a placement, without its variance."""
        return self.before(ply)[0]

    def luck(self, election: int) -> tuple[float, float]:
        """Return what the draws and the card of an election changed, with its variance."""
        if election not in self.counted:
            return 0.0, 0.0
        after, before = self.at[PLIES_AN_ELECTION * election], self.counted[election]
        return after.value - before.value, after.variance + before.variance


def estimate(mean: Mean | None) -> Estimate:
    """Return the chance that was estimated, if any."""
    return (nan, nan) if mean is None else (mean.value, mean.variance)
