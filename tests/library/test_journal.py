"""The journal saves each game completely or not at all, and finds unfinished games."""

import errno
import os
import stat
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.library.programs import NOON, posix, record
from tests.readers import EXAMPLE, play_game
from tyrus_desktop.engine.record import GIVEN_UP_BY, MAX_BYTES, Record, parse, write, write_plain
from tyrus_desktop.library import record_files, whole_files
from tyrus_desktop.library.journal import Journal, newest_first

SEAL, SALT = "5e" * 32, "5a" * 32

# Record files


@pytest.mark.parametrize("call", ["os.fsync", "pathlib.Path.replace"])
def test_failed_write_leaves_the_earlier_file_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    game = play_game(1)
    path = tmp_path / "a.tyrus"
    for count in range(4):
        record_files.write(path, record(game.cut(count)))
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "as planned")

    monkeypatch.setattr(call, fail)
    with pytest.raises(OSError, match="as planned"):
        record_files.write(path, record(game))
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208


def test_files_over_the_size_limit_are_neither_read_nor_written(tmp_path: Path) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes(EXAMPLE.encode().ljust(MAX_BYTES, b"\n"))
    assert record_files.read(path).placements == parse(EXAMPLE.encode(), "x").placements
    path.write_bytes(EXAMPLE.encode().ljust(MAX_BYTES + 1, b"\n"))
    before = path.read_bytes()
    with pytest.raises(OSError, match="large") as caught:
        record_files.read(path)
    assert caught.value.errno == errno.EFBIG
    with pytest.raises(OSError, match="large") as caught:
        record_files.write(path, record(play_game(1), Note="x" * MAX_BYTES))
    assert caught.value.errno == errno.EFBIG
    assert path.read_bytes() == before


@posix
def test_file_and_folder_are_synchronised_around_the_rename(
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
    fault = OSError(errno.EIO, "as planned")

    def fail_in_folders(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise fault

    monkeypatch.setattr(os, "fsync", fail_in_folders)
    with pytest.raises(OSError, match="as planned"):
        record_files.write(tmp_path / "a.tyrus", record(play_game(1)))
    fault.errno = errno.EINVAL  # Some file systems cannot synchronise folders.
    record_files.write(tmp_path / "a.tyrus", record(play_game(1)))


# Modes and links


def write_text(path: Path) -> None:
    whole_files.write_for_user(path, b"text")


def write_copy(path: Path) -> None:
    record_files.write_copy(path, record(play_game(1)))


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture
def umask() -> Iterator[None]:
    """The user lets the group read new files."""
    before = os.umask(0o027)
    yield
    os.umask(before)


@posix
@pytest.mark.usefixtures("umask")
def test_saved_games_are_private(tmp_path: Path) -> None:
    path = tmp_path / "a.tyrus"
    record_files.write(path, record(play_game(1)))
    assert mode(path) == 0o600
    path.chmod(0o664)
    record_files.write(path, record(play_game(1)))
    assert mode(path) == 0o600


@posix
@pytest.mark.usefixtures("umask")
@pytest.mark.parametrize("write_file", [write_text, write_copy])
def test_overwritten_user_file_keeps_its_mode_and_links(
    tmp_path: Path, write_file: Callable[[Path], None]
) -> None:
    path = tmp_path / "a"
    write_file(path)
    assert mode(path) == 0o640
    assert os.listdir(tmp_path) == ["a"]  # noqa: PTH208 - includes temporary files.
    for old in (0o600, 0o664):
        path.write_bytes(b"")
        path.chmod(old)
        write_file(path)
        assert path.read_bytes()
        assert mode(path) == old
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "a", tmp_path / "link"
    link.symlink_to(target)
    for _ in range(2):  # The first write creates the target.
        write_file(link)
        assert link.is_symlink()
        assert target.read_bytes() not in {b"", b"old"}
        target.write_text("old")


# Salts


def test_salts_are_folded_until_the_game_is_over(tmp_path: Path) -> None:
    games, game = Journal(tmp_path), play_game(1)
    path = tmp_path / "a.tyrus"
    for count in (1, 2):
        games.save(path, record(game.cut(count), Seal=SEAL, Salt=SALT))
        assert SALT not in path.read_text("utf-8")
        assert games.salt(record_files.read(path)) == SALT
        assert list(tmp_path.iterdir()) == [path]
    games.save(path, record(game, Seal=SEAL, Salt=SALT))
    assert f'[Salt "{SALT}"]' in path.read_text("utf-8")


def test_old_salt_files_are_removed_once_the_salt_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, game = Journal(tmp_path), play_game(1).cut(1)
    beside = tmp_path / f".{SEAL}.salt"
    beside.write_text(SALT)
    sealed, salted = record(game, Seal=SEAL), record(game, Seal=SEAL, Salt=SALT)
    assert games.salt(sealed) == SALT
    games.save(tmp_path / "a.tyrus", sealed)
    assert beside.exists()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(errno.EIO, "planned")))
        with pytest.raises(OSError, match="planned"):
            games.save(tmp_path / "a.tyrus", salted)
    assert beside.exists()
    games.save(tmp_path / "a.tyrus", salted)
    assert not beside.exists()
    assert games.salt(record(game, Seal="5f" * 32)) is None
    assert games.salt(record(game)) is None
    beside.write_bytes(b"\xff\xfe")
    assert games.salt(sealed) is None
    if os.name == "posix":
        beside.unlink()
        os.mkfifo(beside)
        assert games.salt(sealed) is None


