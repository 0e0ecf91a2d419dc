"""Locks games, so that no two programs play the same game or copies of it. No Qt.

Several programs may use one folder. Each locks the files of the games that it plays, and also the
games themselves, by their seals.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from tyrus_desktop.engine.record import SEAL, STUDY, Record
from tyrus_desktop.engine.seal import parse_seal
from tyrus_desktop.library import locks
from tyrus_desktop.library.locks import FileLock
from tyrus_desktop.library.record_files import SUFFIX


@dataclass(frozen=True, slots=True)
class GameLocks:
    """The locks of the games in a folder."""

    folder: Path

    def reserve(self, started: datetime) -> tuple[Path, FileLock | None]:
        """Return an unused path for a game that starts now, and the lock that reserves it.

        Unlike an empty file made with `O_EXCL`, the lock leaves nothing behind if no tile is
        placed. If no lock can be made, it is None and the name is random.
        """
        stem = started.strftime("%Y-%m-%d %H-%M-%S")
        names = chain((stem,), (f"{stem} ({number})" for number in count(2)))
        try:
            while True:
                path = self.folder / f"{next(names)}{SUFFIX}"
                lock = self.lock(path)
                if lock is None:
                    continue
                if not os.path.lexists(path):
                    return path, lock
                lock.release()
        except OSError:
            return self.folder / f"{stem} {os.urandom(4).hex()}{SUFFIX}", None

    def lock(self, path: Path) -> FileLock | None:
        """Lock a game's file; None if it is locked already, by this program or another.

        Raises `OSError` if no lock can be made, as in a read-only folder.
        """
        return self._acquire(path.name)

    def lock_game(self, seal: str) -> FileLock | None:
        """Lock all copies of the game with this seal, as `lock` locks a file."""
        return self._acquire(_name_of(seal))

    def in_use(self, path: Path, game: Record) -> bool:
        """Return whether a program plays a running game, in this file or in a copy."""
        seal = running_seal(game)
        return self._is_locked(path.name) or (seal is not None and self._is_locked(_name_of(seal)))

    def as_shown(self, path: Path, game: Record) -> Record:
        """Return a game without an end, or a tally here or elsewhere, that is still to be shown."""
        if game.over:
            return game
        return game.before_its_count() if self.in_use(path, game) else game.before_its_end()

    def _is_locked(self, name: str) -> bool:
        path = self.folder / lock_name(name)
        if not os.path.lexists(path):  # `acquire` would create it.
            return False
        try:
            lock = locks.acquire(path)
        except OSError:
            return False
        if lock is not None:
            lock.release()
        return lock is None

    def _acquire(self, name: str) -> FileLock | None:
        self.folder.mkdir(parents=True, exist_ok=True)
        return locks.acquire(self.folder / lock_name(name))


LOCK = re.compile(r"\..*\.(?i:tyrus)\.lock", re.DOTALL)
"""The names of lock files."""

LONGEST_NAME = 255
"""The maximum length of a file name on most file systems, in bytes."""


def lock_name(name: str) -> str:
    """Return the name of a file's lock file; a digest replaces a name that is too long."""
    written = os.fsencode(name)
    if len(written) > LONGEST_NAME - len("..lock"):
        from hashlib import sha256  # OpenSSL is slow to load.

        name = _name_of(sha256(written).hexdigest())
    return f".{name}.lock"


def running_seal(game: Record) -> str | None:
    """Return the seal of a running game; None for a finished one and for a study."""
    return None if game.over else game_seal(game)


def game_seal(game: Record) -> str | None:
    """Return the seal of a game; None for a study."""
    return None if STUDY in game.headers else parse_seal(game.headers.get(SEAL, ""))


def _name_of(seal: str) -> str:
    """Return the part of the lock file's name that identifies a game."""
    return f"{seal}{SUFFIX}"
