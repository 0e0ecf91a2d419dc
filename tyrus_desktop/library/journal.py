"""The journal: every game of the user's, finished or not, as one record in one folder.

A game's file is written whole and swapped in after every placement, so that a crash or a full
disk never leaves half a record and never costs more than the tile in hand. The files hold both
sides' tiles; nothing here shows them. The salt of a sealed game lies beside it, in a file named
after the seal, until the game is over and its record may tell it.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Container
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path

from tyrus_desktop.engine import record
from tyrus_desktop.engine.record import SALT, SEAL, Record, RecordError
from tyrus_desktop.engine.seal import parse_seal

SUFFIX = ".tyrus"
GIVEN_UP_BY = "GivenUpBy"
"""Our own header for a game that was given up: the rules, and so `Result`, know no such end."""

LARGEST_FILE = 1_000_000
"""Bytes; a record has about two thousand, so that more is something else."""

LOOKED_THROUGH = 100
"""How many files, from the one written last, are searched for a game that was left."""

_ENDED = re.compile(rb'^\[(Result "(?!\*"\])|GivenUpBy ")', re.MULTILINE)
"""What a record says that is over: without replaying it, so that a full folder costs little."""


def read(path: Path) -> Record:
    """Read a record from a file. Raises `OSError` or `RecordError`, each a clear sentence."""
    return record.parse(_bytes(path), path.name)


def _bytes(path: Path) -> bytes:
    if path.exists() and not path.is_file():  # A pipe, say, would be waited for for ever.
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), path.name)
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), path.name)
    return data


def write(path: Path, game: Record) -> None:
    """Write a record whole or not at all; raises `OSError`."""
    _write_whole(path, record.write(game))


def _write_whole(path: Path, data: bytes) -> None:
    import tempfile  # Late, as it brings much that the first picture can do without.

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=SUFFIX)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


@dataclass(frozen=True, slots=True)
class Journal:
    """The folder in which games are kept."""

    folder: Path

    def new_path(self, started: datetime, promised: Container[Path] = ()) -> Path:
        """Return a file name for a game that starts now; never one that is taken or promised."""
        stem = started.strftime("%Y-%m-%d %H-%M-%S")
        path = self.folder / f"{stem}{SUFFIX}"
        number = 2
        while path.exists() or path in promised:
            path = self.folder / f"{stem} ({number}){SUFFIX}"
            number += 1
        return path

    def keep(self, path: Path, game: Record, salt: str | None) -> None:
        """Write a game at the table, and see to its salt; raises `OSError`."""
        write(path, game)
        beside = self._salt_path(game)
        if beside is None or salt is None:
            return
        if SALT in game.headers:
            beside.unlink(missing_ok=True)
        elif not beside.exists():
            _write_whole(beside, salt.encode())

    def salt(self, game: Record) -> str | None:
        """Return the salt of a game's seal: its own, or the one kept for it, or None."""
        beside = self._salt_path(game)
        if SALT in game.headers or beside is None:
            return game.headers.get(SALT)
        try:
            return beside.read_text("ascii")
        except (OSError, UnicodeDecodeError):
            return None

    def _salt_path(self, game: Record) -> Path | None:
        """Where the salt of an unfinished game lies; None for a game without a seal."""
        seal = parse_seal(game.headers.get(SEAL, ""))
        return self.folder / f".{seal}.salt" if seal else None

    def unfinished(self) -> tuple[Path, Record] | None:
        """Return the game last left unfinished, unless it was given up; damaged files are
        passed over, and stay where they are. Only the newest files are looked through.
        """
        for path in islice(self._newest_first(), LOOKED_THROUGH):
            try:
                data = _bytes(path)
                if _ENDED.search(data):
                    continue
                game = record.parse(data, path.name)
            except (OSError, RecordError):
                continue
            if game.outcome is None and GIVEN_UP_BY not in game.headers:
                return path, game
        return None

    def newest(self) -> Path | None:
        """Return the file that was written last."""
        return next(iter(self._newest_first()), None)

    def _newest_first(self) -> list[Path]:
        try:
            with os.scandir(self.folder) as entries:
                kept = [each for each in entries if _is_game(each)]
        except OSError:
            return []
        return [self.folder / each.name for each in sorted(kept, key=_last_written, reverse=True)]


def _is_game(entry: os.DirEntry[str]) -> bool:
    named = entry.name.endswith(SUFFIX) and not entry.name.startswith(".")
    return named and entry.is_file()


def _last_written(entry: os.DirEntry[str]) -> tuple[float, str]:
    try:
        return entry.stat().st_mtime, entry.name
    except OSError:
        return 0, entry.name
