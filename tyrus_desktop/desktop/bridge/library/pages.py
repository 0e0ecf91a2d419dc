"""The pages of *Your games* as plain values for QML; `figures` has the keys of each map.

Without figures, because none was counted yet, a page is empty.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tyrus_desktop.desktop.text import figure_texts as texts
from tyrus_desktop.desktop.text import habit_texts, words
from tyrus_desktop.desktop.text import rating_texts as ratings
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.library import clock

if TYPE_CHECKING:
    from tyrus_desktop.figures.all_figures import Figures
    from tyrus_desktop.figures.habits import Habit
    from tyrus_desktop.figures.proportions import Estimate
    from tyrus_desktop.figures.rating import Moment, Rating
    from tyrus_desktop.figures.results import Opponent, Score, TwoPersons

Map = dict[str, Any]

_MARGIN = 60.0
"""The Elo above the strongest and below the weakest level in the picture."""


def results(found: Figures | None) -> Map:
    """Return the page of the results."""
    headings = ("figure", "won", "share", "interval", "first", "second")
    names = [texts.name(each) for each in headings]
    if found is None:
        return _page(texts.name("counting"), "", names, {})
    result = found.results
    sections = {
        "opponents": [_against(each) for each in result.opponents],
        "strangers": [
            *_scores((texts.opponent(key), each) for key, each in result.strangers.items())
        ],
        "endings": [*_scores((texts.ending(key), each) for key, each in result.endings.items())],
        "elections": [*_elections(found)],
        "persons": [_persons(each) for each in result.two_persons],
        "apart": [*_apart(found)],
    }
    score = result.all.all
    intro = texts.all_games(score, score.share) if score.share else texts.name("no-games")
    return _page(intro, texts.how_to_read("") if found.games else "", names, sections)


def habits(found: Figures | None) -> Map:
    """Return the page of the habits: first those that differ most from the yardstick."""
    yardstick = found.habits.yardstick if found else None
    level = yardstick.level if yardstick else ""
    headings = ("figure", "you", "interval", "counted")
    names = [*map(texts.name, headings), words.level(level) if level else ""]
    if found is None:
        return _page(texts.name("counting"), "", names, {})
    foremost = found.habits.foremost
    others = [each for each in found.habits.all if each not in foremost]
    sections = {
        "differing": [_habit(each, level) for each in foremost],
        "others": [_habit(each, level) for each in others],
        "reading": [*_reading(found)],
        "reviewed": [*_reviewed(found)],
    }
    intro = habit_texts.foremost(found.habits) if level else ""
    if not found.habits.all:
        intro = texts.name("no-games")
    return _page(intro, texts.how_to_read(level) if found.games else "", names, sections)


def rating(found: Figures | None) -> Map:
    """Return the rating's sentences and its picture."""
    empty = {"middle": [], "lower": [], "upper": [], "people": [], "first": "", "last": ""}
    page: Map = {"sentences": [], "spoken": "", "note": "", **empty}
    if found is None:
        return page | {"sentences": [texts.name("counting")]}
    rated = found.rating
    now, even = rated.now, [ratings.even(rated.suggestion)] if rated.suggestion else []
    if now is None:
        return page | {"sentences": [ratings.missing(rated.missing), *even]}
    sentences = [ratings.rating(rated, now)]
    if (then := rated.earlier) is not None:
        sentences.append(ratings.trend(then, now))
    said = {
        "sentences": [*sentences, *even],
        "spoken": ratings.chart(rated),
        "note": say(ratings.HOW_RATED),
    }
    return page | said | _chart(rated)


def table(found: Figures | None) -> bytes:
    """Return all figures as a file of comma-separated values."""
    text = io.StringIO(newline="")
    if found is not None:
        from tyrus_desktop.figures.all_figures import rows  # numpy is imported by now.

        csv.writer(text).writerows(rows(found))
    return text.getvalue().encode("utf-8-sig")  # Spreadsheets know UTF-8 by this mark.


def _page(intro: str, note: str, headings: list[str], sections: dict[str, list[Map]]) -> Map:
    filled = [{"heading": texts.name(key), "rows": rows} for key, rows in sections.items() if rows]
    return {"intro": intro, "note": note, "headings": headings, "sections": filled}


def _row(name: str, sentence: str, cells: list[str], **bar: object) -> Map:
    empty = {"value": -1.0, "low": -1.0, "high": -1.0, "mark": -1.0, "even": False, "lesson": ""}
    return {"name": name, "sentence": sentence, "cells": [name, *cells], **empty, **bar}


def _ends(about: Estimate, scale: float = 1.0) -> dict[str, float]:
    return {"value": about.value / scale, "low": about.low / scale, "high": about.high / scale}


