"""The posterior of the enemy's tiles, the memory of the search, and uniform worlds."""

import math
import random
from collections import Counter
from collections.abc import Mapping
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.imagined import as_played, endgame, known_at, network
from tests.readers import PlayedGame, positions, replay
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import (
    PLIES,
    PLIES_AN_ELECTION,
    TILES,
    Games,
    Place,
    random_tiles,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats, sample
from tyrus_desktop.players.batch.relative import MOVES, RELATIVE_BUILDING, RELATIVE_TILE
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import Belief, Memory, Policy, posterior, posteriors
from tyrus_desktop.players.filters import random_orders, systematic_resample
from tyrus_desktop.players.kinds import Kind, policies_of
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.players.worlds import hidden_plies, uniform

LAST_DRAWN = 7
"""The first election, counted from 0, with empty reserves."""


def indifferent(games: Games) -> Floats:
    """Return (N, 180): the policy of playing all placements equally often."""
    return np.full((len(games), MOVES), 1 / 54, np.float32)


def indifferent_before(election: int, policy: Policy) -> Policy:
    return lambda games: (policy if games.election >= election else indifferent)(games)


@settings(max_examples=settings().max_examples // 2)
@given(positions(), st.integers(0, 2**32))
def test_sampled_worlds_give_the_same_view(game: PlayedGame, seed: int) -> None:
    referee = replay(game)
    side = referee.view(Side.IVORY).to_play
    if side is None:
        return
    view = referee.view(side)
    rng = np.random.default_rng(seed)
    worlds = posterior(games_of_view(view), network(seed).probabilities, 4, rng)
    for number in range(4):
        assert replay(as_played(worlds, number, view.first)).view(side) == view


def shares_by_enumeration(known: Games, policy: Policy) -> Mapping[tuple[int, ...], float]:
    """Return the probability of each arrangement of the enemy's hidden tiles.

    Every arrangement is replayed from the start, without a filter. `policy` counts from
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


def highest_voter(games: Games) -> Floats:
    """Return (N, 180): the policy of placing the highest voter at home, or else anything."""
    legal = games.place[games.seat] == Place.HAND
    voters = np.take_along_axis(legal, (np.arange(10) + 10 * games.kind[:, None]), axis=1)
    weights = np.where(voters.any(axis=1), 0, 1 / 54)[:, None] * np.ones(MOVES, np.float32)
    highest = 9 - voters[:, ::-1].argmax(axis=1)
    has = voters.any(axis=1)
    weights[has, 6 * highest[has]] = 1
    return weights.astype(np.float32)


def test_epsilon_is_the_share_of_random_placements() -> None:
    """The share of hands with a higher voter than the placed tile is computed by counting."""
    epsilon, known = 0.5, known_at(1, 1)
    known.buildings[0] = known.kind
    worlds = posterior(known, highest_voter, 8000, np.random.default_rng(3), epsilon)
    voters = 10 * int(known.kinds[0, 0]) + np.arange(10)
    placed = worlds.tiles[0] - voters[0]
    held = worlds.place[0][:, voters] == Place.HAND
    higher = (held & (np.arange(10) > placed[:, None])).any(axis=1)
    others = ((placed < 0) | (placed > 9) | higher).mean()
    # Each of nine tiles goes into each of six buildings; a hand without voters places anything.
    without = math.comb(20, 9) / math.comb(30, 9)
    other = (1 - without) * 8 * epsilon / 54 + without * 9 / 54
    highest = (1 - without) * (1 - epsilon + epsilon / 54)
    assert others == pytest.approx(other / (other + highest), abs=0.02)


def test_orders_that_meet_the_deadlines_are_equally_likely() -> None:
    """Six tiles take the last six positions; two of them have deadlines."""
    undrawn = np.zeros((12_000, TILES), np.bool_)
    undrawn[:, :6] = True
    deadline = np.full(TILES, TILES)
    deadline[[4, 1, 20]] = 26, 27, 9
    drawn_as = random_orders(undrawn, deadline, 24, np.random.default_rng(3))
    assert (drawn_as[:, 6:] == 127).all()
    seen = Counter(map(tuple, drawn_as[:, :6].tolist()))
    every = [order for order in permutations(range(24, 30)) if order[4] < 26 and order[1] < 27]
    assert set(seen) == set(every)
    mean = 12_000 / len(every)
    squares = sum((seen[order] - mean) ** 2 / mean for order in every)
    assert squares < len(every) + 4 * (2 * len(every)) ** 0.5


def test_posterior_finds_the_true_tiles_better_than_chance() -> None:
    rng = np.random.default_rng(5)
    policy = network(6).probabilities
    games = Games.shuffled(10, rng)
    gain = []
    while games.ply < 4 * PLIES_AN_ELECTION + 1:
        move = sample(policy(games), rng)
        kind = games.kind.astype(int)
        building = RELATIVE_BUILDING[games.seat].argsort(axis=1)[kind, move % 6]
        games.play((move // 6 + 10 * kind) % TILES, building)
    for number in range(len(games)):
        known = games.take(np.array([number]))
        plies = hidden_plies(known, 1 - known.seat)
        believed, chance = (
            (worlds.tiles[plies] == known.tiles[plies]).mean(axis=1)
            for worlds in (posterior(known, policy, 60, rng), uniform(known, 60, rng))
        )
        gain += (believed - chance).tolist()
    assert np.mean(gain) > 4 * np.std(gain) / len(gain) ** 0.5 > 0


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
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, 1))
    return found


def beliefs(known: Games, memory: Memory, seed: int = 1) -> list[Belief]:
    """Return the beliefs of the seat to play."""
    priors, rng = [kind.prior for kind in KINDS], np.random.default_rng(seed)
    return list(posteriors(known, policies_of(KINDS), priors, SETTINGS, rng, memory))


def test_samples_depend_on_the_hidden_hand() -> None:
    """Only a tile of the hand is exchanged with an undrawn one."""
    for known in turns_of(0, 5):
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
    for known in turns_of(0, 6):
        asked.clear()
        posteriors(known, policies, priors, SETTINGS, np.random.default_rng(1), memory)
        start = PLIES_AN_ELECTION * known.election
        first = known.ply - start < 2
        every = [ply for ply in range(known.ply) if seat_of_ply(ply) != known.seat]
        assert asked == [ply for ply in every if first or ply >= start]


@given(positions(), st.integers(0, 2**32))
def test_worlds_give_the_same_view(game: PlayedGame, seed: int) -> None:
    referee = replay(game)
    side = referee.view(Side.IVORY).to_play
    if side is None:
        return
    view = referee.view(side)
    worlds = uniform(games_of_view(view), 4, np.random.default_rng(seed))
    for number in range(4):
        assert replay(as_played(worlds, number, view.first)).view(side) == view


def test_worlds_are_playable_games() -> None:
    rng = np.random.default_rng(1)
    for start in (0, 7, 20, 33, 46, 50):
        worlds = uniform(known_at(start, start), 6, rng)
        while worlds.ply < PLIES:
            worlds.play(random_tiles(worlds.legal(), rng), rng.integers(0, 6, len(worlds)))
        for number in range(len(worlds)):
            winner = replay(as_played(worlds, number, Side.IVORY)).view(Side.IVORY).outcome
            signs = {None: 0, Side.IVORY: 1, Side.BROWN: -1}
            assert winner is not None
            assert signs[winner.winner] == worlds.winner[number]


def test_worlds_do_not_depend_on_hidden_tiles() -> None:
    for start in range(0, PLIES, 5):
        known = known_at(start, start)
        whole = uniform(known, 5, np.random.default_rng(2))
        games = mixed(known, random.Random(start))
        again = uniform(games, 5, np.random.default_rng(2))
        for name in ("place", "sums", "tiles", "kinds"):
            assert getattr(again, name).tolist() == getattr(whole, name).tolist(), name


def mixed(known: Games, rng: random.Random) -> Games:
    """Return the game with the enemy's unseen tiles permuted and all hidden data overwritten."""
    games, enemy = known.take(np.zeros(1, np.intp)), 1 - known.seat
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN)
    games.place[enemy, 0, unseen] = rng.sample(known.place[enemy, 0, unseen].tolist(), len(unseen))
    games.sums[enemy] = rng.randrange(30)
    games.kinds[:, games.election + 1 :] = 0
    games.drawn_as[:] = rng.randrange(30)
    games.tiles[hidden_plies(known, enemy)] = 0
    return games


def test_unseen_tiles_are_equally_likely_everywhere() -> None:
    """They may be on the board, in hand or in the reserve; own draws and cards vary, too."""
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
