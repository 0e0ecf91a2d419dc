"""The library in the real window: finding games, opening, naming, deleting, sharing, importing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QDragEnterEvent,
    QDropEvent,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QKeyEvent,
)
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.screen import Screen, everything, press
from tests.desktop.test_focus import keys
from tests.desktop.test_modals import said, sheets
from tests.readers import PlayedGame, play_game
from tyrus_desktop.desktop.game import library_store
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.library import editing, exchange, journal
from tyrus_desktop.library.editing import BIN

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SENATOR = {"Ivory": "Claire", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
TWO = {"Ivory": "Claire", "IvoryPlayer": "person", "Brown": "Denis", "BrownPlayer": "person"}


def keep(folder: Path, name: str, game: PlayedGame, **headers: str) -> Path:
    journal.write(folder / name, Record(headers, game.deal, game.placements))
    return folder / name


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Four games and a damaged file; the newest is listed first."""
    folder = tmp_path / "games"
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2026-01-01")
    keep(folder, "b.tyrus", play_game(2), **TWO, Date="2026-01-02", HotSeat="curtains")
    keep(folder, "c.tyrus", play_game(3).cut(20), **SENATOR, Date="2026-01-03", GivenUpBy="brown")
    keep(folder, "d.tyrus", play_game(4).cut(8), **TWO, Date="2026-01-04", HotSeat="curtains")
    (folder / "e.tyrus").write_bytes(b"\xff")
    return folder


@pytest.fixture
def library(start: Starter, games: Path) -> Iterator[Screen]:
    """The program with its library open and complete, and a screen reader."""
    QAccessible.setActive(True)
    screen = start()
    press(screen, Key.Key_Escape)
    open_library(screen, 5)
    yield screen
    QAccessible.setActive(False)


def open_library(screen: Screen, count: int) -> None:
    keys(screen, Key.Key_L, CONTROL)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Library"])
    library = screen.application.library
    screen.qtbot.waitUntil(lambda: library.total == count and library.progress == 1)


def type_in(screen: Screen, text: str) -> None:
    for each in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, each)
            QGuiApplication.sendEvent(screen.window, event)


def listed(screen: Screen) -> list[str]:
    return [row.name for row in screen.application.library.games.rows]


def wait_listed(screen: Screen, names: str) -> None:
    expected = [f"{name}.tyrus" for name in names]
    screen.qtbot.waitUntil(lambda: listed(screen) == expected)


def told(screen: Screen) -> str:
    return str(screen.item("told").property("text"))


def wait_told(screen: Screen, sentence: str) -> None:
    screen.qtbot.waitUntil(lambda: told(screen) == sentence)


def test_the_library_lists_every_game_with_what_is_known_of_it(library: Screen) -> None:
    wait_listed(library, "dcbae")
    for text in (
        "4\u00a0Jan 2026",
        "Claire vs. Denis",
        "Claire vs. Lidana",
        "in progress",
        "Won",
        "resignation",
        "Unreadable",
        "e.tyrus, line\u00a01: this is not UTF-8 text.",
    ):
        library.qtbot.waitUntil(lambda: text in library.texts())  # noqa: B023


def test_a_screen_reader_finds_the_list_its_rows_and_every_control(library: Screen) -> None:
    press(library, Key.Key_Home)
    names = said(library)
    row = "Claire vs. Lidana, 3\u00a0January 2026, Won, resignation, 4\u00a0elections"
    for name in ("Games", row, "Search", "Date", "Import…", "Delete", "All"):
        assert name in names, name


def test_a_search_and_a_filter_list_fewer_games(library: Screen) -> None:
    library.click(library.item("search"))
    type_in(library, "lidana")
    wait_listed(library, "ca")
    type_in(library, " 2026-01-03")
    wait_listed(library, "c")
    keys(library, Key.Key_A, CONTROL)
    press(library, Key.Key_Delete)
    wait_listed(library, "dcbae")
    library.press("In progress")
    wait_listed(library, "d")
    library.press("Unreadable")
    wait_listed(library, "e")


