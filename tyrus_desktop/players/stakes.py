"""What the election in force is worth: the chance to win the game after each of its results.

Later elections are taken as even, and sometimes null; so a third win in a row, a fifth
representative and a lead late in the game get their weight from the rules alone. No tiles here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK, streak
from tyrus_desktop.engine.view import PlayerView

NULL = 0.09
"""How often an election between players who know the game is null."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The chance, 0..1, that the own side wins the game if it wins the election, and so on."""

    won: float
    null: float
    lost: float


def stakes(view: PlayerView) -> Stakes:
    """Return the stakes of the election in force for the view's side."""
    last, length = streak(view.winners)
    mine = view.representatives(view.side)
    theirs = view.representatives(view.side.other)
    return stakes_of(len(view.tallies), mine, theirs, length if last is view.side else -length)


@cache
def stakes_of(counted: int, mine: int, theirs: int, row: int) -> Stakes:
    """`row` is the row of wins that stands: the own side's if positive, else the enemy's."""
    return Stakes(
        _chance(counted + 1, mine + 1, theirs, max(row, 0) + 1),
        _chance(counted + 1, mine, theirs, 0),
        _chance(counted + 1, mine, theirs + 1, min(row, 0) - 1),
    )


def _chance(counted: int, mine: int, theirs: int, row: int) -> float:
    if row >= STREAK or mine >= MAJORITY_OF_ALL:
        return 1.0
    if row <= -STREAK or theirs >= MAJORITY_OF_ALL:
        return 0.0
    if counted == ELECTIONS:
        return 0.5 if mine == theirs else float(mine > theirs)
    after = stakes_of(counted, mine, theirs, row)
    return NULL * after.null + (1 - NULL) * (after.won + after.lost) / 2
