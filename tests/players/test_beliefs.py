"""The posterior over the enemy's tiles, the memory of the search, and uniform worlds."""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.imagined import as_played, endgame, known_at, network, play_on
from tests.readers import PlayedGame, positions, replay
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import (
    PLIES,
    PLIES_AN_ELECTION,
    TILES,
    Games,
    Place,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import MOVES, RELATIVE_BUILDING, RELATIVE_TILE
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import Memory, Policy, posterior, posteriors
from tyrus_desktop.players.filters import systematic_resample
from tyrus_desktop.players.kinds import Kind, policies_of
from tyrus_desktop.players.traits import EPSILON, SearchSettings
from tyrus_desktop.players.worlds import hidden_plies, redraw_chance, uniform

LAST_DRAWN = 7
"""The first election, counted from 0, with empty reserves."""


def indifferent(games: Games) -> Floats:
    """Return (N, 180): a policy that makes all placements equally often."""
    return np.full((len(games), MOVES), 1 / 54, np.float32)


def indifferent_before(election: int, policy: Policy) -> Policy:
    return lambda games: (policy if games.election >= election else indifferent)(games)


def shares_by_enumeration(known: Games, policy: Policy) -> Mapping[tuple[int, ...], float]:
    """Return the probability of each arrangement of the enemy's hidden tiles.

    Every arrangement is replayed from the start, without a filter. `policy` applies from
    `LAST_DRAWN` on, when an arrangement determines the hand.
    """
    enemy = 1 - known.seat
    plies = hidden_plies(known, enemy)
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN).tolist()
    every = np.array(list(permutations(unseen, len(plies))))
    placed = np.repeat(known.tiles[: known.ply], len(every), axis=1)
    placed[plies] = every.T
    order = np.full((2, len(every), TILES), TILES - 1, np.int8)
    for seat in range(2):
        own = [ply for ply in range(known.ply) if seat_of_ply(ply) == seat]
        for position, ply in enumerate(own):
            order[seat, np.arange(len(every)), placed[ply]] = position
    games = Games.dealt(order, np.repeat(known.kinds, len(every), axis=0))
    chances = np.ones(len(every))
    while games.ply < known.ply:
        tile, building = placed[games.ply], known.buildings[games.ply, 0]
        if games.seat == enemy and games.election >= LAST_DRAWN:
            kind = games.kind.astype(int)
            move = 6 * RELATIVE_TILE[kind, tile] + RELATIVE_BUILDING[enemy][kind, building]
            chances *= policy(games)[np.arange(len(every)), move]
        games.play(tile, np.full(len(every), building))
    return dict(zip(map(tuple, every.tolist()), chances / chances.sum(), strict=True))


@pytest.mark.parametrize(
    ("hidden", "ply", "seed", "particles"),
    [(2, 50, 1, 1500), pytest.param(2, 52, 2, 5000, marks=pytest.mark.long),
     pytest.param(3, 52, 3, 5000, marks=pytest.mark.long)],
)  # fmt: skip
def test_posterior_of_an_endgame_matches_enumeration(
    hidden: int, ply: int, seed: int, particles: int
) -> None:
    known = endgame(hidden, ply, seed)
    plies = hidden_plies(known, 1 - known.seat)
    policy = indifferent_before(LAST_DRAWN, network(seed).probabilities)
    exact = shares_by_enumeration(known, policy)
    rng = np.random.default_rng(seed)
    worlds = posterior(known, policy, particles, rng, epsilon=0)
    assert distance(exact, worlds.tiles[plies]) < 0.06
    assert distance(exact, uniform(known, particles, rng).tiles[plies]) > 0.3
    search = SearchSettings(particles=particles, epsilon=0)
    (belief,) = posteriors(known, lambda each, _: policy(each), (1,), search, rng, Memory())
    assert distance(exact, belief.worlds.tiles[plies]) < 0.06


def distance(exact: Mapping[tuple[int, ...], float], tiles: np.ndarray) -> float:
    """Return the total variation distance: 0 for equal distributions, 1 for disjoint ones."""
    seen = Counter(zip(*tiles.tolist(), strict=True))
    assert set(seen) <= set(exact)
    return sum(abs(seen[each] / seen.total() - share) for each, share in exact.items()) / 2


def test_resampling_is_proportional_to_the_weights() -> None:
    chosen = systematic_resample(np.array([0, 1, 0, 3, 0]), 1000, np.random.default_rng(1))
    assert np.bincount(chosen, minlength=5).tolist() == [0, 250, 0, 750, 0]


KINDS = (Kind(network(1), 0.7), Kind(network(2), 0.3))
SETTINGS = SearchSettings(particles=16, placements=4, worlds=16, epsilon=0.05)


def turns_of(seat: int, seed: int) -> list[Games]:
    """Return a random game at each turn of a seat in the first three elections."""
    rng, found = np.random.default_rng(seed), []
    games = known_at(0, seed)
    while games.election < 3:
        if games.seat == seat:
            found.append(games.take(np.array([0])))
        play_on(games, rng)
    return found


def test_search_memory_filters_earlier_elections_only_once() -> None:
    asked: list[int] = []

    def policies(games: Games, numbers: np.ndarray) -> Floats:
        asked.append(games.ply)
        return policies_of(KINDS)(games, numbers)

    memory, priors = Memory(), [kind.prior for kind in KINDS]
    for known in turns_of(0, 6):
        asked.clear()
        posteriors(known, policies, priors, SETTINGS, np.random.default_rng(1), memory)
        start = PLIES_AN_ELECTION * known.election
        first = known.ply - start < 2
        every = [ply for ply in range(known.ply) if seat_of_ply(ply) != known.seat]
        assert asked == [ply for ply in every if first or ply >= start]


