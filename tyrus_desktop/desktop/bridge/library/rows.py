"""What a row of the library says of a game. Texts only, in the current language."""

from __future__ import annotations

from collections.abc import Mapping

from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.desktop.text import library as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import Entry


def _names(entry: Entry) -> Mapping[Side, str]:
    return shown_names(seats_of(entry.headers))


def _players(entry: Entry) -> str:
    if entry.error:
        return clean(entry.name)
    names = _names(entry)
    return texts.players(names[Side.IVORY], names[Side.BROWN])


def _heading(entry: Entry) -> str:
    return clean(entry.title) or _players(entry)


def _details(entry: Entry) -> str:
    """What stands below the heading."""
    if entry.error:
        return texts.error(entry)
    parts = [_players(entry)] if clean(entry.title) else []
    parts += [texts.imported()] if entry.imported else []
    parts += [texts.study(entry.begun_in)] if entry.study else []
    parts += [clean(entry.note)] if entry.note else []
    return " · ".join(parts)


def _day(entry: Entry) -> str:
    return texts.short_day(entry.date)


def _time(entry: Entry) -> str:
    return words.clock(entry.started)


def _level(entry: Entry) -> str:
    """The computer's level; a dash between persons, so that no cell looks forgotten."""
    step = max(seat.step for seat in seats_of(entry.headers).values())
    return "" if entry.error else str(step or "–")


def _result(entry: Entry) -> str:
    return texts.result(entry, {} if entry.error else _names(entry))


def _length(entry: Entry) -> str:
    return str(entry.elections) if entry.elections else ""


def _label(entry: Entry) -> str:
    """The row as a screen reader reads it."""
    if entry.error:
        return _details(entry)
    parts = (
        texts.starred() if entry.starred else "",
        _heading(entry),
        _details(entry),
        clean(words.day(entry.date)),
        _time(entry),
        _result(entry),
        texts.ending(entry),
        texts.elections(entry.elections) if entry.elections else "",
    )
    return ", ".join(part for part in parts if part)


TEXTS = {
    "heading": _heading,
    "details": _details,
    "day": _day,
    "time": _time,
    "level": _level,
    "result": _result,
    "how": texts.ending,
    "length": _length,
    "label": _label,
}
