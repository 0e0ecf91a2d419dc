"""The library takes games by paste, drop and file, and gives them as files and archives."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.library_window import (
    CONTROL,
    SENATOR,
    SHIFT,
    TWO,
    drop,
    keep,
    listed,
    wait_told,
)
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.library import editing, exchange, record_files

Key = Qt.Key


def test_a_game_that_is_copied_as_a_file_is_imported_by_pasting_it(
    library: Screen, games: Path
) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.application.library.takeSelection()
    library.application.library.describe("Mine", "")
    library.qtbot.waitUntil(lambda: library.application.library.selection.title == "Mine")
    library.click(library.item("share"))
    library.press("Game file")
    library.press("Without names")
    library.press("Copy")
    copied = QGuiApplication.clipboard().text()
    assert "Lidana" not in copied
    assert "Mine" not in copied
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])
    press(library, Key.Key_V, held=CONTROL)
    wait_told(library, "0\u00a0games imported. 1\u00a0game already in the library.")
    (games / "c.tyrus").unlink()
    press(library, Key.Key_V, held=CONTROL)
    wait_told(library, "1\u00a0game imported.")


def test_a_pasted_record_is_imported_once(library: Screen, games: Path) -> None:
    game = play_game(9)
    text = write(Record(SENATOR, game.deal, game.placements)).decode()
    QGuiApplication.clipboard().setText(text)
    library.press("Paste")
    wait_told(library, "1\u00a0game imported.")
    library.qtbot.waitUntil(lambda: "imported" in library.texts())
    press(library, Key.Key_V, held=CONTROL)
    wait_told(library, "0\u00a0games imported. 1\u00a0game already in the library.")
    QGuiApplication.clipboard().setText("hello")
    library.press("Paste")
    wait_told(library, "The pasted text is not a Tyrus game.")
    assert len(listed(library)) == 6


def test_an_older_copy_of_a_running_game_is_known(library: Screen, tmp_path: Path) -> None:
    running = {**TWO, "HotSeat": "curtains", "Date": "2026-01-04"}  # As kept in `games`.
    old = keep(tmp_path, "old.tyrus", play_game(4).cut(3), **running)
    library.application.library.importFiles([QUrl.fromLocalFile(str(old))])
    wait_told(library, "0\u00a0games imported. 1\u00a0game already in the library.")
    assert library.application.library.total == 5


def test_a_running_game_that_an_archive_has_twice_is_imported_once(
    library: Screen, tmp_path: Path
) -> None:
    with zipfile.ZipFile(tmp_path / "two.zip", "w") as archive:
        for name, count in (("a", 12), ("b", 7)):
            path = keep(tmp_path, f"{name}.tyrus", play_game(9).cut(count), **SENATOR)
            archive.write(path, path.name)
    library.application.library.importFiles([QUrl.fromLocalFile(str(tmp_path / "two.zip"))])
    wait_told(library, "1\u00a0game imported. 1\u00a0game already in the library.")


def test_a_finished_game_that_an_archive_has_twice_is_imported_once(
    library: Screen, tmp_path: Path
) -> None:
    with zipfile.ZipFile(tmp_path / "two.zip", "w") as archive:
        for name, title in (("a", "One"), ("b", "Another")):
            path = keep(tmp_path, f"{name}.tyrus", play_game(9), **SENATOR, Title=title)
            archive.write(path, path.name)
    library.application.library.importFiles([QUrl.fromLocalFile(str(tmp_path / "two.zip"))])
    wait_told(library, "1\u00a0game imported. 1\u00a0game already in the library.")


def test_a_file_dropped_onto_the_window_is_imported(screen: Screen, tmp_path: Path) -> None:
    path = keep(tmp_path, "x.tyrus", play_game(9), **SENATOR)
    press(screen, Key.Key_Escape)
    drop(screen, path)
    screen.qtbot.waitUntil(lambda: "1\u00a0game imported." in screen.texts())


def export(screen: Screen, url: QUrl) -> None:
    """Export the selected games to a place that was chosen in the system's dialog."""
    library = screen.application.library
    library.takeSelection()
    library.export(url)


def test_exported_games_are_all_in_one_archive(library: Screen, tmp_path: Path) -> None:
    press(library, Key.Key_Home)
    press(library, Key.Key_A, held=CONTROL)
    assert not library.application.library.selection.allReadable
    library.application.library.select(4, True, False)
    assert library.application.library.selection.count == 4
    export(library, QUrl.fromLocalFile(str(tmp_path / "out")))
    told = "4\u00a0games exported to out.zip. 1\u00a0unfinished game included, with both hands."
    wait_told(library, told)
    assert (tmp_path / "out.zip").exists()


