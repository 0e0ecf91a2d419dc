"""Files that are written as a whole or not at all, so that nothing leaves half of one. No Qt.

A file is written beside the one that it then replaces. That temporary file is locked meanwhile, so
that no other program that uses the folder sweeps it away.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from tyrus_desktop.library import locks

_PRIVATE, _USUAL = 0o600, 0o666
"""The mode of a file for its owner's eyes alone, and that of any other, less the user's umask."""


def write_private(path: Path, data: bytes) -> None:
    """Write a file that is its owner's alone, and wait until the disk has it; raises `OSError`."""
    with _replacing(path, _PRIVATE) as file:
        file.write(data)


def write_for_user(path: Path, data: bytes) -> None:
    """Write a file as `replacing_for_user` does; raises `OSError`."""
    with replacing_for_user(path) as file:
        file.write(data)


@contextmanager
def replacing_for_user(path: Path) -> Iterator[BinaryIO]:
    """Open a new file, which then takes its place where the user wants it and is on the disk.

    Others may do with it what they may do with any file that the user makes or, if it replaces
    one, with that. A link stays one: what it leads to is replaced. Raises `OSError`; after an
    error, whichever, nothing has changed.
    """
    target = behind_link(path)
    try:
        before = target.stat()
    except FileNotFoundError:
        mode, last_mode = _USUAL, None
    else:
        mode, last_mode = _PRIVATE, stat.S_IMODE(before.st_mode)
    with _replacing(target, mode, last_mode) as file:
        yield file


def behind_link(path: Path) -> Path:
    """Return the file that a link leads to, or the path itself if it is none.

    Only a link is followed: on Windows the true path of a mapped drive looks strange.
    """
    return Path(os.path.realpath(path)) if path.is_symlink() else path


@contextmanager
def _replacing(path: Path, mode: int, last_mode: int | None = None) -> Iterator[BinaryIO]:
    """`mode` is that of a new file less the umask, `last_mode` the exact one that it gets last."""
    handle, temporary = _locked_temporary(path.parent, mode)
    try:
        with os.fdopen(handle, "w+b") as file:
            if last_mode is not None and os.name != "nt":  # There its folder grants the rights.
                with suppress(OSError):  # Not every file system has modes.
                    os.fchmod(handle, last_mode)
            yield file
            file.flush()
            os.fsync(file.fileno())
            if os.name != "nt":  # Replaced while it is locked, so that no sweep removes it.
                temporary.replace(path)
        if os.name == "nt":  # An open file can't be renamed there.
            temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


TEMPORARY = re.compile(r"\.[a-z0-9_]{8}\.tyrus")
"""The names of temporary files, also of those that `tempfile` made in earlier versions."""


def _locked_temporary(folder: Path, mode: int) -> tuple[int, Path]:
    """Make a temporary file, and lock it against the sweep of another program."""
    while True:
        path = folder / f".{os.urandom(4).hex()}.tyrus"
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, mode)
        except FileExistsError:
            continue
        if os.name == "nt":  # An open file can't be removed there.
            return handle, path
        if locks.lock_handle(handle) is not None and locks.is_at(path, handle):
            return handle, path
        os.close(handle)  # It is being swept.


def _sync_folder(folder: Path) -> None:
    """Wait until the disk has a folder's entries; Windows and some file systems can't say."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:  # It may be written, but not listed.
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in {errno.EINVAL, errno.ENOTSUP}:
            raise
    finally:
        os.close(handle)
