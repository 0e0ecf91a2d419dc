"""When the computer opponent has something to say: from public facts alone, and seldom."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.desktop.support.positions import whole_game
from tests.readers import PlayedGame, board, other_world, play_game, replay, seeds, witnessed
from tyrus_desktop.desktop.story.remarks import (
    BETWEEN,
    Occasion,
    Remark,
    remarks,
    wasted,
    wording_of,
)
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side

IVORY, BROWN = Side.IVORY, Side.BROWN
GAMES = 12
WORLDS = 3


@pytest.fixture(scope="module")
def played() -> list[PlayedGame]:
    return [
        play_game(each, *("greedy", "rules-of-thumb")[:: (1, -1)[number % 2]])
        for number, each in enumerate(seeds(31, GAMES))
    ]


def history(whole: PlayedGame, viewer: Side, speaker: Side) -> list[tuple[Remark, ...]]:
    """Return the remarks so far after each number of placements."""
    return [remarks(view, speaker) for view, _ in witnessed(whole, viewer)]


def test_both_sides_views_give_the_same_remarks(played: list[PlayedGame]) -> None:
    """So they follow from what both know."""
    for whole in played:
        for speaker in Side:
            assert history(whole, IVORY, speaker) == history(whole, BROWN, speaker)


def test_the_remarks_do_not_depend_on_hidden_information(played: list[PlayedGame]) -> None:
    rng = random.Random(5)
    for whole in played:
        for viewer in Side:
            for _ in range(WORLDS):
                cut = whole.cut(rng.randint(1, len(whole.placements)))
                other = other_world(cut, viewer, rng)
                assert history(cut, viewer, viewer.other) == history(other, viewer, viewer.other)


def test_a_remark_is_never_taken_back(played: list[PlayedGame]) -> None:
    for whole in played:
        for before, after in pairwise(history(whole, IVORY, BROWN)):
            assert after[: len(before)] == before


def test_there_are_few_remarks_and_none_at_two_tallies_in_a_row(
    played: list[PlayedGame],
) -> None:
    counts = set()
    for whole in played:
        for speaker in Side:
            said = history(whole, IVORY, speaker)[-1]
            counts.add(len(said))
            assert said[0].occasion is Occasion.GREETING
            between = [each for each in said if each.occasion not in ENDS]
            assert len(between) <= BETWEEN
            assert len({each.occasion for each in said}) == len(said) <= BETWEEN + 2
            assert all(b.election > a.election + 1 for a, b in pairwise(between))
    assert max(counts) == BETWEEN + 2  # Otherwise nothing of this was tested.


def test_the_remarks_of_every_game_are_said_in_either_wording(played: list[PlayedGame]) -> None:
    heard = {
        (each.occasion, wording_of(each, replay(whole).view(IVORY), speaker))
        for whole in played
        for speaker in Side
        for each in history(whole, IVORY, speaker)[-1]
    }
    assert {(each, way) for each in ENDS for way in (0, 1)} <= heard


def test_who_won_an_election_is_not_told_to_have_been_fooled_in_it(
    played: list[PlayedGame],
) -> None:
    winners = []
    for whole in played:
        tallies = replay(whole).view(IVORY).tallies
        for speaker in Side:
            fooled = {Occasion.FOOLED: speaker.other, Occasion.WAS_FOOLED: speaker}
            for said in history(whole, IVORY, speaker)[-1]:
                if said.occasion in fooled:
                    winner = tallies[said.election - 1].winner
                    assert winner is not fooled[said.occasion]
                    winners.append(winner)
    assert winners


def test_between_start_and_end_the_first_two_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    middle = (Occasion.FOOLED, Occasion.WAS_FOOLED, Occasion.BEFORE)
    due = [Remark(each, 2 * number + 1) for number, each in enumerate(middle)]
    monkeypatch.setattr("tyrus_desktop.desktop.story.remarks._occasions", lambda *_: iter(due))
    whole = whole_game("five")
    said = remarks(replay(whole).view(IVORY), BROWN)
    assert [each.occasion for each in said] == [
        Occasion.GREETING,
        *middle[:BETWEEN],
        Occasion.WINS,
    ]


ENDS = (Occasion.GREETING, Occasion.WINS, Occasion.LOSES)


@pytest.mark.parametrize(
    ("name", "ending"),
    [("streak", Occasion.LOSES), ("five", Occasion.WINS), ("draw", None)],
)
def test_a_won_or_lost_game_has_a_last_remark_and_a_drawn_one_has_none(
    name: str, ending: Occasion | None
) -> None:
    whole = whole_game(name)
    last = history(whole, IVORY, BROWN)[-1][-1].occasion
    assert last is ending if ending else last not in (Occasion.WINS, Occasion.LOSES)


@pytest.mark.parametrize(
    ("tiles", "brown", "ivory"),
    [
        # Ivory's priests guard its soldiers against a back of Brown's that blocks nothing.
        (("iS7>iC", "iP6>iC", "bS1>iC"), 6, 0),
        (("iS7>iC", "iP6>iC", "bM4>iC"), 0, 0),
        # Ivory's merchants block where Brown has no votes, only a back.
        (("bP2>bC", "iM8>bC"), 0, 0),
        (("bM2>bC", "iM8>bC"), 8, 0),
        (("bM2>bC", "bS1>bC", "iM8>bC"), 0, 0),
        # The mirror image.
        (("bS7>bC", "bP6>bC", "iS1>bC"), 0, 6),
        # No bluff, nothing to say.
        (("iS7>iC", "iP6>iC"), 0, 0),
    ],
)
def test_a_bluff_is_told_by_what_was_spent_on_it(
    tiles: tuple[str, ...], brown: int, ivory: int
) -> None:
    counted = tally(1, Profession.SOLDIER, board(*tiles))
    assert wasted(counted, BROWN) == brown
    assert wasted(counted, IVORY) == ivory
