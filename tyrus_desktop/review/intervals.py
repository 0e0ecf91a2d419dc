"""How far off a review may be: intervals of 90 % that contain the model's error.

The sampling's error shrinks with more samples. The error of the critic, and of taking the players
to play at some level, does not, and is larger among weak players. It was measured on games of all
levels, beside play-outs by the levels themselves: `tests.benchmarks.bench_intervals`.
"""

from __future__ import annotations

from math import isnan, nan, sqrt

from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.review.reviewed_levels import Levels

WITHIN = 1.645
"""Standard errors on either side of an interval of 90 %."""
WEAKEST, STRONGEST = 0.075, 0.045
"""The standard error of the model between two players of these levels; between others, linearly."""
FEWEST = 0.01
"""The least half width."""


def model(levels: Levels) -> float:
    """Return the standard error of the model at an even chance, by the weaker of two levels."""
    weaker = min(map(LADDER.index, levels))
    return WEAKEST + (STRONGEST - WEAKEST) * weaker / (len(LADDER) - 1)


def half_width(chance: float, variance: float, error: float) -> float:
    """Return half the width of the interval of a chance; nan if the chance is not known.

    Args:
        chance: 0..1.
        variance: The square of its sampling error.
        error: That of the model at an even chance; it is less where one side nearly won.
    """
    if isnan(chance):
        return nan
    variance += 4 * error**2 * chance * (1 - chance)
    return max(FEWEST, WITHIN * sqrt(variance)) if 0 < chance < 1 else 0.0
