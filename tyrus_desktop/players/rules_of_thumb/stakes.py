"""What is at stake in the election in force: the chance to win the game after each result.

Later elections are assumed to be even, and sometimes null; so the weight of a third win in a row,
a fifth representative or a late lead follows from the rules alone. Tiles are ignored.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tyrus_desktop.engine import outcome
from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK
from tyrus_desktop.engine.view import PlayerView

NULL = 0.09
"""The share of null elections between experienced players."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The chance, 0..1, to win the game after each result of the election for its own side."""

    won: float
    null: float
    lost: float


def stakes(view: PlayerView) -> Stakes:
    """Return the stakes of the election in force for the view's side."""
    last, length = outcome.streak(view.winners)
    mine = view.representatives(view.side)
    theirs = view.representatives(view.side.other)
    return stakes_of(len(view.tallies), mine, theirs, length if last is view.side else -length)


@cache
def stakes_of(counted: int, mine: int, theirs: int, streak: int) -> Stakes:
    """Return the stakes after `counted` elections, given both sides' wins.

    `streak` is the current wins in a row: its own side's if positive, else the enemy's.
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
