"""The keys of the levels and characters, in order: part of the record format.

A saved game names its player by such a key. `levels` maps keys to players.
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
"""The characters: variants of the strongest level."""

STRANGER = "stranger"
"""One of the characters, drawn for each game and kept secret until its end."""

OFFERED = (*LADDER, *CHARACTERS, STRANGER)
"""Those that a person can choose to play against."""

SIMPLE = ("random", "greedy", "rules-of-thumb")
"""No longer offered, but older records may name them; fixed opponents to measure by."""


_SECRETLY = "secret"


def step(key: str) -> int:
    """Return the step of the ladder on which a key stands, from 1; 0 for the simple players."""
    if key in (*CHARACTERS, STRANGER):
        return len(LADDER)
    return LADDER.index(key) + 1 if key in LADDER else 0


def description(key: str) -> str:
    """Return how a record's header describes a player: its level, and its character if any.

    A secret character is only said to be one.
    """
    if key == STRANGER:
        return f"{STRONGEST} {_SECRETLY}"
    return f"{STRONGEST} {key}" if key in CHARACTERS else key


def described(words: str) -> str:
    """Return the key of the player that a record's header describes.

    An unknown description gives the strongest level.
    """
    level, _, character = words.partition(" ")
    if level == STRONGEST and character == _SECRETLY:
        return STRANGER
    if level == STRONGEST and character in CHARACTERS:
        return character
    return level if level in LADDER + SIMPLE else STRONGEST
