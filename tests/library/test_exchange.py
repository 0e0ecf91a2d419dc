"""Games are exported and imported; hostile files do no harm."""

import errno
import os
import random
import textwrap
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.library.programs import keep, other_program, posix
from tests.readers import EXAMPLE, play_game
from tyrus_desktop.engine.record import MAX_BYTES, Record, RecordError, identity, parse, write
from tyrus_desktop.library import editing, exchange, importing, record_files, whole_files
from tyrus_desktop.library.exchange import AmongGames, ArchiveError, ArchiveFull, Export
from tyrus_desktop.library.importing import Import, Importer, Known
from tyrus_desktop.library.record_files import read


def imported(folder: Path, *games: Record) -> Import:
    """Import games into a folder that has none of them."""
    importer = Importer(folder, Known({}, lambda _: None))
    list(importer.steps((str(number), game) for number, game in enumerate(games)))
    return importer.done


def plain(seed: int = 1) -> bytes:
    game = play_game(seed)
    return write(Record({"Ivory": "Claire"}, game.deal, game.placements))


def zipped(path: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


def test_imported_games_are_marked_and_otherwise_unchanged(tmp_path: Path) -> None:
    record = parse(plain(), "a")
    (name,) = imported(tmp_path, record).added
    again = record_files.read(tmp_path / name)
    assert again.headers == {**record.headers, "Imported": "1"}
    assert identity(again) == identity(record)
    assert imported(tmp_path, record).added == [name]


def test_own_game_replaces_an_imported_copy_but_no_note(tmp_path: Path) -> None:
    game = Record({"Title": "Old", "Note": "Old"}, play_game(1).deal, play_game(1).placements)
    (name,) = imported(tmp_path, game).added
    editing.describe(tmp_path / name, {"Note": "New"})
    known = Known({identity(game): name}, lambda _: None, {name})
    importer = Importer(tmp_path, known, {"own"})
    assert list(importer.steps([("own", game)]))
    assert importer.done.added == [name]
    assert read(tmp_path / name).headers == {"Title": "Old", "Note": "New"}


def test_import_ignores_hostile_dates(tmp_path: Path) -> None:
    game = play_game(1)
    for day in ("../../evil", "", "2026-13-45", "/etc"):
        imported(tmp_path / "games", Record({"Date": day}, game.deal, game.placements))
    assert {found.parent for found in tmp_path.rglob("*.tyrus")} == {tmp_path / "games"}


def test_imported_archives_yield_records_but_never_paths(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "MAX_GAMES", 4)
    path = zipped(
        tmp_path / "a.zip",
        {
            "../../up.tyrus": plain(1),
            "in/b.TYRUS": plain(2),
            "c.txt": b"x",
            "bad.tyrus": b"x",
            "folder.tyrus/": b"",
            "nameless": b"x",
            "__MACOSX/in/._b.tyrus": b"\0\5\x16\7",
            "bomb.tyrus": bytes(50_000_000),
        },
    )
    path.write_bytes(path.read_bytes().replace(b"nameless", bytes(8)))
    found = dict(exchange.found_in(path))
    assert list(found) == ["up.tyrus", "b.TYRUS", "bad.tyrus", "bomb.tyrus"]
    assert isinstance(found["up.tyrus"], Record)
    assert isinstance(found["bad.tyrus"], RecordError)
    assert isinstance(found["bomb.tyrus"], OSError)


def test_import_reads_files_and_pasted_texts(tmp_path: Path) -> None:
    (tmp_path / "a.tyrus").write_bytes(plain())
    ((name, found),) = exchange.found_in(tmp_path / "a.tyrus")
    assert name == "a.tyrus"
    assert isinstance(found, Record)
    assert isinstance(pasted(f"\n\n{EXAMPLE}\n"), Record)
    assert isinstance(pasted("hello"), RecordError)
    assert isinstance(pasted("x" * (MAX_BYTES + 1)), OSError)
    assert isinstance(pasted("[A\n[A"), RecordError)


def pasted(text: str) -> exchange.Found:
    """Return the only game of a pasted text."""
    ((name, found),) = exchange.pasted(text, "pasted")
    assert name == "pasted"
    return found


def test_each_game_of_one_text_is_imported_alone(tmp_path: Path) -> None:
    """A damaged one harms no other, and its line is that of the file."""
    texts = [plain(1), plain(2).replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + plain(3)]
    folded = write(Record({}, play_game(4).deal, play_game(4).placements[:9]))
    damaged = plain(5).replace(b"IvoryTiles", b"Other")
    whole = b"# Five games\n\n" + b"\n".join([*texts, damaged, folded])
    path = tmp_path / "all.tyrus"
    path.write_bytes(whole)
    zipped(tmp_path / "all.zip", {"all.tyrus": whole})
    quoted = whole.decode().replace("\r", "").replace("\ufeff", "")
    mail = "\n".join(f"> {line}" for line in quoted.splitlines())
    between = mail.replace("> [Tyrus ", "And:\n\n> [Tyrus ")
    for found in (
        exchange.found_in(path),
        exchange.found_in(tmp_path / "all.zip"),
        exchange.pasted(quoted, "all.tyrus"),
        exchange.pasted(between, "all.tyrus"),
    ):
        games = [game for _, game in found]
        assert [isinstance(game, Record) for game in games] == [True, True, True, False, True]
        expected = [*map(play_game, (1, 2, 3)), play_game(4).cut(9)]
        deals = [(game.deal, game.placements) for game in games if isinstance(game, Record)]
        assert deals == [(each.deal, each.placements) for each in expected]
    (error,) = (each for _, each in exchange.found_in(path) if isinstance(each, RecordError))
    assert whole.splitlines()[error.line - 1].startswith(b"[Result ")
    assert error.line > sum(text.count(b"\n") for text in texts)
    assert exchange.count([path, tmp_path / "all.zip", tmp_path / "none.tyrus"]) == 5 + 1 + 1
    long = plain(1) + b"# " + b"x" * (MAX_BYTES // 2) + b"\n"
    zipped(tmp_path / "long.zip", {"all.tyrus": 5 * long, "end.tyrus": plain(2)})
    assert [type(game) for _, game in exchange.found_in(tmp_path / "long.zip")] == 6 * [Record]
    with pytest.raises(RecordError, match=r"^all.tyrus, line \d+: a second game begins here"):
        read(path)
    path.write_bytes(plain(1) + plain(2) + b"x" * MAX_BYTES)
    assert [type(game) for _, game in exchange.found_in(path)] == [Record, OSError]


def too_long_text(path: Path) -> None:
    path.with_suffix(".tyrus").write_bytes(6 * (plain() + bytes(600_000) + b"\n"))


def too_many_in_text(path: Path) -> None:
    path.with_suffix(".tyrus").write_bytes(6 * plain())


def too_many(path: Path) -> None:
    zipped(path, {f"{number}.tyrus": b"" for number in range(6)})


def too_large(path: Path) -> None:
    zipped(path, {f"{number}.tyrus": bytes(MAX_BYTES - 1) for number in range(4)})


def long_contents(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(120):
            entry = zipfile.ZipInfo(f"{number}.txt")
            entry.comment = b"x" * 60_000
            archive.writestr(entry, b"")


def damaged(path: Path) -> None:
    zipped(path, {"a.tyrus": plain()})
    path.write_bytes(path.read_bytes().replace(b"PK\x03\x04", b"XXXX"))


@pytest.mark.parametrize(
    "make", [too_many, too_large, too_many_in_text, too_long_text, damaged, Path.touch]
)
def test_damaged_and_oversized_archives_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path], None]
) -> None:
    monkeypatch.setattr(exchange, "MAX_UNPACKED", 3_000_000)
    monkeypatch.setattr(exchange, "MAX_GAMES", 5)
    make(tmp_path / "a.zip")
    (path,) = tmp_path.iterdir()
    with pytest.raises(ArchiveError):
        list(exchange.found_in(path))


