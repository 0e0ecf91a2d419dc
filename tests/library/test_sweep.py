"""The sweep removes temporary files of killed programs, and finishes interrupted writes."""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.library.programs import hidden, other_program, posix, record
from tests.readers import PlayedGame, play_game
from tyrus_desktop.engine.record import SEAL
from tyrus_desktop.library import record_files
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.sweep import sweep


def test_sweep_removes_only_temporary_files_and_locks(tmp_path: Path) -> None:
    others = [".abcdefg.tyrus", ".abcdefghi.tyrus", ".ABCDEFGH.tyrus", ".abcdefgh.txt",
              f".{'5e' * 32}.salt", "abcdefgh.tyrus", "a.lock", ".lock"]  # fmt: skip
    left = [".abcdefgh.tyrus", ".0_z9kq1m.tyrus", ".2026-11-21 12-00-00.tyrus.lock",
            ".in two\nlines.tyrus.lock"]  # fmt: skip
    for name in (*left, *others):
        (tmp_path / name).write_text("left")
    (tmp_path / ".folderxx.tyrus").mkdir()
    sweep(tmp_path)
    assert sorted(os.listdir(tmp_path)) == sorted([*others, ".folderxx.tyrus"])  # noqa: PTH208
    sweep(tmp_path / "none")


@posix
def test_sweep_removes_temporary_files_of_killed_programs_only(
    tmp_path: Path,
) -> None:
    """The other program hangs in `fsync`."""
    hang = "lambda handle: (print(handle, flush=True), time.sleep(60))"
    lines = (f"setattr(os, 'fsync', {hang})", "sys.path.insert(0, '')",
             "__import__('tests.library.programs').library.programs.write_one(folder)")  # fmt: skip
    with other_program(tmp_path, *lines):
        (left,) = hidden(tmp_path)
        sweep(tmp_path)
        assert hidden(tmp_path) == [left]
    sweep(tmp_path)
    assert hidden(tmp_path) == []


SEALED = {SEAL: "5e" * 32}


def keep_sealed(path: Path, game: PlayedGame, seal: dict[str, str] = SEALED) -> None:
    whole = record(game)
    record_files.write(path, replace(whole, headers={**whole.headers, **seal}))


def test_sweep_finishes_writing_the_end_of_a_game(tmp_path: Path) -> None:
    whole = play_game(1)
    keep_sealed(tmp_path / "running.tyrus", whole.cut(20))
    keep_sealed(tmp_path / "other.tyrus", whole.cut(20), {SEAL: "0f" * 32})
    keep_sealed(tmp_path / ".abcdefgh.tyrus", whole)
    keep_sealed(tmp_path / ".hgfedcba.tyrus", whole.cut(22))
    sweep(tmp_path)
    assert hidden(tmp_path) == []
    kept = {path.name: record_files.read(path).over for path in tmp_path.iterdir()}
    assert kept == {"running.tyrus": True, "other.tyrus": False}


@pytest.mark.parametrize("obstacle", ["another program plays the game", "the disk refuses"])
def test_game_end_that_cannot_be_saved_yet_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, obstacle: str
) -> None:
    keep_sealed(tmp_path / "running.tyrus", play_game(1).cut(20))
    keep_sealed(tmp_path / ".abcdefgh.tyrus", play_game(1))
    with monkeypatch.context() as patch, ExitStack() as until:
        if obstacle == "the disk refuses":
            patch.setattr(Path, "replace", Mock(side_effect=PermissionError))
        else:
            lock = GameLocks(tmp_path).lock_game(SEALED[SEAL])
            assert lock is not None
            until.callback(lock.release)
        sweep(tmp_path)
        assert (tmp_path / ".abcdefgh.tyrus").exists()
        assert not record_files.read(tmp_path / "running.tyrus").over
    sweep(tmp_path)
    assert hidden(tmp_path) == []
    assert record_files.read(tmp_path / "running.tyrus").over
