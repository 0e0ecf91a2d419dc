"""Programs that share a folder reserve names and lock their games."""

from __future__ import annotations

import errno
import signal
from pathlib import Path
from threading import Timer

import pytest

from tests.library.programs import NOON, hidden, other_program, posix, record
from tests.readers import play_game
from tyrus_desktop.library import locks, record_files
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.sweep import sweep


def test_a_reserved_name_is_never_given_again_whether_written_or_not(tmp_path: Path) -> None:
    game_locks = GameLocks(tmp_path / "games")
    names = []
    for number in range(4):
        path, lock = game_locks.reserve(NOON)
        assert lock is not None
        names.append(path.name)
        assert not path.exists()
        if number % 2:
            path.touch()
            lock.release()
    assert len(set(names)) == 4
    assert names[0] == "2026-11-21 12-00-00.tyrus"
    assert names[1] == "2026-11-21 12-00-00 (2).tyrus"


def test_two_programs_that_begin_a_game_in_one_second_get_two_names(tmp_path: Path) -> None:
    with other_program(tmp_path, "game_locks.reserve(NOON)"):
        path, _ = GameLocks(tmp_path).reserve(NOON)
        assert path.name == "2026-11-21 12-00-00 (2).tyrus"
    path, _ = GameLocks(tmp_path).reserve(NOON)
    assert path.name == "2026-11-21 12-00-00.tyrus"


def test_where_no_name_can_be_reserved_each_one_is_random(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    game_locks = GameLocks(tmp_path / "file" / "games")
    given = [game_locks.reserve(NOON) for _ in range(2)]
    assert given[0][0] != given[1][0]
    assert [lock for _, lock in given] == [None, None]


def test_a_game_whose_lock_cannot_be_looked_for_is_not_in_use(tmp_path: Path) -> None:
    """As in a folder that may be listed alone; here its name is too long."""
    path = tmp_path / ("a" * 300) / "a.tyrus"
    assert not GameLocks(path.parent).in_use(path, record(play_game(1)))


@posix
def test_a_game_is_locked_by_one_program_until_that_ends_however_it_ends(tmp_path: Path) -> None:
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    for end in (signal.SIGKILL, signal.SIGTERM):
        with other_program(tmp_path, f"game_locks.lock(Path({str(path)!r}))") as program:
            assert game_locks.lock(path) is None
            program.send_signal(end)
            program.wait()
            lock = game_locks.lock(path)
            assert lock is not None
            assert lock.held
            lock.release()


def test_a_lock_excludes_the_same_program_too_and_leaves_nothing_behind(tmp_path: Path) -> None:
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    first = game_locks.lock(path)
    assert first is not None
    assert game_locks.lock(path) is None
    assert game_locks.lock(tmp_path / "b.tyrus") is not None
    first.release()
    again = game_locks.lock(path)
    assert again is not None
    again.release()
    assert hidden(tmp_path) == [".b.tyrus.lock"]


@posix
def test_a_lock_whose_file_was_removed_while_it_was_opened_is_taken_on_a_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner releases it after the file was opened and before it is locked."""
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    owner = game_locks.lock(path)
    assert owner is not None
    take = locks.lock_handle

    def late(handle: int) -> bool | None:
        monkeypatch.setattr(locks, "lock_handle", take)
        owner.release()
        return take(handle)

    monkeypatch.setattr(locks, "lock_handle", late)
    lock = game_locks.lock(path)
    assert lock is not None
    assert game_locks.lock(path) is None
    assert lock.path.exists()


def test_the_lock_of_an_edit_says_of_no_study_that_its_end_is_still_to_be_shown(
    tmp_path: Path,
) -> None:
    """It has no seal, so an edit is told from a table only by how long the lock is held."""
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    game = record(play_game(1), Study="1")
    lock = game_locks.lock(path)
    assert lock is not None
    assert game_locks.shows(path, game)
    edit = Timer(0.1, lock.release)
    edit.start()
    assert not game_locks.shows(path, game)
    edit.join()


@posix
def test_a_lock_whose_file_was_removed_leaves_the_file_of_the_next_one_when_it_is_released(
    tmp_path: Path,
) -> None:
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    first = game_locks.lock(path)
    assert first is not None
    first.path.unlink()
    assert first.lost
    second = game_locks.lock(path)
    assert second is not None
    first.release()
    assert game_locks.lock(path) is None
    second.release()
    assert hidden(tmp_path) == []


@posix
def test_games_can_be_played_on_a_file_system_without_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    game_locks = GameLocks(tmp_path)
    lock = game_locks.lock(tmp_path / "a.tyrus")
    assert lock is not None
    assert not lock.held
    record_files.write(tmp_path / "a.tyrus", record(play_game(1)))
    (tmp_path / ".abcd_123.tyrus").touch()
    sweep(tmp_path)
    assert hidden(tmp_path) == [".a.tyrus.lock", ".abcd_123.tyrus"]
