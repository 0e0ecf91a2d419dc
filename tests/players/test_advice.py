"""Advice, warnings and readings are functions of one side's view."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.imagined import network, quick_adviser
from tests.readers import games_of, other_world, replay
from tyrus_desktop.engine.board import Placement, Role, StandingTile, role
from tyrus_desktop.engine.tiles import Height, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.adviser import Adviser
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.policy import VALUE_OF_MOVE, NetworkPolicy
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement
from tyrus_desktop.players.cautions import Caution, earlier_turns
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer

Moves = NDArray[Any]


@pytest.fixture
def adviser() -> Adviser:
    return quick_adviser()


def told(adviser: Adviser, view: PlayerView) -> list[object]:
    """Return everything that an adviser says at a position."""
    found: list[object] = [adviser.backs(view)]
    if view.to_play is view.side:
        legal = list(view.legal_placements())
        advice = adviser.advise(view, never)
        assert advice is not None
        assert advice.placement in legal
        tile, building = advice.placement.tile, advice.placement.building
        assert advice.role in (role(view.side, tile.profession, building), Role.BLUFF)
        assert advice.now == (building.profession is view.kind)
        assert (advice.height is Height.HIGH) == (tile.value > 7)
        # Fewer votes of the side's own never help, except off the enemy's.
        assert -10 <= advice.points <= tile.value
        found.append(advice)
        found += [adviser.coach.warn(view, each, never) for each in (legal[0], legal[-1])]
        assert adviser.coach.warn(view, advice.placement, never) is None
    return found


def test_adviser_says_the_same_in_every_world(adviser: Adviser, seed: int) -> None:
    rng = random.Random(seed)
    spoken = 0
    for game in games_of(seed, 2):
        for count in rng.sample(range(len(game.placements)), 5):
            cut = game.cut(count)
            side = game.mover(count)
            here = told(adviser, replay(cut).view(side))
            for _ in range(2):
                there = replay(other_world(cut, side, rng)).view(side)
                assert told(quick_adviser(), there) == here
            spoken += len(here)
    assert spoken > 20


def counts(tile: Tile, standing: StandingTile) -> bool:
    return role(standing.owner, tile.profession, standing.building) is not Role.BLUFF


def test_backs_are_worth_what_their_tiles_would_count(
    adviser: Adviser, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tyrus_desktop.players.adviser.APART", 2)
    (game,) = games_of(seed, 1)
    for count in range(3, len(game.placements), 7):
        view = replay(game.cut(count)).view(Side.IVORY)
        found = adviser.backs(view)
        hidden = {each for each in view.standing if each.tile is None}
        assert hidden == {tile for each in found for tile in each.standing}
        for back in found:
            crowd = sum(tile.building == back.standing[0].building for tile in hidden)
            assert len(back.standing) == (crowd if crowd > 2 else 1)
            most = [
                max(t.value for t in view.enemy_unseen() if counts(t, each))
                for each in back.standing
            ]
            assert 0 <= back.mean <= sum(most)
            assert 0 <= back.nothing <= 1
            assert back.spread >= 0
            kind = back.standing[0].building.profession
            if kind is not view.kind and not view.cards_left(kind):
                assert (back.mean, back.nothing) == (0, 1)


def test_stopped_adviser_says_nothing(adviser: Adviser) -> None:
    view = replay(games_of(1, 1)[0].cut(8)).view(games_of(1, 1)[0].mover(8))
    assert adviser.advise(view, lambda: True) is None
    placement = next(view.legal_placements())
    assert adviser.coach.warn(view, placement, lambda: True) is None


def test_coach_is_silent_where_the_strongest_level_does_the_same(
    adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games_of(2, 1)[0].cut(12)
    view = replay(game).view(game.mover(12))
    legal = list(view.legal_placements())

    def warned() -> set[Placement]:
        return {each for each in legal if adviser.coach.warn(view, each, never)}

    monkeypatch.setattr("tyrus_desktop.players.cautions.COSTLY", 0.5)
    known = games_of_view(view)
    strategy = NetworkPolicy(network(1)).probabilities(known)[0]
    usual = {each for each in legal if strategy[move_of_placement(view, known, each)] >= 0.05}
    spoken = warned()
    assert spoken
    assert not spoken & usual
    monkeypatch.setattr("tyrus_desktop.players.cautions.USUAL", 2.0)
    assert warned() & usual


def test_coach_adds_up_what_an_election_has_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows that from the view, whether it was asked before or not, and starts over each time.

    Here a placement costs what its tile is worth more than the lowest one in the hand.
    """

    def evaluate(_self: object, _worlds: object, tried: Moves, *_: object) -> Moves:
        return -VALUE_OF_MOVE[tried] / 50

    def candidates(_self: object, known: Games, _prior: object) -> Moves:
        return np.flatnonzero(np.repeat(legal_tiles(known)[0], 6))

    monkeypatch.setattr(SearchPlayer, "evaluate", evaluate)
    monkeypatch.setattr(SearchPlayer, "candidates", candidates)
    thresholds = {"USUAL": 2, "COSTLY": 8.5, "ADDING": 1.5, "TOGETHER": 11.5, "SAVES": 999}
    for name, number in thresholds.items():
        monkeypatch.setattr(f"tyrus_desktop.players.cautions.{name}", number)
    told = Counter[Caution | None]()
    for game in games_of(3, 2):
        asked, spent = quick_adviser(), dict.fromkeys(Side, 0)
        for count, placement in enumerate(game.placements[:27]):
            side = game.mover(count)
            view = replay(game.cut(count)).view(side)
            if view.placed == 0:
                spent = dict.fromkeys(Side, 0)
            since = range(count - view.placed, count)
            before = [replay(game.cut(n)).view(side) for n in since if game.mover(n) is side]
            assert [each for each, _ in earlier_turns(view)] == before
            cost = placement.tile.value - min(tile.value for tile in view.hand)
            spent[side] += cost
            together = Caution.TOGETHER if cost >= 2 and spent[side] > 11 else None
            expected = Caution.COSTLY if cost >= 9 else together
            for adviser in (asked, quick_adviser()):
                assert adviser.coach.warn(view, placement, never) is expected
            told[expected] += 1
    assert min(told[each] for each in (None, Caution.COSTLY, Caution.TOGETHER)) >= 2