def test_a_click_on_a_heading_sorts_and_another_one_turns_the_list_round(library: Screen) -> None:
    library.press("Date")
    wait_listed(library, "abcde")
    library.press("Elections")
    wait_listed(library, "bacde")
    library.press("Elections")
    wait_listed(library, "dcbae")


def test_an_unfinished_game_goes_on_by_the_keys_alone(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Return)
    library.wait_for(Phase.CURTAIN)
    assert sheets(library) == []
    assert library.game.path.name == "d.tyrus"
    assert len(library.game.referee.placements) == 8


def test_an_unfinished_game_goes_on_with_one_click(library: Screen) -> None:
    wait_listed(library, "dcbae")
    (resume,) = [each for each in library.items("resumeGame") if each.property("enabled")]
    library.click(resume)
    library.wait_for(Phase.CURTAIN)
    assert library.game.path.name == "d.tyrus"


def test_a_finished_game_is_opened_by_a_double_click(library: Screen) -> None:
    rows = [each for each in library.items("game") if each.property("index") == 1]
    QTest.mouseDClick(
        library.window,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        library.middle(rows[0]),
    )
    library.wait_for(Phase.OVER)
    assert library.game.path.name == "c.tyrus"


def test_leaving_a_game_for_one_of_the_library_asks_first(start: Starter, games: Path) -> None:
    screen = start()
    press(screen, Key.Key_Escape)
    screen.play_computer()
    open_library(screen, 6)
    press(screen, Key.Key_End, Key.Key_Up, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Open another game?"])
    screen.press("Open")
    screen.wait_for(Phase.OVER)
    assert screen.game.path.name == "a.tyrus"


def test_nothing_of_a_running_game_s_tiles_is_said_or_shown(start: Starter, tmp_path: Path) -> None:
    seen = []
    for seed in (4, 5):
        folder = tmp_path / str(seed)
        keep(folder, "d.tyrus", play_game(seed).cut(8), **TWO, Date="2026-01-04")
        screen = start(games=folder)
        press(screen, Key.Key_Escape)
        open_library(screen, 1)
        press(screen, Key.Key_Home)
        QAccessible.setActive(True)
        rows = screen.application.library.games
        roles = [
            rows.data(rows.index(0), role)
            for role, name in rows.roleNames().items()
            if bytes(name.data()) != b"stamp"
        ]
        seen.append((screen.texts(), said(screen), roles, bytes(screen.picture().constBits())))
        QAccessible.setActive(False)
        assert not screen.tiles()
    assert seen[0] == seen[1]


def test_deleted_games_come_back_by_undo(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    keys(library, Key.Key_Down, SHIFT)
    press(library, Key.Key_Delete)
    wait_listed(library, "dae")
    wait_told(library, "2\u00a0games deleted.")
    assert len(list((games / BIN).iterdir())) == 2
    keys(library, Key.Key_Z, CONTROL)
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
    keys(library, Key.Key_Z, CONTROL)
    wait_listed(library, "dcbae")


def test_hostile_names_and_titles_are_shown_as_text(start: Starter, tmp_path: Path) -> None:
    folder = tmp_path / "hostile"
    names = {"Ivory": "<img src='x'><b>Bold</b>", "Brown": "\u202eevil\u2066 علي"}
    keep(folder, "<i>a.tyrus", play_game(1), **TWO | names, Date="2026-01-01")
    keep(folder, "b.tyrus", play_game(2), **TWO, Title="<h1>Big</h1>", Note="&amp;<br>")
    (folder / "<s>\u202ec.tyrus").write_bytes(b"\xff")
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    open_library(screen, 3)
    press(screen, Key.Key_Home)
    for text in (
        "<img src='x'><b>Bold</b> vs. \u2068evil علي\u2069",
        "<h1>Big</h1>",
        "Claire vs. Denis · &amp;<br>",
        "<s> c.tyrus",
    ):
        screen.qtbot.waitUntil(lambda: text in screen.texts())  # noqa: B023
    for row in screen.items("game"):
        for each in everything(row):
            text = each.property("text")
            if text and "<" in text:  # Markup that was obeyed would take less room.
                wide = QFontMetricsF(each.property("font")).horizontalAdvance(text)
                assert each.property("contentWidth") == pytest.approx(wide, rel=0.05)


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
    name = screen.game.path.name
    wait_told(screen, f"{name} is on the table, here or in another window.")
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
    headers = journal.read(games / "c.tyrus").headers
    assert (headers["Title"], headers["Note"], headers["Starred"]) == ("<b>Mine</b>", "why", "1")
    library.click(library.item("star"))
    library.qtbot.waitUntil(lambda: "Starred" not in journal.read(games / "c.tyrus").headers)


def test_a_finished_game_is_shared_as_text_with_or_without_names(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("share"))
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("Copy")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Claire vs. Lidana\n3\u00a0January 2026\n\n1. ")
    assert text.endswith("Lidana resigns: Claire wins the game.\n")
    library.press("Without names")
    library.press("Copy")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Ivory vs. Brown\n")
    assert "Claire" not in text
    assert "Lidana" not in text
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])


