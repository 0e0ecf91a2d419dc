"""The settings of a computer player: its limits, its preferences, and its search.

Plain numbers; `batch.policy`, `batch.heuristic` and `search` apply them. Limits change
what a player considers and how precisely it compares; no legal placement is replaced by a random
one. No player sees hidden tiles or draws better ones.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Traits:
    """The limits of a level and the preferences of a character; the defaults are neutral.

    Preferences are added to the logits of the placements that they name.
    """

    attention: float = 1.0
    """The probability, 0..1, that it considers a tile of its hand; it always considers one."""
    memory: int = 9
    """For how many elections after their placement it remembers the enemy's shown tiles."""
    bluff: float = 0.0
    """For a tile without effect in one of the two buildings in force."""
    block: float = 0.0
    """For a tile that blocks in the enemy's building in force."""
    counter: float = 0.0
    """For a tile that counters in its own building in force."""
    hoard: float = 0.0
    """Against a tile of 8 to 10 in the first five elections, for each point over 7."""
    chase: float = 0.0
    """For a vote in the election in force, per point, after it won the last one."""


@dataclass(frozen=True, slots=True)
class Skills:
    """What a lower level is capable of, besides the rules (`batch.heuristic`).

    Worths are in votes of the election in force.
    """

    belief: float
    """How far, 0..1, it takes an enemy's back for a tile that has its usual effect there."""
    foresight: float
    """The worth of a vote in a later election."""
    temperature: float
    """Of two placements, the one that is worth this many votes more is e times as likely."""
    memory: int = 0
    """For how many elections it remembers the enemy's shown tiles."""
    counting: bool = False
    """Whether it compares totals and expects more placements: so it stops when it has enough."""
    thrift: float = 0.0
    """The worth of keeping a tile for later, per point of its value."""
    guard: float = 0.0
    """How much more the election in force is worth to it, as a share, while the enemy would win
    the game with it."""


PLAIN = Traits()
"""No limits and no preferences."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The budget of a search in counts, never in time, and its temperature."""

    particles: int = 128
    """Samples of the enemy's tiles for each kind of enemy (`beliefs`)."""
    placements: int = 12
    """The most placements that are evaluated: those that the network finds most likely."""
    worlds: int = 64
    """Sampled games in which each of them is evaluated."""
    value_temperature: float = 0.02
    """The temperature of the update: a placement whose mean result, -1..1, is higher by this much
    becomes e times as likely."""
    epsilon: float = 0.03
    """The probability with which the enemy is assumed to have placed uniformly at random."""
