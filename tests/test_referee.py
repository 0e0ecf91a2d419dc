"""The referee: refusals, resuming, and that no side learns what it can't know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.readers import (
    PlayedGame,
    games,
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
from tyrus_desktop.engine.events import Event, GivenUp, TilePlaced, TilesDrawn, redact
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.illegal import IllegalPlacement, Refusal
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView, fold
from tyrus_desktop.referee import Referee

GAMES_WATCHED = 16
EVERY = 2
"""Every second position of a game is changed; all that led to it is compared."""


# Refusals.


def everything(referee: Referee) -> tuple[object, ...]:
    """Everything that a referee gives out."""
    views = [referee.view(side) for side in Side]
    return (*views, referee.placements, referee.deal, referee.record({}))


def refusal(referee: Referee, side: Side, placement: Placement) -> Refusal:
    """Return why a placement is refused; nothing may have changed."""
    before = everything(referee)
    with pytest.raises(IllegalPlacement) as refused:
        referee.play(side, placement)
    assert everything(referee) == before
    assert refused.value.placement == placement
    return refused.value.reason


@settings(max_examples=settings().max_examples // 2)
@given(positions(), st.data())
def test_a_side_that_is_not_to_play_is_refused_and_nothing_changes(
    game: PlayedGame, data: st.DataObject
) -> None:
    referee = replay(game)
    for side in Side:
        if turn(referee) is side:
            continue
        placement = Placement(
            data.draw(st.sampled_from(referee.view(side).hand)),
            data.draw(st.sampled_from(BUILDINGS)),
        )
        over = turn(referee) is None
        expected = Refusal.GAME_OVER if over else Refusal.NOT_YOUR_TURN
        assert refusal(referee, side, placement) is expected


@settings(max_examples=settings().max_examples // 2)
@given(positions())
def test_a_tile_not_in_hand_is_refused_and_nothing_changes(game: PlayedGame) -> None:
    """Whether it is still in the reserve, stands on the board or was shown."""
    referee = replay(game)
    side = turn(referee)
    if side is None:
        return
    view = referee.view(side)
    standing = [tile.tile for tile in view.standing if tile.tile is not None]
    for tile in (*view.undrawn(), *view.shown_tiles(side), *standing):
        placement = Placement(tile, BUILDINGS[0])
        assert refusal(referee, side, placement) is Refusal.NOT_IN_HAND


def test_only_a_game_that_is_over_can_be_revealed() -> None:
    game = play_game(1)
    for count in range(len(game.placements)):
        with pytest.raises(ValueError, match="Nothing is revealed"):
            replay(game.cut(count)).reveal()
    assert replay(game).reveal().hands == {side: replay(game).view(side).hand for side in Side}


def test_a_game_that_is_over_cannot_be_given_up() -> None:
    with pytest.raises(ValueError, match="can't be given up"):
        replay(play_game(1)).give_up(Side.IVORY)


def test_a_game_given_up_takes_no_placement_and_is_revealed() -> None:
    referee = replay(play_game(1).cut(20))
    before = {side: referee.view(side) for side in Side}
    events = referee.give_up(Side.BROWN)
    for side in Side:
        assert events[side] == (GivenUp(Side.BROWN),)
        assert referee.view(side) == fold(before[side], GivenUp(Side.BROWN))
        assert referee.view(side).over
        assert referee.view(side).to_play is None
        placement = Placement(before[side].hand[0], BUILDINGS[0])
        assert refusal(referee, side, placement) is Refusal.GAME_OVER
    assert referee.reveal().standing
    with pytest.raises(ValueError, match="can't be given up"):
        referee.give_up(Side.IVORY)


# Resuming.


@settings(max_examples=settings().max_examples // 2)
@given(positions())
def test_a_resumed_game_equals_the_game_that_was_played(game: PlayedGame) -> None:
    played = Referee(game.deal)
    for placement in game.placements:
        side = turn(played)
        assert side is not None
        played.play(side, placement)
    taken_up = replay(game)
    assert everything(taken_up) == everything(played)
    assert taken_up.opening == played.opening
    assert taken_up.placements == game.placements
    assert taken_up.record({"Ivory": "Claire"}).headers == {"Ivory": "Claire"}


def test_a_game_with_an_illegal_placement_cannot_be_resumed() -> None:
    game = play_game(1)
    with pytest.raises(IllegalPlacement):
        Referee(game.deal, (*game.placements[:2], game.placements[0]))


# Non-interference.


def positions_told_apart(game: PlayedGame, side: Side, rng: random.Random) -> int:
    """In how many positions `side` could distinguish the game from another that fits its knowledge.

    The whole past counts: the views and events of every earlier position are compared too.
    """
    first = rng.randrange(EVERY)
    return sum(
        witnessed(other_world(cut, side, rng), side) != witnessed(cut, side)
        for cut in (game.cut(count) for count in range(first, len(game.placements) + 1, EVERY))
    )


def watched_games(seed: int, count: int) -> Iterator[PlayedGame]:
    pairs = [("rules-of-thumb", "rules-of-thumb"), ("greedy", "rules-of-thumb"),
             ("rules-of-thumb", "greedy"), ("random", "random")]  # fmt: skip
    for number, each in enumerate(seeds(seed, count)):
        yield play_game(each, *pairs[number % len(pairs)])


def test_views_and_events_do_not_depend_on_what_the_side_cannot_know(
    seed: int, volume: int
) -> None:
    """Over some 800 positions of the players' own games, each with all that led to it."""
    rng = random.Random(seed)
    for game in watched_games(seed, GAMES_WATCHED * volume):
        for side in Side:
            assert positions_told_apart(game, side, rng) == 0


