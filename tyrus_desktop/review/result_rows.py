"""Why a game ended as it did, in three rows that sum to the result, in one side's own eyes.

    result - ½ = draws and cards + own choices + the other side's tiles (+ given up)

They are the changes, from moment to moment, of what the side could know of its chance: when it drew
or a card was turned; at its own placements; and when the other side placed backs, or the tiles of a
tally turned. It is an identity, not a fit. If the other side plays at another level, the other
side's tiles begin with the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, seat_of_ply
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.intervals import WITHIN
from tyrus_desktop.review.ranges import Difference, Share, Width

STEP = 5
"""The points that are printed are multiples of it. It divides 50, so they can sum to the result."""
UNSEEN_NOISE = 1.35
"""The factor for the noise that the samples don't show: the particles and the rare placements."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of one side, as chances: 0.1 are ten points; positive ones helped it."""

    result: Share
    """1, ½ or 0."""
    draws: Difference
    """The deal, the chair, its draws and the cards."""
    own: Difference
    """Its own choices, compared with those of its level."""
    tiles: Difference
    """The other side's tiles: what it placed, and what turned."""
    given_up: Difference
    """What was left of the chance when a side resigned; 0 if nobody did."""
    error: Width
    """Half the width of an interval of 90 % for the least certain row."""

    @property
    def parts(self) -> tuple[float, ...]:
        """Draws, own, tiles, and given up; they sum to the result less ½."""
        return self.draws, self.own, self.tiles, self.given_up

    def printed(self) -> tuple[tuple[int, ...], int]:
        """Return the parts in points, and the error to print beside them.

        The parts are multiples of five, and sum to the result less 50.
        """
        total = round(100 * self.result - 50)
        parts = rounded([100 * part / STEP for part in self.parts], total // STEP)
        return tuple(STEP * part for part in parts), max(1, round(100 * self.error))


def rows(curve: Sequence[Chances], seat: int, start: float, variance: float, model: float) -> Rows:
    """Return the rows of a seat from its whole curve.

    Args:
        curve: Its chances at each moment, all of them known.
        seat: The seat.
        start: What its level wins of all games against the other side's.
        variance: The square of the sampling error of the least certain row.
        model: The standard error of the model, however much is sampled.
    """
    draws = own = given_up = 0.0
    before = start
    for each in curve:
        assert each.seen is not None
        change, before = each.seen - before, each.seen
        ply = PLIES_AN_ELECTION * (each.election - 1) + each.placed - 1
        if each.kind in (Kind.DEAL, Kind.DRAW, Kind.CARD):
            draws += change
        elif each.kind is Kind.PLACEMENT and seat_of_ply(ply) == seat:
            own += change
        elif each.kind is Kind.END:
            given_up += change
    tiles = before - 0.5 - draws - own - given_up
    error = WITHIN * sqrt(UNSEEN_NOISE**2 * variance + model**2)
    return Rows(before, draws, own, tiles, given_up, error)


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
