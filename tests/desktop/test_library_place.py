"""The library's list keeps its place while its rows change."""

import os
import random
from collections.abc import Callable
from pathlib import Path
from threading import Semaphore

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.library_window import SENATOR, current, in_view, keep, selected, type_in
from tests.desktop.support.screen import CONTROL, Key, Screen, press, sheets, turn_wheel
from tests.readers import play_game
from tyrus_desktop.desktop.library import library_store
from tyrus_desktop.desktop.models.games_model import GamesModel
from tyrus_desktop.desktop.models.list_place import NOWHERE, ListPlace, settled
from tyrus_desktop.library import entries
from tyrus_desktop.library.entries import Entry

COUNT = 90
LATER = 2_000_000_000
"""A time of files that is later than the dates of their games."""

Allow = Callable[[int], None]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ninety games, numbered by age, which are read in random order."""
    folder = tmp_path_factory.mktemp("many") / "games"
    times = list(range(1, COUNT + 1))
    random.Random(1).shuffle(times)
    for number, time in enumerate(times, 10):
        day = f"2026-{number // 28 + 1:02}-{number % 28 + 1:02}"
        name = "Zoé" if number % 2 else "Claire"
        path = keep(
            folder, f"{number}.tyrus", play_game(number), **SENATOR | {"Ivory": name}, Date=day
        )
        os.utime(path, (LATER + time, LATER + time))
    return folder


@pytest.fixture
def allow(monkeypatch: pytest.MonkeyPatch) -> Allow:
    """Return a function that lets this many more games be read and shown."""
    permits = Semaphore(0)
    read = entries.read

    def read_when_allowed(folder: Path, name: str, stamp: str) -> Entry:
        assert permits.acquire()
        return read(folder, name, stamp)

    monkeypatch.setattr(entries, "read", read_when_allowed)
    for pause in ("FIRST_PAUSE_S", "PAUSE_S", "SHOWING_S"):
        monkeypatch.setattr(library_store, pause, 0)
    return permits.release


def open_with(start: Starter, folder: Path, allow: Allow, count: int) -> Screen:
    """Start a program, open its library, and wait until this many games are read."""
    allow(count)
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    press(screen, Key.Key_L, held=CONTROL)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Your games"])
    wait_read(screen, count)
    return screen


def wait_read(screen: Screen, count: int) -> None:
    screen.qtbot.waitUntil(lambda: screen.application.library.total == count)
    screen.picture()


def shown(screen: Screen) -> dict[str, float]:
    return {name: top for name, (_, top) in in_view(screen).items()}


def row(screen: Screen, name: str) -> QQuickItem:
    return in_view(screen)[name][0]


def scroll(screen: Screen, clicks: int) -> None:
    """Turn the wheel over the list; down is negative."""
    at = QPointF(screen.middle(screen.item("games")))
    for click in range(abs(clicks)):
        turn_wheel(screen, at, 0, 120 if clicks > 0 else -120, 20 * click + 1)
        QTest.qWait(20)
    wait_still(screen)


def wait_still(screen: Screen) -> None:
    games, last = screen.item("games"), -1.0
    while last != games.property("contentY") or games.property("moving"):
        last = games.property("contentY")
        QTest.qWait(200)


def test_library_rows_stay_in_place_while_others_load(
    start: Starter, folder: Path, allow: Allow
) -> None:
    screen = open_with(start, folder, allow, 5)

    def read(count: int) -> None:
        allow(count - screen.application.library.total)
        wait_read(screen, count)

    screen.qtbot.waitUntil(lambda: selected(screen) == [current(screen)])
    older = current(screen)
    read(45)  # Until a game is chosen, the newest one is selected.
    newest = screen.application.library.games.rows[0].name
    assert newest != older
    screen.qtbot.waitUntil(lambda: (selected(screen), current(screen)) == ([newest], newest))
    assert shown(screen)[newest] == 0
    scroll(screen, -6)
    name, place = sorted(shown(screen).items(), key=lambda each: each[1])[3]
    screen.click(row(screen, name))
    for count in (46, 60):
        read(count)
        assert shown(screen)[name] == pytest.approx(place, abs=1)
        assert (selected(screen), current(screen)) == ([name], name)
    press(screen, Key.Key_Down)
    names = [each.name for each in screen.application.library.games.rows]
    assert current(screen) == names[names.index(name) + 1]
    press(screen, Key.Key_End)
    last = current(screen)
    scroll(screen, 15)
    name, place = min(shown(screen).items(), key=lambda each: each[1])
    read(90)
    assert last not in shown(screen)
    assert shown(screen)[name] == pytest.approx(place, abs=1)
    assert (selected(screen), current(screen)) == ([last], last)


def test_library_rows_stay_in_place_when_sorted_and_searched(
    start: Starter, folder: Path, allow: Allow
) -> None:
    screen = open_with(start, folder, allow, COUNT)
    rows, items = screen.application.library.games, set(screen.items("game"))
    for order in ("Date", "Game", "Elections"):
        first = rows.rows[0]
        screen.press(order)
        screen.qtbot.waitUntil(lambda: rows.rows[0] is not first)  # noqa: B023
        screen.picture()
        assert set(screen.items("game")) <= items  # They are reused.
    assert len(items) < 20
    screen.press("Date")
    screen.qtbot.waitUntil(lambda: rows.rows[0].name == "99.tyrus")
    press(screen, Key.Key_Home, Key.Key_PageDown)
    screen.picture()  # The heights of the list, beside its actions, and of the rows are settled.
    press(screen, Key.Key_Home, Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp)
    games, height = screen.item("games"), row(screen, current(screen)).height()
    assert games.property("currentIndex") == int(games.height() // height) - 1
    press(screen, Key.Key_End)
    oldest = "10.tyrus"
    screen.press("Date")
    screen.qtbot.waitUntil(lambda: shown(screen).get(oldest) == 0)
    screen.click(screen.item("search"))
    type_in(screen, "claire")
    screen.qtbot.waitUntil(lambda: len(rows.rows) == COUNT // 2)
    assert current(screen) == oldest
    assert oldest in shown(screen)
    press(screen, Key.Key_A, held=CONTROL)
    type_in(screen, "zoe")
    screen.qtbot.waitUntil(lambda: shown(screen).get("11.tyrus") == 0)
    assert selected(screen) == []
    press(screen, Key.Key_Down)
    assert (selected(screen), current(screen)) == (["11.tyrus"], "11.tyrus")


def test_library_model_passes_qts_model_tester(qapp: object) -> None:
    rng = random.Random(1)
    model = GamesModel({})
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    games = [Entry(f"{number}.tyrus", "1") for number in range(30)]
    for _ in range(60):
        before = list(model.rows)
        model.replace(rng.sample(games, rng.randrange(30)))
        rows = list(model.rows)
        for at, game in enumerate(before):
            assert model.place_now(at) == (rows.index(game) if game in rows else -1)
        assert all(game in rows for game in model.selected)
        if rows:
            model.select(rng.randrange(len(rows)), toggle=True)
            first = rows.index(model.selected[0]) if model.selected else -1
            assert model.firstSelected() == first


ROW, HEIGHT = 10.0, 40.0


def settle(
    before: str, after: str, place: ListPlace, *, asked: bool = False
) -> tuple[str, float | None]:
    """Return the current letter among the new ones, and the top."""

    def now(row: int) -> int:
        return after.find(before[row]) if 0 <= row < len(before) else NOWHERE

    current, top = settled(place, len(after), now, asked=asked)
    return (after[current] if current >= 0 else ""), top


def at(top: float, current: int = NOWHERE, *, by_default: bool = False) -> ListPlace:
    return ListPlace(top, HEIGHT, ROW, current, by_default)


def test_visible_and_current_library_rows_keep_their_position() -> None:
    assert settle("abcdefgh", "xyabcdefgh", at(25, current=4)) == ("e", 45)
    assert settle("abcdefgh", "xabcdefgh", at(35, current=0)) == ("a", 45)
    assert settle("abcdefgh", "xabcefgh", at(35, current=0)) == ("a", 35), "d is gone, so e stays"
    assert settle("abcdefgh", "abcdxefgh", at(35, current=0)) == ("a", 35)
    assert settle("abcdef", "xabcdef", at(0)) == ("", None), "newer rows appear at the top"
    assert settle("abcdef", "xabcdef", at(0, current=1)) == ("b", None)
    assert settle("abcdef", "vwxyabcdef", at(0, current=1)) == ("b", 40)
    assert settle("abcdef", "xabcdef", at(0, current=0, by_default=True)) == ("", 0)
    chosen = at(20, current=0, by_default=True)
    assert settle("abcdef", "xabcdef", chosen) == ("a", 30), "the list was scrolled"
    assert settle("abcdef", "fedcba", chosen, asked=True) == ("", 0)


def test_library_shows_current_row_after_searching_and_next_after_removing() -> None:
    assert settle("abcdefgh", "hgfedcba", at(0, current=0), asked=True) == ("a", 40)
    assert settle("abcdefgh", "hgfedcba", at(40, current=6), asked=True) == ("g", 10)
    assert settle("abcdefgh", "abcd", at(40, current=6), asked=True) == ("", 0)
    assert settle("abcdef", "abcef", at(0, current=3))[0] == "e"
    assert settle("abcdef", "abcde", at(0, current=5))[0] == "e"
    assert settle("a", "", at(0, current=0)) == ("", None)
