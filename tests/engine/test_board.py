"""The role of a tile in a building, and the notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement, Role, role
from tyrus_desktop.engine.tiles import ALL_TILES, NotationError, Profession, Side, Tile

S, M, P = Profession
V, B, C, N = Role.VOTE, Role.BLOCK, Role.COUNTER, Role.BLUFF

# Rulebook, "Electorate Tiles". Columns: citadel, market, temple.
AT_HOME = {S: (V, C, N), M: (N, V, C), P: (C, N, V)}
AT_THE_ENEMYS = {S: (N, N, B), M: (B, N, N), P: (N, B, N)}


@pytest.mark.parametrize("building", BUILDINGS, ids=str)
@pytest.mark.parametrize("profession", Profession, ids=lambda each: each.name)
@pytest.mark.parametrize("owner", Side, ids=lambda each: each.value)
def test_a_tile_has_the_rulebooks_role_in_each_building(
    owner: Side, profession: Profession, building: Building
) -> None:
    table = AT_HOME if owner is building.side else AT_THE_ENEMYS
    assert role(owner, profession, building) is table[profession][building.profession]


def test_soldiers_block_priests_block_merchants_block_soldiers() -> None:
    assert (S.blocks, P.blocks, M.blocks) == (P, M, S)
    assert (S.blocked_by, P.blocked_by, M.blocked_by) == (M, S, P)


def test_a_counter_blocks_the_blocker() -> None:
    for profession in Profession:
        home = Building(Side.IVORY, profession)
        blocker = profession.blocked_by
        assert role(Side.BROWN, blocker, home) is Role.BLOCK
        assert role(Side.IVORY, blocker.blocked_by, home) is Role.COUNTER


def test_each_side_has_one_tile_of_each_profession_and_value() -> None:
    expected = {(profession, value) for profession in Profession for value in range(1, 11)}
    assert {(tile.profession, tile.value) for tile in ALL_TILES} == expected
    assert len(ALL_TILES) == 30
    assert list(ALL_TILES) == sorted(ALL_TILES)


def test_tiles_and_buildings_are_written_in_the_records_notation() -> None:
    assert [str(Tile(*each)) for each in ((S, 7), (M, 10), (P, 1))] == ["S7", "M10", "P1"]
    assert [str(building) for building in BUILDINGS] == ["iC", "iM", "iT", "bC", "bM", "bT"]
    placement = Placement(Tile(S, 7), Building(Side.IVORY, Profession.SOLDIER))
    assert str(placement) == "S7>iC"


@given(st.sampled_from(ALL_TILES), st.sampled_from(BUILDINGS))
def test_notation_round_trips(tile: Tile, building: Building) -> None:
    placement = Placement(tile, building)
    assert Placement.parse(str(placement)) == placement


@pytest.mark.parametrize(
    "text", ["", ">", "S7", "S7>", ">iC", "S0>iC", "S11>iC", "S07>iC", "s7>iC", "S7>xC", "S7>iS",
             "S7 >iC", "S7>iC>iC", "S7>iC ", "X7>iC", "S٧>iC"],
)  # fmt: skip
def test_text_that_is_not_a_placement_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not in the notation") as refused:
        Placement.parse(text)
    assert refused.value.text in text