def test_import_refuses_oversized_contents_with_bounded_memory(tmp_path: Path) -> None:
    long_contents(tmp_path / "a.zip")
    tracemalloc.start()
    with pytest.raises(ArchiveError):
        list(exchange.found_in(tmp_path / "a.zip"))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1_000_000


@pytest.mark.parametrize("export", [exchange.export_files, exchange.export_zip])
def test_exported_games_can_be_imported(tmp_path: Path, export: object) -> None:
    games = tmp_path / "games"
    keep(games, "a.tyrus", play_game(1), Title="Mine")
    keep(games, "b.tyrus", play_game(2).cut(7))
    target = tmp_path / "out.zip"
    if export is exchange.export_files:
        target = tmp_path / "out"
        target.mkdir()
        (target / "a.tyrus").write_bytes(b"another")
        assert list(exchange.export_files(games, ["a.tyrus", "b.tyrus"], target, read))
        assert (target / "a.tyrus").read_bytes() == b"another"
        paths = [target / "a (2).tyrus", target / "b.tyrus"]
        assert b"[Folded " in paths[1].read_bytes()
    else:
        assert list(exchange.export_zip(games, ["a.tyrus", "b.tyrus"], target, read))
        paths = [target]
        with zipfile.ZipFile(target) as archive:
            assert b"[Folded " in archive.read("b.tyrus")
            assert {each.external_attr >> 16 for each in archive.infolist()} == {0o600}
            assert {each.date_time for each in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    found = [record for path in paths for _, record in exchange.found_in(path)]
    assert found == [record_files.read(games / name) for name in ("a.tyrus", "b.tyrus")]


def test_text_of_games_has_only_those_that_are_over(tmp_path: Path) -> None:
    games, target = tmp_path / "games", tmp_path / "out" / "all.tyrus"
    keep(games, "a.tyrus", play_game(1), Title="Mine", Note="So\nclose")
    keep(games, "b.tyrus", play_game(2).cut(7))
    keep(games, "c.tyrus", play_game(3).cut(9), GivenUpBy="ivory")
    assert list(exchange.export_text(games, ["b.tyrus"], target, read)) == []
    assert not target.exists()
    written = list(exchange.export_text(games, ["a.tyrus", "b.tyrus", "c.tyrus"], target, read))
    assert written == [read(games / "a.tyrus"), read(games / "c.tyrus")]
    assert [game for _, game in exchange.found_in(target)] == written
    with pytest.raises(AmongGames):
        list(exchange.export_text(games, ["a.tyrus"], games / "c.tyrus", read))
    assert len(list(games.iterdir())) == 3


@pytest.mark.parametrize(("bound", "value"), [("MAX_GAMES", 2), ("MAX_UNPACKED", 2000)])
@pytest.mark.parametrize("export", [exchange.export_zip, exchange.export_text])
def test_export_writes_no_file_too_large_to_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, export: Export, bound: str, value: int
) -> None:
    monkeypatch.setattr(exchange, bound, value)
    names = ["a.tyrus", "b.tyrus", "c.tyrus"]
    for seed, name in enumerate(names):
        keep(tmp_path / "games", name, play_game(seed))
    target = tmp_path / ("o.zip" if export is exchange.export_zip else "o.tyrus")
    list(export(tmp_path / "games", names[:2], target, read))
    assert len(list(exchange.found_in(target))) == 2
    before = target.read_bytes()
    with pytest.raises(ArchiveFull):
        list(export(tmp_path / "games", names, target, read))
    assert target.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"games", target.name}


