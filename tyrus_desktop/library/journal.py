"""The journal: the user's games, finished or not, one record each, in one folder.

A game's file is replaced as a whole after every placement, so that neither a crash nor a full disk
leaves half a record. A running game is written folded, with the salt of its sealed deal inside.
Version 0.1.0 wrote it plain, with the salt beside it in a file named after the seal: such games
are found and resumed, and folded at the next write.

Several programs may use one folder. Each locks the games that it plays (`lock`, `lock_game`,
`reserve`) and the temporary files that it writes, so that none writes another's game, plays a copy
of it, or sweeps its files.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from tyrus_desktop.engine import record
from tyrus_desktop.engine.record import MAX_BYTES, SALT, SEAL, STUDY, Record, RecordError
from tyrus_desktop.engine.seal import parse_seal
from tyrus_desktop.library import locks, whole_files
from tyrus_desktop.library.locks import FileLock

SUFFIX = ".tyrus"

BIN = "Deleted"
"""The folder, inside that of the games, in which deleted ones lie until somebody empties it."""

_PLAIN_AND_OVER = re.compile(rb'^\[(Result "(?!\*"\])|GivenUpBy ")', re.MULTILINE)
"""Found in the plain record of a game that is over, so that it need not be replayed."""

_LEFT_BY_A_KILL = re.compile(r"\.[a-z0-9_]{8}\.tyrus|\..*\.tyrus\.lock")
"""The names of temporary files, as `tempfile` made them in earlier versions and `whole_files` does,
and of the locks of games.
"""


class CopyOfRunningGame(OSError):
    """A copy of a running game may not lie among the user's games.

    There it would be a game of its own: a player could resign it, see all tiles, and return to the
    game.
    """


def read(path: Path, name: str | None = None) -> Record:
    """Read a record from a regular file, of at most `MAX_BYTES` bytes.

    `name` stands for the file in messages, its own name by default. Raises `OSError` (`EISDIR` for
    anything but a file, `EFBIG` for one too large) or `RecordError`.
    """
    return parse(read_bytes(path), name or path.name)


def parse(data: bytes, name: str) -> Record:
    """Read a record from bytes; raises `OSError` (`EFBIG`) or `RecordError`."""
    _check_size(data, name)
    return record.parse(data, name)


def read_bytes(path: Path) -> bytes:
    """Read a record's text as `read` does; raises `OSError`."""
    if path.exists() and not path.is_file():  # Opening a pipe, for example, would block.
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), path.name)
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    _check_size(data, path.name)
    return data


def write(path: Path, game: Record) -> None:
    """Write a record as a whole or not at all, and wait until the disk has it.

    Raises `OSError`: `EFBIG` for a record that `read` would refuse for its size.
    """
    write_bytes(path, record.write(game))


def write_bytes(path: Path, data: bytes) -> None:
    """Write the text of a record as `write` does; raises `OSError`."""
    _check_size(data, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole_files.write_private(path, data)


def write_copy(path: Path, game: Record) -> None:
    """Write a record where the user wants it, as `whole_files.write_for_user`; raises `OSError`."""
    data = record.write(game)
    _check_size(data, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole_files.write_for_user(path, data)


def _check_size(data: bytes, name: str) -> None:
    if len(data) > MAX_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), name)


