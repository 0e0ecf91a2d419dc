"""The computer players by their keys: the levels, the characters, and the rivals.

The five lower levels judge a board by simple rules, each with more skills than the one below
(`traits.Skills`). The three upper levels play a trained network, the last two with a search. Their
strength, measured by `training.ladder`, is in `strength.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.rivals.beginner import BeginnerPlayer
from tyrus_desktop.players.rivals.monte_carlo import MonteCarloPlayer
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.players.rivals.searching import (
    FIFTH,
    RUNS,
    archon_after_expert_iteration,
    hunter,
)
from tyrus_desktop.players.rules_of_thumb.rule_player import RulesOfThumbPlayer
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.trained import EXPERT, WEIGHTS, TrainedPlayer, network
from tyrus_desktop.players.traits import PLAIN, SearchSettings, Skills, Traits

if TYPE_CHECKING:
    from tyrus_desktop.players.batch.heuristic import HeuristicPolicy
    from tyrus_desktop.players.batch.policy import NetworkPolicy


@dataclass(frozen=True, slots=True)
class Strategy:
    """A player with a network: its file, its traits, and its search, if any."""

    weights: Path
    traits: Traits = PLAIN
    search: SearchSettings | None = None

    def __call__(self) -> Player:
        """Return a new player; raises `WrongWeights` and `OSError`."""
        if self.search is None:
            return TrainedPlayer.load(self.weights, self.traits)
        from tyrus_desktop.players.batch.critic import shipped
        from tyrus_desktop.players.kinds import known_kinds
        from tyrus_desktop.players.search import SearchPlayer

        return SearchPlayer(self.policy(), shipped(), self.search, known_kinds())

    def policy(self) -> NetworkPolicy:
        """Return the policy without the search, for batches of games."""
        from tyrus_desktop.players.batch.policy import NetworkPolicy

        return NetworkPolicy(network(self.weights), self.traits)


@dataclass(frozen=True, slots=True)
class Judgement:
    """A player that uses simple judgement, with its skills."""

    skills: Skills
    search: None = None

    def __call__(self) -> Player:
        """Return a new player."""
        return SamplingPlayer(self.policy())

    def policy(self) -> HeuristicPolicy:
        """Return the policy, for batches of games."""
        from tyrus_desktop.players.batch.heuristic import HeuristicPolicy

        return HeuristicPolicy(self.skills)


LADDER_PLAYERS: Mapping[str, Strategy | Judgement] = MappingProxyType(
    {
        "citizen": Judgement(Skills(belief=0.1, foresight=0.5, temperature=9.4, guard=1)),
        "herald": Judgement(Skills(belief=0.3, foresight=0.6, temperature=5.25, memory=1, guard=1)),
        "scribe": Judgement(Skills(belief=0.5, foresight=0.6, temperature=2.4, memory=2, guard=1)),
        "tribune": Judgement(
            Skills(belief=0.7, foresight=0.5, temperature=0.93, memory=3, counting=True, guard=0.5)
        ),
        "magistrate": Judgement(
            Skills(
                belief=0.8,
                foresight=0.4,
                temperature=0.55,
                memory=9,
                counting=True,
                thrift=0.4,
                guard=0.3,
            )
        ),
        "senator": Strategy(WEIGHTS, Traits(attention=0.9, memory=5)),
        "consul": Strategy(WEIGHTS, search=SearchSettings(value_temperature=0.11)),
        "archon": Strategy(EXPERT, search=SearchSettings()),
    }
)
"""The levels, from the weakest to the strongest."""

CHARACTER_PLAYERS: Mapping[str, Strategy] = MappingProxyType(
    {
        "bluffer": Strategy(EXPERT, Traits(bluff=7.0), SearchSettings()),
        "rampart": Strategy(EXPERT, Traits(counter=4.0), SearchSettings()),
        "saboteur": Strategy(EXPERT, Traits(block=5.0), SearchSettings()),
        "miser": Strategy(EXPERT, Traits(hoard=3.2), SearchSettings()),
        "sprinter": Strategy(EXPERT, Traits(chase=1.1), SearchSettings()),
    }
)
"""The strongest level with preferences."""

SEARCHING = tuple(
    key for key, each in {**LADDER_PLAYERS, **CHARACTER_PLAYERS}.items() if each.search
)
"""The keys of the players that search."""

SIMPLE_PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"random": RandomPlayer, "greedy": GreedyPlayer, "rules-of-thumb": RulesOfThumbPlayer}
)

LEVELS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {**SIMPLE_PLAYERS, **LADDER_PLAYERS, **CHARACTER_PLAYERS}
)
"""Every player that a record may name."""


TRAINED_RIVALS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "archon-expert": archon_after_expert_iteration,
        "consul-0.1": Strategy(FIFTH),
        "hunter": hunter,
    }
)
"""Rivals with networks in `training/runs`, which only a clone has.

`archon-expert` is the previous Archon. `consul-0.1` is the network of the fifth run without a
search. `hunter` was trained to beat the current Archon.
"""

RIVALS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "beginner": BeginnerPlayer,
        "monte-carlo-1000": lambda: MonteCarloPlayer(1000),
        "monte-carlo-5000": lambda: MonteCarloPlayer(5000),
        **(TRAINED_RIVALS if RUNS.is_dir() else {}),
    }
)
"""Players for matches and measurements only, which no record names."""

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
    """Return a new player.

    Args:
        key: The key of a player, or the path of an .npz file with a network.

    Raises:
        UnknownLevel: There is no player with this key.
        WrongWeights: The file doesn't contain a network.
        OSError: The file can't be read.
    """
    if key.endswith(SUFFIX):
        return TrainedPlayer.load(Path(key))
    if key not in PLAYERS:
        raise UnknownLevel(key)
    return PLAYERS[key]()
