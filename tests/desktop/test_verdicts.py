"""The verdict on a game, told from the person's side: whole sentences in both languages."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from tyrus_desktop.desktop.text.verdicts import verdict
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.review.slips import Slip
from tyrus_desktop.review.verdict import Pattern, StrongBack, Verdict, Weight

IVORY, BROWN = Side
NAMES = {IVORY: "Claire", BROWN: "Kadris"}
READERS = [Voices(NAMES, IVORY), Voices(NAMES, BROWN), Voices.by_sides()]
"""The loser, the winner, and anybody."""
PLACED = Placement.parse("M5>iM")
SLIP = Slip(37, IVORY, Placement.parse("S6>iC"), PLACED, 20.4, frozenset({PLACED}))
BACK = StrongBack(Tile.parse("S9"), Building.parse("bC"), 0.2)
NAMED = Verdict(Pattern.OUTPLAYED, IVORY, Weight.DECIDED, (7,), 60, 0.77, 0.19)
VERDICTS = [
    replace(NAMED, pattern=Pattern.SLIP, slip=SLIP),
    *(replace(NAMED, pattern=each) for each in (Pattern.DRAWS, Pattern.CARD, Pattern.RUN)),
    replace(NAMED, pattern=Pattern.SURPRISE, expected=0.45, back=BACK),
    replace(NAMED, pattern=Pattern.SURPRISE, expected=0.45),
    replace(NAMED, pattern=Pattern.CHEAP, spared=5),
    replace(NAMED, weight=Weight.MOST),
    replace(NAMED, weight=Weight.MOST, as_shown=False),
    replace(NAMED, as_shown=False),
    *(replace(NAMED, pattern=each) for each in (Pattern.NULL, Pattern.DEAR, Pattern.UNCLEAR)),
    Verdict(Pattern.TWO, IVORY, elections=(4, 7)),
    Verdict(Pattern.LONE_SLIP, IVORY, moment=12, slip=SLIP),
    Verdict(Pattern.STEPS, IVORY, slip=SLIP),
    Verdict(Pattern.STEPS, IVORY),
    Verdict(Pattern.RESIGNED, IVORY, before=0.3, after=0.3),
    Verdict(Pattern.DRAWN_GAME, None),
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_verdict_is_made_of_whole_sentences(
    speak: Callable[[str], object], language: str
) -> None:
    speak(language)
    assert {each.pattern for each in VERDICTS} == set(Pattern)
    for voices in READERS:
        said = [verdict(each, voices) for each in VERDICTS]
        assert len(set(said)) == len(VERDICTS)
        for each in said:
            assert re.fullmatch(r"[A-ZÀ-Ý][^%{}]+\.", each), each
            assert "  " not in each


def test_verdict_is_worded_from_the_readers_side(speak: Callable[[str], object]) -> None:
    speak("en")
    slip, *_ = VERDICTS
    lost, won, named = (verdict(slip, voices).replace("\u00a0", " ") for voices in READERS)
    begun = "Election 7 decided the game: "
    assert lost == (
        f"{begun}your chance of winning fell from 77 to 19 in 100. As far as you could know,"
        " 5 merchants in Ivory’s market was better there by 20 points."
    )
    assert won.startswith(
        f"{begun}your chance of winning rose from 23 to 81 in 100. As far as Claire"
    )
    assert named.startswith(
        f"{begun}Ivory’s chance of winning fell from 77 to 19 in 100. As far as Ivory"
    )
