"""What a policy's placements say about its tiles: worlds sampled from the posterior.

Particle filters (`filters`) follow the history that the seat to play has seen. A tally shows tiles
that were placed long before, so after each one they start from the beginning; between two tallies
they go on from where they were.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from tyrus_desktop.players.batch.games import (
    PLIES_AN_ELECTION,
    UNKNOWN,
    Games,
    Place,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.filters import Filters, KindPolicies
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.players.worlds import draw_own_future, uniform

Policy = Callable[[Games], Floats]
"""From N games to (N, 180): the probability of each relative move of the seat to play."""

EPSILON = 0.01
"""The probability of a uniformly random placement, so that none is impossible."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed if the enemy is of one kind: worlds, all equally likely."""

    kind: int
    worlds: Games
    log_weight: float
    """The logarithm of the kind's prior times the probability, given the kind, of what was seen."""


@dataclass(slots=True)
class Memory:
    """The filters at the start of the election in force, kept for its later placements.

    What the seat to play knew at that start is the seed of what they sampled. So a belief does not
    depend on the positions that were asked about before; and an enemy, who does not know that
    hand, cannot tell which worlds were sampled.
    """

    knowledge: bytes = b""
    filters: Filters | None = None

    def recall(self, known: Games, begin: Callable[[np.random.Generator], Filters]) -> Filters:
        """Return the filters at that start, made by `begin` if others are remembered."""
        knowledge = known_at_the_start_of_the_election(known)
        if self.filters is None or knowledge != self.knowledge:
            seed = int.from_bytes(blake2b(knowledge).digest(), "big")
            self.knowledge, self.filters = knowledge, begin(np.random.default_rng(seed))
        return self.filters.copy()


def posterior(
    known: Games, policy: Policy, particles: int, rng: np.random.Generator, epsilon: float = EPSILON
) -> Games:
    """Return worlds of the one game in `known`, given that the enemy has played `policy`.

    `particles` of them, equally weighted, some of them perhaps identical. If the policy cannot
    have led to what was seen, they are uniform.
    """
    settings = SearchSettings(particles=particles, epsilon=epsilon)
    found = posteriors(known, lambda games, _: policy(games), (1.0,), settings, rng)
    return found[0].worlds if found else uniform(known, particles, rng)


def posteriors(
    known: Games,
    policies: KindPolicies,
    priors: Sequence[float],
    settings: SearchSettings,
    rng: np.random.Generator,
    memory: Memory | None = None,
) -> Sequence[Belief]:
    """Return the beliefs for those kinds of enemies that may have led to what was seen, if any.

    `priors` are the kinds' probabilities before the first placement. Of the settings, `particles`
    says how many worlds each belief has, `epsilon` how often the enemy places at random. A `memory`
    is always used with the same policies, priors and settings.
    """

    def before_the_election(stream: np.random.Generator) -> Filters:
        filters = Filters.at_the_start(known, priors, settings.particles, stream)
        start = PLIES_AN_ELECTION * known.election
        filters.follow(known, start, policies, stream, settings.epsilon)
        return filters

    if memory is None or known.election == 0:
        filters = before_the_election(rng)
    else:
        filters = memory.recall(known, before_the_election)
    filters.follow(known, known.ply, policies, rng, settings.epsilon)
    if not len(filters.numbers):
        return ()
    logs, worlds = filters.log_weights(), filters.sampled(known, rng)
    draw_own_future(worlds, rng)
    rows = np.arange(len(worlds)).reshape(len(logs), settings.particles)
    return [
        Belief(int(number), worlds.take(of_kind), float(log))
        for number, of_kind, log in zip(filters.numbers, rows, logs, strict=True)
    ]


def known_at_the_start_of_the_election(known: Games) -> bytes:
    """Return what the seat to play knew then: cards, placements, faces, and its own tiles."""
    plies = range(PLIES_AN_ELECTION * known.election)
    own = np.array([[seat_of_ply(ply) == known.seat] for ply in plies])
    placed, shown = slice(len(plies)), known.shown[: len(plies)]
    faces = np.where(own | shown, known.tiles[placed], np.int8(UNKNOWN))
    drawn = known.place[known.seat] != Place.RESERVE
    parts = (known.kinds[:, : known.election + 1], known.buildings[placed], shown, faces, drawn)
    return bytes([known.seat]) + b"".join(part.tobytes() for part in parts)
