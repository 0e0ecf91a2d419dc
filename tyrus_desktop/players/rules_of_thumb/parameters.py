"""The parameters of the rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass

NULL_MARGIN = 0.5
"""An election with a margin below this, in votes, counts as null."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """The parameters of the rules. Worths are chances of winning the game, 0..1.

    An evolution strategy found all defaults except the last three, rounded to two digits.
    """

    fresh_voter: float = 0.91
    """The chance that an enemy tile votes, if it was placed at home for the current election."""
    fresh_counter: float = 0.10
    """The chance that such a tile counters."""
    fresh_blocker: float = 0.82
    """The chance that an enemy tile blocks, if it was placed in our building for the election."""
    stale_voter: float = 0.57
    """As `fresh_voter`, for a tile placed in an earlier election or for another kind."""
    stale_counter: float = 0.09
    """As `fresh_counter`, for such a tile."""
    stale_blocker: float = 0.43
    """As `fresh_blocker`, for such a tile."""
    own_reserve: float = 0.45
    """The share of the best voters in hand that is expected from our remaining placements."""
    enemy_reserve: float = 6.0
    """The votes expected from each remaining placement of the enemy."""
    momentum: float = 0.13
    """The share by which these votes increase if the enemy has placed all its tiles of this
    election for it, and decrease if none."""
    deviation: float = 5.6
    """The standard deviation, in votes, of a margin without hidden tiles."""
    deviation_a_turn: float = 4.6
    """The standard deviation, in votes, of each remaining placement of the election."""
    future: float = 0.26
    """The worth of winning a later election."""
    future_deviation: float = 5.1
    """The standard deviation, in votes, of the margin of a later election."""
    price: float = 0.0021
    """The price of a tile, per point of value, while later elections can use it."""
    price_of_height: float = 0.0026
    """The increase of this price for every ten points of value."""
    last_price: float = 0.0042
    """The price per point in the last election, after which the last three tiles may decide."""
    block_use: float = 0.48
    """The usefulness of a tile for blocking, relative to voting."""
    counter_use: float = 0.23
    """The usefulness of a tile for countering, relative to voting."""
    bluff_home: float = 0.009
    """The worth of a tile without effect in our current building, per remaining placement of the
    enemy, which may waste a tile there."""
    bluff_away: float = 0.009
    """The worth of such a tile in the enemy's current building."""
    temperature: float = 0.003
    """A placement whose worth is lower by this amount is 1/e times as likely."""


TUNED = Parameters()
