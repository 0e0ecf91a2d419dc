"""The lockstep games follow the rules of `engine.game`, placement by placement."""

import random
from typing import Any

import numpy as np
import pytest

from tests.imagined import as_played, of_deals
from tests.readers import full_state, seeds
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.game import GameState, play, start
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side
from tyrus_desktop.players.batch.games import ENDINGS, PLIES, Games, Place, random_tiles

GAMES = 40


def greedy_tiles(games: Games) -> Any:
    """Return the highest voter, or else the lowest tile, for more streaks and ties at 0."""
    tile = np.arange(30)
    votes = tile // 10 == games.kind[:, None]
    return np.argmax(games.legal() * np.where(votes, 20 + tile % 10, 10 - tile % 10), axis=1)


def building_of(deal: Deal, number: int) -> int:
    """Return the index in `BUILDINGS` of a building of the batch."""
    return number if deal.first is Side.IVORY else (number + 3) % 6


def places(state: GameState, seat: int) -> list[int]:
    """Return `Games.place` of one game and seat, from the full state.

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
def test_lockstep_games_follow_the_engine(greed: float, seed: int, volume: int) -> None:
    rng = np.random.default_rng(seed)
    count = GAMES * volume
    deals = [Deal.shuffled(random.Random(each)) for each in seeds(seed, count)]
    games = of_deals(deals)
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


def test_every_ending_is_that_of_the_engine() -> None:
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


def test_copied_games_continue_like_the_originals() -> None:
    rng = np.random.default_rng(8)
    games = Games.shuffled(40, rng)
    while games.ply < 20:
        play_at_random(games, rng)
    which = np.array([3, 3, 39, 0])
    taken = games.take(which)
    while games.ply < PLIES:
        play_at_random(games, rng)
        taken.play(games.tiles[taken.ply, which], games.buildings[taken.ply, which])
    assert taken.place.tolist() == games.place[:, which].tolist()
    assert taken.winner.tolist() == games.winner[which].tolist()
    assert not np.shares_memory(taken.place, games.place)


def test_batch_is_dealt_fairly() -> None:
    games = Games.shuffled(4000, np.random.default_rng(1))
    assert (np.sort(games.drawn_as, axis=2) == np.arange(30)).all()
    assert (np.sort(games.kinds, axis=1) == np.repeat(list(Profession), 3)).all()
    held = (games.place[0] == Place.HAND).mean(axis=0)
    assert abs(held - 9 / 30).max() < 0.04
