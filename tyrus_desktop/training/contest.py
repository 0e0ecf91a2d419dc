"""Contestants by name, and matches between them, judged with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tyrus_desktop.players.batch.network import Network, WrongWeights
from tyrus_desktop.players.levels import PLAYERS, create
from tyrus_desktop.players.trained import TrainedPlayer
from tyrus_desktop.players.traits import PLAIN
from tyrus_desktop.tournament import interval
from tyrus_desktop.training.pool import POOL, BatchPlayer, play_pairs
from tyrus_desktop.training.singles import one_by_one


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player by what it was called; `network` if it is one."""

    name: str
    choose: BatchPlayer
    network: Network | None = None

    @classmethod
    def named(cls, name: str) -> Contestant:
        """Return one of the pool, a level by its key, or a network as of `network_named`.

        Raises `WrongWeights` and `OSError`. Levels that search play one game at a time, slowly.
        """
        if (key := name.replace("-", "_")) in POOL:
            return cls(name, POOL[key])
        if name in PLAYERS:
            player = create(name)
            if not isinstance(player, TrainedPlayer):
                return cls(name, one_by_one(player))
            plain = player.mind.traits == PLAIN  # A level with limits is not its network.
            return cls(name, player.mind.choose, player.mind.network if plain else None)
        network = network_named(name)
        return cls(Path(name).stem, network.choose, network)


def network_named(name: str) -> Network:
    """Return the network in a file of weights; FILE@T is that which plays it at temperature T.

    Raises `WrongWeights` and `OSError`.
    """
    file, _, temperature = name.partition("@")
    try:
        heat = float(temperature or 1)
    except ValueError:
        raise WrongWeights(f"{name}: {temperature!r} is no temperature") from None
    return Network.load(Path(file)).tempered(heat)


def match(one: Contestant, other: Contestant, pairs: int, seed: int) -> dict[str, object]:
    """Return the first contestant's share, 0..1, of so many mirrored deals, with its interval."""
    scores = play_pairs((one.choose, other.choose), pairs, seed)
    return {
        "players": [one.name, other.name],
        "games": 2 * pairs,
        "seed": seed,
        "score": round(float(scores.mean()), 5),
        "interval": [round(end, 5) for end in interval(scores.tolist())],
    }
