"""Dialogs for files open where files usually are, and then where one was chosen last."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.support.dialogs import file_dialogs
from tests.desktop.support.items import read, visible
from tests.desktop.support.library_window import CONTROL, SENATOR, keep
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press
from tests.readers import play_game
from tyrus_desktop.desktop.bridge.library import file_place
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's home; the first usual place is missing, the second is there."""
    places = [tmp_path / "home" / name for name in ("Documents", "Downloads", "")]
    places[1].mkdir(parents=True)
    paths = dict(zip(file_place.USUAL, places, strict=True))
    system = SimpleNamespace(writableLocation=lambda place: str(paths[place]))
    monkeypatch.setattr(file_place, "QStandardPaths", system)
    return tmp_path / "home"


def folder(dialog: QObject) -> Path:
    return Path(QUrl(dialog.property("currentFolder")).toLocalFile())


def open_by_key(screen: Screen) -> QObject:
    press(screen, Key.Key_Escape)
    press(screen, Key.Key_O, held=CONTROL)
    return file_dialogs(screen, "GameFileDialogs")["Open a game"]


def test_opening_begins_where_files_usually_are_and_goes_on_where_one_was_chosen(
    start: Starter, tmp_path: Path, usual: Path
) -> None:
    screen = start()
    asked = open_by_key(screen)
    assert folder(asked) == usual / "Downloads"
    chosen = keep(tmp_path / "mail", "x.tyrus", play_game(9), **SENATOR)
    asked.setProperty("selectedFile", QUrl.fromLocalFile(str(chosen)))
    asked.metaObject().invokeMethod(asked, "accepted")
    screen.qtbot.waitUntil(lambda: screen.table.game is not None)
    close(screen)
    again = start()
    asked = open_by_key(again)
    assert folder(asked) == chosen.parent
    asked.metaObject().invokeMethod(asked, "close")
    chosen.unlink()
    chosen.parent.rmdir()
    assert folder(open_by_key(again)) == usual / "Downloads"


