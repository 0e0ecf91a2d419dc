"""The journal: the user's games, finished or not, one record each, in one folder. No Qt.

A game's file is replaced as a whole after every placement, so neither a crash nor a full disk
leaves half a record. A running game is written folded, including the salt of its sealed deal.
Version 0.1.0 wrote it plain, with the salt in a second file named after the seal. Such games are
resumed, and folded at the next write.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from tyrus_desktop.engine import record
from tyrus_desktop.engine.record import SALT, SEAL, STARTED, STUDY, Record, RecordError
from tyrus_desktop.engine.seal import parse_seal
from tyrus_desktop.library import record_files
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.record_files import is_game_name

BIN = "Deleted"
"""The subfolder for deleted games, which the program never empties."""

NEWEST = 100
"""How many of the newest files are read in search of an unfinished game."""

_PLAIN_AND_OVER = re.compile(rb'^\[(Result "(?!\*"\])|GivenUpBy ")', re.MULTILINE)
"""Matches the record of a finished game, so that it need not be parsed."""


class CopyOfRunningGame(OSError):
    """A copy of a running game may not be saved among the user's games.

    A player could resign the copy, see all tiles, and return to the game.
    """


@dataclass(frozen=True, slots=True)
class Journal:
    """The folder of saved games."""

    folder: Path

    def save(self, path: Path, game: Record) -> None:
        """Write a game, whose headers include its salt; raises `OSError`."""
        record_files.write(path, game)
        beside = self._salt_path(game)
        if beside is not None and SALT in game.headers:
            with suppress(OSError):  # The game is saved anyway.
                beside.unlink(missing_ok=True)

    def salt(self, game: Record) -> str | None:
        """Return the salt of a game's seal, from its headers or version 0.1.0's file, or None."""
        beside = self._salt_path(game)
        if SALT in game.headers or beside is None:
            return game.headers.get(SALT)
        try:
            return record_files.read_bytes(beside).decode("ascii")
        except (OSError, UnicodeDecodeError):
            return None

    def _salt_path(self, game: Record) -> Path | None:
        """Return where version 0.1.0 saved a running game's salt; None without a seal."""
        seal = parse_seal(game.headers.get(SEAL, ""))
        return self.folder / f".{seal}.salt" if seal else None

    def unfinished(
        self, files: Sequence[Path], indexed: Callable[[], Collection[str]] = tuple
    ) -> tuple[Path, Record] | None:
        """Return the newest unfinished game that no program has locked, or None.

        Studies and damaged files are skipped.

        Args:
            files: The games of the folder, newest first. The first `NEWEST` of them are read.
            indexed: Returns the names of running games in the index; the older ones are read, too.
        """
        locks = GameLocks(self.folder)
        for path in _candidates(files, indexed):
            game = _running_game(path)
            if game and STUDY not in game.headers and not locks.in_use(path, game):
                return path, game
        return None

    def has(self, path: Path) -> bool:
        """Return whether a path is a game in the folder.

        Files with other names don't count: `foremost` ignores them, so they can't be continued.
        """
        return path.parent == self.folder and is_game_name(path.name)

    def foremost(self, path: Path, game: Record, unwritten: Mapping[Path, Record]) -> Path:
        """Return the file to open instead of a running game's file.

        Among all copies in the folder and its bin, it is the copy in which the game has ended, or
        else the copy that is furthest on. A player could otherwise resign a copy, see all tiles,
        and return to the game.

        Args:
            path: The file that was read.
            game: The running game in it.
            unwritten: Games that could not be written yet, by file.
        """
        found = {path: game, **self._copies(game)}
        found |= {each: copy for each, copy in unwritten.items() if _replaces(copy, game)}

        def rank(each: Path) -> tuple[bool, tuple[int, int, int], bool]:
            copy = found[each]
            return copy.ended, copy.progress, self.has(each)

        return max(found, key=rank)

    def _copies(self, game: Record) -> dict[Path, Record]:
        """Return the copies of a game in the folder and its bin.

        Every file is read, but only those begun in the same second are parsed. Games of version
        0.1.0 have no time: of these, running games and those with the same seal are parsed.
        """
        started = game.headers.get(STARTED, "")
        line = f'[{STARTED} "{started}"]'.encode()
        sealed = f'[{SEAL} "{game.headers.get(SEAL, "")}"]'.encode()
        found: dict[Path, Record] = {}
        for path in chain(newest_first(self.folder), newest_first(self.folder / BIN)):
            try:
                data = record_files.read_bytes(path)
                if started and line not in data:
                    continue
                if not started and _PLAIN_AND_OVER.search(data) and sealed not in data:
                    continue
                copy = record.parse(data, path.name)
            except (OSError, RecordError):
                continue
            if _replaces(copy, game):
                found[path] = copy
        return found


def newest_first(folder: Path) -> Iterator[Path]:
    """Yield the games in a folder, the most recently written first."""
    try:
        with os.scandir(folder) as entries:
            games = [each for each in entries if is_game(each)]
    except OSError:
        return
    for each in sorted(games, key=_written, reverse=True):
        yield folder / each.name


def _candidates(files: Sequence[Path], indexed: Callable[[], Collection[str]]) -> Iterator[Path]:
    yield from files[:NEWEST]
    if len(files) > NEWEST:
        names = indexed()
        yield from (path for path in files[NEWEST:] if path.name in names)


def _running_game(path: Path) -> Record | None:
    """Read a game; None if it is over or the file is damaged."""
    try:
        data = record_files.read_bytes(path)
        game = None if _PLAIN_AND_OVER.search(data) else record.parse(data, path.name)
    except (OSError, RecordError):
        return None
    return None if game is None or game.over else game


def _replaces(copy: Record, game: Record) -> bool:
    """Return whether a copy is the same game, and may be over or further on."""
    return copy.continues(game) or copy.has_seal_of(game)


def is_game(entry: os.DirEntry[str]) -> bool:
    """Return whether a folder entry is a file that is named like a game."""
    with suppress(OSError):  # For example a link to itself.
        return is_game_name(entry.name) and entry.is_file()
    return False


def _written(entry: os.DirEntry[str]) -> tuple[float, str]:
    try:
        return entry.stat().st_mtime, entry.name
    except OSError:
        return 0, entry.name
