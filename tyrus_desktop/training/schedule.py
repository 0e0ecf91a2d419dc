"""Schedules of learning rates and entropy, as functions of the decisions made. No torch."""

from __future__ import annotations

import math
from dataclasses import dataclass

MILLION = 1_000_000
"""The unit of decisions on the command line and in file names."""


@dataclass(frozen=True, slots=True)
class Rates:
    """The learning rate, and the weights of entropy and magnet relative to advantages."""

    learning: float
    entropy: float
    magnet: float


@dataclass(frozen=True, slots=True)
class Schedule:
    """The first and last learning rate and entropy, which fall geometrically; a constant magnet.

    All rates but the magnet are above 0.
    """

    learning: tuple[float, float]
    entropy: tuple[float, float]
    magnet: float

    def rates(self, share: float) -> Rates:
        """Return the rates after a share of the decisions, from 0; beyond 1 they stay constant."""
        return Rates(_between(self.learning, share), _between(self.entropy, share), self.magnet)


def cosine_decay(ends: tuple[float, float], share: float) -> float:
    """Return the rate after a share, 0..1, falling from the first to the last by a cosine."""
    first, last = ends
    return last + (1 + math.cos(math.pi * share)) / 2 * (first - last)


def _between(ends: tuple[float, float], share: float) -> float:
    first, last = ends
    return float(first * (last / first) ** min(1.0, share))
