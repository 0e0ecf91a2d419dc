"""The search with a belief over kinds of enemies: it learns during a game whom it faces.

The plain search takes every enemy for its own network, and so gains nothing against players that
follow simple rules. This one asks of each kind, by a particle filter, how likely it would have
placed what was placed and shown (`beliefs`), and searches in worlds of each kind in proportion to
that, the enemy playing on as that kind does. For the network's own kind the worlds are those of
the plain search, with its high temperature, since no habit should be taken for certain; its
evidence is judged at a lower one, at which it describes a network's play better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tyrus_desktop.players.batch.encoding import legal_tiles
from tyrus_desktop.players.batch.games import VALUE, VALUES, Games
from tyrus_desktop.players.batch.heuristic import HeuristicPolicy
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.beliefs import Belief, Policy, filtered, systematic_resample
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.traits import Skills


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


JUDGEMENT = HeuristicPolicy(
    Skills(belief=0.8, foresight=0.4, temperature=1.0, memory=9, counting=True, thrift=0.4)
)
SIMPLE: tuple[Policy, ...] = (highest_voter, JUDGEMENT.probabilities)
"""The kinds besides the network."""
PRIOR = (0.998, 0.001, 0.001)
"""The probability of the network and of each of these before the first placement. Against every
network that was tried the simple kinds keep less than one world of 64 on average, and nearly always
none: then this is the plain search. Against players that follow simple rules the evidence outweighs
it after one to three elections."""
NETWORK_TEMPERATURE = 1.5
"""The temperature at which the network's evidence is judged."""
HOPELESS = 10.0
"""A kind whose evidence is lower than the network's by this is given up, which saves time."""


@dataclass(frozen=True, slots=True)
class KindSearch(SearchPlayer):
    """The search with a belief over kinds of enemies."""

    def beliefs(self, known: Games, rng: np.random.Generator) -> list[tuple[Games, Policy]]:
        """Return worlds of each kind that is likely enough, and the kind's policy."""
        settings = self.settings
        network = self.enemy_at(NETWORK_TEMPERATURE)
        own = filtered(known, network, settings.particles // 2, rng, settings.epsilon)
        least = [evidence - HOPELESS for evidence in own.evidence]
        found = [
            filtered(known, kind, settings.particles, rng, settings.epsilon, least)
            for kind in SIMPLE
        ]
        network_share, *shares = _shares([own, *found], settings.worlds)
        parts: list[tuple[Games, Policy]] = []
        if network_share:
            ((worlds, policy),) = SearchPlayer.beliefs(self, known, rng)
            parts.append((_some(worlds, network_share, rng), policy))
        for belief, kind, share in zip(found, SIMPLE, shares, strict=True):
            if belief.worlds is not None and share:
                parts.append((_some(belief.worlds, share, rng), kind))
        return parts


def _shares(beliefs: Sequence[Belief], worlds: int) -> list[int]:
    """Return how many of the worlds each kind gets, the network first, by its probability."""
    logs = np.log(PRIOR)
    for number, belief in enumerate(beliefs):
        if belief.evidence:
            logs[number] += belief.evidence[-1]
        if belief.worlds is None and number:
            logs[number] = -np.inf
    chances = np.exp(logs - logs.max())
    ends = np.round(worlds * np.cumsum(chances) / chances.sum())
    shares: list[int] = np.diff(ends, prepend=0).astype(int).tolist()
    return shares


def _some(worlds: Games, count: int, rng: np.random.Generator) -> Games:
    """Return this many of the worlds, all equally likely, some of them perhaps more than once."""
    return worlds.take(systematic_resample(np.ones(len(worlds)), count, rng))