def test_the_picture_of_the_final_table_is_copied_and_saved(
    library: Screen, tmp_path: Path
) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("share"))
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("Picture")
    named = copied_picture(library)
    assert min(named.width(), named.height()) >= 700
    assert colours(named) > 200
    library.press("Without names")
    plain = copied_picture(library)
    assert "Claire" not in str(library.application.library.sharing.picture)
    assert (plain.size(), plain) != (named.size(), named)
    library.press("With names")
    assert copied_picture(library) == named
    sharing = library.application.library.sharing
    sharing.savePicture(named, QUrl.fromLocalFile(str(tmp_path / "table")))
    library.qtbot.waitUntil(lambda: "Saved as table.png." in library.texts())
    assert QImage(str(tmp_path / "table.png")).size() == named.size()
    sharing.saveText(QUrl.fromLocalFile(str(tmp_path / "table.txt")))
    library.qtbot.waitUntil(lambda: "Saved as table.txt." in library.texts())
    assert (tmp_path / "table.txt").read_text("utf-8").startswith("Claire vs. Lidana\n")


def copied_picture(screen: Screen) -> QImage:
    """Press Copy, and return the picture that is then on the clipboard."""
    QGuiApplication.clipboard().clear()
    screen.press("Copy")
    screen.qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())
    return QGuiApplication.clipboard().image()


def colours(image: QImage) -> int:
    points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    return len({image.pixel(x, y) for x, y in points})