def test_no_copy_of_a_running_game_is_exported_into_the_games_own_folder(
    library: Screen, games: Path
) -> None:
    before = sorted(games.iterdir())
    press(library, Key.Key_Home)
    assert library.application.library.selection.running
    export(library, QUrl.fromLocalFile(str(games)))
    wait_told(
        library, "This game is already in your games folder. Save the copy in another folder."
    )
    assert sorted(games.iterdir()) == before


def test_what_was_imported_before_the_disk_was_full_is_listed(
    library: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [keep(tmp_path, f"{seed}.tyrus", play_game(seed), **SENATOR) for seed in (8, 9)]
    write_one = record_files.write

    def fill_disk(path: Path, game: Record) -> None:
        write_one(path, game)
        monkeypatch.setattr(record_files, "write", refuse)

    def refuse(*_: object) -> None:
        raise OSError(28, "as planned")

    monkeypatch.setattr(record_files, "write", fill_disk)
    drop(library, *paths)
    wait_told(library, "1\u00a0game imported. 9.tyrus could not be saved: the disk is full.")
    library.qtbot.waitUntil(lambda: library.application.library.total == 6)
    drop(library, paths[1])
    wait_told(library, "9.tyrus could not be saved: the disk is full.")


def test_the_game_that_cannot_be_exported_is_named(
    library: Screen, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = editing.free_name
    out = tmp_path / "out"
    out.mkdir()

    def refuse_second(folder: Path, name: str) -> str:
        if list(folder.iterdir()):
            raise OSError(28, "as planned")
        return names(folder, name)

    monkeypatch.setattr(exchange, "free_name", refuse_second)
    press(library, Key.Key_Home)
    press(library, Key.Key_Down, held=SHIFT)
    export(library, QUrl.fromLocalFile(str(out)))
    wait_told(
        library,
        "1\u00a0game exported to out. 1\u00a0unfinished game included, with both hands. "
        "c.tyrus could not be saved: the disk is full.",
    )
    (games / "c.tyrus").unlink()
    export(library, QUrl.fromLocalFile(str(tmp_path / "out.zip")))
    wait_told(library, "There is no file c.tyrus.")
    assert not (tmp_path / "out.zip").exists()


def test_a_folder_that_is_gone_before_games_are_exported_into_it_is_named_and_not_made(
    library: Screen, tmp_path: Path
) -> None:
    press(library, Key.Key_Home)
    names = library.application.library.selection.names
    library.application.library_store.export(names, tmp_path / "out", apart=True)
    wait_told(library, "There is no file out.")
    assert not (tmp_path / "out").exists()


def test_more_games_than_an_archive_may_hold_are_not_exported_and_that_is_said(
    library: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "MAX_GAMES", 1)
    press(library, Key.Key_Home)
    press(library, Key.Key_Down, held=SHIFT)
    export(library, QUrl.fromLocalFile(str(tmp_path / "out.zip")))
    wait_told(library, "out.zip can’t hold that many games: export fewer at a time.")
    assert not (tmp_path / "out.zip").exists()


def test_an_archive_that_cannot_take_its_name_is_named(
    library: Screen, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it was to lie among the games."""

    def refuse(path: Path, target: Path) -> None:
        raise OSError(28, "as planned", str(path), None, str(target))

    press(library, Key.Key_Home)
    monkeypatch.setattr(Path, "replace", refuse)
    export(library, QUrl.fromLocalFile(str(games / "out.zip")))
    wait_told(library, "out.zip could not be saved: the disk is full.")


def test_a_file_on_another_computer_is_refused(library: Screen) -> None:
    elsewhere = QUrl("smb://server/games/x.tyrus")
    press(library, Key.Key_Home)
    bridge = library.application.library
    for choose in (
        bridge.export,
        bridge.sharing.saveText,
        lambda url: bridge.importFiles([url]),
    ):
        told: list[str] = []
        bridge.told.connect(told.append)
        choose(elsewhere)
        assert told == ["Choose a file on this computer."]
        bridge.told.disconnect(told.append)
    noticed: list[str] = []
    library.application.saved_games.noticed.connect(noticed.append)
    library.application.saved_games.open(elsewhere)
    assert noticed == ["Choose a file on this computer."]


def test_nothing_to_paste_is_said(library: Screen) -> None:
    QGuiApplication.clipboard().clear()
    library.press("Paste")
    wait_told(library, "There is no game on the clipboard.")
