"""Batched games follow the rules of `engine.game`, and views give the same inputs."""

import random
from typing import Any

import numpy as np
import pytest

from tests.imagined import as_played, play_on
from tests.readers import full_state, seeds, turn
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.game import GameState, play, start
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side
from tyrus_desktop.players.batch.encoding import enemy_inputs, inputs
from tyrus_desktop.players.batch.games import ENDINGS, PLIES, Games, Place, random_tiles
from tyrus_desktop.players.batch.relative import cards_to_come, legal_tiles, moves
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement, placement_of_move
from tyrus_desktop.referee import Referee

GAMES = 40


def greedy_tiles(games: Games) -> Any:
    """Return the highest voter or, without one, the lowest tile; this favours streaks and ties."""
    tile = np.arange(30)
    votes = tile // 10 == games.kind[:, None]
    return np.argmax(games.legal() * np.where(votes, 20 + tile % 10, 10 - tile % 10), axis=1)


def building_of(deal: Deal, number: int) -> int:
    """Return the index in `BUILDINGS` of a building of the batch."""
    return number if deal.first is Side.IVORY else (number + 3) % 6


def places(state: GameState, seat: int) -> list[int]:
    """Compute `Games.place` for one game and seat from the game's full state.

    A batch continues to draw after the end.
    """
    side = state.deal.first if seat == 0 else state.deal.first.other
    more = slice(state.drawn, state.drawn + 3 * (state.outcome is not None))
    hand = state.held(side).union(state.deal.tiles(side)[more])
    drawn = set(state.deal.tiles(side)[: more.stop])
    place: list[int] = [
        Place.HAND if tile in hand else Place.SHOWN if tile in drawn else Place.RESERVE
        for tile in ALL_TILES
    ]
    for standing in state.standing:
        if standing.owner is side:
            assert standing.tile is not None
            index = building_of(state.deal, BUILDINGS.index(standing.building))
            place[ALL_TILES.index(standing.tile)] = Place.BUILDING + index
    return place


def sign(deal: Deal, winner: Side | None) -> int:
    return 0 if winner is None else 1 if winner is deal.first else -1


def assert_same(games: Games, number: int, state: GameState) -> None:
    deal = state.deal
    for seat in range(2):
        assert games.place[seat, number].tolist() == places(state, seat)
    won = [sign(deal, tally.winner) for tally in state.tallies]
    assert games.wins[:, number].tolist() == [won.count(1), won.count(-1)]
    if state.outcome is None:
        assert games.ending[number] == 0
        side = deal.first if games.seat == 0 else deal.first.other
        assert state.to_play is side
        legal = [tile in state.held(side) for tile in ALL_TILES]
        assert games.legal()[number].tolist() == legal
    else:
        assert ENDINGS[games.ending[number] - 1] is state.outcome.ending
        assert games.winner[number] == sign(deal, state.outcome.winner)


@pytest.mark.parametrize("greed", [0.0, 0.7])
def test_batched_games_follow_the_engine(greed: float, seed: int, volume: int) -> None:
    rng = np.random.default_rng(seed)
    count = GAMES * volume
    deals = [Deal.shuffled(random.Random(each)) for each in seeds(seed, count)]
    games = Games.of_deals(deals)
    states = [start(deal)[0] for deal in deals]
    for ply in range(PLIES):
        play_at_random(games, rng, greed)
        for number, state in enumerate(states):
            if state.outcome is not None:
                continue
            building = BUILDINGS[building_of(state.deal, int(games.buildings[ply, number]))]
            placement = Placement(ALL_TILES[games.tiles[ply, number]], building)
            states[number], _ = play(state, placement)
            if ply % 6 == 5 or number % 5 == ply % 5:
                assert_same(games, number, states[number])
    assert games.over.all()


def play_at_random(games: Games, rng: np.random.Generator, greed: float = 0.0) -> None:
    greedy = rng.random(len(games)) < greed
    tiles = np.where(greedy, greedy_tiles(games), random_tiles(games.legal(), rng))
    homes = 3 * games.seat + games.kind
    games.play(tiles, np.where(greedy, homes, rng.integers(0, 6, len(games))))


def test_batched_games_end_as_in_the_engine() -> None:
    rng = np.random.default_rng(2)
    games = Games.shuffled(2000, rng)
    while games.ply < PLIES:
        play_at_random(games, rng)
    for code, ending in enumerate(ENDINGS, start=1):
        some = np.flatnonzero(games.ending == code)[:4]
        assert len(some), ending
        for number in some:
            outcome = full_state(as_played(games, number, Side.IVORY)).outcome
            assert outcome is not None
            assert outcome.ending is ending
            signs = {None: 0, Side.IVORY: 1, Side.BROWN: -1}
            assert signs[outcome.winner] == games.winner[number]


def test_batch_is_dealt_fairly() -> None:
    games = Games.shuffled(4000, np.random.default_rng(1))
    assert (np.sort(games.drawn_as, axis=2) == np.arange(30)).all()
    assert (np.sort(games.kinds, axis=1) == np.repeat(list(Profession), 3)).all()
    held = (games.place[0] == Place.HAND).mean(axis=0)
    assert abs(held - 9 / 30).max() < 0.04


VIEWED = 6


def test_view_yields_the_same_inputs_as_the_whole_game() -> None:
    rng = np.random.default_rng(3)
    deals = [Deal.shuffled(random.Random(n)) for n in range(VIEWED)]
    assert {deal.first for deal in deals} == set(Side)
    games = Games.of_deals(deals)
    referees = [Referee(deal) for deal in deals]
    while games.ply < PLIES:
        known, legal = inputs(games), legal_tiles(games)
        move = 6 * random_tiles(legal, rng) + rng.integers(0, 6, VIEWED)
        for number, referee in enumerate(referees):
            side = turn(referee)
            if side is None:
                continue
            view = referee.view(side)
            alone = games_of_view(view)
            assert inputs(alone)[0].tolist() == known[number].tolist()
            assert legal_tiles(alone)[0].tolist() == legal[number].tolist()
            left = [view.cards_left(Profession((view.kind + each) % 3)) for each in range(3)]
            assert cards_to_come(alone)[0].tolist() == left
            placement = placement_of_move(view, alone, int(move[number]))
            assert move_of_placement(view, alone, placement) == move[number]
            referee.play(side, placement)
        games.play(*moves(games, move))


def test_hidden_tiles_do_not_change_the_policy_inputs() -> None:
    """All hidden tiles, hands and orders change; only the critic's inputs may change."""
    rng = np.random.default_rng(4)
    games, changed = Games.shuffled(15, rng), 0
    while games.ply < PLIES:
        other, enemy = games.take(np.arange(len(games))), 1 - games.seat
        for number in range(len(games)):
            unseen = np.flatnonzero(games.place[enemy, number] != 8)
            mixed = rng.permutation(unseen)
            renamed = np.arange(30)
            renamed[unseen] = mixed
            other.place[enemy, number, mixed] = games.place[enemy, number, unseen]
            for ply in range(games.ply):
                if (ply // 6 + ply) % 2 == enemy:
                    other.tiles[ply, number] = renamed[games.tiles[ply, number]]
        other.sums[enemy] = rng.integers(0, 30, other.sums[enemy].shape)
        assert inputs(other).tolist() == inputs(games).tolist()
        changed += int((enemy_inputs(other) != enemy_inputs(games)).any(axis=1).sum())
        play_on(games, rng)
    assert changed > 0.9 * len(games) * PLIES