def _cells(score: Score, about: Estimate) -> list[str]:
    return [texts.won_of(score), words.percent(about.value), texts.interval(about)]


def _scores(named: Iterator[tuple[str, Score]], *, elections: bool = False) -> Iterator[Map]:
    for name, score in named:
        if about := score.wins if elections else score.share:
            said = texts.election_score(score, about) if elections else texts.score(score, about)
            yield _row(name, said, [*_cells(score, about), "", ""], even=True, **_ends(about))


def _against(found: Opponent) -> Map:
    about = found.all.share
    assert about is not None  # Only those who played are listed.
    sentence = texts.score(found.all, about)
    if found.first.played and found.second.played:
        sentence = f"{sentence} {texts.first_and_second(found.first, found.second)}"
    cells = [*_cells(found.all, about), texts.won_of(found.first), texts.won_of(found.second)]
    return _row(texts.opponent(found.key), sentence, cells, even=True, **_ends(about))


def _elections(found: Figures) -> Iterator[Map]:
    result = found.results
    counted = {**result.elections, "last-word": result.last_word, "first-word": result.first_word}
    named = ((texts.name(key), each) for key, each in counted.items())
    yield from _scores(named, elections=True)
    shares = {"nulls": result.nulls, "rows": result.rows, "from-behind": result.from_behind}
    for key, about in shares.items():
        if about is not None:
            cells = [
                texts.part_of(about),
                words.percent(about.value),
                texts.interval(about),
                "",
                "",
            ]
            yield _row(texts.name(key), texts.part(about), cells, **_ends(about))


def _persons(found: TwoPersons) -> Map:
    name, sentence = texts.two_persons(found)
    about = found.score.share
    cells = [texts.won_of(found.score), words.percent(about.value) if about else "", "", "", ""]
    return _row(name, sentence, cells, value=about.value if about else -1.0, even=True)


def _apart(found: Figures) -> Iterator[Map]:
    result = found.results
    if about := result.helped.share:
        cells = [texts.won_of(result.helped), "", "", "", ""]
        yield _row(texts.name("helped"), texts.score(result.helped, about), cells)
    counts = {"studies": result.studies, "imported": result.imported}
    for key, count in {**counts, "unfinished": result.unfinished}.items():
        if count:
            said = texts.games(count)
            yield _row(texts.name(key), said, [said, "", "", "", ""])


def _habit(found: Habit, level: str) -> Map:
    yours, mark = found.yours, found.yardstick
    # A bar of points ends a little above the largest value that it shows.
    scale = 1.0 if found.share else 1.15 * max(yours.high, mark or 0.0, 1.0)
    beside = "" if mark is None else habit_texts.amount(found, mark)
    cells = [
        habit_texts.amount(found, yours.value),
        habit_texts.ends(found),
        texts.games(yours.games),
        beside,
    ]
    bar = {"mark": -1.0 if mark is None else mark / scale, **_ends(yours, scale)}
    return _row(
        habit_texts.name(found.key),
        habit_texts.habit(found, level),
        cells,
        lesson=found.lesson,
        **bar,
    )


def _reviewed(found: Figures) -> Iterator[Map]:
    """Yield the mean rows of the results, or that they need more reviews."""
    about = found.reviewed
    for key, mean in about.rows.items():
        ends = words.signed(mean.low), words.signed(mean.high)
        cells = [words.signed(mean.value), texts.between(*ends), texts.games(mean.games), ""]
        yield _row(habit_texts.name(key), habit_texts.row(key, mean), cells)
    if about.games and not about.rows:
        said = habit_texts.reviews_missing(about.done, about.games)
        yield _row(texts.name("causes"), said, ["", "", texts.of(about.done, about.games), ""])


def _reading(found: Figures) -> Iterator[Map]:
    """Yield the reading score, or how many games were read, if any."""
    games, score = found.reading
    if score is not None:
        value, low, high = map(words.hundredths, score)
        cells = [value, texts.between(low, high), texts.games(games), ""]
        yield _row(texts.name("reading"), habit_texts.reading(value, low, high, games), cells)
    elif games:
        said = habit_texts.readings_missing(games)
        yield _row(texts.name("reading"), said, ["", "", texts.games(games), ""])


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
        {"name": ratings.rated_person(key, elo), "at": up(elo), "nearest": key == nearest}
        for key, elo in people
    ]
    return {**lines, "people": standing, "first": _day(band[0]), "last": _day(band[-1])}


def _day(moment: Moment) -> str:
    if not moment.began:
        return ""
    return words.short_day(clock.day(moment.began))
