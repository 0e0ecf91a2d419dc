"""Imports and exports games: files, zip archives and pasted text. No Qt.

An import has limits: the size of an archive's table of contents, the number of games, the size of
each game, and their total size. An exported archive stays within the same limits, so it can be
imported again. Paths inside an archive are never used.
"""

from __future__ import annotations

import io
import os
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from tyrus_desktop.engine import record
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import (
    DATE,
    IMPORTED,
    MAX_BYTES,
    SEAL,
    Record,
    RecordError,
    identity,
)
from tyrus_desktop.library import record_files, whole_files
from tyrus_desktop.library.editing import free_name
from tyrus_desktop.library.journal import CopyOfRunningGame
from tyrus_desktop.library.pasted import unmailed
from tyrus_desktop.library.record_files import SUFFIX, is_game_name
from tyrus_desktop.library.regular_files import open_file

if TYPE_CHECKING:
    import zipfile  # Imported late: the first picture does not need it.

ZIP = ".zip"
MAX_GAMES = 20_000
"""The maximum number of games in an archive."""

BATCH = 64 if sys.platform == "darwin" else 256
"""How many games are saved together; a program may have 256 open files on macOS."""

MAX_CONTENTS = 6_500_000
"""The maximum size of an archive's table of contents, in bytes: `MAX_GAMES` long names fit."""

MAX_UNPACKED = 200_000_000
"""The maximum unpacked size of an archive, in bytes."""

_STORED, _DEFLATED = 0, 8
"""The supported compression methods; see `zipfile`."""

Found = Record | RecordError | OSError


class ArchiveError(ValueError):
    """An archive is damaged or exceeds a limit."""


class ArchiveFull(ArchiveError):
    """Too many games were selected for one archive."""


class Cancelled(Exception):
    """The user has ended an import or export."""


@dataclass(slots=True)
class Import:
    """The result of an import.

    Attributes:
        added: The names of the new files.
        already: The files of the games that the library already had.
        refused: The names of unreadable files, with the reasons.
        stopped: The game that could not be saved, with the reason; the import ended there.
        cancelled: Whether the user ended it.
    """

    added: list[str] = field(default_factory=list)
    already: list[str] = field(default_factory=list)
    refused: list[tuple[str, RecordError | OSError | ArchiveError]] = field(default_factory=list)
    stopped: tuple[str, OSError] | None = None
    cancelled: bool = False


def import_games(
    folder: Path,
    found: Iterable[tuple[str, Found | ArchiveError]],
    known: dict[str, str],
    find_running: Callable[[Record], str | None],
    done: Import,
) -> Iterator[Sequence[tuple[str, Record]]]:
    """Read one file per step, and save the games that are new in batches of `BATCH`.

    Each step yields the games that were saved in it, with the names of their files.

    Args:
        folder: The user's games.
        found: File names, each with its game or the reason why it can't be read.
        known: The files of the finished games in the folder by identity; new ones are added.
        find_running: Returns the file of a running game that is at least as far on, or None.
        done: Receives the result.
    """
    added: dict[str | Deal, list[tuple[Record, str]]] = {}
    names: list[str] = []
    batch: list[tuple[str, Record]] = []

    def seal_or_deal(game: Record) -> str | Deal:
        return game.headers.get(SEAL) or game.deal

    def known_file(game: Record, mark: str) -> str | None:
        if mark:
            return known.get(mark)
        alike = added.get(seal_or_deal(game), ())
        return find_running(game) or next((n for each, n in alike if each.continues(game)), None)

    for name, game in found:
        mark = identity(game) if isinstance(game, Record) and game.over else ""
        if not isinstance(game, Record):
            done.refused.append((name, game))
        elif (there := known_file(game, mark)) is not None:
            done.already.append(there)
        else:
            new = _new_name(game, mark)
            names.append(name)
            batch.append((new, _imported(game)))
            if mark:
                known[mark] = new
            else:
                added.setdefault(seal_or_deal(game), []).append((game, new))
        if len(batch) < BATCH:
            yield ()
            continue
        yield _save(folder, names, batch, done)
        if done.stopped is not None:
            return
        names, batch = [], []
    yield _save(folder, names, batch, done)


def _save(
    folder: Path, names: Sequence[str], batch: Sequence[tuple[str, Record]], done: Import
) -> Sequence[tuple[str, Record]]:
    """Save a batch, note in `done` what came of it, and return what was saved."""
    count, stopped = record_files.add_all(folder, batch) if batch else (0, None)
    done.added += [new for new, _ in batch[:count]]
    if stopped is not None:
        done.stopped = names[min(count, len(names) - 1)], stopped
    return batch[:count]


def count(paths: Iterable[Path]) -> int:
    """Return how many games, or reasons why they can't be read, `found_in_all` yields."""
    total = 0
    for path in paths:
        total += 1
        if path.suffix.lower() == ZIP:
            with suppress(OSError, ArchiveError), _opened(path) as archive:
                total += len(_records(archive)) - 1
    return total


def found_in_all(paths: Iterable[Path]) -> Iterator[tuple[str, Found | ArchiveError]]:
    """Yield the contents of files and archives, each with its file name."""
    for path in paths:
        try:
            yield from found_in(path)
        except (OSError, ArchiveError) as error:
            yield path.name, error


def found_in(path: Path) -> Iterator[tuple[str, Found]]:
    """Yield the game of a file, or the games of an archive, each with its file name.

    Raises:
        ArchiveError: The archive is damaged or too large.
        OSError: The archive can't be read.
    """
    if path.suffix.lower() == ZIP:
        yield from _unpacked(path)
        return
    try:
        yield path.name, record_files.read(path)
    except (OSError, RecordError) as error:
        yield path.name, error


def parsed(text: str, name: str) -> Found:
    """Return the record in a pasted text, or the reason why it can't be read."""
    return _parsed(unmailed(text).strip().encode(errors="replace"), name)[1]


def _imported(game: Record) -> Record:
    """Return a game from outside, marked as imported if it is finished."""
    if not game.over:
        return game
    return Record({**game.headers, IMPORTED: "1"}, game.deal, game.placements, game.final)


def _new_name(game: Record, mark: str) -> str:
    """Return a file name for a game from outside.

    That of a finished game comes from its identity (`mark`), so two programs that import it at once
    write one file. The name of a running game is random, because an identity depends on hidden
    tiles.
    """
    day = game.headers.get(DATE, "")
    try:
        stem = date.fromisoformat(day).isoformat()
    except ValueError:
        stem = "imported"
    return f"{stem} {mark[:16] or os.urandom(8).hex()}{SUFFIX}"


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
    folder: Path, names: Sequence[str], target: Path, read: Callable[[Path], Record]
) -> Iterator[Record]:
    """Write games into one archive, as a whole or not at all, and yield each game.

    For the arguments see `export_files`; `target` is a file.

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
            # Without a date, because an archive can't store the date of a clock that was never set.
            entry = zipfile.ZipInfo(os.fsencode(name).decode(errors="replace"))
            entry.external_attr = 0o600 << 16
            archive.writestr(entry, data, _DEFLATED)
            yield game


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
                data = packed.read(min(MAX_BYTES, left) + 1)
            left -= len(data)
            if left < 0:
                raise ArchiveError
            yield _parsed(data, PurePosixPath(entry.filename).name)


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


def _parsed(data: bytes, name: str) -> tuple[str, Found]:
    try:
        return name, record_files.parse(data, name)
    except (OSError, RecordError) as error:
        return name, error
