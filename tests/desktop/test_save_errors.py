"""Games that can't be saved: the user is told once, and the program tries again."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.support.library_window import CONTROL
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files
from tyrus_desktop.library.game_locks import GameLocks


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full: this game can’t be saved."),
        (errno.EACCES, "This game can’t be saved in {}."),
        pytest.param(errno.EROFS, "This game can’t be saved in {}.", marks=pytest.mark.long),
    ],
)
def test_a_game_that_cant_be_saved_goes_on_with_a_warning(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    noticed: list[str] = []
    screen.application.saved_games.noticed.connect(noticed.append)
    screen.play_computer()
    screen.play_some(3)
    told = sentence.format(screen.games_folder)
    screen.qtbot.waitUntil(lambda: any(text.startswith(told) for text in screen.texts()))
    screen.wait_until_kept()
    assert [text.startswith(told) for text in noticed] == [True]
    assert not [path for path in screen.games_folder.iterdir() if path.suffix != ".lock"]
    monkeypatch.undo()
    screen.play_some(1)
    assert screen.kept().placements == screen.game.referee.placements
    monkeypatch.setattr(os, "fsync", fail)
    screen.play_some(1)
    screen.qtbot.waitUntil(lambda: len(noticed) == 2)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A full disk: no file can be written, until the patch is undone."""

    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        yield patch


def test_the_program_says_that_a_game_is_saved_only_if_it_is(
    screen: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    def told_of_a_fault() -> str:
        screen.wait_until_kept()
        screen.application.unexpected.report(ValueError, ValueError("as planned"), None)
        return next(text for text in screen.texts() if text.startswith("Something went wrong"))

    def asked_on_leaving() -> str:
        screen.choose_entry("&Game", "&New game…")
        question = next(
            text for text in screen.texts() if text.startswith(("This game is", "This game could"))
        )
        screen.press("Keep playing")
        return question

    screen.play_computer()
    screen.play_some(1)
    assert "Your game could not be saved: save it elsewhere." in told_of_a_fault()
    assert "This game could not be saved" in asked_on_leaving()
    full_disk.undo()
    screen.play_some(1)
    assert "Your game is saved." in told_of_a_fault()
    assert "This game is saved" in asked_on_leaving()


def test_the_window_says_that_a_game_is_not_saved_for_as_long_as_it_is_not(
    playing: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    assert not playing.shows("notSaved")
    playing.play_some(1)
    playing.qtbot.waitUntil(lambda: playing.shows("notSaved"))
    playing.click(playing.item("notSaved"))
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Save as"])
    press(playing, Qt.Key.Key_Escape)
    full_disk.undo()
    playing.play_some(1)
    playing.qtbot.waitUntil(lambda: not playing.shows("notSaved"))


QUESTIONS: dict[str, Callable[[Screen], object]] = {
    "New game?": lambda screen: press(screen, Qt.Key.Key_N, held=CONTROL),
    "Start the lesson?": lambda screen: screen.choose_entry("&Help", "Guided &first game"),
    "Open another game?": lambda screen: press(screen, Qt.Key.Key_O, held=CONTROL),
    "Quit without saving?": lambda screen: press(screen, Qt.Key.Key_Q, held=CONTROL),
}


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("title", QUESTIONS)
def test_a_stray_enter_loses_no_game_that_is_not_saved(playing: Screen, title: str) -> None:
    playing.play_some(1)
    playing.wait_until_kept()
    QUESTIONS[title](playing)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [title])
    press(playing, Qt.Key.Key_Return)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    assert playing.window.isVisible()
    assert not playing.components("GameFileDialogs")
    assert playing.table.phase is Phase.PERSON


@pytest.mark.parametrize("ending", ["another game", "closing"])
def test_a_pending_game_is_written_as_soon_as_the_disk_has_room(
    screen: Screen, full_disk: pytest.MonkeyPatch, ending: str
) -> None:
    screen.play_computer()
    screen.play_some(2)
    screen.wait_until_kept()
    left = screen.game
    if ending == "another game":
        screen.play_computer()
        screen.play_some(1)
        screen.wait_until_kept()
        assert not left.path.exists()
        full_disk.undo()
        screen.play_some(1)
        assert screen.kept().placements == screen.game.referee.placements
    else:
        full_disk.undo()
        close(screen)
    assert record_files.read(left.path).placements == left.referee.placements


def test_a_pending_game_is_written_without_another_placement_once_the_disk_has_room(
    screen: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    (retry,) = screen.application.store.findChildren(QTimer)
    retry.setInterval(20)
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    QTest.qWait(100)  # Several attempts fail meanwhile.
    assert not screen.application.saved_games.allSaved
    full_disk.undo()
    screen.qtbot.waitUntil(lambda: screen.application.saved_games.allSaved)
    assert screen.kept().placements == screen.game.referee.placements
    screen.choose_entry("&Game", "&Quit")
    assert not screen.window.isVisible()


def test_a_game_that_was_left_unsaved_is_free_once_it_is_saved(
    program: Program, full_disk: pytest.MonkeyPatch
) -> None:
    program.play_computer()
    program.table.place(program.choose())
    program.wait_until_kept()
    left = program.game
    program.play_computer()
    full_disk.undo()
    program.table.place(program.choose())
    program.wait_until_kept()
    lock = GameLocks(program.games_folder).lock(left.path)
    assert lock is not None
    lock.release()


def test_closing_the_window_asks_if_a_game_could_not_be_saved(
    screen: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    screen.choose_entry("&Game", "&Quit")
    screen.qtbot.waitUntil(lambda: len(screen.button("Cancel")) == 1)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)  # Enter is not meant for what loses it.
    screen.qtbot.waitUntil(lambda: not screen.button("Cancel"))
    assert screen.window.isVisible()
    screen.choose_entry("&Game", "&Quit")
    screen.press("Quit")
    screen.qtbot.waitUntil(lambda: not screen.window.isVisible())


def test_a_folder_that_cant_be_created_is_reported_and_the_game_goes_on(
    start: Starter, tmp_path: Path
) -> None:
    (tmp_path / "in the way").write_text("a file")
    screen = start(games=tmp_path / "in the way" / "games")
    screen.application.open(None)
    screen.play_computer()
    screen.play_some(2)
    screen.wait_until_kept()
    told = [text for text in screen.texts() if "This game can’t be saved in" in text]
    assert len(told) == 1
    assert len(screen.game.referee.placements) == 4


def test_a_folder_deleted_during_a_game_is_created_again(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    shutil.rmtree(screen.games_folder)
    screen.play_some(1)
    assert len(screen.kept().placements) == 4


def test_an_unexpected_error_while_saving_is_raised_in_the_window_and_the_game_is_pending(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(path: Path, game: Record) -> None:
        raise ValueError("names a tile")

    screen.play_computer()
    screen.play_some(1)
    with screen.qtbot.capture_exceptions() as raised, monkeypatch.context() as patch:
        patch.setattr(record_files, "write", fail)
        screen.play_some(1)
        screen.wait_until_kept()
        screen.qtbot.waitUntil(lambda: len(raised) == 2)
    assert {kind for kind, *_ in raised} == {ValueError}
    assert not screen.application.saved_games.allSaved
    assert not caplog.records
    screen.play_some(1)
    assert screen.kept().placements == screen.game.referee.placements
    assert screen.application.saved_games.allSaved
