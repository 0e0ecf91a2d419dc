"""Advice, warnings and readings are functions of one side's view."""

from __future__ import annotations

import random

import pytest

from tests.imagined import quick_adviser
from tests.readers import games_of, other_world, replay
from tyrus_desktop.engine.board import Placement, Role, StandingTile, role
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.advice import Adviser, Height
from tyrus_desktop.players.player import never


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
        found += [adviser.warn(view, each, "", never) for each in (legal[0], legal[-1])]
        assert adviser.warn(view, advice.placement, "", never) is None
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


def test_backs_are_worth_what_such_tiles_count_for(
    adviser: Adviser, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tyrus_desktop.players.advice.APART", 2)
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
    assert adviser.warn(view, placement, "", lambda: True) is None


def test_no_warning_against_what_the_opponent_does_itself(
    adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games_of(2, 1)[0].cut(12)
    view = replay(game).view(game.mover(12))
    legal = list(view.legal_placements())

    def warned(opponent: str) -> set[Placement]:
        return {each for each in legal if adviser.warn(view, each, opponent, never)}

    monkeypatch.setattr("tyrus_desktop.players.advice.COSTLY", 0.5)
    alone, beside = warned(""), warned("citizen")
    assert beside < alone
