"""The greedy player: its best voter at home, else its lowest tile where it has no effect."""

import random

import pytest

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never


def choices(hand: str, kind: Profession, side: Side = Side.IVORY) -> set[Placement]:
    """Return all placements that the player chooses from this hand with thirty generators."""
    tiles = tuple(sorted(map(Tile.parse, hand.split())))
    view = PlayerView(side, side, (kind,), tiles, enemy_hand=9, reserve=21)
    player = GreedyPlayer()
    return {player.choose(view, random.Random(seed), never) for seed in range(30)}


@pytest.mark.parametrize(
    ("side", "kind", "expected"),
    [
        (Side.IVORY, Profession.SOLDIER, "S8>iC"),
        (Side.BROWN, Profession.MERCHANT, "M9>bM"),
        (Side.IVORY, Profession.PRIEST, "P2>iT"),
    ],
)
def test_the_best_voter_goes_home(side: Side, kind: Profession, expected: str) -> None:
    assert choices("S1 S8 M3 M9 P2", kind, side) == {Placement.parse(expected)}


def test_without_a_voter_the_lowest_tile_is_a_decoy_in_force() -> None:
    assert choices("M4 M9 P5", Profession.SOLDIER) == {Placement.parse("M4>iC")}
    assert choices("M6 M9 P5", Profession.SOLDIER) == {Placement.parse("P5>bC")}


def test_chance_decides_between_decoys_of_the_same_value() -> None:
    expected = {Placement.parse("M4>iC"), Placement.parse("P4>bC")}
    assert choices("M4 M9 P4", Profession.SOLDIER) == expected
