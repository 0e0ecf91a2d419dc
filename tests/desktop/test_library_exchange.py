"""The library's window imports by paste, drop and file, and exports files and archives."""

import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication

from tests.desktop.support.dialogs import file_dialog
from tests.desktop.support.library_window import SENATOR, TWO, keep, listed, selected, wait_told
from tests.desktop.support.program import open_file, url
from tests.desktop.support.screen import CONTROL, NO_MODIFIER, SHIFT, Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.text import saved_game_texts as texts
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.library import exchange, importing, record_files
from tyrus_desktop.library.exchange import ArchiveError
from tyrus_desktop.library.importing import Import

ALREADY = "1\u00a0game was already in the library."
ONCE = "1\u00a0game imported. 1\u00a0game was already in the library."
FULL = OSError(28, "as planned")
NO_ROOM = "The disk is full: {} could not be saved. Free some space, or save it elsewhere."


def drop(screen: Screen, *paths: Path) -> None:
    """Drop files that their source would like to move; the window must answer with a copy."""
    data = QMimeData()
    data.setUrls(list(map(url, paths)))
    start, end = QPointF(400, 200), QPointF(500, 300)
    copy, move = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
    left, none = Qt.MouseButton.LeftButton, NO_MODIFIER
    entered = QDragEnterEvent(start.toPoint(), copy | move, data, left, none)
    moved = QDragMoveEvent(end.toPoint(), copy | move, data, left, none)
    dropped = QDropEvent(end, copy | move, data, left, none)
    for event in (entered, moved, dropped):
        event.setDropAction(move)
        QGuiApplication.sendEvent(screen.window, event)
        assert event.isAccepted()
    assert (moved.dropAction(), dropped.dropAction()) == (copy, copy)


def export(screen: Screen, path: Path) -> None:
    """Export the selected games to a place that was chosen in a dialog."""
    screen.application.library.takeSelection()
    screen.application.library.export(url(path))


def test_pasting_a_record_twice_imports_it_once(library: Screen) -> None:
    game = play_game(9)
    text = write(Record(SENATOR, game.deal, game.placements)).decode()
    QGuiApplication.clipboard().setText(text)
    library.press("Paste")
    wait_told(library, "1\u00a0game imported.")
    library.qtbot.waitUntil(lambda: "imported" in library.texts())
    press(library, Key.Key_V, held=CONTROL)
    wait_told(library, ALREADY)
    QGuiApplication.clipboard().setText("hello")
    library.press("Paste")
    wait_told(library, "The pasted text is not a Tyrus game. Try another one.")
    assert len(listed(library)) == 6
    QGuiApplication.clipboard().clear()
    library.press("Paste")
    wait_told(library, "There is no game on the clipboard: copy one as text first.")


def test_shared_game_files_can_be_pasted(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("share"))
    library.press("Game file")
    library.press("Without names")
    library.press("Copy")
    copied = QGuiApplication.clipboard().text()
    assert "Lidana" not in copied
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Your games"])
    press(library, Key.Key_V, held=CONTROL)
    wait_told(library, ALREADY)
    (library.games_folder / "c.tyrus").unlink()
    press(library, Key.Key_V, held=CONTROL)
    wait_told(library, "1\u00a0game imported.")


def test_several_games_of_one_text_go_out_and_come_back(library: Screen, tmp_path: Path) -> None:
    """By the menu, a file that is opened or dropped, and the clipboard; running ones stay here."""
    bridge, target = library.application.library, tmp_path / "all.tyrus"
    press(library, Key.Key_Home, Key.Key_Down)
    press(library, Key.Key_End, held=SHIFT)
    press(library, Key.Key_Up, held=SHIFT)
    library.click(library.item("export"))
    library.press("As one text file…")
    asked = file_dialog(library, "Export games as one text file")
    asked.metaObject().invokeMethod(asked, "close")
    press(library, Key.Key_Home)
    press(library, Key.Key_Down, Key.Key_Down, Key.Key_Down, held=SHIFT)
    bridge.takeSelection()
    bridge.exportText(url(target))
    left_out = "1\u00a0unfinished game left out, as a text would show both hands."
    wait_told(library, f"3\u00a0games exported to all.tyrus. {left_out}")
    QGuiApplication.clipboard().setText(f"Hello,\n\n{target.read_text()}\nYours")
    ways: tuple[Callable[[], object], ...] = (
        lambda: open_file(library, target),
        lambda: drop(library, target),
        bridge.paste,
    )
    for bring in ways:
        for name in "ab":
            (library.games_folder / f"{name}.tyrus").unlink(missing_ok=True)
        for path in library.games_folder.glob("2026-*.tyrus"):
            path.unlink()
        bring()
        wait_told(library, "2\u00a0games imported. 1\u00a0game was already in the library.")
        assert library.table.game is None
        bridge.reported.emit("")


