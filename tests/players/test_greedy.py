"""The greedy player and the beginner: the best voter at home, or else a decoy or anything."""

import random

import pytest

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never


def choices(
    hand: str, kind: Profession, side: Side = Side.IVORY, key: str = "greedy", seeds: int = 30
) -> set[str]:
    """Return a player's placements from this hand with several generators."""
    tiles = tuple(sorted(map(Tile.parse, hand.split())))
    view = PlayerView(side, side, (kind,), tiles, enemy_hand=9, reserve=21)
    player = create(key)
    return {str(player.choose(view, random.Random(seed), never)) for seed in range(seeds)}


@pytest.mark.parametrize(
    ("side", "kind", "expected"),
    [
        (Side.IVORY, Profession.SOLDIER, "S8>iC"),
        (Side.BROWN, Profession.MERCHANT, "M9>bM"),
        (Side.IVORY, Profession.PRIEST, "P2>iT"),
    ],
)
def test_best_voter_is_placed_at_home(side: Side, kind: Profession, expected: str) -> None:
    for key in ("greedy", "beginner"):
        assert choices("S1 S8 M3 M9 P2", kind, side, key) == {expected}


def test_greedy_places_its_lowest_tile_as_a_decoy() -> None:
    assert choices("M4 M9 P5", Profession.SOLDIER) == {"M4>iC"}
    assert choices("M6 M9 P5", Profession.SOLDIER) == {"P5>bC"}
    assert choices("M4 M9 P4", Profession.SOLDIER) == {"M4>iC", "P4>bC"}  # A tie.


def test_beginner_without_a_voter_places_anything() -> None:
    found = choices("M4 P9", Profession.SOLDIER, key="beginner", seeds=200)
    assert len({Placement.parse(each) for each in found}) == 12
