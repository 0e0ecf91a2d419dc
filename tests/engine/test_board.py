"""The role of a tile in a building, and the notation."""

from __future__ import annotations

import pytest

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement, Role, role
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
