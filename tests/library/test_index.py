"""The index agrees with the folder, whatever happens to the index or the folder."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from tests.command import GOLDEN
from tests.library.programs import keep, posix
from tests.readers import STAMP, play_game
from tyrus_desktop.engine.record import FIRST, Fault, RecordError, identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import entries, record_files, scan
from tyrus_desktop.library.entries import Entry, error_of
from tyrus_desktop.library.index import Index, running_games

AGAINST_COMPUTER = {
    "Date": "2026-03-21",
    "Ivory": "Claire",
    "IvoryPlayer": "person",
    "BrownPlayer": "computer senator",
}


def read_all(folder: Path) -> dict[str, Entry]:
    due = scan.changes(folder, {}).due
    return {name: entries.read(folder, name, stamp) for name, stamp in due}


def readable(found: dict[str, Entry]) -> dict[str, Entry]:
    return {name: entry for name, entry in found.items() if entry.readable}


def opened(path: Path) -> tuple[Index, dict[str, Entry]]:
    index = Index(path)
    index.newest(10)
    return index, index.load()


def save(path: Path, found: dict[str, Entry]) -> None:
    """Put entries into an index."""
    index, _ = opened(path)
    index.put(found.values())
    index.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    games = tmp_path / "games"
    keep(games, "over.tyrus", play_game(1), **AGAINST_COMPUTER, Title="Mine", Starred="1")
    keep(games, "running.tyrus", play_game(2).cut(8), **AGAINST_COMPUTER)
    keep(games, "resigned.tyrus", play_game(3).cut(8), **AGAINST_COMPUTER, GivenUpBy="ivory")
    (games / "broken.tyrus").write_bytes(b"\xff")
    return games


def test_index_entries_of_finished_games_are_complete(folder: Path) -> None:
    record = record_files.read(folder / "over.tyrus")
    entry = read_all(folder)["over.tyrus"]
    outcome = record.outcome
    assert outcome is not None
    assert (entry.identity, entry.ivory_profile) == (identity(record), FIRST)
    assert (entry.winner, entry.ending) == (
        outcome.winner.value if outcome.winner else "",
        outcome.ending.value,
    )
    assert entry.elections == len(record.tallies)
    assert entry.votes.split() == [f"{t.ivory.total}-{t.brown.total}" for t in record.tallies]
    nulls = [each for each in entry.votes.split() if len(set(each.split("-"))) == 1]
    assert len(nulls) == sum(tally.winner is None for tally in record.tallies)
    winners = {Side.IVORY: "i", Side.BROWN: "b", None: "-"}
    assert entry.winners == "".join(winners[tally.winner] for tally in record.tallies)
    assert entry.first == record.deal.first.value
    assert entry.kinds == "".join("CMT"[tally.kind] for tally in record.tallies)


def test_index_entries_of_studies_state_their_starting_point(tmp_path: Path) -> None:
    origin = identity(keep(tmp_path, "over.tyrus", play_game(1)))
    for taken, election in ((0, 1), (5, 1), (6, 2), (48, 9)):
        keep(tmp_path, "study.tyrus", play_game(1), Study="1", From=f"{taken} {origin}")
        assert read_all(tmp_path)["study.tyrus"].begun_in == election
    keep(tmp_path, "study.tyrus", play_game(1), Study="1")  # It began in a running game.
    assert read_all(tmp_path)["study.tyrus"].begun_in == 0


def test_index_entries_say_when_games_began(tmp_path: Path) -> None:
    noon = 1_774_090_800  # In UTC, 2026-03-21.
    local = int(datetime(2026, 3, 21).timestamp())  # noqa: DTZ001 - a date without a place.
    for started, day, expected in (
        ("2026-03-21T12:00:00+01:00", "2026-03-21", noon),
        ("2026-03-21T20:00:00+09:00", "2026-03-22", noon),
        ("", "2026-03-21", local),
        ("yesterday", "2026-03-21", local),
        ("", "spring", 0),
    ):
        keep(tmp_path, "a.tyrus", play_game(1).cut(3), Started=started, Date=day)
        assert read_all(tmp_path)["a.tyrus"].began == expected


def test_index_entries_of_resigned_and_unreadable_games_are_complete(folder: Path) -> None:
    keep(folder, "between.tyrus", play_game(3).cut(12), GivenUpBy="ivory")
    found = read_all(folder)
    entry = found["resigned.tyrus"]
    assert (entry.winner, entry.ending, entry.running) == ("brown", entries.RESIGNED, False)
    assert (entry.elections, found["between.tyrus"].elections) == (2, 3)
    error = error_of(found["broken.tyrus"])
    assert isinstance(error, RecordError)
    assert (error.fault, error.line, error.name) == (Fault.NOT_A_GAME, 1, "broken.tyrus")


def test_index_of_a_running_game_reveals_nothing_hidden(tmp_path: Path) -> None:
    """The two games differ in all tiles and placements."""
    seen = []
    for world in (1, 2, 3):
        games = tmp_path / str(world)
        keep(games, "a.tyrus", play_game(world).cut(3), **AGAINST_COMPUTER, Title="T", Note="N")
        index = Index(tmp_path / f"{world}.sqlite")
        index.newest(1)
        index.put(entries.read(games, "a.tyrus", STAMP) for _ in "a")
        index.close()
        seen.append((tmp_path / f"{world}.sqlite").read_bytes())
    assert len(set(seen)) == 1


def test_saved_index_entries_are_loaded_unchanged(folder: Path, tmp_path: Path) -> None:
    found = read_all(folder)
    save(tmp_path / "cache" / "index.sqlite", found)
    index, again = opened(tmp_path / "cache" / "index.sqlite")
    assert again == readable(found)
    index.remove(["over.tyrus"])
    index.close()
    assert "over.tyrus" not in opened(tmp_path / "cache" / "index.sqlite")[1]


@posix
def test_index_and_its_journal_are_private(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "cache" / "index.sqlite"
    before = os.umask(0o022)
    try:
        for _ in range(2):
            save(path, read_all(folder))
            assert path.stat().st_mode & 0o777 == 0o600
            path.chmod(0o644)
    finally:
        os.umask(before)
    opened(path)[0].close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM games")
        assert {each.stat().st_mode & 0o777 for each in path.parent.iterdir()} == {0o600}
        assert len(list(path.parent.iterdir())) == 2


def test_running_games_are_found_without_reading_their_files(folder: Path, tmp_path: Path) -> None:
    keep(folder, "study.tyrus", play_game(5).cut(8), Study="1")
    path = tmp_path / "index.sqlite"
    assert running_games(None) == running_games(path) == set()
    save(path, read_all(folder))
    assert running_games(path) == {"running.tyrus"}
    _of_another_version(path)
    assert running_games(path) == set()


def _of_another_version(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 1")


def _lose_a_row(path: Path) -> None:
    """Lower a page's number of rows by one, which only a check of the whole file finds."""
    data = bytearray(path.read_bytes())
    pages = [each for each in range(4096, len(data), 4096) if data[each] == 10]
    for page in pages:
        data[page + 4] -= 1
    path.write_bytes(data)


