"""How a game ends: by a streak, five wins, a majority, the last three tiles, or a draw."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from tyrus_desktop.engine.tiles import Side, Tile

ELECTIONS = 9
STREAK = 3
MAJORITY_OF_ALL = 5


class Ending(Enum):
    """The rule by which a game ended."""

    STREAK = "streak"
    FIVE = "five"
    MAJORITY = "majority"
    TILES = "tiles"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winner, or None for a draw, and the rule that decided the game."""

    winner: Side | None
    ending: Ending


def streak(winners: Sequence[Side | None]) -> tuple[Side | None, int]:
    """Return the winner and the length of the current streak; None and 0 after a null election."""
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
    """Return whether `side` would win the game by winning the next election."""
    in_a_row = streak(winners) == (side, STREAK - 1)
    return in_a_row or winners.count(side) == MAJORITY_OF_ALL - 1


def threatening_side(winners: Sequence[Side | None]) -> Side | None:
    """Return the side that would complete a streak by winning the next election, if any."""
    leader, length = streak(winners)
    return leader if length == STREAK - 1 and not is_over(winners) else None


def can_end(winners: Sequence[Side | None]) -> bool:
    """Return whether the next election can end the game."""
    return len(winners) == ELECTIONS - 1 or any(one_win_short(winners, side) for side in Side)


def is_over(winners: Sequence[Side | None]) -> bool:
    """Return whether these elections have ended the game."""
    return outcome_after(winners, dict.fromkeys(Side, ())) is not None


def deciding(winners: Sequence[Side | None], outcome: Outcome | None) -> tuple[int, ...]:
    """Return, in order, the numbers (from 1) of the elections that decided a game.

    There are none if the game was resigned, is not over, or was decided by the last three tiles.
    """
    if outcome is None or outcome.ending in (Ending.TILES, Ending.DRAW):
        return ()
    won = tuple(number for number, side in enumerate(winners, 1) if side is outcome.winner)
    return won[-STREAK:] if outcome.ending is Ending.STREAK else won


def outcome_after(
    winners: Sequence[Side | None], hands: Mapping[Side, Iterable[Tile]]
) -> Outcome | None:
    """Return the outcome if the latest election ended the game, or None if it continues.

    The fifth win ends the game immediately. This never changes the winner, because the enemy can't
    complete a streak afterwards (all 3⁹ sequences were checked).

    Args:
        winners: The winner of each election so far; None for a null election.
        hands: Both hands, to compare the last three tiles.
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
