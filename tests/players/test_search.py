"""The searching player, and the informed search, which queries its rival."""

import random
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.imagined import critic, known_at, network
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.critic import Critic
from tyrus_desktop.players.batch.games import TILES, VALUE, Games, Place
from tyrus_desktop.players.batch.network import ARRAYS, Floats, Network
from tyrus_desktop.players.batch.policy import VALUE_OF_MOVE, NetworkPolicy
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import posterior
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.traits import EPSILON, SearchSettings
from tyrus_desktop.referee import Referee
from tyrus_desktop.training.informed_search import asking

LITTLE = SearchSettings(particles=16, placements=4, worlds=4)
ITSELF = (Kind(network(1)),)


def searcher(settings: SearchSettings = LITTLE) -> SearchPlayer:
    return SearchPlayer(NetworkPolicy(network(1)), critic(), settings, ITSELF)


def opening(seed: int) -> PlayerView:
    """Return the first player's view before the first placement."""
    return Referee(Deal.shuffled(random.Random(seed), Side.IVORY)).view(Side.IVORY)


def test_stopped_search_plays_by_its_network() -> None:
    view = opening(2)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    player = searcher(replace(LITTLE, worlds=10_000, value_temperature=1e-9))
    games = games_of_view(view)
    noise = np.zeros((1, 30))
    weights = player.move_weights(games, noise, np.random.default_rng(1), stop)
    assert asked == 1
    prior = player.policy.move_weights(games, noise)[0]
    np.testing.assert_array_equal(weights, prior / prior.sum())
    choices = {player.choose(view, random.Random(seed), stop) for seed in range(5)}
    assert choices <= set(view.legal_placements())
    assert len(choices) > 1  # The search does not always make the likeliest placement.


def test_search_prepares_for_an_election_without_changing_choices() -> None:
    """After it, a choice asks about the enemy's placements of this election alone."""
    asked: list[int] = []

    def recorded(games: Games) -> Floats:
        asked.append(games.election)
        return network(1).probabilities(games)

    for seed, seat in ((1, 0), (1, 1), (2, 0)):
        referee = Referee(Deal.shuffled(random.Random(seed), Side.IVORY))
        side, rng = (Side.IVORY, Side.BROWN)[seat], random.Random(seed)
        while referee.view(side).election < 4:
            mover = referee.view(side).to_play
            assert mover is not None
            referee.play(mover, rng.choice(list(referee.view(mover).legal_placements())))
        kinds = (Kind(recorded),)
        fresh, prepared = (
            SearchPlayer(NetworkPolicy(network(1)), critic(), LITTLE, kinds) for _ in range(2)
        )
        prepared.prepare(referee.view(side))
        while (mover := referee.view(side).to_play) is not side:
            assert mover is not None
            referee.play(mover, rng.choice(list(referee.view(mover).legal_placements())))
        asked.clear()
        choice = prepared.choose(referee.view(side), random.Random(3), never)
        assert set(asked) <= {3}
        assert choice == fresh.choose(referee.view(side), random.Random(3), never)
        assert set(asked) == {0, 1, 2, 3}


@dataclass(frozen=True, slots=True)
class GivenValues(SearchPlayer):
    """A search that values each placement a fixed amount above the next more likely one."""

    def evaluate(
        self, _worlds: Games, tried: NDArray[np.intp], *_rest: object
    ) -> NDArray[np.float64]:
        return np.arange(len(tried), dtype=np.float64) / 10


def test_search_takes_one_step_of_mirror_descent() -> None:
    settings = replace(LITTLE, value_temperature=0.5)
    player = GivenValues(NetworkPolicy(network(1)), critic(), settings, ITSELF)
    known, noise = known_at(8, 1), np.zeros((1, TILES))
    prior = player.policy.move_weights(known, noise)[0]
    tried = np.argsort(-prior)[: settings.placements]
    assert prior[tried[0]] > 1.2 * prior[tried[-1]]  # The network is not indifferent.
    weights = player.move_weights(known, noise, np.random.default_rng(1), never)
    assert set(np.flatnonzero(weights)) == set(tried)
    wanted = prior[tried] * np.exp(0.1 * np.arange(len(tried)) / 0.5)
    np.testing.assert_allclose(weights[tried] / weights[tried[0]], wanted / wanted[0], rtol=1e-5)


