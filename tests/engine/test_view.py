"""A side's view and its versions of the events: what they hold and what they hide."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import PlayedGame, games, play_game, positions, replay, witnessed
from tyrus_desktop.engine.board import BUILDINGS, Building, Placement, StandingTile
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    GameEnded,
    GameStarted,
    GivenUp,
    TilePlaced,
    TilesDrawn,
    TilesRevealed,
    redact,
)
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView, fold, whose_turn

TILE = Tile(Profession.SOLDIER, 7)
STANDING = StandingTile(Side.IVORY, Building(Side.BROWN, Profession.PRIEST), 2, 3, TILE)


@given(games(), st.sampled_from(Side))
def test_folding_a_sides_events_gives_its_view_at_every_step(game: PlayedGame, side: Side) -> None:
    folded = PlayerView(side, first=Side.IVORY)
    for view, events in witnessed(game, side):
        for event in events:
            folded = fold(folded, event)
        assert folded == view


@given(games(), st.sampled_from(Side))
def test_a_view_is_well_formed_between_the_events_too(game: PlayedGame, side: Side) -> None:
    """The table shows events one by one: nobody is to play until the next card is up."""
    folded = PlayerView(side, first=Side.IVORY)
    for _, events in witnessed(game, side):
        for event in events:
            folded = fold(folded, event)
            placed = event.standing.order if isinstance(event, TilePlaced) else None
            waits = isinstance(event, ElectionOpened) or (placed is not None and placed < 6)
            assert (folded.to_play is not None) == waits
            if placed is not None:
                assert folded.placed == placed
            assert list(folded.hand) == sorted(folded.hand)


def test_an_enemy_placement_shows_all_but_the_face() -> None:
    hidden = StandingTile(Side.IVORY, STANDING.building, 2, 3, tile=None)
    assert redact(TilePlaced(STANDING), Side.BROWN) == TilePlaced(hidden)
    assert redact(TilePlaced(STANDING), Side.IVORY) == TilePlaced(STANDING)


def test_an_enemy_draw_shows_only_the_number_of_tiles() -> None:
    drawn = TilesDrawn(Side.BROWN, 1, (TILE,))
    assert redact(drawn, Side.IVORY) == TilesDrawn(Side.BROWN, 1, None)
    assert redact(drawn, Side.BROWN) == drawn


@pytest.mark.parametrize(
    "event",
    [
        GameStarted(Side.BROWN),
        ElectionOpened(2, Profession.PRIEST),
        ElectionTallied(tally(2, Profession.PRIEST, [STANDING])),
        GameEnded(Outcome(None, Ending.DRAW)),
        GivenUp(Side.IVORY),
        TilesRevealed((STANDING,), {Side.IVORY: (TILE,), Side.BROWN: ()}),
    ],
    ids=lambda event: type(event).__name__,
)
@pytest.mark.parametrize("side", Side)
def test_public_events_are_the_same_for_both(
    event: GameStarted | ElectionOpened | ElectionTallied | GameEnded, side: Side
) -> None:
    assert redact(event, side) == event


@given(positions(), st.sampled_from(Side))
def test_a_view_hides_every_enemy_face_that_was_not_shown(game: PlayedGame, side: Side) -> None:
    view = replay(game).view(side)
    for tile in view.standing:
        assert (tile.tile is None) == (tile.owner is not side)
    for event in (event for _, events in witnessed(game, side) for event in events):
        if isinstance(event, TilePlaced):
            assert (event.standing.tile is None) == (event.standing.owner is not side)
        if isinstance(event, TilesDrawn):
            assert (event.tiles is None) == (event.side is not side)


@given(positions(), st.sampled_from(Side))
def test_a_view_accounts_for_thirty_tiles_a_side(game: PlayedGame, side: Side) -> None:
    view = replay(game).view(side)
    mine = [tile.tile for tile in view.standing if tile.tile is not None]
    own = Counter([*view.hand, *view.undrawn(), *mine, *view.shown_tiles(side)])
    assert own == Counter(ALL_TILES)
    assert len(view.undrawn()) == view.reserve
    theirs = sum(tile.owner is not side for tile in view.standing)
    shown = view.shown_tiles(side.other)
    assert view.enemy_hand + view.reserve + theirs == len(view.enemy_unseen())
    assert Counter([*view.enemy_unseen(), *shown]) == Counter(ALL_TILES)


@given(positions(), st.sampled_from(Side))
def test_the_order_of_tiles_in_a_view_reveals_nothing(game: PlayedGame, side: Side) -> None:
    view = replay(game).view(side)
    for tiles in (view.hand, view.undrawn(), view.enemy_unseen()):
        assert list(tiles) == sorted(tiles)
    for standing in (view.standing, *(each.shown for each in view.tallies)):
        moments = [(tile.election, tile.order) for tile in standing]
        assert all(earlier < later for earlier, later in pairwise(moments))


@given(positions())
def test_both_views_agree_on_what_is_public(game: PlayedGame) -> None:
    referee = replay(game)
    ivory, brown = referee.view(Side.IVORY), referee.view(Side.BROWN)
    assert (ivory.side, brown.side) == (Side.IVORY, Side.BROWN)
    for name in ("first", "elections", "reserve", "tallies", "outcome", "to_play", "placed"):
        assert getattr(ivory, name) == getattr(brown, name)
    assert (ivory.enemy_hand, brown.enemy_hand) == (len(brown.hand), len(ivory.hand))
    assert len(ivory.standing) == len(brown.standing)


@given(positions(), st.sampled_from(Side))
def test_a_side_knows_the_cards_turned_up_and_how_many_of_each_kind_are_left(
    game: PlayedGame, side: Side
) -> None:
    view = replay(game).view(side)
    assert view.elections == game.deal.elections[: view.election]
    left = Counter(game.deal.elections[view.election :])
    assert [view.cards_left(kind) for kind in Profession] == [left[kind] for kind in Profession]
    assert view.kind is game.deal.elections[view.election - 1]


@given(positions(), st.sampled_from(Side))
def test_a_side_can_place_any_tile_of_its_hand_anywhere_but_only_on_its_turn(
    game: PlayedGame, side: Side
) -> None:
    view = replay(game).view(side)
    may = [Placement(tile, building) for tile in view.hand for building in BUILDINGS]
    assert list(view.legal_placements()) == (may if view.to_play is side else [])


@given(positions(), st.sampled_from(Side))
def test_the_representatives_are_the_elections_won(game: PlayedGame, side: Side) -> None:
    view = replay(game).view(side)
    assert view.winners == tuple(each.winner for each in view.tallies)
    for of in Side:
        assert view.representatives(of) == view.winners.count(of)


@pytest.mark.parametrize("first", Side)
def test_the_first_player_opens_the_odd_elections(first: Side) -> None:
    for election in range(1, 10):
        opens = first if election in {1, 3, 5, 7, 9} else first.other
        turns = [whose_turn(first, election, placed) for placed in range(6)]
        assert turns == [opens, opens.other] * 3


def test_the_reveal_turns_every_tile_over() -> None:
    """Folded into a view, the reveal shows all faces and both hands."""
    game = play_game(11)
    referee = replay(game)
    for side in Side:
        shown = fold(referee.view(side), referee.reveal())
        assert all(tile.tile is not None for tile in shown.standing)
        assert dict(shown.final_hands)[side] == shown.hand
        for of in Side:
            faces = [tile.tile for tile in shown.standing if tile.owner is of and tile.tile]
            left = dict(shown.final_hands)[of]
            reserve = game.deal.tiles(of)[30 - shown.reserve :]
            everything = [*faces, *left, *reserve, *shown.shown_tiles(of)]
            assert Counter(everything) == Counter(ALL_TILES)


def test_a_view_is_over_when_the_game_has_ended_or_was_given_up() -> None:
    view = PlayerView(Side.IVORY, Side.IVORY)
    assert not view.over
    assert fold(view, GivenUp(Side.BROWN)).over
    assert fold(view, GameEnded(Outcome(Side.BROWN, Ending.FIVE))).over
    assert fold(view, GivenUp(Side.BROWN)).to_play is None
