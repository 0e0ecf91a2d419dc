"""Whole games: invariants, events and refusals."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import PlayedGame, full_state, games, positions
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
    """Return each state of a game with the events that led to that state."""
    steps = [rules.start(game.deal)]
    for placement in game.placements:
        steps.append(rules.play(steps[-1][0], placement))
    return steps


def tiles_of(state: GameState, side: Side) -> Counter[Tile]:
    """Return all tiles of a side, wherever they are."""
    hand, reserve = state.hand(side), state.deal.tiles(side)[state.drawn :]
    shown = [tile for each in state.tallies for tile in each.shown]
    board = [tile.tile for tile in (*state.standing, *shown) if tile.owner is side]
    return Counter([*hand, *reserve, *(tile for tile in board if tile is not None)])


@given(games())
def test_game_keeps_all_tiles_and_ends_by_the_rules(game: PlayedGame) -> None:
    steps = states(game)
    *before, (end, _) = steps
    for state, events in steps:
        for side in Side:
            assert tiles_of(state, side) == Counter(ALL_TILES)
        if isinstance(events[-1], ElectionOpened):
            number = events[-1].number
            assert {len(state.hand(side)) for side in Side} == {OPENING_HANDS[number - 1]}
            assert state.drawn == min(9 + 3 * (number - 1), 30)
    assert end.to_play is None
    assert len(game.placements) == 6 * len(end.tallies) <= 54
    assert all(earlier.outcome is None for earlier, _ in before)
    left = {side: end.hand(side) for side in Side}
    assert end.outcome == outcome_after([each.winner for each in end.tallies], left)
    assert end.outcome is not None
    assert len(end.tallies) < 9 or {len(hand) for hand in left.values()} == {3}


@given(games())
def test_sixth_placement_triggers_the_tally_and_the_draw(game: PlayedGame) -> None:
    steps = states(game)
    drawn: dict[Side, list[Tile]] = {side: [] for side in Side}
    draws = [TilesDrawn, TilesDrawn]
    assert list(map(type, steps[0][1])) == [GameStarted, *draws, ElectionOpened]
    for _, events in steps:
        for event in events:
            if isinstance(event, TilesDrawn):
                start = len(drawn[event.side])
                tiles = game.deal.tiles(event.side)[start : start + event.count]
                assert event.tiles == tuple(sorted(tiles))
                drawn[event.side] += tiles
    assert {len(tiles) for tiles in drawn.values()} == {steps[-1][0].drawn}
    for number in range(1, len(steps) // 6 + 1):
        before, (state, (placed, tallied, *then)) = steps[6 * number - 1][0], steps[6 * number]
        assert isinstance(placed, TilePlaced)
        assert isinstance(tallied, ElectionTallied)
        kind = game.deal.elections[number - 1]
        board = (*before.standing, placed.standing)
        assert tallied.tally == tally(number, kind, board) == state.tallies[-1]
        assert state.standing == tuple(
            tile for tile in board if tile.building.profession is not kind
        )
        more = [*(draws if number < 8 else []), ElectionOpened]
        assert list(map(type, then)) == ([GameEnded] if state.outcome else more)


@given(positions(), st.sampled_from(ALL_TILES), st.sampled_from(BUILDINGS))
def test_only_tiles_in_hand_can_be_placed(game: PlayedGame, tile: Tile, building: Building) -> None:
    state = full_state(game)
    before = [getattr(state, name) for name in GameState.__slots__]
    assert re.fullmatch(r"<GameState, election \d>", repr(state))  # Its text shows no tile.
    if state.to_play is not None and tile in state.hand(state.to_play):
        rules.play(state, Placement(tile, building))
    else:
        with pytest.raises(IllegalPlacement) as refused:
            rules.play(state, Placement(tile, building))
        over = state.to_play is None
        assert refused.value.reason is (Refusal.GAME_OVER if over else Refusal.NOT_IN_HAND)
        assert refused.value.placement == Placement(tile, building)
        assert str(refused.value).startswith(f"{tile}>{building}: ")
    assert before == [getattr(state, name) for name in GameState.__slots__]
