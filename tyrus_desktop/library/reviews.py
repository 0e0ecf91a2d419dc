"""The cache of reviews, a database beside the index. No Qt.

It keeps a review's text and, apart from it, that of its rows, which statistics read for many games
at once. What is missing, damaged, or of another version counts as not there, and is made again when
its game is next looked at. Here only the types of a line are checked: `review.stored` reads the
texts, and believes nothing in them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing, suppress
from pathlib import Path

from tyrus_desktop.library import index

_SCHEMA = """CREATE TABLE reviews (
    game TEXT NOT NULL, part TEXT NOT NULL, players TEXT NOT NULL, effort INTEGER NOT NULL,
    content TEXT NOT NULL, PRIMARY KEY (game, part)
) STRICT, WITHOUT ROWID"""
_PUT = "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?)"
_GET = "SELECT * FROM reviews WHERE game = ? AND part = ?"
_ALL = "SELECT * FROM reviews WHERE part = ?"
_WHOLE, _NUMBERS = "whole", "rows"

Row = tuple[str, str, str, int, str]
_KINDS = (str, str, str, int, str)


class Reviews:
    """The cached reviews, for any thread. No method raises an error of the database or the disk."""

    def __init__(self, path: Path | None, version: int) -> None:
        """Use the database at `path`; if it is None, nothing is saved.

        Args:
            path: The database.
            version: `review.VERSION`. Reviews of other versions are dropped.
        """
        self._path, self.version = path, version

    def get(self, game: str, players: str) -> tuple[str, int] | None:
        """Return the text of a game's review, and its effort.

        Args:
            game: The game's identity.
            players: What else its review depends on.
        """
        for _, _, those, effort, text in self._rows(_GET, (game, _WHOLE)):
            if those == players:
                return text, effort
        return None

    def text(self, game: str) -> str | None:
        """Return the text of a game's review, however thorough, for any players."""
        return next((row[4] for row in self._rows(_GET, (game, _WHOLE))), None)

    def put(self, game: str, players: str, effort: int, text: str, rows: str) -> None:
        """Save a game's review instead of an earlier one.

        Args:
            game: The game's identity.
            players: What else its review depends on.
            effort: How much was sampled.
            text: The review.
            rows: The text of its rows.
        """
        parts = {_WHOLE: text, _NUMBERS: rows}
        lines = [(game, part, players, effort, content) for part, content in parts.items()]
        if self._path is None:
            return
        try:
            self._write(self._path, lines)
        except (sqlite3.Error, OSError) as error:
            if not index.busy(error):
                with suppress(sqlite3.Error, OSError):
                    index.remade(self._path, self.version, _SCHEMA).close()
                    self._write(self._path, lines)

    def rows(self, games: Collection[str]) -> dict[str, str]:
        """Return the texts of the rows of those of many games that were reviewed, by identity."""
        wanted = set(games)
        found = self._rows(_ALL, (_NUMBERS,))
        return {game: text for game, _, _, _, text in found if game in wanted}

    def all(self) -> list[Row]:
        """Return the rows of all reviews, for a backup; the texts for statistics come first."""
        return [row for part in (_NUMBERS, _WHOLE) for row in self._rows(_ALL, (part,))]

    def add_missing(self, rows: Sequence[Row]) -> None:
        """Add rows of a backup, but replace none."""
        there = {(game, part) for game, part, *_ in self.all()}
        if self._path is None or not (new := [row for row in rows if row[:2] not in there]):
            return
        with suppress(sqlite3.Error, OSError):
            if not self._path.exists():
                index.remade(self._path, self.version, _SCHEMA).close()
            self._write(self._path, new)

    def _rows(self, query: str, values: tuple[str, ...]) -> list[Row]:
        if self._path is None:
            return []
        try:
            with closing(index.opened(self._path, self.version)) as database:
                rows = database.execute(query, values).fetchall()
        except (sqlite3.Error, OSError):
            return []
        return [row for row in rows if tuple(map(type, row)) == _KINDS]

    def _write(self, path: Path, rows: Sequence[Row]) -> None:
        with closing(index.opened(path, self.version)) as database, database:
            database.executemany(_PUT, rows)