def test_importing_skips_games_already_in_the_library(library: Screen, tmp_path: Path) -> None:
    running = {**TWO, "HotSeat": "curtains", "Date": "2026-01-04"}  # As in `keep_games`.
    older = keep(tmp_path, "old.tyrus", play_game(4).cut(3), **running)
    library.application.library.importFiles([url(older)])
    wait_told(library, ALREADY)
    for seed, counts in ((8, (54, 54)), (9, (12, 7))):
        path = tmp_path / f"{seed}.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for name, count in zip("ab", counts, strict=True):
                game = play_game(seed).cut(count) if count < 54 else play_game(seed)
                file = keep(tmp_path, f"{name}.tyrus", game, **SENATOR)
                archive.write(file, file.name)
        library.application.library.importFiles([url(path)])
        wait_told(library, ONCE)
        library.application.library.reported.emit("")
    assert library.application.library.total == 7


def test_dropped_files_are_copied_until_the_disk_is_full(
    library: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "xy":
        (tmp_path / f"{name}.tyrus").write_bytes(b"damaged")
    drop(library, *tmp_path.iterdir())
    unread = "2\u00a0files could not be read."
    wait_told(library, f"{unread} Import just one of them to see why.")
    paths = [keep(tmp_path, f"{seed}.tyrus", play_game(seed), **SENATOR) for seed in (8, 9)]
    add_all = record_files.add_all

    def fill_disk(folder: Path, games: list[tuple[str, Record]]) -> tuple[int, OSError]:
        monkeypatch.setattr(record_files, "add_all", lambda *_: (0, FULL))
        return add_all(folder, games[:1])[0], FULL

    monkeypatch.setattr(record_files, "add_all", fill_disk)
    drop(library, *paths)
    full = NO_ROOM.format("9.tyrus")
    wait_told(library, f"1\u00a0game imported. {full}")
    library.application.library.reported.emit(f"{full} " * 6)
    library.qtbot.waitUntil(lambda: library.item("message").property("lineCount") > 2)
    assert not library.item("message").property("truncated")
    library.qtbot.waitUntil(lambda: library.application.library.total == 6)
    assert all(path.exists() for path in paths)
    press(library, Key.Key_Escape)
    drop(library, paths[1])  # Without the library.
    library.qtbot.waitUntil(lambda: full in library.texts())


def test_long_import_shows_its_progress_and_can_be_cancelled(
    library: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was saved by then stays; a cancelled archive is not written."""
    add_all, batches, go_on = record_files.add_all, list[int](), Event()

    def add_slowly(folder: Path, games: list[tuple[str, Record]]) -> tuple[int, OSError | None]:
        batches.append(len(games))
        assert len(batches) == 1 or go_on.wait(60)
        return add_all(folder, games)

    monkeypatch.setattr(importing, "BATCH", 4)
    monkeypatch.setattr(record_files, "add_all", add_slowly)
    path = tmp_path / "many.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for seed in range(20, 32):
            game = play_game(seed)
            archive.writestr(f"{seed}.tyrus", write(Record(SENATOR, game.deal, game.placements)))
    bridge = library.application.library
    assert not library.shows("transfer")
    bridge.importFiles([url(path)])
    library.qtbot.waitUntil(lambda: library.shows("transfer"))
    library.qtbot.waitUntil(lambda: 0.4 < library.item("transfer").property("value") < 0.7)
    library.click(library.item("cancel"))
    go_on.set()
    wait_told(library, "8\u00a0games imported. The import was cancelled.")
    assert (batches, bridge.total) == ([4, 4], 13)
    library.qtbot.waitUntil(lambda: not library.shows("transfer"))
    export(library, tmp_path / "out.zip")
    bridge.cancel()
    wait_told(library, "The export was cancelled.")
    assert list(tmp_path.iterdir()) == [path]


def test_dropped_games_are_shown_with_one_click(library: Screen, tmp_path: Path) -> None:
    """The library's last search and filter hide them. A game it had already is shown, too.

    So are both after the text has grown, which leaves room for few rows.
    """
    files = [keep(tmp_path, f"{seed}.tyrus", play_game(seed), **SENATOR) for seed in (8, 9)]
    library.press("Starred")
    library.item("search").setProperty("text", "nothing")
    press(library, Key.Key_Escape, Key.Key_Escape)
    for dropped in (files, files[:1]):
        library.qtbot.waitUntil(lambda: not sheets(library))
        with library.qtbot.waitSignal(library.application.library.imported):
            drop(library, *dropped)
        library.click(library.item("showGames"))
        library.qtbot.waitUntil(lambda: sheets(library) == ["Your games"])
        assert not library.shows("notice")
        library.qtbot.waitUntil(lambda: len(listed(library)) == 7)
        games, names = library.application.library.games, selected(library)
        deals = {record_files.read(library.games_folder / name).deal for name in names}
        assert deals == {record_files.read(path).deal for path in dropped}
        rows = library.item("games")
        first = rows.property("currentIndex")
        assert first == games.firstSelected()
        last = (first + 1) * rows.property("rowHeight")
        library.qtbot.waitUntil(lambda: last <= rows.property("contentY") + rows.height())  # noqa: B023
        press(library, Key.Key_Escape)
        library.application.settings.put("scale", 165)


def test_games_are_exported_into_one_archive(library: Screen, tmp_path: Path) -> None:
    press(library, Key.Key_Home)
    press(library, Key.Key_A, held=CONTROL)
    selection = library.application.library.selection
    assert not selection.allReadable
    selection.select(4, True)
    assert (selection.count, selection.allReadable) == (4, True)
    export(library, tmp_path / "out")
    told = "4\u00a0games exported to out.zip. 1\u00a0unfinished game included, with both hands."
    wait_told(library, told)
    assert len(zipfile.ZipFile(tmp_path / "out.zip").namelist()) == 4


def test_refused_export_leaves_no_file(
    library: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(library, Key.Key_Home)
    before = sorted(library.games_folder.iterdir())
    assert library.application.library.selection.running
    export(library, library.games_folder)
    wait_told(
        library, "This game is already in your games folder. Save the copy in another folder."
    )
    assert sorted(library.games_folder.iterdir()) == before
    library.application.library.exportText(url(library.games_folder / "all.tyrus"))
    wait_told(
        library,
        "all.tyrus can’t be in your games folder, where each file is one game: choose another"
        " folder.",
    )
    assert sorted(library.games_folder.iterdir()) == before
    press(library, Key.Key_Down, held=SHIFT)
    with monkeypatch.context() as patch:
        patch.setattr(exchange, "MAX_GAMES", 1)
        export(library, tmp_path / "many.zip")
        wait_told(library, "many.zip can’t hold that many games: export fewer at a time.")
        library.application.library.backups.write(url(tmp_path / "all.zip"))
        wait_told(
            library,
            "all.zip can’t hold that many games. Export some, delete those here, and try again.",
        )
        patch.setattr(exchange, "MAX_GAMES", 9)
        patch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(FULL))
        export(library, tmp_path / "full.zip")
        wait_told(library, NO_ROOM.format("full.zip"))
    (library.games_folder / "c.tyrus").unlink()
    export(library, tmp_path / "out.zip")
    wait_told(library, "There is no file named c.tyrus. Check its name, or choose another.")
    assert os.listdir(tmp_path) == []  # noqa: PTH208


def test_import_refuses_files_on_other_computers(library: Screen) -> None:
    elsewhere = QUrl("smb://server/games/x.tyrus")
    press(library, Key.Key_Home)
    bridge = library.application.library
    for use in (bridge.export, bridge.sharing.saveText, lambda url: bridge.importFiles([url])):
        with library.qtbot.waitSignal(bridge.reported) as told:
            use(elsewhere)
        assert told.args == ["Choose a file on this computer."]


def test_stopped_import_names_refused_and_unsaved_files() -> None:
    done = Import(refused=[("bad.zip", ArchiveError())], stopped=("full.tyrus", OSError(28, "")))
    said = texts.imported(done)
    assert "bad.zip" in said
    assert "full.tyrus" in said


def test_imported_games_are_claimed_and_given_back(library: Screen, tmp_path: Path) -> None:
    """Many at once, but no study, nor a side of the computer's. An import forgets claims."""
    bridge = library.application.library
    path, profile = tmp_path / "many.zip", library.application.profiles.current
    with zipfile.ZipFile(path, "w") as archive:
        for seed in range(40, 47):
            game = play_game(seed)
            headers = {**(SENATOR if seed < 44 else TWO), "IvoryProfile": profile}
            headers |= {"Study": "1"} if seed == 46 else {}
            archive.writestr(f"{seed}.tyrus", write(Record(headers, game.deal, game.placements)))
    bridge.importFiles([url(path)])
    wait_told(library, "7\u00a0games imported.")
    games = bridge.games
    library.qtbot.waitUntil(lambda: len(games.selected) == 7)
    assert not any(entry.seat for entry in games.selected)

    def claim(entry: str, told: str) -> list[str]:
        library.click(library.item("whose"))
        library.press(entry)
        wait_told(library, told)
        return sorted(entry.seat for entry in games.selected)

    yours = claim("I played Ivory", "6\u00a0games are now yours.")
    assert yours == ["", *["ivory"] * 6]
    assert claim("I played Ivory", "0\u00a0games are now yours.") == yours
    store = library.application.library_store
    library.qtbot.waitUntil(lambda: store.figures is not None and store.figures.games > 0)
    claim("I played Brown", "2\u00a0games are now yours.")
    assert [entry.seat for entry in games.selected].count("brown") == 2
    given_back = claim("Others played", "6\u00a0games given back: others played them.")
    assert given_back == [""] * 7
