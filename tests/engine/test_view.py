"""A side's view and its redacted events contain the right facts and nothing hidden."""

from collections import Counter

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
def test_applying_all_events_yields_the_view(game: PlayedGame, side: Side) -> None:
    """It is somebody's turn only while a card is up and a placement is missing."""
    folded = PlayerView(side, first=Side.IVORY)
    for view, events in witnessed(game, side):
        for event in events:
            folded = fold(folded, event)
            placed = event.standing.order if isinstance(event, TilePlaced) else None
            waits = isinstance(event, ElectionOpened) or (placed is not None and placed < 6)
            assert (folded.to_play is not None) == waits
            if placed is not None:
                assert folded.placed == placed
            assert list(folded.hand) == sorted(folded.hand)
        assert folded == view


def test_redaction_hides_the_enemys_faces_and_draws() -> None:
    hidden = StandingTile(Side.IVORY, STANDING.building, 2, 3, tile=None)
    assert redact(TilePlaced(STANDING), Side.BROWN) == TilePlaced(hidden)
    assert redact(TilePlaced(STANDING), Side.IVORY) == TilePlaced(STANDING)
    drawn = TilesDrawn(Side.BROWN, 1, (TILE,))
    assert redact(drawn, Side.IVORY) == TilesDrawn(Side.BROWN, 1, None)
    assert redact(drawn, Side.BROWN) == drawn
    for event in (
        GameStarted(Side.BROWN),
        ElectionOpened(2, Profession.PRIEST),
        ElectionTallied(tally(2, Profession.PRIEST, [STANDING])),
        GameEnded(Outcome(None, Ending.DRAW)),
        GivenUp(Side.IVORY),
        TilesRevealed((STANDING,), {Side.IVORY: (TILE,), Side.BROWN: ()}),
    ):
        assert redact(event, Side.IVORY) == redact(event, Side.BROWN) == event


@given(positions(), st.sampled_from(Side))
def test_view_hides_unshown_faces_and_accounts_for_all_tiles(game: PlayedGame, side: Side) -> None:
    view = replay(game).view(side)
    for tile in view.standing:
        assert (tile.tile is None) == (tile.owner is not side)
    for event in (event for _, events in witnessed(game, side) for event in events):
        if isinstance(event, TilePlaced):
            assert (event.standing.tile is None) == (event.standing.owner is not side)
        if isinstance(event, TilesDrawn):
            assert (event.tiles is None) == (event.side is not side)
    mine = [tile.tile for tile in view.standing if tile.tile is not None]
    own = Counter([*view.hand, *view.undrawn(), *mine, *view.shown_tiles(side)])
    assert own == Counter(ALL_TILES)
    assert len(view.undrawn()) == view.reserve
    theirs = sum(tile.owner is not side for tile in view.standing)
    assert view.enemy_hand + view.reserve + theirs == len(view.enemy_unseen())
    assert Counter([*view.enemy_unseen(), *view.shown_tiles(side.other)]) == Counter(ALL_TILES)
    for tiles in (view.hand, view.undrawn(), view.enemy_unseen()):
        assert list(tiles) == sorted(tiles)


@given(positions())
def test_both_sides_views_have_the_same_public_part(game: PlayedGame) -> None:
    referee = replay(game)
    ivory, brown = referee.view(Side.IVORY), referee.view(Side.BROWN)
    assert (ivory.side, brown.side) == (Side.IVORY, Side.BROWN)
    for name in ("first", "elections", "reserve", "tallies", "outcome", "to_play", "placed"):
        assert getattr(ivory, name) == getattr(brown, name)
    assert (ivory.enemy_hand, brown.enemy_hand) == (len(brown.hand), len(ivory.hand))
    assert len(ivory.standing) == len(brown.standing)
    assert ivory.elections == game.deal.elections[: ivory.election]
    left = Counter(game.deal.elections[ivory.election :])
    assert [ivory.cards_left(kind) for kind in Profession] == [left[kind] for kind in Profession]
    assert ivory.kind is game.deal.elections[ivory.election - 1]
    assert ivory.winners == tuple(each.winner for each in ivory.tallies)
    for side, view in ((Side.IVORY, ivory), (Side.BROWN, brown)):
        assert ivory.representatives(side) == ivory.winners.count(side)
        every = [Placement(tile, building) for tile in view.hand for building in BUILDINGS]
        assert list(view.legal_placements()) == (every if view.to_play is side else [])


@pytest.mark.parametrize("first", Side)
def test_first_player_opens_odd_numbered_elections(first: Side) -> None:
    for election in range(1, 10):
        opens = first if election in {1, 3, 5, 7, 9} else first.other
        turns = [whose_turn(first, election, placed) for placed in range(6)]
        assert turns == [opens, opens.other] * 3


def test_revealing_a_game_shows_every_tile() -> None:
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


def test_view_is_over_after_an_end_or_a_resignation() -> None:
    view = replay(play_game(1).cut(20)).view(Side.IVORY)
    assert view.to_play is not None
    resigned = fold(view, GivenUp(Side.BROWN))
    ended = fold(view, GameEnded(Outcome(Side.BROWN, Ending.FIVE)))
    assert (view.over, resigned.over, ended.over) == (False, True, True)
    assert (view.winner, resigned.winner, ended.winner) == (None, Side.IVORY, Side.BROWN)
    assert resigned.to_play is None
