"""The index is a cache of the records: it agrees with the folder whatever happens to either."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.library.programs import keep, posix
from tests.readers import play_game
from tyrus_desktop.engine.record import Fault, Record, RecordError, identity, write_plain
from tyrus_desktop.engine.record.folding import fold
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import entries, record_files, scan
from tyrus_desktop.library.catalogue import Catalogue
from tyrus_desktop.library.entries import Entry, error_of
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.index import Index, version
from tyrus_desktop.library.query import Filter, Label, Order, Query, select, without_copies

AGAINST_COMPUTER = {
    "Date": "2026-03-21",
    "Ivory": "Claire",
    "IvoryPlayer": "person",
    "BrownPlayer": "computer senator",
}


def read_all(folder: Path) -> dict[str, Entry]:
    due = scan.changes(folder, {}).due
    return {name: entries.read(folder, name, stamp) for name, stamp in due}


def opened(path: Path) -> tuple[Index, dict[str, Entry]]:
    index = Index(path)
    index.newest(10)
    return index, index.load()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    games = tmp_path / "games"
    keep(games, "over.tyrus", play_game(1), **AGAINST_COMPUTER, Title="Mine", Starred="1")
    keep(games, "running.tyrus", play_game(2).cut(8), **AGAINST_COMPUTER)
    keep(games, "resigned.tyrus", play_game(3).cut(8), **AGAINST_COMPUTER, GivenUpBy="ivory")
    (games / "broken.tyrus").write_bytes(b"\xff")
    return games


def test_an_entry_of_a_finished_game_has_what_statistics_need(folder: Path) -> None:
    record = record_files.read(folder / "over.tyrus")
    entry = read_all(folder)["over.tyrus"]
    outcome = record.outcome
    assert outcome is not None
    assert (entry.identity, entry.seat) == (identity(record), "ivory")
    assert (entry.winner, entry.ending) == (
        outcome.winner.value if outcome.winner else "",
        outcome.ending.value,
    )
    assert entry.elections == len(record.tallies)
    assert entry.votes.split() == [f"{t.ivory.total}-{t.brown.total}" for t in record.tallies]
    nulls = [each for each in entry.votes.split() if len(set(each.split("-"))) == 1]
    assert len(nulls) == sum(tally.winner is None for tally in record.tallies)
    placed = sum(placement.tile.value for placement in record.placements)
    assert placed == sum(int(n) for pair in entry.spent.split() for n in pair.split("-"))
    ivory = sum(int(pair.split("-")[0]) for pair in entry.spent.split())
    turns = [index // 6 % 2 ^ index % 2 for index in range(len(record.placements))]
    first = sum(p.tile.value for p, turn in zip(record.placements, turns, strict=True) if not turn)
    assert ivory == (first if record.deal.first is Side.IVORY else placed - first)


def test_an_entry_of_a_study_says_in_which_election_it_was_begun(tmp_path: Path) -> None:
    origin = identity(keep(tmp_path, "over.tyrus", play_game(1)))
    for taken, election in ((0, 1), (5, 1), (6, 2), (48, 9)):
        keep(tmp_path, "study.tyrus", play_game(1), Study="1", From=f"{taken} {origin}")
        assert read_all(tmp_path)["study.tyrus"].begun_in == election
    keep(tmp_path, "study.tyrus", play_game(1), Study="1")  # Of a running game.
    assert read_all(tmp_path)["study.tyrus"].begun_in == 0


def test_a_game_given_up_is_won_by_the_other_side(folder: Path) -> None:
    entry = read_all(folder)["resigned.tyrus"]
    assert (entry.winner, entry.ending, entry.running) == ("brown", entries.RESIGNED, False)
    assert entry.elections == 2


def test_a_game_given_up_before_an_elections_first_tile_is_left_in_that_election(
    tmp_path: Path,
) -> None:
    keep(tmp_path, "resigned.tyrus", play_game(3).cut(12), GivenUpBy="ivory")
    assert read_all(tmp_path)["resigned.tyrus"].elections == 3


def test_a_file_that_cannot_be_read_keeps_its_reason(folder: Path) -> None:
    error = error_of(read_all(folder)["broken.tyrus"])
    assert isinstance(error, RecordError)
    assert (error.fault, error.line, error.name) == (Fault.NOT_A_GAME, 1, "broken.tyrus")


def test_the_reason_of_a_damaged_folded_record_tells_nothing_of_it(tmp_path: Path) -> None:
    game = play_game(4).cut(2)
    plain = write_plain(Record({}, game.deal, game.placements)).decode()
    spoiled = plain.replace(">", ">>")
    text = f'[Tyrus "1"]\n[Folded "{fold(spoiled.encode())}"]\n'
    (tmp_path / "a.tyrus").write_text(text, "utf-8")
    error = error_of(read_all(tmp_path)["a.tyrus"])
    assert isinstance(error, RecordError)
    assert error.fault is Fault.FOLDED_DAMAGED


@pytest.mark.parametrize("seed", range(5))
def test_the_index_of_a_running_game_does_not_change_with_what_is_hidden(
    tmp_path: Path, seed: int
) -> None:
    """Every tile of the deal is another one, and so is every placement."""
    seen = []
    for world in (seed, seed + 100):
        games = tmp_path / str(world)
        keep(games, "a.tyrus", play_game(world).cut(3), **AGAINST_COMPUTER, Title="T", Note="N")
        index = Index(tmp_path / f"{world}.sqlite")
        index.newest(1)
        index.put(entries.read(games, "a.tyrus", "-") for _ in "a")
        index.close()
        seen.append((tmp_path / f"{world}.sqlite").read_bytes())
    assert seen[0] == seen[1]


def test_what_is_kept_is_what_was_read(folder: Path, tmp_path: Path) -> None:
    found = read_all(folder)
    index, _ = opened(tmp_path / "cache" / "index.sqlite")
    index.put(found.values())
    index.close()
    index, again = opened(tmp_path / "cache" / "index.sqlite")
    assert again == found
    index.remove(["over.tyrus"])
    index.close()
    assert "over.tyrus" not in opened(tmp_path / "cache" / "index.sqlite")[1]


@posix
def test_an_index_is_its_owner_s_alone_and_one_that_was_not_becomes_so(
    folder: Path, tmp_path: Path
) -> None:
    path = tmp_path / "index.sqlite"
    before = os.umask(0o022)
    try:
        for _ in range(2):
            index, _ = opened(path)
            index.put(read_all(folder).values())
            index.close()
            assert path.stat().st_mode & 0o777 == 0o600
            path.chmod(0o644)
    finally:
        os.umask(before)


@posix
def test_what_sqlite_writes_beside_the_index_is_its_owner_s_alone(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    index, _ = opened(path)
    index.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM games")
        beside = [each for each in tmp_path.iterdir() if each != path]
        assert [each.name for each in beside] == ["index.sqlite-journal"]
        assert beside[0].stat().st_mode & 0o777 == 0o600


def _of_another_version(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 1")


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def _overwrite(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:6000] = os.urandom(1904)
    path.write_bytes(data)


def _lose_a_row(path: Path) -> None:
    """Lower the number of rows on a page by one: only a check of the whole file tells."""
    data = bytearray(path.read_bytes())
    pages = [each for each in range(4096, len(data), 4096) if data[each] == 10]
    for page in pages:
        data[page + 4] -= 1
    path.write_bytes(data)


@pytest.mark.parametrize(
    "spoil",
    [_of_another_version, _cut, _overwrite, _lose_a_row, lambda path: path.write_bytes(b"nothing")],
)
def test_a_damaged_or_foreign_index_is_rebuilt(
    folder: Path, tmp_path: Path, spoil: Callable[[Path], object]
) -> None:
    path = tmp_path / "index.sqlite"
    index, _ = opened(path)
    index.put(read_all(folder).values())
    index.close()
    spoil(path)
    index, found = opened(path)
    assert found == {}
    index.put(read_all(folder).values())
    index.close()
    assert opened(path)[1] == read_all(folder)


def test_an_index_with_a_reason_that_this_version_does_not_know_is_rebuilt(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "index.sqlite"
    with monkeypatch.context() as patch:
        further = version([*Fault.__members__, "FURTHER"])
        patch.setattr("tyrus_desktop.library.index.VERSION", further)
        index, _ = opened(path)
        index.put([Entry("a.tyrus", "-", error='{"fault": "FURTHER", "line": 1, "values": []}')])
        index.close()
    index, found = opened(path)
    assert found == {}
    index.put(read_all(folder).values())
    index.close()
    assert opened(path)[1] == read_all(folder)


def test_where_no_index_can_be_kept_nothing_fails(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    index, found = opened(tmp_path / "file" / "index.sqlite")
    index.put(read_all(folder).values())
    index.remove(["over.tyrus"])
    assert found == index.load() == {}


def test_an_index_that_another_program_holds_is_left_alone(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    index, _ = opened(path)
    index.put(read_all(folder).values())
    index.close()
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert opened(path)[1] == {}
        other.execute("ROLLBACK")
    assert len(opened(path)[1]) == 4


def test_a_name_that_is_no_text_is_read_each_time(tmp_path: Path) -> None:
    name = os.fsdecode(b"\xff.tyrus")
    index, _ = opened(tmp_path / "index.sqlite")
    index.put([Entry(name, "1"), Entry("a.tyrus", "1")])
    index.close()
    assert list(opened(tmp_path / "index.sqlite")[1]) == ["a.tyrus"]


def test_files_added_changed_and_removed_from_outside_are_noticed(folder: Path) -> None:
    known = read_all(folder)
    broken = known["broken.tyrus"]
    assert scan.changes(folder, known) == scan.Changes((), (), (("broken.tyrus", broken.stamp),))
    (folder / "over.tyrus").rename(folder / "moved.tyrus")
    keep(folder, "running.tyrus", play_game(2).cut(9))
    keep(folder, ".hidden.tyrus", play_game(2))
    found = scan.changes(folder, known)
    assert {name for name, _ in found.due} == {"moved.tyrus", "running.tyrus"}
    assert found.gone == ("over.tyrus",)


def test_a_file_that_could_not_be_read_is_tried_again_and_no_other_that_has_not_changed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its mode, or what this version can read, may be another one."""

    def refuse(path: Path, name: str | None = None) -> Record:
        raise PermissionError(errno.EACCES, "as planned", name or path.name)

    def look() -> tuple[dict[str, Entry], set[str]]:
        catalogue = Catalogue(folder, label)
        catalogue.open(tmp_path / "index.sqlite")
        catalogue.load()
        found = catalogue.changes()
        due = (*found.due, *found.again)
        catalogue.put_if_current([entries.read(folder, *each) for each in due])
        catalogue.close()
        return dict(catalogue.all), {name for name, _ in due}

    with monkeypatch.context() as patch:
        patch.setattr(record_files, "read", refuse)
        assert {name for name, entry in look()[0].items() if entry.error} == set(read_all(folder))
    assert look() == (read_all(folder), set(read_all(folder)))
    assert look() == (read_all(folder), {"broken.tyrus"})


