"""The kinds of enemies that a search reckons with: so it learns during a game whom it faces.

`beliefs` says of each kind how likely it would have placed what was placed and shown; the search
samples its worlds of each kind in proportion to that, and there the enemy plays on as that kind
does. The strongest levels know a network that plays as one of several former networks, one that
learned a search's choices, one that imitates the Monte Carlo player, and a mixture of the second
with a network that plays as one of several exploiters; and three simple players.
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
    """Draws one of two networks for each placement.

    An enemy that plays like neither throughout, such as an exploiter that nobody has met, can be
    less of a surprise to it than to either (`training/runs/README.md`).
    """

    one: Network
    other: Network

    def __call__(self, games: Games) -> Floats:
        """Return (N, 180): the probability of each relative move of the seat to play."""
        return self.chances(inputs(games), legal_tiles(games))

    def chances(self, active: Inputs, tiles: Bools) -> Floats:
        """Return the same for these active inputs and legal tiles, (N, columns) and (N, 30)."""
        both = self.one.chances(active, tiles) + self.other.chances(active, tiles)
        return both / np.float32(2)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of enemy: how it is assumed to play, and how likely it is before the game."""

    past: Network | Policy
    prior: float = 1.0
    future: Network | Policy | None = None
    """How it is assumed to play from now on, if not as in the past."""

    def policy(self) -> Policy:
        """Return how it is assumed to play from now on, for any batch of games."""
        future = self.past if self.future is None else self.future
        return future.probabilities if isinstance(future, Network) else future


def highest_voter(games: Games) -> Floats:
    """Return (N, 180): the probabilities of one who knows one rule, else places anything."""
    legal = legal_tiles(games)
    values = np.where(legal[:, :VALUES], VALUE[:VALUES], 0)
    voting, anything = np.zeros((len(games), 180), np.float32), np.repeat(legal, 6, axis=1)
    voting[np.arange(len(games)), 6 * values.argmax(axis=1)] = 1
    uniform = anything / anything.sum(axis=1, keepdims=True, dtype=np.float32)
    has_voter = values.max(axis=1, keepdims=True) > 0
    chances: Floats = np.where(has_voter, voting, uniform)
    return chances


NETWORKS = ((WEIGHTS, 0.1), (EXPERT, 0.497))
"""The networks among the kinds that the levels reckon with, beside the Monte Carlo one, with their
priors. They are hard to tell apart, and a large prior on the Archon's own gained much
(`training/runs/README.md`)."""
MIXED = (EXPERT, EXPLOITERS)
"""The two networks of the mixture, which an exploiter that nobody has met surprises less."""
MIXTURE_PRIOR = 0.3
"""The prior of the mixture."""
JUDGEMENT = HeuristicPolicy(
    Skills(belief=0.8, foresight=0.4, temperature=1.0, memory=9, counting=True, thrift=0.4)
)
"""A player of simple judgement, among the kinds."""


@cache
def known_kinds() -> tuple[Kind, ...]:
    """Return the kinds of enemies that the levels reckon with.

    Raises `WrongWeights` and `OSError`.
    """
    one, other = map(network, MIXED)
    return (*networks_and_simple_players(NETWORKS), Kind(Mixture(one, other), MIXTURE_PRIOR))


def networks_and_simple_players(networks: Sequence[tuple[Path, float]]) -> tuple[Kind, ...]:
    """Return kinds that play these networks, each with its prior; simple players; and Monte Carlo.

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
    """Return how these kinds are assumed to have played, for all of them in one batch."""

    def chances(games: Games, numbers: NDArray[np.intp]) -> Floats:
        active, tiles = inputs(games), legal_tiles(games)
        parts = np.arange(len(games)).reshape(len(numbers), -1)
        found = []
        for number, rows in zip(numbers, parts, strict=True):
            past = kinds[number].past
            if isinstance(past, Network | Mixture):  # The inputs are the same for every network.
                found.append(past.chances(active[rows], tiles[rows]))
            else:
                found.append(past(games.take(rows)))
        return np.concatenate(found)

    return chances


def shares(beliefs: Sequence[Belief], worlds: int) -> list[int]:
    """Return how many of the worlds each belief gets, by its probability."""
    logs = np.array([belief.log_weight for belief in beliefs])
    chances = np.exp(logs - logs.max())
    ends = np.round(worlds * np.cumsum(chances) / chances.sum())
    found: list[int] = np.diff(ends, prepend=0).astype(int).tolist()
    return found
