"""Locks between programs that use the same folder. No Qt.

A lock is a `flock` on a file, or `msvcrt.locking` on Windows. The system releases it when the
program ends, for whatever reason, so unlike a process id in a file it can't be stale. On a file
system without locks every lock is granted, but `held` is False.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@dataclass(frozen=True, slots=True)
class FileLock:
    """A lock that this program holds. Even this program can't lock the file a second time."""

    path: Path
    handle: int
    held: bool

    @property
    def lost(self) -> bool:
        """Whether its file was removed, so that other programs no longer see the lock."""
        return not is_at(self.path, self.handle)

    def release(self) -> None:
        """Release the lock and remove its file, unless another lock has taken its place."""
        if sys.platform == "win32":  # Windows can't remove an open file.
            os.close(self.handle)
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
            return
        try:
            if not self.lost:
                self.path.unlink(missing_ok=True)
        finally:
            os.close(self.handle)


def acquire(path: Path) -> FileLock | None:
    """Lock the file at `path`, creating it if necessary; None if it is locked already.

    Never waits. Raises `OSError` if the file can't be created.
    """
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        held = lock_handle(handle)
        if held is None:
            os.close(handle)
            return None
        if is_at(path, handle):
            return FileLock(path, handle, held)
        os.close(handle)  # Its last owner has just removed the file.


def in_use(name: str) -> OSError:
    """Return the error (`EBUSY`) for a file that is locked, or whose game is being played."""
    return OSError(errno.EBUSY, os.strerror(errno.EBUSY), name)


def lock_handle(handle: int) -> bool | None:
    """Lock an open file, and return whether this call has locked it.

    Returns None if it is locked already, and False if its file system has no locks.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return None
    except OSError:
        return False
    return True


def is_at(path: Path, handle: int) -> bool:
    """Return whether an open file is still the one at `path`."""
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except OSError:
        return False


@contextmanager
def unused(path: Path) -> Iterator[bool]:
    """Yield whether a file exists and no program has locked it; it is locked meanwhile.

    Raises `OSError`. On Windows True is always right: an open file can't be moved or removed there.
    """
    if sys.platform == "win32":
        yield True
        return
    handle = os.open(path, os.O_RDWR)
    try:
        yield bool(lock_handle(handle)) and is_at(path, handle)
    finally:
        os.close(handle)
