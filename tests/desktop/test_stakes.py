"""Stakes and bounds of a tally, compared with every way in which faces may lie on the backs."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.desktop.support.tallies import CITADEL, NOTHING_SHOWN, tallies
from tests.readers import board
from tyrus_desktop.desktop.stage.stakes import (
    History,
    PartTally,
    Stakes,
    bounds,
    is_critical,
    is_open,
    may_end_game,
    part_tally,
    stakes_of,
    turning_order,
)
from tyrus_desktop.engine.board import role
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import ALL_TILES, Side

MOST_BACKS, MOST_UNSEEN = 3, 5


@st.composite
def moments(draw: st.DrawFn) -> PartTally:
    """Draw part tallies with few backs and few possible faces; all others were shown before."""
    whole = draw(tallies())
    left = draw(st.integers(0, min(MOST_BACKS, len(whole.shown))))
    shown = {}
    for side in Side:
        own = {each.tile for each in whole.shown if each.owner is side}
        others = draw(st.sets(st.sampled_from(ALL_TILES), max_size=MOST_UNSEEN - 2))
        shown[side] = frozenset(tile for tile in ALL_TILES if tile not in own | others)
    at = part_tally(whole, len(whole.shown) - left, History((), shown))
    assume(all(len(faces) <= MOST_UNSEEN + 1 for faces in at.unseen.values()))
    return at


def ends(at: PartTally) -> Iterator[Tally]:
    """Yield the final tally for every way in which faces may lie on the backs."""
    of = {side: [back for back in at.backs if back.owner is side] for side in Side}
    ways = [permutations(at.unseen[side], len(of[side])) for side in Side]
    for faces in product(*ways):
        lying = [
            replace(back, tile=face)
            for side, mine in zip(Side, faces, strict=True)
            for back, face in zip(of[side], mine, strict=True)
        ]
        yield tally(1, at.kind, (*at.turned, *lying))


@given(tallies(most=14))
def test_tally_turns_tiles_by_value_then_by_placement_order(whole: Tally) -> None:
    order = turning_order(whole.shown)
    keys = [(each.tile.value, each.election, each.order) for each in order if each.tile]
    assert keys == sorted(keys)
    assert len(keys) == len(whole.shown)
    assert {*order} == {*whole.shown}


@given(moments(), st.sampled_from(Side))
def test_tally_bounds_and_stakes_hold_for_all_faces(at: PartTally, ahead: Side) -> None:
    """Compares totals, winner, end of the game and critical tiles with all possible outcomes."""
    assert all(back.tile is None for back in at.backs)
    assert all(tile.tile is not None for tile in at.turned)
    tallies = [*ends(at)]
    for side in Side:
        low, high = bounds(at, side)
        assert all(low <= end.count(side).total <= high for end in tallies)
    assert is_open(at) or len({end.winner for end in tallies}) == 1
    history = replace(NOTHING_SHOWN, winners=(ahead, ahead))
    assert may_end_game(at, history) or all(end.winner is not ahead for end in tallies)
    assert may_end_game(at, replace(NOTHING_SHOWN, winners=(None,) * 8))
    assert not may_end_game(at, replace(NOTHING_SHOWN, winners=(ahead, ahead.other, ahead)))
    leader = at.so_far.winner
    alone = [
        tally(1, at.kind, (*at.turned, replace(back, tile=face))).winner
        for back in at.backs
        for face in at.unseen[back.owner]
    ]
    assert is_critical(at) == (is_open(at) and any(winner is not leader for winner in alone))


@given(tallies().filter(lambda whole: bool(whole.shown)))
def test_is_open_is_exact_with_one_tile_left(whole: Tally) -> None:
    at = part_tally(whole, len(whole.shown) - 1, NOTHING_SHOWN)
    (back,) = at.backs
    roles = {role(back.owner, face.profession, back.building) for face in at.unseen[back.owner]}
    if len(roles) == (3 if back.owner is back.building.side else 2):
        assert is_open(at) == (len({end.winner for end in ends(at)}) > 1)


def test_tally_that_can_end_the_game_is_decisive() -> None:
    sides = {"I": Side.IVORY, "B": Side.BROWN, "-": None}
    standing = board("iS7>iC", "iS5>iC", "bS4>bC", "iM2>bC")
    for expected, histories in {
        Stakes.DECISIVE: ("II", "IBB", "IIBIBI", "--------"),
        Stakes.NORMAL: ("I", "I-", "IBIBI"),
    }.items():
        for winners in histories:
            history = replace(NOTHING_SHOWN, winners=tuple(sides[each] for each in winners))
            counted = tally(len(winners) + 1, CITADEL, standing)
            assert stakes_of(counted, history) is expected, winners


def test_small_or_one_sided_tally_is_trivial() -> None:
    def stakes(*standing: str) -> Stakes:
        return stakes_of(tally(1, CITADEL, board(*standing)), NOTHING_SHOWN)

    assert stakes("iS7>iC", "bS4>bC", "bM2>iC") is Stakes.TRIVIAL
    assert stakes("iS7>iC", "bS4>bC", "bM2>iC", "bM3>iC") is Stakes.NORMAL
    assert stakes("iS7>iC", "bS4>iC", "bM2>iC", "bM3>iC") is Stakes.TRIVIAL


def test_partial_tally_knows_which_faces_remain() -> None:
    votes = frozenset(tile for tile in ALL_TILES if tile.profession is CITADEL)
    history = History((), {Side.IVORY: votes, Side.BROWN: frozenset()})
    counted = tally(1, CITADEL, board("iS5>iC", "bM4>iC", "iP9>iC"))
    assert bounds(part_tally(counted, 2, history), Side.IVORY) == (1, 5)  # It can only counter.
    at = part_tally(tally(1, CITADEL, board("iS5>iC", "iM5>iC")), 1, NOTHING_SHOWN)
    assert {str(tile) for tile in at.unseen[Side.IVORY] if tile.value <= 5} == {"M5", "P5"}
    lead = tally(1, CITADEL, board("iS8>iC", "iS9>iC", "bS3>bC", "bS10>bC"))
    assert [is_open(part_tally(lead, turned, NOTHING_SHOWN)) for turned in (2, 3)] == [True, False]
