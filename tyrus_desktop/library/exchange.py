"""Imports and exports games: files, zip archives and pasted text. No Qt.

An import has limits: the size of an archive's table of contents, the number of games, the size of
each game, and the total size of an archive or text. What is exported stays within the same limits,
so it can be imported again. Paths inside an archive are never used.
"""

from __future__ import annotations

import errno
import io
import os
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath
from typing import IO, TYPE_CHECKING

from tyrus_desktop.engine import record
from tyrus_desktop.engine.record import (
    BEGINNING,
    FOLDED_BYTES,
    MAX_BYTES,
    Record,
    RecordError,
)
from tyrus_desktop.library import record_files, whole_files
from tyrus_desktop.library.editing import free_name
from tyrus_desktop.library.journal import CopyOfRunningGame
from tyrus_desktop.library.pasted import unmailed
from tyrus_desktop.library.record_files import is_game_name
from tyrus_desktop.library.regular_files import open_file

if TYPE_CHECKING:
    import zipfile  # Imported late: the first picture does not need it.

ZIP = ".zip"
MAX_GAMES = 20_000
"""The maximum number of games in an archive or text."""

MAX_CONTENTS = 6_500_000
"""The maximum size of an archive's table of contents, in bytes: `MAX_GAMES` long names fit."""

MAX_UNPACKED = 200_000_000
"""The maximum size of an archive, unpacked, or text, in bytes."""

_STORED, _DEFLATED = 0, 8
"""The supported compression methods; see `zipfile`."""

Found = Record | RecordError | OSError


class ArchiveError(ValueError):
    """An archive is damaged or exceeds a limit."""


class ArchiveFull(ArchiveError):
    """Too many games were selected for one archive or text."""


class AmongGames(ArchiveError):
    """A text of games would be written among the user's games, where each file is one."""


class NotABackup(ArchiveError):
    """An archive is no backup of everything, or one of a newer program."""


class Cancelled(Exception):
    """The user has ended an import or export."""


def count(paths: Iterable[Path]) -> int:
    """Return how many games, or reasons why they can't be read, `found_in_all` yields."""
    total = 0
    for path in paths:
        with suppress(OSError, ArchiveError):
            if path.suffix.lower() == ZIP:
                with _opened(path) as archive:
                    total += len(_records(archive)) - 1
            elif path.stat().st_size > FOLDED_BYTES:
                with io.BufferedReader(open_file(path)) as file:
                    total += sum(1 for _ in _texts(file, "", MAX_UNPACKED)) - 1
        total += 1
    return total


def found_in_all(paths: Iterable[Path]) -> Iterator[tuple[str, Found | ArchiveError]]:
    """Yield the contents of files and archives, each with its file name."""
    for path in paths:
        try:
            yield from found_in(path)
        except (OSError, ArchiveError) as error:
            yield path.name, error


def found_in(path: Path) -> Iterator[tuple[str, Found]]:
    """Yield the games of a file or an archive, each with its file name.

    Raises:
        ArchiveError: It is damaged, or has more or larger games than it may.
        OSError: The archive can't be read.
    """
    every = _unpacked(path) if path.suffix.lower() == ZIP else _in_text(path)
    for number, each in enumerate(every):
        if number == MAX_GAMES:
            raise ArchiveError
        yield each


def _in_text(path: Path) -> Iterator[tuple[str, Found]]:
    try:
        with io.BufferedReader(open_file(path)) as file:
            yield from _found(file, path.name, MAX_UNPACKED)
    except OSError as error:
        yield path.name, error


def pasted(text: str, name: str) -> Iterator[tuple[str, Found]]:
    """Yield each record of a pasted text, or the reason why it can't be read, with a name."""
    for each in unmailed(text):
        yield _parsed(each.strip().encode(errors="replace"), name)


Export = Callable[[Path, Sequence[str], Path, Callable[[Path], Record]], Iterator[Record]]
"""A way to export games: `export_files`, `export_zip` or `export_text`."""


def export_files(
    folder: Path, names: Iterable[str], target: Path, read: Callable[[Path], Record]
) -> Iterator[Record]:
    """Write copies of games into a folder, each as a whole or not at all, and yield each game.

    Each gets a name that is free.

    Args:
        folder: The user's games.
        names: The files to copy.
        target: Another folder, which must exist.
        read: Reads a game.

    Raises:
        CopyOfRunningGame: A running game would be copied into the user's own folder.
        OSError: A file can't be read or written.
        RecordError: A file is damaged.
    """
    own = target.samefile(folder)
    whole_files.remove_unfinished(target)
    for name in names:
        game = read(folder / name)
        if own and not game.over:
            raise CopyOfRunningGame
        whole_files.add_for_user(target / free_name(target, name), record.write(game))
        yield game


def export_zip(
    folder: Path,
    names: Sequence[str],
    target: Path,
    read: Callable[[Path], Record],
    more: Mapping[str, bytes] | None = None,
) -> Iterator[Record]:
    """Write games into one archive, as a whole or not at all, and yield each game.

    For the arguments see `export_files`; `target` is a file, and `more` are further contents.

    Raises:
        ArchiveFull: The archive would exceed the limits of an import.
        OSError: A file can't be read or written.
        RecordError: A file is damaged.
    """
    import zipfile

    left = MAX_UNPACKED
    if len(names) > MAX_GAMES:
        raise ArchiveFull
    target.parent.mkdir(parents=True, exist_ok=True)
    with (
        whole_files.replacing_for_user(target) as file,
        zipfile.ZipFile(file, "w", _DEFLATED) as archive,
    ):
        for name in names:
            game = read(folder / name)
            data = record.write(game)
            left -= len(data)
            if left < 0:
                raise ArchiveFull
            _pack(archive, packed_name(name), data)
            yield game
        for name, data in (more or {}).items():
            _pack(archive, name, data)