def test_dialogs_open_though_the_folder_used_last_does_not_answer(
    start: Starter, usual: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where another computer shared it: `stat` fails with an error that `Path.is_dir` raises."""
    gone = "/media/gone"
    stat = os.stat

    def silent(path: str, **options: bool) -> os.stat_result:
        if str(path) == gone:
            raise OSError(errno.ENOTCONN, "Transport endpoint is not connected", gone)
        return stat(path, **options)

    monkeypatch.setattr(os, "stat", silent)
    screen = start()
    screen.application.settings.folder = gone
    assert folder(open_by_key(screen)) == usual / "Downloads"


def test_dialogs_open_though_the_folder_of_the_program_is_gone(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    place = program.application.saved_games.place
    place.remember(QUrl.fromLocalFile(str(tmp_path)))
    assert Path(place.folder.toLocalFile()) == tmp_path


def test_a_folder_on_another_computer_is_not_remembered(screen: Screen, tmp_path: Path) -> None:
    place = screen.application.saved_games.place
    place.remember(QUrl.fromLocalFile(str(tmp_path)))
    place.remember(QUrl("smb://server/games/x.tyrus"))
    assert Path(place.folder.toLocalFile()) == tmp_path


@pytest.mark.parametrize(
    ("name", "ending", "saved"),
    [
        ("Tyrus 2026.11.26", ".zip", "Tyrus 2026.11.26.zip"),
        ("Claire vs. Denis", ".tyrus", "Claire vs. Denis.tyrus"),
        ("table.txt", ".png", "table.txt.png"),
        ("table", ".png", "table.png"),
        ("TABLE.PNG", ".png", "TABLE.PNG"),
    ],
)
def test_a_name_gets_its_ending_unless_it_has_that(
    tmp_path: Path, name: str, ending: str, saved: str
) -> None:
    path = file_place.path_to_save(QUrl.fromLocalFile(str(tmp_path / name)), pytest.fail, ending)
    assert path == tmp_path / saved


def test_a_file_is_not_replaced_by_a_name_that_the_dialog_did_not_ask_about(
    library: Screen, tmp_path: Path
) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    library.wait_for(Phase.OVER)
    library.choose_entry("&Game", "S&hare…")
    bridge, saved_games = library.application.library, library.application.saved_games
    told: list[str] = []
    bridge.told.connect(told.append)
    saved_games.noticed.connect(told.append)
    for save, ending in (
        (bridge.export, ".zip"),
        (bridge.sharing.saveText, ".txt"),
        (lambda url: bridge.sharing.savePicture(QImage(), url), ".png"),
        (saved_games.saveCopy, ".tyrus"),
    ):
        there = tmp_path / f"Tyrus 2026.11.26{ending}"
        there.write_text("another")
        save(QUrl.fromLocalFile(str(there.with_suffix(""))))
        for store in (library.application.library_store, library.application.store):
            store.wait()
        QCoreApplication.processEvents()
        assert there.read_text() == "another"
        advice = "choose another name, or that file to replace it."
        assert told == [f"There is already a file {there.name}: {advice}"]
        told.clear()


def test_no_dialog_has_a_suffix_which_qt_would_add_after_it_has_asked(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.press("Export as zip…")
    assert suffixes(library, "LibraryFiles") == {""}
    asked = file_dialogs(library, "LibraryFiles")["Export games as a zip archive"]
    asked.metaObject().invokeMethod(asked, "close")
    press(library, Key.Key_Escape)
    open_by_key(library)
    assert suffixes(library, "GameFileDialogs") == {""}


def test_a_copy_is_proposed_under_the_day_of_its_game(start: Starter, usual: Path) -> None:
    screen = start()
    resume(screen, TURN, headers={**AGAINST_COMPUTER, "Date": "2026-11-26"})
    press(screen, Key.Key_Escape)
    press(screen, Key.Key_S, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    screen.press("Save as…")
    proposed = QUrl(
        file_dialogs(screen, "GameFileDialogs")["Save the game as"].property("selectedFile")
    )
    assert Path(proposed.toLocalFile()).name == "Tyrus 2026-11-26.tyrus"


def proposed_name(screen: Screen) -> str:
    """Return what the field of the open dialog says; Qt's own is a window that has the keys."""
    screen.qtbot.waitUntil(lambda: QGuiApplication.focusWindow() not in (None, screen.window))
    fields = screen.window.findChildren(QObject, "fileNameTextField")
    (shown,) = (each for each in fields if each.property("visible"))
    return str(shown.property("text"))


def test_a_proposed_name_can_be_read_and_is_changed_by_what_is_typed(
    library: Screen, usual: Path
) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.press("Export as zip…")
    assert proposed_name(library) == "Tyrus.zip"
    (field,) = library.window.findChildren(QObject, "fileNameTextField")
    field.metaObject().invokeMethod(field, "forceActiveFocus")
    asking = QGuiApplication.focusWindow()
    assert isinstance(asking, QQuickWindow)
    for key in (Key.Key_Home, Key.Key_2):
        QTest.keyClick(asking, key)
    shown = visible(asking.contentItem())
    save = next(each for each in shown if read(each, "text") == "Save")
    QTest.mouseClick(asking, Qt.MouseButton.LeftButton, pos=library.middle(save))
    library.qtbot.waitUntil((usual / "Downloads" / "2Tyrus.zip").exists)
    library.press("Export as zip…")
    assert proposed_name(library) == "Tyrus.zip"


def test_a_name_is_proposed_though_another_dialog_was_open_before(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.press("Export as zip…")
    asked = file_dialogs(library, "LibraryFiles")["Export games as a zip archive"]
    assert proposed_name(library) == "Tyrus.zip"
    asked.metaObject().invokeMethod(asked, "close")
    library.qtbot.waitUntil(lambda: not asked.property("visible"))
    library.window.requestActivate()
    library.press("Open")
    library.wait_for(Phase.OVER)
    press(library, Key.Key_S, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert proposed_name(library).endswith(".tyrus")


def test_after_a_dialog_the_keys_of_the_list_work_again(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.press("Export as zip…")
    asked = file_dialogs(library, "LibraryFiles")["Export games as a zip archive"]
    asked.metaObject().invokeMethod(asked, "close")
    library.qtbot.waitUntil(lambda: not asked.property("visible"))
    library.window.requestActivate()
    library.qtbot.waitUntil(library.item("games").hasActiveFocus)
    press(library, Key.Key_Down)
    assert library.application.library.selection.names == ["b.tyrus"]


def suffixes(screen: Screen, owner: str) -> set[str]:
    found = (each.property("defaultSuffix") for each in file_dialogs(screen, owner).values())
    return {str(each) for each in found if each is not None}


def test_each_dialog_of_the_library_begins_where_the_one_before_chose_a_file(
    library: Screen, tmp_path: Path, usual: Path
) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    expected = usual / "Downloads"
    for button, title in (
        ("Import…", "Import games"),
        ("Export as zip…", "Export games as a zip archive"),
        ("Export files…", "Export games to a folder"),
    ):
        library.press(button)
        asked = file_dialogs(library, "LibraryFiles")[title]
        assert folder(asked) == expected
        expected = tmp_path / title
        expected.mkdir()
        own = "selectedFolder" if button == "Export files…" else "selectedFile"
        chosen = expected if own == "selectedFolder" else expected / "x.zip"
        if button == "Import…":
            chosen.write_bytes(b"x")
        asked.setProperty(own, QUrl.fromLocalFile(str(chosen)))
        asked.metaObject().invokeMethod(asked, "accepted")
        asked.metaObject().invokeMethod(asked, "close")
        QCoreApplication.processEvents()
