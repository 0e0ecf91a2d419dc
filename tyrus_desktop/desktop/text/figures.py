"""The sentences of the results in *Your games*, and the names of all figures.

Those of the habits and of the rating are in modules of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text import library, words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import Words, translate
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.figures.estimates import Estimate
    from tyrus_desktop.figures.results import Score, TwoPersons

NAMES: Mapping[str, object] = {
    "counting": QT_TRANSLATE_NOOP("Words", "Counting your games…"),
    "no-games": QT_TRANSLATE_NOOP(
        "Words",
        "Nothing to count yet: finish a game against the computer, without help or undo.",
    ),
    "how-to-read": QT_TRANSLATE_NOOP(
        "Words", "The line across each bar is a 95% interval: very probably the truth is within it."
    ),
    "figure": QT_TRANSLATE_NOOP("Words", "figure"),
    "won": QT_TRANSLATE_NOOP("Words", "won"),
    "share": QT_TRANSLATE_NOOP("Words", "share"),
    "interval": QT_TRANSLATE_NOOP("Words", "95% interval"),
    "first": QT_TRANSLATE_NOOP("Words", "going first"),
    "second": QT_TRANSLATE_NOOP("Words", "going second"),
    "you": QT_TRANSLATE_NOOP("Words", "you"),
    "counted": QT_TRANSLATE_NOOP("Words", "counted"),
    "reviewed": QT_TRANSLATE_NOOP("Words", "What decided your games"),
    "causes": QT_TRANSLATE_NOOP("Words", "Draws, choices, tiles"),
    "luck": QT_TRANSLATE_NOOP("Words", "Draws and cards"),
    "choices": QT_TRANSLATE_NOOP("Words", "Your choices"),
    "tiles": QT_TRANSLATE_NOOP("Words", "Your opponents’ tiles"),
    "opponents": QT_TRANSLATE_NOOP("Words", "Against each opponent"),
    "strangers": QT_TRANSLATE_NOOP("Words", "The Stranger, by style"),
    "endings": QT_TRANSLATE_NOOP("Words", "By ending"),
    "elections": QT_TRANSLATE_NOOP("Words", "Elections"),
    "persons": QT_TRANSLATE_NOOP("Words", "Between two persons"),
    "apart": QT_TRANSLATE_NOOP("Words", "Not counted above"),
    "reading": QT_TRANSLATE_NOOP("Words", "Reading score"),
    "differing": QT_TRANSLATE_NOOP("Words", "What differs most"),
    "others": QT_TRANSLATE_NOOP("Words", "The other habits"),
    "C": QT_TRANSLATE_NOOP("Words", "In the citadels"),
    "M": QT_TRANSLATE_NOOP("Words", "In the markets"),
    "T": QT_TRANSLATE_NOOP("Words", "In the temples"),
    "last-word": QT_TRANSLATE_NOOP("Words", "When you place last"),
    "first-word": QT_TRANSLATE_NOOP("Words", "When you place first"),
    "nulls": QT_TRANSLATE_NOOP("Words", "Null elections"),
    "rows": QT_TRANSLATE_NOOP("Words", "Rows of two that you broke"),
    "from-behind": QT_TRANSLATE_NOOP("Words", "Won from two behind"),
    "helped": QT_TRANSLATE_NOOP("Words", "With help or undo"),
    "studies": QT_TRANSLATE_NOOP("Words", "Studies"),
    "imported": QT_TRANSLATE_NOOP("Words", "Imported games"),
    "unfinished": QT_TRANSLATE_NOOP("Words", "Unfinished games"),
    "bluffs": QT_TRANSLATE_NOOP("Words", "Bluffs"),
    "blocks": QT_TRANSLATE_NOOP("Words", "Blocks"),
    "idle": QT_TRANSLATE_NOOP("Words", "Counters for nothing"),
    "representative": QT_TRANSLATE_NOOP("Words", "Points for each representative"),
    "thrown": QT_TRANSLATE_NOOP("Words", "Points in lost elections"),
    "margin": QT_TRANSLATE_NOOP("Words", "Winning margin"),
    "left": QT_TRANSLATE_NOOP("Words", "Points left in hand"),
    "read": QT_TRANSLATE_NOOP("Words", "Tiles where expected"),
    "fooled": QT_TRANSLATE_NOOP("Words", "Fooled by bluffs"),
    "fooling": QT_TRANSLATE_NOOP("Words", "Bluffs that fooled"),
}

_WON = QT_TRANSLATE_NOOP("Words", "Won %1: %2.")


def since(day: str) -> str:
    """Return from when games count (YYYY-MM-DD); empty for all games."""
    if not day:
        return ""
    return translate(QT_TRANSLATE_NOOP("Words", "Counted: games since %1."), words.day(day))


def how_to_read(level: str) -> str:
    """Return how to read the bars, and whose the diamond is, if a level is the yardstick."""
    if not level:
        return name("how-to-read")
    text = QT_TRANSLATE_NOOP(
        "Words", "The line across each bar is a 95% interval, the diamond is %1."
    )
    return translate(text, words.level(level))


def name(key: str) -> str:
    """Return the name of a figure, the heading of some, or what stands in their place."""
    return translate(NAMES[key])


def opponent(key: str) -> str:
    """Return a computer player's name."""
    return words.level(key) if key else translate(QT_TRANSLATE_NOOP("Words", "Other players"))


