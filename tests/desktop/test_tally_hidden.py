"""Non-interference while a tally is told: nothing depends on a face that is not turned yet.

Each tally is told twice, the second time with other faces on its backs. Up to the turn in which the
two first differ for everybody, every role of every model, every sentence and every time must be the
same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.channels import all_roles, differences
from tests.desktop.support.program import counted_rows
from tests.desktop.support.tallies import MANNERS, tallies, with_other_faces
from tests.readers import board
from tyrus_desktop.desktop.models.counted import CountedModel
from tyrus_desktop.desktop.stage import counting, tempo
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.stage.tempo import Manner
from tyrus_desktop.desktop.text import tallies as sentences
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

BROWN_WON = tally(1, Profession.SOLDIER, board("bS5>bC"))
Told = dict[str, object]


def tell(whole: Tally, manner: Manner, *, decisive: bool) -> Iterator[tuple[Told, Told, object]]:
    """Tell a tally to both sides; yield what is known before each beat, after it, and the faces."""
    stage = Stage(None, lambda: manner)
    past = (BROWN_WON, BROWN_WON) if decisive else ()
    elections = (whole.kind,) * (len(past) + 1)
    stage.show(
        PlayerView(Side.IVORY, Side.IVORY, elections, standing=whole.shown, tallies=past),
        open_table=True,
    )
    whole = replace(whole, number=len(elections))
    for beat in event_beats(stage, ElectionTallied(whole), open_table=True):
        before: Told = {
            "time": (beat.milliseconds, beat.wait_ms, beat.stop, beat.stops_skip, beat.cue)
        }
        beat.show()
        after = {**all_roles(stage), "told": beat.tell() if beat.tell else ""}
        turned = [
            (row.profession, row.value) if row.turned else None
            for row in counted_rows(stage.models)
        ]
        yield before, after, turned


def leaks(whole: Tally, other: Tally, manner: Manner, *, decisive: bool) -> set[str]:
    """Return the channels that differ before the two tallies differ for everybody."""
    found: set[str] = set()
    here, there = (tell(each, manner, decisive=decisive) for each in (whole, other))
    for one, two in zip(here, there, strict=False):
        found |= differences(one[0], two[0])
        if one[2] != two[2]:
            break
        found |= differences(one[1], two[1])
    return found


@settings(max_examples=settings().max_examples * 4 // 5)
@given(tallies(most=8), st.integers(0, 7), st.sampled_from(MANNERS), st.booleans(), st.randoms())
def test_nothing_on_the_stage_depends_on_a_face_that_is_not_turned(
    qapp: QGuiApplication,
    whole: Tally,
    turned: int,
    manner: Manner,
    decisive: bool,
    rng: random.Random,
) -> None:
    others = (with_other_faces(whole, turned, rng) for _ in range(20))
    other = next((each for each in others if each is not None), whole)
    assert not leaks(whole, other, manner, decisive=decisive)


# Planted leaks


ONE = tally(1, Profession.SOLDIER, board("iS3>iC", "bS4>bC", "iS5>iC", "bS9>bC"))
OTHER = tally(1, Profession.SOLDIER, board("iS3>iC", "bS4>bC", "iS5>iC", "bM8>bC"))


def hold_by_the_next_face(patch: pytest.MonkeyPatch) -> None:
    turns = tempo.turns

    def leaking(*arguments: Any) -> Iterator[Any]:
        for turn in turns(*arguments):
            yield replace(turn, hold=turn.hold + 10 * turn.tiles[0].tile.value)  # type: ignore[union-attr]

    patch.setattr(counting, "turns", leaking)


def stop_by_the_next_role(patch: pytest.MonkeyPatch) -> None:
    turns = tempo.turns

    def leaking(*arguments: Any) -> Iterator[Any]:
        for turn in turns(*arguments):
            yield replace(turn, stop=tempo.is_bluff(turn.tiles[0]))

    patch.setattr(counting, "turns", leaking)


def lay_out_by_face(patch: pytest.MonkeyPatch) -> None:
    show = CountedModel.show

    def leaking(self: CountedModel, whole: Tally, turned: Any) -> None:
        show(self, replace(whole, shown=tuple(sorted(whole.shown, key=lambda s: s.tile))), turned)  # type: ignore[arg-type,return-value]

    patch.setattr(CountedModel, "show", leaking)


def tell_the_final_totals(patch: pytest.MonkeyPatch) -> None:
    turn = sentences.turn_sentence
    patch.setattr(
        counting,
        "turn_sentence",
        lambda whole, turned, to: f"{turn(whole, turned, to)} {whole.brown}",
    )


@pytest.mark.parametrize(
    "plant", [hold_by_the_next_face, stop_by_the_next_role, tell_the_final_totals]
)
def test_a_leak_planted_in_a_tally_is_detected(
    qapp: object, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    assert not leaks(ONE, OTHER, Manner(), decisive=False)
    plant(monkeypatch)
    assert leaks(ONE, OTHER, Manner(), decisive=False)


def test_tiles_laid_out_by_their_faces_are_detected(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = ("iS3>iC", "iS5>iC", "bM6>iC", "bS8>bC")
    whole, other = (tally(1, Profession.SOLDIER, board(*others, last)) for last in LAST)
    assert not leaks(whole, other, Manner(), decisive=False)
    lay_out_by_face(monkeypatch)
    assert leaks(whole, other, Manner(), decisive=False)


LAST = ("iS9>iC", "iP9>iC")
