"""The moments of a game and its timeline, without Qt, against the referee's views."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.desktop.support.replay_worlds import moments_of, story
from tests.readers import PlayedGame, games, play_game, positions, witnessed
from tyrus_desktop.desktop.replay.lens import EYES, Lens
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, moments
from tyrus_desktop.desktop.replay.timeline import Timeline
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.events import TilePlaced
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.tiles import ALL_TILES, Side


def timeline(game: PlayedGame, near: Side = Side.IVORY) -> Timeline:
    return Timeline({side: story(game, side) for side in Side}, near)


def test_complete_game_has_81_moments_in_nine_elections() -> None:
    assert LENGTH == 81
    assert [segment.length for segment in SEGMENTS] == [10, 9, 9, 9, 9, 9, 9, 8, 9]
    assert [segment.number for segment in SEGMENTS] == list(range(1, 10))


@given(positions())
def test_each_event_belongs_to_exactly_one_moment(game: PlayedGame) -> None:
    events = story(game, Side.IVORY)
    found = moments(events)
    assert [moment.index for moment in found] == list(range(len(found)))
    assert found[0].first == 0
    assert found[-1].end == len(events)
    assert all(one.end == other.first for one, other in pairwise(found))
    assert len(found) <= LENGTH
    assert moments(story(game, Side.BROWN)) == found


@given(games())
def test_timeline_finds_moments_by_election(game: PlayedGame) -> None:
    line = timeline(game)
    assert line.moments == moments_of(game)
    for moment in line.moments:
        segment = SEGMENTS[moment.election - 1]
        last = segment.start + segment.length - (moment.kind is not Kind.END)
        assert segment.start <= moment.index <= last
        if moment.kind is Kind.PLACEMENT:
            assert line.placement_of(moment.election, moment.placed) is moment
            assert moment.playable == moment.tiles - (moment.placed == PLACEMENTS)
        if moment.kind is Kind.COUNT:
            assert line.count_of(moment.election) is moment
            assert moment.playable == PLACEMENTS * moment.election
        if moment.kind is Kind.CARD:
            assert line.card_of(moment.election) is moment
            assert moment.index == segment.start + (moment.election == 1)
        assert line.of_event(moment.first) is line.of_event(moment.end - 1) is moment
    assert line.count_of(0) is line.placement_of(1, 7) is line.of_event(10_000) is None


@given(games(), st.sampled_from(Side))
def test_lens_of_a_side_shows_exactly_that_sides_view(game: PlayedGame, side: Side) -> None:
    line = timeline(game)
    views = [view for view, _ in witnessed(game, side)]
    for moment in line.moments[:-1]:
        view = line.view(moment, EYES[side])
        if moment.kind is Kind.PLACEMENT and moment.placed < 6:
            assert view == views[moment.tiles]
        assert not view.final_hands
        assert all((each.tile is None) == (each.owner is not side) for each in view.standing)
        assert all(tally.number <= moment.election for tally in view.tallies)
        assert not view.over


@given(games(), st.sampled_from(Side))
def test_open_lens_shows_every_drawn_and_placed_tile(game: PlayedGame, near: Side) -> None:
    line, placed = timeline(game, near), iter(game.placements)
    for moment in line.moments:
        view = line.view(moment, Lens.ALL)
        hands = dict(view.final_hands)
        for side in Side:
            standing = [each.tile for each in view.standing if each.owner is side]
            known = [*hands[side], *standing, *view.shown_tiles(side)]
            assert None not in known
            assert len(known) == len(set(known)) == len(ALL_TILES) - view.reserve
        if moment.kind is Kind.PLACEMENT:
            (event,) = line.events(moment, Lens.ALL)
            assert isinstance(event, TilePlaced)
            assert (event.standing.tile, event.standing.building) == next(
                (each.tile, each.building) for each in placed
            )


def test_timeline_with_one_sides_story_refuses_other_lenses() -> None:
    game = play_game(3)
    own = Timeline({Side.IVORY: story(game, Side.IVORY)}, Side.IVORY)
    for lens in (Lens.ALL, Lens.BROWN):
        with pytest.raises(KeyError):
            own.view(own.last, lens)
