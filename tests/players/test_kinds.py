"""The belief about the kind of enemy: evidence, recognition, and shares of worlds."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import log
from pathlib import Path

import numpy as np
import pytest

from tests.imagined import known_at, network
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import TILES, Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import Belief, posteriors
from tyrus_desktop.players.kinds import Kind, Mixture, policies_of, shares
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import EXPLOITERS
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.referee import Referee

BUILDINGS = 6
QUICK = SearchSettings(particles=32, placements=3, worlds=8)


def quick() -> SearchPlayer:
    player = create("archon")
    assert isinstance(player, SearchPlayer)
    return replace(player, settings=QUICK)


def anything(games: Games) -> Floats:
    """Return (N, 180): a policy that makes all legal moves equally often."""
    chances: Floats = np.repeat(legal_tiles(games), BUILDINGS, axis=1).astype(np.float32)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def view_after(elections: int, enemy: str, seed: int) -> PlayerView:
    """Return Ivory's view at its first turn after some elections against an enemy."""
    for number in range(seed, seed + 100):
        rng = random.Random(number)
        referee = Referee(Deal.shuffled(rng))
        players = {Side.IVORY: create("senator"), Side.BROWN: create(enemy)}
        while (side := referee.view(Side.IVORY).to_play) is not None:
            view = referee.view(side)
            if side is Side.IVORY and len(view.tallies) == elections:
                return view
            referee.play(side, players[side].choose(view, rng, never))
    raise AssertionError


def at_home(games: Games) -> Floats:
    """Return (N, 180): a policy that places any tile at home in the current election."""
    first = np.arange(TILES * BUILDINGS) % BUILDINGS == 0
    chances: Floats = np.where(first, BUILDINGS * anything(games), 0)
    return chances


def beliefs(known: Games, epsilon: float, *kinds: Kind) -> Sequence[Belief]:
    rng, priors = np.random.default_rng(1), [kind.prior for kind in kinds]
    settings = SearchSettings(particles=16, epsilon=epsilon)
    return posteriors(known, policies_of(kinds), priors, settings, rng)


def test_weight_of_an_enemy_kind_is_prior_times_likelihood() -> None:
    """Before the first tally, a uniform policy chooses each building with probability 1/6."""
    (belief,) = beliefs(known_at(4, 1), 0.1, Kind(anything, prior=0.25))
    assert belief.log_weight == pytest.approx(log(0.25) - 2 * log(6), abs=1e-5)
    assert len(belief.worlds) == 16


def test_enemy_kinds_are_filtered_independently() -> None:
    known = known_at(4, 1)
    known.buildings[1:4:2] = 3 + known.kind  # Both placements of seat 1.
    both = beliefs(known, 0.1, Kind(anything, 0.5), Kind(at_home, 0.5))
    assert [belief.kind for belief in both] == [0, 1]
    weights = [belief.log_weight - log(0.5) for belief in both]
    assert weights == pytest.approx([-2 * log(6), 2 * log(0.9 + 0.1 / 6)], abs=1e-5)
    shared = shares(both, 1000)
    assert sum(shared) == 1000
    assert shared[0] == pytest.approx(1000 / (1 + 36 * 0.91667**2), abs=1)
    assert shares([replace(each, log_weight=-2000.0) for each in both], 10) == [5, 5]


def test_unlikely_enemy_kind_is_dropped() -> None:
    known = known_at(12, 1)
    found = beliefs(known, 1e-12, Kind(anything, 0.5), Kind(at_home, 0.5))
    assert [belief.kind for belief in found] == [0]
    assert not beliefs(known, 0, Kind(at_home))


def test_each_enemy_kind_plays_its_share_of_a_batch() -> None:
    games = Games.shuffled(6, np.random.default_rng(1))
    mixture = Mixture(network(2), network(3))
    kinds = [Kind(at_home), Kind(network(1)), Kind(anything), Kind(mixture)]
    chances = policies_of(kinds)(games, np.array([1, 0, 3]))
    for rows, number in zip(np.arange(6).reshape(3, 2), (1, 0, 3), strict=True):
        wanted = kinds[number].policy()(games.take(rows))
        np.testing.assert_allclose(chances[rows], wanted, atol=1e-5)
    mean = (network(2).probabilities(games) + network(3).probabilities(games)) / 2
    np.testing.assert_allclose(mixture(games), mean, atol=1e-6)


def test_worlds_are_uniform_if_no_enemy_kind_is_possible() -> None:
    settings = replace(QUICK, epsilon=0)
    player = replace(quick(), kinds=(Kind(at_home),), settings=settings)
    ((worlds, policy),) = player.beliefs(known_at(12, 1), np.random.default_rng(1))
    assert len(worlds) == QUICK.worlds
    assert policy is at_home


@pytest.mark.parametrize(
    ("enemy", "kind"),
    [("greedy", 3), (EXPLOITERS, 6)],
)
def test_search_recognises_its_enemy(enemy: str | Path, kind: int) -> None:
    """The former Consul plays one of the former networks."""
    player, right = quick(), 0
    wanted = player.kinds[kind].policy()
    for seed in range(3):
        known = games_of_view(view_after(5, str(enemy), 100 * seed))
        parts = player.beliefs(known, np.random.default_rng(seed))
        assert sum(len(worlds) for worlds, _ in parts) == QUICK.worlds
        for worlds, _ in parts:
            assert worlds.ply == known.ply
            assert (worlds.place[known.seat] == known.place[known.seat]).all()
            assert (worlds.buildings[: known.ply] == known.buildings[: known.ply]).all()
        right += max(parts, key=lambda part: len(part[0]))[1] == wanted
    assert right >= 2


def test_first_worlds_are_divided_according_to_the_prior() -> None:
    player = replace(quick(), settings=replace(QUICK, worlds=1000))
    parts = player.beliefs(known_at(0, 1), np.random.default_rng(1))
    assert [len(worlds) for worlds, _ in parts] == [100, 497, 40, 30, 30, 3, 300]
