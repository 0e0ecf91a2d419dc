"""The pieces: roles, notation and deals."""

from __future__ import annotations

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


def test_professions_block_each_other_in_a_cycle() -> None:
    assert (S.blocks, P.blocks, M.blocks) == (P, M, S)
    assert (S.blocked_by, P.blocked_by, M.blocked_by) == (M, S, P)


def test_each_side_has_thirty_distinct_tiles() -> None:
    expected = [(profession, value) for profession in Profession for value in range(1, 11)]
    assert [(tile.profession, tile.value) for tile in ALL_TILES] == expected
    assert list(ALL_TILES) == sorted(ALL_TILES)


def test_notation_round_trips() -> None:
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


DEAL = Deal.shuffled(random.Random(1))
CITADEL, MARKET, TEMPLE = Profession


def test_random_deals_are_complete_and_differ() -> None:
    drawn = [Deal.shuffled(random.Random(seed)) for seed in range(40)]
    for deal in drawn:
        assert (deal.tiles(Side.IVORY), deal.tiles(Side.BROWN)) == (deal.ivory, deal.brown)
        assert sorted(deal.ivory) == sorted(deal.brown) == list(ALL_TILES)
        assert sorted(deal.elections) == [CITADEL] * 3 + [MARKET] * 3 + [TEMPLE] * 3
    assert {deal.first for deal in drawn} == set(Side)
    assert len({deal.elections for deal in drawn}) > 30
    assert len({deal.ivory for deal in drawn} | {deal.brown for deal in drawn}) == 80


@pytest.mark.parametrize("first", Side)
def test_first_player_can_be_given(first: Side) -> None:
    assert all(Deal.shuffled(random.Random(seed), first).first is first for seed in range(20))


@pytest.mark.parametrize(
    "elections",
    [(), DEAL.elections[:8], (*DEAL.elections, CITADEL), (CITADEL,) * 9,
     (CITADEL,) * 4 + (MARKET,) * 3 + (TEMPLE,) * 2],
)  # fmt: skip
def test_incomplete_election_cards_are_refused(elections: tuple[Profession, ...]) -> None:
    with pytest.raises(ValueError, match="three of each kind"):
        replace(DEAL, elections=elections)


@pytest.mark.parametrize(
    "tiles",
    [(), ALL_TILES[:29], (*ALL_TILES, ALL_TILES[0]), (*ALL_TILES[:29], ALL_TILES[0]),
     (*ALL_TILES[:29], Tile(Profession.PRIEST, 11))],
)  # fmt: skip
def test_incomplete_tiles_are_refused(tiles: tuple[Tile, ...]) -> None:
    with pytest.raises(ValueError, match="ivory tiles must be all thirty"):
        replace(DEAL, ivory=tiles)
    with pytest.raises(ValueError, match="brown tiles must be all thirty"):
        replace(DEAL, brown=tiles)
