"""Contestants by name, and matches between them, with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tyrus_desktop.players.batch.network import Network, WrongWeights
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.levels import PLAYERS, create
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.traits import PLAIN
from tyrus_desktop.tournament import interval
from tyrus_desktop.training.batch_adapter import as_batch_player
from tyrus_desktop.training.pool import POOL, BatchPlayer, play_pairs


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player with its name; `network` if it plays one without limits."""

    name: str
    choose: BatchPlayer
    network: Network | None = None

    @classmethod
    def named(cls, name: str) -> Contestant:
        """Return one of the pool, a level by its key, or a network as of `network_named`.

        Raises `WrongWeights` and `OSError`. Levels that search are slow.
        """
        if (key := name.replace("-", "_")) in POOL:
            return cls(name, POOL[key])
        if name in PLAYERS:
            player = create(name)
            if not isinstance(player, SamplingPlayer):
                return cls(name, as_batch_player(player))
            policy = player.policy
            if isinstance(policy, NetworkPolicy) and policy.traits == PLAIN:
                return cls(name, policy.choose, policy.network)
            return cls(name, policy.choose)  # With limits, a level differs from its network.
        network = network_named(name)
        return cls(Path(name).stem, network.choose, network)


def network_named(name: str) -> Network:
    """Return the network in a file of weights; FILE@T plays it at temperature T.

    Raises `WrongWeights` and `OSError`.
    """
    file, _, temperature = name.partition("@")
    try:
        value = float(temperature or 1)
    except ValueError:
        raise WrongWeights(f"{name}: {temperature!r} is not a temperature") from None
    return Network.load(Path(file)).tempered(value)


def match(one: Contestant, other: Contestant, pairs: int, seed: int) -> dict[str, object]:
    """Return the first contestant's share, 0..1, over `pairs` mirrored deals, with its interval."""
    scores = play_pairs((one.choose, other.choose), pairs, seed)
    return {
        "players": [one.name, other.name],
        "games": 2 * pairs,
        "seed": seed,
        "score": round(float(scores.mean()), 5),
        "interval": [round(end, 5) for end in interval(scores.tolist())],
    }
