"""What shows a character: how often it does what it likes, against the plain player, by batches.

bluff    of all placements: a tile without effect in a building in force
block    of all placements: one that blocks in the enemy's building in force
counter  of all placements: one that counters at home in the election in force
spend    of the placements of the first five elections: a tile of 8 to 10
chase    votes, blocks and counters in force, in points a placement, while a row of ours stands
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch import minds
from tyrus_desktop.players.batch.encoding import RELATIVE_BUILDING, RELATIVE_TILE
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.strength import Span
from tyrus_desktop.tournament.pairs import NORMAL_95
from tyrus_desktop.training.pool import BatchPlayer, Placements, play_pairs

RATES = ("bluff", "block", "counter", "spend", "chase")
BATCHES = 40


@dataclass(slots=True)
class Watched:
    """A player of batches, and what it did: (5, 2), of each rate the sum and the occasions."""

    choose: BatchPlayer
    counts: NDArray[np.float64] = field(default_factory=lambda: np.zeros((len(RATES), 2)))

    def __call__(self, games: Games, rng: np.random.Generator, /) -> Placements:
        tiles, buildings = self.choose(games, rng)
        kind = games.kind.astype(np.intp)
        move = 6 * RELATIVE_TILE[kind, tiles] + RELATIVE_BUILDING[games.seat][kind, buildings]
        every, in_row = np.ones(len(move), np.bool_), minds.own_row(games)
        in_force = minds.IN_FORCE[move]
        early = np.full(len(move), games.election < minds.HOARDED_UNTIL)
        for row, (seen, occasion) in enumerate(
            (
                (in_force & ~minds.EFFECT[move], every),
                (in_force & minds.BLOCKS[move], every),
                (in_force & minds.COUNTERS[move], every),
                (minds.VALUES[move] >= minds.HIGH, early),
                ((minds.EFFECT * minds.VALUES)[move], in_row),
            )
        ):
            self.counts[row] += (seen * occasion).sum(), occasion.sum()
        return tiles, buildings


def measure(
    player: BatchPlayer, plain: BatchPlayer, pairs: int, seed: int
) -> tuple[list[float], Mapping[str, Span]]:
    """Let the player meet the plain one; return its share of each pair, and its rates.

    The intervals of the rates come from how they vary between the batches.
    """
    scores: list[float] = []
    counts = np.zeros((BATCHES, len(RATES), 2))
    for batch in range(BATCHES):
        watched = Watched(player)
        scores += play_pairs((watched, plain), pairs // BATCHES, seed + batch).tolist()
        counts[batch] = watched.counts
    rates = counts[..., 0] / counts[..., 1]
    half = NORMAL_95 * rates.std(axis=0, ddof=1) / math.sqrt(BATCHES)
    mean = counts[..., 0].sum(axis=0) / counts[..., 1].sum(axis=0)
    spans = np.stack([mean, mean - half, mean + half], axis=1).tolist()
    return scores, {name: tuple(span) for name, span in zip(RATES, spans, strict=True)}
