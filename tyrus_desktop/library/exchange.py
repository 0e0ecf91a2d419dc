"""Games that come and go: files, zip archives and pasted text. No Qt.

What comes from outside is bounded: the size of an archive's table of contents, the number of its
games, the size of each, and of all together. An archive that is exported keeps within the same
bounds, so that it can be imported again. Paths in an archive are never used.
"""

from __future__ import annotations

import errno
import os
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, BinaryIO

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

if TYPE_CHECKING:
    import zipfile  # Late: the first picture does not need it.

ZIP = ".zip"
MAX_GAMES = 20_000
"""The most games that an archive may have."""

MAX_CONTENTS = 4_000_000
"""The largest table of contents of an archive, in bytes."""

MAX_UNPACKED = 200_000_000
"""The most that an archive may unpack to, in bytes."""

_END, _END_SIZE, _LOCATOR, _LOCATOR_SIZE = b"PK\x05\x06", 22, b"PK\x06\x07", 20
_STORED, _DEFLATED = 0, 8
"""The methods of packing that the library writes and reads; see `zipfile`."""

Found = Record | RecordError | OSError


class ArchiveError(ValueError):
    """An archive is damaged, or larger than the library takes."""


class ArchiveFull(ArchiveError):
    """The games that were to be exported are more than one archive may hold."""


@dataclass(slots=True)
class Import:
    """What became of an import. `already` counts the games that the library had.

    `stopped` is the first file that could not be kept, and why: no further ones were tried.
    """

    added: list[str] = field(default_factory=list)
    already: int = 0
    refused: list[tuple[str, RecordError | OSError | ArchiveError]] = field(default_factory=list)
    stopped: tuple[str, OSError] | None = None


def import_games(
    folder: Path,
    found: Iterable[tuple[str, Found | ArchiveError]],
    known: set[str],
    is_kept: Callable[[Record], bool],
    done: Import,
) -> Iterator[None]:
    """Keep the games that are new, a step each; tell `done` of all of them.

    `known` has the identities of the games that are over; `is_kept` says of a running one whether
    it is there.
    """
    added: dict[str | Deal, list[Record]] = {}

    def seal_or_deal(game: Record) -> str | Deal:
        return game.headers.get(SEAL) or game.deal

    def is_running(game: Record) -> bool:
        alike = added.get(seal_or_deal(game), ())
        return is_kept(game) or any(each.continues(game) for each in alike)

    for name, game in found:
        if not isinstance(game, Record):
            done.refused.append((name, game))
        elif identity(game) in known or (not game.over and is_running(game)):
            done.already += 1
        else:
            try:
                done.added.append(add(folder, game))
            except OSError as error:
                if error.errno != errno.EFBIG:  # With its mark, this game alone may be too large.
                    done.stopped = name, error
                    return
                done.refused.append((name, error))
            else:
                known.add(identity(game))
                if not game.over:
                    added.setdefault(seal_or_deal(game), []).append(game)
        yield


def found_in_all(paths: Iterable[Path]) -> Iterator[tuple[str, Found | ArchiveError]]:
    """Yield what these files and archives hold, by name."""
    for path in paths:
        try:
            yield from found_in(path)
        except (OSError, ArchiveError) as error:
            yield path.name, error


def found_in(path: Path) -> Iterator[tuple[str, Found]]:
    """Yield what a record's file, or an archive of them, holds, by name.

    Raises `ArchiveError` or `OSError` for an archive that can't be read any further.
    """
    if path.suffix.lower() == ZIP:
        yield from _unpacked(path)
        return
    try:
        yield path.name, record_files.read(path)
    except (OSError, RecordError) as error:
        yield path.name, error


def parsed(text: str, name: str) -> Found:
    """Return the record that a pasted text is, or why it is none."""
    return _parsed(unmailed(text).strip().encode(errors="replace"), name)[1]


def add(folder: Path, game: Record) -> str:
    """Keep a game from outside; return its file's name. Raises `OSError`.

    One that is over is marked as imported. One that is not will be played on here.
    The name of a game that is over comes from its identity, so that two programs that import it at
    once write one file. That of a running game is random: an identity depends on hidden tiles.
    """
    day = game.headers.get(DATE, "")
    try:
        stem = date.fromisoformat(day).isoformat()
    except ValueError:
        stem = "imported"
    mark = identity(game)[:16] if game.over else os.urandom(8).hex()
    name = f"{stem} {mark}{SUFFIX}"
    headers = {**game.headers, IMPORTED: "1"} if game.over else game.headers
    record_files.write(folder / name, Record(headers, game.deal, game.placements, game.final))
    return name


