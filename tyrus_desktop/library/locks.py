"""Locks between programs that use the same folder. No Qt.

A lock is a `flock` on a file, or `msvcrt.locking` on Windows. The system releases it when the
program ends, however it ends. So unlike a file's age or a process id in a file, a lock can't be
stale. On a file system without locks every lock is granted, but `held` is False.
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
    """A lock that this program holds; it excludes other locks of this program too."""

    path: Path
    handle: int
    held: bool

    @property
    def lost(self) -> bool:
        """Whether somebody has removed its file: no other program sees this lock any more."""
        return not is_at(self.path, self.handle)

    def release(self) -> None:
        """Release the lock and remove its file, but not one that another lock has there now."""
        if sys.platform == "win32":  # An open file can't be removed there.
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

    Does not wait. Raises `OSError` if the file can't be made.
    """
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        held = lock_handle(handle)
        if held is None:
            os.close(handle)
            return None
        if is_at(path, handle):
            return FileLock(path, handle, held)
        os.close(handle)  # Its last owner has just removed it.


def in_use(name: str) -> OSError:
    """Return the error (`EBUSY`) of a file that another program has locked, or that is in play."""
    return OSError(errno.EBUSY, os.strerror(errno.EBUSY), name)


def lock_handle(handle: int) -> bool | None:
    """Lock an open file, and return whether it is locked by this call.

    None if somebody else has locked it; False if its file system has no locks, so that nobody can.
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
    """Whether an open file is still the one at `path`."""
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except OSError:
        return False


@contextmanager
def unused(path: Path) -> Iterator[bool]:
    """Yield whether a file is there that no program has locked, and keep it locked meanwhile.

    Windows lets no file be moved or removed that a program has open. Raises `OSError`.
    """
    if sys.platform == "win32":
        yield True
        return
    handle = os.open(path, os.O_RDWR)
    try:
        yield bool(lock_handle(handle)) and is_at(path, handle)
    finally:
        os.close(handle)
