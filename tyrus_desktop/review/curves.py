"""The curves: chances at each moment of a game, in the order of the replay's moments.

`seen` and `their_view` hold only what that side had been told by then; `truth` knows both hands,
but not the future.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import nan

from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, seat_of_ply
from tyrus_desktop.review.choices import Choice
from tyrus_desktop.review.intervals import half_width
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.ranges import Election, Placed, Share, Width
from tyrus_desktop.review.truth import Estimate, Truth


@dataclass(frozen=True, slots=True)
class Chances:
    """One side's chance of winning at a moment, 0..1; unknown ones are None, or nan for `truth`."""

    kind: Kind
    election: Election
    """1..9; the deal belongs to the first, a draw to the election before it."""
    placed: Placed
    """The number of tiles placed in the election so far, 0..6."""
    truth: Share
    seen: Share | None
    """What the side could know."""
    their_view: Share | None
    """What the other side could know, of this side's chance."""
    error: Width = nan
    """Half the width of an interval of 90 % for `truth`."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What a seat could know of its chance around the start of an election."""

    counted: float
    drawn: float
    card: float
    variance: float
    """The mean square of their standard errors."""


@dataclass(frozen=True, slots=True)
class Curves:
    """The chances at all moments, as far as they are known."""

    truth: Truth
    choices: Mapping[int, Choice]
    opened: Mapping[tuple[int, int], Opened]
    """By seat and election, 0..8."""
    placed: Mapping[tuple[int, int], float]
    """By seat and election: when all tiles are placed, before the count."""
    given_up: Mapping[int, float]
    """By seat: when the game was given up."""
    error: float
    """The standard error of the model at an even chance."""

    def of(self, seat: int) -> tuple[Chances, ...]:
        """Return the chances of a seat at each moment."""
        found = []
        for kind, election, placed in moments_of(self.truth.game):
            truth, variance = self._true(kind, election, placed)
            own, other = (self._seen(kind, election, placed, each) for each in (seat, 1 - seat))
            mine = 1 - truth if seat else truth
            theirs = None if other is None else 1 - other
            error = half_width(truth, variance, self.error)
            found.append(Chances(kind, election, placed, mine, own, theirs, error))
        return tuple(found)

    def _true(self, kind: Kind, election: int, placed: int) -> Estimate:
        """Return the true chance of seat 0 at a moment."""
        truth, ply = self.truth, PLIES_AN_ELECTION * (election - 1) + placed
        match kind:
            case Kind.DEAL:
                return truth.before_card(0)
            case Kind.DRAW:
                return truth.before_card(election)
            case Kind.CARD:
                return truth.before(ply)
            case Kind.END:
                return truth.game.result, 0.0
            case _:
                return truth.after(ply - 1)

    def _seen(self, kind: Kind, election: int, placed: int, seat: int) -> float | None:
        """Return what a seat could know of its chance at a moment."""
        game, ply = self.truth.game, PLIES_AN_ELECTION * (election - 1) + placed
        over = ply == game.plies and game.quitter is None
        if kind is Kind.END or (kind is Kind.COUNT and over):
            return 1 - game.result if seat else game.result
        if kind in (Kind.PLACEMENT, Kind.CARD):
            return self._seen_at(ply, placed, seat)
        opened = self.opened.get((seat, election if placed else election - 1))
        if opened is None:
            return None
        return opened.counted if kind is Kind.COUNT else opened.drawn

    def _seen_at(self, ply: int, placed: int, seat: int) -> float | None:
        """Return what a seat could know; `ply` and `placed` count in the game and the election."""
        found: float | None = None
        if placed == PLIES_AN_ELECTION and seat != seat_of_ply(ply - 1):
            found = self.placed.get((seat, ply // PLIES_AN_ELECTION - 1))
        elif placed and seat == seat_of_ply(ply - 1):
            found = self._after(ply - 1)
        elif ply == self.truth.game.plies:
            found = self.given_up.get(seat)
        elif seat == seat_of_ply(ply):
            found = self.choices[ply].before if ply in self.choices else None
        elif (opened := self.opened.get((seat, ply // PLIES_AN_ELECTION))) is not None:
            found = opened.card
        return found

    def _after(self, ply: int) -> float | None:
        return self.choices[ply].after if ply in self.choices else None


def moments_of(game: Finished) -> Iterator[tuple[Kind, int, int]]:
    """Yield each moment's kind, election and number of tiles placed in it, as in `Chances`."""
    for election in range(game.elections):
        start = PLIES_AN_ELECTION * election
        if election == 0:
            yield Kind.DEAL, 1, 0
        elif election < ELECTIONS - 1:
            yield Kind.DRAW, election, PLIES_AN_ELECTION
        yield Kind.CARD, election + 1, 0
        placed = min(PLIES_AN_ELECTION, game.plies - start)
        for number in range(1, placed + 1):
            yield Kind.PLACEMENT, election + 1, number
        if placed == PLIES_AN_ELECTION:
            yield Kind.COUNT, election + 1, PLIES_AN_ELECTION
    yield Kind.END, game.elections, game.plies - PLIES_AN_ELECTION * (game.elections - 1)
