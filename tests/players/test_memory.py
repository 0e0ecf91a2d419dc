"""The memory of the search saves time and changes no belief."""

import numpy as np

from tests.imagined import known_at, network
from tyrus_desktop.players.batch.games import (
    PLIES_AN_ELECTION,
    TILES,
    Games,
    Place,
    random_tiles,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.beliefs import Belief, Memory, posteriors
from tyrus_desktop.players.kinds import Kind, policies_of
from tyrus_desktop.players.traits import SearchSettings

KINDS = (Kind(network(1), 0.7), Kind(network(2), 0.3))
SETTINGS = SearchSettings(particles=16, placements=4, worlds=16, epsilon=0.05)
NO_NOISE = np.zeros((1, TILES))


def positions(seat: int, seed: int) -> list[Games]:
    """Return a random game at each turn of a seat in the first three elections."""
    rng, found = np.random.default_rng(seed), []
    games = known_at(0, seed)
    while games.election < 3:
        if games.seat == seat:
            found.append(games.take(np.array([0])))
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, 1))
    return found


def beliefs(known: Games, memory: Memory, seed: int = 1) -> list[Belief]:
    """Return the beliefs of the seat to play."""
    priors, rng = [kind.prior for kind in KINDS], np.random.default_rng(seed)
    return list(posteriors(known, policies_of(KINDS), priors, SETTINGS, rng, memory))


def test_samples_depend_on_the_hidden_hand() -> None:
    """Only a tile of the hand is exchanged with an undrawn one."""
    for known in positions(0, 5):
        if not known.election:
            continue
        own, other = known.seat, known.take(np.array([0]))
        held = np.flatnonzero(known.place[own, 0] == Place.HAND)[0]
        undrawn = np.flatnonzero(known.place[own, 0] == Place.RESERVE)[0]
        other.place[own, 0, [held, undrawn]] = other.place[own, 0, [undrawn, held]]
        one, two = beliefs(known, Memory()), beliefs(other, Memory())
        enemy = 1 - own
        assert not all(
            np.array_equal(a.worlds.place[enemy], b.worlds.place[enemy])
            for a, b in zip(one, two, strict=False)
        )


def test_earlier_elections_are_filtered_once_per_election() -> None:
    asked: list[int] = []

    def policies(games: Games, numbers: np.ndarray) -> Floats:
        asked.append(games.ply)
        return policies_of(KINDS)(games, numbers)

    memory, priors = Memory(), [kind.prior for kind in KINDS]
    for known in positions(0, 6):
        asked.clear()
        posteriors(known, policies, priors, SETTINGS, np.random.default_rng(1), memory)
        start = PLIES_AN_ELECTION * known.election
        first = known.ply - start < 2
        every = [ply for ply in range(known.ply) if seat_of_ply(ply) != known.seat]
        assert asked == [ply for ply in every if first or ply >= start]
