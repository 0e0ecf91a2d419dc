"""The searching player: fair, deterministic, quick to stop, better than its network."""

import random
from dataclasses import dataclass, replace

import numpy as np
import pytest

from tests.imagined import network
from tests.readers import PlayedGame, other_world, replay
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.critic import Critic
from tyrus_desktop.players.batch.encoding import legal_tiles, moves
from tyrus_desktop.players.batch.games import PLIES, VALUE, Games, Place, random_tiles
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.policy import VALUE_OF_MOVE, NetworkPolicy
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import posterior
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import TrainedPlayer
from tyrus_desktop.players.traits import PLAIN, SearchSettings, Traits
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament import play_pair
from tyrus_desktop.training.search import InformedSearch, informed_search

LITTLE = SearchSettings(particles=16, placements=4, worlds=4)


def searcher(effort: SearchSettings = LITTLE, traits: Traits = PLAIN) -> SearchPlayer:
    return SearchPlayer(NetworkPolicy(network(1), traits), Critic(), effort)


def opening(seed: int) -> PlayerView:
    """Return the view of the first player."""
    referee = Referee(Deal.shuffled(random.Random(seed)))
    side = referee.view(Side.IVORY).to_play
    assert side is not None
    return referee.view(side)


@pytest.mark.parametrize("traits", [PLAIN, Traits(attention=0.5, memory=1, bluff=8.0)])
def test_its_choice_is_legal_deterministic_and_independent_of_what_is_hidden(
    traits: Traits,
) -> None:
    rng = random.Random(1)
    player = searcher(traits=traits)
    referee = Referee(Deal.shuffled(rng))
    while (side := referee.view(Side.IVORY).to_play) is not None:
        view = referee.view(side)
        truth = replay(other_world(PlayedGame(referee.deal, referee.placements), side, rng))
        choices = {
            player.choose(each, random.Random(5), never) for each in (view, truth.view(side))
        }
        assert len(choices) == 1
        assert choices <= set(view.legal_placements())
        referee.play(side, choices.pop())


def test_when_stopped_it_plays_its_networks_strategy() -> None:
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
    assert player.choose(view, random.Random(1), stop) in view.legal_placements()


def test_it_beats_the_network_that_it_searches_with() -> None:
    player = searcher(SearchSettings(particles=24, placements=8, worlds=12))
    assert play_pair((player, TrainedPlayer(network(1))), 1, 0).score == 1


def test_a_high_value_temperature_keeps_it_mixed_and_a_low_one_plays_the_best() -> None:
    view = opening(4)
    placed = {}
    for temperature in (1e6, 1e-9):
        player = searcher(SearchSettings(64, 4, 64, value_temperature=temperature))
        placed[temperature] = {
            player.choose(view, random.Random(seed), never) for seed in range(10)
        }
    assert len(placed[1e6]) > 2
    # Each choice samples other worlds, so the best is not always the same.
    assert len(placed[1e-9]) < len(placed[1e6])


def test_the_critic_predicts_who_wins_near_the_end() -> None:
    """Six placements before the end its values correlate with the results of random play."""
    rng = np.random.default_rng(3)
    games = Games.shuffled(2000, rng)
    while games.ply < PLIES - 6:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    said = Critic()(games) * (1 - 2 * games.seat)
    going_on = ~games.over
    while games.ply < PLIES:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    together = np.corrcoef(said[going_on], games.winner[going_on])[0, 1]
    assert together > 0.5


def test_before_the_last_placement_its_values_are_the_true_results() -> None:
    rng = np.random.default_rng(6)
    games = Games.shuffled(1, rng)
    player = searcher()
    while games.ply < PLIES - 1 and not games.over[0]:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, 1))
    if games.over[0]:
        pytest.skip("The game ended before its last placement.")
    tried = np.flatnonzero(np.repeat(legal_tiles(games)[0], 6))
    values = player.evaluate(games, tried, rng, never)
    assert values is not None
    truth = []
    for move in tried:
        after = games.take(np.zeros(1, int))
        after.play(*moves(after, np.array([move])))
        truth.append(float(after.winner[0]) * (1 - 2 * games.seat))
    assert values.tolist() == truth


@dataclass(frozen=True, slots=True)
class HighestFirst(SearchPlayer):
    """Plays the highest tile of its hand."""

    def move_weights(self, known: Games, *_rest: object) -> Floats:
        values = np.where(legal_tiles(known)[0], VALUE_OF_MOVE[::6], 0)
        return np.repeat(values == values.max(), 6).astype(np.float32)


def test_the_informed_search_believes_what_its_searching_rival_would_have_placed() -> None:
    rng = np.random.default_rng(8)
    games = Games.shuffled(1, rng)
    highest = np.where(games.legal()[0], VALUE, 0).argmax()
    games.play(np.array([highest]), np.array([0]))
    rival = HighestFirst(NetworkPolicy(network(1)), Critic(), LITTLE)
    player = informed_search(network(1), Critic(), rival)
    assert isinstance(player, InformedSearch)
    worlds = posterior(games, player.past(games, rng), 200, rng, epsilon=1e-6)
    placed = VALUE[worlds.tiles[0]]
    held = np.where(worlds.place[0] == Place.HAND, VALUE, 0).max(axis=1)
    assert (placed >= held).all()
    # A search without that knowledge believes otherwise in some worlds.
    others = posterior(games, searcher().past(games, rng), 200, rng)
    assert (VALUE[others.tiles[0]] < placed.min()).any()
