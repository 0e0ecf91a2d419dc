"""The library's window deletes, restores and describes games, notices what other programs do to the
files, and says what fails.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.library_window import (
    CONTROL,
    SENATOR,
    SHIFT,
    keep,
    open_library,
    told,
    type_in,
    wait_listed,
    wait_told,
)
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.library import library_store, sliced_thread
from tyrus_desktop.library import editing, record_files
from tyrus_desktop.library.journal import BIN

Key = Qt.Key


def test_deleted_games_come_back_by_undo(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    press(library, Key.Key_Down, held=SHIFT)
    press(library, Key.Key_Delete)
    wait_listed(library, "dae")
    wait_told(library, "2\u00a0games deleted.")
    assert len(list((games / BIN).iterdir())) == 2
    press(library, Key.Key_Z, held=CONTROL)
    wait_listed(library, "dcbae")
    wait_told(library, "2\u00a0games restored.")


def test_copies_of_one_game_are_listed_once_and_deleted_together(
    library: Screen, games: Path
) -> None:
    press(library, Key.Key_Escape)
    keep(games, "aa.tyrus", play_game(1), **SENATOR, Date="2026-01-05", Imported="1")
    keep(games, "ab.tyrus", play_game(1), **SENATOR, Date="2026-01-05", Title="Again")
    read = library.application.library_store.progressed
    both_read = library.qtbot.waitSignal(read, check_params_cb=lambda *done: done == (2, 2))
    with both_read:
        open_library(library, 5)
    wait_listed(library, "dcbae")
    press(library, Key.Key_End, Key.Key_Up, Key.Key_Delete)
    wait_listed(library, "dcbe")
    wait_told(library, "1\u00a0game deleted.")
    assert {path.name for path in (games / BIN).iterdir()} == {
        "a.tyrus",
        "aa.tyrus",
        "ab.tyrus",
    }
    press(library, Key.Key_Z, held=CONTROL)
    wait_listed(library, "dcbae")


def test_a_star_and_a_title_are_those_of_a_game_and_of_all_its_copies(
    library: Screen, games: Path
) -> None:
    press(library, Key.Key_Escape)
    for name in ("aa.tyrus", "ab.tyrus"):
        keep(games, name, play_game(1), **SENATOR, Date="2026-01-01", Starred="1", Title="Old")
    with library.qtbot.waitSignal(
        library.application.library_store.progressed,
        check_params_cb=lambda *done: done == (2, 2),
    ):
        open_library(library, 5)
    store = library.application.library_store
    store.toggle_stars(["aa.tyrus"])
    store.describe(["aa.tyrus"], {"Title": "New"})
    store.wait()
    for name in ("a.tyrus", "aa.tyrus", "ab.tyrus"):
        headers = record_files.read(games / name).headers
        assert (headers.get("Starred"), headers["Title"]) == (None, "New")


def test_two_programs_share_a_folder_and_an_index(start: Starter, games: Path) -> None:
    one, other = start(games=games), start(games=games)
    for screen in (one, other):
        screen.application.library_store.index_path = games.parent / "index.sqlite"
        screen.application.library.open()
        wait_listed(screen, "dcbae")
    one.application.library.select(1, False, False)
    one.application.library.delete()
    wait_listed(one, "dbae")
    other.application.library.open()
    wait_listed(other, "dbae")
    one.qtbot.waitUntil(lambda: one.application.library.canUndo)
    one.application.library.undo()
    wait_listed(one, "dcbae")
    other.application.library.open()
    wait_listed(other, "dcbae")


def test_the_game_at_the_table_is_not_deleted(start: Starter, games: Path) -> None:
    screen = start()
    press(screen, Key.Key_Escape)
    screen.play_computer()
    screen.wait_until_kept()
    open_library(screen, 6)
    press(screen, Key.Key_Home, Key.Key_Delete)
    wait_told(screen, "This game is being played, here or in another window.")
    assert screen.game.path.exists()


def test_a_title_a_note_and_a_star_are_kept_in_the_record(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_F2)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Title and note"])
    type_in(library, "<b>Mine</b>")
    press(library, Key.Key_Tab)
    type_in(library, "why")
    library.press("Save")
    library.qtbot.waitUntil(lambda: "<b>Mine</b>" in library.texts())
    library.picture()
    place = library.item("describe").x()
    library.click(library.item("star"))
    library.qtbot.waitUntil(lambda: "★" in library.texts()[3:])
    library.qtbot.waitUntil(lambda: "Remove star" in library.texts())
    library.picture()
    assert library.item("describe").x() == place
    headers = record_files.read(games / "c.tyrus").headers
    assert (headers["Title"], headers["Note"], headers["Starred"]) == ("<b>Mine</b>", "why", "1")
    library.click(library.item("star"))
    library.qtbot.waitUntil(lambda: "Starred" not in record_files.read(games / "c.tyrus").headers)


def test_a_title_is_that_of_the_game_for_which_the_dialog_was_opened(
    library: Screen, games: Path, tmp_path: Path
) -> None:
    """An import that ends meanwhile selects what it brings."""
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_F2)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Title and note"])
    type_in(library, "Mine")
    brought = keep(tmp_path, "x.tyrus", play_game(9), **SENATOR)
    library.application.library.importFiles([QUrl.fromLocalFile(str(brought))])
    selection = library.application.library.selection
    library.qtbot.waitUntil(lambda: selection.names not in (["c.tyrus"], []))
    (selected,) = selection.names
    library.press("Save")
    library.qtbot.waitUntil(
        lambda: record_files.read(games / "c.tyrus").headers.get("Title") == "Mine"
    )
    assert "Title" not in record_files.read(games / selected).headers


def test_a_file_changed_from_outside_is_noticed_when_the_library_opens(
    library: Screen, games: Path
) -> None:
    press(library, Key.Key_Escape)
    (games / "a.tyrus").unlink()
    keep(games, "f.tyrus", play_game(6), **SENATOR, Date="2026-01-05")
    open_library(library, 5)
    wait_listed(library, "fdcbe")


def test_a_file_that_could_not_be_read_is_tried_again_without_a_sign_of_progress(
    library: Screen, games: Path
) -> None:
    press(library, Key.Key_Escape)
    seen: list[tuple[int, int]] = []
    library.application.library_store.progressed.connect(lambda *done: seen.append(done))
    open_library(library, 5)
    library.qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen == [(0, 0), (0, 0)]


def test_a_folder_that_cannot_be_written_is_reported_in_a_sentence(
    library: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "as planned")

    press(library, Key.Key_Home, Key.Key_Down)
    monkeypatch.setattr(record_files, "write_bytes", refuse)
    library.click(library.item("star"))
    wait_told(library, "You don’t have permission to open or save c.tyrus.")


def test_restoring_games_that_have_left_the_bin_says_so(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Delete)
    wait_told(library, "1\u00a0game deleted.")
    (games / BIN / "c.tyrus").unlink()
    heard: list[str] = []
    library.application.library.told.connect(heard.append)
    press(library, Key.Key_Z, held=CONTROL)
    library.application.library_store.wait()
    library.qtbot.waitUntil(lambda: heard != [])
    QTest.qWait(0)
    assert heard == ["There is no file c.tyrus."]


def test_changing_a_game_that_another_program_has_removed_says_so_and_unlists_it(
    library: Screen, games: Path
) -> None:
    (games / "c.tyrus").unlink()
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("star"))
    wait_listed(library, "dbae")
    wait_told(library, "There is no file c.tyrus.")
    (games / "b.tyrus").unlink()
    (row,) = [r for r in library.visible_items("game") if r.property("index") == 1]
    library.click(row)
    press(library, Key.Key_Delete)
    wait_listed(library, "dae")
    wait_told(library, "There is no file b.tyrus.")


def test_a_game_that_is_deleted_or_starred_while_the_folder_is_read_stays_so(
    library: Screen, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(library, Key.Key_Escape)
    for pause in ("FIRST_PAUSE_S", "PAUSE_S"):
        monkeypatch.setattr(library_store, pause, 60)  # Nothing is listed before all is read.
    monkeypatch.setattr(sliced_thread, "SLICE_S", 0)
    for name, seed in (("a.tyrus", 1), ("c.tyrus", 3)):
        keep(games, name, play_game(seed), **SENATOR, Date="2026-01-01", Title="Changed")
    for seed in range(10, 30):
        keep(games, f"{seed}.tyrus", play_game(seed), **SENATOR)
    store = library.application.library_store
    scanning = library.qtbot.waitSignal(store.progressed, check_params_cb=lambda done, _: done == 0)
    with scanning:
        store.open()
    store.delete(["a.tyrus"])
    store.describe(["c.tyrus"], {"Starred": "1"})
    library.qtbot.waitUntil(lambda: library.application.library.progress == 1)
    store.wait()
    library.qtbot.waitUntil(lambda: library.application.library.total == 24)
    rows = {row.name: row for row in library.application.library.games.rows}
    assert "a.tyrus" not in rows
    assert rows["c.tyrus"].starred


def test_a_deletion_that_could_not_be_undone_can_be_undone_later(
    library: Screen, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(library, Key.Key_Home, Key.Key_Delete)
    wait_listed(library, "cbae")
    with monkeypatch.context() as patch:
        patch.setattr(editing, "_move", Mock(side_effect=OSError(errno.ENOSPC, "full")))
        press(library, Key.Key_Z, held=CONTROL)
        library.qtbot.waitUntil(lambda: "disk is full" in told(library))
    assert library.application.library.canUndo
    press(library, Key.Key_Z, held=CONTROL)
    wait_listed(library, "dcbae")
    assert not library.application.library.canUndo


def test_a_game_that_is_gone_from_the_bin_stands_in_no_other_s_way(
    library: Screen, games: Path
) -> None:
    for left in ("cbae", "bae"):
        press(library, Key.Key_Home, Key.Key_Delete)
        wait_listed(library, left)
    (games / BIN / "c.tyrus").unlink()
    press(library, Key.Key_Z, held=CONTROL)
    library.qtbot.waitUntil(lambda: "no file" in told(library))
    press(library, Key.Key_Z, held=CONTROL)
    wait_listed(library, "dbae")


def test_a_title_goes_to_the_game_that_was_chosen_whatever_its_file_is_called(
    start: Starter, tmp_path: Path
) -> None:
    """Without what is not Unicode in it, the name would be that of another game."""
    folder = tmp_path / "games"
    folder.mkdir()
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2026-01-01")
    keep(folder, os.fsdecode(b"a\xff.tyrus"), play_game(2), **SENATOR, Date="2026-01-02")
    screen = start()
    open_library(screen, 2)
    screen.application.library.select(0, False, False)
    screen.click(screen.item("describe"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Title and note"])
    type_in(screen, "Mine")
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.application.library.selection.title == "Mine")
    assert "Title" not in record_files.read(folder / "a.tyrus").headers
    out = tmp_path / "out"
    out.mkdir()
    screen.application.library.takeSelection()
    screen.application.library.export(QUrl.fromLocalFile(str(out)))
    wait_told(screen, "1\u00a0game exported to out.")
    assert [os.fsencode(each.name) for each in out.iterdir()] == [b"a\xff.tyrus"]


def test_the_file_that_the_system_wants_to_open_is_opened_after_the_question(
    playing: Screen, tmp_path: Path
) -> None:
    path = keep(tmp_path, os.fsdecode(b"a\xff.tyrus"), play_game(2), **SENATOR)
    playing.application.saved_games.open_from_system(path)
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Open another game?"])
    playing.press("Open")
    playing.wait_for(Phase.OVER)
    assert playing.game.referee.deal == play_game(2).deal