def ending(key: str) -> str:
    """Return the name of an ending, as a heading."""
    text = translate(library.ENDINGS[key])
    return text[:1].upper() + text[1:]


def interval(about: Estimate, factor: float = 100, decimals: int = 0) -> str:
    """Format the ends of an interval."""
    return between(*(words.number(factor * end, decimals) for end in (about.low, about.high)))


def between(low: str, high: str) -> str:
    """Return two ends as an interval."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1 to\u00a0%2"), low, high)


def share_range(about: Estimate) -> str:
    """Format a share with its interval."""
    return translate(
        QT_TRANSLATE_NOOP("Words", "%1 (%2)"), words.percent(about.value), interval(about)
    )


def of(some: object, count: object) -> str:
    """Return how many of how many."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1 of\u00a0%2"), some, count)


def won_of(score: Score) -> str:
    """Return how many games or elections were won of how many."""
    return of(score.won, score.played)


def all_games(score: Score, about: Estimate) -> str:
    """Return the result of all games, as the first sentence of the page."""
    text = Words.tr("You won %1 of %n game(s) against the computer: %2.", "", score.played)
    return words.fill(text, score.won, share_range(about))


def score(score: Score, about: Estimate) -> str:
    """Return how many were won, as a sentence."""
    if score.drawn:
        text = QT_TRANSLATE_NOOP("Words", "Won %1, %3\u00a0drawn: %2.")
        return translate(text, won_of(score), share_range(about), score.drawn)
    return translate(_WON, won_of(score), share_range(about))


def election_score(score: Score, about: Estimate) -> str:
    """Return how many elections were won, as a sentence."""
    if not score.drawn:
        return translate(_WON, won_of(score), share_range(about))
    text = QT_TRANSLATE_NOOP("Words", "Won %1, %3\u00a0null: %2.")
    return translate(text, won_of(score), share_range(about), score.drawn)


def first_and_second(first: Score, second: Score) -> str:
    """Return the results of the games that the user began, and of the others."""
    text = QT_TRANSLATE_NOOP("Words", "Going first %1, second %2.")
    return translate(text, won_of(first), won_of(second))


def part_of(about: Estimate) -> str:
    """Return the part and the whole of a share."""
    return of(words.number(about.part, 0), words.number(about.whole, 0))


def part(about: Estimate) -> str:
    """Return a share of elections or games, as a sentence."""
    text = QT_TRANSLATE_NOOP("Words", "%1: %2.")
    return translate(text, part_of(about), share_range(about))


def two_persons(pair: TwoPersons) -> tuple[str, str]:
    """Return the names of two persons, and who of them won how often."""
    names = [clean(each) for each in pair.names]
    if not any(names):
        names = [words.side(side) for side in Side]
    both = translate(QT_TRANSLATE_NOOP("Words", "%1 and %2"), *(each or "–" for each in names))
    text = QT_TRANSLATE_NOOP("Words", "%1 won\u00a0%2, %3 won\u00a0%4.")
    if pair.score.drawn:
        text = QT_TRANSLATE_NOOP("Words", "%1 won\u00a0%2, %3 won\u00a0%4, %5\u00a0drawn.")
    result = names[0], pair.score.won, names[1], pair.score.lost, pair.score.drawn
    return both, translate(text, *result)


def games(count: int) -> str:
    """Return a number of games."""
    return Words.tr("%n game(s)", "", count)