@given(positions(), st.integers(0, 2**32))
def test_sampled_worlds_have_the_observed_view(game: PlayedGame, seed: int) -> None:
    referee = replay(game)
    side = referee.view(Side.IVORY).to_play
    if side is None:
        return
    view, rng = referee.view(side), np.random.default_rng(seed)
    known = games_of_view(view)
    for worlds in (
        uniform(known, 4, rng),
        posterior(known, network(seed).probabilities, 4, rng, EPSILON),
    ):
        for number in range(4):
            assert replay(as_played(worlds, number, view.first)).view(side) == view


def test_sampled_worlds_are_playable_games() -> None:
    rng = np.random.default_rng(1)
    for start in (0, 7, 20, 33, 46, 50):
        worlds = uniform(known_at(start, start), 6, rng)
        while worlds.ply < PLIES:
            play_on(worlds, rng)
        for number in range(len(worlds)):
            winner = replay(as_played(worlds, number, Side.IVORY)).view(Side.IVORY).outcome
            signs = {None: 0, Side.IVORY: 1, Side.BROWN: -1}
            assert winner is not None
            assert signs[winner.winner] == worlds.winner[number]


def test_sampled_worlds_do_not_depend_on_hidden_tiles() -> None:
    for start in range(0, PLIES, 5):
        known = known_at(start, start)
        whole = uniform(known, 5, np.random.default_rng(2))
        games = mixed(known, random.Random(start), known.seat)
        again = uniform(games, 5, np.random.default_rng(2))
        for name in ("place", "sums", "tiles", "kinds"):
            assert getattr(again, name).tolist() == getattr(whole, name).tolist(), name


def mixed(known: Games, rng: random.Random, observer: int) -> Games:
    """Return the game with the enemy's unseen tiles permuted and all hidden data overwritten."""
    games, enemy = known.take(np.zeros(1, np.intp)), 1 - observer
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN)
    games.place[enemy, 0, unseen] = rng.sample(known.place[enemy, 0, unseen].tolist(), len(unseen))
    games.sums[enemy] = rng.randrange(30)
    games.kinds[:, games.election + 1 :] = 0
    games.drawn_as[:] = rng.randrange(30)
    games.tiles[hidden_plies(known, enemy)] = 0
    return games


def test_unseen_tiles_are_equally_likely_everywhere() -> None:
    """Places are the board, the hand and the reserve. The side's own draws and cards vary, too."""
    known = known_at(27, 6)
    worlds = uniform(known, 20_000, np.random.default_rng(5))
    enemy, own = 1 - known.seat, known.seat
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN)
    for ply in hidden_plies(known, enemy):
        close_to_even(np.bincount(worlds.tiles[ply], minlength=30)[unseen])
    close_to_even((worlds.place[enemy] == Place.HAND).sum(axis=0)[unseen])
    for seat, tiles in ((enemy, unseen), (own, np.flatnonzero(known.place[own, 0] == 0))):
        for position in range(21, 30):
            close_to_even((worlds.drawn_as[seat] == position).sum(axis=0)[tiles])
    turned = known.kinds[0, :5].tolist()
    for kind in range(3):
        share = (3 - turned.count(kind)) / 4
        assert np.abs((worlds.kinds[:, 5:] == kind).mean(axis=0) - share).max() < 0.02
    assert [seat_of_ply(ply) for ply in (26, 27)] == [0, 1]


def close_to_even(counts: np.ndarray) -> None:
    mean = counts.mean()
    assert mean > 500
    assert np.abs(counts - mean).max() < 4.5 * mean**0.5


def test_redrawn_chance_keeps_the_past_and_mixes_the_future() -> None:
    known = known_at(24, 3)
    games = known.take(np.zeros(8000, np.intp))
    redraw_chance(games, np.random.default_rng(1))
    for name in ("place", "sums", "tiles", "buildings"):
        assert (getattr(games, name) == getattr(known, name)).all(), name
    games = known.take(np.zeros(8000, np.intp))
    redraw_chance(games, np.random.default_rng(1), draws=(1,), card=True)
    assert (games.place[0] == known.place[0]).all()
    latest = (known.drawn_as[1, 0] >= 18) & (known.drawn_as[1, 0] < 21)
    before = np.flatnonzero((known.place[1, 0] == Place.HAND) & ~latest)
    assert (games.place[1][:, before] == Place.HAND).all()
    undrawn = np.flatnonzero(latest | (known.place[1, 0] == Place.RESERVE))
    close_to_even((games.place[1] == Place.HAND).sum(axis=0)[undrawn])
    close_to_even((games.drawn_as[1] == 29).sum(axis=0)[undrawn])
    left = 3 - np.bincount(known.kinds[0, :4], minlength=3)
    assert np.abs(np.bincount(games.kind, minlength=3) / 8000 - left / 5).max() < 0.03


def test_beliefs_can_be_those_of_the_side_that_waits() -> None:
    """They keep its own hand and depend on nothing that is hidden from it."""
    for start in (6, 19, 33):
        known, waits = known_at(start, start), 1 - known_at(start, start).seat
        hidden = mixed(known, random.Random(start), waits)
        found = []
        for games in (known, hidden):
            rng = np.random.default_rng(1)
            found += [
                posterior(games, network(1).probabilities, 5, rng, EPSILON, waits),
                uniform(games, 5, rng, waits),
            ]
        for worlds, again in zip(found[:2], found[2:], strict=True):
            assert (worlds.place[waits] == known.place[waits]).all()
            for name in ("place", "sums", "tiles", "kinds"):
                assert getattr(again, name).tolist() == getattr(worlds, name).tolist(), name