def packed_name(name: str) -> str:
    """Return a file's name as an archive has it: one that is not Unicode is damaged."""
    return os.fsencode(name).decode(errors="replace")


def _pack(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    import zipfile

    # Without a date, because an archive can't store the date of a clock that was never set.
    entry = zipfile.ZipInfo(name)
    entry.external_attr = 0o600 << 16
    archive.writestr(entry, data, _DEFLATED)


def export_text(
    folder: Path, names: Iterable[str], target: Path, read: Callable[[Path], Record]
) -> Iterator[Record]:
    """Write the games that are over into one plain file, one after the other, and yield each.

    Running games are left out, since a plain text shows both hands. Without a game that is over
    nothing is written. For the arguments see `export_files`; `target` is a file.

    Raises:
        AmongGames: The target would be one of the user's games.
        ArchiveFull: The text would exceed the limits of an import.
        OSError: A file can't be read or written.
        RecordError: A file is damaged.
    """
    if target.parent.is_dir() and target.parent.samefile(folder):
        raise AmongGames
    texts, left = list[bytes](), MAX_UNPACKED
    for name in names:
        game = read(folder / name)
        if game.over:
            texts.append(record.write(game))
            left -= len(texts[-1]) + 1
            if left < 0 or len(texts) > MAX_GAMES:
                raise ArchiveFull
            yield game
    if texts:
        target.parent.mkdir(parents=True, exist_ok=True)
        whole_files.write_for_user(target, b"\n".join(texts))


def _found(file: IO[bytes], name: str, left: int) -> Iterator[tuple[str, Found]]:
    """Yield the games of a file, or the reasons why they can't be read, with the file's name."""
    try:
        for before, text in _texts(file, name, left):
            yield _parsed(text, name, before)
    except OSError as error:
        yield name, error


def _texts(file: IO[bytes], name: str, left: int) -> Iterator[tuple[int, bytes]]:
    """Yield the text of each game of a file, with the number of lines before it.

    Raises `OSError`, with `EFBIG` for a game that is too large, or `ArchiveError` after `left`
    bytes.
    """
    lines: list[bytes] = []
    before = size = 0
    begun = False
    while line := file.readline(MAX_BYTES + 1):
        left -= len(line)
        if left < 0:
            raise ArchiveError
        if BEGINNING.match(line):
            if begun:
                yield before, b"".join(lines)
                before, size = before + len(lines), 0
                lines.clear()
            begun = True
        lines.append(line)
        size += len(line)
        if size > MAX_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), name)
    yield before, b"".join(lines)


class _ArchiveFile(io.BufferedReader):
    """An archive for `zipfile`, which would read a table of contents of any size with one call."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > MAX_CONTENTS:
            raise ArchiveError
        return super().read(size)


def _unpacked(path: Path) -> Iterator[tuple[str, Found]]:
    left = MAX_UNPACKED
    with _opened(path) as archive:
        for entry in _records(archive):
            with archive.open(entry) as packed:
                yield from _found(packed, PurePosixPath(entry.filename).name, left)
                left -= packed.tell()


def content(path: Path, name: str, most: int) -> bytes:
    """Return the content with this name of an archive, of at most `most` bytes.

    Raises:
        ArchiveError: The archive is damaged, or the content too large.
        KeyError: There is none.
        OSError: The archive can't be read.
    """
    with _opened(path) as archive:
        entry = archive.getinfo(name)
        if entry.compress_type not in {_STORED, _DEFLATED} or entry.flag_bits & 1:
            raise ArchiveError
        with archive.open(entry) as packed:
            data = packed.read(most + 1)
    if len(data) > most:
        raise ArchiveError
    return data


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """Open an archive to read it; raises `OSError`, or `ArchiveError` for whatever is damaged."""
    import zipfile

    try:
        with (
            open_file(path) as raw,
            _ArchiveFile(raw) as file,
            zipfile.ZipFile(file) as archive,
        ):
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError) as error:
        raise ArchiveError from error


def _records(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    # Python 3.11's `is_dir` fails for an entry without a name.
    files = [each for each in archive.infolist() if not each.filename.endswith("/")]
    named = [each for each in files if is_game_name(PurePosixPath(each.filename).name)]
    if len(named) > MAX_GAMES:
        raise ArchiveError
    if any(each.compress_type not in {_STORED, _DEFLATED} or each.flag_bits & 1 for each in named):
        raise ArchiveError  # Other compression methods and encryption are not supported.
    return named


def _parsed(data: bytes, name: str, before: int = 0) -> tuple[str, Found]:
    """Return a text's game, or why it can't be read; `before` is the number of lines before it."""
    try:
        return name, record_files.parse(data, name)
    except RecordError as error:
        if before and not error.folded:
            return name, RecordError(name, before + error.line, error.fault, *error.values)
        return name, error
    except OSError as error:
        return name, error
