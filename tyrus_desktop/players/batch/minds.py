"""How a level or a character chooses: a network's strategy, narrowed and bent by its traits.

Narrowed: tiles of the hand that it does not consider, and faces that it has forgotten. Bent:
logits raised for the placements that it likes. All of it comes from what the side to play knows
and from numbers drawn beforehand, so the same view and numbers give the same odds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.encoding import (
    MOVES,
    forget_faces,
    inputs,
    legal_tiles,
    moves,
)
from tyrus_desktop.players.batch.games import PROFESSION, TILES, VALUE, Bools, Games
from tyrus_desktop.players.batch.network import Floats, Network, odds_with, sample
from tyrus_desktop.players.traits import PLAIN, Traits

_TILE, _BUILDING = np.divmod(np.arange(MOVES), 6)
_AWAY, _AHEAD = np.divmod(_BUILDING, 3)
# Nought: the profession that votes there; 1: the one that blocks it; 2: the one that counters.
_TURN = (PROFESSION[_TILE] - _AHEAD) % 3
VOTES = (_AWAY == 0) & (_TURN == 0)
COUNTERS = (_AWAY == 0) & (_TURN == 2)
BLOCKS = (_AWAY == 1) & (_TURN == 1)
IN_FORCE = _AHEAD == 0
EFFECT = IN_FORCE & (VOTES | COUNTERS | BLOCKS)
VALUE_OF_MOVE = VALUE[_TILE]
"""(180) each, by relative move: its tile's value, and what it does where it lies."""

HIGH = 8
"""The lowest value that is worth hoarding,"""
HOARDED_UNTIL = 5
"""and up to which election."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A network and the traits that it is played with."""

    network: Network
    traits: Traits = PLAIN

    def odds(self, games: Games, noticing: NDArray[np.float64]) -> Floats:
        """Return (N, 180): how likely each relative move is for the seat to play.

        `noticing`, (N, 30), are numbers drawn evenly from 0..1, one a relative tile.
        """
        active = forget_faces(games, inputs(games), self.traits.memory)
        tiles = self._noticed(legal_tiles(games), noticing)
        logits = self.network.logits(active) + self._leaning(games)
        return odds_with(tiles, logits)

    def noticing(self, rng: random.Random) -> NDArray[np.float64]:
        """Return (1, 30): the numbers that decide which tiles one game's hand shows it."""
        drawn = [rng.random() if self.traits.attention < 1 else 0.0 for _ in range(TILES)]
        return np.array([drawn])

    def choose(
        self, games: Games, rng: np.random.Generator
    ) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Draw a placement for each game: tiles and buildings."""
        odds = self.odds(games, rng.random((len(games), TILES)))
        return moves(games, sample(odds, rng))

    def _noticed(self, tiles: Bools, noticing: NDArray[np.float64]) -> Bools:
        keys = np.where(tiles, noticing, 1.0)
        nearest = keys == keys.min(axis=1, keepdims=True)
        noticed: Bools = tiles & ((keys < self.traits.attention) | nearest)
        return noticed

    def _leaning(self, games: Games) -> Floats:
        """Return (N, 180): what the traits add to the logits."""
        traits = self.traits
        liked = traits.bluff * (IN_FORCE & ~EFFECT)
        liked = liked + traits.block * BLOCKS + traits.counter * COUNTERS
        if games.election < HOARDED_UNTIL:
            liked -= traits.hoard * np.maximum(0, VALUE_OF_MOVE + 1 - HIGH)
        chased = traits.chase * own_row(games)[:, None] * (EFFECT * VALUE_OF_MOVE)
        leaning: Floats = (liked + chased).astype(np.float32)
        return leaning


def own_row(games: Games) -> Bools:
    """Return (N): whether the seat to play has won the election before."""
    return np.asarray(games.row * (1 - 2 * games.seat) > 0)
