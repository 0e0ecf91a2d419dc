"""All figures of the user's games at once, as the pages of *Your games* show them. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from tyrus_desktop.figures.estimates import Estimate
from tyrus_desktop.figures.habits import Habits, habits
from tyrus_desktop.figures.own import own_games
from tyrus_desktop.figures.rating import Rating, rating
from tyrus_desktop.figures.results import Results, results
from tyrus_desktop.figures.reviewed import Reviewed, reviewed
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.players import keys


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of the games that began since a moment; equal ones show the same.

    Attributes:
        since: The moment, in seconds since 1970; 0 for all games.
        games: The number of games that were counted.
    """

    since: int
    games: int
    results: Results
    habits: Habits
    rating: Rating
    reviewed: Reviewed


def figures(
    entries: Iterable[Entry],
    since: int = 0,
    yardstick: str = keys.STRONGEST,
    reviews: Reviews | None = None,
) -> Figures:
    """Return the figures of a user's games.

    Args:
        entries: Each game once, as the catalogue lists them.
        since: Count only games that began since this moment, in seconds since 1970; 0 for all.
        yardstick: The level that habits are compared with.
        reviews: The cached reviews.
    """
    games = own_games(entries, since)
    counted = games.counted
    causes = reviews.causes([game.entry.identity for game in counted]) if reviews else {}
    return Figures(
        since,
        len(counted),
        results(games),
        habits(counted, yardstick),
        rating(counted),
        reviewed(counted, causes),
    )


def beginning(day: str) -> int:
    """Return when a day (YYYY-MM-DD) begins here, in seconds since 1970; 0 for no day."""
    try:
        return int(datetime.fromisoformat(day).timestamp())
    except (ValueError, OverflowError, OSError):
        return 0


def rows(found: Figures) -> Iterator[tuple[str, ...]]:
    """Yield the rows of a table of all figures, for a CSV file; the first row has the columns.

    Keys and numbers are the same in every language, with four decimals.
    """
    yield ("page", "figure", "of", "value", "low", "high", "part", "whole", "games", "yardstick")
    result = found.results
    scores = [("opponent", each.key, each.all) for each in (result.all, *result.opponents)]
    scores += [("first", each.key, each.first) for each in (result.all, *result.opponents)]
    scores += [("second", each.key, each.second) for each in (result.all, *result.opponents)]
    scores += [("stranger", key, each) for key, each in result.strangers.items()]
    scores += [("ending", key, each) for key, each in result.endings.items()]
    scores += [("helped", "", result.helped)]
    scores += [("two-persons", " / ".join(each.names), each.score) for each in result.two_persons]
    lines: list[tuple[str, str, str, Estimate | None, float | None]]
    lines = [("results", name, of, score.share, None) for name, of, score in scores]
    words = (("last-word", result.last_word), ("first-word", result.first_word))
    lines += [("results", "elections", of, e.wins, None) for of, e in result.elections.items()]
    lines += [("results", name, "", score.wins, None) for name, score in words]
    shares = (("nulls", result.nulls), ("rows", result.rows), ("from-behind", result.from_behind))
    lines += [("results", name, "", share, None) for name, share in shares]
    about = found.reviewed
    causes = (("luck", about.luck), ("choices", about.choices), ("hidden", about.hidden))
    lines += [("habits", name, "", mean, None) for name, mean in causes]
    lines += [("habits", each.key, "", each.yours, each.yardstick) for each in found.habits.all]
    for page, name, of, estimate, yardstick in lines:
        if estimate is not None:
            ends = (estimate.value, estimate.low, estimate.high)
            numbers = (*ends, estimate.part, estimate.whole, estimate.games)
            beside = "" if yardstick is None else f"{yardstick:.4g}"
            yield (page, name, of, *(f"{number:.4g}" for number in numbers), beside)
    for moment in found.rating.band:
        ends = (moment.value, moment.low, moment.high)
        yield ("rating", "", "", *(f"{end:.0f}" for end in ends), "", "", str(moment.games), "")
