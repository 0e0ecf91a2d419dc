"""Games played to their ends by two greedy players, all at once: the roll-outs of Monte Carlo.

A greedy player heeds nothing but its hand and the card: its highest voters go home, and for want
of voters its lowest tiles go where they do nothing. So an election takes no turns here; each hand
is a number of thirty bits, and what it places is read from a table of the sets of ten values.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import DRAW, HAND, PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK
from tyrus_desktop.players.batch.games import (
    PLIES,
    PLIES_AN_ELECTION,
    TILES,
    VALUES,
    Games,
    Ints,
    Place,
    seat_of_ply,
)

Numbers = NDArray[np.int32]

SETS = 1 << VALUES
BIT = 2.0 ** np.arange(TILES)
"""A tile's bit; a float, since these are what numpy multiplies matrices of."""
BLOCKER, COUNTERER = 1, 2
"""What is added to a kind, round the cycle, for the profession that blocks, and counters, it."""


def _tables() -> tuple[Numbers, Numbers]:
    """Return, by a number 0..3 and a set of ten values, its so many highest: their set and sum."""
    sets = np.arange(SETS, dtype=np.int32)
    highest = np.zeros((PLACEMENTS_EACH + 1, SETS), np.int32)
    for number in range(PLACEMENTS_EACH):
        left = sets & ~highest[number]
        top = np.where(left > 0, 1 << np.frexp(np.maximum(left, 1))[1] - 1, 0)
        highest[number + 1] = highest[number] | top
    return highest, _sum_of_values(highest)


def _sum_of_values(sets: Numbers) -> Numbers:
    return sum((sets >> value & 1) * np.int32(value + 1) for value in range(VALUES))  # type: ignore[return-value]


HIGHEST, HIGHEST_SUM = _tables()
SUM = _sum_of_values(np.arange(SETS, dtype=np.int32))
SIZE: Numbers = np.array([each.bit_count() for each in range(SETS)], np.int32)


def random_coins(count: int, rng: np.random.Generator) -> Numbers:
    """Return, for so many games, what decides between tiles of one value: thirty fair bits."""
    return rng.integers(0, 1 << TILES, count, np.int32)


def winners(games: Games, coins: Numbers) -> Ints:
    """Return (N): 1 where seat 0 wins, -1 where seat 1 does, 0 for a draw.

    `games`, whose full state must be known, do not change. Where two tiles of the value v are the
    lowest, bit v - 1 of the game's coins tells which goes, ten bits further for seat 1.
    """
    play = _Play(games, coins)
    for election in range(games.election, ELECTIONS):
        play.hold(election)
    if games.ply < PLIES:
        play.compare()
    return play.winner.astype(np.int8)


