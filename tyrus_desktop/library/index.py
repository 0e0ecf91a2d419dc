"""The index: a database that caches the entries, so that no game is read twice. No Qt.

An index that is missing, damaged, or of another version is rebuilt from the records, never
migrated. A row that no record could have made counts as damage. If none can be used, because the
folder is read-only or another program holds the index, everything works without one, but more
slowly.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from tyrus_desktop.library import index_rows
from tyrus_desktop.library.conduct import Conduct
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.giving_way import BATCH, give_way
from tyrus_desktop.library.query import latest_beginning

PATIENCE_S = 0.3
"""How long to wait for another program that is writing the index."""

_SCHEMA = (
    f"CREATE TABLE games ({', '.join(index_rows.COLUMNS)}, PRIMARY KEY (name))"
    " STRICT, WITHOUT ROWID"
)
_PLACES = ", ".join("?" for _ in index_rows.COLUMNS)
_PUT = f"INSERT OR REPLACE INTO games VALUES ({_PLACES})"  # noqa: S608 - question marks alone.
_REMOVE = "DELETE FROM games WHERE name = ?"
_ALL = "SELECT * FROM games"
_RUNNING = "SELECT name FROM games WHERE running AND NOT study"
_NUMBERS = "SELECT name, stamp, number FROM games"
_BY_AGE = "CREATE INDEX age ON games (began DESC, name DESC)"
_NEWEST = f"{_ALL} WHERE began <= ? ORDER BY began DESC, name DESC LIMIT ?"

MEANING = 8
"""Increase it when the meaning of a column or a rule of the game changes."""

_PARTS = (str(MEANING), _SCHEMA, _BY_AGE, *Conduct._fields)
VERSION = crc32(" ".join(_PARTS).encode()) & 0x7FFFFFFF
"""The version of an index."""

_PRIVATE = 0o600
"""The mode of the index and the records, which contain private notes; SQLite's journal gets it too.
"""


def running_games(path: Path | None) -> set[str]:
    """Return the file names of running games in the index at `path`; none if it can't be read."""
    if path is None:
        return set()
    try:
        with closing(opened(path, VERSION)) as database:
            return {name for (name,) in database.execute(_RUNNING)}
    except (sqlite3.Error, OSError):
        return set()


def numbers(path: Path | None) -> dict[str, tuple[str, int]]:
    """Return by file name the stamps and the numbers in the index at `path`, if it can be read."""
    if path is None:
        return {}
    try:
        with closing(opened(path, VERSION)) as database:
            return {name: (stamp, number) for name, stamp, number in database.execute(_NUMBERS)}
    except (sqlite3.Error, OSError):
        return {}


class Index:
    """The entries on the disk, for use by one thread. No method raises a database error."""

    def __init__(self, path: Path | None, mine: Collection[str] = ()) -> None:
        """Use the index at `path`; if it is None, nothing is saved.

        Args:
            path: Its file.
            mine: The profiles of the person whose seats the entries have.
        """
        self._path, self._mine = path, mine
        self._database: sqlite3.Connection | None = None

    def newest(self, count: int) -> list[Entry]:
        """Open the index and return its newest games; `load` checks it, which takes longer."""
        if self._path is None:
            return []
        try:
            self._database = opened(self._path, VERSION)
            return self._entries(_NEWEST, (latest_beginning(), count))
        except (sqlite3.Error, OSError) as error:
            self._give_up(error)
            return []

    def load(self) -> dict[str, Entry]:
        """Check the index that `newest` has opened, and return all entries by file name."""
        try:
            if self._database is not None:
                (found,) = self._database.execute("PRAGMA quick_check(1)").fetchone()
                if found != "ok":
                    raise sqlite3.DatabaseError
            return {entry.name: entry for entry in self._entries(_ALL, ())}
        except sqlite3.Error as error:
            self._give_up(error)
            return {}

    def _give_up(self, error: Exception) -> None:
        """Rebuild the index, or work without it while another program has it locked."""
        self.close()
        if self._path is not None and not busy(error):
            with suppress(sqlite3.Error, OSError):
                self._database = remade(self._path, VERSION, _SCHEMA, _BY_AGE)

    def put(self, entries: Iterable[Entry]) -> None:
        """Save entries, except of unreadable files and names that are not valid Unicode."""
        found = {entry.name: index_rows.row_of(entry) for entry in entries}
        self._change(_PUT, [row for name, row in found.items() if row and _is_text(name)])
        self.remove(name for name, row in found.items() if row is None)

    def remove(self, names: Iterable[str]) -> None:
        self._change(_REMOVE, [(name,) for name in names if _is_text(name)])

    def close(self) -> None:
        if self._database is not None:
            with suppress(sqlite3.Error):
                self._database.close()
            self._database = None

    def _entries(self, query: str, values: tuple[int, ...]) -> list[Entry]:
        if self._database is None:
            return []
        found: list[Entry] = []
        cursor = self._database.execute(query, values)
        while some := cursor.fetchmany(BATCH):
            found += (_entry(row, self._mine) for row in some)
            give_way()
        return found

    def _change(self, statement: str, values: Sequence[index_rows.Row]) -> None:
        if self._database is None or not values:
            return
        try:
            with self._database as database:
                for start in range(0, len(values), BATCH):
                    database.executemany(statement, values[start : start + BATCH])
                    give_way()
        except sqlite3.Error:  # Unsaved entries will be read from the files next time.
            self.close()


def _entry(row: tuple[Any, ...], mine: Collection[str]) -> Entry:
    """Return the entry in a row; raises `sqlite3.DatabaseError` if it can't be one."""
    entry = index_rows.entry_of(row, mine)
    if entry is None:
        raise sqlite3.DatabaseError
    return entry


def opened(path: Path, version: int) -> sqlite3.Connection:
    """Open a database of this version.

    Raises:
        sqlite3.Error: It is damaged, locked, or of another version.
        OSError: It can't be read, or there is none.
    """
    for each in (path, _journal(path)):
        if each.exists() and not each.is_file():
            raise OSError  # SQLite would wait for a pipe.
    database = _connect(path, "rw")
    (found,) = database.execute("PRAGMA user_version").fetchone()
    if found != version:
        database.close()
        raise sqlite3.DatabaseError
    return database


def remade(path: Path, version: int, *schema: str) -> sqlite3.Connection:
    """Replace a database by an empty one; raises as `opened` does.

    Args:
        path: Its file.
        version: Its version.
        schema: The statements that make its tables.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    for each in (path, _journal(path)):
        each.unlink(missing_ok=True)
    database = _connect(path, "rwc")
    try:
        for statement in (*schema, f"PRAGMA user_version = {version}"):
            database.execute(statement)
        database.commit()
    except sqlite3.Error:
        database.close()
        raise
    return database


def busy(error: Exception) -> bool:
    """Return whether another program has the database locked."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    if mode == "rwc":
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, _PRIVATE))
    with suppress(OSError):  # In earlier versions other users could read the file.
        path.chmod(_PRIVATE)
    database = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=PATIENCE_S,
        check_same_thread=False,  # `close` may be called by the thread that ends the program.
    )
    database.execute("PRAGMA synchronous = OFF")  # A damaged index is rebuilt.
    return database


def _journal(path: Path) -> Path:
    """Return the path of SQLite's journal."""
    return path.with_name(f"{path.name}-journal")


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
