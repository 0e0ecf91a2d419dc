"""The library's list keeps its place while its rows change."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from threading import Semaphore

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.items import seen
from tests.desktop.support.library_window import CONTROL, SENATOR, current, keep, selected, type_in
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.library import library_store
from tyrus_desktop.desktop.models.games import GamesModel
from tyrus_desktop.library import entries
from tyrus_desktop.library.entries import Entry

Key = Qt.Key
COUNT = 90
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
        os.utime(path, (time, time))
    return folder


@pytest.fixture
def allow(monkeypatch: pytest.MonkeyPatch) -> Allow:
    """Return a function that lets this many more games be read and shown."""
    permits = Semaphore(0)
    read = entries.read

    def read_when_allowed(folder: Path, name: str, stamp: str) -> Entry:
        assert permits.acquire(timeout=20)
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
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Library"])
    wait_read(screen, count)
    return screen


def wait_read(screen: Screen, count: int) -> None:
    screen.qtbot.waitUntil(lambda: screen.application.library.total == count)
    screen.picture()


def shown(screen: Screen) -> dict[str, float]:
    """Return the positions of the rows inside the list, in pixels, by file name."""
    games, rows = screen.item("games"), screen.application.library.games.rows
    places = {}
    for row in screen.items("game"):
        top = row.mapToItem(games, QPointF()).y()
        if seen(row) and -row.height() < top < games.height():
            places[rows[row.property("index")].name] = top
    return places


def row(screen: Screen, name: str) -> QQuickItem:
    rows = screen.application.library.games.rows
    (found,) = [
        each
        for each in screen.items("game")
        if seen(each) and rows[each.property("index")].name == name
    ]
    return found


def turn_wheel(screen: Screen, clicks: int) -> None:
    """Turn the wheel over the list; down is negative."""
    at = QPointF(screen.middle(screen.item("games")))
    for click in range(abs(clicks)):
        event = QWheelEvent(
            at,
            screen.window.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120 if clicks > 0 else -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        event.setTimestamp(20 * click + 1)
        QGuiApplication.sendEvent(screen.window, event)
        QTest.qWait(20)
    wait_still(screen)


def wait_still(screen: Screen) -> None:
    games, last = screen.item("games"), -1.0
    while last != games.property("contentY") or games.property("moving"):
        last = games.property("contentY")
        QTest.qWait(200)


def test_rows_keep_their_place_while_others_are_read(
    start: Starter, folder: Path, allow: Allow
) -> None:
    screen = open_with(start, folder, allow, 5)

    def read(count: int) -> None:
        allow(count - screen.application.library.total)
        wait_read(screen, count)

    older = current(screen)
    assert selected(screen) == [older]
    read(45)  # Until a game is chosen, the newest one is selected.
    newest = screen.application.library.games.rows[0].name
    assert newest != older
    assert (selected(screen), current(screen)) == ([newest], newest)
    assert shown(screen)[newest] == 0
    turn_wheel(screen, -6)
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
    turn_wheel(screen, 15)
    name, place = min(shown(screen).items(), key=lambda each: each[1])
    read(90)
    assert last not in shown(screen)
    assert shown(screen)[name] == pytest.approx(place, abs=1)
    assert (selected(screen), current(screen)) == ([last], last)


def test_page_keys_scroll_and_new_games_appear_at_the_top(
    start: Starter, folder: Path, allow: Allow, tmp_path: Path
) -> None:
    allow(COUNT + 1)
    own = Path(shutil.copytree(folder, tmp_path / "games"))
    screen = open_with(start, own, allow, COUNT)
    press(screen, Key.Key_Home, Key.Key_PageDown)
    page = screen.item("games").property("currentIndex")
    assert page == int(screen.item("games").height() // row(screen, current(screen)).height()) - 1
    press(screen, Key.Key_PageDown, Key.Key_PageUp)
    assert screen.item("games").property("currentIndex") == page
    press(screen, Key.Key_Home)
    name = screen.application.library.games.rows[2].name
    screen.click(row(screen, name))
    press(screen, Key.Key_Escape)
    keep(own, "new.tyrus", play_game(5), **SENATOR, Date="2026-12-01")
    press(screen, Key.Key_L, held=CONTROL)
    wait_read(screen, COUNT + 1)
    screen.qtbot.waitUntil(lambda: shown(screen).get("new.tyrus") == 0)
    assert (selected(screen), current(screen)) == ([name], name)


def test_rows_keep_their_place_when_sorted_and_searched(
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
    press(screen, Key.Key_End)
    oldest = "10.tyrus"
    assert oldest in shown(screen)
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


@pytest.mark.parametrize("seed", range(5))
def test_the_model_follows_qts_rules(qapp: object, seed: int) -> None:
    rng = random.Random(seed)
    model = GamesModel({})
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    games = [Entry(f"{number}.tyrus", "1") for number in range(30)]
    for _ in range(30):
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
