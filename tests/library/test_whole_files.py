"""A file for the user has the usual mode, or that of the file that it replaces; a kept game's is
private.
"""

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
    """The user lets the group read what is new."""
    before = os.umask(0o027)
    yield
    os.umask(before)


def test_a_kept_game_is_private_whatever_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.tyrus"
    record_files.write(path, record(play_game(1)))
    assert mode(path) == 0o600
    path.chmod(0o664)
    record_files.write(path, record(play_game(1)))
    assert mode(path) == 0o600


@pytest.mark.parametrize("write", [write_text, write_copy])
def test_a_new_file_for_the_user_has_the_mode_that_the_user_gives_new_files(
    tmp_path: Path, write: Writer
) -> None:
    write(tmp_path / "a")
    assert mode(tmp_path / "a") == 0o640
    assert os.listdir(tmp_path) == ["a"]  # noqa: PTH208 - with what begins with a dot.


@pytest.mark.parametrize("write", [write_text, write_copy])
@pytest.mark.parametrize("old", [0o600, 0o664])
def test_a_file_that_is_replaced_for_the_user_keeps_its_mode(
    tmp_path: Path, write: Writer, old: int
) -> None:
    (tmp_path / "a").touch()
    (tmp_path / "a").chmod(old)
    write(tmp_path / "a")
    assert (tmp_path / "a").read_bytes()
    assert mode(tmp_path / "a") == old


@pytest.mark.parametrize("write", [write_text, write_copy])
@pytest.mark.parametrize("there", [True, False])
def test_what_a_link_leads_to_is_written_and_the_link_stays(
    tmp_path: Path, write: Writer, there: bool
) -> None:
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "a", tmp_path / "link"
    if there:
        target.write_text("old")
    link.symlink_to(target)
    write(link)
    assert link.is_symlink()
    assert target.read_bytes() not in {b"", b"old"}


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "as planned")

    (tmp_path / "a").write_text("old")
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="as planned"):
        write_text(tmp_path / "a")
    assert (tmp_path / "a").read_text() == "old"
    assert os.listdir(tmp_path) == ["a"]  # noqa: PTH208
