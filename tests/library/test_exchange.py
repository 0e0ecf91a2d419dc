"""Games are exported and imported; nothing hostile gets through."""

from __future__ import annotations

import errno
import os
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.library.programs import keep, posix
from tests.readers import EXAMPLE, play_game
from tyrus_desktop.engine.record import MAX_BYTES, Record, RecordError, identity, parse, write
from tyrus_desktop.library import exchange, record_files
from tyrus_desktop.library.exchange import ArchiveError, ArchiveFull
from tyrus_desktop.library.record_files import read


def plain(seed: int = 1) -> bytes:
    game = play_game(seed)
    return write(Record({"Ivory": "Claire"}, game.deal, game.placements))


def zipped(path: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


# Import


def test_an_imported_game_says_so_and_is_the_same_game(tmp_path: Path) -> None:
    record = parse(plain(), "a")
    name = exchange.add(tmp_path, record)
    again = record_files.read(tmp_path / name)
    assert again.headers == {**record.headers, "Imported": "1"}
    assert identity(again) == identity(record)
    assert exchange.add(tmp_path, record) == name


@pytest.mark.parametrize("day", ["../../evil", "", "2026-13-45", "/etc"])
def test_a_hostile_date_stays_in_the_folder(tmp_path: Path, day: str) -> None:
    game = play_game(1)
    exchange.add(tmp_path / "games", Record({"Date": day}, game.deal, game.placements))
    (found,) = tmp_path.rglob("*.tyrus")
    assert found.parent == tmp_path / "games"


def test_an_archive_gives_its_records_and_no_paths(tmp_path: Path) -> None:
    path = zipped(
        tmp_path / "a.zip",
        {"../../up.tyrus": plain(1), "in/b.TYRUS": plain(2), "c.txt": b"x", "bad.tyrus": b"x"},
    )
    found = dict(exchange.found_in(path))
    assert list(found) == ["up.tyrus", "b.TYRUS", "bad.tyrus"]
    assert isinstance(found["up.tyrus"], Record)
    assert isinstance(found["bad.tyrus"], RecordError)


def test_what_macos_packs_beside_a_game_is_passed_over(tmp_path: Path) -> None:
    path = zipped(
        tmp_path / "a.zip",
        {"in/a.tyrus": plain(), "__MACOSX/in/._a.tyrus": b"\0\5\x16\7", "._a.tyrus": b"x"},
    )
    assert [name for name, _ in exchange.found_in(path)] == ["a.tyrus"]


def test_a_folder_of_an_archive_is_no_game_whatever_its_name(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {"x.tyrus/": b"", "x.tyrus/a.tyrus": plain()})
    assert [name for name, _ in exchange.found_in(path)] == ["a.tyrus"]


def test_an_entry_of_an_archive_that_has_no_name_is_passed_over(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {"nameless": b"x", "a.tyrus": plain()})
    path.write_bytes(path.read_bytes().replace(b"nameless", bytes(8)))
    assert [name for name, _ in exchange.found_in(path)] == ["a.tyrus"]


def test_an_archive_with_the_most_games_may_have_a_file_of_macos_beside_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "MAX_GAMES", 1)
    path = zipped(tmp_path / "a.zip", {"a.tyrus": plain(), "__MACOSX/._a.tyrus": b"x"})
    assert len(list(exchange.found_in(path))) == 1


def test_a_file_and_a_pasted_text_are_records(tmp_path: Path) -> None:
    (tmp_path / "a.tyrus").write_bytes(plain())
    ((name, found),) = exchange.found_in(tmp_path / "a.tyrus")
    assert name == "a.tyrus"
    assert isinstance(found, Record)
    assert isinstance(exchange.parsed(f"\n\n{EXAMPLE}\n", "pasted"), Record)
    assert isinstance(exchange.parsed("hello", "pasted"), RecordError)
    assert isinstance(exchange.parsed("x" * (MAX_BYTES + 1), "pasted"), OSError)


def too_many(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(exchange.MAX_GAMES + 1):
            archive.writestr(f"{number}.tyrus", b"")


def too_large(path: Path) -> None:
    zipped(path, {f"{number}.tyrus": bytes(MAX_BYTES - 1) for number in range(4)})


def long_contents(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(80):
            entry = zipfile.ZipInfo(f"{number}.tyrus")
            entry.comment = b"x" * 60_000
            archive.writestr(entry, b"")


def long_contents_with_another_end(path: Path) -> None:
    """The numbers of disks in the end of the archive look like the beginning of an end."""
    long_contents(path)
    data = bytearray(path.read_bytes())
    data[-18:-14] = data[-22:-18]
    path.write_bytes(data)


def damaged(path: Path) -> None:
    zipped(path, {"a.tyrus": plain()})
    path.write_bytes(path.read_bytes().replace(b"PK\x03\x04", b"XXXX"))


def of_another_method(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("a.tyrus", plain())


def no_archive(path: Path) -> None:
    path.write_bytes(b"nothing")


@pytest.mark.parametrize(
    "make",
    [
        *(too_many, too_large, long_contents, long_contents_with_another_end),
        *(damaged, of_another_method, no_archive),
    ],
)
def test_an_archive_that_is_none_of_ours_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path], None]
) -> None:
    monkeypatch.setattr(exchange, "MAX_UNPACKED", 3_000_000)
    make(tmp_path / "a.zip")
    with pytest.raises(ArchiveError):
        list(exchange.found_in(tmp_path / "a.zip"))


