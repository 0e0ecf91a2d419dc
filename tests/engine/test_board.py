"""The pieces: roles, notation and deals."""

import random
from dataclasses import replace

import pytest

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement, Role, role
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import ALL_TILES, NotationError, Profession, Side, Tile

S, M, P = Profession
V, B, C, N = Role.VOTE, Role.BLOCK, Role.COUNTER, Role.BLUFF

# Rulebook, "Electorate Tiles". Columns: citadel, market, temple.
AT_HOME = {S: (V, C, N), M: (N, V, C), P: (C, N, V)}
AT_THE_ENEMYS = {S: (N, N, B), M: (B, N, N), P: (N, B, N)}


@pytest.mark.parametrize("owner", Side)
def test_roles_match_the_rulebook(owner: Side) -> None:
    for building in BUILDINGS:
        table = AT_HOME if owner is building.side else AT_THE_ENEMYS
        for profession in Profession:
            assert role(owner, profession, building) is table[profession][building.profession]


def test_notation_of_all_tiles_round_trips() -> None:
    expected = [(profession, value) for profession in Profession for value in range(1, 11)]
    assert [(tile.profession, tile.value) for tile in ALL_TILES] == expected
    assert [str(Tile(*each)) for each in ((S, 7), (M, 10), (P, 1))] == ["S7", "M10", "P1"]
    assert [str(building) for building in BUILDINGS] == ["iC", "iM", "iT", "bC", "bM", "bT"]
    assert str(Placement(Tile(S, 7), Building(Side.IVORY, S))) == "S7>iC"
    for tile in ALL_TILES:
        for building in BUILDINGS:
            placement = Placement(tile, building)
            assert Placement.parse(str(placement)) == placement


@pytest.mark.parametrize(
    "text", ["", ">", "S7", "S7>", ">iC", "S0>iC", "S11>iC", "S07>iC", "s7>iC", "S7>xC", "S7>iS",
             "S7 >iC", "S7>iC>iC", "S7>iC ", "X7>iC", "S٧>iC"],
)  # fmt: skip
def test_invalid_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not in the notation") as refused:
        Placement.parse(text)
    assert refused.value.text in text


def test_random_deals_are_complete_and_differ() -> None:
    drawn = [Deal.shuffled(random.Random(seed)) for seed in range(40)]
    for deal in drawn:
        assert (deal.tiles(Side.IVORY), deal.tiles(Side.BROWN)) == (deal.ivory, deal.brown)
        assert sorted(deal.ivory) == sorted(deal.brown) == list(ALL_TILES)
        assert sorted(deal.elections) == [S] * 3 + [M] * 3 + [P] * 3
    assert {deal.first for deal in drawn} == set(Side)
    assert len({deal.elections for deal in drawn}) > 30
    assert len({deal.ivory for deal in drawn} | {deal.brown for deal in drawn}) == 80
    for first in Side:
        assert all(Deal.shuffled(random.Random(seed), first).first is first for seed in range(20))


def test_incomplete_deals_are_refused() -> None:
    deal = Deal.shuffled(random.Random(1))
    for elections in (deal.elections[:8], (*deal.elections, S), (S,) * 4 + (M,) * 3 + (P,) * 2):
        with pytest.raises(ValueError, match="three of each kind"):
            replace(deal, elections=elections)
    for last in ((), (ALL_TILES[29], ALL_TILES[0]), (ALL_TILES[0],), (Tile(P, 11),)):
        tiles = (*ALL_TILES[:29], *last)
        with pytest.raises(ValueError, match="ivory tiles must be all thirty"):
            replace(deal, ivory=tiles)
        with pytest.raises(ValueError, match="brown tiles must be all thirty"):
            replace(deal, brown=tiles)