def test_largest_possible_archive_can_be_imported() -> None:
    """Each game takes 46 bytes in the archive's directory, plus a name of at most 255 bytes."""
    assert exchange.MAX_GAMES * (46 + 255) < exchange.MAX_CONTENTS


def test_failed_export_leaves_no_file(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="no limit for files on this system")
    (tmp_path / "bad.tyrus").write_bytes(b"x")
    with pytest.raises(RecordError):
        list(exchange.export_zip(tmp_path, ["bad.tyrus"], tmp_path / "o.zip", read))
    assert os.listdir(tmp_path) == ["bad.tyrus"]  # noqa: PTH208
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


@posix
@pytest.mark.parametrize(
    "export",
    [
        "export_files(folder / 'games', ['a.tyrus'], folder / 'out', read)",
        "export_zip(folder / 'games', ['a.tyrus'], folder / 'out' / 'all.zip', read)",
    ],
)
def test_next_export_removes_only_what_killed_exports_left(tmp_path: Path, export: str) -> None:
    keep(tmp_path / "games", "a.tyrus", play_game(1))
    out = tmp_path / "out"
    out.mkdir()
    own = {"Tyrus unfinished.part", "My Tyrus unfinished 01234567.part", ".01234567.tyrus"}
    for name in own:
        (out / name).touch()

    def export_another() -> set[str]:
        """Export a game, and return the names of all files but this game's and the user's."""
        (copied,) = exchange.export_files(tmp_path / "games", ["a.tyrus"], out, read)
        assert copied == read(out / "a.tyrus")
        (out / "a.tyrus").unlink()
        return {path.name for path in out.iterdir()} - own

    hang = "lambda *_: (print('written', flush=True), time.sleep(60))"
    package = "__import__('tyrus_desktop.library.exchange').library"
    export = export.replace("read", f"{package}.record_files.read")
    lines = (f"setattr(Path, 'replace', {hang})", f"list({package}.exchange.{export})")
    with other_program(tmp_path, *lines):
        (left,) = export_another()
        assert left.startswith("Tyrus unfinished ")
    assert not export_another()
    assert own <= {path.name for path in out.iterdir()}


