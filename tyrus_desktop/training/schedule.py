"""How learning rates and entropy fall: by the share of decisions made, never by the clock.

No torch.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

MILLION = 1_000_000
"""Decisions are given in millions on the command line, and so are they in plots and file names."""


@dataclass(frozen=True, slots=True)
class Rates:
    """The current learning rate, and the weights of entropy and magnet relative to advantages."""

    learning: float
    entropy: float
    magnet: float


@dataclass(frozen=True, slots=True)
class Schedule:
    """First and last learning rate and entropy, which fall geometrically; a constant magnet.

    All rates but the magnet are above 0.
    """

    learning: tuple[float, float]
    entropy: tuple[float, float]
    magnet: float

    def rates(self, share: float) -> Rates:
        """Return the rates after this share of the decisions, from 0; those of 1 after more."""
        return Rates(_between(self.learning, share), _between(self.entropy, share), self.magnet)


def cosine_decay(ends: tuple[float, float], share: float) -> float:
    """Return the rate after this share, 0..1: it falls from the first to the last by a cosine."""
    first, last = ends
    return last + (1 + math.cos(math.pi * share)) / 2 * (first - last)


def _between(ends: tuple[float, float], share: float) -> float:
    first, last = ends
    return float(first * (last / first) ** min(1.0, share))
