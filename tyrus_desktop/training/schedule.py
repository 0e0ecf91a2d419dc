"""How the strengths of learning fall, by the share done: never by the clock."""

from __future__ import annotations

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


def _between(ends: tuple[float, float], share: float) -> float:
    first, last = ends
    return float(first * (last / first) ** min(1.0, share))
