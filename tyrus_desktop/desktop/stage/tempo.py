"""How fast the tiles of a tally are turned, and where it waits for the person.

Every time and every stop is a function of the `PartTally` before a turn, which has no hidden face;
what follows a turn is one of the `PartTally` after it. So the tempo never tells of a face that is
about to be turned. Times are in milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
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
"""The rest of the tiles, once they can't change who wins."""

EVEN = 400
"""Every turn, with reduced motion."""

RUN = 600
"""After the verdict, where the person wants no wait."""

PAUSE, PAUSE_A_TILE, PAUSE_A_BLUFF, LONGEST_PAUSE = 1500, 100, 800, 4000
"""The same, for a player who wants a pause. It is for reading: as long at any speed."""

FAST_HOLD = 250
"""The longest hold, on the clock, at a speed above the normal."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the person wants tallies to be shown.

    `after` is the setting `afterTally`. `beginner`: this is one of the first that the person sees.
    `reader`: a screen reader is active. `even`: motion is reduced.
    """

    after: str = "run"
    pace: float = 1.0
    beginner: bool = False
    reader: bool = False
    even: bool = False


def manner_of(settings: Settings) -> Manner:
    """Return what the settings and the system say."""
    from PySide6.QtGui import QAccessible  # Its enumerations take long to create: not at the start.

    return Manner(
        settings.afterTally,
        settings.pace,
        settings.talliesSeen < FIRST_TALLIES,
        QAccessible.isActive(),
        settings.reduceMotion,
    )


@dataclass(frozen=True, slots=True)
class Times:
    """The times of a tally. A turn takes `turn`, or less where all would take more than `turns`.

    `holds` has the hold and the turn with this many backs left, where one of them is critical.
    `lead` is the rest after a turn that changes the lead, `bluff` that after a bluff.
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
    """One or more tiles that are turned together.

    Before it comes a hold, or a stop for the person; after it a rest.
    """

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
        hold, milliseconds = _pace(at, stakes, count, manner) if alone else (0, TOGETHER)
        stop = manner.reader or (hold > 0 and _person_turns(at, history, manner))
        rest = _rest(at, after, stakes) if alone else 0
        turn = Turn(after.turned[turned:], 0 if stop else hold, stop, milliseconds, rest)
        yield replace(turn, hold=0, milliseconds=EVEN, rest=0) if manner.even else turn
        turned, at = len(after.turned), after


def wait_after(tally: Tally, history: History, manner: Manner, *, shared: bool) -> float:
    """Return how long the verdict waits for the person; infinity is until *Next*.

    `shared`: two persons look, and a curtain would follow.
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
    """Return whether a turned tile counts for nothing where it stands."""
    return standing.role is Role.BLUFF


def _person_turns(at: PartTally, history: History, manner: Manner) -> bool:
    """Return whether the person turns the next tile: the last one, if it may end the game.

    Not at a speed without motion, which shows the finished picture, and not if nothing is to wait.
    """
    waits = manner.after != "run" and manner.pace > 0
    return waits and len(at.backs) == 1 and may_end_game(at, history)


def _pace(at: PartTally, stakes: Stakes, count: int, manner: Manner) -> tuple[float, float]:
    """Return the hold before the next turn, and how long the turn takes."""
    times = TIMES[stakes]
    held = times.holds.get(len(at.backs))
    if held is None or not is_critical(at):
        return 0, min(times.turn, times.turns / count)
    hold, milliseconds = held
    longest = FAST_HOLD / manner.pace if 0 < manner.pace < 1 else inf
    return min(hold, longest), milliseconds


def _rest(before: PartTally, after: PartTally, stakes: Stakes) -> int:
    """Return how long to stay after a turn that was a bluff, or changed or tied the lead."""
    if is_bluff(after.turned[-1]):
        return TIMES[stakes].bluff
    earlier = before.so_far
    first = earlier.ivory.total == earlier.brown.total == 0
    changed = earlier.winner is not after.so_far.winner and not first
    return TIMES[stakes].lead if changed else 0
