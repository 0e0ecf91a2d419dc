"""A game redrawn for one side: it fits what that side was told, and depends on nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import (
    PlayedGame,
    games,
    other_world,
    play_game,
    positions,
    replay,
    seeds,
    witnessed,
)
from tyrus_desktop.engine import redeal as module
from tyrus_desktop.engine.events import Event, TilePlaced, TilesDrawn
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Side, Tile

Story = tuple[Event, ...]


def story(game: PlayedGame, side: Side) -> Story:
    return replay(game).story(side, len(game.placements))


def running() -> st.SearchStrategy[PlayedGame]:
    """Games cut where somebody is to play: an end that the last three tiles decide tells of these,
    and no game is played on from there.
    """
    return positions().filter(lambda game: replay(game).view(Side.IVORY).outcome is None)


def redrawn(game: PlayedGame, side: Side, rng: random.Random) -> PlayedGame:
    return PlayedGame(*redeal(side, story(game, side), rng))


@given(games(), st.data())
def test_a_story_is_what_the_side_heard_event_by_event(
    game: PlayedGame, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(game.placements)))
    side = data.draw(st.sampled_from(Side))
    heard = tuple(event for _, events in witnessed(game.cut(count), side) for event in events)
    assert replay(game).story(side, count) == heard


@given(running(), st.sampled_from(Side), st.randoms(use_true_random=False))
def test_the_side_cannot_tell_the_drawn_game_from_its_own(
    game: PlayedGame, side: Side, rng: random.Random
) -> None:
    """At the moment it is drawn for, and at every moment before."""
    assert witnessed(redrawn(game, side, rng), side) == witnessed(game, side)


@pytest.mark.parametrize("level", ["rules-of-thumb", "greedy", "random"])
def test_the_side_cannot_tell_the_drawn_game_from_its_own_at_any_moment(
    level: str, seed: int, volume: int
) -> None:
    rng = random.Random(seed)
    for each in seeds(seed, volume):
        game = play_game(each, level, level)
        for count in range(len(game.placements)):
            for side in Side:
                cut = game.cut(count)
                assert witnessed(redrawn(cut, side, rng), side) == witnessed(cut, side)


@given(running(), st.sampled_from(Side), st.randoms(use_true_random=False), st.integers())
def test_the_drawn_game_does_not_depend_on_what_the_side_cannot_know(
    game: PlayedGame, side: Side, rng: random.Random, draw: int
) -> None:
    other = other_world(game, side, rng)
    drawn = [redrawn(each, side, random.Random(draw)) for each in (game, other)]
    assert drawn[0] == drawn[1]


# Planted leaks: each must be noticed by the test above.


def leaks_noticed(told: Callable[[PlayedGame, Side], Story]) -> int:
    """In how many of 60 positions a drawn game depends on what the side can't know."""
    noticed = 0
    for each in seeds(5, 60):
        rng = random.Random(each)
        whole = play_game(each)
        game = whole.cut(rng.randrange(4, len(whole.placements)))
        pair = (game, other_world(game, Side.IVORY, rng))
        drawn = [redeal(Side.IVORY, told(one, Side.IVORY), random.Random(1)) for one in pair]
        noticed += drawn[0] != drawn[1]
    return noticed


def with_enemy_faces(game: PlayedGame, side: Side) -> Story:
    return tuple(
        whole if isinstance(whole, TilePlaced) else own
        for whole, own in zip(everything(game), story(game, side), strict=True)
    )


def with_the_order_of_draws(game: PlayedGame, side: Side) -> Story:
    tiles = iter(game.deal.tiles(side))
    return tuple(
        TilesDrawn(side, event.count, tuple(next(tiles) for _ in range(event.count)))
        if isinstance(event, TilesDrawn) and event.side is side
        else event
        for event in story(game, side)
    )


def everything(game: PlayedGame) -> Story:
    """Return all events with every placed face."""
    of_each = [story(game, side) for side in Side]
    return tuple(
        one if not isinstance(one, TilePlaced) or one.standing.tile else other
        for one, other in zip(*of_each, strict=True)
    )


@pytest.mark.parametrize("told", [with_enemy_faces, with_the_order_of_draws])
def test_a_story_that_tells_too_much_is_noticed(
    told: Callable[[PlayedGame, Side], Story],
) -> None:
    assert leaks_noticed(told) > 40


def test_a_story_that_tells_no_more_than_was_heard_is_accepted() -> None:
    assert leaks_noticed(story) == 0


def test_a_generator_that_knows_the_game_is_noticed() -> None:
    """As a study would be that begins with the deal of the game it comes from."""
    game = play_game(3).cut(20)
    other = other_world(game, Side.IVORY, random.Random(1))
    drawn = [redrawn(g, Side.IVORY, random.Random(hash(g.deal.brown))) for g in (game, other)]
    assert drawn[0] != drawn[1]


# Everything hidden is drawn, and evenly.


def test_all_that_is_hidden_varies() -> None:
    game = play_game(2).cut(21)
    was = replay(game)
    reserve = 30 - was.view(Side.IVORY).reserve
    changed: Counter[str] = Counter()
    rng = random.Random(4)
    for _ in range(50):
        drawn = redrawn(game, Side.IVORY, rng)
        now = replay(drawn)
        enemy = was.view(Side.BROWN), now.view(Side.BROWN)
        changed["face"] += enemy[0].standing != enemy[1].standing
        changed["hand"] += enemy[0].hand != enemy[1].hand
        changed["reserve"] += game.deal.brown[reserve:] != drawn.deal.brown[reserve:]
        changed["own reserve"] += game.deal.ivory[reserve:] != drawn.deal.ivory[reserve:]
        changed["cards"] += game.deal.elections[4:] != drawn.deal.elections[4:]
    assert len(changed) == 5
    assert min(changed.values()) > 40


def test_each_unseen_tile_stands_in_a_hidden_place_equally_often() -> None:
    """The chance is one in the number of unseen tiles, at each place; six sigma apart is wrong."""
    game = play_game(2).cut(21)
    view = replay(game).view(Side.IVORY)
    unseen, draws = view.enemy_unseen(), 1000
    rng = random.Random(6)
    found: Counter[tuple[int, Tile]] = Counter()
    told = story(game, Side.IVORY)
    hidden = [6 * (s.election - 1) + s.order - 1 for s in view.standing if s.owner is Side.BROWN]
    for _ in range(draws):
        _, placements = redeal(Side.IVORY, told, rng)
        for place, number in enumerate(hidden):
            found[place, placements[number].tile] += 1
    places = len(hidden)
    expected = draws / len(unseen)
    assert len(found) == places * len(unseen)
    assert max(abs(each - expected) for each in found.values()) < 6 * expected**0.5


def test_every_order_of_draws_that_fits_is_equally_likely() -> None:
    """With three draws of one tile each, and one tile that had to come first or second."""
    rng = random.Random(8)
    tiles = tuple(map(Tile.parse, ("S1", "M1", "P1")))
    found: Counter[tuple[Tile, ...]] = Counter()
    with pytest.MonkeyPatch.context() as small:
        small.setattr(module, "ALL_TILES", tiles)
        small.setattr(module, "HAND", 1)
        small.setattr(module, "DRAW", 1)
        for _ in range(4000):
            found[module.order_of_draws([(2, tiles[0])], rng)] += 1
    fitting = {order for order in permutations(tiles) if order.index(tiles[0]) < 2}
    assert set(found) == fitting
    assert all(abs(count - 1000) < 170 for count in found.values())
