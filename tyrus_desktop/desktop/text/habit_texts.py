"""The sentences of the habits in *Your games*, and of what was reviewed and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.figure_texts import between, interval, part_of
from tyrus_desktop.desktop.text.words import Words, games, say

if TYPE_CHECKING:
    from tyrus_desktop.figures.habits import Habit, Habits
    from tyrus_desktop.figures.proportions import Estimate

HABITS: dict[str, tuple[object, object]] = {
    "bluffs": (N("Bluffs"), N("You bluffed with %1 of your tiles (%2).")),
    "blocks": (N("Blocks"), N("You blocked with %1 of your tiles (%2).")),
    "idle": (N("Unused counters"), N("%1 of your counters met no block (%2).")),
    "representative": (
        N("Points for each representative"),
        N("Each of your representatives cost %1 on average (%2)."),
    ),
    "thrown": (
        N("Points in lost elections"),
        N("%1 of your points went to elections that you lost (%2)."),
    ),
    "margin": (N("Winning margin"), N("You won elections by %1 on average (%2).")),
    "left": (
        N("Last three tiles"),
        N("After nine elections your last three tiles were worth %1 on average (%2)."),
    ),
    "read": (N("Tiles as expected"), N("%1 of your tiles were what their place suggests (%2).")),
    "fooled": (N("Fooled by bluffs"), N("A bluff fooled you in %1 of the elections (%2).")),
    "fooling": (
        N("Bluffs that fooled"),
        N("Your bluff fooled your opponent in %1 of the elections (%2)."),
    ),
}
"""The name of each habit, and its sentence."""

COUNTED = {"representative": words.points, "margin": words.votes}
"""What the values of some habits count."""

BETTER: Mapping[int, object] = {
    1: N("More is better."),
    -1: N("Less is better."),
}

ROWS: dict[str, tuple[object, object]] = {
    "luck": (
        N("Draws and cards"),
        N("Draws and cards changed your chance of winning by %1 a game (%2)."),
    ),
    "choices": (
        N("Your choices"),
        N(
            "Your choices changed your chance of winning by %1 a game, compared with those of a"
            " player of your level (%2)."
        ),
    ),
    "tiles": (
        N("Your opponents’ tiles"),
        N("Your opponents’ tiles changed your chance of winning by %1 a game (%2)."),
    ),
}


def name(key: str) -> str:
    """Return the name of a habit or of a row."""
    return say((HABITS | ROWS)[key][0])


def amount(habit: Habit, value: float) -> str:
    """Format a habit's value: a percentage, or points or votes."""
    return words.percent(value) if habit.share else words.number(value, 1)


def value(found: Habit) -> str:
    """Format the user's value; of few games, what was seen."""
    if found.share and found.yours.few:
        return part_of(found.yours)
    return amount(found, found.yours.value)


def ends(found: Habit) -> str:
    """Format the ends of a habit's interval."""
    return interval(found.yours) if found.share else interval(found.yours, 1, 1)


def habit(found: Habit, level: str) -> str:
    """Return a habit with its number, interval and yardstick, that of `level`."""
    counted = _counted(ends(found), found.yours)
    shown = amount(found, found.yours.value)
    if found.key in COUNTED:
        shown = COUNTED[found.key](found.yours.value, 1)
    yours = say(HABITS[found.key][1], shown, counted)
    if found.yours.few:
        text = N("%1, in\u00a0%2.") if found.share else N("%1\u00a0on average, in\u00a0%2.")
        yours = say(text, value(found), games(found.yours.games))
    if found.yardstick is None:
        return yours
    text = N("%1: %2.")
    theirs = say(text, words.level(level), amount(found, found.yardstick))
    better = [say(BETTER[found.better])] if found.better else []
    return " ".join((yours, theirs, *better))


def foremost(found: Habits) -> str:
    """Return the first sentence about the habits, beside those of the yardstick's level."""
    who = words.level(found.yardstick.level) if found.yardstick else ""
    if found.missing:
        return say(
            "After ten games you can compare your habits with those of %1, the strongest level."
            " Games so far: %2.",
            who,
            found.games,
        )
    if not found.foremost:
        return say(
            "So far, no habit of yours differs clearly from those of %1, the strongest level.", who
        )
    text = N(
        "This is where you differ most from %1, the strongest level. None of it costs you games."
    )
    if found.foremost[0].worse:
        text = N(
            "This is where you differ most from %1, the strongest level. A lesson beside a habit"
            " means that the habit costs you games."
        )
    return say(text, who)


def row(key: str, mean: Estimate) -> str:
    """Return how much a row changed the chance of winning, on average."""
    ends = between(words.signed(mean.low), words.signed(mean.high))
    return say(ROWS[key][1], words.signed(mean.value), _counted(ends, mean))


def reviews_missing(done: int, count: int) -> str:
    """Return that the averages need a review of every game, and how many there are."""
    return say(
        "The averages appear when all your games are reviewed: %1 of\u00a0%2 so far.", done, count
    )


def reading(value: str, low: str, high: str, games: int) -> str:
    """Return the reading score with its interval; all are `words.hundredths`."""
    text = Words.tr(
        "Your guesses earn %1% of a perfect reader’s points (%2 to %3; from %n game(s)).",
        "",
        games,
    )
    return words.fill(text, value, low, high)


def readings_missing(games: int) -> str:
    """Return how many games were read of those that a reading score needs."""
    return say("Your score appears after ten games of guessing. So far: %1.", games)


def _counted(ends: str, about: Estimate) -> str:
    """Return an interval, and from how many games it is."""
    return say("%1; %2", ends, games(about.games))
