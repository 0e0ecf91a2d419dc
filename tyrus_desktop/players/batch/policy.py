"""The policy of a level or a character: a network's strategy, modified by traits.

Limits make it overlook tiles in its hand and forget shown tiles. Preferences add a bonus to the
logits of some placements. The probabilities depend only on the knowledge of the side to play and on
random numbers that are drawn beforehand.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.tiles import Height
from tyrus_desktop.players.batch.encoding import forget_faces, inputs
from tyrus_desktop.players.batch.games import PROFESSION, TILES, VALUE, Bools, Games
from tyrus_desktop.players.batch.network import Floats, Network, masked_weights, sample
from tyrus_desktop.players.batch.relative import MOVES, cards_to_come, legal_tiles, moves
from tyrus_desktop.players.traits import PLAIN, Traits

# Each of these arrays has shape (180,), indexed by relative move.
_TILE, _BUILDING = np.divmod(np.arange(MOVES), 6)
_AWAY, AHEAD = np.divmod(_BUILDING, 3)
"""Whether the building is the enemy's, and its relative kind, where 0 is the current kind."""
# 0: the profession votes in the building; 1: it blocks; 2: it counters.
_TURN = (PROFESSION[_TILE] - AHEAD) % 3
VOTES = (_AWAY == 0) & (_TURN == 0)
"""Whether the tile votes in its building."""
COUNTERS = (_AWAY == 0) & (_TURN == 2)
"""Whether the tile counters in its building."""
BLOCKS = (_AWAY == 1) & (_TURN == 1)
"""Whether the tile blocks in its building."""
ROLE = VOTES | COUNTERS | BLOCKS
"""Whether the tile has an effect in its building, now or in a later election."""
IN_FORCE = AHEAD == 0
"""Whether the building takes part in the current election."""
EFFECT = IN_FORCE & ROLE
"""Whether the tile has an effect in the current election."""
VALUE_OF_MOVE = VALUE[_TILE]
"""The value of the tile."""

HIGH = Height.MEDIUM.highest + 1
"""The lowest value that a player with `hoard` saves."""
HOARDED_UNTIL = 5
"""The number of elections in which a player with `hoard` saves its high tiles."""


@dataclass(frozen=True, slots=True)
class NetworkPolicy:
    """A network with traits."""

    network: Network
    traits: Traits = PLAIN

    def move_weights(self, games: Games, attention_noise: NDArray[np.float64]) -> Floats:
        """Return (N, 180): the unnormalised probability of each relative move of the seat to play.

        Args:
            games: N games.
            attention_noise: (N, 30): uniform random numbers, 0..1, one for each relative tile.
        """
        active = forget_faces(games, inputs(games), self.traits.memory)
        tiles = self._considered(legal_tiles(games), attention_noise)
        logits = self.network.logits(active) + self._preferences(games)
        return masked_weights(tiles, np.where(counted_again(games), logits, -np.inf))

    def probabilities(self, games: Games) -> Floats:
        """Return (N, 180): the probability of each relative move, if it overlooks no tile."""
        weights = self.move_weights(games, np.zeros((len(games), TILES)))
        chances: Floats = weights / weights.sum(axis=1, keepdims=True)
        return chances

    def attention_noise(self, rng: random.Random) -> NDArray[np.float64]:
        """Return (1, 30): random numbers that decide which tiles of a hand are considered."""
        drawn = [rng.random() if self.traits.attention < 1 else 0.0 for _ in range(TILES)]
        return np.array([drawn])

    def choose(
        self, games: Games, rng: np.random.Generator
    ) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Sample a placement for each game; return the tiles, (N), and the buildings, (N)."""
        weights = self.move_weights(games, rng.random((len(games), TILES)))
        return moves(games, sample(weights, rng))

    def _considered(self, tiles: Bools, attention_noise: NDArray[np.float64]) -> Bools:
        keys = np.where(tiles, attention_noise, 1.0)
        nearest = keys == keys.min(axis=1, keepdims=True)
        considered: Bools = tiles & ((keys < self.traits.attention) | nearest)
        return considered

    def _preferences(self, games: Games) -> Floats:
        """Return (N, 180): the bonus of the preferences on the logits."""
        traits = self.traits
        bonus = traits.bluff * ~EFFECT + traits.block * BLOCKS + traits.counter * COUNTERS
        bonus = IN_FORCE * bonus
        if games.election < HOARDED_UNTIL:
            bonus -= traits.hoard * np.maximum(0, VALUE_OF_MOVE + 1 - HIGH)
        votes = (VOTES & IN_FORCE) * VALUE_OF_MOVE
        preferences: Floats = bonus + traits.chase * on_streak(games)[:, None] * votes
        return preferences.astype(np.float32)


def counted_again(games: Games) -> Bools:
    """Return (N, 180): whether the building of each move will be counted, now or later.

    No policy places a tile in any other building.
    """
    open_kinds: Bools = cards_to_come(games) > 0
    open_kinds[:, 0] = True
    counted: Bools = open_kinds[:, AHEAD]
    return counted


def useless(games: Games) -> Bools:
    """Return (N, 180): whether the tile can never count: it has no role, or no election is left."""
    never: Bools = ~(ROLE & counted_again(games))
    return never


def on_streak(games: Games) -> Bools:
    """Return (N): whether the seat to play has won the previous election."""
    return np.asarray(games.streak * (1 - 2 * games.seat) > 0)
