"""Why a game ended as it did, in four parts that sum to the result.

    result - ½ = luck + own choices - the enemy's choices + hidden (+ given up)

Luck is the deal, the chair, the draws and the cards. Hidden is what placements changed beyond what
their side could know; in a single game it is neither luck nor skill. It is an identity, not a fit:
all parts are differences of one estimator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tyrus_desktop.review.ranges import Difference, Share

STEPS = (1, 2, 5, 10, 25)
"""The errors that are printed, in points. They divide 50, so the parts can sum to the result."""
UNSEEN_NOISE = 1.35
"""The factor for the noise that the samples don't show: the particles and the rare placements."""


@dataclass(frozen=True, slots=True)
class Causes:
    """The causes from one side's chair, as chances: 0.1 are ten points."""

    result: Share
    """1, ½ or 0."""
    luck: Difference
    own: Difference
    """The side's own choices."""
    enemy: Difference
    """The enemy's choices, as what they gave this side: negative if they were good."""
    hidden: Difference
    given_up: Difference
    """What was left of the chance when a side resigned; 0 if nobody did."""
    error: Share
    """The standard error of the least certain part."""

    @property
    def parts(self) -> tuple[float, ...]:
        """Luck, own, enemy, hidden, and given up; they sum to the result less ½."""
        return self.luck, self.own, self.enemy, self.hidden, self.given_up

    def printed(self) -> tuple[tuple[int, ...], int]:
        """Return the parts in whole points, and the error to print beside them.

        The parts are multiples of the error, and sum to the result less 50.
        """
        error = 100 * UNSEEN_NOISE * self.error
        step = next((each for each in STEPS if each >= error), STEPS[-1])
        total = round(100 * self.result - 50)
        return tuple(
            step * n for n in rounded([100 * p / step for p in self.parts], total // step)
        ), step


def rounded(parts: Sequence[float], total: int) -> list[int]:
    """Return the parts as integers with a given sum, each as near as possible.

    Args:
        parts: Numbers whose sum is `total`.
        total: The sum.
    """
    whole = [round(part) for part in parts]
    while (excess := sum(whole) - total) != 0:
        sign = 1 if excess > 0 else -1
        worst = max(range(len(parts)), key=lambda n: (sign * (whole[n] - parts[n]), parts[n] != 0))
        whole[worst] -= sign
    return whole
