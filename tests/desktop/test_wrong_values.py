"""Caches with wrong values of right types: nothing wrong is shown, and nothing is raised."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.desktop.conftest import Starter
from tests.desktop.support.library_window import SENATOR, keep, listed, open_library
from tests.desktop.support.program import Program
from tests.desktop.support.reviewed import (
    ANSWERS,
    BLUFFS,
    FOUND,
    NOTHING,
    ROWS,
    SLIPS,
    look_back,
    reviewed_game,
)
from tests.desktop.support.reviews import give
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tests.readers import play_game
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record, identity
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.library import entries, record_files
from tyrus_desktop.library.index import Index
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.review import VERSION, stored
from tyrus_desktop.review.curves import Chances, moments_of
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.verdict import Pattern, StrongBack, Verdict, Weight

GAME = reviewed_game()
CURVE = tuple(Chances(*moment, 0.5, 0.25, None, 0.1) for moment in moments_of(Finished(GAME)))
BACK = StrongBack(Tile.parse("S8"), Building.parse("iC"), 0.36)
VERDICT = Verdict(
    *(Pattern.SURPRISE, Side.BROWN, Weight.DECIDED, (8,), 71, 0.54), back=BACK, expected=0.4
)
WHOLE = replace(FOUND, rows=ROWS, curves=dict.fromkeys(Side, CURVE), verdict=VERDICT)
TEXT = stored.written(WHOLE)
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    5,
    53,
    54,
    10**400,
    0.5,
    -0.5,
    1e300,
    float("nan"),
    "",
    "ivory",
    [],
    {},
)
VALUES = st.one_of(st.sampled_from(ODD), st.integers(), st.floats(), st.text())
WRONG_ROWS = [
    *("", "null", "{}", "[1]", "[1,1]", '[["ivory",[1,0,0,0,0,0,0]]]'),
    *(
        f'[["ivory",{row}],["brown",{row}]]'
        for row in (
            *('["a","b","c","d","e","f","g","h"]', "[NaN,NaN,NaN,NaN,NaN,NaN,NaN]"),
            *("[1e300,1e300,1e300,1e300,1e300,1e300,1]", "[null,null,null,null,null,null,null]"),
            *("[[1],[1],[1],[1],[1],[1],[1]]", "[1,0,0,0,0,0,0]"),
        )
    ),
]
WRONG_COLUMNS = {"elections": 10**15, "ending": "purple", "conduct": "1,2", "winners": "\u00fc"}
GAMES = 12
SLIP, (BLUFF, *_), (ANSWER, *_) = SLIPS[0], BLUFFS, ANSWERS


def paths(plain: Any, *path: int) -> Iterator[tuple[int, ...]]:
    """Yield the place of each value in a review's JSON."""
    yield (0, *path)
    if isinstance(plain, list):
        for number, each in enumerate(plain):
            yield from paths(each, *path, number)


PATHS = sorted(paths(json.loads(TEXT)), key=len)


def changed(path: tuple[int, ...], value: object) -> str:
    """Return the review in which one value was changed."""
    inner = plain = [json.loads(TEXT)]
    for number in path[:-1]:
        inner = inner[number]
    inner[path[-1]] = value
    return json.dumps(plain[0])


def numbers(plain: Any) -> Iterator[float]:
    for each in plain:
        if isinstance(each, list):
            yield from numbers(each)
        elif isinstance(each, int | float):
            yield each


@given(st.sampled_from(PATHS), VALUES)
def test_review_with_any_value_has_numbers_within_ranges(
    path: tuple[int, ...], value: object
) -> None:
    found = stored.read(changed(path, value))
    if found is not None:
        assert all(abs(each) <= 101 for each in numbers(json.loads(stored.written(found))))
        stored.fits(found, GAME)


