"""Contestants by name, and matches between them, with 95 % intervals.

Where `selfplay`, `exploit` and `match` take a player, it is one of `NAMES` or a file of weights;
FILE@T is the network of that file, played at temperature T. No torch.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tyrus_desktop.players.batch.network import Network, WrongWeights
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.levels import PLAYERS, UnknownLevel, create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.rivals.monte_carlo import MonteCarloPlayer
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import TrainedPlayer
from tyrus_desktop.players.traits import PLAIN
from tyrus_desktop.tournament import interval
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.batch_adapter import as_batch_player
from tyrus_desktop.training.pool import POOL, BatchPlayer, play_pairs

COLDEST, HOTTEST = 0.001, 1000.0
"""The temperatures at which a network can be played: with others its numbers overflow, or say
nothing.
"""
NAMES = tuple(dict.fromkeys([*(name.replace("_", "-") for name in POOL), *PLAYERS]))
"""Of the pool, then of the levels and their rivals."""


class UnknownPlayer(UnknownLevel):
    """There is neither a player nor a file of this name."""

    def __str__(self) -> str:
        return f"“{self.key}” is neither a file nor a player: {', '.join(NAMES)}."


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player with its name; `network` if it plays one without limits.

    Those that search are slow: they think for hundredths of a second at each placement.
    """

    name: str
    choose: BatchPlayer
    network: Network | None = None
    searches: bool = False

    @classmethod
    def named(cls, name: str) -> Contestant:
        """Return the player of this name or file.

        Raises `UnknownPlayer`, `WrongWeights` and `OSError`.
        """
        if (key := name.replace("-", "_")) in POOL:
            return cls(name, POOL[key])
        if name in PLAYERS:
            return cls._level(name)
        file, temperature = _file_and_temperature(name)
        if not file.is_file():
            raise UnknownPlayer(name)
        network = network_named(name)
        short = file.stem if temperature == 1 else f"{file.stem}@{temperature:g}"
        return cls(short, network.choose, network)

    @classmethod
    def _level(cls, key: str) -> Contestant:
        player = create(key)
        if not isinstance(player, SamplingPlayer):
            searches = isinstance(player, SearchPlayer | MonteCarloPlayer)
            return cls(key, as_batch_player(player), searches=searches)
        policy = player.policy
        if isinstance(policy, NetworkPolicy) and policy.traits == PLAIN:
            return cls(key, policy.choose, policy.network)
        return cls(key, policy.choose)  # With limits, a level differs from its network.


def opponent_named(name: str) -> Contestant:
    """Return a player to learn against, as `Contestant.named`; raises `Refused` if it searches."""
    player = Contestant.named(name)
    if player.searches:
        raise Refused(
            f"{name} searches, which is too slow to learn against: let a network `imitate` it, "
            "and learn against that network."
        )
    return player


def own_network(player: Player) -> Network | None:
    """Return the network that the player plays or searches with, if it has one."""
    if isinstance(player, SearchPlayer | TrainedPlayer):
        return player.policy.network
    return None


def network_named(name: str) -> Network:
    """Return the network in a file of weights; FILE@T plays it at temperature T.

    Raises `WrongWeights` and `OSError`.
    """
    file, temperature = _file_and_temperature(name)
    return Network.load(file).tempered(temperature)


def _file_and_temperature(text: str) -> tuple[Path, float]:
    """Split FILE@T, where T is a number; else all of it is the file. Raises `WrongWeights`."""
    file, _, number = text.rpartition("@")
    try:
        temperature = float(number)
    except ValueError:
        return Path(text), 1.0
    if not file:
        return Path(text), 1.0
    if not COLDEST <= temperature <= HOTTEST:
        raise WrongWeights(f"{text}: a temperature is between {COLDEST:g} and {HOTTEST:g}.")
    return Path(file), temperature


def match(one: Contestant, other: Contestant, pairs: int, seed: int) -> dict[str, object]:
    """Return the first contestant's share, 0..1, over `pairs` mirrored deals, with its interval.

    There must be at least one pair.
    """
    scores = play_pairs((one.choose, other.choose), pairs, seed)
    return {
        "players": [one.name, other.name],
        "games": 2 * pairs,
        "seed": seed,
        "score": round(float(scores.mean()), 5),
        "interval": [round(end, 5) for end in interval(scores.tolist())],
    }
