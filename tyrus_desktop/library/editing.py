"""Changes, deletes and restores saved games for their owner. No Qt.

Running games can't be changed, and games at a table, in this program or another, can't be deleted:
that raises `OSError` with `EBUSY`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from tyrus_desktop.engine.record import OWNERS, with_owners_headers
from tyrus_desktop.library import locks, record_files
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.giving_way import giving_way
from tyrus_desktop.library.journal import BIN


@dataclass(frozen=True, slots=True)
class Deletion:
    """Files that were deleted together, each with its name in the bin."""

    moved: tuple[tuple[str, str], ...]


def describe(path: Path, changes: Mapping[str, str]) -> None:
    """Change headers of `OWNERS` in a finished game; an empty value removes one.

    The rest of the file stays as it is, including comments and the order of headers.

    Raises:
        OSError: `EBUSY` if the game is running or another program has locked it.
        RecordError: The file is damaged.
    """
    assert changes.keys() <= set(OWNERS)
    with _not_in_use(path.parent, path.name):
        data = record_files.read_bytes(path)
        game = record_files.parse(data, path.name)
        if not game.over:
            raise locks.in_use(path.name)
        new = {name: v for name, v in changes.items() if v != game.headers.get(name, "")}
        record_files.write_bytes(path, with_owners_headers(data, new))


def described(headers: Mapping[str, str], changes: Mapping[str, str]) -> dict[str, str]:
    """Return headers with the owner's changes; an empty value removes one."""
    return {name: value for name, value in {**headers, **changes}.items() if value}


def delete(folder: Path, names: Iterable[str]) -> tuple[Deletion, dict[str, OSError]]:
    """Move files to the bin; return the deletion, and the errors of other files by name."""
    moved: list[tuple[str, str]] = []
    errors: dict[str, OSError] = {}
    for name in giving_way(names):
        try:
            with _not_in_use(folder, name):
                moved.append((name, _move(folder / name, folder / BIN)))
        except OSError as error:
            errors[name] = error
    return Deletion(tuple(moved)), errors


def restore(folder: Path, deletion: Deletion) -> tuple[list[str], dict[str, OSError]]:
    """Move files out of the bin; return their names, and the errors of other files by name."""
    moved: list[str] = []
    errors: dict[str, OSError] = {}
    for name, deleted in giving_way(deletion.moved):
        try:
            moved.append(_move(folder / BIN / deleted, folder, name))
        except OSError as error:
            errors[name] = error
    return moved, errors


@contextmanager
def _not_in_use(folder: Path, name: str) -> Iterator[None]:
    lock = GameLocks(folder).lock(folder / name)
    if lock is None:
        raise locks.in_use(name)
    try:
        yield
    finally:
        with suppress(OSError):
            lock.release()


def _move(path: Path, folder: Path, name: str | None = None) -> str:
    """Move a file into a folder and return its name there; if the name is taken, choose another."""
    folder.mkdir(exist_ok=True)
    target = free_name(folder, name or path.name)
    path.rename(folder / target)
    return target


def free_name(folder: Path, name: str) -> str:
    """Return a name that no file in the folder has: the given name, if necessary with a number."""
    path = folder / name
    for number in count(2):
        if not os.path.lexists(path):  # A dangling link occupies its name, too.
            break
        path = folder / f"{Path(name).stem} ({number}){Path(name).suffix}"
    return path.name
