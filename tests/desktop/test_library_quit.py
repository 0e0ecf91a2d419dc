"""Quitting finishes what the user asked of the library, or asks first."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.desktop.conftest import Starter, close
from tests.desktop.support.disk import Disk
from tests.desktop.support.library_window import SENATOR, keep, keep_games, open_library
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game import file_thread
from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.desktop.library import sliced_thread
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.startup import app
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import entries, record_files
from tyrus_desktop.library.entries import Entry

Key = Qt.Key
BUSY = "Games are still being imported or exported: what is not finished will be missing."


class Gate:
    """Reading a record waits here, unless the gate is open."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._open = threading.Event()
        self._open.set()
        self._read = record_files.read
        patch.setattr(record_files, "read", self._wait)

    def close(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()

    def _wait(self, path: Path, name: str | None = None) -> Record:
        assert self._open.wait(30)
        return self._read(path, name)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """A gate that is opened before the programs are closed."""
    gate = Gate(monkeypatch)
    yield gate
    gate.open()


def import_two(screen: Screen, folder: Path) -> None:
    paths = [keep(folder, f"{seed}.tyrus", play_game(seed), **SENATOR) for seed in (8, 9)]
    screen.application.library.importFiles([QUrl.fromLocalFile(str(path)) for path in paths])


def export_two(screen: Screen, folder: Path) -> None:
    screen.application.library.selection.select(1)
    screen.application.library.selection.select(2, True)
    library = screen.application.library
    library.takeSelection()
    library.export(QUrl.fromLocalFile(str(folder / "out.zip")))


WAYS: dict[str, tuple[Callable[[Screen, Path], None], str]] = {
    "import": (import_two, "2\u00a0games imported."),
    "export": (export_two, "2\u00a0games exported to out.zip."),
}
transfers = pytest.mark.parametrize("way", WAYS)


@pytest.fixture
def closing(start: Starter, games: Path) -> Screen:
    """A new window, which the test closes, with the library open."""
    screen = start()
    press(screen, Key.Key_Escape)
    open_library(screen, 5)
    return screen


def quit_during(screen: Screen, gate: Gate, way: str, folder: Path) -> list[str]:
    """Begin a transfer, close the window, and wait for the question; return later messages."""
    told: list[str] = []
    screen.application.library.told.connect(told.append)
    gate.close()
    WAYS[way][0](screen, folder)
    screen.window.close()
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quit now?"])
    assert BUSY in screen.texts()
    return told


@transfers
def test_the_question_closes_when_the_transfer_ends(
    library: Screen, tmp_path: Path, gate: Gate, way: str
) -> None:
    told = quit_during(library, gate, way, tmp_path)
    gate.open()
    library.qtbot.waitUntil(lambda: sheets(library) == [])
    assert told == [WAYS[way][1]]
    assert library.window.isVisible()
    library.application.library.told.disconnect(told.append)


def test_the_question_names_both_losses(
    library: Screen, tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    quit_during(library, gate, "import", tmp_path)
    store = library.application.store
    with monkeypatch.context() as patch:
        patch.setattr(type(store), "has_pending", property(lambda _: True))
        store.pending_changed.emit()
        lost = "A game could not be saved and will be lost. Save it elsewhere first."
        library.qtbot.waitUntil(lambda: f"{lost} {BUSY}" in library.texts())
        assert sheets(library) == ["Quit without saving?"]
    store.pending_changed.emit()
    gate.open()
    library.qtbot.waitUntil(lambda: not library.application.library.transferring)


def test_changes_are_finished_before_quitting(program: Program, tmp_path: Path, disk: Disk) -> None:
    keep_games(program.games_folder)
    games, library = program.games_folder, program.application.library_store
    library.open()
    library.wait()
    disk.hold()
    library.describe(["a.tyrus"], {"Title": "Mine"})
    threading.Timer(0.1, disk.release).start()
    program.application.flush()  # At the end of the session.
    assert record_files.read(games / "a.tyrus").headers["Title"] == "Mine"
    store = LibraryStore(games)
    with program.qtbot.waitSignal(store.progressed, check_params_cb=lambda *n: n == (5, 5)):
        store.open()
    store.delete(["b.tyrus"])
    store.wait()
    assert not (games / "b.tyrus").exists()
    disk.hold()
    store.describe(["c.tyrus"], {"Title": "Mine"})
    store.toggle_stars(["c.tyrus"])
    store.undo()
    store.delete(["a.tyrus"])
    store.save(tmp_path / "shared.txt", b"text")
    threading.Timer(0.1, disk.release).start()
    assert store.close()
    headers = record_files.read(games / "c.tyrus").headers
    assert (headers["Title"], headers["Starred"]) == ("Mine", "1")
    assert (games / "b.tyrus").exists()
    assert not (games / "a.tyrus").exists()
    assert (tmp_path / "shared.txt").read_bytes() == b"text"


def test_quitting_does_not_wait_for_the_scan(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, names = entries.read, []

    def slow(folder: Path, name: str, stamp: str) -> Entry:
        names.append(name)
        time.sleep(0.02)
        return read(folder, name, stamp)

    monkeypatch.setattr(entries, "read", slow)
    monkeypatch.setattr(sliced_thread, "SLICE_S", 0.05)
    keep_games(tmp_path)
    for number in range(100):
        (tmp_path / f"{number}.tyrus").write_bytes(b"")
    store = LibraryStore(tmp_path)
    store.open()
    qtbot.waitUntil(lambda: bool(names))
    store.describe(["c.tyrus"], {"Title": "Mine"})
    assert store.close()
    assert len(names) < 50
    assert record_files.read(tmp_path / "c.tyrus").headers["Title"] == "Mine"


def test_closed_stores_keep_nobody_waiting(qapp: QGuiApplication, tmp_path: Path) -> None:
    for store in (GameStore(tmp_path), LibraryStore(tmp_path)):
        assert store.close()
        store.wait(1)


@pytest.mark.parametrize("hanging", ["library", "game"])
def test_quitting_gives_up_on_a_hanging_disk(
    reused_playing: Screen, disk: Disk, monkeypatch: pytest.MonkeyPatch, hanging: str
) -> None:
    screen = reused_playing
    monkeypatch.setattr(app, "LIBRARY_S", 0.1)
    monkeypatch.setattr(app, "SHUTDOWN_S", 0.1)
    keep_games(screen.games_folder)
    screen.application.library_store.open()
    screen.application.library_store.wait()
    disk.hold()
    if hanging == "library":
        screen.application.library_store.describe(["c.tyrus"], {"Title": "Mine"})
    else:
        screen.drag_tile(0, 0)
    began = time.monotonic()
    screen.application.flush()
    assert time.monotonic() - began < 5
    disk.release()
    screen.application.library_store.wait()


def test_stores_close_on_a_hanging_disk_and_finish_later(
    tmp_path: Path, qtbot: QtBot, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_thread, "SHUTDOWN_S", 0.1)
    keep_games(tmp_path)
    store = LibraryStore(tmp_path)
    store.open()
    store.wait()
    disk.hold()
    store.describe(["c.tyrus"], {"Title": "Mine"})
    assert not store.close()
    disk.release()
    qtbot.waitUntil(lambda: record_files.read(tmp_path / "c.tyrus").headers.get("Title") == "Mine")


@transfers
def test_enter_continues_and_quit_leaves_no_partial_file(
    closing: Screen, tmp_path: Path, gate: Gate, way: str
) -> None:
    quit_during(closing, gate, way, tmp_path)
    press(closing, Key.Key_Return)
    closing.qtbot.waitUntil(lambda: sheets(closing) == [])
    assert closing.window.isVisible()
    closing.window.close()
    closing.qtbot.waitUntil(lambda: sheets(closing) == ["Quit now?"])
    closing.press("Quit")
    assert not closing.window.isVisible()
    threading.Timer(0.1, gate.open).start()
    close(closing)
    assert not list(tmp_path.glob("*.zip*"))
    assert not list(tmp_path.glob(".*"))
    left = [path for path in closing.games_folder.iterdir() if path.suffix == ".tyrus"]
    assert len(left) in {5, 6}
    for path in left:
        if path.name != "e.tyrus":
            record_files.read(path)
