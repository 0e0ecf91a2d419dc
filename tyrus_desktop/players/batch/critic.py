"""The critic as it is asked in play: how a whole game, both hands seen, is likely to end.

Trained beside the policy (`training.selfplay`), which never hears it in play. A search asks it
about games that it imagined, in which nothing is hidden from it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tyrus_desktop.players.batch.encoding import ENEMY_INPUTS, INPUTS, enemy_inputs, inputs
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats, dense, read_arrays

CRITIC = Path(__file__).parents[1] / "weights" / "critic.npz"
"""That of the strongest network's run."""
_LAYERS = ("first", "second", "last")
ARRAYS = [f"{layer}.{part}" for layer in _LAYERS for part in ("weight", "bias")]


class Critic:
    """The critic of a run in numpy: from whole games to -1..1, for the seat to play."""

    def __init__(self, path: Path = CRITIC) -> None:
        """Read what `networks.save_critic` wrote; raises `WrongWeights` and `OSError`."""
        self._weights = read_arrays(path, ARRAYS)

    def __call__(self, games: Games) -> Floats:
        weights = self._weights
        active = np.concatenate([inputs(games), enemy_inputs(games)], axis=1)
        counts, named = dense(active, INPUTS + ENEMY_INPUTS)
        hidden = np.maximum(counts @ weights["first.weight"][named] + weights["first.bias"], 0)
        hidden = np.maximum(hidden @ weights["second.weight"].T + weights["second.bias"], 0)
        value: Floats = np.tanh(hidden @ weights["last.weight"][0] + weights["last.bias"])
        return value
