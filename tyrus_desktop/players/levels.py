"""The computer players by their keys, from the weakest to the strongest.

The keys are English and part of the record's format: a game is taken up again by them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.monte_carlo import MonteCarloPlayer
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.random_player import RandomPlayer
from tyrus_desktop.players.rules_of_thumb import RulesOfThumbPlayer
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer

LEVELS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        "rules-of-thumb": RulesOfThumbPlayer,
        "archon": lambda: TrainedPlayer.load(WEIGHTS),
    }
)

RIVALS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "monte-carlo-1000": lambda: MonteCarloPlayer(1000),
        "monte-carlo-5000": lambda: MonteCarloPlayer(5000),
    }
)
"""To measure others by; they sit at no table."""

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType({**LEVELS, **RIVALS})


class UnknownLevel(ValueError):
    """A key that names no computer player; `key` is what was asked for."""

    def __init__(self, key: str) -> None:
        super().__init__(f"There is no computer player “{key}”, only {', '.join(PLAYERS)}.")
        self.key = key


def create(key: str) -> Player:
    """Return a new player of the level, or the rival, with this key; raises `UnknownLevel`."""
    if key not in PLAYERS:
        raise UnknownLevel(key)
    return PLAYERS[key]()
