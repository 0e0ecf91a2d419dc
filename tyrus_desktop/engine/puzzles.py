"""Puzzles about the last tile of an election, and their answers, which `worst_case` proves."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS, STREAK, can_end, one_win_short, streak
from tyrus_desktop.engine.tiles import Height, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.engine.worst_case import End, decided, ends

CHEAP = 5
"""The most that the cheapest answer may be worth, so that it isn't just a high tile."""
GAP = 2
"""How much dearer the next tile is at least that does the same."""
HIDDEN = 4
"""The most hidden tiles that a person is to think through."""


class Question(Enum):
    """What is asked.

    CHEAPEST: the cheapest tile that proves as much as any. ROW: the only placement that does,
    against two wins in a row. WIN: a tile of three points or less that surely wins the game.
    JUDGED: the best idea where nothing is proved, by the judgement of a computer player
    (`training.judged`).
    """

    CHEAPEST = "cheapest"
    ROW = "row"
    WIN = "win"
    JUDGED = "judged"


PROVED = (Question.CHEAPEST, Question.ROW, Question.WIN)
"""The questions that the functions here are about."""


class Stake(Enum):
    """What the election decides: `stake`."""

    LAST = "last"
    LAST_THIRD = "last-third"
    BOTH = "both"
    THIRD = "third"
    FIFTH = "fifth"
    OWN_THIRD = "own-third"
    OWN_FIFTH = "own-fifth"


def answers(question: Question, proved: Mapping[Placement, End]) -> frozenset[Placement]:
    """Return all right answers: no placement proves more, and the tile is low enough.

    Args:
        question: What is asked.
        proved: What each placement proves.
    """
    most = End.WON if question is Question.WIN else max(proved.values())
    found = [each for each, end in proved.items() if end is most]
    values = [each.tile.value for each in found]
    highest = {
        Question.CHEAPEST: min(values, default=0),
        Question.ROW: max(values, default=0),
        Question.WIN: Height.LOW.highest,
    }
    return frozenset(each for each in found if each.tile.value <= highest[question])


def stake(view: PlayerView) -> Stake:
    """Return what an election decides that can end the game."""
    third = _run(view, view.side.other)
    if view.election == ELECTIONS:
        return Stake.LAST_THIRD if third else Stake.LAST
    if one_win_short(view.winners, view.side.other):
        if one_win_short(view.winners, view.side):
            return Stake.BOTH
        return Stake.THIRD if third else Stake.FIFTH
    return Stake.OWN_THIRD if _run(view, view.side) else Stake.OWN_FIFTH


def _run(view: PlayerView, side: Side) -> bool:
    """Return whether a side would complete a run of three by winning this election."""
    return streak(view.winners) == (side, STREAK - 1)


def suited(view: PlayerView) -> tuple[Question, ...]:
    """Return the questions for which a position is a good puzzle, neither too easy nor too hard.

    If the game can go on, it is open, and losing this election loses it.
    """
    hidden = sum(e.tile is None and e.building.profession is view.kind for e in view.standing)
    if view.placed != PLACEMENTS - 1 or not 0 < hidden <= HIDDEN:
        return ()
    if not can_end(view.winners) or decided(view):
        return ()
    proved = ends(view)
    most = max(proved.values())
    if len({*proved.values()}) == 1:
        return ()
    if most is End.OPEN and not one_win_short(view.winners, view.side.other):
        return ()
    return tuple(each for each in PROVED if _suits(each, view, proved))


def _suits(question: Question, view: PlayerView, proved: Mapping[Placement, End]) -> bool:
    found = answers(question, proved)
    if not found or any(_useless(view, each) for each in found):
        return False
    highest = max(each.tile.value for each in found)
    if question is Question.CHEAPEST:
        most = max(proved.values())
        values = {each.tile.value for each, end in proved.items() if end is most}
        dearer = {value for value in values if value > highest}
        return highest <= CHEAP and bool(dearer) and min(dearer) >= highest + GAP
    if question is Question.WIN:
        return True
    alone = len(found) == 1 and highest < max(tile.value for tile in view.hand)
    return alone and _run(view, view.side.other)


def _useless(view: PlayerView, placement: Placement) -> bool:
    building = placement.building
    bluff = role(view.side, placement.tile.profession, building) is Role.BLUFF
    return bluff or building.profession is not view.kind
