"""All figures of the user's games at once, as the pages of *Your games* show them. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from tyrus_desktop.figures.habits import Habits, habits
from tyrus_desktop.figures.own import own_games
from tyrus_desktop.figures.proportions import FEW
from tyrus_desktop.figures.rating import Rating, rating
from tyrus_desktop.figures.results import Results, results
from tyrus_desktop.figures.reviewed import Reviewed, reviewed
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Position
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.players import keys

Reading = tuple[int, tuple[float, float, float] | None]
"""How many games were read, and the reading score with its bounds, once there is one."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of the games from one on; equal ones show the same.

    Attributes:
        since: The first game's place in the order of play; empty for all games.
        games: The number of games that were counted.
    """

    since: Position
    games: int
    results: Results
    habits: Habits
    rating: Rating
    reviewed: Reviewed
    reading: Reading

    @property
    def few(self) -> bool:
        """Whether there are so few games that only what was seen is told."""
        return self.games < FEW


def figures(
    entries: Iterable[Entry],
    since: Position = (),
    yardstick: str = keys.STRONGEST,
    reviews: Reviews | None = None,
    reading: Reading = (0, None),
    names: Mapping[str, str] | None = None,
) -> Figures:
    """Return the figures of a user's games.

    Args:
        entries: Each game once, as the catalogue lists them.
        since: Count only games from this place in the order of play on; empty for all.
        yardstick: The level that habits are compared with.
        reviews: The cached reviews.
        reading: What was read, whenever that was.
        names: The names of profiles.
    """
    games = own_games(entries, since, names)
    counted = games.counted
    rows_of = reviews.rows([game.entry.identity for game in counted]) if reviews else {}
    return Figures(
        since,
        len(counted),
        results(games),
        habits(counted, yardstick),
        rating(counted),
        reviewed(counted, rows_of),
        reading,
    )


def rows(found: Figures) -> Iterator[tuple[str, ...]]:
    """Yield the rows of a table of all figures, for a CSV file; the first row has the columns.

    Keys and numbers are the same in every language, with at most four decimals.
    """
    yield ("page", "figure", "of", "value", "low", "high", "part", "whole", "games", "yardstick")
    result = found.results
    everybody = (result.all, *result.opponents)
    scores = [("opponent", each.key, each.all.share) for each in everybody]
    scores += [("first", each.key, each.first.share) for each in everybody]
    scores += [("second", each.key, each.second.share) for each in everybody]
    scores += [("stranger", key, each.share) for key, each in result.strangers.items()]
    scores += [("ending", key, each.share) for key, each in result.endings.items()]
    scores += [("elections", key, each.wins) for key, each in result.elections.items()]
    scores += [("last-word", "", result.last_word.wins), ("first-word", "", result.first_word.wins)]
    scores += [("nulls", "", result.nulls), ("rows", "", result.rows)]
    scores += [("from-behind", "", result.from_behind), ("helped", "", result.helped.share)]
    scores += [("two-persons", " / ".join(e.names), e.score.share) for e in result.two_persons]
    habit = {each.key: each for each in found.habits.all}
    lines = [("results", *each) for each in scores]
    lines += [("habits", key, "", each.yours) for key, each in habit.items()]
    lines += [("habits", key, "", each) for key, each in found.reviewed.rows.items()]
    for page, key, of, e in lines:
        if e is not None:
            beside = habit[key].yardstick if key in habit else None
            numbers = (e.value, e.low, e.high, e.part, e.whole, e.games, beside)
            yield (page, key, of, *map(_plain, numbers))
    for each in found.rating.band:
        ends = map(_plain, (each.value, each.low, each.high))
        yield ("rating", "", "", *ends, "", "", str(each.games), "")


def _plain(number: float | None) -> str:
    return "" if number is None else f"{number:.4f}".rstrip("0").rstrip(".")
