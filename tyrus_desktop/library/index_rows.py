"""Entries as rows of the index, and back. No Qt.

Nothing in a row is believed: one that no record could have made is no entry. An entry of an
unreadable file gets no row, because such a file is read at every scan anyway.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from dataclasses import fields
from operator import attrgetter
from typing import Any

from tyrus_desktop.engine.board import BUILDING_LETTERS
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.record import FIRST, ORDER_LIMIT
from tyrus_desktop.library.conduct import Conduct
from tyrus_desktop.library.entries import ENDINGS, Entry, seat_of
from tyrus_desktop.library.record_files import is_game_name

Row = tuple[str | int, ...]

_FIELDS = fields(Entry)[:-1]  # The last is `seat`.
_NAMES = tuple(field.name for field in _FIELDS)
_KINDS = tuple(str if field.type == "str" else int for field in _FIELDS)
COLUMNS = tuple(
    f"{name} {'TEXT' if kind is str else 'INTEGER'} NOT NULL"
    for name, kind in zip(_NAMES, _KINDS, strict=True)
)
"""The columns of the index, in SQL."""

_values_of = attrgetter(*_NAMES)

_LARGEST = {
    **dict.fromkeys(("running", "study", "imported", "starred"), 1),
    **dict.fromkeys(("begun_in", "elections"), ELECTIONS),
    "number": ORDER_LIMIT,
    **dict.fromkeys(("hints", "undos"), 10**9),
}
_numbers_of = attrgetter(*_LARGEST)
_FARTHEST = 10**12
"""More seconds from 1970 than to any year of four digits."""

_OPEN = (
    *("name", "stamp", "date", "started", "number", "began", "ivory", "ivory_player", "brown"),
    *("brown_player", "study", "begun_in", "program", "running", "elections"),
    *("ivory_profile", "brown_profile", "seat"),
)
"""What may be known of a running game."""

_NOT_IN_NAMES = frozenset(("/", "\0", os.sep))

_WON = "|".join(each for each in ENDINGS if each != Ending.DRAW.value)
_PAIR, _COUNTS = "[0-9]{1,3}-[0-9]{1,3}", ",".join(["[0-9]{1,4}"] * len(Conduct._fields))
_PROFILE = f"([0-9a-f]{{1,32}}|{FIRST})?"
_FORMS = {
    "error": "",
    "identity": "[0-9a-f]{64}",
    "winner\nending": rf"((ivory|brown)\n({_WON})|\n{Ending.DRAW.value})",
    "votes": f"({_PAIR}( {_PAIR})*)?",
    "winners": "[ib-]*",
    "first": "(ivory|brown)",
    "kinds": f"[{BUILDING_LETTERS}]*",
    "left": _PAIR,
    "conduct": f"{_COUNTS} {_COUNTS}",
    "ivory_profile": _PROFILE,
    "brown_profile": _PROFILE,
}
"""What stands in the fields of a finished game, except free texts."""

_texts_of = attrgetter(*"\n".join(_FORMS).split("\n"))
_TEXTS = re.compile(r"\n".join(_FORMS.values()))


def row_of(entry: Entry) -> Row | None:
    """Return an entry's row; None for an unreadable file."""
    row = tuple(int(v) if isinstance(v, bool) else v for v in _values_of(entry))
    return row if _is_possible(entry) else None


def entry_of(row: tuple[Any, ...], mine: Collection[str]) -> Entry | None:
    """Return the entry in a row, with the seat of the person who has the profiles `mine`.

    The row has values of any types; the entry is None if no record could have made it.
    """
    if tuple(map(type, row)) != _KINDS:
        return None
    entry = Entry(*(*row, seat_of(row[-2], row[-1], mine)))
    return entry if _is_possible(entry) else None


def _is_possible(entry: Entry) -> bool:
    """Return whether some record may have this entry, given that its types are right."""
    numbers = zip(_numbers_of(entry), _LARGEST.values(), strict=True)
    if not all(0 <= number <= largest for number, largest in numbers):
        return False
    if abs(entry.began) > _FARTHEST or not is_game_name(entry.name):
        return False
    if not _NOT_IN_NAMES.isdisjoint(entry.name):
        return False
    if entry.running:
        return entry == Entry(**{name: getattr(entry, name) for name in _OPEN})
    counted = len(entry.winners)
    return (
        _TEXTS.fullmatch("\n".join(_texts_of(entry))) is not None
        and counted == len(entry.kinds) == entry.votes.count("-")
        and entry.elections - counted in (0, 1)
    )
