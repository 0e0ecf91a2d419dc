"""How fast the tiles of a tally turn, and where it waits for the person.

All times and stops before a turn are functions of the `PartTally` before it, which has no hidden
face; the rest after a turn is one of the `PartTally` after it. So the tempo reveals no face before
it is turned. Times are in milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf
from types import MappingProxyType

from tyrus_desktop.desktop.settings import FIRST_TALLIES, Settings
from tyrus_desktop.desktop.stage.stakes import (
    History,
    PartTally,
    Stakes,
    is_critical,
    is_open,
    may_end_game,
    part_tally,
    stakes_of,
)
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tally import Tally

TOGETHER = 300
"""The duration of the turn of all remaining tiles, once they can't change the winner."""

RUN = 600
"""The time after the verdict without a pause."""

PAUSE, PAUSE_A_TILE, PAUSE_A_BLUFF, LONGEST_PAUSE = 3000, 200, 800, 7000
"""How long the verdict stays. It is time to read, so it is the same at any speed."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the person wants tallies to be shown.

    `after` is the setting `afterTally`. A `beginner` sees one of the first tallies. `reader` means
    that a screen reader is active.
    """

    after: str = "run"
    pace: float = 1.0
    beginner: bool = False
    reader: bool = False


def manner_of(settings: Settings) -> Manner:
    """Return the manner given by the settings and the system."""
    from PySide6.QtGui import QAccessible  # Importing its enumerations would slow down the start.

    return Manner(
        settings.afterTally,
        settings.pace,
        settings.talliesSeen < FIRST_TALLIES,
        QAccessible.isActive(),
    )


@dataclass(frozen=True, slots=True)
class Times:
    """The times of a tally, in milliseconds at normal speed.

    Attributes:
        enter: Opening the stage.
        turn: One turn; less if all would take more than `turns`.
        lead: The rest after a turn that changes the lead.
        bluff: The rest after a bluff.
        sums: Closing the sums.
        verdict: Showing the verdict, if no pause follows.
        holds: The hold and the turn, by the number of backs left, if one of them is critical.
    """

    enter: int
    turn: int
    turns: int
    lead: int
    bluff: int
    sums: int
    verdict: int
    holds: Mapping[int, tuple[int, int]]


TIMES: Mapping[Stakes, Times] = MappingProxyType(
    {
        Stakes.TRIVIAL: Times(250, 200, 700, 0, 0, 350, 500, {}),
        Stakes.NORMAL: Times(500, 400, 2600, 80, 250, 450, 900, {1: (350, 520)}),
        Stakes.DECISIVE: Times(
            700, 420, 2400, 120, 250, 500, 1100, {3: (300, 420), 2: (450, 480), 1: (800, 560)}
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Turn:
    """One or more tiles that turn together, after a hold or a stop, and before a rest."""

    tiles: tuple[StandingTile, ...]
    hold: float
    stop: bool
    milliseconds: float
    rest: int


def turns(tally: Tally, history: History, manner: Manner) -> Iterator[Turn]:
    """Yield the turns of a tally in order."""
    stakes = stakes_of(tally, history)
    count, turned = len(tally.shown), 0
    at = part_tally(tally, 0, history)
    while at.backs:
        alone = manner.reader or is_open(at)
        after = part_tally(tally, turned + 1 if alone else count, history)
        hold, milliseconds = _pace(at, stakes, count) if alone else (0, TOGETHER)
        stop = manner.reader or (hold > 0 and _person_turns(at, history, manner))
        rest = _rest(at, after, stakes) if alone else 0
        yield Turn(after.turned[turned:], 0 if stop else hold, stop, milliseconds, rest)
        turned, at = len(after.turned), after


def wait_after(tally: Tally, history: History, manner: Manner, *, shared: bool) -> float:
    """Return how many milliseconds the verdict waits; infinity means until *Next*.

    `shared` means that two persons look, and that a curtain follows.
    """
    if shared or manner.reader:
        return inf
    if manner.after == "run":
        return 0
    decisive = stakes_of(tally, history) is Stakes.DECISIVE
    if manner.after == "wait" or manner.beginner or decisive:
        return inf
    bluffs = sum(is_bluff(each) for each in tally.shown)
    return min(LONGEST_PAUSE, PAUSE + PAUSE_A_TILE * len(tally.shown) + PAUSE_A_BLUFF * bluffs)


def is_bluff(standing: StandingTile) -> bool:
    """Return whether a turned tile is a bluff."""
    return standing.role is Role.BLUFF


def _person_turns(at: PartTally, history: History, manner: Manner) -> bool:
    """Return whether the person turns the next tile: the last one, if it may end the game.

    Without motion or pauses, the person turns no tile.
    """
    waits = manner.after != "run" and manner.pace > 0
    return waits and len(at.backs) == 1 and may_end_game(at, history)


def _pace(at: PartTally, stakes: Stakes, count: int) -> tuple[float, float]:
    """Return the hold before the next turn of `count` tiles, and the duration of that turn."""
    times = TIMES[stakes]
    held = times.holds.get(len(at.backs))
    if held is None or not is_critical(at):
        return 0, min(times.turn, times.turns / count)
    return held


def _rest(before: PartTally, after: PartTally, stakes: Stakes) -> int:
    """Return the rest after a turn: for a bluff, or for a change of the lead."""
    if is_bluff(after.turned[-1]):
        return TIMES[stakes].bluff
    earlier = before.so_far
    first = earlier.ivory.total == earlier.brown.total == 0
    changed = earlier.winner is not after.so_far.winner and not first
    return TIMES[stakes].lead if changed else 0
