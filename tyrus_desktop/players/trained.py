"""The trained player: a network's mixed strategy, learned by playing against itself.

It looks at its side's view once and draws a placement; nothing is searched. A level's limits and
a character's leanings are its traits. How the networks came to be: `training`.
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
"""The strongest network so far; how it was made and measured is told beside it."""


class TrainedPlayer:
    """Draws from the network's distribution over placements."""

    def __init__(self, network: Network, traits: Traits = PLAIN) -> None:
        from tyrus_desktop.players.batch.minds import Mind

        self.mind = Mind(network, traits)

    @classmethod
    def load(cls, path: Path, traits: Traits = PLAIN) -> TrainedPlayer:
        """Read the network from a file, once; raises `WrongWeights` and `OSError`."""
        return cls(network(path), traits)

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        from tyrus_desktop.players.batch.views import games_of_view, placement_of_move

        games = games_of_view(view)
        odds = self.mind.odds(games, self.mind.noticing(rng))[0].tolist()
        (move,) = rng.choices(range(len(odds)), odds)
        return placement_of_move(view, games, move)


@cache
def network(path: Path) -> Network:
    """Return the network in a file, read once; raises `WrongWeights` and `OSError`."""
    from tyrus_desktop.players.batch.network import Network

    return Network.load(path)
