"""Rivals that search: earlier Archons, and hunters, each made to beat one of the Archons.

Their networks are in `training/runs`, which only a clone has.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tyrus_desktop.players.player import Player
from tyrus_desktop.players.trained import EXPERT, WEIGHTS, network
from tyrus_desktop.players.traits import SearchSettings

RUNS = Path(__file__).parents[2] / "training" / "runs"
"""Weights that are kept for measurements; an installed program does not have this folder."""
FIFTH = RUNS / "fifth" / "policy.npz"
"""The network of the strongest levels before expert iteration."""
FIFTH_CRITIC = FIFTH.with_name("critic.npz")
"""The critic of the strongest levels before expert iteration."""
FIFTH_KINDS = (
    (FIFTH, 0.299),
    (RUNS / "exploiter-archon-fifth" / "imitation.npz", 0.299),
    (RUNS / "exploiter-archon-again" / "exploiter.npz", 0.299),
)
"""The networks among the kinds of enemies that the Archon then knew, with their priors."""
FIFTH_PARTICLES = 64
"""How many particles each kind of enemy then had."""
EXPERT_KINDS = (
    (WEIGHTS, 0.1),
    (EXPERT, 0.7),
    (RUNS / "exploiters-expert" / "average.npz", 0.097),
)
"""The networks among the kinds of enemies that the Archon knew next, after expert iteration."""


def former_archon() -> Player:
    """Return the strongest level of version 0.1.0: it takes every enemy for its own network.

    Raises `WrongWeights` and `OSError`.
    """
    from tyrus_desktop.players.batch.critic import Critic
    from tyrus_desktop.players.batch.policy import NetworkPolicy
    from tyrus_desktop.players.kinds import Kind
    from tyrus_desktop.players.search import SearchPlayer

    # Flattened, so that no habit is taken for certain.
    own, settings = network(FIFTH), SearchSettings(FIFTH_PARTICLES, epsilon=0.1)
    kind = Kind(own.tempered(6.0), future=own.tempered(1.5))
    return SearchPlayer(NetworkPolicy(own), Critic(FIFTH_CRITIC), settings, (kind,))


def archon_of_the_fifth_run() -> Player:
    """Return the Archon before expert iteration, with the network and the critic of that time.

    Raises `WrongWeights` and `OSError`.
    """
    return _archon(FIFTH, FIFTH_KINDS, SearchSettings(FIFTH_PARTICLES), FIFTH_CRITIC)


def archon_after_expert_iteration() -> Player:
    """Return the Archon before it had the mixture; otherwise as now.

    Raises `WrongWeights` and `OSError`.
    """
    return _archon(EXPERT, EXPERT_KINDS, SearchSettings())


def _archon(
    own: Path,
    networks: Sequence[tuple[Path, float]],
    settings: SearchSettings,
    critic: Path | None = None,
) -> Player:
    """Return a search with this network that reckons with `networks` and the simple players.

    `critic` is its own, if it is not the shipped one. Raises `WrongWeights` and `OSError`.
    """
    from tyrus_desktop.players.batch.critic import CRITIC, Critic
    from tyrus_desktop.players.batch.policy import NetworkPolicy
    from tyrus_desktop.players.kinds import networks_and_simple_players
    from tyrus_desktop.players.search import SearchPlayer

    policy, kinds = NetworkPolicy(network(own)), networks_and_simple_players(networks)
    return SearchPlayer(policy, Critic(critic or CRITIC), settings, kinds)


def hunter(exploiter: str, imitation: str, critic: Path | None = None) -> Player:
    """Return a search with networks trained to beat a version of the Archon.

    It thinks with an exploiter and takes its enemy for an imitation of that Archon, both by their
    folders in `training/runs`. `critic` is that of the Archon, if it is not the shipped one.
    Raises `WrongWeights` and `OSError`.
    """
    from tyrus_desktop.players.batch.critic import CRITIC, Critic
    from tyrus_desktop.players.batch.policy import NetworkPolicy
    from tyrus_desktop.players.kinds import Kind
    from tyrus_desktop.players.search import SearchPlayer

    policy = NetworkPolicy(network(RUNS / exploiter / "exploiter.npz"))
    kind = Kind(network(RUNS / imitation / "imitation.npz"))
    return SearchPlayer(policy, Critic(critic or CRITIC), SearchSettings(), (kind,))
