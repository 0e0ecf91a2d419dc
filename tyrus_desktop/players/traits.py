"""What sets one computer player apart from another: what it lacks, what it likes, how it tries.

Plain numbers; what they do to a network's choice is in `batch.minds` and `search`. None of them is
chance instead of thought, a look at what is hidden, or another draw.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Traits:
    """The limits of a level and the leanings of a character; the defaults are neither.

    Leanings are added to the logits of the placements that they name.
    """

    attention: float = 1.0
    """The chance, 0..1, that it considers a tile of its hand when it chooses; one always."""
    memory: int = 9
    """How many elections back it knows the enemy's shown faces, by when they were placed."""
    bluff: float = 0.0
    """For a tile without effect in one of the two buildings in force."""
    block: float = 0.0
    """For a tile that blocks, in whatever building of the enemy's."""
    counter: float = 0.0
    """For a tile that counters, in whatever building of its own."""
    hoard: float = 0.0
    """Against a tile of 8 to 10 in the first five elections, for each point over 7."""
    chase: float = 0.0
    """For a tile with an effect in the election in force, a point of value, while it has a row."""


PLAIN = Traits()
"""Neither a limit nor a leaning."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a searching player tries out, and how far it trusts what comes of it."""

    particles: int = 64
    """Of its belief about the enemy's tiles."""
    placements: int = 12
    """The network's likeliest ones are tried,"""
    worlds: int = 64
    """each in so many imagined games."""
    caution: float = 0.02
    """By how much of a result, -1..1, a placement must be better to be e times as likely."""
    doubt: float = 6.0
    """The temperature at which the enemy is thought to have played the same network,"""
    ease: float = 1.5
    """and at which it is thought to go on."""
    slip: float = 0.1
    """How often the enemy is thought to place anything at all."""
