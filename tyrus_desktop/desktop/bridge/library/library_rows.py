"""The texts of a row in the library, in the current language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.desktop.text import library_texts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import RESIGNED, Entry


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


def _example(name: str, date: str, level: str, winner: Side, ending: str, elections: int) -> Entry:
    return Entry(
        name,
        "",
        date=date,
        ivory_player="person",
        brown_player=f"computer {level}",
        seat=Side.IVORY.value,
        winner=winner.value,
        ending=ending,
        elections=elections,
    )


EXAMPLE = (
    _example("4", "2026-03-08", "scribe", Side.IVORY, Ending.STREAK.value, 6),
    _example("3", "2026-03-07", "scribe", Side.BROWN, Ending.MAJORITY.value, 9),
    _example("2", "2026-03-07", "herald", Side.IVORY, Ending.FIVE.value, 8),
    _example("1", "2026-03-05", "citizen", Side.BROWN, RESIGNED, 4),
    _example("0", "2026-03-05", "citizen", Side.IVORY, Ending.TILES.value, 9),
)
"""Games such as an empty list could have."""
