"""The library's window deletes, restores, stars and describes games, and reports errors.

It also notices what other programs do to the files.
"""

import errno
import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.library_window import (
    SENATOR,
    keep,
    listed,
    message,
    open_library,
    selected,
    type_in,
    wait_listed,
    wait_told,
)
from tests.desktop.support.program import url
from tests.desktop.support.screen import CONTROL, NO_MODIFIER, SHIFT, Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.library import editing, record_files
from tyrus_desktop.library.journal import BIN


def header(screen: Screen, name: str, key: str) -> str | None:
    return record_files.read(screen.games_folder / f"{name}.tyrus").headers.get(key)


def wait_header(screen: Screen, name: str, key: str, value: str | None) -> None:
    screen.qtbot.waitUntil(lambda: header(screen, name, key) == value)


def read_again(screen: Screen, count: int) -> None:
    """Open the library again, and wait until this many changed files have been read."""
    read = screen.application.library_store.progressed
    with screen.qtbot.waitSignal(read, check_params_cb=lambda *done: done == (count, count)):
        press(screen, Key.Key_L, held=CONTROL)


def test_deleted_games_can_be_restored(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    press(library, Key.Key_Down, held=SHIFT)
    press(library, Key.Key_Delete)
    wait_listed(library, "dae")
    wait_told(library, "2\u00a0games deleted.")
    assert len(list((library.games_folder / BIN).iterdir())) == 2
    press(library, Key.Key_Z, held=CONTROL)
    wait_listed(library, "dcbae")
    wait_told(library, "2\u00a0games restored.")
    assert selected(library) == ["c.tyrus", "b.tyrus"]


def test_holding_a_key_deletes_one_game(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    key, none = Key.Key_Backspace, NO_MODIFIER
    for repeats in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, key, none, "", repeats)
        QCoreApplication.sendEvent(library.window, event)
        library.application.library_store.wait()
        QCoreApplication.processEvents()
    wait_told(library, "1\u00a0game deleted.")
    wait_listed(library, "dbae")
    assert selected(library) == ["b.tyrus"]


def test_copies_of_a_game_share_one_library_row(library: Screen) -> None:
    press(library, Key.Key_Escape)
    for name in ("aa", "ab"):
        keep(
            library.games_folder, f"{name}.tyrus", play_game(1),
            **SENATOR, Date="2026-01-05", Starred="1", Title="Old", Imported="1",
        )  # fmt: skip
    read_again(library, 3)  # With the damaged file.
    wait_listed(library, "dcbae")
    store = library.application.library_store
    store.toggle_stars(["aa.tyrus"])
    store.describe(["aa.tyrus"], {"Title": "New"})
    store.wait()
    for name in ("a", "aa", "ab"):
        assert (header(library, name, "Starred"), header(library, name, "Title")) == (None, "New")
    press(library, Key.Key_End, Key.Key_Up, Key.Key_Delete)
    wait_listed(library, "dcbe")
    wait_told(library, "1\u00a0game deleted.")
    deleted = {path.stem for path in (library.games_folder / BIN).iterdir()}
    assert deleted == {"a", "aa", "ab"}
    press(library, Key.Key_Z, held=CONTROL)
    wait_listed(library, "dcbae")


def test_library_saves_title_note_and_star(library: Screen, tmp_path: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_F2)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Title and note"])
    type_in(library, "<b>Mine</b>")
    press(library, Key.Key_Tab)
    type_in(library, "why")
    imported = keep(tmp_path, "x.tyrus", play_game(9), **SENATOR)
    library.application.library.importFiles([url(imported)])
    library.qtbot.waitUntil(lambda: selected(library) not in (["c.tyrus"], []))
    (other,) = selected(library)
    library.press("Save")
    library.qtbot.waitUntil(lambda: "<b>Mine</b>" in library.texts())
    assert (header(library, "c", "Title"), header(library, "c", "Note")) == ("<b>Mine</b>", "why")
    assert header(library, other.removesuffix(".tyrus"), "Title") is None
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("star"))
    library.qtbot.waitUntil(lambda: "Remove star" in library.texts())
    assert header(library, "c", "Starred") == "1"


