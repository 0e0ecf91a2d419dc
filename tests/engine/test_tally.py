"""The tally: the examples of the rulebooks and other publications, and invariants."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import board, boards
from tyrus_desktop.engine.board import Building, Role, StandingTile
from tyrus_desktop.engine.tally import Count, Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile

CITADEL, MARKET, TEMPLE = Profession


def totals(kind: Profession, *tiles: str) -> tuple[int, int]:
    """Both sides' votes, Ivory's first."""
    counted = tally(1, kind, board(*tiles))
    return counted.ivory.total, counted.brown.total


def test_the_french_rulebooks_example_of_a_general() -> None:
    tiles = board(
        "bS10>bC", "bS8>bC", "iM7>bC", "iS7>iC", "iS5>iC", "bM8>iC", "iP6>iC"
    )  # fmt: skip
    counted = tally(1, CITADEL, tiles)
    assert counted.brown == Count(votes=18, blocks=7, counters=0)
    assert counted.ivory == Count(votes=12, blocks=8, counters=6)
    assert (counted.ivory.total, counted.brown.total) == (10, 11)
    assert counted.winner is Side.BROWN


def test_a_published_guildmaster() -> None:
    tiles = board("bM6>bM", "bS7>bM", "iP10>bM", "iM3>iM", "bP5>iM")
    counted = tally(1, MARKET, tiles)
    assert (counted.ivory.total, counted.brown.total) == (0, 3)
    assert counted.winner is Side.BROWN


def test_three_merchants_leave_five_of_eight_soldiers() -> None:
    assert totals(CITADEL, "iS8>iC", "bM3>iC") == (5, 0)


@pytest.mark.parametrize(
    "tiles",
    [
        (),
        ("iM10>iC", "bP10>bC"),
        ("iS3>iC", "bM3>iC"),
        ("iS3>iC", "bM10>iC", "bS5>bC", "iM7>bC"),
    ],
)
def test_two_totals_of_zero_make_the_election_null(tiles: tuple[str, ...]) -> None:
    counted = tally(1, CITADEL, board(*tiles))
    assert (counted.ivory.total, counted.brown.total) == (0, 0)
    assert counted.winner is None


def test_equal_totals_make_the_election_null() -> None:
    counted = tally(1, TEMPLE, board("iP4>iT", "iP3>iT", "bP9>bT", "iS2>bT"))
    assert (counted.ivory.total, counted.brown.total) == (7, 7)
    assert counted.winner is None


def test_a_soldier_in_its_own_temple_counts_for_nothing() -> None:
    assert totals(TEMPLE, "iP4>iT", "iS9>iT") == (4, 0)


def test_a_soldier_in_the_enemys_market_counts_for_nothing() -> None:
    assert totals(MARKET, "bM4>bM", "iS9>bM") == (0, 4)


def test_a_soldier_in_the_enemys_citadel_counts_for_nothing_even_against_a_counter() -> None:
    """There is no counter to a counter."""
    assert totals(CITADEL, "bS8>bC", "iM5>bC", "bP5>bC", "iS10>bC") == (0, 8)
    assert totals(CITADEL, "bS8>bC", "bP5>bC", "iS10>bC") == (0, 8)


def test_characters_of_the_same_colour_do_not_block_each_other() -> None:
    assert totals(CITADEL, "iS8>iC", "iM5>iC") == (8, 0)


def test_surplus_counters_add_no_votes() -> None:
    counted = tally(1, CITADEL, board("iS8>iC", "bM3>iC", "iP10>iC"))
    assert counted.ivory.total == 8
    assert (counted.ivory.countered, counted.ivory.surplus) == (3, 7)


def test_four_tiles_may_be_counted_against_three() -> None:
    """Tiles carried over from an earlier election count; those elsewhere stay hidden."""
    tiles = board(
        "iP1>iT", "iP2>iT", "iP3>iT", "iP4>iT", "bP6>bT", "bP5>bT", "bP1>bT", "iS9>iC", "bM9>bM"
    )  # fmt: skip
    counted = tally(4, TEMPLE, tiles)
    assert counted.shown == tiles[:7]
    assert counted.winner is Side.BROWN
    assert (counted.ivory.total, counted.brown.total) == (10, 12)


def test_a_blocker_at_home_and_a_counter_at_the_enemys_count_for_nothing() -> None:
    """Rulebook: a block counts only at the enemy's, a counter only at home."""
    assert totals(CITADEL, "iS8>iC", "bM5>iC", "iP5>bC") == (3, 0)
    assert totals(CITADEL, "iS8>iC", "bM5>bC") == (8, 0)


