"""The journal writes each game as a whole or not at all, and finds the one left unfinished."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given

from tests.readers import EXAMPLE, PlayedGame, play_game, positions
from tyrus_desktop.engine.record import (
    GIVEN_UP_BY,
    MAX_BYTES,
    Record,
    RecordError,
    parse,
    write,
    write_plain,
)
from tyrus_desktop.library import journal, locks
from tyrus_desktop.library.journal import Journal

ROOT = Path(__file__).resolve().parents[2]
NOON = datetime(2026, 11, 21, 12, 0, 0, tzinfo=UTC)

posix = pytest.mark.skipif(
    os.name == "nt", reason="Windows has other locks, and neither pipes with names nor such signals"
)


def record(game: PlayedGame, **headers: str) -> Record:
    return Record(headers, game.deal, game.placements)


@given(positions())
def test_games_round_trip(tmp_path_factory: pytest.TempPathFactory, game: PlayedGame) -> None:
    path = tmp_path_factory.mktemp("games") / "game.tyrus"
    journal.write(path, record(game, Ivory="Claire"))
    again = journal.read(path)
    assert (again.deal, again.placements) == (game.deal, game.placements)
    assert again.headers["Ivory"] == "Claire"


def test_a_write_replaces_the_earlier_file_and_leaves_no_other(tmp_path: Path) -> None:
    game = play_game(1)
    for count in range(4):
        journal.write(tmp_path / "a.tyrus", record(game.cut(count)))
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208 - with what begins with a dot.
    assert journal.read(tmp_path / "a.tyrus").placements == game.placements[:3]


@pytest.mark.parametrize("call", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_a_failed_write_leaves_the_earlier_game_and_no_temporary_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    game = play_game(1)
    path = tmp_path / "a.tyrus"
    journal.write(path, record(game.cut(3)))
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(number, "as planned")

    monkeypatch.setattr(call, fail)
    with pytest.raises(OSError, match="as planned"):
        journal.write(path, record(game))
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes(EXAMPLE.encode() + b"# comment\n" * (MAX_BYTES // 10))
    with pytest.raises(OSError, match="large") as caught:
        journal.read(path)
    assert caught.value.errno == errno.EFBIG


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes(EXAMPLE.encode().ljust(MAX_BYTES, b"\n"))
    assert journal.read(path).placements == parse(EXAMPLE.encode(), "x").placements


def test_a_refusal_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "wrong.tyrus"
    path.write_text(EXAMPLE.replace("10-18", "11-18"))
    with pytest.raises(RecordError, match=r"wrong\.tyrus, line 13"):
        journal.read(path)


@posix
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.tyrus"
    os.mkfifo(path)
    code = (
        "from pathlib import Path\nfrom tyrus_desktop.library import journal\n"
        f"journal.read(Path({str(path)!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=20
    )
    assert "Is a directory" in done.stderr


def test_a_record_too_large_to_be_read_again_is_not_written(tmp_path: Path) -> None:
    game, path = play_game(1), tmp_path / "a.tyrus"
    journal.write(path, record(game))
    before = path.read_bytes()
    with pytest.raises(OSError, match="large") as caught:
        journal.write(path, record(game, Note="x" * MAX_BYTES))
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
    journal.write(tmp_path / "a.tyrus", record(play_game(1)))
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
            journal.write(tmp_path / "a.tyrus", record(play_game(1)))


class TestUnfinished:
    """Which game is offered at the next start."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Journal:
        return Journal(tmp_path / "games")

    def keep(self, folder: Journal, name: str, minute: int, game: Record | bytes) -> Path:
        path = folder.folder / f"{name}.tyrus"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(game if isinstance(game, bytes) else write(game))
        time = (NOON + timedelta(minutes=minute)).timestamp()
        os.utime(path, (time, time))
        return path

    def test_without_a_folder_there_is_none(self, folder: Journal) -> None:
        assert folder.unfinished() is None

    def test_it_is_the_one_written_last(self, folder: Journal) -> None:
        self.keep(folder, "z", 0, record(play_game(1).cut(5)))
        newest = self.keep(folder, "a", 1, record(play_game(2).cut(8)))
        found = folder.unfinished()
        assert found is not None
        assert (found[0], found[1].placements) == (newest, play_game(2).placements[:8])

    def test_finished_given_up_damaged_and_foreign_files_are_passed_over(
        self, folder: Journal
    ) -> None:
        wanted = self.keep(folder, "wanted", 0, record(play_game(1).cut(5)))
        damaged = write_plain(record(play_game(3).cut(9)))
        folded = write(record(play_game(3).cut(9)))
        self.keep(folder, "over", 1, record(play_game(2)))
        self.keep(folder, "given up", 2, record(play_game(2).cut(9), **{GIVEN_UP_BY: "ivory"}))
        self.keep(folder, "damaged", 3, damaged.replace(b"1 ", b"7 "))
        self.keep(folder, "half", 4, damaged[: len(damaged) // 2])
        self.keep(folder, "bad folded", 4, folded.replace(b"e", b"f"))
        self.keep(folder, "half folded", 4, folded[: len(folded) // 2])
        over = write_plain(record(play_game(2)))
        self.keep(folder, "over, indented", 4, over.replace(b"[Result", b" [Result"))
        given_up = write_plain(record(play_game(2).cut(9), **{GIVEN_UP_BY: "ivory"}))
        self.keep(folder, "given up, indented", 4, given_up.replace(b"[Given", b" [Given"))
        self.keep(folder, "empty", 5, b"")
        self.keep(folder, "noise", 6, bytes(range(256)))
        self.keep(folder, "huge", 7, damaged + b"\n" * MAX_BYTES)
        self.keep(folder, ".half-written", 8, damaged)
        self.keep(folder, "other", 9, damaged).rename(folder.folder / "other.txt")
        (folder.folder / "folder.tyrus").mkdir()
        (folder.folder / "nowhere.tyrus").symlink_to(folder.folder / "gone")
        before = sorted(path.name for path in folder.folder.iterdir())
        found = folder.unfinished()
        assert found is not None
        assert found[0] == wanted
        assert sorted(path.name for path in folder.folder.iterdir()) == before

    @pytest.mark.parametrize("form", [write, write_plain], ids=["folded", "plain"])
    def test_it_is_found_behind_any_number_of_later_games_which_are_not_replayed(
        self,
        folder: Journal,
        monkeypatch: pytest.MonkeyPatch,
        form: Callable[[Record], bytes],
    ) -> None:
        left = self.keep(folder, "left", 0, form(record(play_game(1).cut(5))))
        over = write(record(play_game(2)))
        for number in range(1, 300):
            self.keep(folder, f"over {number}", number, over)
        replayed: list[str] = []

        def counted_parse(data: bytes, name: str) -> Record:
            replayed.append(name)
            return parse(data, name)

        monkeypatch.setattr("tyrus_desktop.engine.record.parse", counted_parse)
        found = folder.unfinished()
        assert found is not None
        assert found[0] == left
        assert replayed == ["left.tyrus"]

    def test_it_is_not_one_that_another_program_plays(self, folder: Journal) -> None:
        older = self.keep(folder, "older", 0, record(play_game(1).cut(5)))
        newer = self.keep(folder, "newer", 1, record(play_game(2).cut(5)))
        with other_program(folder.folder, f"journal.lock(Path({str(newer)!r}))"):
            found = folder.unfinished()
            assert found is not None
            assert found[0] == older
        found = folder.unfinished()
        assert found is not None
        assert found[0] == newer

    def test_newest_is_the_file_written_last_and_of_equals_the_last_by_name(
        self, folder: Journal
    ) -> None:
        assert folder.newest() is None
        for name, minute in (("b", 1), ("a", 2), ("c", 2), ("d", 0)):
            self.keep(folder, name, minute, b"")
        newest = folder.newest()
        assert newest is not None
        assert newest.name == "c.tyrus"


# Several programs, one folder


@contextmanager
def other_program(folder: Path, *lines: str) -> Iterator[subprocess.Popen[str]]:
    """Run lines of Python in a program of its own, and kill it at the end.

    They find `journal`, `NOON` and `Path`, and have been run when the program is yielded.
    """
    code = "\n".join(
        [
            "import sys, time, os",
            "from datetime import UTC, datetime",
            "from pathlib import Path",
            "from tyrus_desktop.library.journal import Journal",
            f"journal = Journal(Path({str(folder)!r}))",
            "NOON = datetime(2026, 11, 21, 12, 0, 0, tzinfo=UTC)",
            *(f"kept = {line}" for line in lines),
            "print(kept, flush=True)",
            "time.sleep(60)",
        ]
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as run:
        try:
            assert run.stdout is not None
            assert run.stdout.readline()
            yield run
        finally:
            run.kill()


def hidden(folder: Path) -> list[str]:
    return sorted(name for name in os.listdir(folder) if name.startswith("."))  # noqa: PTH208


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
        assert games.salt(journal.read(path)) == SALT
        assert list(tmp_path.iterdir()) == [path]
    games.keep(path, record(game, Seal=SEAL, Salt=SALT))
    assert f'[Salt "{SALT}"]' in path.read_text("utf-8")
    assert games.salt(journal.read(path)) == SALT


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