def test_import_skips_known_games_and_stops_on_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = Record({}, play_game(1).deal, play_game(1).placements)
    sealed = {"Seal": "5e" * 32}
    shorter, longer = play_game(2).cut(5), play_game(2).cut(9)
    found: list[tuple[str, Record | RecordError | OSError | ArchiveError]] = [
        ("over", over),
        ("again", over),
        ("longer", Record(sealed, longer.deal, longer.placements)),
        ("shorter", Record(sealed, shorter.deal, shorter.placements)),
        ("there", Record({}, longer.deal, longer.placements)),
        ("bad", ArchiveError()),
    ]
    known: dict[str, str] = {}

    def find_running(game: Record) -> str | None:
        return None if "Seal" in game.headers else "running.tyrus"

    importer = Importer(tmp_path, Known(known, find_running))
    done = importer.done
    assert list(importer.steps(found))
    new, longest = done.added
    assert (done.already, len(done.refused)) == ([new, longest, "running.tyrus"], 1)
    assert known == {identity(over): new}
    full = OSError(errno.ENOSPC, "full")
    monkeypatch.setattr(importing, "BATCH", 2)
    make_temporary = whole_files._locked_temporary  # noqa: SLF001
    rooms = [3]

    def fill_disk(*args: Any) -> tuple[int, Path]:
        rooms[0] -= 1
        if rooms[0] < 0:
            raise full
        return make_temporary(*args)

    monkeypatch.setattr(whole_files, "_locked_temporary", fill_disk)
    games = [
        (str(n), Record({}, play_game(n).deal, play_game(n).placements)) for n in range(11, 17)
    ]
    folder = tmp_path / "new"
    importer = Importer(folder, Known({}, find_running))
    done = importer.done
    saved = list(importer.steps(games))
    assert [len(each) for each in saved] == [0, 2, 0, 1]
    assert done.stopped == ("14", full)
    assert sorted(done.added) == sorted(path.name for path in folder.iterdir())
    assert [identity(read(folder / name)) for name in done.added] == [
        identity(game) for _, game in games[:3]
    ]


@posix
def test_games_of_a_batch_appear_once_all_are_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that the disk refuses keeps back its batch; nothing is left of it."""
    sync, synced = os.fsync, list[int]()

    def watch(handle: int) -> None:
        synced.append(len(list(tmp_path.glob("[!.]*"))))
        sync(handle)

    monkeypatch.setattr(os, "fsync", watch)
    games = [Record({}, play_game(n).deal, play_game(n).placements) for n in range(5)]
    assert len(imported(tmp_path, *games).added) == 5
    assert synced == [0] * 5 + [5]  # The folder is last.
    refused = OSError(errno.EIO, "as planned")
    monkeypatch.setattr(os, "fsync", Mock(side_effect=refused))
    done = imported(tmp_path / "new", *games)
    assert (done.added, done.stopped) == ([], ("0", refused))
    assert not list((tmp_path / "new").iterdir())


# Records pasted from an email

NAMES = {
    "Ivory": 'Claire "T&J" > \\',
    "Brown": "Zoé\u00a0N.",
    "Title": 'It ends so ["here"] > or not',
}


def record_to_mail(tiles: int, seed: int = 1) -> Record:
    """Return the record of a game after this many tiles: plain if it is over, otherwise folded."""
    game = play_game(seed).cut(tiles)
    names = NAMES if tiles > 50 else {name: NAMES[name] for name in ("Ivory", "Brown")}
    return Record({**names, "Salt": "0" * 32}, game.deal, game.placements)


def mailed(data: bytes, rng: random.Random) -> str:
    """Return a record as a reply to a mail quotes it."""
    lines = data.decode().splitlines()
    width, long_words = rng.choice((60, 72, 998)), rng.random() < 0.5
    quoting = rng.choice(("", "> ", "> > ", ">> "))
    wrapped = [
        part
        for line in lines
        for part in textwrap.wrap(line, width, break_long_words=long_words) or [""]
    ]
    if rng.random() < 0.5:
        wrapped = [part.replace('[Ivory "', "[Ivory\u00a0“") for part in wrapped]
        wrapped = [part[:-2] + "”]" if part.endswith('"]') else part for part in wrapped]
        wrapped = [part.replace(" ", "\u00a0") if ">b" in part else part for part in wrapped]
    prose = ["Hello Denis,", "", "I've won [really]:", ""], ["", "-- ", "[logo]", "12 rue Haute"]
    ends = rng.choice(("\n", "\r\n"))
    quoted = ends.join(quoting + part for part in (*prose[0], *wrapped, *prose[1]))
    return quoted if rng.random() < 0.5 else "\ufeff" + ends.join(wrapped)


@given(st.integers(0, 54), st.randoms(use_true_random=False))
def test_record_quoted_in_a_mail_is_read_unchanged(tiles: int, rng: random.Random) -> None:
    sent = record_to_mail(tiles)
    read = pasted(mailed(write(sent), rng))
    assert isinstance(read, Record), read
    assert identity(read) == identity(sent)
    assert read.headers == parse(write(sent), "sent").headers


@pytest.mark.parametrize(
    ("old", "new"),
    [("S7>iC M8>iC", "S7»iC M8>iC"), ("1 C S7", "1 S7"), ('[First "ivory"]', "First ivory")],
)
def test_pasted_record_with_real_faults_is_refused(old: str, new: str) -> None:
    assert old in EXAMPLE
    assert isinstance(pasted(EXAMPLE.replace(old, new)), RecordError)