# Unfinished games


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def keep(folder: Path, name: str, minute: int, game: Record | bytes) -> Path:
    """Write a file with a modification time some minutes after noon."""
    path = folder / f"{name}.tyrus"
    folder.mkdir(exist_ok=True)
    path.write_bytes(game if isinstance(game, bytes) else write(game))
    time = (NOON + timedelta(minutes=minute)).timestamp()
    os.utime(path, (time, time))
    return path


def unfinished(folder: Path, *indexed: str) -> Path | None:
    found = Journal(folder).unfinished(list(newest_first(folder)), lambda: indexed)
    return found[0] if found else None


def test_newest_unfinished_game_is_found(folder: Path) -> None:
    assert unfinished(folder) is None
    wanted = keep(folder, "wanted", 0, record(play_game(1).cut(5)))
    damaged, folded = write_plain(record(play_game(3).cut(9))), write(record(play_game(3).cut(9)))
    over = write_plain(record(play_game(2)))
    resigned = write_plain(record(play_game(2).cut(9), **{GIVEN_UP_BY: "ivory"}))
    others: dict[str, Record | bytes] = {
        "older by name": record(play_game(1).cut(5)),
        "study": record(play_game(1).cut(5), Study="1"),
        "over": record(play_game(2)),
        "resigned": resigned,
        "over, indented": over.replace(b"[Result", b" [Result"),
        "resigned, indented": resigned.replace(b"[Given", b" [Given"),
        "damaged": damaged.replace(b"1 ", b"7 "),
        "half": damaged[: len(damaged) // 2],
        "bad folded": folded.replace(b"e", b"f"),
        "half folded": folded[: folded.index(b"Folded") + 99],
        "empty": b"",
        "noise": bytes(range(256)),
        "huge": damaged + b"\n" * MAX_BYTES,
        ".temporary": damaged,
    }
    for minute, (name, data) in enumerate(others.items()):
        keep(folder, name, minute, data)
    keep(folder, "other", 90, damaged).rename(folder / "other.txt")
    (folder / "folder.tyrus").mkdir()
    if os.name == "posix":
        os.mkfifo(folder / "pipe.tyrus")
    (folder / "nowhere.tyrus").symlink_to(folder / "gone")
    (folder / "circle.tyrus").symlink_to("circle.tyrus")
    before = sorted(path.name for path in folder.iterdir())
    assert unfinished(folder) == wanted
    assert sorted(path.name for path in folder.iterdir()) == before


def test_games_are_listed_newest_first_then_by_name(folder: Path) -> None:
    assert list(newest_first(folder)) == []
    for name, minute in (("b", 1), ("a", 2), ("c", 2), ("d", 0)):
        keep(folder, name, minute, b"")
    assert [path.stem for path in newest_first(folder)] == ["c", "a", "b", "d"]
