"""The texts of a row in the library, in the current language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.desktop.text import library_texts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import Entry


def _with_names(text: Callable[[Entry, Mapping[Side, str]], str]) -> Callable[[Entry], str]:
    return lambda entry: text(entry, shown_names(seats_of(entry.headers)))


def _level(entry: Entry) -> str:
    """Return the computer's level, or a dash for a game between persons."""
    step = max(seat.step for seat in seats_of(entry.headers).values())
    return "" if entry.error else str(step or "–")


TEXTS: Mapping[str, Callable[[Entry], str]] = {
    "heading": _with_names(texts.heading),
    "details": _with_names(texts.details),
    "day": lambda entry: texts.short_day(entry.date),
    "time": lambda entry: words.clock(entry.started),
    "level": _level,
    "result": _with_names(texts.result),
    "how": texts.ending,
    "length": lambda entry: str(entry.elections or ""),
    "label": _with_names(texts.label),
}
