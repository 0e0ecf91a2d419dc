"""The moments of a game, at which a replay stops, from the deal to the end.

They depend only on the kinds of the events, so both sides' stories have the same moments. The rules
fix when how many tiles are drawn, so a whole game always has `LENGTH` moments, and the rail can be
laid out without revealing when a game ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tyrus_desktop.engine.deal import DRAW, HAND, PLACEMENTS
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameEnded,
    GameStarted,
    GivenUp,
    TilePlaced,
    TilesDrawn,
    TilesRevealed,
)
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import ALL_TILES

KINDS: dict[type[Event], Kind] = {
    GameStarted: Kind.DEAL,
    TilesDrawn: Kind.DRAW,
    ElectionOpened: Kind.CARD,
    TilePlaced: Kind.PLACEMENT,
    ElectionTallied: Kind.COUNT,
    GameEnded: Kind.END,
    GivenUp: Kind.END,
    TilesRevealed: Kind.END,
}
JOINED = {Kind.DEAL: Kind.DRAW, Kind.DRAW: Kind.DRAW, Kind.END: Kind.END}
"""A moment of the first kind absorbs a following event of the second kind."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment: the events `first` to `end` - 1 of a story.

    `election` is 1..9; the deal belongs to the first, a draw to the election before it. `placed`
    is the number of tiles placed in the election so far, 0..6.
    """

    index: int
    kind: Kind
    election: int
    placed: int
    first: int
    end: int

    @property
    def tiles(self) -> int:
        """The number of tiles placed in the game by then."""
        return PLACEMENTS * (self.election - 1) + self.placed

    @property
    def playable(self) -> int:
        """The number of tiles placed before the last turn known to follow.

        The last tile of an uncounted election may end the game, which no lens may reveal: the turn
        is then that of the tile itself.
        """
        uncounted = self.kind is Kind.PLACEMENT and self.placed == PLACEMENTS
        return self.tiles - uncounted


def moments(story: Sequence[Event]) -> tuple[Moment, ...]:
    """Return the moments of a whole or unfinished story."""
    found: list[Moment] = []
    election = placed = 0
    for number, event in enumerate(story):
        kind = KINDS[type(event)]
        if found and JOINED.get(found[-1].kind) is kind:
            found[-1] = replace(found[-1], end=number + 1)
            continue
        if isinstance(event, ElectionOpened):
            election, placed = event.number, 0
        placed += kind is Kind.PLACEMENT
        found.append(Moment(len(found), kind, max(1, election), placed, number, number + 1))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Segment:
    """One election on the rail: its number, the index of its first moment, and its length."""

    number: int
    start: int
    length: int


def segments() -> tuple[Segment, ...]:
    """Return the nine elections of a whole game."""
    found: list[Segment] = []
    start, reserve = 0, len(ALL_TILES) - HAND
    for number in range(1, ELECTIONS + 1):
        first, last = number == 1, number == ELECTIONS
        drawn = reserve > 0 and not last
        # The deal, the card, the placements, the count, the draw, the end.
        length = first + 1 + PLACEMENTS + 1 + drawn + last
        found.append(Segment(number, start, length))
        start += length
        reserve -= DRAW
    return tuple(found)


SEGMENTS = segments()
LENGTH = sum(segment.length for segment in SEGMENTS)
"""The number of moments of a game of nine elections, the longest possible game."""
