"""Removes temporary files and locks of killed programs from a folder of the program. No Qt."""

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
    """Remove the temporary files and locks of killed programs; never raises.

    A temporary file with the end of a game, which shows both hands, replaces the game's file: a
    player could otherwise read it and go on with the game. Running programs lock their temporary
    files while they write them.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        dotted = [each.name for each in entries if each.name.startswith(".")]
        left = [name for name in dotted if TEMPORARY.fullmatch(name) or LOCK.fullmatch(name)]
        for name in left:
            with suppress(OSError), locks.unused(folder / name) as unused:
                if unused:
                    _finish(folder / name)
                    (folder / name).unlink(missing_ok=True)


def _finish(temporary: Path) -> None:
    """Replace a running game's file if `temporary` contains the end of that game.

    Raises `OSError` while a program plays the game.
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
    """Return the running game's file and seal if `temporary` contains its end, else None."""
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