@posix
def test_a_pipe_that_is_called_an_archive_is_refused_instead_of_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "a.zip")
    monkeypatch.setattr(Path, "open", Mock(side_effect=AssertionError("It would block.")))
    ((name, error),) = exchange.found_in_all([tmp_path / "a.zip"])
    assert name == "a.zip"
    assert isinstance(error, OSError)
    assert error.errno == errno.EISDIR


def test_an_entry_that_unpacks_beyond_a_record_is_refused_alone(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {"bomb.tyrus": bytes(50_000_000), "a.tyrus": plain()})
    found = dict(exchange.found_in(path))
    assert isinstance(found["bomb.tyrus"], OSError)
    assert isinstance(found["a.tyrus"], Record)


def test_a_game_that_is_too_large_once_it_is_marked_as_imported_is_refused_alone(
    tmp_path: Path,
) -> None:
    game = play_game(1)
    room = MAX_BYTES - len(write(Record({"Note": ""}, game.deal, game.placements)))
    large = write(Record({"Note": "x" * room}, game.deal, game.placements))
    path = zipped(tmp_path / "a.zip", {"large.tyrus": large, "a.tyrus": plain(2)})
    done = exchange.Import()
    found = exchange.found_in_all([path])
    for _ in exchange.import_games(tmp_path / "games", found, set(), lambda _: False, done):
        pass
    assert len(done.added) == 1
    assert [name for name, _ in done.refused] == ["large.tyrus"]
    assert done.stopped is None


# Export


@pytest.mark.parametrize("way", [exchange.export_files, exchange.export_zip])
def test_what_was_exported_can_be_imported(tmp_path: Path, way: object) -> None:
    games = tmp_path / "games"
    keep(games, "a.tyrus", play_game(1), Title="Mine")
    keep(games, "b.tyrus", play_game(2).cut(7))
    target = tmp_path / "out.zip"
    if way is exchange.export_files:
        target = tmp_path / "out"
        target.mkdir()
        (target / "a.tyrus").write_bytes(b"another")
        assert list(exchange.export_files(games, ["a.tyrus", "b.tyrus"], target, read))
        assert (target / "a.tyrus").read_bytes() == b"another"
        paths = [target / "a (2).tyrus", target / "b.tyrus"]
    else:
        assert list(exchange.export_zip(games, ["a.tyrus", "b.tyrus"], target, read))
        paths = [target]
    found = [record for path in paths for _, record in exchange.found_in(path)]
    assert found == [record_files.read(games / name) for name in ("a.tyrus", "b.tyrus")]


def test_an_exported_running_game_is_folded(tmp_path: Path) -> None:
    keep(tmp_path, "b.tyrus", play_game(2).cut(7))
    list(exchange.export_zip(tmp_path, ["b.tyrus"], tmp_path / "o.zip", read))
    with zipfile.ZipFile(tmp_path / "o.zip") as archive:
        assert b"[Folded " in archive.read("b.tyrus")


@pytest.mark.parametrize(
    ("bound", "value"), [("MAX_GAMES", 2), ("MAX_UNPACKED", 2000), ("MAX_CONTENTS", 150)]
)
def test_games_are_exported_if_their_archive_could_be_imported_and_else_leave_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, value: int
) -> None:
    monkeypatch.setattr(exchange, bound, value)
    names = ["a.tyrus", "b.tyrus", "c.tyrus"]
    for seed, name in enumerate(names):
        keep(tmp_path, name, play_game(seed))
    target = tmp_path / "o.zip"
    list(exchange.export_zip(tmp_path, names[:2], target, read))
    assert len(list(exchange.found_in(target))) == 2
    before = target.read_bytes()
    with pytest.raises(ArchiveFull):
        list(exchange.export_zip(tmp_path, names, target, read))
    assert target.read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == [*names, "o.zip"]  # noqa: PTH208


@pytest.mark.parametrize("year", [1970, 2200])
def test_games_are_exported_into_an_archive_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    """As on a computer without a battery; an archive can say the years from 1980 to 2107."""
    said = time.struct_time((year, 1, 1, 12, 0, 0, 0, 1, 0))
    monkeypatch.setattr(time, "localtime", lambda *_: said)
    kept = keep(tmp_path, "a.tyrus", play_game(1))
    list(exchange.export_zip(tmp_path, ["a.tyrus"], tmp_path / "o.zip", read))
    assert list(exchange.found_in(tmp_path / "o.zip")) == [("a.tyrus", kept)]


@posix
def test_an_archive_that_replaces_another_keeps_its_mode_and_the_link_to_it(tmp_path: Path) -> None:
    keep(tmp_path, "a.tyrus", play_game(1))
    (tmp_path / "old.zip").touch()
    (tmp_path / "old.zip").chmod(0o660)
    (tmp_path / "o.zip").symlink_to("old.zip")
    list(exchange.export_zip(tmp_path, ["a.tyrus"], tmp_path / "o.zip", read))
    assert (tmp_path / "o.zip").is_symlink()
    assert zipfile.is_zipfile(tmp_path / "old.zip")
    assert (tmp_path / "old.zip").stat().st_mode & 0o777 == 0o660


def test_an_export_that_fails_leaves_no_archive(tmp_path: Path) -> None:
    (tmp_path / "a.tyrus").write_bytes(b"x")
    with pytest.raises(RecordError):
        list(exchange.export_zip(tmp_path, ["a.tyrus"], tmp_path / "o.zip", read))
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208


def test_a_file_that_cannot_be_exported_whole_is_not_left_behind(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="no limit for files on this system")
    keep(tmp_path, "a.tyrus", play_game(1))
    target = tmp_path / "out"
    target.mkdir()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with pytest.raises(OSError, match="too large"):
            list(exchange.export_files(tmp_path, ["a.tyrus"], target, read))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert list(target.iterdir()) == []
