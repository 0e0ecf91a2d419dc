"""The computer players by their keys: the ladder of levels, the characters, and rivals for tests.

How strong each is was measured (`training.ladder`) and stands in `strength.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.monte_carlo import MonteCarloPlayer
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.random_player import RandomPlayer
from tyrus_desktop.players.rules_of_thumb import RulesOfThumbPlayer
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer, network
from tyrus_desktop.players.traits import PLAIN, Effort, Traits


@dataclass(frozen=True, slots=True)
class Strategy:
    """A network, by its file, the traits that it is played with, and what it tries out, if so."""

    weights: Path
    traits: Traits = PLAIN
    effort: Effort | None = None

    def __call__(self) -> Player:
        """Return a new player; raises `WrongWeights` and `OSError`."""
        if self.effort is None:
            return TrainedPlayer.load(self.weights, self.traits)
        from tyrus_desktop.players.batch.critic import Critic
        from tyrus_desktop.players.batch.minds import Mind
        from tyrus_desktop.players.search import SearchPlayer

        return SearchPlayer(Mind(network(self.weights), self.traits), Critic(), self.effort)


def _early(millions: float, attention: float, memory: int) -> Strategy:
    """Return what a network plays after so few million decisions of learning."""
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
        "archon": Strategy(WEIGHTS, effort=Effort()),
    }
)
"""The eight levels, from the weakest to the strongest."""

CHARACTERS: Mapping[str, Strategy] = MappingProxyType(
    {
        "bluffer": Strategy(WEIGHTS, Traits(bluff=4.5), Effort()),
        "rampart": Strategy(WEIGHTS, Traits(counter=1.7), Effort()),
        "saboteur": Strategy(WEIGHTS, Traits(block=2.8), Effort()),
        "miser": Strategy(WEIGHTS, Traits(hoard=1.1), Effort()),
        "sprinter": Strategy(WEIGHTS, Traits(chase=0.67), Effort()),
    }
)
"""The strongest level with leanings."""

SEARCHING = tuple(key for key, each in {**LADDER, **CHARACTERS}.items() if each.effort)
"""The keys of those that try out what they would place."""

SIMPLE: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"random": RandomPlayer, "greedy": GreedyPlayer, "rules-of-thumb": RulesOfThumbPlayer}
)

LEVELS: Mapping[str, Callable[[], Player]] = MappingProxyType({**SIMPLE, **LADDER, **CHARACTERS})
"""All that can sit at the table."""

RIVALS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "monte-carlo-1000": lambda: MonteCarloPlayer(1000),
        "monte-carlo-5000": lambda: MonteCarloPlayer(5000),
    }
)
"""To measure others by; they sit at no table."""

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType({**LEVELS, **RIVALS})


SUFFIX = ".npz"
"""How the name of a file of weights ends."""


class UnknownLevel(ValueError):
    """A key that names no computer player; `key` is what was asked for."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        return f"There is no computer player “{self.key}”, only {', '.join(PLAYERS)}."


def create(key: str) -> Player:
    """Return a new player with this key, or the network in the file (.npz) that it names.

    Raises `UnknownLevel`; for a file `WrongWeights` and `OSError`.
    """
    if key.endswith(SUFFIX):
        return TrainedPlayer.load(Path(key))
    if key not in PLAYERS:
        raise UnknownLevel(key)
    return PLAYERS[key]()
