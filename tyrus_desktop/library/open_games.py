"""The games that this program has open, and the locks on them. No Qt.

Two programs may share a folder of games. Each game is locked by the program that plays it, rather
than the whole folder by the first program: two windows can play two games, nothing needs to pass a
file to another process, and the system releases a lock however its program ends.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tyrus_desktop.engine.record import Record, RecordError
from tyrus_desktop.library import locks, record_files
from tyrus_desktop.library.game_locks import GameLocks, game_seal, running_seal
from tyrus_desktop.library.journal import Journal
from tyrus_desktop.library.locks import FileLock


@dataclass(slots=True, eq=False)
class GameFile:
    """Where a game is kept, and the lock on it; both are set by `OpenGames`.

    A game without a path gets one when it is first written. The lock is None where none could be
    made, and for a game whose end has been shown (`shown`): it is not written any more, and may be
    deleted while it is at the table. `seal` and `game_lock` are those of a running game that has a
    seal: no other of its files can be played meanwhile. `users` counts who opened it and has not
    released it. `kept` is what was last read or written of it here.
    `outside`: the game was opened from a file that is no game of the user's folder, and has not
    been written there since.
    """

    path: Path | None = None
    lock: FileLock | None = None
    seal: str | None = None
    game_lock: FileLock | None = None
    users: int = 1
    shown: bool = False
    kept: Record | None = None
    outside: bool = False


class OpenGames:
    """The files in which games are kept that were opened here. One thread at a time uses it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._locks = GameLocks(folder)
        self._files: set[GameFile] = set()

    def path_of(self, file: GameFile, game: Record) -> Path:
        """Return where a game at the table is to be kept; a new one gets a name that no other
        program has.

        Raises `OSError` (`EBUSY`) if another program plays it.
        """
        if any(lock is not None and lock.lost for lock in (file.lock, file.game_lock)):
            self.unlock(file)
        if file.path is None:
            self._lock_seal(file, game_seal(game))
            file.path, file.lock = self._locks.reserve(datetime.now().astimezone())
            file.outside = False
            self._files.add(file)
        elif file.lock is None:
            self._lock_late(file, file.path, game)
        return file.path

    def _lock_late(self, file: GameFile, path: Path, game: Record) -> None:
        """Lock a game for which no lock could be made when it came, since its folder may be written
        by now, or whose lock was lost. Raises `OSError` (`EBUSY`) if another program has it, or
        has played on meanwhile.
        """
        self._lock_seal(file, game_seal(game))
        try:
            file.lock = self._locks.lock(path)
        except OSError:  # Then the game can't be kept either.
            return
        if file.lock is None or not _follows(game, path, file.kept):
            self.unlock(file)
            raise locks.in_use(path.name)

    def lock_game(self, file: GameFile, game: Record) -> None:
        """Lock a running game, in whatever files it is; raises `OSError` (`EBUSY`) if another
        program plays it.
        """
        self._lock_seal(file, running_seal(game))

    def _lock_seal(self, file: GameFile, seal: str | None) -> None:
        if seal is None or seal == file.seal:
            return
        if not any(each.seal == seal and each.game_lock for each in self._files):
            try:
                file.game_lock = self._locks.lock_game(seal)
            except OSError:  # Where no lock can be made, no game can be kept either.
                return
            if file.game_lock is None:
                raise locks.in_use(seal)
        file.seal = seal
        self._files.add(file)

    def is_own(self, path: Path) -> bool:
        """Whether a path leads into the user's own folder, perhaps by a link."""
        with suppress(OSError):
            return path.parent.samefile(self.folder)
        return False

    def take(
        self, file: GameFile, path: Path, read: Callable[[Path], Record]
    ) -> tuple[GameFile, Record]:
        """Read a game, as `file` unless it is open already. One of the user's own is locked."""
        known = next((each for each in self._files if each.path == path), None)
        if known is not None:
            game = read(path)
            known.users += 1
            self.close(file)
            return known, game
        in_use = False
        if not Journal(self.folder).has(path):
            file.outside = True
        else:
            file.path = path
            with suppress(OSError):  # Where no lock can be made, no game can be kept either.
                file.lock = self._locks.lock(path)
                in_use = file.lock is None
            self._files.add(file)
        game = read(path)
        if in_use and (not game.over or self._locks.shows(path, game)):
            raise locks.in_use(path.name)
        if game.over:
            self.unlock(file)
        file.kept = game
        return file, game

    def close(self, file: GameFile) -> None:
        """Let other programs play a game."""
        self._files.discard(file)
        self.unlock(file)

    def close_all(self) -> None:
        """Let other programs play all games."""
        for file in tuple(self._files):
            self.close(file)

    def unlock(self, file: GameFile) -> None:
        """Release the locks of a file. That of its game goes to another file of it that is open."""
        others = [each for each in self._files if each is not file and each.seal == file.seal]
        if file.game_lock is not None and others and not file.game_lock.lost:
            others[0].game_lock, file.game_lock = file.game_lock, None
        for lock in filter(None, (file.lock, file.game_lock)):
            with suppress(OSError):
                lock.release()
        file.lock = file.game_lock = file.seal = None


def _follows(game: Record, path: Path, read: Record | None) -> bool:
    """Whether a game has come from what is kept of it, if anything is.

    That may be what was `read` of it: a study goes back as well.
    """
    try:
        kept = record_files.read(path)
    except (OSError, RecordError):
        return True
    placed = game.placements[: len(kept.placements)]
    same = (game.deal, placed) == (kept.deal, kept.placements)
    return kept == read or (same and (game.over or not kept.over))
