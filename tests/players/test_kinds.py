"""The belief over kinds of enemies: evidence, what it recognises, and what it may know."""

import random
from dataclasses import replace
from math import log

import numpy as np
import pytest

from tests.imagined import known_at
from tests.readers import PlayedGame, other_world, replay
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.encoding import legal_tiles
from tyrus_desktop.players.batch.games import TILES, Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import filtered
from tyrus_desktop.players.kinds import HOPELESS, SIMPLE, KindSearch, highest_voter
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.referee import Referee

BUILDINGS = 6
QUICK = SearchSettings(particles=32, placements=3, worlds=8)


def quick() -> KindSearch:
    player = create("adaptive")
    assert isinstance(player, KindSearch)
    return replace(player, settings=QUICK)


def anything(games: Games) -> Floats:
    """Return (N, 180): all legal moves are equally likely."""
    chances: Floats = np.repeat(legal_tiles(games), BUILDINGS, axis=1).astype(np.float32)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def view_after(elections: int, enemy: str, seed: int) -> PlayerView:
    """Return Ivory's view at its first turn after this many elections against this player."""
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


def test_evidence_is_the_probability_of_what_the_enemy_has_placed() -> None:
    """While nothing has been shown, each building is one of six to a policy without preference."""
    known = known_at(4, 1)
    belief = filtered(known, anything, 16, np.random.default_rng(1), 0.1)
    assert belief.evidence == pytest.approx([-log(6), -2 * log(6)], abs=1e-5)
    assert belief.worlds is not None
    assert len(belief.worlds) == 16


def test_a_policy_that_explains_too_little_is_given_up() -> None:
    known = known_at(12, 1)
    rng = np.random.default_rng(1)
    plain = filtered(known, anything, 16, rng, 0.1)
    kept = filtered(known, anything, 16, rng, 0.1, [each - HOPELESS for each in plain.evidence])
    assert len(kept.evidence) == len(plain.evidence) == 6
    given_up = filtered(known, anything, 16, rng, 0.1, [0.0] * 6)
    assert given_up.worlds is None
    assert len(given_up.evidence) == 1


@pytest.mark.parametrize(
    ("enemy", "kind"), [("greedy", SIMPLE[0]), ("magistrate", SIMPLE[1]), ("consul", None)]
)
def test_after_five_elections_it_knows_whom_it_faces(enemy: str, kind: object) -> None:
    player, right = quick(), 0
    for seed in range(5):
        known = games_of_view(view_after(5, enemy, 100 * seed))
        parts = player.beliefs(known, np.random.default_rng(seed))
        assert sum(len(worlds) for worlds, _ in parts) == QUICK.worlds
        most = max(parts, key=lambda part: len(part[0]))[1]
        right += most is kind if kind else most not in SIMPLE
    assert right >= 4


def test_before_the_first_placement_the_worlds_are_shared_by_the_prior() -> None:
    player = replace(quick(), settings=replace(QUICK, worlds=1000))
    parts = player.beliefs(known_at(0, 1), np.random.default_rng(1))
    assert [len(worlds) for worlds, _ in parts] == [998, 1, 1]


@pytest.mark.parametrize("enemy", ["consul", "senator"])
def test_against_a_network_it_is_the_plain_search(enemy: str) -> None:
    """It samples no world of a simple kind, so that nothing is lost against networks."""
    player = replace(quick(), settings=replace(QUICK, particles=64, worlds=64))
    parts = [
        player.beliefs(games_of_view(view_after(2, enemy, 100 * seed)), np.random.default_rng(1))
        for seed in range(6)
    ]
    assert sum(len(each) == 1 for each in parts) >= 5
    assert all(policy not in SIMPLE for each in parts if len(each) == 1 for _, policy in each)


def test_the_worlds_of_every_kind_are_those_of_the_position() -> None:
    view = view_after(3, "greedy", 1)
    known = games_of_view(view)
    for worlds, _ in quick().beliefs(known, np.random.default_rng(1)):
        assert worlds.ply == known.ply
        assert (worlds.place[known.seat] == known.place[known.seat]).all()
        assert (worlds.buildings[: known.ply] == known.buildings[: known.ply]).all()


def test_one_who_knows_one_rule_votes_with_its_highest_tile_else_places_anything() -> None:
    games = known_at(13, 3).take(np.zeros(1, np.intp))
    chances = highest_voter(games)[0].reshape(TILES, BUILDINGS)
    legal = legal_tiles(games)[0]
    voters = np.flatnonzero(legal[:10])
    assert len(voters) > 0
    assert chances[voters.max(), 0] == 1 == chances.sum()


def test_what_a_side_cannot_know_changes_no_choice() -> None:
    rng, player = random.Random(3), quick()
    referee = Referee(Deal.shuffled(rng))
    differing = 0
    while (side := referee.view(Side.IVORY).to_play) is not None:
        view = referee.view(side)
        truth = replay(other_world(PlayedGame(referee.deal, referee.placements), side, rng))
        choices = {
            player.choose(each, random.Random(5), never) for each in (view, truth.view(side))
        }
        assert len(choices) == 1
        differing += choices != {player.choose(view, random.Random(6), never)}
        referee.play(side, choices.pop())
    assert differing > 0
