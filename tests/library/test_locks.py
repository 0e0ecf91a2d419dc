"""Programs that share a folder reserve names and lock their games."""

import errno
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from tests.library.programs import NOON, granted, hidden, other_program, posix, record
from tests.readers import play_game
from tyrus_desktop.library import locks, record_files
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.open_games import GameFile, OpenGames
from tyrus_desktop.library.sweep import sweep

SEAL = "5e" * 32


def test_reserved_file_name_is_never_assigned_again(tmp_path: Path) -> None:
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
    assert names[:2] == ["2026-11-21 12-00-00.tyrus", "2026-11-21 12-00-00 (2).tyrus"]


@posix
def test_locks_and_names_are_released_when_a_program_ends(tmp_path: Path) -> None:
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    lines = f"game_locks.lock(Path({str(path)!r}))", "game_locks.reserve(NOON)"
    for end in (signal.SIGKILL, signal.SIGTERM):
        with other_program(tmp_path, *lines) as program:
            assert game_locks.lock(path) is None
            reserved, lock = game_locks.reserve(NOON)
            assert reserved.name == "2026-11-21 12-00-00 (2).tyrus"
            granted(lock).release()
            program.send_signal(end)
            program.wait()
            lock = granted(game_locks.lock(path))
            assert lock.held
            lock.release()
    assert game_locks.reserve(NOON)[0].name == "2026-11-21 12-00-00.tyrus"


def test_lock_excludes_its_own_program_and_leaves_no_file(tmp_path: Path) -> None:
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    first = granted(game_locks.lock(path))
    assert game_locks.lock(path) is None
    assert game_locks.lock(tmp_path / "b.tyrus") is not None
    first.release()
    again = granted(game_locks.lock(path))
    again.release()
    assert hidden(tmp_path) == [".b.tyrus.lock"]


def test_running_game_is_in_use_by_its_file_or_seal(tmp_path: Path) -> None:
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    sealed, study = record(play_game(1).cut(5), Seal=SEAL), record(play_game(1), Study="1")
    assert not game_locks.in_use(path, sealed)
    for lock in (game_locks.lock(path), game_locks.lock_game(SEAL)):
        assert lock is not None
        assert game_locks.in_use(path, sealed)
        lock.release()
    long_path = tmp_path / ("a" * 300) / "a.tyrus"  # Locks cannot be looked up in that folder.
    assert not GameLocks(long_path.parent).in_use(long_path, study)


def test_placements_not_yet_shown_are_not_read(tmp_path: Path) -> None:
    """A locked game that is plain was shown: its file may be locked to change its title."""
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    over, counted = record(play_game(1)), record(play_game(1).cut(12))
    unshown = replace(over, unshown=True)
    last = over.cut(len(over.placements) - 1)
    expected = [(over, over), (unshown, last), (counted, counted)]
    assert [game_locks.as_shown(path, game) for game, _ in expected] == [e for _, e in expected]
    lock = granted(game_locks.lock(path))
    assert game_locks.as_shown(path, over) == over
    assert game_locks.as_shown(path, unshown) == last
    assert game_locks.as_shown(path, counted) == counted.cut(11)
    lock.release()


@posix
def test_locks_move_to_a_new_file_if_theirs_was_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner releases its lock after we open the lock file and before we lock it."""
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    owner = granted(game_locks.lock(path))
    take = locks.lock_handle

    def late(handle: int) -> bool | None:
        monkeypatch.setattr(locks, "lock_handle", take)
        owner.release()
        return take(handle)

    monkeypatch.setattr(locks, "lock_handle", late)
    lock = granted(game_locks.lock(path))
    assert game_locks.lock(path) is None
    assert lock.path.exists()


def test_lock_of_a_closed_game_goes_to_its_open_copy(tmp_path: Path) -> None:
    games, files = OpenGames(tmp_path), (GameFile(), GameFile())
    for file in files:
        games.lock_game(file, record(play_game(1).cut(5), Seal=SEAL))
    games.close(files[0])
    assert GameLocks(tmp_path).lock_game(SEAL) is None
    games.close(files[1])
    assert GameLocks(tmp_path).lock_game(SEAL) is not None


@posix
def test_releasing_a_lost_lock_does_not_remove_its_successor(tmp_path: Path) -> None:
    game_locks, path = GameLocks(tmp_path), tmp_path / "a.tyrus"
    first = granted(game_locks.lock(path))
    first.path.unlink()
    assert first.lost
    second = granted(game_locks.lock(path))
    first.release()
    assert game_locks.lock(path) is None
    second.release()
    assert hidden(tmp_path) == []


@posix
def test_every_lock_is_granted_if_the_file_system_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    lock = granted(GameLocks(tmp_path).lock(tmp_path / "a.tyrus"))
    assert not lock.held
    record_files.write(tmp_path / "a.tyrus", record(play_game(1)))
    (tmp_path / ".abcd_123.tyrus").touch()
    sweep(tmp_path)
    assert hidden(tmp_path) == [".a.tyrus.lock", ".abcd_123.tyrus"]
