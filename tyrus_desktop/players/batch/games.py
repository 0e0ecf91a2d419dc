"""N games of Tyrus in lockstep: the rules of `engine.game`, applied to arrays.

All games of a batch have the same number of placements, so no game needs a branch of its own: a
placement is one scatter, and every sixth is followed by a tally in all games. Games that are over
may be continued; their outcome stays.

Tiles are numbers 0..29: ten times the profession, plus the value, minus one. Seat 0 is the first
player. Buildings are numbers 0..5: three times the seat of the owner, plus the voting profession.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import (
    DRAW,
    ELECTION_CARDS,
    HAND,
    PLACEMENTS,
    PLACEMENTS_EACH,
    Deal,
)
from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK, Ending
from tyrus_desktop.engine.tiles import Tile

Ints = NDArray[np.int8]
Bools = NDArray[np.bool_]

TILES = 30
VALUES = 10
PLIES = PLACEMENTS * ELECTIONS
PLIES_AN_ELECTION = PLACEMENTS

VALUE = np.arange(TILES, dtype=np.int16) % VALUES + 1
PROFESSION = np.arange(TILES) // VALUES
UNKNOWN = -1
NEVER = 127
"""The position of a tile whose draw is unknown."""

ENDINGS = tuple(Ending)
"""The endings; `Games.ending` holds their index plus 1."""


class Place(IntEnum):
    """The place of a tile; in building b it is `BUILDING + b`."""

    RESERVE = 0
    HAND = 1
    BUILDING = 2
    SHOWN = 8


def tile_number(tile: Tile) -> int:
    """Return the number, 0..29, of a tile."""
    return VALUES * tile.profession + tile.value - 1


@dataclass(slots=True)
class Games:
    """N games with `ply` placements each, 0..54.

    drawn_as   (2, N, 30) the position in the order of draws, 0..29, of each tile of a seat
    kinds      (N, 9) the election cards in order
    place      (2, N, 30) the `Place` of each tile of a seat
    sums       (2, N, 18) the sum of a seat's tiles of profession p in building b, at 3 b + p
    tiles      (54, N) the tile of each placement so far
    buildings  (54, N) its building
    shown      (54, N) whether a tally has shown it
    wins       (2, N) the representatives of each seat
    streak     (N) the current wins in a row: of seat 0 if positive, of seat 1 if negative
    ending     (N) 0 if the game isn't over, otherwise 1 + the index in `ENDINGS`
    winner     (N) 1 if seat 0 has won the game, -1 if seat 1 has, otherwise 0
    """

    drawn_as: Ints
    kinds: Ints
    place: Ints
    sums: NDArray[np.int16]
    tiles: Ints
    buildings: Ints
    shown: Bools
    wins: Ints
    streak: Ints
    ending: Ints
    winner: Ints
    ply: int = 0

    @classmethod
    def blank(cls, count: int) -> Games:
        """Return `count` games with unknown cards and no tiles drawn."""
        return cls(
            drawn_as=np.full((2, count, TILES), NEVER, np.int8),
            kinds=np.full((count, ELECTIONS), UNKNOWN, np.int8),
            place=np.zeros((2, count, TILES), np.int8),
            sums=np.zeros((2, count, 18), np.int16),
            tiles=np.full((PLIES, count), UNKNOWN, np.int8),
            buildings=np.full((PLIES, count), UNKNOWN, np.int8),
            shown=np.zeros((PLIES, count), np.bool_),
            wins=np.zeros((2, count), np.int8),
            streak=np.zeros(count, np.int8),
            ending=np.zeros(count, np.int8),
            winner=np.zeros(count, np.int8),
        )

    @classmethod
    def shuffled(cls, count: int, rng: np.random.Generator) -> Games:
        """Return `count` games with random deals."""
        cards = np.array(ELECTION_CARDS, np.int8)
        return cls.dealt(
            rng.random((2, count, TILES), np.float32).argsort(axis=2).astype(np.int8),
            cards[rng.random((count, ELECTIONS), np.float32).argsort(axis=1)],
        )

    @classmethod
    def dealt(cls, drawn_as: Ints, kinds: Ints) -> Games:
        """Return N games with given deals.

        Args:
            drawn_as: (2, N, 30): the position of each tile in its seat's order of draws.
            kinds: (N, 9): the election cards in order.
        """
        games = cls.blank(len(kinds))
        games.drawn_as, games.kinds = drawn_as, kinds
        games.place[drawn_as < HAND] = Place.HAND
        return games

    @classmethod
    def of_deals(cls, deals: Sequence[Deal]) -> Games:
        """Return a batch of games with these deals."""
        drawn_as = np.empty((2, len(deals), TILES), np.int8)
        for number, deal in enumerate(deals):
            for seat, side in enumerate((deal.first, deal.first.other)):
                order = [tile_number(tile) for tile in deal.tiles(side)]
                drawn_as[seat, number, order] = np.arange(TILES)
        return cls.dealt(drawn_as, np.array([deal.elections for deal in deals], np.int8))

    @classmethod
    def concatenate(cls, batches: Sequence[Games]) -> Games:
        """Return the games of several batches, which must have the same number of placements."""
        (ply,) = {games.ply for games in batches}
        parts = {
            name: np.concatenate(
                [getattr(games, name) for games in batches], axis=0 if name in GAMES_FIRST else 1
            )
            for name in ARRAYS
        }
        return cls(**parts, ply=ply)

    def __len__(self) -> int:
        return len(self.streak)

    @property
    def election(self) -> int:
        """The current election, 0..8, or 9 after all of them."""
        return self.ply // PLIES_AN_ELECTION

    @property
    def seat(self) -> int:
        """The seat to play."""
        return seat_of_ply(self.ply)

    @property
    def turns(self) -> int:
        """The number of placements of the seat to play in this election after this one."""
        return PLACEMENTS_EACH - 1 - self.ply % PLIES_AN_ELECTION // 2

    @property
    def enemy_turns(self) -> int:
        """The number of remaining placements of the other seat in this election."""
        return PLACEMENTS_EACH - (self.ply % PLIES_AN_ELECTION + 1) // 2

    @property
    def kind(self) -> Ints:
        """(N): the kind of the current election."""
        return self.kinds[:, self.election]

    @property
    def over(self) -> Bools:
        over: Bools = self.ending != 0
        return over

    def legal(self) -> Bools:
        """Return (N, 30): whether the seat to play may place each tile."""
        legal: Bools = self.place[self.seat] == Place.HAND
        return legal

    def take(self, which: NDArray[Any]) -> Games:
        """Return copies of the games with these indices, which may repeat and be in any order."""
        parts = {
            name: getattr(self, name).take(which, axis=0 if name in GAMES_FIRST else 1)
            for name in ARRAYS
        }
        return Games(**parts, ply=self.ply)

    def play(self, tiles: NDArray[Any], buildings: NDArray[Any]) -> None:
        """Make a placement in each game, in place.

        Args:
            tiles: (N): tiles in the hands of the seat to play.
            buildings: (N): their buildings.
        """
        seat, rows = self.seat, np.arange(len(self))
        self.place[seat].reshape(-1)[rows * TILES + tiles] = Place.BUILDING + buildings
        index = rows * 18 + 3 * buildings + PROFESSION[tiles]
        self.sums[seat].reshape(-1)[index] += VALUE[tiles]
        self.tiles[self.ply] = tiles
        self.buildings[self.ply] = buildings
        self.ply += 1
        if self.ply % PLIES_AN_ELECTION == 0:
            self._close_election()

    def totals(self, kind: NDArray[Any]) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return both seats' votes, (N) each, in the buildings of a kind, (N)."""
        rows, kind = np.arange(len(self)), kind.astype(np.intp)
        blocker = (kind + 1) % 3
        totals: list[NDArray[np.int16]] = []
        for seat in range(2):
            home = 3 * (3 * seat + kind)
            votes = self.sums[seat, rows, home + kind]
            counters = self.sums[seat, rows, home + (blocker + 1) % 3]
            blocks = self.sums[1 - seat, rows, home + blocker]
            totals.append(np.maximum(0, votes - np.maximum(0, blocks - counters)))
        return totals[0], totals[1]

    def _close_election(self) -> None:
        number = self.election - 1
        kind = self.kinds[:, number]
        first, second = self.totals(kind)
        result = np.sign(first - second).astype(np.int8)
        self.wins[0] += result == 1
        self.wins[1] += result == -1
        self.streak = np.where(self.streak * result > 0, self.streak + result, result)
        self._discard(kind)
        self._end()
        if self.election < ELECTIONS:
            drawn = HAND + number * DRAW
            new = (self.drawn_as >= drawn) & (self.drawn_as < drawn + DRAW)
            np.putmask(self.place, new, Place.HAND)

    def _discard(self, kind: Ints) -> None:
        """Show and discard the tiles in the buildings of a kind, (N)."""
        where = (Place.BUILDING + kind)[:, None]
        np.putmask(self.place, (self.place == where) | (self.place == where + 3), Place.SHOWN)
        every = self.sums.reshape(2, -1, 2, 3, 3)  # Axes: seat, game, owner, kind, profession.
        every[:, np.arange(len(self)), :, kind] = 0
        placed = slice(self.ply)
        self.shown[placed] |= self.buildings[placed] % 3 == kind

    def _end(self) -> None:
        """Set the winner and the ending of games that have just ended."""
        lead = np.sign(self.wins[0] - self.wins[1])
        ends = [(Ending.STREAK, np.where(abs(self.streak) >= STREAK, np.sign(self.streak), 0))]
        five = self.wins.max(axis=0) >= MAJORITY_OF_ALL
        ends.append((Ending.FIVE, np.where(five, lead, 0)))
        if self.election == ELECTIONS:
            ends.append((Ending.MAJORITY, lead))
            left = (self.place == Place.HAND) @ VALUE
            ends.append((Ending.TILES, np.sign(left[0] - left[1])))
        for ending, winner in ends:
            ended = ~self.over & (winner != 0)
            self.ending[ended] = 1 + ENDINGS.index(ending)
            self.winner[ended] = winner[ended]
        if self.election == ELECTIONS:
            self.ending[~self.over] = 1 + ENDINGS.index(Ending.DRAW)


ARRAYS = tuple(each.name for each in fields(Games) if each.name != "ply")
GAMES_FIRST = frozenset({"kinds", "streak", "ending", "winner"})
"""The arrays whose first axis is the games; in the others it is the second."""


def seat_of_ply(ply: int) -> int:
    """Return the seat that makes placement `ply`, 0..53."""
    return (ply // PLIES_AN_ELECTION + ply) % 2


def random_tiles(legal: Bools, rng: np.random.Generator) -> NDArray[np.intp]:
    """Return (N): a legal tile for each game, almost uniformly at random.

    Args:
        legal: (N, 30): the legal tiles.
        rng: The random number generator.
    """
    keys = rng.integers(1, 2**16, legal.shape, np.uint16)
    tiles: NDArray[np.intp] = np.argmax(keys * legal, axis=1)
    return tiles
