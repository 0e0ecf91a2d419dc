"""Plays a batch of games to the end with two greedy players: the rollouts of Monte Carlo.

A greedy player considers only its hand and the election card: it places its highest voters at home
or, without voters, its lowest tiles where they have no effect. So all placements of an election can
be made at once. Each hand is a number of thirty bits, and its placements are looked up in a table
of all sets of ten values.
"""

from __future__ import annotations

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
"""(30): the bit of each tile, as a float, because numpy is slow at multiplying integer matrices."""
BLOCKER, COUNTERER = 1, 2
"""The offsets from a kind, modulo 3, of the profession that blocks it and of its counter."""


def _tables() -> tuple[Numbers, Numbers]:
    """Return two tables, (4, 1024): the K highest of a set of ten values, as a set and as a sum."""
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
    """Return (count): thirty random bits for each game, to break ties between equal values."""
    return rng.integers(0, 1 << TILES, count, np.int32)


def winners(games: Games, coins: Numbers) -> Ints:
    """Return (N): 1 where seat 0 wins, -1 where seat 1 wins, 0 for a draw.

    Args:
        games: N games with their full state, which are not changed.
        coins: (N): random bits. Bit v - 1 for seat 0, and bit v + 9 for seat 1, breaks a tie
            between the two lowest tiles if both have the value v.
    """
    play = _Play(games, coins)
    for election in range(games.election, ELECTIONS):
        play.hold(election)
    if games.ply < PLIES:
        play.compare()
    return play.winner.astype(np.int8)


class _Play:
    """The state of all games between elections; arrays (2, N) are by seat and game."""

    def __init__(self, games: Games, coins: Numbers) -> None:
        self.rows = np.arange(len(games))
        self.ply = games.ply
        self.kinds = games.kinds.astype(np.int32)
        self.coins = np.stack([coins, coins >> VALUES])
        self.hands = ((games.place == Place.HAND) @ BIT).astype(np.int32)
        self.draws = _draws(games)
        self.votes = _votes(games)
        self.wins = games.wins.astype(np.int32)
        self.streak = games.streak.astype(np.int32)
        self.over = games.over
        self.winner = games.winner.astype(np.int32)

    def hold(self, election: int) -> None:
        """Make the remaining placements of an election, count the votes, and draw tiles."""
        kind = self.kinds[:, election]
        added = self._place(VALUES * kind, self._turns(election))
        first, second = np.maximum(self.votes[:, kind, self.rows] + added, 0)
        self.votes[:, kind, self.rows] = 0
        result = np.sign(first - second)
        self.wins += [result > 0, result < 0]
        self.streak = np.where(self.streak * result > 0, self.streak + result, result)
        ends = (abs(self.streak) >= STREAK) | (self.wins.max(axis=0) >= MAJORITY_OF_ALL)
        np.copyto(self.winner, result, where=ends & ~self.over)
        self.over = self.over | ends
        if election < len(self.draws):
            self.hands |= self.draws[election]

    def compare(self) -> None:
        """Decide the game after the last election, by representatives, then by the last tiles."""
        lead = np.sign(self.wins[0] - self.wins[1])
        left = sum(SUM[self.hands >> VALUES * profession & SETS - 1] for profession in range(3))
        result = np.where(lead == 0, np.sign(left[0] - left[1]), lead)
        np.copyto(self.winner, result, where=~self.over)

    def _turns(self, election: int) -> Numbers:
        """Return (2, 1): the number of placements that each seat has left in the election."""
        start = max(self.ply, PLIES_AN_ELECTION * election)
        seats = [seat_of_ply(ply) for ply in range(start, PLIES_AN_ELECTION * (election + 1))]
        return np.array([[seats.count(0)], [seats.count(1)]], np.int32)

    def _place(self, shift: Numbers, turns: Numbers) -> Numbers:
        """Remove the placed tiles from the hands; return (2, N): the votes that they add."""
        voters = self.hands >> shift & SETS - 1
        self.hands ^= HIGHEST[turns, voters] << shift
        decoys = (turns - SIZE[voters]).reshape(-1)
        hands, coins = self.hands.reshape(-1), self.coins.reshape(-1)
        rows = np.flatnonzero(decoys > 0)
        while len(rows):
            hands[rows] ^= _lowest(hands[rows], coins[rows])
            decoys[rows] -= 1
            rows = rows[decoys[rows] > 0]
        added: Numbers = HIGHEST_SUM[turns, voters]
        return added


def _lowest(hand: Numbers, coins: Numbers) -> Numbers:
    """Return the bit of the lowest tile of each hand, which must lack one profession."""
    values = hand | hand >> VALUES | hand >> 2 * VALUES
    lowest = values & -values
    both = hand & (lowest | lowest << VALUES | lowest << 2 * VALUES)
    one = both & -both
    other = both ^ one
    bit: Numbers = np.where((other > 0) & (coins & lowest > 0), other, one)
    return bit


def _draws(games: Games) -> Numbers:
    """Return (7, 2, N): the tiles that each seat will draw after elections 1 to 7."""
    shape = ((TILES - HAND) // DRAW, 2, len(games))
    seat, game, tile = np.nonzero(games.place == Place.RESERVE)
    when = (games.drawn_as[seat, game, tile].astype(np.intp) - HAND) // DRAW
    index = (when * 2 + seat) * len(games) + game
    bits = np.bincount(index, BIT[tile], shape[0] * shape[1] * shape[2])
    return bits.reshape(shape).astype(np.int32)


def _votes(games: Games) -> Numbers:
    """Return (2, 3, N): each seat's votes in its building of each kind, minus uncountered blocks.

    They may be negative.
    """
    votes = np.empty((2, 3, len(games)), np.int32)
    for seat in range(2):
        sums, enemy_sums = (
            each.reshape(-1, 2, 3, 3)[:, seat] for each in games.sums[[seat, ~seat]]
        )
        for kind in range(3):
            blocks = enemy_sums[:, kind, (kind + BLOCKER) % 3]
            counters = sums[:, kind, (kind + COUNTERER) % 3]
            votes[seat, kind] = sums[:, kind, kind] - np.maximum(blocks - counters, 0)
    return votes
