"""The keys of the levels and characters, in order.

They are part of the record format. `levels` maps them to players.
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
"""The opponents that a person can choose."""

SIMPLE = ("random", "greedy", "rules-of-thumb")
"""Fixed opponents for measurements; older records may name them."""


_SECRETLY = "secret"


def step(key: str) -> int:
    """Return a level's number on the ladder, from 1; a character has the strongest level's number.

    It is 0 for the simple players.
    """
    if key in (*CHARACTERS, STRANGER):
        return len(LADDER)
    return LADDER.index(key) + 1 if key in LADDER else 0


def description(key: str) -> str:
    """Return a record's description of a player: its level, and its character if any.

    The description of a secret character doesn't name it.
    """
    if key == STRANGER:
        return f"{STRONGEST} {_SECRETLY}"
    return f"{STRONGEST} {key}" if key in CHARACTERS else key


def described(words: str) -> str:
    """Return the key of the player with this description in a record.

    It is the strongest level's key if the description is unknown.
    """
    level, _, character = words.partition(" ")
    if level == STRONGEST and character == _SECRETLY:
        return STRANGER
    if level == STRONGEST and character in CHARACTERS:
        return character
    return level if level in LADDER + SIMPLE else STRONGEST