def export_files(
    folder: Path, names: Iterable[str], target: Path, read: Callable[[Path], Record]
) -> Iterator[Record]:
    """Write copies of games, as `read` returns them, into a folder, and yield each; none replaces
    another file.

    Raises `OSError` (`CopyOfRunningGame` where the folder is the user's own) or `RecordError`; a
    file that can't be written whole is not left there.
    """
    own = target.samefile(folder)
    for name in names:
        game = read(folder / name)
        if own and not game.over:
            raise CopyOfRunningGame
        data = record.write(game)
        path = target / free_name(target, name)
        new = path.open("xb")
        try:
            with new as file:
                file.write(data)
        except OSError:  # Once it is closed: Windows removes no open file.
            path.unlink(missing_ok=True)
            raise
        yield game


def export_zip(
    folder: Path, names: Sequence[str], target: Path, read: Callable[[Path], Record]
) -> Iterator[Record]:
    """Write games, as `read` returns them, into one archive, as a whole or not at all, and yield
    each.

    Raises `OSError` or `RecordError`, and `ArchiveFull` for more than could be imported again.
    """
    import zipfile

    left, packed_at = MAX_UNPACKED, _archive_time()
    if len(names) > MAX_GAMES:
        raise ArchiveFull
    target.parent.mkdir(parents=True, exist_ok=True)
    with whole_files.replacing_for_user(target) as file:
        with zipfile.ZipFile(file, "w", _DEFLATED) as archive:
            for name in names:
                packed = os.fsencode(name).decode(errors="replace")
                game = read(folder / name)
                data = record.write(game)
                left -= len(data)
                if left < 0:
                    raise ArchiveFull
                entry = zipfile.ZipInfo(packed, packed_at)
                entry.external_attr = 0o600 << 16  # As `zipfile` has it for a name alone.
                archive.writestr(entry, data, _DEFLATED)
                yield game
        if not _has_short_contents(file):
            raise ArchiveFull


def _archive_time() -> tuple[int, int, int, int, int, int]:
    """Return the time by the clock, or the nearest one that an archive can say."""
    now = time.localtime()[:6]
    return min(max(now, (1980, 1, 1, 0, 0, 0)), (2107, 12, 31, 23, 59, 58))


def _unpacked(path: Path) -> Iterator[tuple[str, Found]]:
    import zipfile

    left = MAX_UNPACKED
    record_files.check_is_file(path)
    try:
        with path.open("rb") as file:
            if not _has_short_contents(file):
                raise ArchiveError
            with zipfile.ZipFile(file) as archive:
                for entry in _records(archive):
                    with archive.open(entry) as packed:
                        data = packed.read(min(MAX_BYTES, left) + 1)
                    left -= len(data)
                    if left < 0:
                        raise ArchiveError
                    yield _parsed(data, PurePosixPath(entry.filename).name)
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError) as error:
        raise ArchiveError from error


def _records(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    # Not by `is_dir`: that of Python 3.11 fails for an entry without a name.
    files = [each for each in archive.infolist() if not each.filename.endswith("/")]
    named = [each for each in files if is_game_name(PurePosixPath(each.filename).name)]
    if len(named) > MAX_GAMES:
        raise ArchiveError
    if any(each.compress_type not in {_STORED, _DEFLATED} or each.flag_bits & 1 for each in named):
        raise ArchiveError  # Other methods, and encryption, are not supported.
    return named


def _parsed(data: bytes, name: str) -> tuple[str, Found]:
    try:
        return name, record_files.parse(data, name)
    except (OSError, RecordError) as error:
        return name, error


def _has_short_contents(file: BinaryIO) -> bool:
    """Whether an archive's table of contents may be read: `zipfile` would read any length."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 0xFFFF - _END_SIZE - _LOCATOR_SIZE))
    tail = file.read()
    # Where `zipfile` looks for it: behind it there may be a comment.
    bare = tail[-_END_SIZE:].startswith(_END) and tail.endswith(b"\0\0")
    end = len(tail) - _END_SIZE if bare else tail.rfind(_END)
    contents = int.from_bytes(tail[end + 12 : end + 16], "little")
    sixty_four = tail[max(0, end - _LOCATOR_SIZE) : max(0, end)].startswith(_LOCATOR)
    file.seek(0)
    return end >= 0 and not sixty_four and contents <= MAX_CONTENTS
