"""Whole games: invariants and refusals."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.readers import PlayedGame, games, play_game, positions
from tyrus_desktop.engine import game as rules
from tyrus_desktop.engine.board import BUILDINGS, Building, Placement
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameEnded,
    GameStarted,
    TilePlaced,
    TilesDrawn,
)
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.illegal import IllegalPlacement, Refusal
from tyrus_desktop.engine.outcome import outcome_after
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile

OPENING_HANDS = (9, 9, 9, 9, 9, 9, 9, 9, 6)


def states(game: PlayedGame) -> list[tuple[GameState, tuple[Event, ...]]]:
    """Every state of a game, with the events that led to it."""
    steps = [rules.start(game.deal)]
    for placement in game.placements:
        steps.append(rules.play(steps[-1][0], placement))
    return steps


def last_state(game: PlayedGame) -> GameState:
    return states(game)[-1][0]


def tiles_of(state: GameState, side: Side) -> Counter[Tile]:
    """All tiles of a side, wherever they are."""
    hand, reserve = state.hand(side), state.deal.tiles(side)[state.drawn :]
    shown = [tile for each in state.tallies for tile in each.shown]
    board = [tile.tile for tile in (*state.standing, *shown) if tile.owner is side]
    return Counter([*hand, *reserve, *(tile for tile in board if tile is not None)])


@given(games())
def test_each_side_always_has_its_thirty_tiles(game: PlayedGame) -> None:
    for state, _ in states(game):
        for side in Side:
            assert tiles_of(state, side) == Counter(ALL_TILES)


@given(games())
def test_every_game_ends_by_the_rules_within_54_placements(game: PlayedGame) -> None:
    *before, (state, _) = states(game)
    assert state.outcome is not None
    assert state.to_play is None
    assert len(game.placements) == 6 * len(state.tallies) <= 54
    assert all(earlier.outcome is None for earlier, _ in before)
    left = {side: state.hand(side) for side in Side}
    assert state.outcome == outcome_after([each.winner for each in state.tallies], left)


@given(games())
def test_hands_are_nine_at_each_election_six_at_the_ninth_and_three_after_it(
    game: PlayedGame,
) -> None:
    for state, events in states(game):
        if not isinstance(events[-1], ElectionOpened):
            continue
        number = events[-1].number
        for side in Side:
            assert len(state.hand(side)) == OPENING_HANDS[number - 1]
        assert state.drawn == min(9 + 3 * (number - 1), 30)
    end = last_state(game)
    if len(end.tallies) == 9:
        assert [len(end.hand(side)) for side in Side] == [3, 3]


@given(games())
def test_the_sides_alternate_and_the_first_player_opens_the_odd_elections(
    game: PlayedGame,
) -> None:
    movers = [state.to_play for state, _ in states(game)[:-1]]
    first = game.deal.first
    for start in range(0, len(movers), 6):
        opens = first if start // 6 % 2 == 0 else first.other
        assert movers[start : start + 6] == [opens, opens.other] * 3


@given(games())
def test_a_placed_tile_leaves_the_hand_and_stands_hidden_until_its_building_is_counted(
    game: PlayedGame,
) -> None:
    steps = states(game)
    for index, ((state, _), (_, events)) in enumerate(pairwise(steps)):
        placed, *then = events
        assert isinstance(placed, TilePlaced)
        tile, placement = placed.standing, game.placements[index]
        assert (tile.tile, tile.building) == (placement.tile, placement.building)
        assert (tile.election, tile.order) == (index // 6 + 1, index % 6 + 1)
        assert tile.owner is state.to_play
        assert bool(then) == (index % 6 == 5)


@given(games())
def test_the_sixth_tile_tallies_only_the_two_buildings_of_the_election(
    game: PlayedGame,
) -> None:
    steps = states(game)
    for number in range(1, len(steps) // 6 + 1):
        before, (state, events) = steps[6 * number - 1][0], steps[6 * number]
        placed, tallied, *_ = events
        assert isinstance(placed, TilePlaced)
        assert isinstance(tallied, ElectionTallied)
        kind = game.deal.elections[number - 1]
        board = (*before.standing, placed.standing)
        assert tallied.tally == tally(number, kind, board) == state.tallies[-1]
        assert state.standing == tuple(
            tile for tile in board if tile.building.profession is not kind
        )


@given(games())
def test_draws_follow_the_deal_and_their_events_list_them_sorted(game: PlayedGame) -> None:
    drawn: dict[Side, list[Tile]] = {side: [] for side in Side}
    for _, events in states(game):
        for event in events:
            if isinstance(event, TilesDrawn):
                start = len(drawn[event.side])
                tiles = game.deal.tiles(event.side)[start : start + event.count]
                assert event.tiles == tuple(sorted(tiles))
                drawn[event.side] += tiles
    state = last_state(game)
    assert [len(tiles) for tiles in drawn.values()] == [state.drawn, state.drawn]


@given(games())
def test_the_events_between_two_elections_come_in_the_rulebooks_order(game: PlayedGame) -> None:
    all_events = [events for _, events in states(game)]
    drawn = [TilesDrawn, TilesDrawn]
    assert list(map(type, all_events[0])) == [GameStarted, *drawn, ElectionOpened]
    for number in range(1, len(game.placements) // 6 + 1):
        tallied = list(map(type, all_events[6 * number][1:]))
        if 6 * number == len(game.placements):
            assert tallied == [ElectionTallied, GameEnded]
        else:
            assert tallied == [ElectionTallied, *(drawn if number < 8 else []), ElectionOpened]


@given(positions(), st.sampled_from(ALL_TILES), st.sampled_from(BUILDINGS))
def test_a_placement_is_refused_if_and_only_if_its_tile_is_not_in_hand(
    game: PlayedGame, tile: Tile, building: Building
) -> None:
    state = last_state(game)
    before = repr([getattr(state, name) for name in GameState.__slots__])
    legal = state.to_play is not None and tile in state.hand(state.to_play)
    if legal:
        rules.play(state, Placement(tile, building))
    else:
        with pytest.raises(IllegalPlacement) as refused:
            rules.play(state, Placement(tile, building))
        over = state.to_play is None
        assert refused.value.reason is (Refusal.GAME_OVER if over else Refusal.NOT_IN_HAND)
        assert refused.value.placement == Placement(tile, building)
        assert str(refused.value).startswith(f"{tile}>{building}: ")
    assert before == repr([getattr(state, name) for name in GameState.__slots__])


@settings(max_examples=settings().max_examples // 5)
@given(games())
def test_replaying_a_game_gives_the_same_states_and_events(game: PlayedGame) -> None:
    assert states(game) == states(game)


def test_a_building_can_hold_any_number_of_tiles() -> None:
    """Six tiles in one building: there is no limit."""
    state, _ = rules.start(play_game(3).deal)
    building = BUILDINGS[0]
    for order in range(1, 7):
        assert state.to_play is not None
        state, events = rules.play(state, Placement(state.hand(state.to_play)[0], building))
        placed = events[0]
        assert isinstance(placed, TilePlaced)
        assert (placed.standing.building, placed.standing.order) == (building, order)


def test_the_repr_of_the_full_state_shows_no_tile() -> None:
    state = last_state(play_game(5).cut(40))
    assert repr(state) == "<GameState, election 7>"
