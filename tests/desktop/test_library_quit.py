"""Quitting cuts nothing off that the user has asked of the library, or asks first."""

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
from tests.desktop.support.library_window import SENATOR, keep, wait_listed
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
    """What reads a record from a file waits here, unless it is open."""

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
    """It is open before the programs are closed."""
    gate = Gate(monkeypatch)
    yield gate
    gate.open()


def import_two(screen: Screen, folder: Path) -> None:
    paths = [keep(folder, f"{seed}.tyrus", play_game(seed), **SENATOR) for seed in (8, 9)]
    screen.application.library.importFiles([QUrl.fromLocalFile(str(path)) for path in paths])


def export_two(screen: Screen, folder: Path) -> None:
    screen.application.library.select(1, False, False)
    screen.application.library.select(2, True, False)
    library = screen.application.library
    library.takeSelection()
    library.export(QUrl.fromLocalFile(str(folder / "out.zip")))


WAYS: dict[str, tuple[Callable[[Screen, Path], None], str]] = {
    "import": (import_two, "2\u00a0games imported."),
    "export": (export_two, "2\u00a0games exported to out.zip."),
}
transfers = pytest.mark.parametrize("way", WAYS)


def quit_during(screen: Screen, gate: Gate, way: str, folder: Path) -> list[str]:
    """Begin a transfer, close the window, and wait for the question; return what will be told."""
    told: list[str] = []
    screen.application.library.told.connect(told.append)
    gate.close()
    WAYS[way][0](screen, folder)
    screen.window.close()
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quit now?"])
    assert BUSY in screen.texts()
    return told


@transfers
def test_quitting_during_a_transfer_asks_and_enter_lets_it_go_on(
    library: Screen, tmp_path: Path, gate: Gate, way: str
) -> None:
    told = quit_during(library, gate, way, tmp_path)
    press(library, Key.Key_Return)
    library.qtbot.waitUntil(lambda: sheets(library) == [])
    assert library.window.isVisible()
    gate.open()
    library.qtbot.waitUntil(lambda: told == [WAYS[way][1]])
    library.window.close()
    assert not library.window.isVisible()


@transfers
def test_the_question_closes_once_nothing_would_be_lost(
    library: Screen, tmp_path: Path, gate: Gate, way: str
) -> None:
    told = quit_during(library, gate, way, tmp_path)
    gate.open()
    library.qtbot.waitUntil(lambda: sheets(library) == [])
    assert told == [WAYS[way][1]]
    assert library.window.isVisible()


@transfers
def test_quitting_anyway_leaves_no_partial_file(
    library: Screen, games: Path, tmp_path: Path, gate: Gate, way: str
) -> None:
    quit_during(library, gate, way, tmp_path)
    library.press("Quit")
    assert not library.window.isVisible()
    threading.Timer(0.1, gate.open).start()
    close(library)
    assert not list(tmp_path.glob("*.zip*"))
    assert not list(tmp_path.glob(".*"))
    kept = [path for path in games.iterdir() if path.suffix == ".tyrus"]
    assert len(kept) in {5, 6}
    for path in set(kept) - {games / "e.tyrus"}:
        record_files.read(path)


def test_the_question_tells_both_losses(
    library: Screen, tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    quit_during(library, gate, "import", tmp_path)
    store = library.application.store
    monkeypatch.setattr(type(store), "has_pending", property(lambda _: True))
    store.pending_changed.emit()
    lost = "A game could not be saved and will be lost. Save it elsewhere first."
    library.qtbot.waitUntil(lambda: f"{lost} {BUSY}" in library.texts())
    assert sheets(library) == ["Quit without saving?"]
    monkeypatch.undo()
    gate.open()


def test_what_was_asked_of_games_just_before_quitting_is_done(
    library: Screen, games: Path, tmp_path: Path, disk: Disk
) -> None:
    store = library.application.library_store
    store.delete(["b.tyrus"])
    store.wait()
    disk.hold()
    store.describe(["c.tyrus"], {"Title": "Mine"})
    store.toggle_stars(["c.tyrus"])
    store.undo()
    store.delete(["a.tyrus"])
    store.save(tmp_path / "shared.txt", b"text")
    threading.Timer(0.2, disk.release).start()
    close(library)
    headers = record_files.read(games / "c.tyrus").headers
    assert (headers["Title"], headers["Starred"]) == ("Mine", "1")
    assert (games / "b.tyrus").exists()
    assert not (games / "a.tyrus").exists()
    assert (tmp_path / "shared.txt").read_bytes() == b"text"


def test_quitting_does_not_wait_until_all_games_are_read(
    start: Starter, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, names = entries.read, []

    def slow(folder: Path, name: str, stamp: str) -> Entry:
        names.append(name)
        time.sleep(0.02)
        return read(folder, name, stamp)

    monkeypatch.setattr(entries, "read", slow)
    monkeypatch.setattr(sliced_thread, "SLICE_S", 0.05)
    for seed in range(10, 110):
        keep(games, f"{seed}.tyrus", play_game(1), **SENATOR)
    screen = start(games=games)
    store = screen.application.library_store
    store.open()
    screen.qtbot.waitUntil(lambda: bool(names))
    store.describe(["c.tyrus"], {"Title": "Mine"})
    close(screen)
    assert len(names) < 50
    assert record_files.read(games / "c.tyrus").headers["Title"] == "Mine"


def test_the_end_of_the_session_waits_for_what_was_asked_of_games(
    library: Screen, games: Path, disk: Disk
) -> None:
    disk.hold()
    library.application.library_store.describe(["a.tyrus", "c.tyrus"], {"Title": "Mine"})
    threading.Timer(0.2, disk.release).start()
    library.application.flush()
    assert record_files.read(games / "c.tyrus").headers["Title"] == "Mine"


def test_the_end_of_the_session_while_the_program_ends_waits_for_nothing(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    for store in (GameStore(tmp_path), LibraryStore(tmp_path)):
        assert store.close()
        store.wait(1)


@pytest.mark.parametrize("hanging", ["the library's disk", "the disk of the game at the table"])
def test_quitting_gives_up_on_a_disk_that_does_not_answer(
    library: Screen, disk: Disk, monkeypatch: pytest.MonkeyPatch, hanging: str
) -> None:
    monkeypatch.setattr(app, "LIBRARY_S", 0.1)
    monkeypatch.setattr(app, "SHUTDOWN_S", 0.1)
    disk.hold()
    if hanging == "the library's disk":
        library.application.library_store.describe(["c.tyrus"], {"Title": "Mine"})
    else:
        press(library, Qt.Key.Key_Escape)
        library.play_computer()
        library.drag_tile(0, 0)
    begun = time.monotonic()
    library.application.flush()
    assert time.monotonic() - begun < 5
    disk.release()
    if hanging == "the library's disk":
        wait_listed(library, "dcbae")


def test_the_library_is_closed_though_the_disk_hangs(
    games: Path, qtbot: QtBot, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_thread, "SHUTDOWN_S", 0.1)
    store = LibraryStore(games)
    store.open()
    store.wait()
    disk.hold()
    store.describe(["c.tyrus"], {"Title": "Mine"})
    assert not store.close()
    disk.release()
    qtbot.waitUntil(lambda: record_files.read(games / "c.tyrus").headers.get("Title") == "Mine")
