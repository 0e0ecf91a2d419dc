"""The worst case of the last tile of an election, proved from one side's view.

What a placement proves is what becomes of the game at worst, among all tiles that may stand face
down. The enemy's blocks at home, and its votes and counters in its own building, are of three
professions, so each of these can be chosen without the others; the engine then counts them. In the
last election a null may lose or win, and so may the tiles that both sides keep: there, all choices
are tried. Before it, only the result of the election matters, and the highest tiles are the worst.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache
from itertools import combinations, product

from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS, Outcome, outcome_after
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView

Place = tuple[int, int]
"""The election and the order of a placement."""
Faces = Mapping[Place, Tile]
"""The enemy's hidden tiles."""
Tiles = tuple[Tile, ...]


class End(IntEnum):
    """What becomes of the game, the better results last. OPEN: it goes on, and isn't decided."""

    LOST = 0
    OPEN = 1
    DRAWN = 2
    WON = 3


@dataclass(frozen=True, slots=True)
class Worst:
    """The worst case of a placement: what becomes of the game, and the hidden tiles in it."""

    end: End
    outcome: Outcome | None
    tally: Tally
    faces: Faces
    hands: Mapping[Side, tuple[Tile, ...]]
    """What both sides keep, if this was the last election."""

    def margin(self, side: Side) -> int:
        """Return by how many votes the side wins the election; negative if it loses."""
        return self.tally.count(side).total - self.tally.count(side.other).total


def worst(view: PlayerView, placement: Placement) -> Worst:
    """Return the worst case of the sixth placement of an election.

    Args:
        view: The view of the side to play.
        placement: Its placement.
    """
    cases = (_case(view, placement, faces) for faces in _cases(view))
    return min(cases, key=lambda case: (case.end, case.margin(view.side)))


@lru_cache(maxsize=1)
def ends(view: PlayerView) -> Mapping[Placement, End]:
    """Return what each sixth placement of an election proves; asked again at each try."""
    cases, found = tuple(_cases(view)), {}
    for placement in view.legal_placements():
        found[placement] = End.WON
        for faces in cases:
            found[placement] = min(found[placement], _case(view, placement, faces).end)
            if found[placement] is End.LOST:
                break
    return found


def decided(view: PlayerView) -> bool:
    """Return whether this election may decide the game without ending it."""
    for winner in (None, *Side):
        winners = (*view.winners, winner)
        outcome = outcome_after(winners, dict.fromkeys(Side, ()))
        if outcome is None and _end(view.side, winners, outcome) is not End.OPEN:
            return True
    return False


def _case(view: PlayerView, placement: Placement, faces: Faces) -> Worst:
    side, last = view.side, view.election == ELECTIONS
    own = StandingTile(side, placement.building, view.election, PLACEMENTS, placement.tile)
    standing = [
        replace(each, tile=each.tile or faces[_at(each)])
        for each in (*view.standing, own)
        if each.building.profession is view.kind
    ]
    counted = tally(view.election, view.kind, standing)
    hands: dict[Side, tuple[Tile, ...]] = dict.fromkeys(Side, ())
    if last:
        kept = (tile for tile in view.enemy_unseen() if tile not in faces.values())
        mine = (tile for tile in view.hand if tile != placement.tile)
        hands = {side: tuple(mine), side.other: tuple(kept)}
    winners = (*view.winners, counted.winner)
    outcome = outcome_after(winners, hands)
    return Worst(_end(side, winners, outcome), outcome, counted, faces, hands)


def _end(side: Side, winners: Sequence[Side | None], outcome: Outcome | None) -> End:
    """Return the end for a side; a game that goes on is decided if its rest can't change it."""
    if outcome is not None:
        if outcome.winner is None:
            return End.DRAWN
        return End.WON if outcome.winner is side else End.LOST
    for each, found in ((side, End.WON), (side.other, End.LOST)):
        rest = (each.other,) * (ELECTIONS - len(winners))
        at_worst = outcome_after((*winners, *rest), dict.fromkeys(Side, ()))
        if at_worst is not None and at_worst.winner is each:
            return found
    return End.OPEN


def _cases(view: PlayerView) -> Iterator[Faces]:
    """Yield all tiles that may be face down and may be the worst for some placement."""
    side, last = view.side, view.election == ELECTIONS
    hidden = [each for each in view.standing if each.tile is None]
    counted = [each for each in hidden if each.building.profession is view.kind]
    home = [_at(each) for each in counted if each.building.side is side]
    away = [_at(each) for each in counted if each.building.side is not side]
    others = [_at(each) for each in hidden if each not in counted] if last else []
    unseen = sorted(view.enemy_unseen(), key=lambda tile: tile.value)
    known = set()
    for blocks, more in _effective(view.kind, unseen, len(home), len(away), every=last):
        # The lowest tiles do nothing, so the enemy keeps the highest.
        left = [tile for tile in unseen if tile not in blocks and tile not in more]
        idle = [tile for tile in left if tile.profession is not view.kind.blocked_by]
        at_home = (*blocks, *idle[: len(home) - len(blocks)])
        idle = [tile for tile in left if tile.profession is view.kind.blocked_by]
        elsewhere = (*more, *idle[: len(away) - len(more)])
        left = [tile for tile in left if tile not in at_home and tile not in elsewhere]
        case = _sums(blocks), _sums(more), _sums(left[len(others) :])
        fits = len(at_home) == len(home) and len(elsewhere) == len(away)
        if fits and case not in known:
            known.add(case)
            yield dict(zip((*home, *away, *others), (*at_home, *elsewhere, *left), strict=False))


def _sums(tiles: Sequence[Tile]) -> tuple[int, ...]:
    return tuple(sum(t.value for t in tiles if t.profession is each) for each in Profession)


def _effective(
    kind: Profession, unseen: Sequence[Tile], home: int, away: int, *, every: bool
) -> Iterator[tuple[Tiles, Tiles]]:
    """Yield the enemy's blocks, and its votes and counters, up to a number of each.

    Args:
        kind: The kind of the election.
        unseen: The enemy's tiles that were not shown, by value.
        home: How many stand in the own building.
        away: How many stand in the enemy's building.
        every: Whether to yield all choices, or the highest tiles of each number.
    """

    def some(does: Profession, most: int) -> list[Tiles]:
        tiles = [tile for tile in reversed(unseen) if tile.profession is does]
        numbers = range(min(most, len(tiles)), -1, -1)  # The likely worst first.
        highest = [tuple(tiles[:number]) for number in numbers]
        return [c for number in numbers for c in combinations(tiles, number)] if every else highest

    blocks, votes, counters = some(kind.blocked_by, home), some(kind, away), some(kind.blocks, away)
    for at_home, voting, countering in product(blocks, votes, counters):
        if len(voting) + len(countering) <= away:
            yield at_home, voting + countering


def _at(standing: StandingTile) -> Place:
    return standing.election, standing.order
