"""The settings of a computer player: its limits, its preferences, and its search.

They are plain numbers, applied by `batch.policy`, `batch.heuristic` and `search`. Limits restrict
the tiles that a player considers and the precision of its comparisons. They don't replace choices
by random placements, and no player sees hidden tiles or draws better ones.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Traits:
    """The limits of a level and the preferences of a character; the defaults are neutral.

    Preferences are added to the logits of the named placements.
    """

    attention: float = 1.0
    """The probability, 0..1, that it considers a tile in its hand. It always considers one."""
    memory: int = 9
    """The number of elections for which it remembers the enemy's shown tiles after placement."""
    bluff: float = 0.0
    """The preference for tiles without effect in the current election, in its two buildings."""
    block: float = 0.0
    """The preference for tiles that block in the current election."""
    counter: float = 0.0
    """The preference for tiles that counter in the current election."""
    hoard: float = 0.0
    """The aversion to tiles of 8 to 10 in the first five elections, per point over 7."""
    chase: float = 0.0
    """The preference for votes in the current election, per point, after winning the last one."""


@dataclass(frozen=True, slots=True)
class Skills:
    """The skills of a lower level (`batch.heuristic`); worths are in current votes."""

    belief: float
    """How much it believes, 0..1, that a hidden enemy tile has its usual effect there."""
    foresight: float
    """The worth of a vote in a later election."""
    temperature: float
    """A placement that is worth this many votes more is e times as likely."""
    memory: int = 0
    """The number of elections for which it remembers the enemy's shown tiles."""
    counting: bool = False
    """Whether it compares totals and expects further placements, and so stops voting in time."""
    thrift: float = 0.0
    """The worth of keeping a tile for later, per point of its value."""
    guard: float = 0.0
    """The additional worth of the current election, as a share, if the enemy can win the game in
    it."""


PLAIN = Traits()
"""No limits and no preferences."""

EPSILON = 0.03
"""The assumed probability of a uniformly random placement by the enemy: none is impossible."""
FLAT_EPSILON, FLAT_TEMPERATURE = 0.1, 6.0
"""The enemy of a flat belief: the strongest network at this temperature, which plays nearly at
random, with random placements besides."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The budget of a search in counts, never in time, and its temperature."""

    particles: int = 128
    """The number of samples of the enemy's tiles for each kind of enemy (`beliefs`)."""
    placements: int = 12
    """The largest number of placements that are evaluated, the network's most likely ones."""
    worlds: int = 64
    """The number of sampled worlds in which each of them is evaluated."""
    value_temperature: float = 0.02
    """A placement whose mean result, -1..1, is higher by this much becomes e times as likely."""
    epsilon: float = EPSILON
    """The assumed probability of a uniformly random placement by the enemy."""