def star_cell(screen: Screen, name: str) -> QQuickItem:
    """Return the cell of the star in the row of a game."""
    rows = screen.application.library.games.rows
    for cell in screen.items("starGame"):
        row: QQuickItem | None = cell
        while row is not None and row.objectName() != "game":
            row = row.parentItem()
        if row is not None and rows[row.property("index")].name == name:
            return cell
    raise AssertionError(name)


def test_clicks_and_keys_toggle_stars(library: Screen) -> None:
    press(library, Key.Key_Home)
    cell = star_cell(library, "c.tyrus")
    library.click(cell)
    wait_header(library, "c", "Starred", "1")
    assert selected(library) == ["d.tyrus"]
    press(library, Key.Key_Down)
    library.qtbot.waitUntil(lambda: library.application.library.games.rows[1].starred)
    press(library, Key.Key_Asterisk, held=SHIFT)
    wait_header(library, "c", "Starred", None)
    before = (library.games_folder / "d.tyrus").read_bytes()
    for name in ("e.tyrus", "d.tyrus"):
        library.click(star_cell(library, name))
        library.qtbot.waitUntil(lambda: selected(library) == [name])  # noqa: B023
    press(library, Key.Key_Asterisk, held=SHIFT)
    library.application.library_store.wait()
    assert (library.games_folder / "d.tyrus").read_bytes() == before


def test_opening_the_library_shows_changes_made_outside(library: Screen) -> None:
    press(library, Key.Key_Escape)
    (library.games_folder / "a.tyrus").unlink()
    keep(library.games_folder, "f.tyrus", play_game(6), **SENATOR, Date="2026-01-05")
    (library.games_folder / "e.tyrus").chmod(0o600)
    read_again(library, 2)  # The damaged file is tried again.
    wait_listed(library, "fdcbe")


def test_library_reports_missing_games_and_removes_their_rows(
    library: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    with monkeypatch.context() as patch:
        patch.setattr(record_files, "write_bytes", Mock(side_effect=PermissionError(13, "no")))
        library.click(library.item("star"))
        wait_told(
            library,
            "You don’t have permission to open or save c.tyrus: change its permissions, or choose"
            " another folder.",
        )
    (library.games_folder / "c.tyrus").unlink()
    library.click(library.item("star"))
    wait_listed(library, "dbae")
    wait_told(library, "There is no file named c.tyrus. Check its name, or choose another.")


def test_failed_restore_can_be_retried_while_its_file_exists(
    library: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = library.application.library_store
    for left in ("cbae", "bae"):
        with library.qtbot.waitSignal(store.deleted):
            store.delete([listed(library)[0]])
        wait_listed(library, left)
    (library.games_folder / BIN / "c.tyrus").unlink()
    press(library, Key.Key_Z, held=CONTROL)
    wait_told(library, "There is no file named c.tyrus. Check its name, or choose another.")
    with monkeypatch.context() as patch:
        patch.setattr(editing, "_move", Mock(side_effect=OSError(errno.ENOSPC, "full")))
        press(library, Key.Key_Z, held=CONTROL)
        library.qtbot.waitUntil(lambda: "disk is full" in message(library))
    assert library.application.library.canUndo
    press(library, Key.Key_Z, held=CONTROL)
    wait_listed(library, "dbae")
    assert not library.application.library.canUndo


def test_library_handles_file_names_that_are_not_unicode(screen: Screen) -> None:
    """Without its invalid byte, the file name would equal another game's name."""
    folder = screen.games_folder
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2026-01-01")
    keep(folder, os.fsdecode(b"a\xff.tyrus"), play_game(2), **SENATOR, Date="2026-01-02")
    open_library(screen, 2)
    screen.application.library.selection.select(0)
    screen.click(screen.item("describe"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Title and note"])
    type_in(screen, "Mine")
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.application.library.selection.title == "Mine")
    assert header(screen, "a", "Title") is None
