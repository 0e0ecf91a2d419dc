"""The puzzles' answers, proved again by trying every sum that may be face down in each role.

Where nothing is proved, they are judged again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product

from tyrus_desktop.desktop.game import puzzle
from tyrus_desktop.desktop.game.puzzle import JudgedPuzzle, Puzzle
from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.puzzles import LOW, PROVED, Question, answers, suits, worst
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Profession
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import Referee
from tyrus_desktop.training.judged import MARGIN, judged

SAMPLE, JUDGED_SAMPLE = 8, 20
"""One puzzle in this many is proved, or judged, in `make test`; all in `make test-long`."""


def sums(view: PlayerView, profession: Profession, most: int) -> Iterator[tuple[int, int]]:
    """Yield how many enemy tiles of a profession may be hidden, and their possible sums."""
    values = [tile.value for tile in view.enemy_unseen() if tile.profession is profession]
    for number in range(most + 1):
        yield from {(number, sum(some)) for some in combinations(values, number)}


def total(votes: int, blocks: int, counters: int) -> int:
    return max(0, votes - max(0, blocks - counters))


def lowest_margin(view: PlayerView, placement: Placement) -> int:
    """Return the lowest margin in all worlds, by the rulebook's formula."""
    side, kind = view.side, view.kind
    own = StandingTile(side, placement.building, view.election, 6, placement.tile)
    counted = [each for each in (*view.standing, own) if each.building.profession is kind]

    def mine(profession: Profession, *, home: bool) -> int:
        here = (e for e in counted if (e.building.side is side) is home and e.owner is side)
        return sum(e.tile.value for e in here if e.tile and e.tile.profession is profession)

    def hidden(*, home: bool) -> int:
        return sum(e.tile is None and (e.building.side is side) is home for e in counted)

    votes, counters = mine(kind, home=True), mine(kind.blocks, home=True)
    blocks, away = mine(kind.blocked_by, home=False), hidden(home=False)
    ours = min(
        total(votes, blocked, counters)
        for _, blocked in sums(view, kind.blocked_by, hidden(home=True))
    )
    theirs = max(
        total(voting, blocks, countering)
        for (some, voting), (others, countering) in product(
            sums(view, kind, away), sums(view, kind.blocks, away)
        )
        if some + others <= away
    )
    return ours - theirs


def proved(asked: Puzzle) -> frozenset[Placement]:
    """Return the answers as the enumeration finds them."""
    view = asked.view
    margins = {each: lowest_margin(view, each) for each in view.legal_placements()}
    for each, margin in margins.items():
        found = worst(view, each)
        assert found.margin(view.side) == margin
        played = Referee(*redeal(view.side, story(asked), random.Random(1), found.faces))
        assert played.view(view.side) == view
        played.play(view.side, each)
        assert played.view(view.side).tallies[-1] == found.tally
    if asked.question is Question.WIN:
        return frozenset(e for e, by in margins.items() if by > 0 and e.tile.value <= LOW)
    safe = {each for each, by in margins.items() if by >= 0}
    if asked.question is Question.CHEAPEST:
        low = min(each.tile.value for each in safe)
        safe = {each for each in safe if each.tile.value == low}
    return frozenset(safe)


def story(asked: Puzzle) -> tuple[Event, ...]:
    referee = Referee(asked.record.deal, asked.record.placements)
    return referee.story(asked.side, asked.start)


def test_puzzles_are_proved(volume: int) -> None:
    every = [each for each in puzzle.read_all() if each.question in PROVED]
    assert len(every) >= 100
    assert len({each.name for each in puzzle.read_all()}) == len(puzzle.read_all())
    for kept in every if volume > 1 else every[::SAMPLE]:
        asked = puzzle.puzzle(kept)
        assert suits(asked.question, asked.view), kept.name
        assert answers(asked.question, asked.view) == proved(asked), kept.name


def test_other_puzzles_are_judged_under_all_beliefs(volume: int) -> None:
    every = [each for each in puzzle.read_all() if each.question not in PROVED]
    assert len(every) >= 25
    for kept in every if volume > 1 else every[::JUDGED_SAMPLE]:
        asked = puzzle.puzzle(kept)
        assert isinstance(asked, JudgedPuzzle)
        assert {*asked.answers, *asked.losses} == set(asked.view.legal_placements())
        found = judged(asked.view)
        assert found is not None, kept.name
        assert found.margin >= MARGIN
        assert found.answers == asked.answers, kept.name
        assert all(abs(found.losses[each] - by) <= 1 for each, by in asked.losses.items())
        assert min(asked.losses.values()) >= MARGIN
