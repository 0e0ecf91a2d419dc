"""Contestants by name, and matches between them, with 95 % intervals.

In `selfplay`, `exploit` and `match` a player is one of `NAMES` or a file of weights. No torch.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tyrus_desktop.players.batch.network import Network
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

NAMES = tuple(dict.fromkeys([*(name.replace("_", "-") for name in POOL), *PLAYERS]))
"""The players of the pool, then the levels and their rivals."""


class UnknownPlayer(UnknownLevel):
    """No player and no file has this name."""

    def __str__(self) -> str:
        return f"“{self.key}” is neither a file nor a player: {', '.join(NAMES)}."


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player with its name, and its network if it plays one without limits.

    A player that searches is slow: it thinks for hundredths of a second at each placement.
    """

    name: str
    choose: BatchPlayer
    network: Network | None = None
    searches: bool = False

    @classmethod
    def named(cls, name: str) -> Contestant:
        """Return the player with this name, or a player that uses this file of weights.

        Raises:
            UnknownPlayer: There is no such player and no such file.
            WrongWeights, OSError: The file cannot be read.
        """
        if (key := name.replace("-", "_")) in POOL:
            return cls(name, POOL[key])
        if name in PLAYERS:
            return cls._level(name)
        if not Path(name).is_file():
            raise UnknownPlayer(name)
        network = Network.load(Path(name))
        return cls(Path(name).stem, network.choose, network)

    @classmethod
    def _level(cls, key: str) -> Contestant:
        player = create(key)
        if not isinstance(player, SamplingPlayer):
            searches = isinstance(player, SearchPlayer | MonteCarloPlayer)
            return cls(key, as_batch_player(player), searches=searches)
        policy = player.policy
        if isinstance(policy, NetworkPolicy) and policy.traits == PLAIN:
            return cls(key, policy.choose, policy.network)
        return cls(key, policy.choose)  # Its limits make it differ from its network.


def opponent_named(name: str) -> Contestant:
    """Return a player to learn against.

    Raises:
        Refused: The player searches, which is too slow.
        UnknownPlayer, WrongWeights, OSError: As `Contestant.named`.
    """
    player = Contestant.named(name)
    if player.searches:
        raise Refused(
            f"{name} searches, which is too slow to learn against: let a network `imitate` it, "
            "and learn against that network."
        )
    return player


def own_network(player: Player) -> Network | None:
    """Return the network with which the player plays or searches; None if it has none."""
    if isinstance(player, SearchPlayer | TrainedPlayer):
        return player.policy.network
    return None


def match(one: Contestant, other: Contestant, pairs: int, seed: int) -> dict[str, object]:
    """Return the first contestant's score, 0..1, over at least one mirrored deal."""
    scores = play_pairs((one.choose, other.choose), pairs, seed)
    return {
        "players": [one.name, other.name],
        "games": 2 * pairs,
        "seed": seed,
        "score": round(float(scores.mean()), 5),
        "interval": [round(end, 5) for end in interval(scores.tolist())],
    }
