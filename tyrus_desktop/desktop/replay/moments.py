"""The moments of a game: what a replay stops at, from the deal to the end.

They follow from the kinds of the events alone, so both sides' stories have the same ones. A whole
game has `LENGTH` moments: how many tiles are drawn when is fixed by the rules. So a rail can be
laid out without knowing when a game ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

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
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import ALL_TILES


class Kind(Enum):
    """What happens at a moment."""

    DEAL = "deal"
    CARD = "card"
    PLACEMENT = "placement"
    COUNT = "count"
    DRAW = "draw"
    END = "end"


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
"""A moment of the first kind includes an event of the second that follows it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment: the events `first` to `told` - 1 of a story.

    `election` is 1..9, the first one at the deal; a draw belongs to the election before it.
    `placed` is the number of tiles placed in it so far, 0..6.
    """

    index: int
    kind: Kind
    election: int
    placed: int
    first: int
    told: int

    @property
    def tiles(self) -> int:
        """How many tiles have been placed in the game by then."""
        return PLACEMENTS * (self.election - 1) + self.placed

    @property
    def playable(self) -> int:
        """How many tiles had been placed when somebody was last to play, as far as is known then.

        The last tile of an election that is not counted yet may end the game, which no lens may
        tell: it is placed again.
        """
        uncounted = self.kind is Kind.PLACEMENT and self.placed == PLACEMENTS
        return self.tiles - uncounted


def moments(story: Sequence[Event]) -> tuple[Moment, ...]:
    """Return the moments of a story, whole or so far."""
    found: list[Moment] = []
    election = placed = 0
    for number, event in enumerate(story):
        kind = KINDS[type(event)]
        if found and JOINED.get(found[-1].kind) is kind:
            found[-1] = replace(found[-1], told=number + 1)
            continue
        if isinstance(event, ElectionOpened):
            election, placed = event.number, 0
        placed += kind is Kind.PLACEMENT
        found.append(Moment(len(found), kind, max(1, election), placed, number, number + 1))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Segment:
    """The moments of one election on the rail: how many, and the index of the first."""

    number: int
    start: int
    length: int


def segments() -> tuple[Segment, ...]:
    """Return the nine elections of a game that takes all of them."""
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
"""The number of moments of a game of nine elections; none has more."""
