"""The journal keeps every game whole or not at all, and finds the one that was left."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.readers import EXAMPLE, PlayedGame, play_game, positions
from tyrus_desktop.engine.record import Record, RecordError, parse, write
from tyrus_desktop.library import journal
from tyrus_desktop.library.journal import GIVEN_UP_BY, LARGEST_FILE, LOOKED_THROUGH, Journal

NOON = datetime(2026, 11, 21, 12, 0, 0, tzinfo=UTC)


def record(game: PlayedGame, **headers: str) -> Record:
    return Record(headers, game.deal, game.placements)


@given(positions())
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, game: PlayedGame
) -> None:
    path = tmp_path_factory.mktemp("games") / "game.tyrus"
    journal.write(path, record(game, Ivory="Claire"))
    again = journal.read(path)
    assert (again.deal, again.placements) == (game.deal, game.placements)
    assert again.headers["Ivory"] == "Claire"


def test_a_game_is_written_over_its_earlier_self_and_nothing_else_is_left(tmp_path: Path) -> None:
    game = play_game(1)
    for count in range(4):
        journal.write(tmp_path / "a.tyrus", record(game.cut(count)))
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208 - with what begins with a dot.
    assert journal.read(tmp_path / "a.tyrus").placements == game.placements[:3]


@pytest.mark.parametrize("call", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_a_write_that_fails_leaves_the_earlier_game_and_no_rest(
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


def test_a_file_too_large_for_a_game_is_refused_not_cut(tmp_path: Path) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes(EXAMPLE.encode() + b"# comment\n" * (LARGEST_FILE // 10))
    with pytest.raises(OSError, match="large") as caught:
        journal.read(path)
    assert caught.value.errno == errno.EFBIG


def test_a_file_just_small_enough_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes(EXAMPLE.encode().ljust(LARGEST_FILE, b"\n"))
    assert journal.read(path).placements == parse(EXAMPLE.encode(), "x").placements


def test_a_refused_record_is_told_with_the_files_name(tmp_path: Path) -> None:
    path = tmp_path / "wrong.tyrus"
    path.write_text(EXAMPLE.replace("10-18", "11-18"))
    with pytest.raises(RecordError, match=r"wrong\.tyrus, line 13"):
        journal.read(path)


def test_a_name_that_is_taken_is_never_given_again(tmp_path: Path) -> None:
    folder = Journal(tmp_path)
    names = []
    for _ in range(3):
        path = folder.new_path(NOON)
        path.touch()
        names.append(path.name)
    assert len(set(names)) == 3
    assert names[0] == "2026-11-21 12-00-00.tyrus"


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
        damaged = write(record(play_game(3).cut(9)))
        self.keep(folder, "over", 1, record(play_game(2)))
        self.keep(folder, "given up", 2, record(play_game(2).cut(9), **{GIVEN_UP_BY: "ivory"}))
        self.keep(folder, "damaged", 3, damaged.replace(b"1 ", b"7 "))
        self.keep(folder, "half", 4, damaged[: len(damaged) // 2])
        self.keep(folder, "empty", 5, b"")
        self.keep(folder, "noise", 6, bytes(range(256)))
        self.keep(folder, "huge", 7, damaged + b"\n" * LARGEST_FILE)
        self.keep(folder, ".half-written", 8, damaged)
        self.keep(folder, "other", 9, damaged).rename(folder.folder / "other.txt")
        (folder.folder / "folder.tyrus").mkdir()
        (folder.folder / "nowhere.tyrus").symlink_to(folder.folder / "gone")
        before = sorted(path.name for path in folder.folder.iterdir())
        found = folder.unfinished()
        assert found is not None
        assert found[0] == wanted
        assert sorted(path.name for path in folder.folder.iterdir()) == before

    def test_a_folder_full_of_finished_games_is_not_read_through(
        self, folder: Journal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        over = record(play_game(2))
        for number in range(3 * LOOKED_THROUGH):
            self.keep(folder, f"over {number}", number, over)
        opened: list[Path] = []
        replayed: list[str] = []
        really_open, really_parse = Path.open, parse

        def counted_open(path: Path, *args: Any, **keywords: Any) -> Any:
            opened.append(path)
            return really_open(path, *args, **keywords)

        def counted_parse(data: bytes, name: str) -> Record:
            replayed.append(name)
            return really_parse(data, name)

        monkeypatch.setattr(Path, "open", counted_open)
        monkeypatch.setattr("tyrus_desktop.engine.record.parse", counted_parse)
        assert folder.unfinished() is None
        assert len(opened) == LOOKED_THROUGH
        left = self.keep(folder, "left", 3 * LOOKED_THROUGH - 5, record(play_game(1).cut(5)))
        found = folder.unfinished()
        assert found is not None
        assert found[0] == left
        assert replayed == ["left.tyrus"]


# The salt of a sealed game

SEAL, SALT = "5e" * 32, "5a" * 32


def test_the_salt_lies_beside_a_game_until_it_is_over_and_then_in_it_alone(tmp_path: Path) -> None:
    games, game = Journal(tmp_path), play_game(1)
    path = tmp_path / "a.tyrus"
    for count in (1, 2):
        games.keep(path, record(game.cut(count), Seal=SEAL), SALT)
        assert SALT not in path.read_text("utf-8")
        assert games.salt(journal.read(path)) == SALT
    games.keep(path, record(game, Seal=SEAL, Salt=SALT), SALT)
    assert list(tmp_path.iterdir()) == [path]
    assert games.salt(journal.read(path)) == SALT


def test_a_copy_from_elsewhere_finds_its_salt_and_what_lies_beside_is_no_game(
    tmp_path: Path,
) -> None:
    games, game = Journal(tmp_path / "games"), play_game(1)
    sealed = record(game.cut(1), Seal=SEAL)
    games.keep(tmp_path / "games" / "a.tyrus", sealed, SALT)
    assert games.salt(parse(write(sealed), "copy.tyrus")) == SALT
    found = games.unfinished()
    assert found is not None
    assert found[0].name == "a.tyrus"
    assert games.salt(record(game.cut(1), Seal="5f" * 32)) is None
    assert games.salt(record(game.cut(1))) is None


def test_a_salt_that_is_no_text_is_no_salt(tmp_path: Path) -> None:
    (tmp_path / f".{SEAL}.salt").write_bytes(b"\xff\xfe")
    assert Journal(tmp_path).salt(record(play_game(1).cut(1), Seal=SEAL)) is None
