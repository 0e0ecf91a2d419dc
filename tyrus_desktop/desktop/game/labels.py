"""What a game of the library is found and sorted by: names and days as the user reads them."""

from __future__ import annotations

from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.desktop.text import library as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Label, searchable


def label(entry: Entry) -> Label:
    """Return a game's label in the current language."""
    seats = seats_of(entry.headers)
    ivory, brown = shown_names(seats).values()
    players = texts.players(ivory, brown)
    day = words.day(entry.date)
    found = (players, entry.title, entry.note, entry.date, day, entry.name)
    step = max(seat.step for seat in seats.values())
    return Label(players, searchable("\n".join(found)), step)
