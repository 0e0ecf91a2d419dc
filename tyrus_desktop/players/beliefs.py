"""Beliefs about the enemy's hidden tiles: worlds sampled from the posterior.

Particle filters (`filters`) follow the history as the observer, by default the seat to
play, has seen it. A tally reveals
tiles that were placed long before, so the filters restart after each tally. Between two tallies
they continue.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from tyrus_desktop.engine.deal import DRAW, HAND
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
"""Maps N games to (N, 180): the probability of each relative move of the seat to play."""


@dataclass(frozen=True, slots=True)
class Belief:
    """Equally likely worlds, given that the enemy is of one kind."""

    kind: int
    worlds: Games
    log_weight: float
    """The log of the kind's prior times the likelihood of the history, given the kind."""


@dataclass(slots=True)
class Memory:
    """The filters at the start of the current election, for reuse at its later placements.

    The observer's knowledge at that start is the seed of the samples. So a belief doesn't
    depend on earlier calls, and an enemy, who doesn't know the hand, can't predict the samples.
    """

    knowledge: bytes = b""
    filters: Filters | None = None
    salt: bytes = b""
    """Part of the seed: beliefs with different salts are independent samples."""
    before_draws: bool = False
    """Whether only what the observer knew when the last election was counted is part of the seed,
    and not what it has drawn and what card has come since; neither tells of the enemy's tiles.
    """

    def recall(
        self, known: Games, observer: int, begin: Callable[[np.random.Generator], Filters]
    ) -> Filters:
        """Return a copy of the filters at that start, creating them with `begin` if necessary."""
        knowledge = knowledge_before_election(known, observer, before_draws=self.before_draws)
        if self.filters is None or knowledge != self.knowledge:
            seed = int.from_bytes(blake2b(self.salt + knowledge).digest(), "big")
            self.knowledge, self.filters = knowledge, begin(np.random.default_rng(seed))
        return self.filters.copy()


def posterior(
    known: Games,
    policy: Policy,
    particles: int,
    rng: np.random.Generator,
    epsilon: float,
    observer: int | None = None,
) -> Games:
    """Return worlds of one game, given that the enemy has played `policy`.

    The worlds are equally likely, and some may be identical. They are sampled uniformly if the
    policy can't have led to this game.

    Args:
        known: A batch of one game.
        policy: The policy of the enemy.
        particles: The number of worlds.
        rng: The random number generator.
        epsilon: The probability of a uniformly random placement by the enemy.
        observer: The seat whose belief this is, by default the seat to play.
    """
    settings = SearchSettings(particles=particles, epsilon=epsilon)
    found = posteriors(known, lambda games, _: policy(games), (1.0,), settings, rng, None, observer)
    return found[0].worlds if found else uniform(known, particles, rng, observer)


def posteriors(  # noqa: PLR0913 - what a belief depends on
    known: Games,
    policies: KindPolicies,
    priors: Sequence[float],
    settings: SearchSettings,
    rng: np.random.Generator,
    memory: Memory | None = None,
    observer: int | None = None,
) -> Sequence[Belief]:
    """Return the beliefs for the kinds of enemies that can have led to this game, if any.

    Args:
        known: A batch of one game.
        policies: The policies of the kinds.
        priors: The probability of each kind before the first placement.
        settings: `particles` is the number of worlds in each belief; `epsilon` is the probability
            of a uniformly random placement by the enemy.
        rng: The random number generator.
        memory: Filters to reuse, to save time. It must always be used with the same policies,
            priors and settings.
        observer: The seat whose beliefs these are, by default the seat to play.
    """
    observer = known.seat if observer is None else observer
    filters = followed(known, policies, priors, settings, rng, memory, observer)
    if not len(filters.numbers):
        return ()
    logs, worlds = filters.log_weights(), filters.sampled(known, rng)
    draw_own_future(worlds, rng, observer)
    rows = np.arange(len(worlds)).reshape(len(logs), settings.particles)
    return [
        Belief(int(number), worlds.take(of_kind), float(log))
        for number, of_kind, log in zip(filters.numbers, rows, logs, strict=True)
    ]


def followed(  # noqa: PLR0913 - as `posteriors`
    known: Games,
    policies: KindPolicies,
    priors: Sequence[float],
    settings: SearchSettings,
    rng: np.random.Generator,
    memory: Memory | None,
    observer: int,
) -> Filters:
    """Return the filters at a moment of a game, for the arguments of `posteriors`."""

    def before_the_election(stream: np.random.Generator) -> Filters:
        filters = Filters.at_the_start(known, observer, priors, settings.particles, stream)
        start = PLIES_AN_ELECTION * known.election
        filters.follow(known, start, policies, stream, settings.epsilon)
        return filters

    if memory is None or known.election == 0:
        filters = before_the_election(rng)
    else:
        filters = memory.recall(known, observer, before_the_election)
    filters.follow(known, known.ply, policies, rng, settings.epsilon)
    return filters


def knowledge_before_election(known: Games, observer: int, *, before_draws: bool = False) -> bytes:
    """Encode the observer's knowledge before the current election.

    It consists of the cards, the placements, the shown faces, and its own tiles; without the latest
    card and tiles if `before_draws`.
    """
    plies = range(PLIES_AN_ELECTION * known.election)
    own = np.array([[seat_of_ply(ply) == observer] for ply in plies])
    placed, shown = slice(len(plies)), known.shown[: len(plies)]
    faces = np.where(own | shown, known.tiles[placed], np.int8(UNKNOWN))
    cards, drawn = known.election + 1, known.place[observer] != Place.RESERVE
    if before_draws:
        cards, drawn = cards - 1, known.drawn_as[observer] < HAND + DRAW * (known.election - 1)
    parts = (known.kinds[:, :cards], known.buildings[placed], shown, faces, drawn)
    return bytes([observer]) + b"".join(part.tobytes() for part in parts)
