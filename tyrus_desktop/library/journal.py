"""The journal: the user's games, finished or not, one record each, in one folder.

A game's file is replaced as a whole after every placement, so that neither a crash nor a full disk
leaves half a record. A running game is written folded, with the salt of its sealed deal inside.
Version 0.1.0 wrote it plain, with the salt beside it in a file named after the seal: such games
are found and resumed, and folded at the next write.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
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
"""The folder, inside that of the games, in which deleted ones lie until somebody empties it."""

_PLAIN_AND_OVER = re.compile(rb'^\[(Result "(?!\*"\])|GivenUpBy ")', re.MULTILINE)
"""Found in the plain record of a game that is over, so that it need not be replayed."""


class CopyOfRunningGame(OSError):
    """A copy of a running game may not lie among the user's games.

    There it would be a game of its own: a player could resign it, see all tiles, and return to the
    game.
    """


@dataclass(frozen=True, slots=True)
class Journal:
    """The folder in which games are kept."""

    folder: Path

    def keep(self, path: Path, game: Record) -> None:
        """Write a game at the table, whose headers have its salt; raises `OSError`."""
        record_files.write(path, game)
        beside = self._salt_path(game)
        if beside is not None and SALT in game.headers:
            with suppress(OSError):  # The game is kept all the same.
                beside.unlink(missing_ok=True)

    def salt(self, game: Record) -> str | None:
        """Return the salt of a game's seal: its own, or one that version 0.1.0 left, or None."""
        beside = self._salt_path(game)
        if SALT in game.headers or beside is None:
            return game.headers.get(SALT)
        try:
            return beside.read_text("ascii")
        except (OSError, UnicodeDecodeError):
            return None

    def _salt_path(self, game: Record) -> Path | None:
        """Where version 0.1.0 kept the salt of a running game; None for a game without a seal."""
        seal = parse_seal(game.headers.get(SEAL, ""))
        return self.folder / f".{seal}.salt" if seal else None

    def unfinished(self) -> tuple[Path, Record] | None:
        """Return the game last left unfinished that no program has locked, or None.

        A study counts for nothing, so it is not one. Every file is looked into, but only those that
        may be running games are replayed; damaged files are skipped.
        """
        locks = GameLocks(self.folder)
        for path in newest_first(self.folder):
            try:
                data = record_files.read_bytes(path)
                if _PLAIN_AND_OVER.search(data):
                    continue
                game = record.parse(data, path.name)
            except (OSError, RecordError):
                continue
            if game.over or STUDY in game.headers or locks.in_use(path, game):
                continue
            return path, game
        return None

    def has(self, path: Path) -> bool:
        """Whether a path is that of a game in the folder.

        A file there with another name is none: `foremost` does not look into it, so it may not be
        played on, any more than a copy in another folder.
        """
        return path.parent == self.folder and is_game_name(path.name)

    def foremost(self, path: Path, game: Record, unwritten: Mapping[Path, Record]) -> Path:
        """Return the file to open for a running game that was read from `path`.

        That is the one in which the game is over, or else has gone furthest, among its copies in
        the folder and its bin, and those that could not be written yet. Otherwise a player could
        resign a copy, see all tiles, and return to the game.
        """
        found = {path: game, **self._copies(game)}
        found |= {each: copy for each, copy in unwritten.items() if _replaces(copy, game)}

        def rank(each: Path) -> tuple[bool, int, bool]:
            copy = found[each]
            return copy.over, len(copy.placements), self.has(each)

        return max(found, key=rank)

    def _copies(self, game: Record) -> dict[Path, Record]:
        """Return the copies of a game in the folder and its bin.

        Every file is looked into, but only those that say that they were begun in the same second
        are replayed; of games of version 0.1.0, which kept no time, those that are running or have
        the seal of this one.
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

    def newest(self) -> Path | None:
        """Return the file that was written last."""
        return next(iter(newest_first(self.folder)), None)


def newest_first(folder: Path) -> list[Path]:
    """Return the games in a folder, the one written last first."""
    try:
        with os.scandir(folder) as entries:
            kept = [each for each in entries if is_game(each)]
    except OSError:
        return []
    return [folder / each.name for each in sorted(kept, key=_last_written, reverse=True)]


def _replaces(copy: Record, game: Record) -> bool:
    """Return whether a copy may be what a game has come to: over, or further on."""
    return copy.continues(game) or copy.has_seal_of(game)


def is_game(entry: os.DirEntry[str]) -> bool:
    """Whether an entry of the folder is, by its name, a game, and a file that can be reached."""
    with suppress(OSError):  # A link that leads to itself, for example.
        return is_game_name(entry.name) and entry.is_file()
    return False


def _last_written(entry: os.DirEntry[str]) -> tuple[float, str]:
    try:
        return entry.stat().st_mtime, entry.name
    except OSError:
        return 0, entry.name
