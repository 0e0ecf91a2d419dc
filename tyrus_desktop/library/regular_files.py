"""Opens regular files, and never waits for a pipe or a device. No Qt."""

from __future__ import annotations

import errno
import os
import stat
from io import FileIO
from pathlib import Path


def open_file(path: Path) -> FileIO:
    """Open a regular file for reading, and never wait, as for a pipe's other end.

    Raises `OSError`, `EISDIR` for anything but a regular file.
    """
    try:
        file = FileIO(path, opener=without_waiting)
    except OSError:
        if path.exists() and not path.is_file():
            raise _not_a_file(path) from None
        raise
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise _not_a_file(path)
    return file


def without_waiting(path: str, flags: int) -> int:
    """Open anything at once: an `opener` for `open`."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _not_a_file(path: Path) -> OSError:
    return OSError(errno.EISDIR, os.strerror(errno.EISDIR), path.name)
