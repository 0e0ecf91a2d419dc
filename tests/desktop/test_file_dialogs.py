"""File dialogs open in the usual folder, later in the one chosen last, and propose names."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem

from tests.desktop.conftest import Starter, close
from tests.desktop.support.dialogs import file_dialog, file_dialogs
from tests.desktop.support.library_window import SENATOR, keep
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, resume
from tests.desktop.support.program import url
from tests.desktop.support.screen import CONTROL, SHIFT, Key, Screen, press
from tests.readers import play_game
from tyrus_desktop.desktop.bridge.library import file_place
from tyrus_desktop.desktop.game.phase import Phase


@pytest.fixture(autouse=True)
def close_dialogs(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close Qt's own file dialogs, which have focus."""
    yield
    if {"library", "screen"} & set(request.fixturenames):
        screen = request.getfixturevalue("module_screen")
        if list(screen.components("FileDialogs")):
            for dialog in file_dialogs(screen):
                dialog.metaObject().invokeMethod(dialog, "close")
        QCoreApplication.processEvents()


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's home, without the first usual folder."""
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
    return file_dialog(screen, "Open a game")


def test_file_dialogs_open_in_the_last_chosen_folder(
    start: Starter, tmp_path: Path, usual: Path
) -> None:
    screen = start()
    asked = open_by_key(screen)
    assert folder(asked) == usual / "Downloads"
    chosen = keep(tmp_path / "mail", "x.tyrus", play_game(9), **SENATOR)
    asked.setProperty("selectedFile", url(chosen))
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


def test_missing_extensions_are_added_to_file_names(tmp_path: Path) -> None:
    for name, saved in (
        ("Tyrus 2026.11.26", "Tyrus 2026.11.26.png"),
        ("table.txt", "table.txt.png"),
        ("TABLE.PNG", "TABLE.PNG"),
    ):
        chosen = url(tmp_path / name)
        assert file_place.path_to_save(chosen, pytest.fail, ".png") == tmp_path / saved


def test_saving_replaces_no_file_without_asking(library: Screen, tmp_path: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    library.wait_for(Phase.OVER)
    library.choose_entry("&Game", "S&hare…")
    bridge, saved_games = library.application.library, library.application.saved_games
    told: list[str] = []
    for signal in (bridge.reported, saved_games.noticed):
        signal.connect(told.append)
    for save, ending in (
        (bridge.export, ".zip"),
        (bridge.sharing.saveText, ".txt"),
        (lambda url: bridge.sharing.savePicture(QImage(), url), ".png"),
        (saved_games.saveCopy, ".tyrus"),
    ):
        there = tmp_path / f"Tyrus 2026.11.26{ending}"
        there.write_text("another")
        save(url(there.with_suffix("")))
        for store in (library.application.library_store, library.application.store):
            store.wait()
        QCoreApplication.processEvents()
        assert there.read_text() == "another"
        advice = "Choose another name, or choose that file to replace it."
        assert told == [f"A file named {there.name} already exists. {advice}"]
        told.clear()
    for signal in (bridge.reported, saved_games.noticed):
        signal.disconnect(told.append)


def test_saved_copies_are_named_after_the_game_date(screen: Screen, usual: Path) -> None:
    resume(screen, TURN, headers={**AGAINST_COMPUTER, "Date": "2026-11-26"})
    press(screen, Key.Key_S, held=CONTROL | SHIFT)
    screen.press("Save as…")
    proposed = QUrl(file_dialog(screen, "Save the game as").property("selectedFile"))
    assert Path(proposed.toLocalFile()).name == "Tyrus 2026-11-26.tyrus"
    # Qt would add a default suffix after it has asked about replacing a file.
    found = (each.property("defaultSuffix") for each in file_dialogs(screen))
    assert {str(each) for each in found if each is not None} == {""}


@pytest.fixture
def saving(screen: Screen, tmp_path: Path) -> Callable[[], QObject]:
    """Returns what asks where to save a game of one day; the first folder has another."""
    (tmp_path / "sub" / "deep").mkdir(parents=True)
    screen.application.settings.folder = str(tmp_path)
    resume(screen, TURN, headers={**AGAINST_COMPUTER, "Date": "2026-11-26"})

    def ask() -> QObject:
        press(screen, Key.Key_S, held=CONTROL | SHIFT)
        screen.press("Save as…")
        file_dialog(screen, "Save the game as")
        found = (each for each in screen.window.children() if each.inherits("QQuickFileDialogImpl"))
        return next(each for each in found if each.property("visible"))

    return ask


PROPOSED = "Tyrus 2026-11-26.tyrus"


def test_enter_saves_under_the_proposed_name(
    screen: Screen, saving: Callable[[], QObject], tmp_path: Path
) -> None:
    """Qt's own dialog would wait for an edit. A file that is there is replaced only on demand."""
    asked, path = saving(), tmp_path / PROPOSED
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(path.exists)
    assert not asked.property("visible")
    path.write_text("another")
    asked = saving()
    press(screen, Key.Key_Return)
    questions = asked.findChildren(QObject, "confirmationDialog")
    screen.qtbot.waitUntil(lambda: any(each.property("visible") for each in questions))
    assert path.read_text() == "another"
    press(screen, Key.Key_Escape)


def test_proposed_name_is_kept_in_another_folder(
    screen: Screen, saving: Callable[[], QObject], tmp_path: Path
) -> None:
    """Qt's own dialog would not save then, or under the name of a folder that was clicked."""
    asked, path = saving(), tmp_path / "sub" / PROPOSED

    def saves_there() -> bool:
        named = proposed_name(screen) == PROPOSED
        return named and bool(asked.property("selectedFile") == url(path))

    asked.setProperty("currentFolder", url(path.parent))
    screen.qtbot.waitUntil(saves_there)
    lists = screen.window.findChildren(QQuickItem, "fileDialogListView")
    (files,) = (each for each in lists if each.property("visible"))
    screen.qtbot.waitUntil(lambda: files.property("count") == 1)
    files.setProperty("currentIndex", 0)
    with screen.qtbot.waitSignal(asked.selectedFileChanged):  # type: ignore[attr-defined]
        screen.click(files.property("currentItem"))
    screen.qtbot.waitUntil(saves_there)
    screen.press("Save")
    screen.qtbot.waitUntil(path.exists)


def proposed_name(screen: Screen) -> str:
    """Return the name in the field of Qt's own dialog."""
    fields = screen.window.findChildren(QObject, "fileNameTextField")
    (shown,) = (each for each in fields if each.property("visible"))
    return str(shown.property("text"))


def test_closing_a_file_dialog_returns_focus(library: Screen, tmp_path: Path) -> None:
    library.application.settings.folder = str(tmp_path)
    press(library, Key.Key_Home, Key.Key_Down)
    library.press("Import…")
    asked = file_dialog(library, "Import games")
    assert folder(asked) == tmp_path
    asked.metaObject().invokeMethod(asked, "close")
    library.click(library.item("export"))
    library.press("As a zip archive…")
    asked = file_dialog(library, "Export games as a zip archive")
    assert proposed_name(library) == "Tyrus.zip"
    press(library, Key.Key_X)  # What is typed replaces the name.
    assert proposed_name(library) == "x"
    asked.metaObject().invokeMethod(asked, "close")
    library.qtbot.waitUntil(lambda: not asked.property("visible"))
    library.qtbot.waitUntil(library.item("games").hasActiveFocus)
    press(library, Key.Key_Down)
    assert library.application.library.selection.names == ["b.tyrus"]
