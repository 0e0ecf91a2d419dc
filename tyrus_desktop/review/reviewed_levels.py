"""The levels at which a review takes the players of a game to play on.

A computer player has its own. Of a person the caller may know one, from a rating; otherwise a
person is taken to play as well as the computer opposite, and two persons as the weakest level.
"""

from __future__ import annotations

from tyrus_desktop.engine.record import COMPUTER, Record, player_header
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.keys import LADDER, SIMPLE, STRONGEST

Levels = tuple[str, str]
"""The keys of the levels of the first and the second player."""


def computer_level(record: Record, side: Side) -> str | None:
    """Return the level of a side that a computer played; a character has the strongest."""
    kind, _, key = record.headers.get(player_header(side), "").partition(" ")
    if kind != COMPUTER or key in SIMPLE:
        return None
    return key if key in LADDER else STRONGEST


def persons_level(record: Record, known: str | None = None) -> str:
    """Return the level of the persons in a game.

    Args:
        record: The game.
        known: Their level, if it is known.
    """
    computers = (computer_level(record, side) for side in Side)
    return known or next(filter(None, computers), LADDER[0])


def levels(record: Record, known: str | None = None) -> Levels:
    """Return the levels of both players; `known` is that of the persons, if it is known."""
    first = record.deal.first
    persons = persons_level(record, known)
    one, other = (computer_level(record, side) or persons for side in (first, first.other))
    return one, other
