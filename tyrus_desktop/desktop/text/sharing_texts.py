"""A finished game as text to share.

Players' names must be clean already (`seats.shown_names`); days may come from a stranger's file.
"""

from __future__ import annotations

from collections.abc import Mapping

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.library_texts import players
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.record import DATE, GIVEN_UP_BY, Record
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side


def shared(record: Record, names: Mapping[Side, str]) -> str:
    """Return a finished game as text: its players, its elections and its end.

    If a study took over elections from a game with unknown players, the text names the sides.
    """
    lines = [players(names[Side.IVORY], names[Side.BROWN])]
    if day := words.day(record.headers.get(DATE, "")):
        lines.append(clean(day))
    sides = {side: words.side(side) for side in Side}
    taken = record.taken_over[0] // PLACEMENTS if record.taken_over else 0
    elections = [
        _election(tally, sides if tally.number <= taken else names) for tally in record.tallies
    ]
    if elections:
        lines += ["", *elections]
    return "\n".join([*lines, "", end(record, names), ""])


def end(record: Record, names: Mapping[Side, str]) -> str:
    """Return a sentence about the end of a finished game."""
    outcome = record.outcome
    if outcome is None:
        quitter = Side(record.headers[GIVEN_UP_BY])
        return say("%1 resigns: %2 wins the game.", names[quitter], names[quitter.other])
    winner = names[outcome.winner] if outcome.winner else ""
    return say(words.ENDINGS[outcome.ending], winner)


def _election(tally: Tally, names: Mapping[Side, str]) -> str:
    values = (
        tally.number,
        say(words.REPRESENTATIVES[tally.kind]),
        tally.ivory.total,
        tally.brown.total,
    )
    if tally.winner is None:
        return say("%1. %2: %3 to %4, null", *values)
    return say("%1. %2: %3 to %4, %5", *values, names[tally.winner])
