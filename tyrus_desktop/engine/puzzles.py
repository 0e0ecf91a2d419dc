"""Puzzles about the last tile of an election, and their answers, proved from one side's view.

What a placement does at worst is found among all tiles that may stand face down in the two counted
buildings. The enemy's blocks at home, and its votes and counters in its own building, are of three
professions, so the worst of each can be the case at once; the engine then counts them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from tyrus_desktop.engine.board import Placement, Role, StandingTile, role
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import STREAK, one_win_short, streak
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView

CHEAP = 5
"""The most that the cheapest safe tile may be worth, so that it isn't just a high tile."""
GAP = 2
"""How much dearer the next safe tile is at least."""
LOW = 3
"""The most that the winning tile may be worth."""

Faces = Mapping[tuple[int, int], Tile]
"""The enemy's tiles by election and order of placement."""


class Question(Enum):
    """What is asked.

    CHEAPEST: the cheapest tile that never loses the election, whatever stands there. ROW: the only
    tile that never loses it, against two wins in a row. WIN: a tile of three points or less that
    wins it, whatever stands there. JUDGED: the best idea where nothing is proved, by the judgement
    of a computer player (`training.judged`).
    """

    CHEAPEST = "cheapest"
    ROW = "row"
    WIN = "win"
    JUDGED = "judged"


PROVED = (Question.CHEAPEST, Question.ROW, Question.WIN)
"""The questions that the functions here are about."""


@dataclass(frozen=True, slots=True)
class Worst:
    """The worst case of a placement: the tally, and the enemy's hidden tiles in it."""

    tally: Tally
    faces: Faces

    def margin(self, side: Side) -> int:
        """Return by how many votes the side wins; negative if it loses."""
        return self.tally.count(side).total - self.tally.count(side.other).total


def worst(view: PlayerView, placement: Placement) -> Worst:
    """Return the worst case of the sixth placement of an election.

    Args:
        view: The view of the side to play.
        placement: Its placement.
    """
    side, kind = view.side, view.kind
    own = StandingTile(side, placement.building, view.election, PLACEMENTS, placement.tile)
    shown = [each for each in (*view.standing, own) if each.building.profession is kind]
    hidden = [each for each in shown if each.tile is None]
    home = [each for each in hidden if each.building.side is side]
    away = [each for each in hidden if each.building.side is not side]
    unseen = sorted(view.enemy_unseen(), key=lambda tile: -tile.value)
    blocks = [tile for tile in unseen if tile.profession is kind.blocked_by]
    votes = [tile for tile in unseen if tile.profession is kind]
    counters = [tile for tile in unseen if tile.profession is kind.blocks]
    cases = []
    for voting in range(len(away) + 1):
        faces = _dealt(home, blocks) | _dealt(away[:voting], votes)
        faces |= _dealt(away[voting:], counters)
        # Where there are too few, the rest are any other tiles, and these cases aren't the worst.
        spare = (tile for tile in reversed(unseen) if tile not in faces.values())
        faces |= {at: next(spare) for at in map(_at, hidden) if at not in faces}
        known = [replace(each, tile=each.tile or faces[_at(each)]) for each in shown]
        cases.append(Worst(tally(view.election, kind, known), faces))
    return min(cases, key=lambda case: case.margin(side))


def _at(standing: StandingTile) -> tuple[int, int]:
    return standing.election, standing.order


def _dealt(places: Iterable[StandingTile], tiles: Iterable[Tile]) -> dict[tuple[int, int], Tile]:
    return dict(zip(map(_at, places), tiles, strict=False))


def holds(question: Question, view: PlayerView, placement: Placement) -> bool:
    """Return whether a placement wins, or never loses, as is asked, whatever its tile is worth."""
    margin = worst(view, placement).margin(view.side)
    return margin > 0 if question is Question.WIN else margin >= 0


def answers(question: Question, view: PlayerView) -> frozenset[Placement]:
    """Return all right answers, which hold with a tile that is low enough; every one counts."""
    found = [each for each in view.legal_placements() if holds(question, view, each)]
    values = [each.tile.value for each in found]
    most = {
        Question.CHEAPEST: min(values, default=0),
        Question.ROW: max(values, default=0),
        Question.WIN: LOW,
    }
    return frozenset(each for each in found if each.tile.value <= most[question])


def suits(question: Question, view: PlayerView) -> bool:
    """Return whether a position is a good puzzle: it decides the game, and isn't too easy."""
    enemy, hidden = view.side.other, (each for each in view.standing if each.tile is None)
    decides = {
        Question.CHEAPEST: one_win_short(view.winners, enemy),
        Question.ROW: streak(view.winners) == (enemy, STREAK - 1),
        Question.WIN: one_win_short(view.winners, view.side),
    }
    if (
        view.placed != PLACEMENTS - 1
        or not decides[question]
        or not any(each.building.profession is view.kind for each in hidden)
    ):
        return False
    found = answers(question, view)
    if not found or any(_useless(view, each) for each in found):
        return False
    values = {each.tile.value for each in found}
    if question is Question.CHEAPEST:
        safe = {e.tile.value for e in view.legal_placements() if holds(question, view, e)}
        dearer = safe - values
        return max(values) <= CHEAP and bool(dearer) and min(dearer) >= max(values) + GAP
    alone = len(found) == 1 and max(values) < max(tile.value for tile in view.hand)
    return question is Question.WIN or alone


def _useless(view: PlayerView, placement: Placement) -> bool:
    building = placement.building
    bluff = role(view.side, placement.tile.profession, building) is Role.BLUFF
    return bluff or building.profession is not view.kind