def _change_a_value(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("UPDATE games SET winner = 'purple' WHERE name = 'over.tyrus'")


def _drop_a_column(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("ALTER TABLE games DROP COLUMN winners")


def _become_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _get_a_pipe_as_journal(path: Path) -> None:
    os.mkfifo(f"{path}-journal")


@pytest.mark.parametrize(
    "spoil",
    [
        _of_another_version,
        _lose_a_row,
        _change_a_value,
        _drop_a_column,
        pytest.param(_become_a_pipe, marks=posix),
        pytest.param(_get_a_pipe_as_journal, marks=posix),
        lambda path: path.write_bytes(b"nothing"),
    ],
)
def test_damaged_and_foreign_indexes_are_rebuilt(
    folder: Path, tmp_path: Path, spoil: Callable[[Path], object]
) -> None:
    path = tmp_path / "index.sqlite"
    save(path, read_all(folder))
    spoil(path)
    assert running_games(path) <= {"running.tyrus"}
    index, found = opened(path)
    assert found == {}
    index.put(read_all(folder).values())
    index.close()
    assert opened(path)[1] == readable(read_all(folder))


def test_library_works_without_an_index(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    index, found = opened(tmp_path / "file" / "index.sqlite")
    index.put(read_all(folder).values())
    index.remove(["over.tyrus"])
    assert found == index.load() == {}


def test_index_held_by_another_program_is_left_alone(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    save(path, read_all(folder))
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert opened(path)[1] == {}
        other.execute("ROLLBACK")
    assert len(opened(path)[1]) == 3


def test_file_names_that_are_not_unicode_are_not_indexed(tmp_path: Path) -> None:
    name = os.fsdecode(b"\xff.tyrus")
    index, _ = opened(tmp_path / "index.sqlite")
    index.put([Entry(name, "1", running=True), Entry("a.tyrus", "1", running=True)])
    index.close()
    assert list(opened(tmp_path / "index.sqlite")[1]) == ["a.tyrus"]


def test_scan_finds_added_changed_removed_and_unreadable_files(folder: Path) -> None:
    known = read_all(folder)
    broken = known["broken.tyrus"]
    assert scan.changes(folder, known) == scan.Changes((("broken.tyrus", broken.stamp),), ())
    (folder / "over.tyrus").rename(folder / "moved.tyrus")
    keep(folder, "running.tyrus", play_game(2).cut(9))
    keep(folder, ".hidden.tyrus", play_game(2))
    newest_first = ["running.tyrus", "broken.tyrus", "moved.tyrus"]
    for written, name in enumerate(reversed(newest_first)):
        os.utime(folder / name, (written, written))
    found = scan.changes(folder, known)
    assert [name for name, _ in found.due] == newest_first
    assert found.gone == ("over.tyrus",)
    assert scan.changes(folder / "none", {}) == scan.Changes((), ())


def test_game_whose_end_was_not_shown_is_listed_as_running(tmp_path: Path) -> None:
    """Its elections are those of a game that goes on, of which there are nine at most."""
    for name in ("streak", "majority"):
        whole = record_files.read(GOLDEN / f"{name}.tyrus")
        unshown = replace(whole, unshown=True)
        entry = entries.entry_of("a.tyrus", STAMP, unshown)
        assert (entry.running, entry.over, entry.identity, entry.winner) == (True, False, "", "")
        assert (entry.votes, entry.conduct) == ("", "")
        assert entry.elections == min(9, len(whole.tallies) + 1)
        record_files.write(tmp_path / f"{name}.tyrus", unshown)
        assert entries.read(tmp_path, f"{name}.tyrus", STAMP).running
