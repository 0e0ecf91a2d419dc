"""The trained player: a network's mixed strategy, learned by self-play.

It evaluates its side's view once and samples a placement; it does not search. A level's limits
and a character's preferences are its traits. How the networks were trained: `training`.
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
"""The network of Senator and Consul. The README beside it says how all four were made."""
EXPERT = WEIGHTS.with_name("expert.npz")
"""The Archon's network, which learned the choices of searches like the Archon's."""
EXPLOITERS = WEIGHTS.with_name("exploiters.npz")
"""A network that plays as one of several exploiters of earlier versions: a part of a kind."""
MONTE_CARLO = WEIGHTS.with_name("monte_carlo.npz")
"""A network that imitates the Monte Carlo player: a kind of enemy."""


class TrainedPlayer(SamplingPlayer):
    """Samples from the network's distribution over placements."""

    policy: NetworkPolicy

    def __init__(self, network: Network, traits: Traits = PLAIN) -> None:
        from tyrus_desktop.players.batch.policy import NetworkPolicy

        super().__init__(NetworkPolicy(network, traits))

    @classmethod
    def load(cls, path: Path, traits: Traits = PLAIN) -> TrainedPlayer:
        """Read the network from a file, once; raises `WrongWeights` and `OSError`."""
        return cls(network(path), traits)


@cache
def network(path: Path) -> Network:
    """Return the network in a file, read once; raises `WrongWeights` and `OSError`."""
    from tyrus_desktop.players.batch.network import Network

    return Network.load(path)
