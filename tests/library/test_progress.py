"""The file of progress: what is unknown stays, damage is set aside, and programs take turns."""

import errno
import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.library.programs import granted, other_program, posix
from tyrus_desktop.library import locks, progress, whole_files


def add(name: str) -> Callable[[progress.Sections], bool]:
    """Return an edit that adds a game."""

    def edit(found: progress.Sections) -> bool:
        found.setdefault("guesses", {})[name] = {"backs": []}
        return True

    return edit


def read(path: Path) -> progress.Sections:
    """Return the sections as an editor of the file receives them."""
    return progress.change(path, lambda _: False)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "progress.json"


def test_change_keeps_unknown_sections_and_keys(path: Path) -> None:
    assert read(path) == {}
    assert not path.exists(), "reading writes nothing"
    path.write_text('{"format": 1, "puzzles": {"é": 1}, "guesses": {"a": {"later": 2}}}')
    progress.change(path, add("b"))
    assert read(path) == {
        "puzzles": {"é": 1},
        "guesses": {"a": {"later": 2}, "b": {"backs": []}},
    }
    assert json.loads(path.read_text())["format"] == 1
    assert [each.name for each in path.parent.iterdir()] == ["progress.json"]
    path.unlink()
    assert read(path) == {}


@posix
def test_link_to_the_file_stays_a_link(path: Path, tmp_path: Path) -> None:
    """Somebody keeps it elsewhere, perhaps where the file is not yet."""
    path.parent.mkdir()
    (tmp_path / "kept").mkdir()
    path.symlink_to(tmp_path / "kept" / "all.json")
    for name in "ab":
        progress.change(path, add(name))
    assert path.is_symlink()
    assert progress.glance(path) == {"guesses": {"a": {"backs": []}, "b": {"backs": []}}}
    assert [each.name for each in (tmp_path / "kept").iterdir()] == ["all.json"]
    (tmp_path / "kept" / "all.json").write_bytes(b"{")
    with pytest.raises(progress.DamagedProgress):
        progress.change(path, add("c"))
    assert path.is_symlink()
    assert (tmp_path / "kept" / "all damaged 1.json").exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"format": "x"}',
        b'{"guesses": []}',
        b'{"format": true}',
        b"[" * 10_000,
    ],
)
def test_damaged_file_is_set_aside_and_the_change_written(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(content)
        with pytest.raises(progress.DamagedProgress) as caught:
            progress.change(path, add("b"))
        assert caught.value.aside == f"progress damaged {number}.json"
        assert path.with_name(caught.value.aside).read_bytes() == content
        assert read(path) == {"guesses": {"b": {"backs": []}}}


def test_newer_file_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"format": 2}')
    with pytest.raises(progress.NewerProgress):
        progress.change(path, add("b"))
    assert path.read_text() == '{"format": 2}'


def test_failed_write_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress.change(path, add("a"))
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(whole_files, "write_private", fail)
    with pytest.raises(OSError, match="full"):
        progress.change(path, add("b"))
    assert path.read_bytes() == before
    monkeypatch.undo()
    progress.change(path, add("b"))
    assert len(read(path)["guesses"]) == 2


@posix
def test_programs_take_turns_and_a_kill_releases_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress.change(path, add("a"))
    monkeypatch.setattr(progress, "PATIENCE_S", 0.05)
    lock = granted(locks.acquire(path.with_name(".progress.json.lock")))
    with pytest.raises(OSError, match="busy") as caught:
        progress.change(path, add("b"))
    assert caught.value.errno == errno.EBUSY
    lock.release()
    with other_program(path.parent, "game_locks.lock(folder / 'progress.json')") as program:
        with pytest.raises(OSError, match="busy"):
            read(path)
        program.send_signal(signal.SIGKILL)
        program.wait()
        path.with_name(".0123abcd.tyrus").write_bytes(b"{")  # A killed program was writing.
        assert len(progress.change(path, add("b"))["guesses"]) == 2
    assert {*path.parent.iterdir()} == {path}
