"""The texts of a game in the library's list.

Titles, notes, days and file names may come from strangers: `untrusted.clean` makes them safe. The
players' names must be clean already (`seats.shown_names`).
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import errors, words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import RecordError
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import RESIGNED, Entry, error_of

ENDINGS: Mapping[str, object] = {
    Ending.STREAK.value: N("three in a row"),
    Ending.FIVE.value: N("five representatives"),
    Ending.MAJORITY.value: N("most representatives"),
    Ending.TILES.value: N("last three tiles"),
    Ending.DRAW.value: N("equal on all counts"),
    RESIGNED: N("resignation"),
}

IMPORTED = N("imported")
COUNTED_APART = N("with help or undo, counted apart")


def players(ivory: str, brown: str) -> str:
    """Return the players' names as a heading."""
    return say("%1 vs. %2", ivory, brown)


def result(entry: Entry, names: Mapping[Side, str]) -> str:
    """Return a game's result, addressed to the user if they played, else by name."""
    if entry.error:
        return say("Unreadable")
    if entry.running:
        return say("in progress")
    if not entry.winner:
        return say("Draw")
    if entry.seat:
        won = N("Won")
        lost = N("Lost")
        return say(won if entry.seat == entry.winner else lost)
    return say("%1 won", names[Side(entry.winner)])


def ending(entry: Entry) -> str:
    """Return how a game ended, empty for a running one."""
    return say(ENDINGS[entry.ending]) if entry.ending else ""


def study(begun_in: int = 0) -> str:
    """Return the label of a study that began in this election; 0 means unknown."""
    if begun_in:
        return say("study from election\u00a0%1", begun_in)
    return say("study")


def short_day(written: str) -> str:
    """Format a record's date (YYYY-MM-DD) briefly; unchanged if it is invalid."""
    return clean(words.short_day(written))


def heading(entry: Entry, names: Mapping[Side, str]) -> str:
    """Return a game's title, or else its players, or the name of an unreadable file."""
    return clean(entry.title) or _players(entry, names)


def details(entry: Entry, names: Mapping[Side, str]) -> str:
    """Return the line below the heading."""
    if entry.error:
        error = error_of(entry)
        if isinstance(error, RecordError):  # A row is short: it gives only the reason.
            return errors.record_error(error)
        return errors.problem(error, entry.name)
    parts = (
        _players(entry, names) if clean(entry.title) else "",
        say(IMPORTED) if entry.imported else "",
        study(entry.begun_in) if entry.study else "",
        say(COUNTED_APART) if entry.seat and (entry.hints or entry.undos) else "",
        clean(entry.note),
    )
    return " · ".join(filter(None, parts))


def label(entry: Entry, names: Mapping[Side, str]) -> str:
    """Return a row as a screen reader reads it."""
    if entry.error:
        return details(entry, names)
    parts = (
        say("starred") if entry.starred else "",
        heading(entry, names),
        details(entry, names),
        clean(words.day(entry.date)),
        words.clock(entry.started),
        result(entry, names),
        ending(entry),
        Words.tr("%n election(s)", "", entry.elections) if entry.elections else "",
    )
    return ", ".join(filter(None, parts))


def _players(entry: Entry, names: Mapping[Side, str]) -> str:
    return clean(entry.name) if entry.error else players(names[Side.IVORY], names[Side.BROWN])
