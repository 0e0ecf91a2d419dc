"""Games that can't be saved are reported once, and saved when it becomes possible."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtTest import QTest

from tests.desktop.conftest import end
from tests.desktop.support.lessons import choose
from tests.desktop.support.other_programs import told
from tests.desktop.support.program import Program, url
from tests.desktop.support.screen import CONTROL, Key, Screen, press, sheets
from tests.library.programs import granted
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files
from tyrus_desktop.library.game_locks import GameLocks


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """No file can be written until the patch is undone."""

    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        yield patch


def test_unsaved_games_are_reported_once(program: Program, full_disk: pytest.MonkeyPatch) -> None:
    noticed = told(program)
    program.play_and_keep(3)
    program.qtbot.waitUntil(lambda: bool(noticed))
    expected = "The disk is full: this game can’t be saved."
    assert [text.startswith(expected) for text in noticed] == [True]
    assert not [path for path in program.games_folder.iterdir() if path.suffix != ".lock"]
    fail, withdrawn = os.fsync, list[str]()
    program.application.saved_games.withdrawn.connect(withdrawn.append)
    full_disk.undo()
    program.play_some(1)
    assert program.kept().placements == program.game.referee.placements
    program.qtbot.waitUntil(lambda: withdrawn == noticed)
    full_disk.setattr(os, "fsync", fail)
    program.play_some(1)
    program.qtbot.waitUntil(lambda: len(noticed) == 2)


def fault_report(screen: Screen) -> str:
    screen.wait_until_kept()
    screen.application.unexpected.report(ValueError, ValueError("as planned"), None)
    return next(text for text in screen.texts() if text.startswith("Something went wrong"))


def leaving_question(screen: Screen) -> str:
    screen.choose_entry("&Game", "&New game…")
    beginnings = ("This game is", "This game could")
    question = next(text for text in screen.texts() if text.startswith(beginnings))
    screen.press("Keep playing")
    return question


QUESTIONS: dict[str, Callable[[Screen], object]] = {
    "New game?": lambda screen: press(screen, Key.Key_N, held=CONTROL),
    "Practise now?": lambda screen: choose(screen, "first-game"),
    "Open another game?": lambda screen: press(screen, Key.Key_O, held=CONTROL),
    "Quit without saving?": lambda screen: press(screen, Key.Key_Q, held=CONTROL),
}


def test_window_shows_whether_a_game_is_saved(
    playing: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    screen = playing
    assert not screen.shows("notSaved")
    screen.play_some(1)
    screen.qtbot.waitUntil(lambda: screen.shows("notSaved"))
    assert "Your game could not be saved: save it elsewhere." in fault_report(screen)
    assert "This game could not be saved" in leaving_question(screen)
    for title, ask in QUESTIONS.items():  # A stray Enter loses no game.
        ask(screen)
        screen.qtbot.waitUntil(lambda: sheets(screen) == [title])  # noqa: B023
        press(screen, Key.Key_Return)
        screen.qtbot.waitUntil(lambda: sheets(screen) == [])
        assert screen.window.isVisible()
        assert not screen.components("FileDialogs")
        assert screen.table.phase is Phase.PERSON
    screen.click(screen.item("notSaved"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Save as"])
    press(screen, Key.Key_Escape)
    full_disk.undo()
    screen.play_some(1)
    screen.qtbot.waitUntil(lambda: not screen.shows("notSaved"))
    assert "Your game is saved: play on, or restart Tyrus." in fault_report(screen)
    assert "This game is saved" in leaving_question(screen)


def test_quit_anyway_closes_the_window_despite_unsaved_games(
    fresh: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    fresh.play_and_keep(1)
    fresh.choose_entry("&Game", "&Quit")
    fresh.press("Quit")
    fresh.qtbot.waitUntil(lambda: not fresh.window.isVisible())


def test_game_saved_elsewhere_counts_as_saved_until_its_next_tile(
    fresh: Screen, tmp_path: Path
) -> None:
    fresh.games_folder.write_text("a file")
    fresh.play_computer()
    for name in ("one.tyrus", "two.tyrus"):
        fresh.play_some(1)
        fresh.qtbot.waitUntil(lambda: fresh.shows("notSaved"))
        fresh.application.saved_games.saveCopy(url(tmp_path / name))
        fresh.qtbot.waitUntil(lambda: not fresh.shows("notSaved"))
    assert "This game is saved" in leaving_question(fresh)
    fresh.choose_entry("&Game", "&Quit")
    fresh.qtbot.waitUntil(lambda: not fresh.window.isVisible())


@pytest.mark.parametrize("ending", ["another game", "closing"])
def test_unsaved_games_are_saved_once_the_disk_has_space(
    program: Program, full_disk: pytest.MonkeyPatch, ending: str
) -> None:
    program.play_and_keep(2)
    left = program.game
    if ending == "another game":
        program.play_and_keep(1)
        assert not left.path.exists()
        full_disk.undo()
        program.play_some(1)
        assert program.kept().placements == program.game.referee.placements
        granted(GameLocks(program.games_folder).lock(left.path)).release()
    else:
        full_disk.undo()
        end(program)
    assert record_files.read(left.path).placements == left.referee.placements


def test_saving_is_retried_without_a_further_placement(
    program: Program, full_disk: pytest.MonkeyPatch
) -> None:
    (retry,) = program.application.store.findChildren(QTimer)
    assert retry.isSingleShot()
    assert retry.interval() == 3000
    retry.setInterval(20)
    program.play_and_keep(1)
    QTest.qWait(100)  # Several attempts fail meanwhile.
    assert not program.application.saved_games.allSaved
    full_disk.undo()
    program.qtbot.waitUntil(lambda: program.application.saved_games.allSaved)
    assert program.kept().placements == program.game.referee.placements


def test_missing_games_folder_is_recreated_or_reported(program: Program, tmp_path: Path) -> None:
    program.play_and_keep(1)
    shutil.rmtree(program.games_folder)
    program.play_some(1)
    assert len(program.kept().placements) == 4
    shutil.rmtree(program.games_folder)
    program.games_folder.write_text("a file")
    noticed = told(program)
    program.application.open(None)
    program.play_some(2)
    program.wait_until_kept()
    QCoreApplication.processEvents()
    where = f"{program.games_folder} is a file, but your games need a folder there."
    assert len([text for text in noticed if text.startswith(where)]) == 1
    assert len(program.game.referee.placements) > 4


def test_unexpected_error_is_raised_and_leaves_the_game_unsaved(
    program: Program, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(path: Path, game: Record) -> None:
        raise ValueError("names a tile")

    program.play_computer()
    program.play_some(1)
    with program.qtbot.capture_exceptions() as raised, monkeypatch.context() as patch:
        patch.setattr(record_files, "write", fail)
        program.play_some(1)
        program.wait_until_kept()
        program.qtbot.waitUntil(lambda: len(raised) == 2)
    assert {kind for kind, *_ in raised} == {ValueError}
    assert not program.application.saved_games.allSaved
    assert not caplog.records
    program.play_some(1)
    assert program.kept().placements == program.game.referee.placements
    assert program.application.saved_games.allSaved
