"""The trained player, which samples placements from a network without a search.

Its traits are a level's limits or a character's preferences. `training` made the networks.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.traits import PLAIN, Traits

if TYPE_CHECKING:
    from tyrus_desktop.players.batch.network import Network
    from tyrus_desktop.players.batch.policy import NetworkPolicy


WEIGHTS = Path(__file__).with_name("weights") / "trained.npz"
"""The network of Senator and Consul. The README beside it documents all networks."""
EXPERT = WEIGHTS.with_name("expert.npz")
"""The Archon's network, which learned the choices of similar searches."""
EXPLOITERS = WEIGHTS.with_name("exploiters.npz")
"""A network that plays as one of several exploiters; it is part of the mixture in `kinds`."""
MONTE_CARLO = WEIGHTS.with_name("monte_carlo.npz")
"""A network that imitates the Monte Carlo player, as an enemy model."""


class TrainedPlayer(SamplingPlayer):
    """Samples from the network's distribution over placements."""

    policy: NetworkPolicy

    def __init__(self, network: Network, traits: Traits = PLAIN) -> None:
        from tyrus_desktop.players.batch.policy import NetworkPolicy

        super().__init__(NetworkPolicy(network, traits))

    @classmethod
    def load(cls, path: Path, traits: Traits = PLAIN) -> TrainedPlayer:
        """Return a player with the network in a file; raises `WrongWeights` and `OSError`."""
        return cls(network(path), traits)


@cache
def network(path: Path) -> Network:
    """Return the network in a file, cached; raises `WrongWeights` and `OSError`."""
    from tyrus_desktop.players.batch.network import Network

    return Network.load(path)
