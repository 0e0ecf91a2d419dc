"""The policy of the lower levels: simple judgement, limited by a beginner's skills.

It compares placements in votes: how much would a tile raise the lead in its building's election, as
far as the player understands the board? `Skills` limits how much it infers from hidden tiles,
counts or looks ahead. It knows the rules, so it places tiles only where they have a role and can
still count. Nothing is learned or searched. Kinds, tiles and buildings are relative, as in
`relative`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK
from tyrus_desktop.players.batch.games import (
    PLIES_AN_ELECTION,
    TILES,
    VALUE,
    VALUES,
    Bools,
    Games,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats, sample
from tyrus_desktop.players.batch.policy import (
    BLOCKS,
    COUNTERS,
    VALUE_OF_MOVE,
    VOTES,
    useless,
)
from tyrus_desktop.players.batch.relative import (
    ABSOLUTE_TILE,
    MOVES,
    RELATIVE_SUMS,
    cards_to_come,
    hidden_counts,
    legal_tiles,
    moves,
    plies_of,
)
from tyrus_desktop.players.traits import Skills

Reals = NDArray[np.float64]

SHARPNESS = 5.0
"""The lead, in votes, that gives a player who counts a confidence of three quarters."""
EXPECTED = 4.0
"""The votes that a player who counts expects from each remaining placement of the election."""
UNASKED = 5.0
"""The penalty, in votes, for a counter where no enemy tile stands."""
UNASKED_LATER = 15.0
"""The penalty, in votes, for a counter or block for a later election without enemy tiles."""
IDLE = 30.0
"""The penalty, in votes, for a counter with nothing to counter and no votes to protect."""

_HERE = [slice(kind, MOVES, 3) for kind in range(3)]
"""The relative moves into the buildings of each relative kind."""
_VOTED, _COUNTERED, _BLOCKED = (role * VALUE_OF_MOVE for role in (VOTES, COUNTERS, BLOCKS))


@dataclass(frozen=True, slots=True)
class HeuristicPolicy:
    """Prefers high worths: `skills.temperature` more votes make a placement e times as likely."""

    skills: Skills

    def move_weights(self, games: Games, _noise: NDArray[np.float64] | None = None) -> Floats:
        """Return (N, 180): the unnormalised probability of each relative move."""
        worth = worths(games, self.skills)
        allowed = np.repeat(legal_tiles(games), 6, axis=1) & ~useless(games)
        worth = np.where(allowed, worth, -np.inf)
        worth -= worth.max(axis=1, keepdims=True)
        weights: Floats = np.exp(worth / self.skills.temperature).astype(np.float32)
        return weights

    def probabilities(self, games: Games) -> Floats:
        """Return (N, 180): the probability of each relative move of the seat to play."""
        weights = self.move_weights(games)
        weights /= weights.sum(axis=1, keepdims=True)
        return weights

    def attention_noise(self, _rng: random.Random) -> NDArray[np.float64]:
        """Return an empty array, because this policy considers all tiles in its hand."""
        return np.zeros((1, 0))

    def choose(
        self, games: Games, rng: np.random.Generator
    ) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Sample a placement for each game; return the tiles, (N), and the buildings, (N)."""
        return moves(games, sample(self.move_weights(games), rng))


def worths(games: Games, skills: Skills) -> Reals:
    """Return (N, 180): the worth of each relative move, legal or not, in votes."""
    boards, to_come = _boards(games, skills), cards_to_come(games)
    worth = np.empty((len(games), MOVES))
    for kind, (board, here) in enumerate(zip(boards, _HERE, strict=True)):
        before, after = board.lead(), board.lead(here)
        if kind > 0:
            gained = skills.foresight * (to_come[:, kind, None] > 0) * (after - before)
        elif skills.counting:
            gained = _confidence(after) - _confidence(before)
        else:
            gained = after - before
        if kind == 0:
            gained *= 1 + skills.guard * threatened(games)[:, None]
        # In the current election the enemy may still place a tile there.
        deterrent = UNASKED if kind == 0 else UNASKED_LATER
        idle = np.where(board.votes == 0, IDLE, deterrent)
        gained -= idle * (board.blockers == 0) * COUNTERS[here]
        if kind > 0:
            gained -= deterrent * (board.voters == 0) * BLOCKS[here]
        worth[:, here] = gained
    if games.election < ELECTIONS - 1:
        worth -= skills.thrift * VALUE_OF_MOVE
    return worth


