"""Quitting finishes what the user asked of the library, or asks first."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from tests.desktop.conftest import Starter, close
from tests.desktop.support.fakes import Disk
from tests.desktop.support.library_window import SENATOR, keep, keep_games, open_library
from tests.desktop.support.program import Program, url
from tests.desktop.support.screen import Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.startup import app
from tyrus_desktop.library import record_files

BUSY = "Games are still being imported or exported. If you quit now, the rest is left out."


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Reading a record waits until this is set, as it is before the programs are closed."""
    gate, read = Event(), record_files.read
    gate.set()
    monkeypatch.setattr(record_files, "read", lambda *path: gate.wait() and read(*path))
    yield gate
    gate.set()


def import_two(screen: Screen, folder: Path) -> None:
    seeds = [number + len(list(folder.glob("*.tyrus"))) for number in (8, 9)]
    paths = [keep(folder, f"{seed}.tyrus", play_game(seed), **SENATOR) for seed in seeds]
    screen.application.library.importFiles([url(path) for path in paths])


def export_two(screen: Screen, folder: Path) -> None:
    screen.application.library.selection.select(1)
    screen.application.library.selection.select(2, True)
    library = screen.application.library
    library.takeSelection()
    library.export(url(folder / "out.zip"))


def quit_during(screen: Screen) -> None:
    """Close the window, and wait for the question."""
    screen.window.close()
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quit now?"])
    assert BUSY in screen.texts()


def test_program_finishes_library_changes_before_quitting(
    program: Program, tmp_path: Path, disk: Disk
) -> None:
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


@pytest.mark.parametrize("hanging", ["library", "game"])
def test_quitting_gives_up_on_a_hanging_disk(
    playing: Screen, disk: Disk, monkeypatch: pytest.MonkeyPatch, hanging: str
) -> None:
    monkeypatch.setattr(app, "LIBRARY_S", 0.1)
    monkeypatch.setattr(app, "SHUTDOWN_S", 0.1)
    keep_games(playing.games_folder)
    playing.application.library_store.open()
    playing.application.library_store.wait()
    disk.hold()
    if hanging == "library":
        playing.application.library_store.describe(["c.tyrus"], {"Title": "Mine"})
    else:
        playing.drag_tile(0, 0)
    began = time.monotonic()
    playing.application.flush()
    assert time.monotonic() - began < 5
    disk.release()
    playing.application.library_store.wait()
    if hanging == "library":
        game = record_files.read(playing.games_folder / "c.tyrus")
        assert game.headers["Title"] == "Mine"


@pytest.mark.parametrize("transfer", [import_two, export_two])
def test_quitting_waits_for_transfers_or_leaves_no_partial_file(
    start: Starter,
    games: Path,
    tmp_path: Path,
    gate: Event,
    transfer: Callable[[Screen, Path], None],
) -> None:
    closing = start()
    press(closing, Key.Key_Escape)
    open_library(closing, 5)
    gate.clear()
    transfer(closing, tmp_path)
    quit_during(closing)
    gate.set()
    closing.qtbot.waitUntil(lambda: sheets(closing) == [])
    gate.clear()
    transfer(closing, tmp_path)
    quit_during(closing)
    press(closing, Key.Key_Return)
    closing.qtbot.waitUntil(lambda: sheets(closing) == [])
    assert closing.window.isVisible()
    quit_during(closing)
    closing.press("Quit")
    assert not closing.window.isVisible()
    threading.Timer(0.1, gate.set).start()
    close(closing)
    assert not list(tmp_path.glob(".*"))
    left = [path for path in closing.games_folder.iterdir() if path.suffix == ".tyrus"]
    assert len(left) in {5, 7, 8}
    for path in left:
        if path.name != "e.tyrus":
            record_files.read(path)
