"""The keys of the levels and characters, in order: part of the record's format.

A game is taken up again by them. Who plays under a key: `levels`.
"""

from __future__ import annotations

LADDER = (
    "citizen",
    "herald",
    "scribe",
    "tribune",
    "magistrate",
    "senator",
    "consul",
    "archon",
)
"""The levels from the weakest to the strongest."""

STRONGEST = LADDER[-1]

CHARACTERS = ("bluffer", "rampart", "saboteur", "miser", "sprinter")
"""The strongest level's characters."""

SIMPLE = ("random", "greedy", "rules-of-thumb")
"""Not offered any more, but records may name them; fixed opponents to measure by."""


def step(key: str) -> int:
    """Return which step of the ladder a key stands on, from 1; 0 for the simple players."""
    if key in CHARACTERS:
        return len(LADDER)
    return LADDER.index(key) + 1 if key in LADDER else 0


def description(key: str) -> str:
    """Return how the record's headers name a player: its level, and its character if it has one."""
    return f"{STRONGEST} {key}" if key in CHARACTERS else key


def described(words: str) -> str:
    """Return the key of whom a record's header describes; the strongest if nobody is known."""
    level, _, character = words.partition(" ")
    if level == STRONGEST and character in CHARACTERS:
        return character
    return level if level in LADDER + SIMPLE else STRONGEST