def test_an_entry_that_is_read_again_and_is_the_same_stays_the_very_object(folder: Path) -> None:
    """So nothing is listed again, nor written to the index."""
    catalogue = Catalogue(folder, label)
    catalogue.open(None)
    before = read_all(folder)
    catalogue.put_if_current(list(before.values()))
    catalogue.put_if_current(list(read_all(folder).values()))
    assert all(entry is before[name] for name, entry in catalogue.all.items())


def test_an_old_game_that_is_locked_is_withheld_before_the_folder_is_looked_through(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that goes on in another window, which has just written how it ended."""
    monkeypatch.setattr("tyrus_desktop.library.catalogue.FIRST_ROWS", 1)
    keep(folder, "newest.tyrus", play_game(4), **AGAINST_COMPUTER | {"Date": "2026-11-21"})
    index, _ = opened(tmp_path / "index.sqlite")
    index.put(read_all(folder).values())
    index.close()
    lock = GameLocks(folder).lock(folder / "over.tyrus")
    assert lock is not None
    catalogue = Catalogue(folder, label)
    assert names(catalogue.open(tmp_path / "index.sqlite")) == ["newest.tyrus"]
    catalogue.load()
    (old,) = (each for each in catalogue.select(Query())[0] if each.name == "over.tyrus")
    assert (old.running, old.winner, old.ending) == (True, "", "")
    catalogue.close()
    lock.release()


def test_a_missing_folder_has_no_games(tmp_path: Path) -> None:
    assert scan.changes(tmp_path / "none", {}) == scan.Changes((), ())
    assert GameLocks(tmp_path / "none").held() == frozenset()


# Queries


def label(entry: Entry) -> Label:
    text = f"{entry.ivory} {entry.brown}".lower()
    return Label(text, f"{text} {entry.title.lower()}", int(entry.elections))


def names(found: tuple[Entry, ...]) -> list[str]:
    return [entry.name for entry in found]


def test_games_are_sorted_by_name_without_accents() -> None:
    games = [Entry(name, "", ivory=name) for name in ("Zoé", "Émile", "Adèle")]
    found = select(games, Query(order=Order.HEADING, descending=False), label)
    assert names(found) == ["Adèle", "Émile", "Zoé"]


SENATOR = "computer senator"
WON = Entry(
    "a", "", seat="ivory", winner="ivory", ending="five", date="2026-01-02", ivory="Zoe",
    brown_player=SENATOR,
)  # fmt: skip
LOST = Entry(
    "b", "", seat="ivory", winner="brown", ending="streak", date="2026-01-03", ivory="Al",
    brown_player=SENATOR,
)  # fmt: skip
OTHERS = Entry("c", "", brown_player="person", winner="brown", date="2026-01-01", starred=True)
RUNNING = Entry("d", "", running=True, date="2026-01-04", ivory_player=SENATOR)
BROKEN = Entry("e", "", error="{}")
STUDY = Entry("f", "", study=True, brown_player=SENATOR)
ALL = (WON, LOST, OTHERS, RUNNING, BROKEN, STUDY)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query(), "dbacfe"),
        (Query(descending=False), "fcabde"),
        (Query(order=Order.RESULT), "abcfde"),
        (Query(order=Order.HEADING, descending=False), "dcfbae"),
        (Query(only=Filter.WON), "a"),
        (Query(only=Filter.LOST), "b"),
        (Query(only=Filter.RUNNING), "d"),
        (Query(only=Filter.TWO_PERSONS), "c"),
        (Query(only=Filter.STARRED), "c"),
        (Query(only=Filter.IMPORTED), ""),
        (Query(only=Filter.UNREADABLE), "e"),
        (Query(only=Filter.STUDIES), "f"),
        (Query(search="ZO e"), "a"),
        (Query(search="zo al"), ""),
    ],
)
def test_a_query_chooses_and_orders(query: Query, expected: str) -> None:
    assert "".join(names(select(ALL, query, label))) == expected


def test_of_copies_the_one_that_was_played_here_is_listed() -> None:
    copies = [
        Entry("b", "", identity="1"),
        Entry("a", "", identity="1", imported=True),
        Entry("c", "", running=True),
        Entry("d", "", running=True),
    ]
    assert [entry.name for entry in without_copies(copies)] == ["b", "c", "d"]
