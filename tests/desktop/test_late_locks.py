"""No two programs write one game, even if it was locked late or lost its lock."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from tests.desktop.conftest import Programs, end
from tests.desktop.support.other_programs import (
    check_in_use,
    left_by_another_program,
    offers,
    open_path,
)
from tests.library.programs import posix
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.library import locks, record_files


def test_games_are_locked_once_their_folder_is_writable(programs: Programs, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.touch()  # No folder, and so no lock, can be made there.
    one, other = programs(), programs()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    assert not one.application.saved_games.allSaved
    folder.unlink()
    one.play_some(1)
    one.wait_until_kept()
    assert one.kept().placements == one.game.referee.placements
    assert not offers(other)
    check_in_use(other, one.game.path)
    end(one)
    assert offers(other)


@pytest.mark.parametrize("resigns", [False, True])
def test_only_the_first_writer_of_an_unlocked_game_goes_on(
    programs: Programs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resigns: bool
) -> None:
    """For example in a folder that was read-only."""
    path = left_by_another_program(tmp_path)
    one, other = programs(), programs()
    with monkeypatch.context() as patch:
        patch.setattr(locks, "acquire", Mock(side_effect=PermissionError))
        for each in (one, other):
            open_path(each, path)
            each.wait_for(Phase.PERSON)
    one.play_some(2)
    if resigns:
        other.table.give_up()
        other.wait_for(Phase.OVER)
    else:
        other.play_some(1)
    other.wait_until_kept()
    assert one.kept().placements == one.game.referee.placements
    assert one.application.saved_games.allSaved
    end(one)
    (retry,) = other.application.store.findChildren(QTimer)
    retry.setInterval(1)
    retry.start()
    QTest.qWait(100)
    other.wait_until_kept()
    assert not other.application.saved_games.allSaved
    assert record_files.read(path).placements == one.game.referee.placements


def remove_locks(folder: Path) -> None:
    """Remove hidden files, as a user may do."""
    for path in folder.glob(".*.lock"):
        path.unlink()


@posix
def test_removed_locks_are_made_again_with_the_next_tile(
    programs: Programs, tmp_path: Path
) -> None:
    one, other = programs(), programs()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    before = sorted((tmp_path / "games").glob(".*.lock"))
    remove_locks(tmp_path / "games")
    one.play_some(1)
    one.wait_until_kept()
    assert sorted((tmp_path / "games").glob(".*.lock")) == before
    check_in_use(other, one.game.path)
    assert one.application.saved_games.allSaved


@posix
def test_games_opened_after_losing_their_lock_go_on_there(
    programs: Programs, tmp_path: Path
) -> None:
    one, other, third = programs(), programs(), programs()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    remove_locks(tmp_path / "games")
    open_path(other, one.game.path)
    other.wait_for(Phase.PERSON)
    one.play_some(1)
    one.wait_until_kept()
    assert not one.application.saved_games.allSaved
    other.play_some(1)
    other.wait_until_kept()
    end(one)
    assert record_files.read(other.game.path).placements == other.game.referee.placements
    check_in_use(third, other.game.path)
