"""The trained player: a network's mixed strategy, learned by playing against itself.

It looks at its side's view once and draws a placement; nothing is searched. How the network came
to be: `training`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView

if TYPE_CHECKING:
    from tyrus_desktop.players.batch.network import Network


WEIGHTS = Path(__file__).with_name("weights") / "trained.npz"
"""The strongest network so far; how it was made and measured is told beside it."""


class TrainedPlayer:
    """Draws from the network's distribution over placements.

    `temperature` below 1 makes likely placements likelier; above, all more alike.
    """

    def __init__(self, network: Network, temperature: float = 1.0) -> None:
        self._network = network
        self._temperature = temperature

    @classmethod
    def load(cls, path: Path, temperature: float = 1.0) -> TrainedPlayer:
        """Read the network from a file, once; raises `WrongWeights` and `OSError`."""
        return cls(_network(path), temperature)

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        from tyrus_desktop.players.batch.views import games_of_view, placement_of_move

        games = games_of_view(view)
        odds = self._network.probabilities(games, self._temperature)[0].tolist()
        (move,) = rng.choices(range(len(odds)), odds)
        return placement_of_move(view, games, move)


@cache
def _network(path: Path) -> Network:
    from tyrus_desktop.players.batch.network import Network

    return Network.load(path)
