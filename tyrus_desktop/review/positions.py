"""A finished game as positions: a batch of one whole game before each placement, and at the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record, never_judged
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games, seat_of_ply, tile_number
from tyrus_desktop.players.batch.relative import RELATIVE_BUILDING, RELATIVE_TILE

NOT_OVER = "this game is not over; only a game that is over can be reviewed."
OF_RUNNING = "this is a study of a game that was not over; such a study is never reviewed."


class NotOver(ValueError):
    """A running game, or a study of one, is never reviewed, because that would help to play it."""


@dataclass(frozen=True)
class Finished:
    """A game that is over. Raises `NotOver` for any other, and for a study of a running game."""

    record: Record

    def __post_init__(self) -> None:
        if not self.record.over:
            raise NotOver(NOT_OVER)
        if never_judged(self.record.headers):
            raise NotOver(OF_RUNNING)

    @property
    def plies(self) -> int:
        """The number of placements, 0..54."""
        return len(self.record.placements)

    @property
    def elections(self) -> int:
        """The number of elections that were opened, 1..9."""
        return min(self.plies // PLIES_AN_ELECTION + (self.quitter is not None), 9)

    @cached_property
    def quitter(self) -> int | None:
        """The seat that resigned, if any."""
        side = self.record.headers.get(GIVEN_UP_BY)
        return None if side is None else self.seat(Side(side))

    @property
    def result(self) -> float:
        """The result for seat 0: 1, ½ or 0."""
        if self.quitter is not None:
            return float(self.quitter)
        outcome = self.record.outcome
        assert outcome is not None
        if outcome.ending is Ending.DRAW:
            return 0.5
        return float(outcome.winner is self.side(0))

    @property
    def loser(self) -> int | None:
        """The seat that lost; None if nobody won."""
        return None if self.result == 0.5 else int(self.result > 0.5)

    def side(self, seat: int) -> Side:
        """Return the side of a seat; seat 0 is the first player."""
        first = self.record.deal.first
        return first.other if seat else first

    def seat(self, side: Side) -> int:
        """Return the seat of a side."""
        return int(side is not self.record.deal.first)

    def building(self, placement: Placement) -> int:
        """Return the number, 0..5, of the building in `Games`."""
        return 3 * self.seat(placement.building.side) + placement.building.profession

    @cached_property
    def states(self) -> tuple[Games, ...]:
        """The game before each placement, and after the last."""
        games = Games.of_deals([self.record.deal])
        states = [games.take(np.zeros(1, np.intp))]
        for placement in self.record.placements:
            building = np.array([self.building(placement)])
            games.play(np.array([tile_number(placement.tile)]), building)
            states.append(games.take(np.zeros(1, np.intp)))
        return tuple(states)

    def move(self, ply: int) -> int:
        """Return the relative move, 0..179, of a placement."""
        placement, kind = self.record.placements[ply], int(self.states[ply].kind[0])
        tile = int(RELATIVE_TILE[kind, tile_number(placement.tile)])
        seat, building = seat_of_ply(ply), self.building(placement)
        return 6 * tile + int(RELATIVE_BUILDING[seat, kind, building])
