"""How a game ends: three in a row, five, the majority, the last three tiles, or a draw."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from tyrus_desktop.engine.tiles import Side, Tile

ELECTIONS = 9
STREAK = 3
MAJORITY_OF_ALL = 5


class Ending(Enum):
    """Why a game is over."""

    STREAK = "streak"
    FIVE = "five"
    MAJORITY = "majority"
    TILES = "tiles"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, None for a draw, and how."""

    winner: Side | None
    ending: Ending


def streak(winners: Sequence[Side | None]) -> tuple[Side | None, int]:
    """Return who won the latest elections in a row, and how many; None and 0 after a null one."""
    if not winners or winners[-1] is None:
        return None, 0
    last = winners[-1]
    length = 0
    for winner in reversed(winners):
        if winner is not last:
            break
        length += 1
    return last, length


def one_win_short(winners: Sequence[Side | None], side: Side) -> bool:
    """Return whether the next election would win the game for `side`, if it won that."""
    in_a_row = streak(winners) == (side, STREAK - 1)
    return in_a_row or winners.count(side) == MAJORITY_OF_ALL - 1


def threatening_side(winners: Sequence[Side | None]) -> Side | None:
    """Return the side whose streak the next election would complete, if it won that."""
    leader, length = streak(winners)
    return leader if length == STREAK - 1 and not is_over(winners) else None


def can_end(winners: Sequence[Side | None]) -> bool:
    """Return whether the game can end with the election after these."""
    return len(winners) == ELECTIONS - 1 or any(one_win_short(winners, side) for side in Side)


def is_over(winners: Sequence[Side | None]) -> bool:
    """Return whether the game is over after these elections."""
    return outcome_after(winners, dict.fromkeys(Side, ())) is not None


def deciding(winners: Sequence[Side | None], outcome: Outcome | None) -> tuple[int, ...]:
    """Return the numbers, from 1, of the elections by which a game was won, the last one last.

    Empty if it was given up or is not over, or if only the last three tiles were left to compare.
    """
    if outcome is None or outcome.ending in (Ending.TILES, Ending.DRAW):
        return ()
    won = tuple(number for number, side in enumerate(winners, 1) if side is outcome.winner)
    return won[-STREAK:] if outcome.ending is Ending.STREAK else won


def outcome_after(
    winners: Sequence[Side | None], hands: Mapping[Side, Iterable[Tile]]
) -> Outcome | None:
    """Return how the latest election ended the game, or None if the game continues.

    `winners` are the elections so far, None for a null one; `hands` are needed only to compare
    the last three tiles. The fifth win ends the game at once: that never changes who wins, since
    no streak of the enemy could follow (all 3⁹ sequences were checked).
    """
    side, length = streak(winners)
    if length >= STREAK:
        return Outcome(side, Ending.STREAK)
    won = {side: sum(winner is side for winner in winners) for side in Side}
    for side in Side:
        if won[side] >= MAJORITY_OF_ALL:
            return Outcome(side, Ending.FIVE)
    if len(winners) < ELECTIONS:
        return None
    if won[Side.IVORY] != won[Side.BROWN]:
        return Outcome(max(Side, key=won.__getitem__), Ending.MAJORITY)
    left = {side: sum(tile.value for tile in hands[side]) for side in Side}
    if left[Side.IVORY] != left[Side.BROWN]:
        return Outcome(max(Side, key=left.__getitem__), Ending.TILES)
    return Outcome(None, Ending.DRAW)
