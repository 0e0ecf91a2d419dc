"""The sweep removes temporary files of killed programs."""

import os
from pathlib import Path

from tests.library.programs import hidden, other_program, posix
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
def test_sweep_removes_temporary_files_of_killed_programs_only(tmp_path: Path) -> None:
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