def test_shown_tiles_are_listed_by_role_in_the_order_of_placement() -> None:
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


def formula(kind: Profession, side: Side, tiles: tuple[StandingTile, ...]) -> int:
    """The formula of the rules, written out for each kind."""
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


@given(boards(), st.sampled_from(Profession))
def test_votes_match_the_formula_of_the_rules(
    tiles: tuple[StandingTile, ...], kind: Profession
) -> None:
    counted = tally(1, kind, tiles)
    for side in Side:
        assert counted.count(side).total == formula(kind, side, tiles)


@given(st.integers(0, 60), st.integers(0, 60), st.integers(0, 60))
def test_a_block_removes_at_most_its_value_and_a_counter_restores_at_most_that(
    votes: int, blocks: int, counters: int
) -> None:
    count = Count(votes, blocks, counters)
    assert 0 <= max(0, votes - blocks) <= count.total <= votes
    assert count.total == max(0, votes - blocks + count.countered)
    assert count.countered + count.surplus == counters
    assert 0 <= count.countered <= blocks


def rotated(standing: StandingTile) -> StandingTile:
    """Soldier to merchant to priest, together with citadel to market to temple."""
    assert standing.tile is not None
    tile = Tile(standing.tile.profession.blocked_by, standing.tile.value)
    building = Building(standing.building.side, standing.building.profession.blocked_by)
    return replace(standing, tile=tile, building=building)


def mirrored(standing: StandingTile) -> StandingTile:
    """The same for the other side."""
    building = Building(standing.building.side.other, standing.building.profession)
    return replace(standing, owner=standing.owner.other, building=building)


@given(boards(), st.sampled_from(Profession))
def test_rotating_professions_with_buildings_changes_no_vote(
    tiles: tuple[StandingTile, ...], kind: Profession
) -> None:
    counted = tally(1, kind, tiles)
    turned = tally(1, kind.blocked_by, map(rotated, tiles))
    assert (turned.ivory, turned.brown) == (counted.ivory, counted.brown)


@given(boards(), st.sampled_from(Profession))
def test_exchanging_the_sides_exchanges_the_votes(
    tiles: tuple[StandingTile, ...], kind: Profession
) -> None:
    counted = tally(1, kind, tiles)
    exchanged = tally(1, kind, map(mirrored, tiles))
    assert (exchanged.ivory, exchanged.brown) == (counted.brown, counted.ivory)
    assert exchanged.winner is (counted.winner and counted.winner.other)


@given(boards(), st.sampled_from(Profession))
def test_only_the_two_buildings_of_the_election_are_shown(
    tiles: tuple[StandingTile, ...], kind: Profession
) -> None:
    counted = tally(1, kind, tiles)
    here = [tile for tile in tiles if tile.building.profession is kind]
    assert list(counted.shown) == here


def test_the_higher_total_wins() -> None:
    more, less = Count(2, 0, 0), Count(1, 0, 0)
    assert Tally(1, CITADEL, (), more, less).winner is Side.IVORY
    assert Tally(1, CITADEL, (), less, more).winner is Side.BROWN
    assert Tally(1, CITADEL, (), more, less).count(Side.IVORY) is more
    assert Tally(1, CITADEL, (), more, less).count(Side.BROWN) is less
