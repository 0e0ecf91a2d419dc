"""The enemy models of a search, called kinds, which let it identify its enemy during a game.

`beliefs` gives the posterior probability of each kind. The search samples worlds of each kind in
proportion to this probability. In these worlds the enemy continues to play as that kind.

The strongest levels have seven kinds: a network that plays as one of several former networks; a
network that learned the choices of a search; a network that imitates the Monte Carlo player; a
mixture of the second with a network that plays as one of several exploiters; and three simple
players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.encoding import Inputs, inputs
from tyrus_desktop.players.batch.games import VALUE, VALUES, Bools, Games
from tyrus_desktop.players.batch.heuristic import HeuristicPolicy
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.beliefs import Belief, Policy
from tyrus_desktop.players.filters import KindPolicies
from tyrus_desktop.players.rules_of_thumb import batch as rules_of_thumb
from tyrus_desktop.players.trained import EXPERT, EXPLOITERS, MONTE_CARLO, WEIGHTS, network
from tyrus_desktop.players.traits import Skills


@dataclass(frozen=True, slots=True)
class Mixture:
    """Plays each placement as one of two networks, chosen at random.

    It can predict an enemy better than either network if the enemy does not always play like the
    same one. An example is an unknown exploiter (`training/runs/README.md`).
    """

    one: Network
    other: Network

    def __call__(self, games: Games) -> Floats:
        """Return (N, 180): the probability of each relative move of the seat to play."""
        return self.chances(inputs(games), legal_tiles(games))

    def chances(self, active: Inputs, tiles: Bools) -> Floats:
        """Return (N, 180) for given active inputs, (N, columns), and legal tiles, (N, 30)."""
        both = self.one.chances(active, tiles) + self.other.chances(active, tiles)
        return both / np.float32(2)


@dataclass(frozen=True, slots=True)
class Kind:
    """An enemy model: a policy, and its prior probability."""

    past: Network | Policy
    prior: float = 1.0

    def policy(self) -> Policy:
        """Return its policy for any batch of games."""
        return self.past.probabilities if isinstance(self.past, Network) else self.past


def highest_voter(games: Games) -> Floats:
    """Return (N, 180): the policy that places the highest voter at home, or else any tile."""
    legal = legal_tiles(games)
    values = np.where(legal[:, :VALUES], VALUE[:VALUES], 0)
    voting, anything = np.zeros((len(games), 180), np.float32), np.repeat(legal, 6, axis=1)
    voting[np.arange(len(games)), 6 * values.argmax(axis=1)] = 1
    uniform = anything / anything.sum(axis=1, keepdims=True, dtype=np.float32)
    has_voter = values.max(axis=1, keepdims=True) > 0
    chances: Floats = np.where(has_voter, voting, uniform)
    return chances


NETWORKS = ((WEIGHTS, 0.1), (EXPERT, 0.497))
"""The networks among the kinds, except the Monte Carlo one and the mixture, with their priors. They
are hard to distinguish, and a large prior on the Archon's own network gained much
(`training/runs/README.md`)."""
MIXED = (EXPERT, EXPLOITERS)
"""The two networks of the mixture."""
MIXTURE_PRIOR = 0.3
"""The prior of the mixture."""
JUDGEMENT = HeuristicPolicy(
    Skills(belief=0.8, foresight=0.4, temperature=1.0, memory=9, counting=True, thrift=0.4)
)
"""The player of simple judgement among the kinds."""


@cache
def known_kinds() -> tuple[Kind, ...]:
    """Return the kinds that the levels use; raises `WrongWeights` and `OSError`."""
    one, other = map(network, MIXED)
    return (*networks_and_simple_players(NETWORKS), Kind(Mixture(one, other), MIXTURE_PRIOR))


def networks_and_simple_players(networks: Sequence[tuple[Path, float]]) -> tuple[Kind, ...]:
    """Return kinds for these networks and priors, the simple players, and Monte Carlo.

    Raises `WrongWeights` and `OSError`.
    """
    return (
        *(Kind(network(file), prior) for file, prior in networks),
        Kind(JUDGEMENT.probabilities, 0.04),
        Kind(highest_voter, 0.03),
        Kind(rules_of_thumb.probabilities, 0.03),
        Kind(network(MONTE_CARLO), 0.003),
    )


def policies_of(kinds: Sequence[Kind]) -> KindPolicies:
    """Return a function that evaluates the past policies of several kinds in one batch."""

    def chances(games: Games, numbers: NDArray[np.intp]) -> Floats:
        active, tiles = inputs(games), legal_tiles(games)
        parts = np.arange(len(games)).reshape(len(numbers), -1)
        found = []
        for number, rows in zip(numbers, parts, strict=True):
            past = kinds[number].past
            if isinstance(past, Network | Mixture):  # All networks share the inputs.
                found.append(past.chances(active[rows], tiles[rows]))
            else:
                found.append(past(games.take(rows)))
        return np.concatenate(found)

    return chances


def shares(beliefs: Sequence[Belief], worlds: int) -> list[int]:
    """Return the number of worlds for each belief, in proportion to its probability."""
    logs = np.array([belief.log_weight for belief in beliefs])
    chances = np.exp(logs - logs.max())
    ends = np.round(worlds * np.cumsum(chances) / chances.sum())
    found: list[int] = np.diff(ends, prepend=0).astype(int).tolist()
    return found
