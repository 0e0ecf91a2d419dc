"""The sentences of the rating in *Your games*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import Words, say

if TYPE_CHECKING:
    from tyrus_desktop.figures.rating import Moment, Rating, Suggestion

HOW_RATED = N(
    "The rating counts results only, weighted by each opponent’s measured strength. The band is"
    " the 95% interval."
)
"""How to read the picture of the rating."""

SEVERAL = N("The fuller a disc, the more of its games you won: up to %1 in each.")
"""How to read its discs, if each stands for several games."""


def rating(found: Rating, now: Moment) -> str:
    """Return the rating, and who plays about as well."""
    nearest, elo = min(found.people, key=lambda each: abs(each[1] - now.value))
    text = N(
        "You play about as well as %1. Your rating is %2, very probably between %3 and\u00a0%4."
    )
    if now.value < elo - 60:
        text = N("%1 is still stronger. Your rating is %2, very probably between %3 and\u00a0%4.")
    elif now.value > elo + 60:
        text = N(
            "You are stronger than %1. Your rating is %2, very probably between %3 and\u00a0%4."
        )
    return say(text, words.level(nearest), *map(round, (now.value, now.low, now.high)))


def trend(then: Moment, now: Moment) -> str:
    """Return whether the rating has changed."""
    games, was = now.games - then.games, round(then.value)
    # The two ratings share many games, so this reports a change too seldom rather than too often.
    sure = max(now.high - now.value, then.high - then.value)
    if now.value - then.value > sure:
        text = Words.tr("You are getting better: %n game(s) ago your rating was %1.", "", games)
    elif then.value - now.value > sure:
        text = Words.tr("Your rating fell: %n game(s) ago it was %1.", "", games)
    else:
        text = Words.tr(
            "No clear change: your rating was %1 before your last %n game(s).", "", games
        )
    return words.fill(text, was)


def even(found: Suggestion) -> str:
    """Return the level nearest to even, and the chance to win against it."""
    if not found.games:
        return say("Begin with %1, the first level.", words.level(found.level))
    chance = words.number(100 * found.chance, 0)
    return say(
        "For a close game, play %1: you would win about %2\u00a0in\u00a0100.",
        words.level(found.level),
        chance,
    )


def missing(count: int) -> str:
    """Return how many more games a rating needs."""
    return Words.tr("Your rating appears after %n more game(s) against the computer.", "", count)


def rated_person(key: str, elo: float) -> str:
    """Return a level's name and rating."""
    return say("%1 %2", words.level(key), round(elo))


def chart(found: Rating) -> str:
    """Return the picture of the rating for screen readers."""
    text = N("Rating over %1, from %2 to\u00a0%3, beside %4, %5, to %6, %7.")
    ends = (round(each.value) for each in (found.band[0], found.band[-1]))
    first, last = found.people[0], found.people[-1]
    people = (words.level(first[0]), round(first[1]), words.level(last[0]), round(last[1]))
    return say(text, words.games(found.games), *ends, *people)
