"""Rows of the index: those of real games come back, and nothing else is believed."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.library.programs import record
from tests.readers import PlayedGame, header_texts, play_game, positions
from tyrus_desktop.engine.record import HINTS, STARTED
from tyrus_desktop.figures.all_figures import figures
from tyrus_desktop.library import index_rows
from tyrus_desktop.library.entries import Entry, entry_of
from tyrus_desktop.library.index import Index
from tyrus_desktop.library.query import Label, Order, Query, select

CLAIRE = {"Date": "2026-03-21", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
COLUMNS = [field.name for field in fields(Entry)[:-1]]
ENTRIES = [
    entry_of("won.tyrus", "1 2 3", record(play_game(1), **CLAIRE)),
    entry_of("resigned.tyrus", "1 2 4", record(play_game(3).cut(20), **CLAIRE, GivenUpBy="ivory")),
    entry_of("running.tyrus", "1 2 5", record(play_game(2).cut(8), **CLAIRE)),
    entry_of("study.tyrus", "1 2 6", record(play_game(4), **CLAIRE, Study="1", Undos="3")),
    entry_of("two.tyrus", "1 2 7", record(play_game(5), Ivory="Claire", Brown="Denis")),
]


def values() -> st.SearchStrategy[object]:
    """Values of all types of SQLite."""
    texts = st.text(st.characters(exclude_categories=["Cs"]))
    integers = st.integers(-(2**63), 2**63 - 1)
    return st.one_of(st.none(), integers, st.floats(), texts, st.binary(max_size=9))


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A folder with an index whose columns take values of any type."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "kept.sqlite"
        index = Index(path)
        index.newest(1)
        index.put(ENTRIES)
        index.close()
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("CREATE TABLE untyped AS SELECT * FROM games")
            database.execute("DROP TABLE games")
            database.execute("ALTER TABLE untyped RENAME TO games")
        yield Path(name)


def index_with(folder: Path, name: str, column: str, value: object) -> dict[str, Entry]:
    """Return what an index says in which one value was changed."""
    path = folder / "changed.sqlite"
    shutil.copy(folder / "kept.sqlite", path)
    with closing(sqlite3.connect(path)) as database, database:
        changed = f"UPDATE games SET {column} = ? WHERE name = ?"  # noqa: S608 - our column.
        database.execute(changed, (value, name))
    index = Index(path)
    index.newest(len(ENTRIES))
    found = index.load()
    index.close()
    return found


def use(entries: list[Entry]) -> None:
    """Count and sort entries, as the library does."""
    figures(entries)
    for order in Order:
        select(entries, Query(order=order), lambda entry: Label(entry.ivory, entry.note, 1))


@given(positions(), header_texts(), st.integers(0, 9))
def test_entries_of_all_games_come_back_from_their_rows(
    game: PlayedGame, text: str, number: int
) -> None:
    headers = {**dict.fromkeys(["Date", "Ivory", "Title", "Note", STARTED], text), HINTS: text}
    if number % 2:
        headers["GivenUpBy"] = "brown"
    if number % 3 == 0:
        headers |= CLAIRE
    try:
        written = record(game, **headers)
    except ValueError:  # Nobody gives up a game that is over.
        return
    entry = entry_of(f"{number}.tyrus", "1 2 3", written)
    row = index_rows.row_of(entry)
    assert row is not None
    assert index_rows.entry_of(row, ()) == entry


@given(st.sampled_from(ENTRIES), st.sampled_from(COLUMNS), values())
def test_index_with_an_impossible_value_is_rebuilt(
    folder: Path, entry: Entry, column: str, value: object
) -> None:
    found = index_with(folder, entry.name, column, value)
    use(list(found.values()))
    known = {each.name: each for each in ENTRIES}
    if found and column != "name":
        kind = str if isinstance(getattr(entry, column), str) else int
        assert isinstance(getattr(found[entry.name], column), kind)
        assert replace(found[entry.name], **{column: getattr(entry, column)}) == entry
        del found[entry.name], known[entry.name]
        assert found == known


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("name", "../won.tyrus"),
        ("name", "won\0.tyrus"),
        ("error", "{}"),
        ("running", 1),
        ("began", 2**62),
        ("begun_in", 10),
        ("ivory_profile", "purple"),
        ("winner", ""),
        ("ending", "purple"),
        ("elections", 10**15),
        ("elections", -1),
        ("votes", "1-2"),
        ("winners", "ü"),
        ("winners", ""),
        ("kinds", "CMX"),
        ("left", "1"),
        ("conduct", "1,2"),
        ("hints", -1),
    ],
)
def test_nonsensical_index_is_rebuilt(folder: Path, column: str, value: object) -> None:
    assert index_with(folder, "won.tyrus", column, value) == {}


def test_rows_of_running_games_reveal_nothing_more() -> None:
    (running,) = (each for each in ENTRIES if each.running)
    for told in (
        replace(running, winner="ivory"),
        replace(running, votes="1-2"),
        replace(running, conduct="1"),
        replace(running, title="won"),
    ):
        assert index_rows.row_of(told) is None
