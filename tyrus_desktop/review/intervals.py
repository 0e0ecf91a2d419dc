"""How far off a review may be: intervals of 90 % that contain the model's error.

The sampling's error shrinks with more samples. The error of the critic, and of taking the players
to play at some level, does not. It was measured on games of all levels, beside play-outs by the
levels themselves: `tests.benchmarks.bench_intervals`.
"""

from __future__ import annotations

from math import isnan, nan, sqrt

WITHIN = 1.645
"""Standard errors on either side of an interval of 90 %."""
MODEL = 0.045
"""The standard error of the model at an even chance; it is less where one side nearly won."""
FEWEST = 0.01
"""The least half width."""


def half_width(chance: float, variance: float) -> float:
    """Return half the width of the interval of a chance; nan if the chance is not known.

    Args:
        chance: 0..1.
        variance: The square of its sampling error.
    """
    if isnan(chance):
        return nan
    model = 4 * MODEL**2 * chance * (1 - chance)
    return max(FEWEST, WITHIN * sqrt(variance + model)) if 0 < chance < 1 else 0.0
