"""The Monte Carlo player: fair, deterministic, quick to stop, and right where it can be checked."""

import random
from collections.abc import Iterator, Mapping
from itertools import permutations

import numpy as np
import pytest

from tests.covering import first
from tests.imagined import as_played, endgame
from tests.readers import PlayedGame, full_state, other_world, replay
from tyrus_desktop.engine import game as rules
from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import Place
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.rivals.monte_carlo import MonteCarloPlayer, distinct_placements
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.players.worlds import hidden_plies
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament import play_pair

FEW = 120


def met(games: int) -> Iterator[tuple[Referee, PlayerView]]:
    """Yield its positions in games against the greedy player."""
    for number in range(games):
        rng = random.Random(number)
        referee = Referee(Deal.shuffled(rng))
        players: dict[Side, Player] = {
            Side.IVORY: MonteCarloPlayer(FEW),
            Side.BROWN: GreedyPlayer(),
        }
        while (side := referee.view(Side.IVORY).to_play) is not None:
            view = referee.view(side)
            if side is Side.IVORY:
                yield referee, view
            referee.play(side, players[side].choose(view, rng, never))


def test_monte_carlo_choices_are_legal_deterministic_and_independent_of_what_is_hidden() -> None:
    rng = random.Random(1)
    for referee, view in met(2):
        truth = replay(other_world(PlayedGame(referee.deal, referee.placements), view.side, rng))
        choices = {
            MonteCarloPlayer(FEW).choose(each, random.Random(5), never)
            for each in (view, view, truth.view(view.side))
        }
        assert len(choices) == 1
        assert choices <= set(view.legal_placements())


def test_the_monte_carlo_player_stops_when_told_to() -> None:
    _, view = next(met(1))
    asked = iter((False, True))
    choice = MonteCarloPlayer(10**4).choose(view, random.Random(1), lambda: next(asked))
    assert choice in set(view.legal_placements())
    assert not list(asked)


def test_the_monte_carlo_player_leaves_out_only_placements_without_effect() -> None:
    for _, view in met(2):
        kept = set(distinct_placements(view))
        assert kept <= set(view.legal_placements())
        assert len(kept) == 4 * len(view.hand)
        for placement in set(view.legal_placements()) - kept:
            what = role(view.side, placement.tile.profession, placement.building)
            assert what is Role.BLUFF


@pytest.mark.parametrize("seed", first(2, range(4)))
def test_the_last_monte_carlo_placement_is_as_good_as_the_best_by_enumeration(seed: int) -> None:
    known = endgame(hidden=3, ply=53, seed=seed)
    game = as_played(known, 0, Side.IVORY)
    referee = replay(game)
    side = referee.view(Side.IVORY).to_play
    assert side is not None
    view = referee.view(side)
    exact = exact_shares(view)
    chosen = MonteCarloPlayer(20_000).choose(view, random.Random(seed), never)
    assert exact[chosen] > max(exact.values()) - 0.02


def exact_shares(view: PlayerView) -> Mapping[Placement, float]:
    """Return each placement's mean result over all arrangements of the enemy's unseen tiles."""
    known = games_of_view(view)
    enemy = 1 - known.seat
    plies = hidden_plies(known, enemy)
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN).tolist()
    every = list(permutations(unseen, len(plies)))
    shares = dict.fromkeys(view.legal_placements(), 0.0)
    for tiles in every:
        world = known.take(np.zeros(1, np.intp))
        world.tiles[plies, 0] = tiles
        world.place[enemy, 0, unseen] = Place.HAND
        state = full_state(as_played(world, 0, view.first))
        assert rules.observe(state, view.side) == view
        for placement in shares:
            outcome = rules.play(state, placement)[0].outcome
            assert outcome is not None
            if outcome.winner is not None:
                shares[placement] += (1 if outcome.winner is view.side else -1) / len(every)
    return shares


def test_the_monte_carlo_player_beats_the_random_player() -> None:
    pairs = [play_pair((MonteCarloPlayer(200), RandomPlayer()), 1, number) for number in range(3)]
    assert sum(pair.score for pair in pairs) == 3
