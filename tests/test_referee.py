"""The referee refuses illegal moves, resumes games, and protects hidden information."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import (
    PlayedGame,
    other_world,
    play_game,
    positions,
    replay,
    seeds,
    turn,
    witnessed,
)
from tyrus_desktop import referee as referee_module
from tyrus_desktop.engine import game as rules
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.events import Event, GivenUp
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.illegal import IllegalPlacement, Refusal
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView, fold
from tyrus_desktop.referee import Referee

GAMES_WATCHED = 6
EVERY = 2
"""The step between the positions of a game that are compared."""


def everything(referee: Referee) -> tuple[object, ...]:
    """Return everything that a referee reveals."""
    views = [referee.view(side) for side in Side]
    return (*views, referee.placements, referee.deal, referee.record({}))


def refusal(referee: Referee, side: Side, placement: Placement) -> Refusal:
    """Return the reason for refusing a placement, after checking that nothing has changed."""
    before = everything(referee)
    with pytest.raises(IllegalPlacement) as refused:
        referee.play(side, placement)
    assert everything(referee) == before
    assert refused.value.placement == placement
    return refused.value.reason


@given(positions(), st.data())
def test_illegal_placement_is_refused_and_changes_nothing(
    game: PlayedGame, data: st.DataObject
) -> None:
    referee = replay(game)
    mover = turn(referee)
    building = data.draw(st.sampled_from(BUILDINGS))
    for side in Side:
        view = referee.view(side)
        if side is not mover:
            expected = Refusal.GAME_OVER if mover is None else Refusal.NOT_YOUR_TURN
            assert refusal(referee, side, Placement(view.hand[0], building)) is expected
            continue
        standing = [tile.tile for tile in view.standing if tile.tile is not None]
        elsewhere = [*view.undrawn(), *view.shown_tiles(side), *standing]
        tile = data.draw(st.sampled_from(elsewhere))
        assert refusal(referee, side, Placement(tile, building)) is Refusal.NOT_IN_HAND


def test_only_finished_game_can_be_revealed() -> None:
    game = play_game(1)
    for count in range(len(game.placements)):
        with pytest.raises(ValueError, match="Nothing is revealed"):
            replay(game.cut(count)).reveal()
    referee = replay(game)
    assert referee.reveal().hands == {side: referee.view(side).hand for side in Side}
    with pytest.raises(ValueError, match="can't be given up"):
        referee.give_up(Side.IVORY)


def test_resigned_game_is_over() -> None:
    referee = replay(play_game(1).cut(20))
    before = {side: referee.view(side) for side in Side}
    events = referee.give_up(Side.BROWN)
    for side in Side:
        assert events[side] == (GivenUp(Side.BROWN),)
        assert referee.view(side) == fold(before[side], GivenUp(Side.BROWN))
        assert referee.view(side).to_play is None
        placement = Placement(before[side].hand[0], BUILDINGS[0])
        assert refusal(referee, side, placement) is Refusal.GAME_OVER
    assert referee.reveal().standing
    with pytest.raises(ValueError, match="can't be given up"):
        referee.give_up(Side.IVORY)


@given(positions())
def test_resumed_game_equals_the_played_game(game: PlayedGame) -> None:
    played, heard = Referee(game.deal), {side: list[Event]() for side in Side}
    for side in Side:
        heard[side] += played.opening[side]
    for placement in game.placements:
        mover = turn(played)
        assert mover is not None
        for side, events in played.play(mover, placement).items():
            heard[side] += events
    resumed = replay(game)
    assert everything(resumed) == everything(played)
    assert resumed.opening == played.opening
    assert resumed.placements == game.placements
    assert resumed.record({"Ivory": "Claire"}).headers == {"Ivory": "Claire"}
    for side in Side:
        assert resumed.story(side, len(game.placements)) == tuple(heard[side])


# Hidden information


def positions_told_apart(game: PlayedGame, side: Side, rng: random.Random) -> int:
    """Return in how many positions `side` can distinguish the game from another possible one.

    The views and events of all earlier positions are compared, too.
    """
    first = rng.randrange(EVERY)
    return sum(
        witnessed(other_world(cut, side, rng), side) != witnessed(cut, side)
        for cut in (game.cut(count) for count in range(first, len(game.placements) + 1, EVERY))
    )


def test_views_and_events_do_not_depend_on_hidden_facts(seed: int, volume: int) -> None:
    rng, levels = random.Random(seed), ("rules-of-thumb", "greedy", "random")
    tied = play_game(6)  # The last three tiles decide this game, and their sums are public.
    outcome = replay(tied).view(Side.IVORY).outcome
    assert outcome is not None
    assert outcome.ending is Ending.TILES
    watched = [
        play_game(each, levels[number % 3], levels[number % 3])
        for number, each in enumerate(seeds(seed, GAMES_WATCHED * volume))
    ]
    for game in (*watched, tied):
        for side in Side:
            assert positions_told_apart(game, side, rng) == 0
            assert witnessed(other_world(game, side, rng), side) == witnessed(game, side)


def test_other_world_changes_everything_hidden() -> None:
    rng = random.Random(3)
    game = play_game(2).cut(21)
    changed = dict.fromkeys(("face", "hand", "reserve", "own reserve", "cards", "shown"), 0)
    was = replay(game)
    drawn = 30 - was.view(Side.IVORY).reserve
    for _ in range(50):
        other = other_world(game, Side.IVORY, rng)
        now = replay(other)
        enemy = (was.view(Side.BROWN), now.view(Side.BROWN))
        changed["face"] += enemy[0].standing != enemy[1].standing
        changed["hand"] += enemy[0].hand != enemy[1].hand
        changed["reserve"] += game.deal.brown[drawn:] != other.deal.brown[drawn:]
        changed["own reserve"] += game.deal.ivory[drawn:] != other.deal.ivory[drawn:]
        changed["cards"] += game.deal.elections[4:] != other.deal.elections[4:]
        shown = enemy[0].shown_tiles(Side.BROWN)
        slots = [[deal.brown.index(tile) // 3 for tile in shown] for deal in (was.deal, now.deal)]
        changed["shown"] += slots[0] != slots[1]
    assert all(count > 40 for count in changed.values()), changed


# Planted leaks

OBSERVE = rules.observe


def hand_as_drawn(state: GameState, side: Side) -> PlayerView:
    view = OBSERVE(state, side)
    return replace(view, hand=tuple(t for t in state.deal.tiles(side) if t in view.hand))


def one_enemy_face(state: GameState, side: Side) -> PlayerView:
    view = OBSERVE(state, side)
    return replace(view, standing=(*view.standing[:-1], *state.standing[-1:]))


@pytest.mark.long
@pytest.mark.parametrize(
    ("holder", "name", "leak"),
    [
        (referee_module, "redact", lambda event, _side: event),
        (rules, "observe", one_enemy_face),
        (rules, "observe", hand_as_drawn),
    ],
)
def test_planted_leak_of_hidden_information_is_detected(
    monkeypatch: pytest.MonkeyPatch, holder: object, name: str, leak: object
) -> None:
    game = play_game(0, "greedy", "greedy")
    monkeypatch.setattr(holder, name, leak)
    assert positions_told_apart(game, Side.IVORY, random.Random(7)) > 0
