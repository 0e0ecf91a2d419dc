"""The journal writes each game, and its salt, as a whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from hypothesis import given

from tests.library.programs import posix, record
from tests.readers import EXAMPLE, PlayedGame, play_game, positions
from tyrus_desktop.engine.record import MAX_BYTES, RecordError, parse
from tyrus_desktop.library import record_files
from tyrus_desktop.library.journal import Journal


@given(positions())
def test_games_round_trip(tmp_path_factory: pytest.TempPathFactory, game: PlayedGame) -> None:
    path = tmp_path_factory.mktemp("games") / "game.tyrus"
    record_files.write(path, record(game, Ivory="Claire"))
    again = record_files.read(path)
    assert (again.deal, again.placements) == (game.deal, game.placements)
    assert again.headers["Ivory"] == "Claire"


def test_a_write_replaces_the_earlier_file_and_leaves_no_other(tmp_path: Path) -> None:
    game = play_game(1)
    for count in range(4):
        record_files.write(tmp_path / "a.tyrus", record(game.cut(count)))
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208 - with what begins with a dot.
    assert record_files.read(tmp_path / "a.tyrus").placements == game.placements[:3]


@pytest.mark.parametrize("call", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_a_failed_write_leaves_the_earlier_game_and_no_temporary_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    game = play_game(1)
    path = tmp_path / "a.tyrus"
    record_files.write(path, record(game.cut(3)))
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(number, "as planned")

    monkeypatch.setattr(call, fail)
    with pytest.raises(OSError, match="as planned"):
        record_files.write(path, record(game))
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes(EXAMPLE.encode() + b"# comment\n" * (MAX_BYTES // 10))
    with pytest.raises(OSError, match="large") as caught:
        record_files.read(path)
    assert caught.value.errno == errno.EFBIG


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes(EXAMPLE.encode().ljust(MAX_BYTES, b"\n"))
    assert record_files.read(path).placements == parse(EXAMPLE.encode(), "x").placements


def test_a_refusal_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "wrong.tyrus"
    path.write_text(EXAMPLE.replace("10-18", "11-18"))
    with pytest.raises(RecordError, match=r"wrong\.tyrus, line 13"):
        record_files.read(path)


@posix
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.tyrus"
    os.mkfifo(path)
    code = (
        "from pathlib import Path\nfrom tyrus_desktop.library import record_files\n"
        f"record_files.read(Path({str(path)!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=20
    )
    assert "Is a directory" in done.stderr


def test_a_record_too_large_to_be_read_again_is_not_written(tmp_path: Path) -> None:
    game, path = play_game(1), tmp_path / "a.tyrus"
    record_files.write(path, record(game))
    before = path.read_bytes()
    with pytest.raises(OSError, match="large") as caught:
        record_files.write(path, record(game, Note="x" * MAX_BYTES))
    assert caught.value.errno == errno.EFBIG
    assert path.read_bytes() == before


@posix
def test_the_file_is_on_the_disk_before_it_is_renamed_and_the_folder_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def watched_fsync(handle: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        fsync(handle)

    def watched_replace(path: Path, target: Path) -> Path:
        steps.append("rename")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", watched_fsync)
    monkeypatch.setattr(Path, "replace", watched_replace)
    record_files.write(tmp_path / "a.tyrus", record(play_game(1)))
    assert steps == ["file", "rename", "folder"]


@posix
def test_a_folder_that_cannot_be_synchronised_is_no_failure_but_a_bad_disk_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, fails in ((errno.EINVAL, False), (errno.EIO, True)):

        def fsync(handle: int, number: int = number) -> None:
            if stat.S_ISDIR(os.fstat(handle).st_mode):
                raise OSError(number, "as planned")

        monkeypatch.setattr(os, "fsync", fsync)
        with pytest.raises(OSError, match="as planned") if fails else nullcontext():
            record_files.write(tmp_path / "a.tyrus", record(play_game(1)))


# The salt of a sealed game

SEAL, SALT = "5e" * 32, "5a" * 32


def test_the_salt_is_folded_in_while_a_game_runs_and_plain_when_it_is_over(
    tmp_path: Path,
) -> None:
    games, game = Journal(tmp_path), play_game(1)
    path = tmp_path / "a.tyrus"
    for count in (1, 2):
        games.keep(path, record(game.cut(count), Seal=SEAL, Salt=SALT))
        assert SALT not in path.read_text("utf-8")
        assert games.salt(record_files.read(path)) == SALT
        assert list(tmp_path.iterdir()) == [path]
    games.keep(path, record(game, Seal=SEAL, Salt=SALT))
    assert f'[Salt "{SALT}"]' in path.read_text("utf-8")
    assert games.salt(record_files.read(path)) == SALT


def test_a_salt_beside_a_plain_game_is_found_and_removed_once_it_is_folded_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, game = Journal(tmp_path), play_game(1).cut(1)
    beside = tmp_path / f".{SEAL}.salt"
    beside.write_text(SALT)
    sealed = record(game, Seal=SEAL)
    assert games.salt(sealed) == SALT
    games.keep(tmp_path / "a.tyrus", sealed)
    assert beside.exists()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(errno.EIO, "planned")))
        with pytest.raises(OSError, match="planned"):
            games.keep(tmp_path / "a.tyrus", record(game, Seal=SEAL, Salt=SALT))
    assert beside.exists()
    games.keep(tmp_path / "a.tyrus", record(game, Seal=SEAL, Salt=SALT))
    assert not beside.exists()
    assert games.salt(record(game, Seal="5f" * 32)) is None
    assert games.salt(record(game)) is None


def test_a_damaged_salt_file_counts_as_no_salt(tmp_path: Path) -> None:
    (tmp_path / f".{SEAL}.salt").write_bytes(b"\xff\xfe")
    assert Journal(tmp_path).salt(record(play_game(1).cut(1), Seal=SEAL)) is None