@dataclass(frozen=True, slots=True)
class Journal:
    """The folder in which games are kept."""

    folder: Path

    def reserve(self, started: datetime) -> tuple[Path, FileLock | None]:
        """Return a file name for a game that starts now, and the lock that reserves it.

        No other program or call gets the name: neither while the lock is held, which is exclusive
        like a file made with `O_EXCL` but leaves nothing behind for a game without a tile, nor
        once the file exists. The lock is None where none can be made: the name is random then.
        """
        stem = started.strftime("%Y-%m-%d %H-%M-%S")
        names = chain((stem,), (f"{stem} ({number})" for number in count(2)))
        try:
            while True:
                path = self.folder / f"{next(names)}{SUFFIX}"
                lock = self.lock(path)
                if lock is None:
                    continue
                if not path.exists():
                    return path, lock
                lock.release()
        except OSError:
            return self.folder / f"{stem} {os.urandom(4).hex()}{SUFFIX}", None

    def lock(self, path: Path) -> FileLock | None:
        """Lock a game of this folder; None while another program, or this one, has it locked.

        The system releases the lock when the program ends, however it ends. Raises `OSError` if
        no lock can be made, in a folder that can't be written for example.
        """
        return self._acquire(path.name)

    def lock_game(self, seal: str) -> FileLock | None:
        """Lock the game of a seal, in whatever file it is, as `lock` does a file."""
        return self._acquire(_name_of(seal))

    def sweep(self) -> None:
        """Remove the temporary files and locks of programs that were killed; never raises.

        Temporary files of version 0.1.0 hold both hands in plain text. So does the end of a game,
        whose write is finished instead: else one could look at it, and go on with the game. Every
        temporary file is locked while it is written, so that those of a running program stay,
        however slow its disk is: by its age alone a file could not be told from one that is being
        written.
        """
        with suppress(OSError), os.scandir(self.folder) as entries:
            left = [each.name for each in entries if _LEFT_BY_A_KILL.fullmatch(each.name)]
            for name in left:
                with suppress(OSError), locks.unused(self.folder / name) as unused:
                    if unused:
                        self._finish(self.folder / name)
                        (self.folder / name).unlink(missing_ok=True)

    def _finish(self, temporary: Path) -> None:
        """Put the end of a game in the place of its running file, if this is one.

        Raises `OSError` where that must wait: while a program plays the game, for example.
        """
        running = self._running_file(temporary)
        if running is None:
            return
        path, seal = running
        lock = self.lock_game(seal)
        if lock is None:
            raise locks.in_use(path.name)
        try:
            temporary.replace(path)
        finally:
            lock.release()

    def _running_file(self, temporary: Path) -> tuple[Path, str] | None:
        """Return the file of the running game whose end this is, and its seal, or None."""
        try:
            end = read(temporary)
        except (OSError, RecordError):
            return None
        for path in _newest_first(self.folder) if end.over else ():
            with suppress(OSError, RecordError):
                game = read(path)
                seal = running_seal(game)
                if seal is not None and end.has_seal_of(game):
                    return path, seal
        return None

    def keep(self, path: Path, game: Record) -> None:
        """Write a game at the table, whose headers have its salt; raises `OSError`."""
        write(path, game)
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
        seal = _seal_of(game)
        return self.folder / f".{seal}.salt" if seal else None

    def unfinished(self) -> tuple[Path, Record] | None:
        """Return the game last left unfinished that no program has locked, or None.

        A study counts for nothing, so it is not one. Every file is looked into, but only those that
        may be running games are replayed; damaged files are skipped.
        """
        for path in _newest_first(self.folder):
            try:
                data = read_bytes(path)
                if _PLAIN_AND_OVER.search(data):
                    continue
                game = record.parse(data, path.name)
            except (OSError, RecordError):
                continue
            if not game.over and STUDY not in game.headers and not self._in_use(path, game):
                return path, game
        return None

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
            return copy.over, len(copy.placements), each.parent == self.folder

        return max(found, key=rank)

    def _copies(self, game: Record) -> dict[Path, Record]:
        """Return the copies of a game in the folder and its bin.

        Every file is looked into, but only those that say that they were begun in the same second
        are replayed; of games of version 0.1.0, which kept no time, those that are running or have
        the seal of this one.
        """
        started = game.headers.get("Started", "")
        line = f'[Started "{started}"]'.encode()
        sealed = f'[{SEAL} "{game.headers.get(SEAL, "")}"]'.encode()
        found: dict[Path, Record] = {}
        for path in chain(_newest_first(self.folder), _newest_first(self.folder / BIN)):
            try:
                data = read_bytes(path)
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

    def _in_use(self, path: Path, game: Record) -> bool:
        """Return whether a program plays a running game, in this file or in another."""
        seal = running_seal(game)
        return self._is_locked(path.name) or (seal is not None and self._is_locked(_name_of(seal)))

    def _is_locked(self, name: str) -> bool:
        try:
            lock = self._acquire(name)
        except OSError:
            return False
        if lock is not None:
            lock.release()
        return lock is None

    def _acquire(self, name: str) -> FileLock | None:
        self.folder.mkdir(parents=True, exist_ok=True)
        return locks.acquire(self.folder / f".{name}.lock")

    def newest(self) -> Path | None:
        """Return the file that was written last."""
        return next(iter(_newest_first(self.folder)), None)


def _newest_first(folder: Path) -> list[Path]:
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


def running_seal(game: Record) -> str | None:
    """Return the seal of a game that goes on; None for one that is over, and for a study."""
    return None if game.over or STUDY in game.headers else _seal_of(game)


def _name_of(seal: str) -> str:
    """Return what stands for the name of a game's file in that of its lock."""
    return f"{seal}{SUFFIX}"


def _seal_of(game: Record) -> str | None:
    return parse_seal(game.headers.get(SEAL, ""))


def is_game(entry: os.DirEntry[str]) -> bool:
    """Whether a file of the folder is, by its name, a game; temporary files begin with a dot."""
    named = entry.name.endswith(SUFFIX) and not entry.name.startswith(".")
    return named and entry.is_file()


def _last_written(entry: os.DirEntry[str]) -> tuple[float, str]:
    try:
        return entry.stat().st_mtime, entry.name
    except OSError:
        return 0, entry.name
