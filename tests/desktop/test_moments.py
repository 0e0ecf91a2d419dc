"""The moments of a game and its lenses, without Qt: what each has, against the referee's views."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.desktop.support.replay_worlds import moments_of, story
from tests.readers import PlayedGame, games, play_game, positions, witnessed
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Kind, moments
from tyrus_desktop.desktop.replay.timeline import EYES, Lens, Timeline
from tyrus_desktop.engine.events import TilePlaced
from tyrus_desktop.engine.tiles import ALL_TILES, Side


def timeline(game: PlayedGame, near: Side = Side.IVORY) -> Timeline:
    return Timeline({side: story(game, side) for side in Side}, near)


def test_a_whole_game_has_eighty_one_moments_in_nine_elections() -> None:
    assert LENGTH == 81
    assert [segment.length for segment in SEGMENTS] == [10, 9, 9, 9, 9, 9, 9, 8, 9]
    assert [segment.number for segment in SEGMENTS] == list(range(1, 10))


@given(positions())
def test_every_event_of_a_story_belongs_to_one_moment(game: PlayedGame) -> None:
    told = story(game, Side.IVORY)
    found = moments(told)
    assert [moment.index for moment in found] == list(range(len(found)))
    assert found[0].first == 0
    assert found[-1].told == len(told)
    assert all(one.told == other.first for one, other in pairwise(found))
    assert len(found) <= LENGTH
    assert moments(story(game, Side.BROWN)) == found


@given(games())
def test_an_election_begins_on_the_rail_where_its_card_is_turned_up(game: PlayedGame) -> None:
    for moment in moments_of(game):
        segment = SEGMENTS[moment.election - 1]
        if moment.kind is Kind.CARD:
            assert moment.index == segment.start + (moment.election == 1)
        if moment.kind is Kind.END:
            assert moment.index <= segment.start + segment.length
        else:
            assert segment.start <= moment.index < segment.start + segment.length


@given(games(), st.sampled_from(Side))
def test_a_side_sees_at_each_placement_what_the_referee_told_it_then(
    game: PlayedGame, side: Side
) -> None:
    past = timeline(game)
    views = [view for view, _ in witnessed(game, side)]
    for moment in past.moments:
        if moment.kind is Kind.PLACEMENT and moment.placed < 6:
            placed = 6 * (moment.election - 1) + moment.placed
            assert past.view(moment, EYES[side]) == views[placed]


@given(games(), st.sampled_from(Side))
def test_everything_shows_all_sixty_tiles_that_were_drawn(game: PlayedGame, near: Side) -> None:
    past = timeline(game, near)
    for moment in past.moments:
        view = past.view(moment, Lens.ALL)
        hands = dict(view.final_hands)
        for side in Side:
            standing = [each.tile for each in view.standing if each.owner is side]
            known = [*hands[side], *standing, *view.shown_tiles(side)]
            assert None not in known
            assert len(known) == len(set(known)) == len(ALL_TILES) - view.reserve


@given(games())
def test_no_lens_of_a_side_has_a_face_of_the_other_before_it_was_shown(game: PlayedGame) -> None:
    past = timeline(game)
    for side in Side:
        for moment in past.moments[:-1]:
            view = past.view(moment, EYES[side])
            assert not view.final_hands
            assert all((each.tile is None) == (each.owner is not side) for each in view.standing)
            assert all(tally.number <= moment.election for tally in view.tallies)
            assert not view.over


@given(games())
def test_a_placement_a_count_and_a_card_are_found(game: PlayedGame) -> None:
    past = timeline(game)
    for moment in past.moments:
        if moment.kind is Kind.PLACEMENT:
            assert past.placement_of(moment.election, moment.placed) is moment
        if moment.kind is Kind.COUNT:
            assert past.count_of(moment.election) is moment
        if moment.kind is Kind.CARD:
            assert past.card_of(moment.election) is moment
        assert past.of_event(moment.first) is past.of_event(moment.told - 1) is moment
    assert past.count_of(0) is past.placement_of(1, 7) is past.of_event(10_000) is None


@given(games())
def test_with_every_tile_up_an_event_has_the_face_that_its_owner_knows(game: PlayedGame) -> None:
    past = timeline(game)
    placed = iter(game.placements)
    for moment in past.moments:
        if moment.kind is Kind.PLACEMENT:
            (event,) = past.events(moment, Lens.ALL)
            assert isinstance(event, TilePlaced)
            expected = next(placed)
            assert (event.standing.tile, event.standing.building) == (
                expected.tile,
                expected.building,
            )


def test_without_both_stories_nobody_sees_everything() -> None:
    game = play_game(3)
    own = Timeline({Side.IVORY: story(game, Side.IVORY)}, Side.IVORY)
    for lens in (Lens.ALL, Lens.BROWN):
        with pytest.raises(KeyError):
            own.view(own.last, lens)
