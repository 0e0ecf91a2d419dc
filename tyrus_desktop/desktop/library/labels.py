"""What a game of the library is found and sorted by: names, days, results as a user reads them."""

from __future__ import annotations

from functools import cache

from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.desktop.text import library as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Label, searchable


class Labels:
    """Labels games in the current language; for one thread.

    What many games share is asked of Qt once. Every call of Qt releases the interpreter lock and
    takes it back before a waiting thread wakes: many in a row would hold up the window.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget names and days, whose language has changed."""
        self._players = cache(_players)
        self._day = cache(words.day)
        self._outcome = cache(_outcome)

    def label(self, entry: Entry) -> Label:
        """Return a game's label."""
        outcome = self._outcome(_without_names(entry))
        if not entry.readable:  # Who played is not known; the list calls it by its name.
            return Label(entry.name, searchable(f"{entry.name}\n{outcome}"), 0)
        players, step = self._players(*entry.headers.items())
        day = self._day(entry.date)
        found = (players, entry.title, entry.note, entry.date, day, outcome, entry.name)
        return Label(entry.title or players, searchable("\n".join(found)), step)


def _without_names(entry: Entry) -> Entry:
    """Return what many games share: how they ended, and of what kind they are."""
    return Entry(
        "",
        "",
        error="" if entry.readable else "?",
        running=entry.running,
        study=entry.study,
        begun_in=entry.begun_in,
        imported=entry.imported,
        seat=entry.seat,
        winner=entry.winner,
        ending=entry.ending,
    )


def _outcome(entry: Entry) -> str:
    """Return what the list says of a game besides: its result, its ending, and what kind it is."""
    kinds = [texts.study(entry.begun_in)] if entry.study else []
    kinds += [texts.imported()] if entry.imported else []
    return " ".join([texts.result(entry, dict.fromkeys(Side, "")), texts.ending(entry), *kinds])


def _players(*headers: tuple[str, str]) -> tuple[str, int]:
    """Return who plays whom, and the computer's step, or 0."""
    seats = seats_of(dict(headers))
    ivory, brown = shown_names(seats).values()
    return texts.players(ivory, brown), max(seat.step for seat in seats.values())
