"""Writes files as a whole or not at all. No Qt.

The data goes to a temporary file, which then replaces the old one. The temporary file is locked, so
that no other program removes it meanwhile. In the user's own folders its name says what it is, and
the next file written there removes what a killed program left.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from tyrus_desktop.library import locks

_PRIVATE, _USUAL = 0o600, 0o666
"""The modes of private files and of other files, before the umask."""

_WAITING = 16
"""How many threads wait for the disk, which writes together what they wait for."""


def write_private(path: Path, data: bytes) -> None:
    """Write a file that only its owner can read, and wait for the disk; raises `OSError`."""
    with _replacing(path, _HIDDEN, _PRIVATE) as file:
        file.write(data)


def add_private(folder: Path, files: Iterable[tuple[str, bytes]]) -> tuple[int, OSError | None]:
    """Write many files as `write_private` does, and wait for the disk once for all.

    Returns how many of the files, the first ones, were written, and the error that ended it.
    """
    from concurrent.futures import ThreadPoolExecutor  # Imported late.

    done, stopped = 0, None
    with ExitStack() as stack, ThreadPoolExecutor(_WAITING) as pool:
        written = []
        try:
            for name, data in files:
                handle, temporary = _locked_temporary(folder, _HIDDEN, _PRIVATE)
                stack.callback(temporary.unlink, missing_ok=True)
                file = stack.enter_context(os.fdopen(handle, "w+b"))
                file.write(data)
                file.flush()
                written.append((file, temporary, folder / name))
        except OSError as error:
            stopped = error
        try:
            for _ in pool.map(os.fsync, [file.fileno() for file, _, _ in written]):
                pass
            for file, temporary, path in written:
                if os.name == "nt":  # Windows can't rename an open file.
                    file.close()
                temporary.replace(path)
                done += 1
            _sync_folder(folder)
        except OSError as error:
            stopped = error
    return done, stopped


def write_for_user(path: Path, data: bytes) -> None:
    """Write a file as `replacing_for_user` does; raises `OSError`."""
    with replacing_for_user(path) as file:
        file.write(data)


@contextmanager
def replacing_for_user(path: Path) -> Iterator[BinaryIO]:
    """Open a new file that, at the end, is on the disk and replaces the file at `path`.

    It has the mode of the file that it replaces, or else the usual one. If `path` is a link, its
    target is replaced. Raises `OSError`; after any error nothing has changed.
    """
    remove_unfinished(behind_link(path).parent)
    target = behind_link(path)
    try:
        before = target.stat()
    except FileNotFoundError:
        mode, last_mode = _USUAL, None
    else:
        mode, last_mode = _PRIVATE, stat.S_IMODE(before.st_mode)
    with _replacing(target, _SHOWN, mode, last_mode) as file:
        yield file


def add_for_user(path: Path, data: bytes) -> None:
    """Write one of many new files, without waiting for the disk; raises `OSError`."""
    with _replacing(path, _SHOWN, _USUAL, waits=False) as file:
        file.write(data)


def remove_unfinished(folder: Path) -> None:
    """Remove the temporary files that killed programs left in a user's folder; never raises."""
    with suppress(OSError), os.scandir(folder) as entries:
        for name in [each.name for each in entries if _UNFINISHED.fullmatch(each.name)]:
            with suppress(OSError), locks.unused(folder / name) as unused:
                if unused:
                    (folder / name).unlink()


def behind_link(path: Path) -> Path:
    """Return the target of a link, or the path itself if it is no link.

    Other paths aren't resolved: on Windows the real path of a mapped drive looks strange.
    """
    return Path(os.path.realpath(path)) if path.is_symlink() else path


@contextmanager
def _replacing(
    path: Path, named: str, mode: int, last_mode: int | None = None, *, waits: bool = True
) -> Iterator[BinaryIO]:
    """Open a temporary file that replaces `path` at the end.

    Args:
        path: The file to replace.
        named: The name of the temporary file, with a place for random digits.
        mode: Its mode, before the umask.
        last_mode: The mode to set before the end, if any.
        waits: Whether to wait until the file is on the disk.
    """
    handle, temporary = _locked_temporary(path.parent, named, mode)
    try:
        with os.fdopen(handle, "w+b") as file:
            if last_mode is not None and os.name != "nt":  # Windows files inherit their rights.
                with suppress(OSError):  # Not every file system has modes.
                    os.fchmod(handle, last_mode)
            yield file
            file.flush()
            if waits:
                os.fsync(file.fileno())
            if os.name != "nt":  # It is replaced while it is locked, so that no sweep removes it.
                temporary.replace(path)
        if os.name == "nt":  # Windows can't rename an open file.
            temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    if waits:
        _sync_folder(path.parent)


_HIDDEN, _SHOWN = ".{}.tyrus", "Tyrus unfinished {}.part"

TEMPORARY = re.compile(r"\.[a-z0-9_]{8}\.tyrus")
"""The names of hidden temporary files, including earlier versions', made with `tempfile`."""

_UNFINISHED = re.compile(re.escape(_SHOWN).replace(r"\{\}", "[0-9a-f]{8}"))


def _locked_temporary(folder: Path, named: str, mode: int) -> tuple[int, Path]:
    """Create a temporary file, and lock it against other programs' sweeps."""
    while True:
        path = folder / named.format(os.urandom(4).hex())
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, mode)
        except FileExistsError:
            continue
        if os.name == "nt":  # Windows can't remove an open file.
            return handle, path
        if locks.lock_handle(handle) is not None and locks.is_at(path, handle):
            return handle, path
        os.close(handle)  # Another program's sweep has locked or removed it.


def _sync_folder(folder: Path) -> None:
    """Wait until a folder's entries are on the disk, where the system supports that."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:  # A folder may be writable but not readable.
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in {errno.EINVAL, errno.ENOTSUP}:
            raise
    finally:
        os.close(handle)
