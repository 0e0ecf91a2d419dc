"""The trained player: a network's mixed strategy, learned by self-play.

It evaluates its side's view once and samples a placement; it does not search. A level's limits
and a character's preferences are its traits. How the networks were trained: `training`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.traits import PLAIN, Traits

if TYPE_CHECKING:
    from tyrus_desktop.players.batch.network import Network


WEIGHTS = Path(__file__).with_name("weights") / "trained.npz"
"""The strongest network so far; the README beside it says how it was made and measured."""


class TrainedPlayer:
    """Samples from the network's distribution over placements."""

    def __init__(self, network: Network, traits: Traits = PLAIN) -> None:
        from tyrus_desktop.players.batch.policy import NetworkPolicy

        self.policy = NetworkPolicy(network, traits)

    @classmethod
    def load(cls, path: Path, traits: Traits = PLAIN) -> TrainedPlayer:
        """Read the network from a file, once; raises `WrongWeights` and `OSError`."""
        return cls(network(path), traits)

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        from tyrus_desktop.players.batch.views import games_of_view, placement_of_move

        games = games_of_view(view)
        weights = self.policy.move_weights(games, self.policy.attention_noise(rng))[0].tolist()
        (move,) = rng.choices(range(len(weights)), weights)
        return placement_of_move(view, games, move)


@cache
def network(path: Path) -> Network:
    """Return the network in a file, read once; raises `WrongWeights` and `OSError`."""
    from tyrus_desktop.players.batch.network import Network

    return Network.load(path)
