"""The user's slips in their reviewed games, to be played better. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.review import stored
from tyrus_desktop.review.slips import Slip

GAMES = 100
"""How many of the newest games are looked through."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A slip of the user in one of their games."""

    entry: Entry
    slip: Slip

    @property
    def name(self) -> str:
        """Return the key under which it is known to be solved."""
        return name(self.entry.identity, self.slip.ply)


def name(identity: str, ply: int) -> str:
    """Return the key of the moment of a placement in a game."""
    return f"{identity} {ply}"


def moments(entries: Iterable[Entry], reviews: Reviews, most: int) -> Iterator[list[Moment]]:
    """Yield the slips of one game after another, the newest game first.

    Args:
        entries: The user's games.
        reviews: The cache of their reviews.
        most: How many slips of a game count, the worst first.
    """
    own = [each for each in entries if each.over and each.seat and each.identity]
    for entry in sorted(own, key=lambda each: (each.began, each.name), reverse=True)[:GAMES]:
        text = reviews.text(entry.identity)
        slips = _slips(text) if text else ()
        yield [Moment(entry, slip) for slip in slips if slip.side.value == entry.seat][:most]


def _slips(text: str) -> tuple[Slip, ...]:
    try:
        return stored.read(text).slips
    except (LookupError, TypeError, ValueError):
        return ()
