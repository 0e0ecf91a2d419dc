"""The parameters of the rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass

NULL_MARGIN = 0.5
"""In votes: an estimated margin closer to 0 than this counts as a null election."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """The parameters of the rules. Worth is measured in the chance, 0..1, to win the game.

    An evolution strategy found the defaults but for the last three, rounded to two digits.
    """

    fresh_voter: float = 0.91
    """The chance that an enemy tile, placed at home for the election in force, votes there."""
    fresh_counter: float = 0.10
    """The chance that such a tile counters there."""
    fresh_blocker: float = 0.82
    """The chance that one, placed in our building for the election in force, blocks there."""
    stale_voter: float = 0.57
    """As `fresh_voter`, for tiles placed in an earlier election or for another kind."""
    stale_counter: float = 0.09
    """As `fresh_counter`, for such tiles."""
    stale_blocker: float = 0.43
    """As `fresh_blocker`, for such tiles."""
    own_reserve: float = 0.45
    """The share of the best voters in hand that counts for our remaining placements."""
    enemy_reserve: float = 6.0
    """The votes that the enemy is expected to add with each of its remaining placements."""
    momentum: float = 0.13
    """The share by which these votes are more if the enemy has placed all its tiles of this
    election for it, and less if none."""
    deviation: float = 5.6
    """The standard deviation, in votes, of a margin even if no tile is hidden."""
    deviation_a_turn: float = 4.6
    """The standard deviation, in votes, of each remaining placement of the election."""
    future: float = 0.26
    """The worth of winning a later election, whatever is at stake in the one in force."""
    future_deviation: float = 5.1
    """The standard deviation, in votes, of the margin of a later election."""
    price: float = 0.0021
    """The price of a tile, per point of value, while later elections can use it."""
    price_of_height: float = 0.0026
    """What is added to this price for every ten points of value."""
    last_price: float = 0.0042
    """The price per point of value in the last election, where the last three tiles may decide."""
    block_use: float = 0.48
    """The use of a tile for blocking, relative to its use for voting."""
    counter_use: float = 0.23
    """The use of a tile for countering, relative to its use for voting."""
    bluff_home: float = 0.009
    """The worth of a tile without effect in our building in force, per remaining placement of
    the enemy, which may waste it there,"""
    bluff_away: float = 0.009
    """The worth of such a tile in the enemy's building in force."""
    temperature: float = 0.003
    """A placement whose worth is lower by this is chosen 1/e times as often."""


TUNED = Parameters()
