"""Where a game can't be kept: that is told once, tried again, and never said otherwise."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.screen import Screen
from tyrus_desktop.library import journal


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full: what is played now can’t be kept."),
        (errno.EACCES, "The game can’t be kept in {}."),
        (errno.EROFS, "The game can’t be kept in {}."),
    ],
)
def test_a_game_that_cant_be_kept_goes_on_and_that_is_told(
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
    """Nothing can be written until it is undone."""

    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        yield patch


def test_that_the_game_is_kept_is_said_only_where_it_is(
    screen: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    def told_of_a_fault() -> str:
        screen.wait_until_kept()
        screen.controller.report_unexpected(ValueError, ValueError("as planned"), None)
        return next(text for text in screen.texts() if text.startswith("Something went wrong"))

    def asked_on_leaving() -> str:
        screen.choose_entry("&Game", "&New game…")
        question = next(text for text in screen.texts() if text.startswith("Leave this game"))
        screen.press("Play on")
        return question

    screen.play_computer()
    screen.play_some(1)
    assert "Your game is not kept: save it elsewhere." in told_of_a_fault()
    assert "It could not be kept" in asked_on_leaving()
    full_disk.undo()
    screen.play_some(1)
    assert "Your game is kept." in told_of_a_fault()
    assert "It is kept" in asked_on_leaving()


@pytest.mark.parametrize("ending", ["another game", "closing"])
def test_a_game_left_on_a_full_disk_is_written_once_there_is_room(
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
    assert journal.read(left.path).placements == left.referee.placements


def test_the_window_asks_before_a_game_that_cant_be_kept_is_lost_with_it(
    screen: Screen, full_disk: pytest.MonkeyPatch
) -> None:
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    screen.choose_entry("&Game", "&Quit")
    screen.qtbot.waitUntil(lambda: len(screen.button("Stay")) == 1)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)  # Enter is not meant for what loses it.
    screen.qtbot.waitUntil(lambda: not screen.button("Stay"))
    assert screen.window.isVisible()
    screen.choose_entry("&Game", "&Quit")
    screen.press("Close it")
    screen.qtbot.waitUntil(lambda: not screen.window.isVisible())


def test_a_folder_of_games_that_cant_be_made_is_told_and_the_game_goes_on(
    start: Starter, tmp_path: Path
) -> None:
    (tmp_path / "in the way").write_text("a file")
    screen = start(games=tmp_path / "in the way" / "games")
    screen.application.open(None)
    screen.play_computer()
    screen.play_some(2)
    screen.wait_until_kept()
    told = [text for text in screen.texts() if "The game can’t be kept in" in text]
    assert len(told) == 1
    assert len(screen.game.referee.placements) == 4


def test_a_folder_taken_away_in_mid_game_is_made_again(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    shutil.rmtree(screen.games_folder)
    screen.play_some(1)
    assert len(screen.kept().placements) == 4
