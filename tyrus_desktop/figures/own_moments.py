"""Slips in the user's reviewed games, and tallies whose tiles they guessed wrong. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import placed_by
from tyrus_desktop.library.conduct import placements
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import by_play
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.review import stored
from tyrus_desktop.review.slips import Slip

GAMES = 100
"""How many of the newest games are looked through."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game, through one side's eyes.

    Attributes:
        entry: The game.
        side: The side that made a slip, or that guessed.
        ply: The placement, counted from 0; or the first one of the election.
        guessed: Whether the tiles of that election's tally were guessed wrong.
        points: What a slip cost at the least.
    """

    entry: Entry
    side: Side
    ply: int
    guessed: bool = False
    points: float = 0.0

    @property
    def name(self) -> str:
        """Return the key under which it is known to be solved."""
        where = (self.side.value, self.election) if self.guessed else (self.ply,)
        return name(self.entry.identity, *where)

    @property
    def election(self) -> int:
        return self.ply // PLACEMENTS + 1


def name(identity: str, *where: str | int) -> str:
    """Return the key of a moment in a game: of a placement, or of a side's guesses at a tally."""
    return " ".join((identity, *map(str, where)))


def moments(entries: Iterable[Entry], reviews: Reviews, most: int) -> Iterator[list[Moment]]:
    """Yield the slips of one game after another, the newest game first.

    Args:
        entries: The user's games.
        reviews: The cache of their reviews.
        most: How many slips of a game count, the worst first.
    """
    own = [each for each in entries if each.over and each.seat and each.identity]
    for entry in sorted(own, key=by_play, reverse=True)[:GAMES]:
        text = reviews.text(entry.identity)
        findings = stored.read(text) if text else None
        slips = [slip for slip in findings.slips if _is_own(slip, entry)] if findings else []
        yield [Moment(entry, e.side, e.ply, points=e.points) for e in slips[:most]]


def guesses(entries: Iterable[Entry], names: Collection[str]) -> list[Moment]:
    """Return the guesses with these keys whose games are among the entries."""
    games = {each.identity: each for each in entries if each.over and each.identity}
    plies = range(0, PLACEMENTS * ELECTIONS, PLACEMENTS)
    every = (
        Moment(games[identity], side, ply, guessed=True)
        for identity in dict.fromkeys(each.split(" ")[0] for each in sorted(names))
        if identity in games
        for side in Side
        for ply in plies
    )
    return [each for each in every if each.name in names]


def _is_own(slip: Slip, entry: Entry) -> bool:
    """Return whether a slip can be one of the user's placements in this game."""
    side = placed_by(Side(entry.first), slip.ply)
    return slip.side is side and side.value == entry.seat and slip.ply < placements(entry.conduct)
