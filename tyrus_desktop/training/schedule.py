"""How the strengths of learning fall, by the share done: never by the clock."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tyrus_desktop.training.ppo import Rates

MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Schedule:
    """First and last learning rate and entropy, which fall geometrically; a constant magnet."""

    learning: tuple[float, float]
    entropy: tuple[float, float]
    magnet: float

    def rates(self, share: float) -> Rates:
        """Return the rates in force when this share, 0..1 and more, is done."""
        return Rates(_between(self.learning, share), _between(self.entropy, share), self.magnet)


def half_wave(ends: tuple[float, float], share: float) -> float:
    """Return a rate that falls from the first to the last in half a wave, when `share` is done."""
    first, last = ends
    return last + (1 + math.cos(math.pi * share)) / 2 * (first - last)


def _between(ends: tuple[float, float], share: float) -> float:
    first, last = ends
    return float(first * (last / first) ** min(1.0, share))
