"""The parameters of the rules of thumb.

A rival plays by them (`rivals.rules_of_thumb`), and the strongest level knows them as a kind of
enemy (`kinds`).
"""

from __future__ import annotations

from dataclasses import dataclass

NULL_MARGIN = 0.5
"""In votes: an estimated margin closer to 0 than this counts as a null election."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The parameters of the rules. Worth is measured in the chance, 0..1, to win the game.

    The defaults are the tuner's first guess; the player uses `TUNED`.
    """

    fresh_voter: float = 0.87
    """The chance that an enemy tile, placed at home for the election in force, votes there."""
    fresh_counter: float = 0.09
    """The chance that it counters there."""
    fresh_blocker: float = 0.8
    """The chance that one, placed in our building for the election in force, blocks there."""
    stale_voter: float = 0.53
    """The same three chances for tiles placed in other elections or for other ones."""
    stale_counter: float = 0.12
    stale_blocker: float = 0.41
    own_reserve: float = 0.42
    """The share of the best voters in hand that counts for our remaining placements."""
    enemy_reserve: float = 6.4
    """The votes that the enemy is expected to add with each of its remaining placements,"""
    momentum: float = 0.1
    """more by this share if it has placed all its tiles for this election, less if none."""
    deviation: float = 5.6
    """The standard deviation, in votes, of a margin even if no tile is hidden,"""
    deviation_a_turn: float = 5.0
    """and that of each remaining placement of the election."""
    future: float = 0.27
    """The worth of winning a later election, whatever is at stake in the one in force."""
    future_deviation: float = 4.7
    """The standard deviation, in votes, of the margin of a later election."""
    price: float = 0.0025
    """The price of a tile, per point of value, while later elections can use it,"""
    price_of_height: float = 0.0031
    """and what is added to it for every ten points of value."""
    last_price: float = 0.0045
    """The price per point of value in the last election, where the last three tiles may decide."""
    block_use: float = 0.47
    """The use of a tile for blocking, relative to its use for voting,"""
    counter_use: float = 0.17
    """and for countering."""
    bluff_home: float = 0.009
    """The worth of a tile without effect in our building in force, per remaining placement of
    the enemy, which may waste it there,"""
    bluff_away: float = 0.009
    """and of one in the enemy's."""
    temperature: float = 0.003
    """A placement whose worth is lower by this is chosen 1/e times as often."""


TUNED = Weights(
    fresh_voter=0.91,
    fresh_counter=0.10,
    fresh_blocker=0.82,
    stale_voter=0.57,
    stale_counter=0.09,
    stale_blocker=0.43,
    own_reserve=0.45,
    enemy_reserve=6.0,
    momentum=0.13,
    deviation=5.6,
    deviation_a_turn=4.6,
    future=0.26,
    future_deviation=5.1,
    price=0.0021,
    price_of_height=0.0026,
    last_price=0.0042,
    block_use=0.48,
    counter_use=0.23,
)
"""Found by `training.tune_rules_of_thumb`, rounded to two digits."""
