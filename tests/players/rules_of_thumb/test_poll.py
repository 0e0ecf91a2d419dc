"""The expected votes in a pair of buildings, in hand-made positions."""

from dataclasses import replace

import pytest

from tests.readers import board
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rules_of_thumb.poll import Suspicion, chance_above, polls, spread

SOLDIER, MERCHANT, PRIEST = Profession
FRESH = Suspicion(voter=0.8, counter=0.1, blocker=0.5)
STALE = Suspicion(voter=0.4, counter=0.0, blocker=0.25)


def seen(*tiles: str, election: int = 1, tallies: tuple[Tally, ...] = ()) -> PlayerView:
    """Ivory's view of this board, in an election of the General, which is number `election`."""
    standing = tuple(
        each if each.owner is Side.IVORY else replace(each, tile=None) for each in board(*tiles)
    )
    kinds = (MERCHANT,) * (election - 1) + (SOLDIER,)
    return PlayerView(Side.IVORY, Side.IVORY, kinds, standing=standing, tallies=tallies)


def test_own_tiles_count_for_what_they_are() -> None:
    poll = polls(seen("iS7>iC", "iP3>iC", "iM4>bC", "iS9>bC", "iM2>iM"), FRESH, STALE)[SOLDIER]
    assert (poll.votes, poll.counters, poll.blocks, poll.variance) == (7, 3, 4, 0)


def test_hidden_tiles_count_by_suspicion_and_the_mean_value_of_unseen_tiles() -> None:
    poll = polls(seen("bS1>bC", "bS2>bC", "bP9>iC"), FRESH, STALE)[SOLDIER]
    assert poll.enemy_votes == pytest.approx(2 * 0.8 * 5.5)
    assert poll.enemy_counters == pytest.approx(2 * 0.1 * 5.5)
    assert poll.enemy_blocks == pytest.approx(0.5 * 5.5)
    assert poll.variance == pytest.approx(2 * spread(0.8, 5.5, 38.5) + spread(0.5, 5.5, 38.5))


def test_shown_tiles_are_no_longer_expected() -> None:
    shown = (tally(1, MERCHANT, board("bS10>bM", "bS9>bM", "iS8>bM")),)
    poll = polls(seen("bS1>bC", election=2, tallies=shown), FRESH, STALE)[SOLDIER]
    assert poll.enemy_votes == pytest.approx(0.4 * (55 - 19) / 8)


def test_tiles_of_earlier_elections_and_for_other_kinds_are_suspected_less() -> None:
    now, before = seen("bS1>bC", "bM1>bM"), seen("bS1>bC", "bM1>bM", election=2)
    assert polls(now, FRESH, STALE)[SOLDIER].enemy_votes == pytest.approx(0.8 * 5.5)
    assert polls(now, FRESH, STALE)[MERCHANT].enemy_votes == pytest.approx(0.4 * 5.5)
    assert polls(before, FRESH, STALE)[SOLDIER].enemy_votes == pytest.approx(0.4 * 5.5)


def test_the_margin_follows_the_tally_and_a_tile_adds_its_role() -> None:
    certain = Suspicion(voter=1, counter=0, blocker=1)
    poll = polls(seen("iS7>iC", "iP3>iC", "iM4>bC", "bS1>bC", "bM1>iC"), certain, STALE)[SOLDIER]
    # Ours 7 - (5.5 - 3), theirs 5.5 - 4.
    assert poll.margin() == pytest.approx(4.5 - 1.5)
    assert poll.margin(Role.VOTE, 2) == pytest.approx(6.5 - 1.5)
    assert poll.margin(Role.COUNTER, 9) == pytest.approx(7 - 1.5)
    assert poll.margin(Role.BLOCK, 9) == pytest.approx(4.5 - 0)
    assert poll.margin(Role.BLUFF, 9) == poll.margin()
    assert poll.margin(more_votes=1, more_enemy_votes=3) == pytest.approx(5.5 - 4.5)


def test_blocks_and_counters_without_votes_change_nothing() -> None:
    empty = polls(seen(), FRESH, STALE)[PRIEST]
    assert empty.margin() == 0
    assert empty.margin(Role.COUNTER, 5) == 0
    assert empty.margin(Role.BLOCK, 5) == 0


def test_chances_are_those_of_the_normal_distribution() -> None:
    assert chance_above(0, 0, 3) == pytest.approx(0.5)
    assert chance_above(3, 0, 3) == pytest.approx(0.8413447)
    assert chance_above(0, 1.96, 1) == pytest.approx(0.0249979)
