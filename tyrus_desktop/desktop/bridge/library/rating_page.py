"""The rating of *Your games* as plain values for QML; `your_figures` has the keys.

Without a rating its picture is an example.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tyrus_desktop.desktop.text import figure_texts as texts
from tyrus_desktop.desktop.text import rating_texts as ratings
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.library import clock

if TYPE_CHECKING:
    from tyrus_desktop.figures.rating import Moment, Rating

Map = dict[str, Any]

_MARGIN = 60.0
"""The Elo above the strongest and below the weakest level in the picture."""

MOST_DISCS = 60
"""The most discs side by side: of more games, each stands for several."""


def rating(found: Rating | None) -> Map:
    """Return the rating's sentences and its picture."""
    keys = ("middle", "lower", "upper", "people", "discs", "invitation", "sentences")
    page: Map = dict.fromkeys(("spoken", "note", "first", "last"), "") | {key: [] for key in keys}
    if found is None:
        return page | {"sentences": [texts.name("counting")]}
    now, even = found.now, [ratings.even(found.suggestion)] if found.suggestion else []
    if now is None:
        invitation = [ratings.missing(found.missing), *even]
        return page | _chart(_example(found)) | {"invitation": invitation}
    sentences = [ratings.rating(found, now)]
    if (then := found.earlier) is not None:
        sentences.append(ratings.trend(then, now))
    notes, size = [say(ratings.HOW_RATED)], _games_of_a_disc(found)
    if size > 1:
        notes.append(say(ratings.SEVERAL, size))
    said = {
        "sentences": [*sentences, *even],
        "spoken": ratings.chart(found),
        "note": " ".join(notes),
        "first": _day(found.band[0]),
        "last": _day(found.band[-1]),
    }
    return page | _chart(found) | said


def _chart(found: Rating) -> Map:
    band, people = found.band, found.people
    elos = [elo for _, elo in people]
    bottom = min(elos[0] - _MARGIN, *(each.low for each in band))
    top = max(elos[-1] + _MARGIN, *(each.high for each in band))
    nearest = found.suggestion.level if found.suggestion else ""

    def up(elo: float) -> float:
        return (elo - bottom) / (top - bottom)

    across = [
        (each.games - band[0].games) / max(1, band[-1].games - band[0].games) for each in band
    ]
    lines = {
        name: [[x, up(getattr(each, field))] for x, each in zip(across, band, strict=True)]
        for name, field in (("middle", "value"), ("lower", "low"), ("upper", "high"))
    }
    standing = [
        {
            "name": ratings.rated_person(key, elo),
            "face": key,
            "at": up(elo),
            "nearest": key == nearest,
        }
        for key, elo in people
    ]
    heights = {key: up(elo) for key, elo in people}
    return {**lines, "people": standing, "discs": _discs(found, heights)}


def _games_of_a_disc(found: Rating) -> int:
    return -(-found.games // MOST_DISCS)


def _discs(found: Rating, heights: Mapping[str, float]) -> list[list[float]]:
    """Return the games as discs: how far across and up each is, and what share of it was won."""
    size, (first, last) = _games_of_a_disc(found), (found.band[0].games, found.band[-1].games)
    scores: defaultdict[tuple[int, str], list[tuple[int, float]]] = defaultdict(list)
    for number, game in enumerate(found.played, 1):
        scores[(number - 1) // size, game.level].append((number, game.score))
    discs = []
    for (_, level), games in scores.items():
        middle = sum(at for at, _ in games) / len(games)
        across = max(0.0, middle - first) / max(1, last - first)
        discs.append([across, heights[level], sum(score for _, score in games) / len(games)])
    return discs


def _example(found: Rating) -> Rating:
    """Return a rating such as somebody could have after thirty games."""
    from tyrus_desktop.figures.rating import Moment, Played  # Imports numpy, as what found it did.

    elos = [elo for _, elo in found.people]
    low, high = elos[1], elos[4]
    band = tuple(
        Moment(n, 0, value, value - 330 / (n + 2) ** 0.5 - 40, value + 330 / (n + 2) ** 0.5 + 40)
        for n in range(1, 31)
        for value in (low + (high - low) * (n / 30) ** 0.7,)
    )
    played = tuple(
        Played(found.people[min(5, n // 6 + n % 3)][0], float(n % 5 not in {1, 4}))
        for n in range(30)
    )
    return replace(found, band=band, played=played, suggestion=None)


def _day(moment: Moment) -> str:
    if not moment.began:
        return ""
    return words.short_day(clock.day(moment.began))