def threatened(games: Games) -> Bools:
    """Return (N): whether the enemy would win the game by winning this election."""
    row = games.streak * (2 * games.seat - 1) >= STREAK - 1
    return np.asarray(row | (games.wins[1 - games.seat] >= MAJORITY_OF_ALL - 1))


@dataclass(frozen=True, slots=True)
class _Board:
    """A player's estimates of both buildings of one relative kind, in votes; (N, 1) each."""

    votes: Reals
    counters: Reals
    blocks: Reals
    enemy_votes: Reals
    enemy_blocks: Reals
    voters: NDArray[np.int16]
    """The number of hidden enemy tiles in the enemy's building."""
    blockers: NDArray[np.int16]
    """The number of hidden enemy tiles in the player's own building."""

    def lead(self, here: slice | None = None) -> Reals:
        """Return (N, M): the lead after each of some moves, or (N, 1): the lead before."""
        voted, countered, answered = (
            (0, 0, 0) if here is None else (role[here] for role in (_VOTED, _COUNTERED, _BLOCKED))
        )
        blocked = np.maximum(0, self.enemy_blocks - self.counters - countered)
        enemy = np.maximum(0, self.enemy_votes - self.blocks - answered)
        lead: Reals = np.maximum(0, self.votes + voted - blocked) - enemy
        return lead


def _confidence(lead: Reals) -> Reals:
    """Return a lead after saturation: more votes add little if the lead is already clear."""
    felt: Reals = 4 * SHARPNESS / (1 + np.exp(-lead / SHARPNESS))
    return felt


def _boards(games: Games, skills: Skills) -> list[_Board]:
    """Return the estimates for each relative kind."""
    seat, means = games.seat, skills.belief * mean_values(games, skills.memory)
    backs = hidden_counts(games, plies_of(games, 1 - seat))
    sums = np.take_along_axis(
        games.sums[seat], RELATIVE_SUMS[seat][games.kind.astype(np.intp)], axis=1
    ).astype(np.float64)
    boards = []
    for kind in range(3):
        votes, counters, blocks = (sums[:, 3 * kind + each, None] for each in range(3))
        at_home, here = backs[:, 3 + kind, None], backs[:, kind, None]
        enemy_votes = at_home * means[:, kind, None]
        if kind == 0 and skills.counting:
            enemy_votes = enemy_votes + EXPECTED * games.enemy_turns
            votes = votes + EXPECTED * games.turns
        enemy_blocks = here * means[:, (kind + 1) % 3, None]
        boards.append(_Board(votes, counters, blocks, enemy_votes, enemy_blocks, at_home, here))
    return boards


def mean_values(games: Games, memory: int) -> Reals:
    """Return (N, 3): the mean value of the enemy's unseen tiles of each relative profession.

    Shown tiles that were placed more than `memory` elections ago are forgotten.
    """
    rows, seen = np.arange(len(games)), np.zeros((len(games), TILES), np.bool_)
    first = max(0, PLIES_AN_ELECTION * (games.election - memory))
    for ply in range(first, games.ply):
        if seat_of_ply(ply) != games.seat:
            seen[rows, games.tiles[ply]] |= games.shown[ply]
    unseen = ~np.take_along_axis(seen, ABSOLUTE_TILE[games.kind], axis=1).reshape(-1, 3, VALUES)
    means: Reals = (unseen @ VALUE[:VALUES]) / np.maximum(1, unseen.sum(axis=2))
    return means
