"""When the computer opponent speaks: from public facts, and seldom."""

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
ENDS = (Occasion.GREETING, Occasion.WINS, Occasion.LOSES)
GAMES = 8
WORLDS = 2


@pytest.fixture(scope="module")
def played() -> list[PlayedGame]:
    return [
        play_game(each, *("greedy", "rules-of-thumb")[:: (1, -1)[number % 2]])
        for number, each in enumerate(seeds(31, GAMES))
    ]


def history(whole: PlayedGame, viewer: Side, speaker: Side) -> list[tuple[Remark, ...]]:
    """Return the remarks so far after each number of placements."""
    return [remarks(view, speaker) for view, _ in witnessed(whole, viewer)]


def test_remarks_follow_from_public_facts(played: list[PlayedGame]) -> None:
    rng = random.Random(5)
    for whole in played:
        for viewer in Side:
            own = history(whole, viewer, viewer.other)
            assert own == history(whole, viewer.other, viewer.other)
            for _ in range(WORLDS):
                cut = whole.cut(rng.randint(1, len(whole.placements)))
                other = other_world(cut, viewer, rng)
                assert history(cut, viewer, viewer.other) == history(other, viewer, viewer.other)


def test_remarks_are_few_and_never_taken_back(played: list[PlayedGame]) -> None:
    counts, heard, winners = set(), set(), []
    for whole in played:
        view = replay(whole).view(IVORY)
        for speaker in Side:
            so_far = history(whole, IVORY, speaker)
            assert all(after[: len(before)] == before for before, after in pairwise(so_far))
            said = so_far[-1]
            counts.add(len(said))
            heard |= {(each.occasion, wording_of(each, view, speaker)) for each in said}
            assert said[0].occasion is Occasion.GREETING
            between = [each for each in said if each.occasion not in ENDS]
            assert len(between) <= BETWEEN
            assert len({each.occasion for each in said}) == len(said) <= BETWEEN + 2
            assert all(b.election > a.election + 1 for a, b in pairwise(between))
            fooled = {Occasion.FOOLED: speaker.other, Occasion.WAS_FOOLED: speaker}
            for each in said:
                if each.occasion in fooled:
                    winner = view.tallies[each.election - 1].winner
                    assert winner is not fooled[each.occasion], "who won was not fooled"
                    winners.append(winner)
    assert max(counts) == BETWEEN + 2
    assert {(each, way) for each in ENDS for way in (0, 1)} <= heard
    assert winners


def said_of(monkeypatch: pytest.MonkeyPatch, due: list[Remark]) -> list[Remark]:
    """Return the remarks between the ends of a game with these occasions."""
    monkeypatch.setattr("tyrus_desktop.desktop.story.remarks._occasions", lambda *_: iter(due))
    return [
        each
        for each in remarks(replay(whole_game("five")).view(IVORY), BROWN)
        if each.occasion not in ENDS
    ]


def test_first_two_occasions_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    middle = (Occasion.FOOLED, Occasion.WAS_FOOLED, Occasion.BEFORE)
    due = [Remark(each, 2 * number + 1) for number, each in enumerate(middle)]
    assert said_of(monkeypatch, due) == due[:BETWEEN]


def test_no_remark_follows_one_in_the_next_election(monkeypatch: pytest.MonkeyPatch) -> None:
    fooled = Remark(Occasion.FOOLED, 3)
    for election, said in ((3, False), (4, False), (5, True)):
        was_fooled = Remark(Occasion.WAS_FOOLED, election)
        expected = [fooled, was_fooled] if said else [fooled]
        assert said_of(monkeypatch, [fooled, was_fooled]) == expected


@pytest.mark.parametrize(
    ("name", "ending"),
    [("streak", Occasion.LOSES), ("five", Occasion.WINS), ("draw", None)],
)
def test_last_remark_follows_a_win_or_defeat(name: str, ending: Occasion | None) -> None:
    last = history(whole_game(name), IVORY, BROWN)[-1][-1].occasion
    assert last is ending if ending else last not in (Occasion.WINS, Occasion.LOSES)


@pytest.mark.parametrize(
    ("tiles", "brown", "ivory"),
    [
        # Ivory's priests guard its soldiers against a tile of Brown's that blocks nothing.
        (("iS7>iC", "iP6>iC", "bS1>iC"), 6, 0),
        (("iS7>iC", "iP6>iC", "bM4>iC"), 0, 0),
        # Ivory's merchants block where Brown has no votes.
        (("bP2>bC", "iM8>bC"), 0, 0),
        (("bM2>bC", "iM8>bC"), 8, 0),
        (("bM2>bC", "bS1>bC", "iM8>bC"), 0, 0),
        # The mirror image.
        (("bS7>bC", "bP6>bC", "iS1>bC"), 0, 6),
        # No bluff.
        (("iS7>iC", "iP6>iC"), 0, 0),
    ],
)
def test_wasted_points_of_a_bluff(tiles: tuple[str, ...], brown: int, ivory: int) -> None:
    counted = tally(1, Profession.SOLDIER, board(*tiles))
    assert wasted(counted, BROWN) == brown
    assert wasted(counted, IVORY) == ivory