class FixedCritic(Critic):
    """A critic that gives every game the value 0.25."""

    def __call__(self, games: Games) -> Floats:
        return np.full(len(games), 0.25, np.float32)


@pytest.mark.parametrize("ply", [4, 5, 10, 11])
def test_search_values_are_for_the_searching_side(ply: int) -> None:
    """The critic values a game for the seat that opens the next election.

    Seat 0 opens the first and the third election, seat 1 the second.
    """
    player = SearchPlayer(NetworkPolicy(network(1)), FixedCritic(), LITTLE, ITSELF)
    worlds = known_at(ply, 1).take(np.zeros(3, np.intp))
    tried = np.flatnonzero(np.repeat(legal_tiles(worlds)[0], 6))[:2]
    (kind,) = player.kinds
    values = player.evaluate(worlds, tried, kind.policy(), np.random.default_rng(1), never)
    assert values is not None
    seat, opener = {4: (0, 1), 5: (1, 1), 10: (1, 0), 11: (0, 0)}[ply]
    assert worlds.seat == seat
    assert values.tolist() == [0.25 if seat == opener else -0.25] * 2


def test_rollouts_use_its_own_network_and_the_enemys_policy() -> None:
    played: set[tuple[str, bool, bool]] = set()
    known = known_at(8, 1)

    def record(name: str, games: Games) -> Floats:
        played.add((name, games.ply < known.ply, games.seat == known.seat))
        return network(1).probabilities(games)

    class Recording(Network):
        def probabilities(self, games: Games) -> Floats:
            return record("own", games)

    own = Recording(*(getattr(network(1), name) for name in ARRAYS))
    kind = Kind(partial(record, "enemy"))
    player = SearchPlayer(NetworkPolicy(own), critic(), LITTLE, (kind,))
    player.move_weights(known, np.zeros((1, TILES)), np.random.default_rng(1), never)
    assert played == {("enemy", True, False), ("enemy", False, False), ("own", False, True)}


@dataclass(frozen=True, slots=True)
class HighestFirst(NetworkPolicy):
    """A policy that considers only the highest tile of its hand."""

    def move_weights(self, games: Games, _: NDArray[np.float64]) -> Floats:
        values = np.where(legal_tiles(games), VALUE_OF_MOVE[::6], 0)
        highest = values == values.max(axis=1, keepdims=True)
        return np.repeat(highest, 6, axis=1).astype(np.float32)


def test_search_that_knows_its_rivals_search_infers_from_it() -> None:
    rng = np.random.default_rng(8)
    games = Games.shuffled(1, rng)
    highest = np.where(games.legal()[0], VALUE, 0).argmax()
    games.play(np.array([highest]), np.array([0]))
    indifferent = replace(LITTLE, placements=TILES, value_temperature=1e6)
    rival = SearchPlayer(HighestFirst(network(1)), critic(), indifferent, ITSELF)
    asks = asking(rival)
    assert (asks.policy.network, asks.critic) == (rival.policy.network, rival.critic)
    assert [kind.past for kind in asks.kinds] == [rival.policy.network]
    player = replace(asks, settings=replace(LITTLE, particles=200, worlds=200, epsilon=1e-6))
    ((worlds, _),) = player.beliefs(games, rng)
    placed = VALUE[worlds.tiles[0]]
    held = np.where(worlds.place[0] == Place.HAND, VALUE, 0).max(axis=1)
    assert (placed >= held).all()
    # A search without that knowledge samples other worlds, too.
    others = posterior(games, network(1).probabilities, 200, rng, EPSILON)
    assert (VALUE[others.tiles[0]] < placed.min()).any()
