"""N games of Tyrus in lockstep: the rules of `engine.game`, over arrays.

All games of a batch have made the same number of placements, so no game needs a branch of its own:
a placement is one scatter, and every sixth is followed by one tally for all. Games that are over
may be continued; their outcome stays. Tiles are numbers 0..29 (ten times the profession, plus the
value less one), seats are 0 for the first player and 1, buildings 0..5 (three times the seat of
the owner, plus the profession that votes there). Not here: who chooses, and what it may know.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import DRAW, ELECTION_CARDS, HAND, PLACEMENTS, PLACEMENTS_EACH
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
"""The position of a tile that is not known to be drawn."""

ENDINGS = tuple(Ending)
"""The endings; `Games.ending` holds their index plus 1."""


class Place(IntEnum):
    """Where a tile is; a tile in building b has `BUILDING + b`."""

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

    drawn_as   (2, N, 30) the position, 0..29, at which a seat draws each tile
    kinds      (N, 9) the election cards in order
    place      (2, N, 30) where each tile of a seat is, by `Place`
    sums       (2, N, 18) the values of a seat's tiles in building b of profession p, at 3 b + p
    tiles      (54, N) the tile of each placement so far
    buildings  (54, N) its building
    shown      (54, N) whether a tally has shown it
    results    (9, N) each election so far: 1 won by seat 0, -1 by seat 1, 0 null
    wins       (2, N) the representatives of each seat
    streak     (N) the current wins in a row: of seat 0 if positive, of seat 1 if negative
    ending     (N) 0 while the game goes on, or 1 + the index in `ENDINGS`
    winner     (N) 1 if seat 0 won the game, -1 if seat 1 did, else 0
    """

    drawn_as: Ints
    kinds: Ints
    place: Ints
    sums: NDArray[np.int16]
    tiles: Ints
    buildings: Ints
    shown: Bools
    results: Ints
    wins: Ints
    streak: Ints
    ending: Ints
    winner: Ints
    ply: int = 0

    @classmethod
    def blank(cls, count: int) -> Games:
        """Return `count` games before any card is known or tile drawn."""
        return cls(
            drawn_as=np.full((2, count, TILES), NEVER, np.int8),
            kinds=np.full((count, ELECTIONS), UNKNOWN, np.int8),
            place=np.zeros((2, count, TILES), np.int8),
            sums=np.zeros((2, count, 18), np.int16),
            tiles=np.full((PLIES, count), UNKNOWN, np.int8),
            buildings=np.full((PLIES, count), UNKNOWN, np.int8),
            shown=np.zeros((PLIES, count), np.bool_),
            results=np.zeros((ELECTIONS, count), np.int8),
            wins=np.zeros((2, count), np.int8),
            streak=np.zeros(count, np.int8),
            ending=np.zeros(count, np.int8),
            winner=np.zeros(count, np.int8),
        )

    @classmethod
    def shuffled(cls, count: int, rng: np.random.Generator) -> Games:
        """Deal `count` games."""
        cards = np.array(ELECTION_CARDS, np.int8)
        return cls.dealt(
            rng.random((2, count, TILES), np.float32).argsort(axis=2).astype(np.int8),
            cards[rng.random((count, ELECTIONS), np.float32).argsort(axis=1)],
        )

    @classmethod
    def dealt(cls, drawn_as: Ints, kinds: Ints) -> Games:
        """Start games with these chance outcomes, given as in `drawn_as` and `kinds`."""
        games = cls.blank(len(kinds))
        games.drawn_as, games.kinds = drawn_as, kinds
        games.place[drawn_as < HAND] = Place.HAND
        return games

    def __len__(self) -> int:
        return len(self.streak)

    @property
    def election(self) -> int:
        """The election in force, 0..8; 9 when all are counted."""
        return self.ply // PLIES_AN_ELECTION

    @property
    def seat(self) -> int:
        """The seat to play."""
        return seat_of_ply(self.ply)

    @property
    def turns(self) -> int:
        """How many placements the seat to play has in the election in force after this one."""
        return PLACEMENTS_EACH - 1 - self.ply % PLIES_AN_ELECTION // 2

    @property
    def enemy_turns(self) -> int:
        """How many placements the other seat still has in the election in force."""
        return PLACEMENTS_EACH - (self.ply % PLIES_AN_ELECTION + 1) // 2

    @property
    def kind(self) -> Ints:
        """The kind of the election in force, (N)."""
        return self.kinds[:, self.election]

    @property
    def over(self) -> Bools:
        over: Bools = self.ending != 0
        return over

    def legal(self) -> Bools:
        """Return (N, 30): the tiles that the seat to play may place, in any building."""
        legal: Bools = self.place[self.seat] == Place.HAND
        return legal

    def take(self, which: NDArray[Any]) -> Games:
        """Return copies of the games with these indices, repeats and any order allowed."""
        parts = {
            name: getattr(self, name).take(which, axis=0 if name in GAMES_FIRST else 1)
            for name in ARRAYS
        }
        return Games(**parts, ply=self.ply)

    def play(self, tiles: NDArray[Any], buildings: NDArray[Any]) -> None:
        """Place these tiles, (N), of the hands of the seat to play into these buildings, (N)."""
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
        """Return both seats' votes, (N) each, in the buildings of each game's `kind`, (N)."""
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
        self.results[number] = result
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
        """Show the tiles in the buildings of the kind, and take them off the board."""
        where = (Place.BUILDING + kind)[:, None]
        np.putmask(self.place, (self.place == where) | (self.place == where + 3), Place.SHOWN)
        every = self.sums.reshape(2, -1, 2, 3, 3)  # By seat, game, owner, kind, profession.
        every[:, np.arange(len(self)), :, kind] = 0
        placed = slice(self.ply)
        self.shown[placed] |= self.buildings[placed] % 3 == kind

    def _end(self) -> None:
        """Record the winner and the ending of games that have just ended."""
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
"""The arrays whose first axis is the games; of the others it is the second."""


def seat_of_ply(ply: int) -> int:
    """Return which seat makes placement `ply`, 0..53."""
    return (ply // PLIES_AN_ELECTION + ply) % 2


def random_tiles(legal: Bools, rng: np.random.Generator) -> NDArray[np.intp]:
    """Return for each game one of its legal tiles, (N), almost uniformly at random."""
    keys = rng.integers(1, 2**16, legal.shape, np.uint16)
    tiles: NDArray[np.intp] = np.argmax(keys * legal, axis=1)
    return tiles