@pytest.mark.parametrize(
    "wrong",
    [
        {"done": 0.5},
        {"rows": {}},
        {"rows": {Side.IVORY: ROWS[Side.IVORY]}},
        {"level": "hunter"},
        {"verdict": None},
        {"verdict": replace(VERDICT, moment=99)},
        {"verdict": replace(VERDICT, back=replace(BACK, tile=Tile.parse("S9")))},
        {"verdict": replace(VERDICT, slip=replace(SLIP, ply=53))},
        {"curves": {Side.IVORY: CURVE}},
        {"curves": {Side.IVORY: CURVE, Side.BROWN: CURVE[:-1]}},
        {"curves": {Side.IVORY: CURVE, Side.BROWN: CURVE[::-1]}},
        {"slips": (replace(SLIP, ply=SLIP.ply + 2),)},
        {"slips": (replace(SLIP, ply=53),)},
        {"slips": (replace(SLIP, side=SLIP.side.other),)},
        {"slips": (replace(SLIP, better=Placement.parse("P2>iC")),)},
        {"bluffs": (replace(BLUFF, back=replace(BLUFF.back, ply=21)),)},
        {"bluffs": (replace(BLUFF, back=replace(BLUFF.back, at=19)),)},
        {"bluffs": (replace(BLUFF, back=replace(BLUFF.back, at=22)),)},
    ],
)
def test_review_of_another_game_does_not_fit(wrong: dict[str, Any]) -> None:
    assert stored.read(TEXT) == WHOLE
    assert stored.fits(WHOLE, GAME)
    assert not stored.fits(replace(WHOLE, **wrong), GAME)


def test_review_fits_no_game_that_ended_earlier() -> None:
    short = Record({GIVEN_UP_BY: "ivory"}, GAME.deal, GAME.placements[:8])
    curve = tuple(Chances(*moment, 0.5, 0.25, None, 0.1) for moment in moments_of(Finished(short)))
    found = replace(
        NOTHING,
        rows=ROWS,
        curves=dict.fromkeys(Side, curve),
        verdict=replace(VERDICT, loser=Side.IVORY, elections=(1,), moment=1, back=None),
    )
    assert stored.fits(found, short)
    assert not stored.fits(replace(found, empty_answers=ANSWERS), short)


@pytest.mark.parametrize("rows", WRONG_ROWS)
def test_rows_that_do_not_add_up_are_none(rows: str) -> None:
    assert stored.read_rows(stored.written(ROWS)) == ROWS
    assert stored.read_rows(rows) is None


def test_every_review_that_can_be_read_can_be_shown(
    program: Program, seed: int, volume: int
) -> None:
    rng, shown = Random(seed), 0
    look_back(program, WHOLE)
    review, replay = program.application.review, program.application.replay
    review.chances.toggle()
    for _ in range(60 * volume):
        found = stored.read(changed(rng.choice(PATHS), rng.choice(ODD)))
        if found is None or not stored.fits(found, GAME):
            continue
        shown += 1
        give(program.application, found)
        for _ in range(3):
            review.pins.next()
            review.pins.showMe()
            review.pins.leave()
            review.bluffs.next()
        assert review.causes.line
        assert replay.position >= 0
    assert shown > 3


def shown(screen: Screen) -> list[object]:
    """Return the list of games and the figures, as the window shows them."""
    open_library(screen, GAMES)
    application = screen.application
    application.library_store.wait()
    screen.qtbot.waitUntil(lambda: application.library_store.figures is not None)
    figures = application.library.figures
    for page in (2, 3, 4):
        press(screen, Key(Key.Key_0 + page), held=CONTROL)
    return [listed(screen), figures.results, figures.habits, figures.rating]


def spoil(index: Path, cache: Path, games: Path) -> None:
    """Fill both caches with rows of right types, one value of each being wrong."""
    found = Index(index)
    found.newest(1)
    names = sorted(each.name for each in games.iterdir())
    found.put(entries.read(games, each, entries.stamp((games / each).stat())) for each in names)
    found.close()
    reviews = Reviews(cache, VERSION)
    with closing(sqlite3.connect(index)) as database, database:
        for name, (column, value) in zip(names, cycle(WRONG_COLUMNS.items()), strict=False):
            change = f"UPDATE games SET {column} = ? WHERE name = ?"  # noqa: S608 - our columns.
            database.execute(change, (value, name))
    for name, causes in zip(names, cycle(WRONG_ROWS), strict=False):
        game = identity(record_files.read(games / name))
        reviews.put(game, "", 1, changed(PATHS[9], causes), causes)


def test_window_shows_the_same_despite_wrong_caches(start: Starter, tmp_path: Path) -> None:
    for number in range(GAMES):
        game = play_game(number, "random", "greedy")
        keep(tmp_path / "games", f"{number:02}.tyrus", game, **SENATOR, Date="2026-01-01")
    right = shown(start())
    index, cache = tmp_path / "library.sqlite", tmp_path / "reviews.sqlite"
    spoil(index, cache, tmp_path / "games")
    screen = start()
    store = screen.application.library_store
    store.index_path, store.reviews_path = index, cache
    assert shown(screen) == right
    screen.controller.lesson.practiceAsked.emit()
    store.wait()
    assert not screen.application.practice.moments.rows