@given(games(), st.sampled_from(Side), st.randoms(use_true_random=True))
def test_the_end_of_a_game_reveals_nothing_hidden(
    game: PlayedGame, side: Side, rng: random.Random
) -> None:
    """Except the sum of the last three tiles, where it decides the game."""
    assert witnessed(other_world(game, side, rng), side) == witnessed(game, side)


def test_the_imagined_games_vary_everything_that_is_hidden() -> None:
    """Otherwise the tests above would prove nothing."""
    rng = random.Random(3)
    game = play_game(2).cut(21)
    changed = dict.fromkeys(("face", "hand", "reserve", "own reserve", "cards", "shown"), 0)
    for _ in range(50):
        other = other_world(game, Side.IVORY, rng)
        was, now = replay(game), replay(other)
        drawn = 30 - was.view(Side.IVORY).reserve
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


def all_but(kind: type[Event], told: Callable[[Event, Side], Event]) -> Callable[..., Event]:
    """`redact`, but for one kind of event."""
    return lambda event, side: told(event, side) if isinstance(event, kind) else redact(event, side)


def as_it_is(event: Event, _side: Side) -> Event:
    return event


def last_value_drawn(event: Event, side: Side) -> Event:
    """How many were drawn becomes a little more where the last tile is a high one."""
    assert isinstance(event, TilesDrawn)
    assert event.tiles is not None
    secret = event.tiles[-1].value > 5
    return redact(replace(event, count=event.count + secret), side)


def order_by_face(event: Event, side: Side) -> Event:
    assert isinstance(event, TilePlaced)
    assert event.standing.tile is not None
    standing = replace(event.standing, order=event.standing.tile.value)
    return redact(replace(event, standing=standing), side)


def changed_view(
    change: Callable[[GameState, PlayerView], dict[str, Any]],
) -> Callable[[GameState, Side], PlayerView]:
    observe = rules.observe

    def leaking(state: GameState, side: Side) -> PlayerView:
        view = observe(state, side)
        return replace(view, **change(state, view))

    return leaking


def enemy_faces(state: GameState, _view: PlayerView) -> dict[str, Any]:
    return {"standing": state.standing}


def one_enemy_face(state: GameState, view: PlayerView) -> dict[str, Any]:
    return {"standing": (*view.standing[:-1], *state.standing[-1:])}


def board_by_face(state: GameState, view: PlayerView) -> dict[str, Any]:
    by_face = sorted(zip(state.standing, view.standing, strict=True), key=lambda two: two[0].tile)  # type: ignore[arg-type, return-value]
    return {"standing": tuple(hidden for _, hidden in by_face)}


def hand_as_drawn(state: GameState, view: PlayerView) -> dict[str, Any]:
    drawn = state.deal.tiles(view.side)
    return {"hand": tuple(tile for tile in drawn if tile in view.hand)}


def next_card(state: GameState, _view: PlayerView) -> dict[str, Any]:
    return {"elections": state.deal.elections[: state.election + 1]}


def enemy_hand(state: GameState, view: PlayerView) -> dict[str, Any]:
    return {"enemy_hand": sum(tile.value for tile in state.hand(view.side.other))}


def own_next_tile(state: GameState, view: PlayerView) -> dict[str, Any]:
    return {"hand": (*view.hand, *state.deal.tiles(view.side)[state.drawn : state.drawn + 1])}


@pytest.mark.parametrize(
    ("holder", "name", "leak"),
    [
        (referee_module, "redact", all_but(TilePlaced, as_it_is)),
        (referee_module, "redact", all_but(TilePlaced, order_by_face)),
        (referee_module, "redact", all_but(TilesDrawn, as_it_is)),
        (referee_module, "redact", all_but(TilesDrawn, last_value_drawn)),
        *((rules, "observe", changed_view(leak)) for leak in (
            enemy_faces, one_enemy_face, board_by_face, hand_as_drawn, next_card, enemy_hand,
            own_next_tile,
        )),
    ],
    ids=["event: face", "event: order", "event: tiles drawn", "event: number drawn",
         "view: faces", "view: last face", "view: board by face", "view: hand as drawn",
         "view: next card", "view: enemy hand", "view: next own tile"],
)  # fmt: skip
def test_a_planted_leak_is_detected(
    monkeypatch: pytest.MonkeyPatch, holder: object, name: str, leak: object
) -> None:
    """One planted in each channel."""
    game = play_game(0, "greedy", "greedy")
    monkeypatch.setattr(holder, name, leak)
    assert positions_told_apart(game, Side.IVORY, random.Random(7)) > 0


def test_the_watched_games_include_one_decided_by_the_last_tiles(seed: int, volume: int) -> None:
    """In such a game the sums of the last hands are public."""
    watched = watched_games(seed, GAMES_WATCHED * volume)
    endings = [replay(game).view(Side.IVORY).outcome for game in watched]
    assert Ending.TILES in {outcome.ending for outcome in endings if outcome is not None}
