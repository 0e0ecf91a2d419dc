"""Whether people could tell the characters apart: a simple classifier does, from three games.

It sees nothing but a character's habits: the rates of `trait_rates` that preferences change. Those
who play and judge the games are in `characters`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

GAMES = 3
"""From how many games a character is to be told."""
RESAMPLED = 400
"""Sets of games that are drawn from those to be learned from."""

Counts = NDArray[np.float64]
"""(N, K, 2): for each of N games the sums and the occasions of K habits."""


def rates_of(counts: Counts) -> NDArray[np.float64]:
    """Return (K): the rates over some games together."""
    seen, occasions = counts.sum(axis=0).T
    rates: NDArray[np.float64] = seen / np.maximum(1, occasions)
    return rates


@dataclass(frozen=True, slots=True)
class Classifier:
    """Naive Bayes: each rate of a character is normally distributed, independently of the others.

    Both mappings are from the character's key to (K).
    """

    means: Mapping[str, NDArray[np.float64]]
    deviations: Mapping[str, NDArray[np.float64]]

    @classmethod
    def learned(cls, games: Mapping[str, Counts], seed: int = 1) -> Classifier:
        """Learn from the games of each character, taken three at a time."""
        rng = np.random.default_rng(seed)
        found = {}
        for key, counts in games.items():
            sets = (rng.choice(len(counts), GAMES, replace=False) for _ in range(RESAMPLED))
            found[key] = np.stack([rates_of(counts[each]) for each in sets])
        return cls(
            {key: each.mean(axis=0) for key, each in found.items()},
            {key: each.std(axis=0) + 1e-6 for key, each in found.items()},
        )

    def guess(self, counts: Counts) -> str:
        """Return the character that most likely played these games."""
        rates = rates_of(counts)

        def likelihood(key: str) -> float:
            apart = (rates - self.means[key]) / self.deviations[key]
            return float(-(apart**2).sum() / 2 - np.log(self.deviations[key]).sum())

        return max(self.means, key=likelihood)


def judged(classifier: Classifier, games: Mapping[str, Counts]) -> list[tuple[str, str]]:
    """Return the true character and the guess for each three games in a row of each character."""
    return [
        (key, classifier.guess(counts[at : at + GAMES]))
        for key, counts in games.items()
        for at in range(0, len(counts) - GAMES + 1, GAMES)
    ]