class _Play:
    """The state of all games between elections."""

    def __init__(self, games: Games, coins: Numbers) -> None:
        self.rows = np.arange(len(games))
        self.ply = games.ply
        self.kinds = games.kinds.astype(np.int32)
        self.coins = coins
        self.hands: list[Any] = [
            ((games.place[seat] == Place.HAND) @ BIT).astype(np.int32) for seat in range(2)
        ]
        self.draws = [_draws(games, seat) for seat in range(2)]
        self.votes = [_votes(games, seat) for seat in range(2)]
        self.lost = [_lost(games, seat) for seat in range(2)]
        self.wins = games.wins.astype(np.int32)
        self.row = games.row.astype(np.int32)
        self.over = games.over
        self.winner = games.winner.astype(np.int32)

    def hold(self, election: int) -> None:
        """Place what is to be placed in an election, count it, and draw."""
        kind = self.kinds[:, election]
        totals = []
        for seat in range(2):
            added = self._place(seat, kind, self._turns(election, seat))
            votes, lost = self.votes[seat], self.lost[seat]
            total = votes[kind, self.rows] + added - lost[kind, self.rows]
            totals.append(np.maximum(total, 0))
            votes[kind, self.rows] = lost[kind, self.rows] = 0
        result = np.sign(totals[0] - totals[1])
        self.wins[0] += result > 0
        self.wins[1] += result < 0
        self.row = np.where(self.row * result > 0, self.row + result, result)
        ends = (abs(self.row) >= STREAK) | (self.wins.max(axis=0) >= MAJORITY_OF_ALL)
        np.copyto(self.winner, result, where=ends & ~self.over)
        self.over = self.over | ends
        if election < self.draws[0].shape[1]:
            for seat in range(2):
                self.hands[seat] |= self.draws[seat][:, election]

    def compare(self) -> None:
        """After the last election: more representatives win, then the higher last tiles."""
        lead = np.sign(self.wins[0] - self.wins[1])
        left = [
            sum(SUM[hand >> VALUES * profession & SETS - 1] for profession in range(3))
            for hand in self.hands
        ]
        result = np.where(lead == 0, np.sign(left[0] - left[1]), lead)
        np.copyto(self.winner, result, where=~self.over)

    def _turns(self, election: int, seat: int) -> int:
        """Return how many placements the seat has left in the election."""
        start = max(self.ply, PLIES_AN_ELECTION * election)
        end = PLIES_AN_ELECTION * (election + 1)
        return sum(seat_of_ply(ply) == seat for ply in range(start, end))

    def _place(self, seat: int, kind: Numbers, turns: int) -> Numbers:
        """Take what the seat places from its hand; return the votes that it adds."""
        hand = self.hands[seat]
        voters = hand >> VALUES * kind & SETS - 1
        hand ^= HIGHEST[turns, voters] << VALUES * kind
        decoys = turns - SIZE[voters]
        for number in range(turns):
            rows = np.flatnonzero(decoys > number)
            if not len(rows):
                break
            hand[rows] ^= _lowest(hand[rows], self.coins[rows] >> VALUES * seat)
        added: Numbers = HIGHEST_SUM[turns, voters]
        return added


def _lowest(hand: Numbers, coins: Numbers) -> Numbers:
    """Return the bit of the lowest tile of each hand, none of which holds tiles of all kinds."""
    values = hand | hand >> VALUES | hand >> 2 * VALUES
    lowest = values & -values
    both = hand & (lowest | lowest << VALUES | lowest << 2 * VALUES)
    one = both & -both
    other = both ^ one
    bit: Numbers = np.where((other > 0) & (coins & lowest > 0), other, one)
    return bit


def _draws(games: Games, seat: int) -> Numbers:
    """Return (N, 7): the tiles that the seat will draw after each of the elections 1 to 7."""
    count, times = len(games), (TILES - HAND) // DRAW
    game, tile = np.nonzero(games.place[seat] == Place.RESERVE)
    when = (games.drawn_as[seat, game, tile].astype(np.intp) - HAND) // DRAW
    bits = np.bincount(game * times + when, BIT[tile], count * times)
    return bits.reshape(count, times).astype(np.int32)


def _votes(games: Games, seat: int) -> Numbers:
    """Return (3, N): the seat's votes in its building of each kind."""
    return np.stack([games.sums[seat, :, _place_of_sum(seat, kind, kind)] for kind in range(3)])


def _lost(games: Games, seat: int) -> Numbers:
    """Return (3, N): the votes that the seat loses there by blocks that it does not counter."""
    lost = []
    for kind in range(3):
        blocks = games.sums[1 - seat, :, _place_of_sum(seat, kind, (kind + BLOCKER) % 3)]
        counters = games.sums[seat, :, _place_of_sum(seat, kind, (kind + COUNTERER) % 3)]
        lost.append(np.maximum(blocks - counters, 0))
    return np.stack(lost)


def _place_of_sum(owner: int, kind: int, profession: int) -> int:
    """Return the place, in `Games.sums`, of a profession in the owner's building of a kind."""
    return 3 * (3 * owner + kind) + profession
