"""The verdict on a game: where it was decided, and by what, as values. The sentences are elsewhere.

`b` is a side's chance of winning after each tally, from before the first election to the result. An
election's fall is what the side lost there and never got back. One curve is not enough: with other
assumed players another election is often named. So two must agree: the game played on by two
players of the person's level, and by the strongest. Otherwise no single moment decided the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tyrus_desktop.engine.board import Building
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.review.ranges import Election, Moment, Share, Wasted
from tyrus_desktop.review.slips import Slip

DECIDED, MOST, SECOND, MUCH_MORE = 0.25, 0.15, 0.12, 1.3
"""The least falls that decide a game, that are most of it, and of a second election that is named
as well; and how much larger than the second the first must be."""
LOST_BEFORE = 0.25
"""An election that began with a lower chance is never named."""


class Weight(Enum):
    """How much of the game the named election decided."""

    DECIDED = "decided"
    MOST = "most"
    NONE = "none"


class Pattern(Enum):
    """By what a game was decided."""

    DRAWN_GAME = "drawn game"
    """Nobody won. Nothing else is said."""
    RESIGNED = "resigned"
    """With much of the chance left: `after`."""
    SLIP = "slip"
    """The loser could know a better placement: `slip`."""
    DRAWS = "draws"
    """The tiles drawn before the election."""
    CARD = "card"
    """Its card."""
    SURPRISE = "surprise"
    """The loser could expect to win it with `expected`, before the tiles turned; see `back`."""
    CHEAP = "cheap"
    """The winner spent `spared` less than could be expected, and kept its strong tiles."""
    RUN = "run"
    """It completed three wins in a row."""
    OUTPLAYED = "outplayed"
    """The winner was stronger there, and that could be seen: `expected`."""
    NULL = "null"
    """Nobody won that election, and the loser needed it."""
    DEAR = "dear"
    """The loser won that election, at too high a price."""
    UNCLEAR = "unclear"
    """Only where it was decided can be said: a side resigned before the count, or no belief agrees
    with what happened."""
    TWO = "two"
    """Two elections decided the game."""
    LONE_SLIP = "lone slip"
    """No election did, but one choice of the loser cost a large part of the game: `slip`."""
    STEPS = "steps"
    """No single moment did. `slip` is the loser's costliest, if any cost much."""

    @property
    def names(self) -> int:
        """How many elections it names."""
        if self in (Pattern.DRAWN_GAME, Pattern.RESIGNED, Pattern.LONE_SLIP, Pattern.STEPS):
            return 0
        return 2 if self is Pattern.TWO else 1


@dataclass(frozen=True, slots=True)
class StrongBack:
    """The tile without which the election was not won, and whose strength was a surprise."""

    tile: Tile
    building: Building
    as_strong: Share
    """The believed probability, 0..1, that a back there is as strong."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where a game was decided, and by what. Chances are the loser's."""

    pattern: Pattern
    loser: Side | None
    """None for a drawn game."""
    weight: Weight = Weight.NONE
    elections: tuple[Election, ...] = ()
    """1..9: one that decided the game, or two; none if no single moment did."""
    moment: Moment | None = None
    """The index of the moment that decided it, among those of the replay, as in the curves."""
    before: Share = 0.5
    """The chance before the election, with draws and card still to come."""
    after: Share = 0.0
    """The chance after its tally."""
    as_shown: bool = True
    """Whether these two chances are those of the look back; else the levels differ, and they are
    those between two players of the loser's level, or of the person's."""
    slip: Slip | None = None
    back: StrongBack | None = None
    expected: Share = 0.0
    """The chance of winning that election, as far as the loser could know, before the count."""
    spared: Wasted = 0
    """Points."""


def decision(b: Sequence[float]) -> tuple[Weight, tuple[int, ...]]:
    """Return which elections, 1..9, decided a game, and how much of it if it was one.

    Args:
        b: The loser's chances after each tally: first ½, at last what was left.
    """
    best = [max(b[number:]) for number in range(len(b))]
    falls = [(best[number - 1] - best[number], number) for number in range(1, len(b))]
    (first, one), (second, two) = sorted([*falls, (0.0, 0)], key=lambda fall: -fall[0])[:2]
    if first < MOST or b[one - 1] <= LOST_BEFORE:
        return Weight.NONE, ()
    if first >= MUCH_MORE * second:
        return Weight.DECIDED if first >= DECIDED else Weight.MOST, (one,)
    if second >= SECOND and b[two - 1] > LOST_BEFORE:
        return Weight.NONE, (min(one, two), max(one, two))
    return Weight.NONE, ()


def agreed(one: Sequence[float], other: Sequence[float]) -> tuple[Weight, tuple[int, ...]]:
    """Return what two curves agree on, with the smaller weight; otherwise nothing.

    Args:
        one: As for `decision`.
        other: The chances at the same tallies, between other players.
    """
    (weight, elections), (less, others) = decision(one), decision(other)
    if elections != others:
        return Weight.NONE, ()
    return (less if weight is Weight.DECIDED else weight), elections
