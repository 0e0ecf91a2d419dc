"""The tally: the examples of the rulebooks and other publications, and invariants."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import board, boards
from tyrus_desktop.engine.board import Building, Role, StandingTile
from tyrus_desktop.engine.tally import Count, tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile

CITADEL, MARKET, TEMPLE = Profession


def test_general_example_of_the_french_rulebook_is_tallied_correctly() -> None:
    tiles = board("bS10>bC", "bS8>bC", "iM7>bC", "iS7>iC", "iS5>iC", "bM8>iC", "iP6>iC")
    counted = tally(1, CITADEL, tiles)
    assert counted.brown == Count(votes=18, blocks=7, counters=0)
    assert counted.ivory == Count(votes=12, blocks=8, counters=6)
    assert (counted.ivory.total, counted.brown.total) == (10, 11)
    assert counted.winner is Side.BROWN


@pytest.mark.parametrize(
    ("kind", "tiles", "totals"),
    [
        (MARKET, "bM6>bM bS7>bM iP10>bM iM3>iM bP5>iM", (0, 3)),  # A published Guildmaster example.
        (CITADEL, "iS8>iC bM3>iC", (5, 0)),
        # A tie, and totals of zero.
        (TEMPLE, "iP4>iT iP3>iT bP9>bT iS2>bT", (7, 7)),
        (CITADEL, "", (0, 0)),
        (CITADEL, "iM10>iC bP10>bC", (0, 0)),
        (CITADEL, "iS3>iC bM10>iC bS5>bC iM7>bC", (0, 0)),
        # Tiles without effect.
        (TEMPLE, "iP4>iT iS9>iT", (4, 0)),
        (MARKET, "bM4>bM iS9>bM", (0, 4)),
        (CITADEL, "bS8>bC iM5>bC bP5>bC iS10>bC", (0, 8)),  # A counter can't be countered.
        (CITADEL, "iS8>iC iM5>iC", (8, 0)),  # One's own blocker doesn't block.
        (CITADEL, "iS8>iC bM5>iC iP5>bC", (3, 0)),  # A counter counts only at home.
        (CITADEL, "iS8>iC bM5>bC", (8, 0)),
    ],
)
def test_published_examples_and_special_cases_are_tallied_correctly(
    kind: Profession, tiles: str, totals: tuple[int, int]
) -> None:
    counted = tally(1, kind, board(*tiles.split()))
    assert (counted.ivory.total, counted.brown.total) == totals
    more = totals[0] - totals[1]
    assert counted.winner is (Side.IVORY if more > 0 else Side.BROWN if more < 0 else None)


def test_tally_lists_shown_tiles_by_role() -> None:
    tiles = board("iS8>iC", "bM3>iC", "iP2>iC", "iM1>iC", "bS4>iC", "iS1>iC", "bS9>bC", "iS5>iM")
    counted = tally(1, CITADEL, tiles)
    by_role = {role: counted.tiles(Side.IVORY, role) for role in Role}
    assert by_role == {
        Role.VOTE: (tiles[0], tiles[5]),
        Role.BLOCK: (tiles[1],),
        Role.COUNTER: (tiles[2],),
        Role.BLUFF: (tiles[3], tiles[4]),
    }
    assert counted.tiles(Side.BROWN, Role.VOTE) == (tiles[6],)
    assert counted.bluffs(Side.IVORY) == [tiles[3]]
    assert counted.bluffs(Side.BROWN) == [tiles[4]]


def formula(kind: Profession, side: Side, tiles: tuple[StandingTile, ...]) -> int:
    """Return a side's votes by the formula of the rules, spelled out for each kind of election."""
    matching, blocker, counter = {
        CITADEL: (Profession.SOLDIER, Profession.MERCHANT, Profession.PRIEST),
        MARKET: (Profession.MERCHANT, Profession.PRIEST, Profession.SOLDIER),
        TEMPLE: (Profession.PRIEST, Profession.SOLDIER, Profession.MERCHANT),
    }[kind]

    def total(owner: Side, profession: Profession) -> int:
        return sum(
            standing.tile.value
            for standing in tiles
            if standing.tile is not None
            and standing.building == Building(side, kind)
            and (standing.owner, standing.tile.profession) == (owner, profession)
        )

    blocked = max(0, total(side.other, blocker) - total(side, counter))
    return max(0, total(side, matching) - blocked)


def rotated(standing: StandingTile) -> StandingTile:
    """Rotate soldier to merchant to priest, together with citadel to market to temple."""
    assert standing.tile is not None
    tile = Tile(standing.tile.profession.blocked_by, standing.tile.value)
    building = Building(standing.building.side, standing.building.profession.blocked_by)
    return replace(standing, tile=tile, building=building)


def mirrored(standing: StandingTile) -> StandingTile:
    """Exchange the sides."""
    building = Building(standing.building.side.other, standing.building.profession)
    return replace(standing, owner=standing.owner.other, building=building)


@given(boards(), st.sampled_from(Profession))
def test_votes_follow_the_formula_and_the_symmetries(
    tiles: tuple[StandingTile, ...], kind: Profession
) -> None:
    counted = tally(1, kind, tiles)
    assert counted.shown == tuple(tile for tile in tiles if tile.building.profession is kind)
    for side in Side:
        assert counted.count(side).total == formula(kind, side, tiles)
    turned = tally(1, kind.blocked_by, map(rotated, tiles))
    assert (turned.ivory, turned.brown) == (counted.ivory, counted.brown)
    exchanged = tally(1, kind, map(mirrored, tiles))
    assert (exchanged.ivory, exchanged.brown) == (counted.brown, counted.ivory)
    assert exchanged.winner is (counted.winner and counted.winner.other)


@given(st.integers(0, 60), st.integers(0, 60), st.integers(0, 60))
def test_counters_restore_at_most_the_blocked_votes(votes: int, blocks: int, counters: int) -> None:
    count = Count(votes, blocks, counters)
    assert count.total == max(0, votes - blocks + count.countered)
    assert 0 <= count.countered == counters - count.surplus <= blocks