def test_the_finished_game_at_the_table_is_shared_from_the_menu(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    library.wait_for(Phase.OVER)
    library.choose_entry("&Game", "S&hare…")
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    assert library.application.library.sharing.text.startswith("Claire vs. Lidana\n3\u00a0January")


def test_a_pasted_record_is_imported_once(library: Screen, games: Path) -> None:
    game = play_game(9)
    text = write(Record(SENATOR, game.deal, game.placements)).decode()
    QGuiApplication.clipboard().setText(text)
    library.press("Paste")
    wait_told(library, "1\u00a0game imported.")
    library.qtbot.waitUntil(lambda: "imported" in library.texts())
    keys(library, Key.Key_V, CONTROL)
    wait_told(library, "0\u00a0games imported. 1\u00a0game already in the library.")
    QGuiApplication.clipboard().setText("hello")
    library.press("Paste")
    library.qtbot.waitUntil(lambda: "1\u00a0file could not be read." in told(library))
    assert len(listed(library)) == 6


def drop(screen: Screen, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at = QPointF(500, 300)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    action = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at.toPoint(), action, data, left, none)
    QGuiApplication.sendEvent(screen.window, enter)
    QGuiApplication.sendEvent(screen.window, QDropEvent(at, action, data, left, none))


def test_a_file_dropped_onto_the_window_is_imported(screen: Screen, tmp_path: Path) -> None:
    path = keep(tmp_path, "x.tyrus", play_game(9), **SENATOR)
    press(screen, Key.Key_Escape)
    drop(screen, path)
    screen.qtbot.waitUntil(lambda: "1\u00a0game imported." in screen.texts())


def test_exported_games_are_all_in_one_archive(library: Screen, tmp_path: Path) -> None:
    press(library, Key.Key_Home)
    keys(library, Key.Key_A, CONTROL)
    assert not library.application.library.selection.allReadable
    library.application.library.select(4, True, False)
    assert library.application.library.selection.count == 4
    library.application.library.export(QUrl.fromLocalFile(str(tmp_path / "out")))
    wait_told(library, "4\u00a0games exported to out.zip.")
    assert (tmp_path / "out.zip").exists()


def test_a_file_changed_from_outside_is_noticed_when_the_library_opens(
    library: Screen, games: Path
) -> None:
    press(library, Key.Key_Escape)
    (games / "a.tyrus").unlink()
    keep(games, "f.tyrus", play_game(6), **SENATOR, Date="2026-01-05")
    open_library(library, 5)
    wait_listed(library, "fdcbe")


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(
    library: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "as planned")

    press(library, Key.Key_Home, Key.Key_Down)
    monkeypatch.setattr(journal, "write", refuse)
    library.click(library.item("star"))
    wait_told(library, "You don’t have permission to open or save c.tyrus.")


def test_the_language_can_be_switched_with_the_library_open(library: Screen) -> None:
    library.controller.setLanguage("fr")
    library.qtbot.waitUntil(lambda: "Claire contre Lidana" in library.texts())
    QTest.qWait(100)
    library.controller.setLanguage("en")
    library.qtbot.waitUntil(lambda: "Claire vs. Lidana" in library.texts())


def test_games_that_left_the_bin_are_missed_in_a_sentence(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Delete)
    wait_told(library, "1\u00a0game deleted.")
    (games / BIN / "c.tyrus").unlink()
    heard: list[str] = []
    library.application.library.told.connect(heard.append)
    keys(library, Key.Key_Z, CONTROL)
    library.application.library_store.wait()
    library.qtbot.waitUntil(lambda: heard != [])
    QTest.qWait(0)
    assert heard == ["There is no file c.tyrus."]


def test_what_was_imported_before_the_disk_was_full_is_listed(
    library: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [keep(tmp_path, f"{seed}.tyrus", play_game(seed), **SENATOR) for seed in (8, 9)]
    write_one = journal.write

    def fill_disk(path: Path, game: Record) -> None:
        write_one(path, game)
        monkeypatch.setattr(journal, "write", refuse)

    def refuse(*_: object) -> None:
        raise OSError(28, "as planned")

    monkeypatch.setattr(journal, "write", fill_disk)
    drop(library, *paths)
    wait_told(library, "1\u00a0game imported. The disk is full: 9.tyrus was not saved.")
    library.qtbot.waitUntil(lambda: library.application.library.total == 6)
    drop(library, paths[1])
    wait_told(library, "The disk is full: 9.tyrus was not saved.")


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
    keys(library, Key.Key_Down, SHIFT)
    library.application.library.export(QUrl.fromLocalFile(str(out)))
    wait_told(library, "The disk is full: c.tyrus was not saved.")
    (games / "c.tyrus").unlink()
    library.application.library.export(QUrl.fromLocalFile(str(tmp_path / "out.zip")))
    wait_told(library, "There is no file c.tyrus.")
    assert not (tmp_path / "out.zip").exists()


def test_a_game_that_another_program_has_removed_is_missed_in_a_sentence_and_leaves_the_list(
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


def test_nothing_to_paste_is_said(library: Screen) -> None:
    QGuiApplication.clipboard().clear()
    library.press("Paste")
    wait_told(library, "No games were found there.")


def test_a_game_that_is_deleted_or_starred_while_the_folder_is_read_stays_so(
    library: Screen, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(library, Key.Key_Escape)
    for pause in ("FIRST_PAUSE_S", "PAUSE_S"):
        monkeypatch.setattr(library_store, pause, 60)  # Nothing is listed before all is read.
    monkeypatch.setattr(library_store, "SLICE_S", 0)
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


def test_a_file_that_has_become_a_running_game_is_not_shared(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Down)
    assert library.application.library.selection.over
    path = games / library.application.library.selection.names[0]
    keep(games, path.name, play_game(1).cut(8), **SENATOR)
    library.application.library.share()
    wait_told(library, f"{path.name} is on the table, here or in another window.")
    assert library.application.library.sharing.picture == {}
