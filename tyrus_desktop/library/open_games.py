"""The games that this program has open, and their locks. No Qt.

Programs that share a folder lock single games, so two windows can play two games.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from tyrus_desktop.engine.record import ORDER, Record, RecordError
from tyrus_desktop.library import clock, locks, record_files
from tyrus_desktop.library.game_locks import GameLocks, game_seal, running_seal
from tyrus_desktop.library.journal import Journal
from tyrus_desktop.library.locks import FileLock


@dataclass(slots=True, eq=False)
class GameFile:
    """The file of a game, and its locks; `OpenGames` sets them.

    Attributes:
        path: None until the game is first written.
        lock: The lock on the file. None if no lock could be made, or once the game is over: then
            it isn't written any more, and can be deleted while it is at the table.
        seal: A running game's seal, if it has one.
        game_lock: The lock on the seal, so that no copy can be played meanwhile.
        users: How many users have opened the game and not released it yet.
        number: The number in the order of play that a new game got with its path.
        saved: The game as it was last read or written here.
        outside: Whether the game was opened from a file outside the user's folder, and not written
            into it since.
    """

    path: Path | None = None
    lock: FileLock | None = None
    seal: str | None = None
    game_lock: FileLock | None = None
    users: int = 1
    number: int | None = None
    saved: Record | None = None
    outside: bool = False

    def numbered(self, game: Record) -> Record:
        """Return a game with the number that it got here, whatever it had elsewhere."""
        if self.number is None or game.headers.get(ORDER) == str(self.number):
            return game
        headers = {**game.headers, ORDER: str(self.number)}
        return replace(game, headers=headers, played=game.final)


class OpenGames:
    """The files of the games that were opened here, for one thread at a time."""

    def __init__(self, folder: Path, next_number: Callable[[], int] = lambda: 1) -> None:
        """Prepare the files in a folder; `next_number` returns a new game's number."""
        self.folder = folder
        self._next_number = next_number
        self._locks = GameLocks(folder)
        self._files: set[GameFile] = set()

    def path_of(self, file: GameFile, game: Record) -> Path:
        """Return where to save a game, with a new name if it has none yet.

        Raises `OSError` (`EBUSY`) if another program plays it.
        """
        if any(lock is not None and lock.lost for lock in (file.lock, file.game_lock)):
            self.unlock(file)
        if file.path is None:
            self._lock_seal(file, game_seal(game))
            file.path, file.lock = self._locks.reserve(clock.now())
            file.number = self._next_number()
            file.outside = False
            self._files.add(file)
        elif file.lock is None:
            self._lock_late(file, file.path, game)
        return file.path

    def _lock_late(self, file: GameFile, path: Path, game: Record) -> None:
        """Lock a game that could not be locked before, or whose lock was lost.

        Raises `OSError` (`EBUSY`) if another program has it, or has played on meanwhile.
        """
        self._lock_seal(file, game_seal(game))
        try:
            file.lock = self._locks.lock(path)
        except OSError:  # If locking fails, saving fails, too.
            return
        if file.lock is None or not _follows(game, path, file.saved):
            self.unlock(file)
            raise locks.in_use(path.name)

    def lock_game(self, file: GameFile, game: Record) -> None:
        """Lock a running game and all its copies; raises `OSError` (`EBUSY`) if it is in use."""
        self._lock_seal(file, running_seal(game))

    def _lock_seal(self, file: GameFile, seal: str | None) -> None:
        if seal is None or seal == file.seal:
            return
        if not any(each.seal == seal and each.game_lock for each in self._files):
            try:
                file.game_lock = self._locks.lock_game(seal)
            except OSError:  # If locking fails, saving fails, too.
                return
            if file.game_lock is None:
                raise locks.in_use(seal)
        file.seal = seal
        self._files.add(file)

    def is_own(self, path: Path) -> bool:
        """Return whether a path leads into the user's folder, perhaps through a link."""
        with suppress(OSError):
            return path.parent.samefile(self.folder)
        return False

    def take(
        self, file: GameFile, path: Path, read: Callable[[Path], Record]
    ) -> tuple[GameFile, Record]:
        """Read a game and lock it if it is in the user's folder.

        Args:
            file: Becomes the game's file, unless the game is open already.
            path: The file to read.
            read: Reads a game that may not be written yet.

        Returns:
            The game's file, and the game.

        Raises:
            OSError: `EBUSY` if another program plays the game.
            RecordError: The file is damaged.
        """
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
            with suppress(OSError):  # Without a lock, the game can't be saved either.
                file.lock = self._locks.lock(path)
                in_use = file.lock is None
            self._files.add(file)
        game = read(path)
        if in_use and not game.over:
            raise locks.in_use(path.name)
        if game.over:
            self.unlock(file)
        file.saved = game
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
        """Release a file's locks; the seal's lock goes to an open copy of the game, if any."""
        others = [each for each in self._files if each is not file and each.seal == file.seal]
        if file.game_lock is not None and others and not file.game_lock.lost:
            others[0].game_lock, file.game_lock = file.game_lock, None
        for lock in filter(None, (file.lock, file.game_lock)):
            with suppress(OSError):
                lock.release()
        file.lock = file.game_lock = file.seal = None


def _follows(game: Record, path: Path, saved: Record | None) -> bool:
    """Return whether a game continues what its file contains, if anything.

    The file may also be unchanged since the game was last `saved` here, because a study can go
    back.
    """
    try:
        found = record_files.read(path)
    except (OSError, RecordError):
        return True
    placed = game.placements[: len(found.placements)]
    same = (game.deal, placed) == (found.deal, found.placements)
    return found == saved or (same and (game.ended or not found.ended))
