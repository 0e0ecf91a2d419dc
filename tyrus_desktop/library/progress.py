"""The user's progress: what can't be made again, in one small file. No Qt.

It is JSON with a format number and named sections, such as the guesses at hidden tiles. A change
reads the file again, so that several programs can use it, and leaves alone what it does not know.
A damaged file is renamed, never overwritten. Without the file the program works, but the practice
and all profiles are lost: the last player alone keeps the games, without a name.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tyrus_desktop.library import locks, regular_files, sweep, whole_files

FILE, FORMAT_KEY, FORMAT, MAX_BYTES = "progress.json", "format", 1, 20_000_000
PATIENCE_S = 2.0
"""How long to wait for another program that is changing the file, in seconds."""

Sections = dict[str, Any]


class DamagedProgress(ValueError):
    """The file was damaged and now has the name `aside`; a new one has taken its place."""

    def __init__(self, aside: str) -> None:
        super().__init__(aside)
        self.aside = aside


class NewerProgress(ValueError):
    """A newer version of the program wrote the file, which stays as it is."""


TROUBLE = (OSError, DamagedProgress, NewerProgress)
"""Why the progress could not be changed, or not as it was."""


def glance(path: Path) -> Sections:
    """Return the sections, and change nothing; none if the file can't be used."""
    try:
        return _read(path) or {}
    except (OSError, NewerProgress):
        return {}


def change(path: Path, edit: Callable[[Sections], bool]) -> Sections:
    """Change the sections and return them.

    Args:
        path: The file, or a link to it.
        edit: Changes the sections, and returns whether to write them.

    Raises:
        DamagedProgress: The file was damaged; the change is in the new one.
        NewerProgress: It is in a newer format, and was not changed.
        OSError: It can't be read or written; `EBUSY` if another program does not release it.
    """
    path = whole_files.behind_link(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with _locked(path):
        found, damaged = _read(path), None
        if found is None:
            found, damaged = {}, DamagedProgress(_set_aside(path).name)
        sweep.sweep(path.parent)
        if edit(found):
            data = json.dumps({FORMAT_KEY: FORMAT, **found}, ensure_ascii=False).encode()
            if len(data) > MAX_BYTES:  # It would not be read again.
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
            whole_files.write_private(path, data)
        if damaged is not None:
            raise damaged
        return found


def _read(path: Path) -> Sections | None:
    """Return the sections, or None if the file is damaged."""
    try:
        with regular_files.open_file(path) as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return {}
    try:
        found = json.loads(data) if len(data) <= MAX_BYTES else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    written = found.pop(FORMAT_KEY, FORMAT)
    if type(written) is not int or written < 1:
        return None
    if written > FORMAT:
        raise NewerProgress
    return found if all(isinstance(each, dict) for each in found.values()) else None


def _set_aside(path: Path) -> Path:
    names = (path.with_stem(f"{path.stem} damaged {number}") for number in count(1))
    aside = next(each for each in names if not each.exists())
    path.rename(aside)
    return aside


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    lock_file, end = path.with_name(f".{path.name}.lock"), monotonic() + PATIENCE_S
    while (lock := locks.acquire(lock_file)) is None:
        if monotonic() > end:
            raise locks.in_use(path.name)
        sleep(0.02)
    try:
        yield
    finally:
        with suppress(OSError):
            lock.release()
