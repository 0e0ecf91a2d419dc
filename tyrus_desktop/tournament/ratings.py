"""Elo ratings, with intervals, fitted to all pairings of several players at once.

The model is that of Bradley and Terry (Biometrika 39, 1952), in units of Elo: the chance that one
player beats another depends only on the difference of their ratings. A draw counts as half a win.
The model is fitted by maximum likelihood; intervals use the observed variance of the pairs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.tournament.pairs import NORMAL_95

ELO = 400 / math.log(10)
"""Elo per unit of log-odds."""
STEPS = 50

Scores = Sequence[float]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players, by their keys, and the first player's share of each pair of games, 0..1."""

    one: str
    other: str
    scores: Scores


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings in Elo with mean 0, by key, and their covariance, (K, K), in the same order."""

    elo: dict[str, float]
    covariance: NDArray[np.float64]

    def margin(self, key: str) -> float:
        """Return half the width of the 95 % interval of a rating, relative to the mean of all."""
        number = list(self.elo).index(key)
        return NORMAL_95 * math.sqrt(self.covariance[number, number])

    def step_margin(self, upper: str, lower: str) -> float:
        """Return half the width of the 95 % interval of the difference of two ratings."""
        one, other = (list(self.elo).index(key) for key in (upper, lower))
        cov = self.covariance
        return NORMAL_95 * math.sqrt(cov[one, one] + cov[other, other] - 2 * cov[one, other])


def rate(pairings: Sequence[Pairing]) -> Ratings:
    """Return the ratings of all players. One drawn pair is added to each pairing."""
    keys = list(dict.fromkeys(key for each in pairings for key in (each.one, each.other)))
    sides = np.zeros((len(pairings), len(keys)))
    for row, each in enumerate(pairings):
        sides[row, keys.index(each.one)] = 1
        sides[row, keys.index(each.other)] = -1
    counts = np.array([len(each.scores) + 1.0 for each in pairings])
    means = np.array([(sum(each.scores) + 0.5) / (len(each.scores) + 1) for each in pairings])
    theta = np.zeros(len(keys))
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-sides @ theta))
        weights = counts * chances * (1 - chances)
        inverse = np.linalg.pinv(sides.T @ (weights[:, None] * sides), hermitian=True)
        theta += np.clip(inverse @ sides.T @ (counts * (means - chances)), -1, 1)
    variances = np.array([_variance(each.scores) for each in pairings])
    spread = sides.T @ ((counts**2 * variances)[:, None] * sides)
    covariance = ELO**2 * (inverse @ spread @ inverse)
    return Ratings(dict(zip(keys, (ELO * theta).tolist(), strict=True)), covariance)


def _variance(scores: Scores) -> float:
    """Return the variance of the mean, padded as for `pairs.interval`."""
    padded = np.array([*scores, 0.0, 0.0, 1.0, 1.0])
    return float(padded.var() / len(padded))
