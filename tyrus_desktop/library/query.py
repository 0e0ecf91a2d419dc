"""Filters, searches and sorts the library's entries. No Qt.

The players' names depend on the language, so the caller passes a function that labels games.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from time import time
from typing import TYPE_CHECKING

from tyrus_desktop.engine import record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import entries as library_entries

if TYPE_CHECKING:
    from tyrus_desktop.library.entries import Entry


class Filter(Enum):
    """Which games are listed."""

    ALL = auto()
    RUNNING = auto()
    WON = auto()
    LOST = auto()
    TWO_PERSONS = auto()
    STUDIES = auto()
    STARRED = auto()
    IMPORTED = auto()
    UNREADABLE = auto()


class Order(Enum):
    """The columns by which games are sorted."""

    STARRED = auto()
    DATE = auto()
    HEADING = auto()
    LEVEL = auto()
    RESULT = auto()
    ENDING = auto()
    ELECTIONS = auto()


@dataclass(frozen=True, slots=True)
class Query:
    """The games that the user wants to see; every word of `search` must occur."""

    search: str = ""
    only: Filter = Filter.ALL
    order: Order = Order.DATE
    descending: bool = True


@dataclass(frozen=True, slots=True)
class Label:
    """A game's heading, its searchable text, and the computer's level, 0 for none."""

    heading: str
    found: str
    step: int


def select(
    games: Iterable[Entry], query: Query, label: Callable[[Entry], Label]
) -> tuple[Entry, ...]:
    """Return the matching games in order; unreadable files come last."""
    words = searchable(query.search).split()
    chosen = [
        entry
        for entry in games
        if passes(entry, query.only) and all(word in label(entry).found for word in words)
    ]
    chosen.sort(key=by_age(), reverse=query.order is not Order.DATE or query.descending)
    if query.order is not Order.DATE:  # Equal keys stay sorted by date.
        chosen.sort(key=lambda entry: _key(entry, query.order, label), reverse=query.descending)
    chosen.sort(key=lambda entry: not entry.readable)
    return tuple(chosen)


def by_age() -> Callable[[Entry], tuple[int, str]]:
    """Return the key that sorts games from the oldest; one from the future counts as undated."""
    latest = latest_beginning()
    return lambda entry: (entry.began if entry.began <= latest else 0, entry.name)


Position = tuple[int, ...]
"""A place in the order of play: the first parts of what `by_play` returns."""


def by_play(entry: Entry) -> tuple[int, int, str]:
    """Return the key that sorts games in the order of play, whatever clocks said meanwhile.

    Imported games and those of earlier versions, which have no number, come first, by the time at
    which they began.
    """
    return entry.number, entry.began, entry.game


def first_of(day: str, entries: Iterable[Entry]) -> Position:
    """Return the place after the last game that was played here, but not on a day (YYYY-MM-DD).

    It is a number, or 0 and a time.
    """
    own = [entry for entry in entries if entry.readable and not entry.foreign]
    before = (by_play(entry)[:2] for entry in own if entry.date != day)
    number, began = max(before, default=(0, 0))
    return (number + 1,) if number else (0, began + 1)


def latest_beginning() -> int:
    """Return the latest moment at which a game can have begun, in seconds since 1970.

    It allows for a day: clocks differ, and a date without a time may come from another time zone.
    """
    return int(time()) + 86_400


def without_copies(entries: Iterable[Entry]) -> list[Entry]:
    """Return one copy of each game: preferably played here, then starred, then first by name."""
    kept: dict[str, Entry] = {}
    for entry in entries:
        other = kept.get(entry.game)
        if other is None or _rank(entry) < _rank(other):
            kept[entry.game] = entry
    return list(kept.values())


def passes(entry: Entry, only: Filter) -> bool:  # noqa: PLR0911
    """Return whether a game passes a filter; only games with a `seat` are won or lost."""
    match only:
        case Filter.ALL:
            return True
        case Filter.RUNNING:
            return entry.running
        case Filter.WON:
            return entry.seat != "" and entry.winner == entry.seat
        case Filter.LOST:
            return entry.seat != "" and entry.winner not in ("", entry.seat)
        case Filter.TWO_PERSONS:
            return entry.readable and not any(
                record.is_computer(entry.headers, side) for side in Side
            )
        case Filter.STUDIES:
            return entry.study
        case Filter.STARRED:
            return entry.starred
        case Filter.IMPORTED:
            return entry.imported
        case Filter.UNREADABLE:
            return not entry.readable


def searchable(text: str) -> str:
    """Return a text in lower case and without accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in apart if not unicodedata.combining(each))


def _rank(entry: Entry) -> tuple[bool, bool, str]:
    return entry.foreign, not entry.starred, entry.name


def _key(entry: Entry, order: Order, label: Callable[[Entry], Label]) -> tuple[int, str]:
    match order:
        case Order.HEADING:
            return 0, searchable(label(entry).heading)
        case Order.LEVEL:
            return label(entry).step, ""
        case Order.RESULT:
            return _result(entry), entry.winner
        case Order.ENDING:
            return library_entries.ENDINGS.index(entry.ending) if entry.ending else -1, ""
        case Order.STARRED:
            return int(entry.starred), ""
        case _:
            return entry.elections, ""


def _result(entry: Entry) -> int:
    """Rank results: won, drawn, lost, games of others, unfinished."""
    if not entry.over:
        return 0
    if not entry.seat:
        return 1
    if not entry.winner:
        return 3
    return 4 if entry.winner == entry.seat else 2
