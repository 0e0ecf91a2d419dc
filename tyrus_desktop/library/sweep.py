"""What a program that was killed left in the folder of games: temporary files and locks. No Qt."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from tyrus_desktop.engine.record import RecordError
from tyrus_desktop.library import locks
from tyrus_desktop.library.game_locks import LOCK, GameLocks, running_seal
from tyrus_desktop.library.journal import newest_first
from tyrus_desktop.library.record_files import read
from tyrus_desktop.library.whole_files import TEMPORARY


def sweep(folder: Path) -> None:
    """Remove the temporary files and locks of programs that were killed; never raises.

    Temporary files of version 0.1.0 hold both hands in plain text. So does the end of a game,
    whose write is finished instead: else one could look at it, and go on with the game. Every
    temporary file is locked while it is written, so that those of a running program stay,
    however slow its disk is: by its age alone a file could not be told from one that is being
    written.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        left = [
            each.name
            for each in entries
            if TEMPORARY.fullmatch(each.name) or LOCK.fullmatch(each.name)
        ]
        for name in left:
            with suppress(OSError), locks.unused(folder / name) as unused:
                if unused:
                    _finish(folder / name)
                    (folder / name).unlink(missing_ok=True)


def _finish(temporary: Path) -> None:
    """Put the end of a game in the place of its running file, if this is one.

    Raises `OSError` where that must wait: while a program plays the game, for example.
    """
    running = _running_file(temporary)
    if running is None:
        return
    path, seal = running
    lock = GameLocks(temporary.parent).lock_game(seal)
    if lock is None:
        raise locks.in_use(path.name)
    try:
        temporary.replace(path)
    finally:
        lock.release()


def _running_file(temporary: Path) -> tuple[Path, str] | None:
    """Return the file of the running game whose end this is, and its seal, or None."""
    try:
        end = read(temporary)
    except (OSError, RecordError):
        return None
    for path in newest_first(temporary.parent) if end.over else ():
        with suppress(OSError, RecordError):
            game = read(path)
            seal = running_seal(game)
            if seal is not None and end.has_seal_of(game):
                return path, seal
    return None
