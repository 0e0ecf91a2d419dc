"""The stakes of an election: the chance of winning the game after each result.

Later elections are assumed to be even and sometimes null. So the weight of a third win in a row, a
fifth representative or a late lead follows from the rules alone. Tiles are ignored.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK

NULL = 0.09
"""The share of null elections between experienced players."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The chance, 0..1, that a side wins the game, by its result in the election."""

    won: float
    null: float
    lost: float


@cache
def stakes_of(counted: int, mine: int, theirs: int, streak: int) -> Stakes:
    """Return the stakes of the next election.

    Args:
        counted: The number of elections so far, 0..8.
        mine: The number of elections that the side has won.
        theirs: The number of elections that the enemy has won.
        streak: The current wins in a row: the side's own if positive, else the enemy's.
    """
    return Stakes(
        _chance(counted + 1, mine + 1, theirs, max(streak, 0) + 1),
        _chance(counted + 1, mine, theirs, 0),
        _chance(counted + 1, mine, theirs + 1, min(streak, 0) - 1),
    )


def _chance(counted: int, mine: int, theirs: int, streak: int) -> float:
    if streak >= STREAK or mine >= MAJORITY_OF_ALL:
        return 1.0
    if streak <= -STREAK or theirs >= MAJORITY_OF_ALL:
        return 0.0
    if counted == ELECTIONS:
        return 0.5 if mine == theirs else float(mine > theirs)
    after = stakes_of(counted, mine, theirs, streak)
    return NULL * after.null + (1 - NULL) * (after.won + after.lost) / 2
