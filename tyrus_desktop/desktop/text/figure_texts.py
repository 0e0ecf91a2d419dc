"""The sentences of the results in *Your games*, and the names of all figures.

Those of the habits and of the rating are in modules of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import library_texts, words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.figures.proportions import Estimate
    from tyrus_desktop.figures.results import Score, TwoPersons

NAMES: Mapping[str, object] = {
    "counting": N("Counting your games…"),
    "no-results": N("Your results appear after a game against the computer, without help or undo."),
    "no-habits": N("Your habits appear after a game against the computer, without help or undo."),
    "how-to-read": N(
        "The disc is your value so far. The true value very probably lies within the rounded bar,"
        " a 95% interval."
    ),
    "one-by-one": N(
        "Fewer than five games are shown one by one: a full disc is a win, an empty one a loss."
    ),
    "figure": N("figure"),
    "won": N("won"),
    "share": N("share"),
    "interval": N("95% interval"),
    "first": N("going first"),
    "second": N("going second"),
    "you": N("you"),
    "counted": N("counted"),
    "reviewed": N("What decided your games"),
    "causes": N("Draws, choices, tiles"),
    "opponents": N("Against each opponent"),
    "strangers": N("The Stranger, by style"),
    "endings": N("By ending"),
    "elections": N("Elections"),
    "persons": N("Between two people"),
    "apart": N("Not counted above"),
    "reading": N("Reading score"),
    "differing": N("What differs most"),
    "others": N("The other habits"),
    "C": N("In the citadels"),
    "M": N("In the markets"),
    "T": N("In the temples"),
    "last-word": N("When you place last"),
    "first-word": N("When you place first"),
    "nulls": N("Null elections"),
    "rows": N("Runs of two that you broke"),
    "from-behind": N("Won after trailing by two"),
    "helped": N("With help or undo"),
    "studies": N("Studies"),
    "imported": N("Imported games"),
    "unfinished": N("Unfinished games"),
}


def since(day: str) -> str:
    """Return from when games count (YYYY-MM-DD); empty for all games."""
    if not day:
        return ""
    return say("Counted: games since %1.", words.day(day))


def how_to_read(level: str) -> str:
    """Return how to read the bars, and whose the diamond is, if a level is the yardstick."""
    if not level:
        return name("how-to-read")
    return say(
        "The disc is your value, the rounded bar its 95% interval, the diamond %1.",
        words.level(level),
    )


def name(key: str) -> str:
    """Return the name of a figure, the heading of some, or what stands in their place."""
    return say(NAMES[key])


def opponent(key: str) -> str:
    """Return a computer player's name."""
    return words.level(key) if key else say("Other players")


def ending(key: str) -> str:
    """Return the name of an ending, as a heading."""
    text = say(library_texts.ENDINGS[key])
    return text[:1].upper() + text[1:]


def interval(about: Estimate, factor: float = 100, decimals: int = 0) -> str:
    """Format the ends of an interval."""
    return between(*(words.number(factor * end, decimals) for end in (about.low, about.high)))


def between(low: str, high: str) -> str:
    """Return two ends as an interval."""
    return say("%1 to\u00a0%2", low, high)


def share_range(about: Estimate) -> str:
    """Format a share with its interval."""
    return say("%1 (%2)", words.percent(about.value), interval(about))


def of(some: object, count: object) -> str:
    """Return how many of how many."""
    return say("%1 of\u00a0%2", some, count)


def won_of(score: Score) -> str:
    """Return how many games or elections were won of how many."""
    return of(score.won, score.played)


def all_games(score: Score, about: Estimate | None) -> str:
    """Return the result of all games, as the first sentence of the page; None for too few games."""
    share = share_range(about) if about else ""
    if about is None and not score.drawn:
        text = Words.tr("You won %1 of %n game(s) against the computer.", "", score.played)
    elif about is None:
        text = Words.tr(
            "You won %1 of %n game(s) against the computer, %3 drawn.", "", score.played
        )
    elif not score.drawn:
        text = Words.tr("You won %1 of %n game(s) against the computer: %2.", "", score.played)
    else:
        text = Words.tr(
            "You won %1 of %n game(s) against the computer, %3 drawn: %2.", "", score.played
        )
    return words.fill(text, score.won, share, score.drawn)


def score(score: Score, about: Estimate | None, *, elections: bool = False) -> str:
    """Return how many games, or elections, were won, as a sentence.

    Args:
        score: What was played.
        about: Its share; None for too few.
        elections: Whether those that nobody won are null elections, rather than draws.
    """
    if about is None and not score.drawn:
        return say("Won %1.", won_of(score))
    if about is None:
        text = N("Won %1, %2\u00a0null.") if elections else N("Won %1, %2\u00a0drawn.")
        return say(text, won_of(score), score.drawn)
    if not score.drawn:
        return say("Won %1: %2.", won_of(score), share_range(about))
    text = N("Won %1, %3\u00a0null: %2.") if elections else N("Won %1, %3\u00a0drawn: %2.")
    return say(text, won_of(score), share_range(about), score.drawn)


def first_and_second(first: Score, second: Score) -> str:
    """Return the results of the games that the user began, and of the others."""
    return say("Going first: %1. Going second: %2.", won_of(first), won_of(second))


def part_of(about: Estimate) -> str:
    """Return the part and the whole of a share."""
    return of(words.number(about.part, 0), words.number(about.whole, 0))


def part(about: Estimate, *, few: bool) -> str:
    """Return a share of elections or games, as a sentence; of few, only what was seen."""
    if few:
        return say("%1.", part_of(about))
    return say("%1: %2.", part_of(about), share_range(about))


def two_persons(pair: TwoPersons) -> tuple[str, str]:
    """Return the names of two persons, and who of them won how often."""
    names = [clean(each) for each in pair.names]
    if not any(names):
        names = [words.side(side) for side in Side]
    both = say("%1 and %2", *(each or "–" for each in names))
    text = N("%1 won\u00a0%2, %3 won\u00a0%4.")
    if pair.score.drawn:
        text = N("%1 won\u00a0%2, %3 won\u00a0%4, %5\u00a0drawn.")
    result = names[0], pair.score.won, names[1], pair.score.lost, pair.score.drawn
    return both, say(text, *result)
