"""Reads and writes record files: regular files of limited size, written as a whole. No Qt."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from io import BufferedReader
from pathlib import Path

from tyrus_desktop.engine import record
from tyrus_desktop.engine.record import MAX_BYTES, Record
from tyrus_desktop.library import whole_files
from tyrus_desktop.library.regular_files import open_file

SUFFIX = ".tyrus"


def is_game_name(name: str) -> bool:
    """Return whether a file is a game by its name.

    Names that begin with a dot are temporary files, or metadata that macOS adds to archives.
    """
    return name.lower().endswith(SUFFIX) and not name.startswith(".")


def read(path: Path, name: str | None = None) -> Record:
    """Read a record from a regular file of at most `MAX_BYTES` bytes, called `name` in messages.

    Raises:
        OSError: `EISDIR` for anything but a regular file, `EFBIG` for a file that is too large.
        RecordError: The file is damaged.
    """
    return parse(_read_bytes(path), name or path.name)


def parse(data: bytes, name: str) -> Record:
    """Parse a record, called `name` in messages; raises `OSError` (`EFBIG`) or `RecordError`."""
    if len(data) > MAX_BYTES:
        record.refuse_several(data, name)
    _check_size(data, name)
    return record.parse(data, name)


def read_bytes(path: Path) -> bytes:
    """Read a record's text, as `read` does; raises `OSError`."""
    data = _read_bytes(path)
    _check_size(data, path.name)
    return data


def _read_bytes(path: Path) -> bytes:
    """Read a file, of a larger one only so much that it can be told."""
    with BufferedReader(open_file(path)) as file:
        return file.read(MAX_BYTES + 1)


def write(path: Path, game: Record) -> None:
    """Write a record as a whole or not at all, and wait until it is on the disk.

    Raises `OSError`, with `EFBIG` for a record that `read` would refuse.
    """
    write_bytes(path, record.write(game))


def write_bytes(path: Path, data: bytes) -> None:
    """Write a record's text, as `write` does; raises `OSError`."""
    _check_size(data, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole_files.write_private(path, data)


def add_all(folder: Path, games: Iterable[tuple[str, Record]]) -> tuple[int, OSError | None]:
    """Write records, each with its file name, like `whole_files.add_private`."""

    def checked() -> Iterator[tuple[str, bytes]]:
        for name, game in games:
            data = record.write(game)
            _check_size(data, name)
            yield name, data

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return 0, error
    return whole_files.add_private(folder, checked())


def write_copy(path: Path, game: Record) -> None:
    """Write a record to any path, like `whole_files.write_for_user`; raises `OSError`."""
    data = record.write(game)
    _check_size(data, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole_files.write_for_user(path, data)


def _check_size(data: bytes, name: str) -> None:
    if len(data) > MAX_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), name)
