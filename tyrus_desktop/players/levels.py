"""The computer players by their keys: the levels, the characters, and the rivals.

Their measured strength (`training.ladder`) is in `strength.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.rivals.monte_carlo import MonteCarloPlayer
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.players.rivals.rules_of_thumb import RulesOfThumbPlayer
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer, network
from tyrus_desktop.players.traits import PLAIN, SearchSettings, Traits


@dataclass(frozen=True, slots=True)
class Strategy:
    """A network, by its file, the traits that it is played with, and its search if it searches."""

    weights: Path
    traits: Traits = PLAIN
    search: SearchSettings | None = None

    def __call__(self) -> Player:
        """Return a new player; raises `WrongWeights` and `OSError`."""
        if self.search is None:
            return TrainedPlayer.load(self.weights, self.traits)
        from tyrus_desktop.players.batch.critic import Critic
        from tyrus_desktop.players.batch.policy import NetworkPolicy
        from tyrus_desktop.players.search import SearchPlayer

        policy = NetworkPolicy(network(self.weights), self.traits)
        return SearchPlayer(policy, Critic(), self.search)


def _early(millions: float, attention: float, memory: int) -> Strategy:
    """Return the network after this many million decisions of training, with limits."""
    file = WEIGHTS.with_name(f"early-{millions:.2f}.npz")
    return Strategy(file, Traits(attention=attention, memory=memory))


LADDER: Mapping[str, Strategy] = MappingProxyType(
    {
        "citizen": _early(1.5, attention=0.7, memory=0),
        "herald": _early(1.75, attention=0.5, memory=1),
        "scribe": _early(2.0, attention=0.85, memory=1),
        "tribune": _early(3.0, attention=0.38, memory=2),
        "magistrate": _early(4.0, attention=0.8, memory=2),
        "senator": Strategy(WEIGHTS, Traits(attention=0.48, memory=3)),
        "consul": Strategy(WEIGHTS),
        "archon": Strategy(WEIGHTS, search=SearchSettings()),
    }
)
"""The eight levels, from the weakest to the strongest."""

CHARACTERS: Mapping[str, Strategy] = MappingProxyType(
    {
        "bluffer": Strategy(WEIGHTS, Traits(bluff=4.5), SearchSettings()),
        "rampart": Strategy(WEIGHTS, Traits(counter=1.7), SearchSettings()),
        "saboteur": Strategy(WEIGHTS, Traits(block=2.8), SearchSettings()),
        "miser": Strategy(WEIGHTS, Traits(hoard=1.1), SearchSettings()),
        "sprinter": Strategy(WEIGHTS, Traits(chase=0.67), SearchSettings()),
    }
)
"""The strongest level with preferences."""

SEARCHING = tuple(key for key, each in {**LADDER, **CHARACTERS}.items() if each.search)
"""The keys of the players that search."""

SIMPLE: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"random": RandomPlayer, "greedy": GreedyPlayer, "rules-of-thumb": RulesOfThumbPlayer}
)

LEVELS: Mapping[str, Callable[[], Player]] = MappingProxyType({**SIMPLE, **LADDER, **CHARACTERS})
"""Every player that a saved game may name."""

RIVALS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "monte-carlo-1000": lambda: MonteCarloPlayer(1000),
        "monte-carlo-5000": lambda: MonteCarloPlayer(5000),
    }
)
"""Only for matches and measurements; no saved game names them."""

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType({**LEVELS, **RIVALS})


SUFFIX = ".npz"
"""The extension of a file of weights."""


class UnknownLevel(ValueError):
    """There is no computer player with this `key`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        return f"There is no computer player “{self.key}”, only {', '.join(PLAYERS)}."


def create(key: str) -> Player:
    """Return a new player with this key, or one that plays the network in the .npz file it names.

    Raises `UnknownLevel`; for a file `WrongWeights` and `OSError`.
    """
    if key.endswith(SUFFIX):
        return TrainedPlayer.load(Path(key))
    if key not in PLAYERS:
        raise UnknownLevel(key)
    return PLAYERS[key]()
