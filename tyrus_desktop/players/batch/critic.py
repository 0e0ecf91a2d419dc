"""The critic: the expected result of a whole game, with both hands visible.

One is trained with the policy (`training.selfplay`). In play only the search uses it, on sampled
worlds, so it never sees hidden tiles of the real game. Another judges games that are over
(`training.review_critic`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from tyrus_desktop.players.batch.encoding import (
    ENEMY_INPUTS,
    INPUTS,
    LEVEL_INPUTS,
    Inputs,
    enemy_inputs,
    inputs,
    level_inputs,
)
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats, WrongWeights, dense, read_arrays

CRITIC = Path(__file__).parents[1] / "weights" / "critic.npz"
"""The critic of the levels that search."""
REVIEW_CRITIC = CRITIC.with_name("review.npz")
"""The critic of the reviews, for the starts of elections."""
_LAYERS = ("first", "second", "last")
ARRAYS = [f"{layer}.{part}" for layer in _LAYERS for part in ("weight", "bias")]


class Critic:
    """Maps N whole games to (N): the expected results for the seat to play, -1..1."""

    inputs = INPUTS + ENEMY_INPUTS

    def __init__(self, path: Path = CRITIC) -> None:
        """Read a file of `training.networks.save_critic`; raises `WrongWeights` and `OSError`."""
        wrong = WrongWeights(f"{path}: this is not a critic’s weights file.")
        try:
            self._weights = read_arrays(path, ARRAYS)
        except WrongWeights as error:
            raise wrong from error
        first, second = (self._weights[f"{layer}.bias"].size for layer in _LAYERS[:2])
        inner = [(self.inputs, first), (first,), (second, first), (second,)]
        if [self._weights[name].shape for name in ARRAYS] != [*inner, (1, second), (1,)]:
            raise wrong

    def __call__(self, games: Games) -> Floats:
        return self._values(inputs(games), enemy_inputs(games))

    def _values(self, *active: Inputs) -> Floats:
        weights = self._weights
        counts, named = dense(np.concatenate(active, axis=1), self.inputs)
        hidden = np.maximum(counts @ weights["first.weight"][named] + weights["first.bias"], 0)
        hidden = np.maximum(hidden @ weights["second.weight"].T + weights["second.bias"], 0)
        value: Floats = np.tanh(hidden @ weights["last.weight"][0] + weights["last.bias"])
        return value


class LevelCritic(Critic):
    """The critic of the reviews, which knows the levels at which both seats play."""

    inputs = INPUTS + ENEMY_INPUTS + LEVEL_INPUTS

    def __init__(self, levels: tuple[int, int], path: Path = REVIEW_CRITIC) -> None:
        """Take the numbers of both seats' levels on the ladder, from 0, and read the weights."""
        super().__init__(path)
        self.levels = levels

    def __call__(self, games: Games) -> Floats:
        own, enemy = self.levels[games.seat], self.levels[1 - games.seat]
        levels = level_inputs(own, enemy, len(games))
        return self._values(inputs(games), enemy_inputs(games), levels)


@cache
def shipped() -> Critic:
    """Return the critic of the levels, read once; raises `WrongWeights` and `OSError`.

    Reading it for each game would leave holes in the memory and cycles for the collector.
    """
    return Critic()
