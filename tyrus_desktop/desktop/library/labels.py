"""Makes the texts by which the library searches and sorts games, as the user reads them."""

from __future__ import annotations

from functools import cache

from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.desktop.text import library_texts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Label, searchable


class Labels:
    """Labels games in the current language; not thread-safe.

    Shared texts are cached: many calls of Qt in a row, each of which releases and takes back the
    interpreter lock, would block the window.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Drop cached texts after a change of language."""
        self._players = cache(_players)
        self._day = cache(words.day)
        self._outcome = cache(_outcome)

    def label(self, entry: Entry) -> Label:
        """Return a game's label."""
        outcome = self._outcome(_without_names(entry))
        if not entry.readable:
            return Label(entry.name, searchable(f"{entry.name}\n{outcome}"), 0)
        players, step = self._players(*entry.headers.items())
        day = self._day(entry.date)
        found = (players, entry.title, entry.note, entry.date, day, outcome, entry.name)
        return Label(entry.title or players, searchable("\n".join(found)), step)


def _without_names(entry: Entry) -> Entry:
    """Return an entry with only the fields that `_outcome` uses, as the key for its cache."""
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
    """Return a game's result, ending and kind."""
    kinds = [texts.study(entry.begun_in)] if entry.study else []
    kinds += [say(texts.IMPORTED)] if entry.imported else []
    return " ".join([texts.result(entry, dict.fromkeys(Side, "")), texts.ending(entry), *kinds])


def _players(*headers: tuple[str, str]) -> tuple[str, int]:
    """Return the players' names, and the computer's level (0 for none)."""
    seats = seats_of(dict(headers))
    ivory, brown = shown_names(seats).values()
    return texts.players(ivory, brown), max(seat.step for seat in seats.values())
