"""The critic: the expected result of a whole game, with both hands visible.

One is trained with the policy (`training.selfplay`). In play only the search uses it, on sampled
worlds, so it never sees hidden tiles of the real game. Another judges games that are over
(`training.review_critic`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from tyrus_desktop.players.batch.encoding import ENEMY_INPUTS, INPUTS, enemy_inputs, inputs
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats, WrongWeights, dense, read_arrays

CRITIC = Path(__file__).parents[1] / "weights" / "critic.npz"
"""The critic of the levels that search."""
REVIEW_CRITIC = CRITIC.with_name("review.npz")
"""The critic of the reviews, for the starts of elections two to eight."""
_LAYERS = ("first", "second", "last")
ARRAYS = [f"{layer}.{part}" for layer in _LAYERS for part in ("weight", "bias")]


class Critic:
    """Maps N whole games to (N): the expected results for the seat to play, -1..1."""

    def __init__(self, path: Path = CRITIC) -> None:
        """Read a file of `training.networks.save_critic`; raises `WrongWeights` and `OSError`."""
        wrong = WrongWeights(f"{path}: this is not a critic’s weights file.")
        try:
            self._weights = read_arrays(path, ARRAYS)
        except WrongWeights as error:
            raise wrong from error
        first, second = (self._weights[f"{layer}.bias"].size for layer in _LAYERS[:2])
        inner = [(INPUTS + ENEMY_INPUTS, first), (first,), (second, first), (second,)]
        if [self._weights[name].shape for name in ARRAYS] != [*inner, (1, second), (1,)]:
            raise wrong

    def __call__(self, games: Games) -> Floats:
        weights = self._weights
        active = np.concatenate([inputs(games), enemy_inputs(games)], axis=1)
        counts, named = dense(active, INPUTS + ENEMY_INPUTS)
        hidden = np.maximum(counts @ weights["first.weight"][named] + weights["first.bias"], 0)
        hidden = np.maximum(hidden @ weights["second.weight"].T + weights["second.bias"], 0)
        value: Floats = np.tanh(hidden @ weights["last.weight"][0] + weights["last.bias"])
        return value


@cache
def shipped() -> Critic:
    """Return the critic of the levels, read once; raises `WrongWeights` and `OSError`.

    Reading it for each game would leave holes in the memory and cycles for the collector.
    """
    return Critic()
