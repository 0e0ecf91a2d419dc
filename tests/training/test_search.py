"""The search that knows a policy: fair, the same under its seed, and too strong for that policy."""

import random
from pathlib import Path

import numpy as np

from tests.imagined import network
from tests.readers import PlayedGame, other_world, replay
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES, Games, random_tiles
from tyrus_desktop.players.player import never
from tyrus_desktop.players.trained import TrainedPlayer
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament import play_pair
from tyrus_desktop.training import search
from tyrus_desktop.training.search import Budget, Critic, SearchPlayer, policy_of

CRITIC = Path(search.__file__).with_name("runs") / "second" / "critic.npz"
PLAIN = policy_of(network(1), 1.0)


def test_its_choice_is_legal_and_changes_neither_with_the_day_nor_with_what_is_hidden() -> None:
    rng = random.Random(1)
    player = SearchPlayer(PLAIN, PLAIN, Critic(CRITIC), Budget(16, 4, 4))
    referee = Referee(Deal.shuffled(rng))
    while (side := referee.view(Side.IVORY).to_play) is not None:
        view = referee.view(side)
        truth = replay(other_world(PlayedGame(referee.deal, referee.placements), side, rng))
        choices = {
            player.choose(each, random.Random(5), never) for each in (view, view, truth.view(side))
        }
        assert len(choices) == 1
        assert choices <= set(view.legal_placements())
        referee.play(side, choices.pop())


def test_told_to_stop_it_places_what_it_would_without_a_search() -> None:
    view = Referee(Deal.shuffled(random.Random(2))).view(Side.IVORY)
    if view.to_play is not Side.IVORY:
        view = Referee(Deal.shuffled(random.Random(2))).view(Side.BROWN)
    player = SearchPlayer(PLAIN, PLAIN, None, Budget(8, 4, 10**9))
    assert player.choose(view, random.Random(1), lambda: True) in set(view.legal_placements())


def test_it_beats_the_policy_that_it_knows() -> None:
    player = SearchPlayer(PLAIN, PLAIN, Critic(CRITIC), Budget(24, 8, 6))
    assert play_pair((player, TrainedPlayer(network(1))), 1, 0).score == 1


def test_the_critic_knows_who_is_about_to_win() -> None:
    """At the last placement but a few, what it says goes with how random play ends."""
    rng = np.random.default_rng(3)
    games = Games.shuffled(2000, rng)
    while games.ply < PLIES - 6:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    said = Critic(CRITIC)(games) * (1 - 2 * games.seat)
    going_on = ~games.over
    while games.ply < PLIES:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    together = np.corrcoef(said[going_on], games.winner[going_on])[0, 1]
    assert together > 0.5
