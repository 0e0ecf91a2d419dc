"""Estimates with 95 % confidence intervals, from small numbers of games."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

NORMAL_95 = 1.96

FEW = 5
"""Of fewer games or occasions only what was seen is told: a share of them says nothing."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, the ends of its 95 % interval, and what it was counted from.

    Attributes:
        part: The numerator, such as the games won; half a game for each drawn one.
        whole: The denominator, such as the games played.
        games: The number of games with an occasion.
    """

    value: float
    low: float
    high: float
    part: float
    whole: int
    games: int

    @property
    def few(self) -> bool:
        """Whether it is from so little that only what was seen is told."""
        return min(self.whole, self.games) < FEW


def share(part: float, whole: int, games: int | None = None, spread: float = 1.0) -> Estimate:
    """Return a share with Wilson's interval (JASA 22, 1927), which has a width even at 0 and 1.

    Args:
        part: The occasions that were taken, not above `whole`.
        whole: The occasions, at least one.
        games: The number of games; None if each occasion is a game.
        spread: How many times the variance is that of independent occasions.
    """
    count, value = whole / spread, part / whole
    square = NORMAL_95**2 / count
    middle = (value + square / 2) / (1 + square)
    margin = math.sqrt(square * (value * (1 - value) + square / 4)) / (1 + square)
    ends = max(0.0, middle - margin), min(1.0, middle + margin)
    return Estimate(value, *ends, part, whole, whole if games is None else games)


def per_occasion(part: NDArray[Any], whole: NDArray[np.int64], *, shares: bool) -> Estimate | None:
    """Return how much there was for each occasion, over games that may differ from each other.

    The interval uses the variation between games: occasions of one game resemble each other.

    Args:
        part: (N) what there was in each game.
        whole: (N) the occasions in each game; games with neither do not count.
        shares: Whether each occasion is taken or not, so that the figure is a share.

    Returns:
        None without an occasion, or for a figure that is no share from a single game.
    """
    games = int(((whole > 0) | (part > 0)).sum())
    all_parts, occasions = part.sum().item(), int(whole.sum())
    if not occasions or (games == 1 and not shares):
        return None
    value = all_parts / occasions
    squares = float(((part - value * whole) ** 2).sum()) * games / max(1, games - 1)
    if shares:
        binomial = occasions * value * (1 - value)
        return share(all_parts, occasions, games, max(1.0, squares / binomial) if binomial else 1.0)
    margin = _student_95(games - 1) * math.sqrt(squares) / occasions
    low = value - margin if part.min() < 0 else max(0.0, value - margin)
    return Estimate(value, low, value + margin, all_parts, occasions, games)


def _student_95(freedom: int) -> float:
    """Return Student's 97.5 % quantile (Abramowitz and Stegun, 26.7.5; exact below 4)."""
    if freedom < 4:
        return (12.706, 4.303, 3.182)[freedom - 1]
    z = NORMAL_95
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
