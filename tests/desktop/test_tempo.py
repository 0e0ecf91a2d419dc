"""Tempo of a tally: it depends on the stakes, never on a face that is not turned yet."""

import random
from dataclasses import replace
from itertools import pairwise
from math import inf

from hypothesis import given
from hypothesis import strategies as st

from tests.desktop.support.tallies import (
    CITADEL,
    MANNERS,
    NOTHING_SHOWN,
    PAUSE,
    RUN,
    WAIT,
    tallies,
    with_other_faces,
)
from tests.readers import board
from tyrus_desktop.desktop.stage import tempo
from tyrus_desktop.desktop.stage.stakes import turning_order
from tyrus_desktop.desktop.stage.tempo import Manner, Turn, turns, wait_after
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Side

TWO_IN_A_ROW = replace(NOTHING_SHOWN, winners=(Side.BROWN, Side.BROWN))
OPEN_TO_THE_LAST = ("iS3>iC", "bS4>bC", "iS5>iC", "bS6>bC")
DECIDED_EARLY = ("iS9>iC", "iS10>iC", "iS8>iC", "bS2>bC", "bP10>iC", "bM10>bC")


def paces(played: list[Turn]) -> list[tuple[float, bool, float, int]]:
    return [(turn.hold, turn.stop, turn.milliseconds, turn.rest) for turn in played]


def of(*standing: str) -> Tally:
    return tally(3, CITADEL, board(*standing))


@given(tallies(most=10), st.integers(0, 9), st.sampled_from(MANNERS), st.booleans(), st.randoms())
def test_tally_tempo_does_not_depend_on_hidden_faces(
    whole: Tally, turned: int, manner: Manner, decisive: bool, rng: random.Random
) -> None:
    history = TWO_IN_A_ROW if decisive else NOTHING_SHOWN
    others = (with_other_faces(whole, turned, rng) for _ in range(20))
    other = next((each for each in others if each is not None), whole)
    pairs = zip(turns(whole, history, manner), turns(other, history, manner), strict=False)
    for here, there in pairs:
        assert len(here.tiles) == len(there.tiles)
        assert paces([replace(here, rest=0)]) == paces([replace(there, rest=0)])
        if here.tiles != there.tiles:
            break
        assert here.rest == there.rest


@given(tallies(most=10), st.sampled_from(MANNERS))
def test_tally_turns_every_tile_once_in_order(whole: Tally, manner: Manner) -> None:
    played = list(turns(whole, NOTHING_SHOWN, manner))
    assert tuple(tile for turn in played for tile in turn.tiles) == turning_order(whole.shown)
    assert all(len(turn.tiles) == 1 for turn in played[:-1])


def test_close_tally_slows_down_and_decided_tally_finishes_together() -> None:
    *early, last = turns(of(*DECIDED_EARLY), NOTHING_SHOWN, RUN)
    assert [str(turn.tiles[0].tile) for turn in early] == ["S2", "S8", "S9", "S10"]
    assert [str(tile.tile) for tile in last.tiles] == ["P10", "M10"]
    assert (last.hold, last.stop, last.milliseconds) == (0, False, tempo.TOGETHER)
    read = list(turns(of(*DECIDED_EARLY), NOTHING_SHOWN, replace(RUN, reader=True)))
    assert [turn.stop for turn in read] == [True] * len(DECIDED_EARLY)
    played = list(turns(of(*OPEN_TO_THE_LAST), TWO_IN_A_ROW, RUN))
    assert [turn.hold for turn in played] == [0, 300, 450, 800]
    assert [turn.milliseconds for turn in played] == [420, 420, 480, 560]
    assert not any(turn.stop for turn in played)
    bluff = list(turns(of("iP2>iC", "bP3>iC", "iS4>iC", "bS6>bC"), NOTHING_SHOWN, RUN))
    assert [turn.rest for turn in bluff] == [0, 250, 0, 80]
    assert [turn.hold for turn in bluff] == [0, 0, 0, 350]


def test_person_turns_the_last_tile_if_it_is_decisive() -> None:
    for manner in (WAIT, PAUSE, replace(PAUSE, beginner=True)):
        played = list(turns(of(*OPEN_TO_THE_LAST), TWO_IN_A_ROW, manner))
        assert [turn.stop for turn in played] == [False, False, False, True]
        assert played[-1].hold == 0
        still = turns(of(*OPEN_TO_THE_LAST), TWO_IN_A_ROW, replace(manner, pace=0.0))
        assert not any(turn.stop for turn in still)


def test_tally_does_not_stop_before_an_irrelevant_last_tile() -> None:
    """Brown needs one more win, but its votes are blocked and the last tile is Ivory's."""
    brown, ivory = Side.BROWN, Side.IVORY
    blocked = of("bS7>bC", "iM3>bC", "iM5>bC", "iS9>iC")
    for winners in ((brown, brown), (brown, None, brown, brown, None, ivory, brown)):
        history = replace(NOTHING_SHOWN, winners=winners)
        assert not any(turn.stop for turn in turns(blocked, history, PAUSE))
        swapped = replace(history, winners=tuple(winner and winner.other for winner in winners))
        assert [turn.stop for turn in turns(blocked, swapped, PAUSE)][-1]


@given(tallies(most=14), st.booleans())
def test_tally_of_many_tiles_turns_them_faster(whole: Tally, decisive: bool) -> None:
    history = TWO_IN_A_ROW if decisive else NOTHING_SHOWN
    turning = [turn for turn in turns(whole, history, RUN) if not turn.hold]
    assert sum(turn.milliseconds for turn in turning) <= 2600 + tempo.TOGETHER
    assert all(a.milliseconds >= b.milliseconds or b.hold for a, b in pairwise(turning[:-1]))


def test_verdict_waits_as_configured_at_any_speed() -> None:
    counted = of("iP2>iC", "bP3>iC", "iS4>iC", "bS6>bC")
    for manner, history, shared, expected in (
        (PAUSE, NOTHING_SHOWN, False, 3000 + 4 * 200 + 800),
        (PAUSE, TWO_IN_A_ROW, False, inf),
        (replace(PAUSE, beginner=True), NOTHING_SHOWN, False, inf),
        (replace(PAUSE, reader=True), NOTHING_SHOWN, False, inf),
        (WAIT, NOTHING_SHOWN, False, inf),
        (RUN, TWO_IN_A_ROW, False, 0),
        (replace(RUN, beginner=True), NOTHING_SHOWN, False, 0),
        (replace(RUN, reader=True), NOTHING_SHOWN, False, inf),
        (RUN, NOTHING_SHOWN, True, inf),
    ):
        for pace in (0.0, 1.7):
            at_speed = replace(manner, pace=pace)
            assert wait_after(counted, history, at_speed, shared=shared) == expected
    bluffs = of("iM2>iC", "iM3>iC", "bP3>iC", "bP4>iC", "bS6>bC")
    assert wait_after(bluffs, NOTHING_SHOWN, PAUSE, shared=False) == tempo.LONGEST_PAUSE
