"""What the library says of itself: while it looks for games, when it has none, when it is full."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from unittest.mock import Mock
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.conftest import Starter
from tests.desktop.support.items import seen
from tests.desktop.support.library_window import (
    CONTROL,
    SENATOR,
    drop,
    keep,
    open_library,
    told,
    type_in,
    wait_listed,
    wait_told,
)
from tests.desktop.support.positions import LAST_OF_EIGHTH, LONG_NAMES, game, resume
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import scan
from tyrus_desktop.library.exchange import found_in
from tyrus_desktop.library.journal import BIN

Key = Qt.Key
NO_GAMES = "No games yet. Every game that you play is saved here."
UNREADABLE = "Your games folder can’t be read."


@pytest.mark.parametrize("count", [0, 1])
def test_no_games_is_said_only_once_the_folder_has_been_looked_through(
    start: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    if count:
        keep(folder, "a.tyrus", play_game(1), **SENATOR)
    reached, released = Event(), Event()
    look = scan.changes

    def look_late(*args: object) -> scan.Changes:
        reached.set()
        released.wait(20)
        return look(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(scan, "changes", look_late)
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    press(screen, Key.Key_L, held=CONTROL)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Library"] and reached.is_set())
    screen.application.library.ask("", 0)  # Is answered before the folder is looked through …
    QTest.qWait(50)
    assert NO_GAMES not in screen.texts()
    assert told(screen) == ""
    released.set()
    screen.application.library_store.wait()  # … or after it.
    expected = NO_GAMES if count == 0 else "Games shown: 1 of 1"
    screen.qtbot.waitUntil(lambda: expected in screen.texts())
    assert (told(screen) == "", NO_GAMES in screen.texts()) == (count == 0, count == 0)


def test_studies_can_be_listed_alone(start: Starter, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    keep(folder, "a.tyrus", play_game(1), **SENATOR)
    keep(folder, "b.tyrus", play_game(2), **SENATOR, Study="1")
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    open_library(screen, 2)
    screen.press("Studies")
    wait_listed(screen, "b")


def test_a_game_can_be_deleted_once_it_is_over_though_it_is_still_at_the_table(
    start: Starter, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2020-01-01")
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    screen.play_computer()
    screen.wait_until_kept()
    path = screen.game.path
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    open_library(screen, 2)
    press(screen, Key.Key_Home, Key.Key_Delete)
    wait_told(screen, "1\u00a0game deleted.")
    wait_listed(screen, "a")
    press(screen, Key.Key_Home, Key.Key_Return)
    screen.wait_for(Phase.OVER)
    open_library(screen, 1)
    press(screen, Key.Key_Home, Key.Key_Delete)
    wait_listed(screen, "")
    assert {each.name for each in (folder / BIN).iterdir()} == {path.name, "a.tyrus"}


@pytest.fixture
def library(start: Starter, tmp_path: Path) -> Screen:
    """The library with thirty games, the oldest called 01."""
    folder = tmp_path / "games"
    for day in range(1, 31):
        keep(folder, f"{day:02}.tyrus", play_game(day), **SENATOR, Date=f"2026-01-{day:02}")
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    open_library(screen, 30)
    return screen


def selected(screen: Screen) -> list[str]:
    return screen.application.library.selection.names


def shown_rows(screen: Screen) -> list[str]:
    """The days of the rows that stand inside the list, but for a few pixels."""
    games = screen.item("games")
    rows = [row for row in screen.items("game") if seen(row)]
    tops = [(row.mapToItem(games, QPointF(0, 0)).y(), row.property("day")) for row in rows]
    bottom = games.height() - rows[0].height()
    return [day for top, day in sorted(tops) if -5 <= top <= bottom + 5]


def test_after_a_deletion_the_next_game_is_selected_and_undo_selects_what_comes_back(
    library: Screen,
) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Delete)
    library.qtbot.waitUntil(lambda: selected(library) == ["28.tyrus"])
    press(library, Key.Key_Delete)
    library.qtbot.waitUntil(lambda: selected(library) == ["27.tyrus"])
    press(library, Key.Key_End)
    press(library, Key.Key_Z, held=CONTROL)
    library.qtbot.waitUntil(lambda: selected(library) == ["28.tyrus"])
    library.qtbot.waitUntil(lambda: "28\u00a0Jan 2026" in shown_rows(library))
    press(library, Key.Key_End, Key.Key_Delete)
    library.qtbot.waitUntil(lambda: selected(library) == ["02.tyrus"])
    press(library, Key.Key_Up)
    assert selected(library) == ["03.tyrus"]


def test_what_is_imported_is_selected_and_brought_into_view(
    library: Screen, tmp_path: Path
) -> None:
    paths = [
        keep(tmp_path, f"{s}.tyrus", play_game(s), **SENATOR, Date="2025-12-01") for s in (98, 99)
    ]
    press(library, Key.Key_Home)
    library.qtbot.waitUntil(lambda: "30\u00a0Jan 2026" in shown_rows(library))
    drop(library, *paths)
    wait_told(library, "2\u00a0games imported.")
    assert len(selected(library)) == 2
    library.qtbot.waitUntil(lambda: "1\u00a0Dec 2025" in shown_rows(library))


def test_what_was_done_last_gives_way_to_what_a_search_finds(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Delete)
    wait_told(library, "1\u00a0game deleted.")
    library.click(library.item("search"))
    type_in(library, "2026-01-02")
    wait_told(library, "Games shown: 1 of 29")


def test_an_archive_without_games_is_said_to_have_none(library: Screen, tmp_path: Path) -> None:
    with ZipFile(tmp_path / "empty.zip", "w") as archive:
        archive.writestr("a.txt", "x")
    drop(library, tmp_path / "empty.zip")
    wait_told(library, "No games were found there.")


def test_two_games_of_a_day_are_told_apart_by_their_times(start: Starter, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    for name, seed, at in (("a", 1, "09:05:00+01:00"), ("b", 2, "21:40:59-05:00")):
        started = {"Date": "2026-01-01", "Started": f"2026-01-01T{at}"}
        keep(folder, f"{name}.tyrus", play_game(seed), **SENATOR, **started)
    for name, seed, at in (("c", 3, "soon"), ("d", 4, "2026-01-01")):
        keep(folder, f"{name}.tyrus", play_game(seed), **SENATOR, Date="2025-01-01", Started=at)
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    open_library(screen, 4)
    wait_listed(screen, "bacd")
    screen.qtbot.waitUntil(lambda: len([r for r in screen.items("game") if seen(r)]) == 4)
    rows = sorted(screen.items("game"), key=lambda each: int(each.property("index")))
    assert [each.property("time") for each in rows] == ["21:40", "09:05", "", ""]
    assert "1\u00a0January 2026, 21:40, " in rows[0].property("label")
    assert "09:05" in screen.texts()


def test_a_click_on_the_star_above_the_list_brings_the_starred_games_first(
    library: Screen,
) -> None:
    press(library, Key.Key_End)
    library.click(library.item("star"))
    rows = library.application.library.games
    library.qtbot.waitUntil(lambda: rows.rows[29].starred)
    library.press("★")
    library.qtbot.waitUntil(lambda: rows.rows[0].name == "01.tyrus")
    library.press("★")
    library.qtbot.waitUntil(lambda: rows.rows[29].name == "01.tyrus")


def test_the_window_is_called_by_the_title_of_the_game_that_is_looked_at(library: Screen) -> None:
    def describe(title: str) -> None:
        open_library(library, 30)
        press(library, Key.Key_F2)
        library.qtbot.waitUntil(lambda: sheets(library) == ["Title and note"])
        press(library, Key.Key_A, held=CONTROL)
        type_in(library, title) if title else press(library, Key.Key_Delete)
        library.press("Save")

    press(library, Key.Key_Home, Key.Key_Return)
    library.wait_for(Phase.OVER)
    assert library.window.title() == "Tyrus: game over"
    describe("<b>%1</b>")
    library.qtbot.waitUntil(lambda: library.window.title() == "Tyrus: <b>%1</b>")
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])
    press(library, Key.Key_Down, Key.Key_Return)
    library.qtbot.waitUntil(lambda: library.window.title() != "Tyrus: <b>%1</b>")
    open_library(library, 30)
    press(library, Key.Key_Home, Key.Key_Return)
    library.qtbot.waitUntil(lambda: library.window.title() == "Tyrus: <b>%1</b>")
    library.application.replay.open()
    assert library.window.title() == "Tyrus: <b>%1</b>"
    library.application.replay.close()
    describe("")
    library.qtbot.waitUntil(lambda: library.window.title() == "Tyrus: game over")


def test_a_name_that_a_person_gave_stays_as_it_is_in_every_language(
    start: Starter, tmp_path: Path
) -> None:
    given = {"Ivory": "Player", "IvoryPlayer": "person", "Brown": "Ivory"}
    keep(tmp_path / "games", "a.tyrus", play_game(1), **given, BrownPlayer="person")
    screen = start(games=tmp_path / "games")
    press(screen, Key.Key_Escape)
    open_library(screen, 1)
    screen.controller.setLanguage("fr")
    screen.qtbot.waitUntil(lambda: "Player contre Ivory" in screen.texts())


def test_two_long_names_are_shown_whole_in_large_texts(start: Starter, tmp_path: Path) -> None:
    names = {"Ivory": LONG_NAMES["Ivory"], "Brown": LONG_NAMES["Brown"]}
    persons = {"IvoryPlayer": "person", "BrownPlayer": "person"}
    keep(tmp_path / "games", "a.tyrus", play_game(1), **names, **persons)
    keep(tmp_path / "games", "b.tyrus", play_game(2), **names, **persons, Title="Many words " * 5)
    screen = start(games=tmp_path / "games")
    screen.resize(1024, 640)
    screen.state.settings.scale = 150
    press(screen, Key.Key_Escape)
    open_library(screen, 2)
    shown = [*screen.visible_items("heading"), *screen.visible_items("result")]
    assert len(shown) == 4
    screen.qtbot.waitUntil(lambda: not any(each.property("truncated") for each in shown))
    assert all(each.property("contentHeight") <= each.height() for each in shown)


def test_a_folder_that_cannot_be_listed_is_said_to_be_so(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scan, "changes", Mock(side_effect=PermissionError))
    press(screen, Key.Key_Escape)
    press(screen, Key.Key_L, held=CONTROL)
    screen.qtbot.waitUntil(lambda: UNREADABLE in screen.texts())
    assert NO_GAMES not in screen.texts()
    press(screen, Key.Key_Escape)
    monkeypatch.undo()
    press(screen, Key.Key_L, held=CONTROL)
    screen.qtbot.waitUntil(lambda: NO_GAMES in screen.texts())
    assert UNREADABLE not in screen.texts()


@pytest.mark.parametrize("name", first(1, ["streak", "five", "majority"]))
def test_the_library_does_not_tell_an_end_that_is_still_to_be_shown(
    screen: Screen, silent_player: None, tmp_path: Path, name: str
) -> None:
    placements = game(name).placements
    resume(screen, len(placements) - 1, name)
    screen.state.settings.speed = "fast"
    screen.play(placements[-1])
    screen.qtbot.waitUntil(lambda: screen.models.tally.open)
    assert screen.kept().over
    open_library(screen, 1)
    library = screen.application.library
    (row,) = library.games.rows
    assert (row.running, row.over, row.winner, row.ending, row.votes) == (True, False, "", "", "")
    library.select(0, False, False)
    library.delete()
    wait_told(screen, "This game is being played, here or in another window.")
    library.takeSelection()
    library.export(QUrl.fromLocalFile(str(tmp_path / "out.zip")))
    wait_told(
        screen,
        "1\u00a0game exported to out.zip. 1\u00a0unfinished game included, with both hands.",
    )
    screen.application.saved_games.saveCopy(QUrl.fromLocalFile(str(tmp_path / "copy.tyrus")))
    screen.wait_until_kept()
    for copy in ("out.zip", "copy.tyrus"):
        ((_, written),) = found_in(tmp_path / copy)
        assert isinstance(written, Record)
        assert (written.over, written.placements) == (False, placements[:-1])
    press(screen, Key.Key_Escape)
    screen.state.settings.speed = "none"
    screen.controller.skip()
    screen.wait_for(Phase.OVER)
    screen.qtbot.waitUntil(lambda: library.games.rows[0].over)
    open_library(screen, 1)
    assert library.games.rows[0].over


def test_the_library_does_not_tell_that_a_game_goes_on_after_a_tally_that_is_still_to_be_shown(
    screen: Screen, silent_player: None
) -> None:
    """Else the number of its elections would say that the tally does not end it."""
    resume(screen, LAST_OF_EIGHTH)
    screen.wait_for(Phase.PERSON)
    screen.state.settings.speed = "fast"
    screen.table.place(screen.choose())
    screen.qtbot.waitUntil(lambda: screen.models.tally.open)
    assert len(screen.kept().tallies) == 8
    open_library(screen, 1)
    library = screen.application.library
    assert library.games.rows[0].elections == screen.state.election == 8
    press(screen, Key.Key_Escape)
    screen.state.settings.speed = "none"
    screen.controller.skip()
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    screen.qtbot.waitUntil(lambda: library.games.rows[0].elections == 9)
