"""Programs that share a folder reserve names, lock their games, and remove what was left."""

from __future__ import annotations

import errno
import os
import signal
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.library.programs import NOON, hidden, other_program, posix, record
from tests.readers import PlayedGame, play_game
from tyrus_desktop.engine.record import SEAL
from tyrus_desktop.library import journal, locks
from tyrus_desktop.library.journal import Journal


def test_a_reserved_name_is_never_given_again_whether_written_or_not(tmp_path: Path) -> None:
    folder = Journal(tmp_path / "games")
    names = []
    for number in range(4):
        path, lock = folder.reserve(NOON)
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
    with other_program(tmp_path, "journal.reserve(NOON)"):
        path, _ = Journal(tmp_path).reserve(NOON)
        assert path.name == "2026-11-21 12-00-00 (2).tyrus"
    path, _ = Journal(tmp_path).reserve(NOON)
    assert path.name == "2026-11-21 12-00-00.tyrus"


def test_where_no_name_can_be_reserved_each_one_is_random(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = Journal(tmp_path / "file" / "games")
    given = [folder.reserve(NOON) for _ in range(2)]
    assert given[0][0] != given[1][0]
    assert [lock for _, lock in given] == [None, None]


@posix
def test_a_game_is_locked_by_one_program_until_that_ends_however_it_ends(tmp_path: Path) -> None:
    folder, path = Journal(tmp_path), tmp_path / "a.tyrus"
    for end in (signal.SIGKILL, signal.SIGTERM):
        with other_program(tmp_path, f"journal.lock(Path({str(path)!r}))") as program:
            assert folder.lock(path) is None
            program.send_signal(end)
            program.wait()
            lock = folder.lock(path)
            assert lock is not None
            assert lock.held
            lock.release()


def test_a_lock_excludes_the_same_program_too_and_leaves_nothing_behind(tmp_path: Path) -> None:
    folder, path = Journal(tmp_path), tmp_path / "a.tyrus"
    first = folder.lock(path)
    assert first is not None
    assert folder.lock(path) is None
    assert folder.lock(tmp_path / "b.tyrus") is not None
    first.release()
    again = folder.lock(path)
    assert again is not None
    again.release()
    assert hidden(tmp_path) == [".b.tyrus.lock"]


@posix
def test_a_lock_whose_file_was_removed_while_it_was_opened_is_taken_on_a_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner releases it after the file was opened and before it is locked."""
    folder, path = Journal(tmp_path), tmp_path / "a.tyrus"
    owner = folder.lock(path)
    assert owner is not None
    take = locks.lock_handle

    def late(handle: int) -> bool | None:
        monkeypatch.setattr(locks, "lock_handle", take)
        owner.release()
        return take(handle)

    monkeypatch.setattr(locks, "lock_handle", late)
    lock = folder.lock(path)
    assert lock is not None
    assert folder.lock(path) is None
    assert lock.path.exists()


@posix
def test_games_can_be_played_on_a_file_system_without_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    folder = Journal(tmp_path)
    lock = folder.lock(tmp_path / "a.tyrus")
    assert lock is not None
    assert not lock.held
    journal.write(tmp_path / "a.tyrus", record(play_game(1)))
    (tmp_path / ".abcd_123.tyrus").touch()
    folder.sweep()
    assert hidden(tmp_path) == [".a.tyrus.lock", ".abcd_123.tyrus"]


def test_the_sweep_removes_what_killed_programs_left_and_nothing_else(tmp_path: Path) -> None:
    others = [".abcdefg.tyrus", ".abcdefghi.tyrus", ".ABCDEFGH.tyrus", ".abcdefgh.txt",
              f".{'5e' * 32}.salt", "abcdefgh.tyrus", "a.lock", ".lock"]  # fmt: skip
    for name in (".abcdefgh.tyrus", ".0_z9kq1m.tyrus", ".2026-11-21 12-00-00.tyrus.lock", *others):
        (tmp_path / name).write_text("left")
    (tmp_path / ".folderxx.tyrus").mkdir()
    Journal(tmp_path).sweep()
    assert sorted(os.listdir(tmp_path)) == sorted([*others, ".folderxx.tyrus"])  # noqa: PTH208
    Journal(tmp_path / "none").sweep()


@posix
def test_the_sweep_removes_the_temporary_file_of_a_killed_program_but_not_of_a_live_one(
    tmp_path: Path,
) -> None:
    """The other program hangs in the first `fsync`, as with a disk that does not answer."""
    hang = "lambda handle: (print(handle, flush=True), time.sleep(60))"
    lines = (f"setattr(os, 'fsync', {hang})", "sys.path.insert(0, '')",
             "__import__('tests.library.writer').library.writer.write(journal)")  # fmt: skip
    for _ in range(2):
        with other_program(tmp_path, *lines):
            (left,) = hidden(tmp_path)
            Journal(tmp_path).sweep()
            assert hidden(tmp_path) == [left]
        Journal(tmp_path).sweep()
        assert hidden(tmp_path) == []


SEALED = {SEAL: "5e" * 32}


def keep_sealed(path: Path, game: PlayedGame, seal: dict[str, str] = SEALED) -> None:
    whole = record(game)
    journal.write(path, replace(whole, headers={**whole.headers, **seal}))


def test_the_sweep_finishes_the_write_of_the_end_of_a_game(tmp_path: Path) -> None:
    """It shows all tiles: else one could look at it, and go on with the game."""
    whole = play_game(1)
    keep_sealed(tmp_path / "running.tyrus", whole.cut(20))
    keep_sealed(tmp_path / "other.tyrus", whole.cut(20), {SEAL: "0f" * 32})
    keep_sealed(tmp_path / ".abcdefgh.tyrus", whole)
    keep_sealed(tmp_path / ".hgfedcba.tyrus", whole.cut(22))
    Journal(tmp_path).sweep()
    assert hidden(tmp_path) == []
    kept = {path.name: journal.read(path).over for path in tmp_path.iterdir()}
    assert kept == {"running.tyrus": True, "other.tyrus": False}


@pytest.mark.parametrize("obstacle", ["another program plays the game", "the disk refuses"])
def test_the_end_of_a_game_that_cannot_be_put_in_its_place_yet_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, obstacle: str
) -> None:
    keep_sealed(tmp_path / "running.tyrus", play_game(1).cut(20))
    keep_sealed(tmp_path / ".abcdefgh.tyrus", play_game(1))
    folder = Journal(tmp_path)
    with monkeypatch.context() as patch, ExitStack() as until:
        if obstacle == "the disk refuses":
            patch.setattr(Path, "replace", Mock(side_effect=PermissionError))
        else:
            lock = folder.lock_game(SEALED[SEAL])
            assert lock is not None
            until.callback(lock.release)
        folder.sweep()
        assert (tmp_path / ".abcdefgh.tyrus").exists()
        assert not journal.read(tmp_path / "running.tyrus").over
    folder.sweep()
    assert hidden(tmp_path) == []
    assert journal.read(tmp_path / "running.tyrus").over


@posix
def test_a_temporary_file_that_is_swept_before_it_is_locked_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = locks.lock_handle

    def late(handle: int) -> bool | None:
        monkeypatch.setattr(locks, "lock_handle", take)
        Journal(tmp_path).sweep()
        return take(handle)

    monkeypatch.setattr(locks, "lock_handle", late)
    journal.write(tmp_path / "a.tyrus", record(play_game(1)))
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208
