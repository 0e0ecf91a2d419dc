"""Habits: how the user plays, beside how the computer players play. No Qt.

A habit is so much for each occasion, over all games; the terms are those of `engine.behaviours`.

bluffs          of all placements: bluffs
blocks          of all placements: blocks
idle            of the counters that tallies showed: those that no block met
representative  points shown in all elections, for each representative won
thrown          of the points shown: those in elections that were lost
margin          votes more than the enemy, for each election won
left            points in hand at the end, for each game of nine elections
read            of all placements: those whose place tells their role
fooled          of all elections: those in which a bluff fooled the player
fooling         of all elections: those in which the player's bluff fooled the enemy
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.figures.own import Columns, OwnGame, columns
from tyrus_desktop.figures.proportions import Estimate, per_occasion
from tyrus_desktop.library.conduct import Conduct
from tyrus_desktop.players import keys, strength_card
from tyrus_desktop.review import FEWEST_GAMES

FILE = Path(strength_card.__file__).with_name("habits.json")
"""The habits of the levels, written by `training.yardsticks`."""

MOST = 3
"""The most habits that stand first because they differ from the yardstick."""


Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Kind:
    """What a habit counts in each game: so much, and the occasions.

    Attributes:
        share: Whether it is a share, 0..1; otherwise it is points or votes.
        better: Whether more (1) or less (-1) is better; 0 for neither.
        lesson: The lesson for those who do worse; empty for none.
    """

    part: Callable[[Columns], Numbers]
    whole: Callable[[Columns], Numbers]
    share: bool = True
    better: int = 0
    lesson: str = ""


def _yours(field: str) -> Callable[[Columns], Numbers]:
    number = Conduct._fields.index(field)
    return lambda games: games.yours[:, number]


def _theirs(field: str) -> Callable[[Columns], Numbers]:
    number = Conduct._fields.index(field)
    return lambda games: games.theirs[:, number]


def _elections(games: Columns) -> Numbers:
    return np.asarray(games.counted.sum(axis=1))


KINDS: Mapping[str, Kind] = {
    "bluffs": Kind(_yours("bluffs"), _yours("placed")),
    "blocks": Kind(_yours("blocks"), _yours("placed")),
    "idle": Kind(_yours("idle"), _yours("countered"), better=-1, lesson="blocks-and-counters"),
    "representative": Kind(
        _yours("spent"), _yours("won"), share=False, better=-1, lesson="later-elections"
    ),
    "thrown": Kind(_yours("thrown"), _yours("spent"), better=-1, lesson="later-elections"),
    "margin": Kind(_yours("margin"), _yours("won"), share=False),
    "left": Kind(
        lambda games: np.maximum(games.left, 0), lambda games: 1 * (games.left >= 0), share=False
    ),
    "read": Kind(_yours("read"), _yours("placed")),
    "fooled": Kind(_yours("fooled"), _elections, better=-1, lesson="cost-of-a-bluff"),
    "fooling": Kind(_theirs("fooled"), _elections, better=1, lesson="cost-of-a-bluff"),
}


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A level's habits in games against itself."""

    level: str
    games: int
    values: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Habit:
    """A habit of the user's, and the yardstick's value; None if there is none."""

    key: str
    yours: Estimate
    yardstick: float | None

    @property
    def share(self) -> bool:
        return KINDS[self.key].share

    @property
    def better(self) -> int:
        """Whether more (1) or less (-1) is better; 0 for neither."""
        return KINDS[self.key].better

    @property
    def differs(self) -> bool:
        """Whether there are enough games, and the yardstick is outside the interval."""
        return self.yours.games >= FEWEST_GAMES and self.distance > 1

    @property
    def worse(self) -> bool:
        """Whether it differs for the worse."""
        away = self.yours.value - (self.yardstick or 0.0)
        return self.differs and away * self.better < 0

    @property
    def lesson(self) -> str:
        """The lesson that is about it, if it is worse; empty for none."""
        return KINDS[self.key].lesson if self.worse else ""

    @property
    def distance(self) -> float:
        """How far yours is from the yardstick, in half widths of the interval on that side."""
        if self.yardstick is None:
            return 0.0
        away = self.yardstick - self.yours.value
        room = self.yours.high - self.yours.value if away > 0 else self.yours.value - self.yours.low
        return abs(away) / room if room > 0 else 0.0


@dataclass(frozen=True, slots=True)
class Habits:
    """All habits with an occasion, in the order of `KINDS`, from a number of games."""

    yardstick: Yardstick | None
    games: int
    all: tuple[Habit, ...]

    @property
    def foremost(self) -> tuple[Habit, ...]:
        """At most three habits that differ, the worse ones first, then the most distant."""
        far = [habit for habit in self.all if habit.differs]
        return tuple(sorted(far, key=lambda habit: (not habit.worse, -habit.distance))[:MOST])

    @property
    def missing(self) -> int:
        """How many more games are needed to tell what differs."""
        return max(0, FEWEST_GAMES - self.games)


def habits(games: Sequence[OwnGame], level: str = keys.STRONGEST) -> Habits:
    """Return the user's habits.

    Args:
        games: The user's games.
        level: The level whose habits are the yardstick.
    """
    yardstick = yardsticks().get(level)
    values = yardstick.values if yardstick else {}
    found = measured(games)
    compared = tuple(Habit(key, found[key], values.get(key)) for key in found)
    return Habits(yardstick, len(games), compared)


def measured(games: Sequence[OwnGame]) -> dict[str, Estimate]:
    """Return each habit that had an occasion, by key."""
    counts = columns(games)
    found = {
        key: per_occasion(kind.part(counts), kind.whole(counts), shares=kind.share)
        for key, kind in KINDS.items()
    }
    return {key: estimate for key, estimate in found.items() if estimate is not None}


@cache
def yardsticks(path: Path = FILE) -> Mapping[str, Yardstick]:
    """Return the levels' habits by key; raises `OSError`."""
    return {
        key: Yardstick(key, each["games"], {name: v[0] for name, v in each["habits"].items()})
        for key, each in json.loads(path.read_text("utf-8"))["levels"].items()
    }


def save(levels: Mapping[str, Any], version: str, path: Path = FILE) -> None:
    """Write the levels' habits: games, date, digest, and each habit with its interval."""
    data = {"version": version, "levels": levels}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def rows(estimates: Iterable[tuple[str, Estimate]]) -> dict[str, tuple[float, float, float]]:
    """Return estimates as they are saved: the value and both ends, with four decimals."""
    return {
        key: (round(each.value, 4), round(each.low, 4), round(each.high, 4))
        for key, each in estimates
    }
