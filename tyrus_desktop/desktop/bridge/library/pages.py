"""The results and the habits of *Your games* as plain values for QML; `your_figures` has the keys.

Without figures a page says that games are being counted; without games it shows an example.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from tyrus_desktop.desktop.bridge.library import figure_row
from tyrus_desktop.desktop.bridge.library.figure_row import Map, ends, row
from tyrus_desktop.desktop.text import figure_texts as texts
from tyrus_desktop.desktop.text import habit_texts, words
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.figures.all_figures import Figures
    from tyrus_desktop.figures.habits import Habit
    from tyrus_desktop.figures.proportions import Estimate
    from tyrus_desktop.figures.results import Opponent, Score, TwoPersons


def results(found: Figures | None) -> Map:
    """Return the page of the results."""
    headings = ("figure", "won", "share", "interval", "first", "second")
    names = [texts.name(each) for each in headings]
    if found is None:
        return _page(texts.name("counting"), names)
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
    intro = texts.all_games(score, score.told) if score.played else texts.name("no-results")
    return _page(intro, names, sections, texts.how_to_read(""), figure_row.example_results())


def habits(found: Figures | None) -> Map:
    """Return the page of the habits: first those that differ most from the yardstick."""
    yardstick = found.habits.yardstick if found else None
    level = yardstick.level if yardstick else ""
    headings = ("figure", "you", "interval", "counted")
    names = [*map(texts.name, headings), words.level(level) if level else ""]
    if found is None:
        return _page(texts.name("counting"), names)
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
        intro = texts.name("no-habits")
    return _page(intro, names, sections, texts.how_to_read(level), figure_row.example_habits())


def table(found: Figures | None) -> bytes:
    """Return all figures as a file of comma-separated values."""
    text = io.StringIO(newline="")
    if found is not None:
        from tyrus_desktop.figures.all_figures import rows  # numpy is imported by now.

        csv.writer(text).writerows(rows(found))
    return text.getvalue().encode("utf-8-sig")  # Spreadsheets know UTF-8 by this mark.


def _page(
    intro: str,
    headings: list[str],
    sections: Mapping[str, list[Map]] = MappingProxyType({}),
    note: str = "",
    example: Sequence[Map] = (),
) -> Map:
    """Return a page; an empty one shows the example, and `intro` is its invitation."""
    filled = [{"heading": texts.name(key), "rows": rows} for key, rows in sections.items() if rows]
    rows = [each for rows in sections.values() for each in rows]
    scales = any(each["value"] >= 0 for each in rows)
    notes = [note] if scales else []
    notes += [texts.name("one-by-one")] if any(each["discs"] for each in rows) else []
    empty = not rows and bool(example)
    return {
        "intro": "" if empty else intro,
        "invitation": intro if empty else "",
        "note": " ".join(notes),
        "headings": headings,
        "sections": [{"heading": "", "rows": [*example]}] if empty else filled,
    }


def _cells(score: Score, told: Estimate | None) -> list[str]:
    return [texts.won_of(score), *_share(told)]


def _share(told: Estimate | None) -> list[str]:
    return [words.percent(told.value), texts.interval(told)] if told else ["", ""]


def _scores(
    named: Iterable[tuple[str, Score]], *, elections: bool = False, few: bool = False
) -> Iterator[Map]:
    for name, score in named:
        if score.played:
            told = None if few else score.wins_told if elections else score.told
            said = texts.score(score, told, elections=elections)
            yield row(name, said, [*_cells(score, told), "", ""], **_scale(score, told))


def _scale(score: Score, told: Estimate | None) -> Map:
    return figure_row.share(told, even=True) if told else figure_row.one_by_one(score)


def _against(found: Opponent) -> Map:
    told = found.all.told
    sentence = texts.score(found.all, told)
    if found.first.played and found.second.played:
        sentence = f"{sentence} {texts.first_and_second(found.first, found.second)}"
    cells = [*_cells(found.all, told), texts.won_of(found.first), texts.won_of(found.second)]
    scale = _scale(found.all, told)
    face = found.key if found.key in keys.OFFERED else ""
    return row(texts.opponent(found.key), sentence, cells, face=face, **scale)


def _elections(found: Figures) -> Iterator[Map]:
    result = found.results
    counted = {**result.elections, "last-word": result.last_word, "first-word": result.first_word}
    named = ((texts.name(key), each) for key, each in counted.items())
    yield from _scores(named, elections=True, few=found.few)
    shares = {"nulls": result.nulls, "rows": result.rows, "from-behind": result.from_behind}
    for key, about in shares.items():
        if about is not None:
            told = None if found.few or about.few else about
            cells = [texts.part_of(about), *_share(told), "", ""]
            said = texts.part(about, few=told is None)
            yield row(texts.name(key), said, cells, **figure_row.share(told))


def _persons(found: TwoPersons) -> Map:
    name, sentence = texts.two_persons(found)
    about = found.score.told
    cells = [texts.won_of(found.score), words.percent(about.value) if about else "", "", "", ""]
    value = about.value if about else -1.0
    return row(name, sentence, cells, value=value, even=True, percent=about is not None)


def _apart(found: Figures) -> Iterator[Map]:
    result = found.results
    if result.helped.played:
        cells = [texts.won_of(result.helped), "", "", "", ""]
        yield row(texts.name("helped"), texts.score(result.helped, result.helped.told), cells)
    counts = {"studies": result.studies, "imported": result.imported}
    for key, count in {**counts, "unfinished": result.unfinished}.items():
        if count:
            said = words.games(count)
            yield row(texts.name(key), said, [said, "", "", "", ""])


def _habit(found: Habit, level: str) -> Map:
    yours, mark = found.yours, found.yardstick
    # A scale of points ends a little above the largest value that it shows.
    scale = 1.0 if found.share else 1.15 * max(yours.high, mark or 0.0, 1.0)
    beside = "" if mark is None else habit_texts.amount(found, mark)
    cells = [
        habit_texts.value(found),
        "" if yours.few else habit_texts.ends(found),
        words.games(yours.games),
        beside,
    ]
    shown = ends(yours, scale) | {"mark": -1.0 if mark is None else mark / scale}
    return row(
        habit_texts.name(found.key),
        habit_texts.habit(found, level),
        cells,
        lesson=found.lesson,
        percent=found.share and not yours.few,
        **({} if yours.few else shown),
    )


def _reviewed(found: Figures) -> Iterator[Map]:
    """Yield the mean rows of the results, or that they need more reviews."""
    about = found.reviewed
    for key, mean in about.rows.items():
        both = words.signed(mean.low), words.signed(mean.high)
        cells = [words.signed(mean.value), texts.between(*both), words.games(mean.games), ""]
        yield row(habit_texts.name(key), habit_texts.row(key, mean), cells)
    if about.games and not about.rows:
        said = habit_texts.reviews_missing(about.done, about.games)
        yield row(texts.name("causes"), said, ["", "", texts.of(about.done, about.games), ""])


def _reading(found: Figures) -> Iterator[Map]:
    """Yield the reading score, or how many games were read, if any."""
    games, score = found.reading
    if score is not None:
        value, low, high = map(words.hundredths, score)
        cells = [value, texts.between(low, high), words.games(games), ""]
        yield row(texts.name("reading"), habit_texts.reading(value, low, high, games), cells)
    elif games:
        said = habit_texts.readings_missing(games)
        yield row(texts.name("reading"), said, ["", "", words.games(games), ""])
