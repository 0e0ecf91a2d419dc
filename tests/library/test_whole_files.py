"""Files are written as a whole, with the right mode; saved games are private."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.library.programs import posix, record
from tests.readers import play_game
from tyrus_desktop.library import record_files, whole_files

pytestmark = posix

Writer = Callable[[Path], None]


def write_text(path: Path) -> None:
    whole_files.write_for_user(path, b"text")


def write_copy(path: Path) -> None:
    record_files.write_copy(path, record(play_game(1)))


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    """The user lets the group read new files."""
    before = os.umask(0o027)
    yield
    os.umask(before)


def test_saved_games_are_private(tmp_path: Path) -> None:
    path = tmp_path / "a.tyrus"
    record_files.write(path, record(play_game(1)))
    assert mode(path) == 0o600
    path.chmod(0o664)
    record_files.write(path, record(play_game(1)))
    assert mode(path) == 0o600


@pytest.mark.parametrize("write", [write_text, write_copy])
def test_files_for_users_keep_their_mode_and_links(tmp_path: Path, write: Writer) -> None:
    path = tmp_path / "a"
    write(path)
    assert mode(path) == 0o640
    assert os.listdir(tmp_path) == ["a"]  # noqa: PTH208 - includes temporary files.
    for old in (0o600, 0o664):
        path.write_bytes(b"")
        path.chmod(old)
        write(path)
        assert path.read_bytes()
        assert mode(path) == old
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "a", tmp_path / "link"
    link.symlink_to(target)
    for _ in range(2):  # The first write creates the target.
        write(link)
        assert link.is_symlink()
        assert target.read_bytes() not in {b"", b"old"}
        target.write_text("old")
