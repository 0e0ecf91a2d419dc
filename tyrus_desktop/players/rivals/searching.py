"""Rivals that search: the previous Archon, and a hunter that was trained to beat the current one.

Their networks are in `training/runs`, which only a clone has.
"""

from __future__ import annotations

from pathlib import Path

from tyrus_desktop.players.player import Player
from tyrus_desktop.players.trained import EXPERT, WEIGHTS, network
from tyrus_desktop.players.traits import SearchSettings

RUNS = Path(__file__).parents[2] / "training" / "runs"
"""The folder of networks for measurements, which an installed program doesn't have."""
FIFTH = RUNS / "fifth" / "policy.npz"
"""The network of the strongest levels before expert iteration."""
EXPERT_KINDS = (
    (WEIGHTS, 0.1),
    (EXPERT, 0.7),
    (RUNS / "exploiters-expert" / "average.npz", 0.097),
)
"""The networks among the enemy models of the previous Archon, with their priors."""
HUNTER = RUNS / "exploiter-archon-mixture"
"""The folder of an exploiter and an imitation of the current Archon."""


def archon_after_expert_iteration() -> Player:
    """Return the previous Archon, which has an exploiter network among its kinds, not the mixture.

    Raises:
        WrongWeights, OSError: A file of weights cannot be read.
    """
    from tyrus_desktop.players.batch.critic import shipped
    from tyrus_desktop.players.batch.policy import NetworkPolicy
    from tyrus_desktop.players.kinds import networks_and_simple_players
    from tyrus_desktop.players.search import SearchPlayer

    policy, kinds = NetworkPolicy(network(EXPERT)), networks_and_simple_players(EXPERT_KINDS)
    return SearchPlayer(policy, shipped(), SearchSettings(), kinds)


def hunter() -> Player:
    """Return a search that plays an exploiter, with an imitation of the Archon as its enemy model.

    Raises:
        WrongWeights, OSError: A file of weights cannot be read.
    """
    from tyrus_desktop.players.batch.critic import shipped
    from tyrus_desktop.players.batch.policy import NetworkPolicy
    from tyrus_desktop.players.kinds import Kind
    from tyrus_desktop.players.search import SearchPlayer

    policy = NetworkPolicy(network(HUNTER / "exploiter.npz"))
    kind = Kind(network(HUNTER / "imitation.npz"))
    return SearchPlayer(policy, shipped(), SearchSettings(), (kind,))
