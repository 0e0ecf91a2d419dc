"""Backs up in one archive what a user can't make again, and restores it. No Qt.

The archive is one of games, which any import can read. Beside them it has a list that says which
games are the user's own, the settings, the progress, and the reviews, which take long to make.
Restoring adds what is missing, and changes nothing else; nothing in the archive is believed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tyrus_desktop.engine.record import NOTES, Record
from tyrus_desktop.library import exchange, progress, record_files
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.progress import Sections
from tyrus_desktop.library.reviews import Row

FORMAT, FILE = 1, "tyrus-backup.json"
MAX_BYTES = 100_000_000
"""The maximum size of the reviews in an archive, in bytes; the others are left out."""

LARGEST = 2**53
"""Numbers in an archive are smaller: these are exact, and fit into any column."""


@dataclass(frozen=True, slots=True)
class Backup:
    """What an archive has beside games.

    Attributes:
        own: The names in the archive of the games that are the user's own.
        settings: The settings by key.
        progress: The sections of the file of progress.
        reviews: The reviews' rows.
        version: The version of the reviews.
    """

    own: frozenset[str] = frozenset()
    settings: Mapping[str, str] = field(default_factory=dict)
    progress: Sections = field(default_factory=dict)
    reviews: tuple[Row, ...] = ()
    version: int = 0


def write(folder: Path, games: Iterable[Entry], target: Path, kept: Backup) -> Iterator[Record]:
    """Write a backup as a whole or not at all, and yield each game.

    Args:
        folder: The user's games.
        games: Each game once; those that can't be read are left out.
        target: The archive.
        kept: What it contains beside games; `own` is found out here.

    Raises:
        ArchiveFull: There are too many games for one archive.
        OSError: A file can't be read or written.
        RecordError: A file is damaged.
    """
    chosen = [entry for entry in games if entry.readable]
    reviews, left = [], MAX_BYTES
    for row in kept.reviews:
        left -= len(row[-1])
        if left > 0:
            reviews.append(row)
    content = {
        "format": FORMAT,
        "own": [exchange.packed_name(entry.name) for entry in chosen if not entry.foreign],
        "settings": dict(kept.settings),
        "progress": kept.progress,
        "version": kept.version,
        "reviews": reviews,
    }
    about = json.dumps(content).encode()
    names = [entry.name for entry in chosen]
    yield from exchange.export_zip(folder, names, target, record_files.read, {FILE: about})


def read(path: Path) -> Backup:
    """Return what a backup contains beside games.

    Raises:
        ArchiveError: The archive is damaged; `NotABackup` if it is no backup.
        OSError: It can't be read.
    """
    try:
        found = _parsed(exchange.content(path, FILE, 2 * MAX_BYTES + progress.MAX_BYTES))
        if found["format"] != FORMAT or type(found["version"]) is not int:
            raise exchange.NotABackup
        reviews = [tuple(row) for row in found["reviews"]]
        return Backup(
            frozenset(filter(_is_text, found["own"])),
            {key: each for key, each in found["settings"].items() if _is_text(each)},
            {
                name: each
                for name, each in found["progress"].items()
                if isinstance(each, dict) and name != progress.FORMAT_KEY
            },
            tuple(row for row in reviews if tuple(map(type, row)) == (str, str, str, int, str)),
            found["version"],
        )
    except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
        if isinstance(error, exchange.ArchiveError):
            raise
        raise exchange.NotABackup from error


def _parsed(data: bytes) -> Any:
    """Return what JSON contains; raise a ValueError for numbers and texts that no file may have."""
    found = json.loads(data, parse_int=_number, parse_float=_number, parse_constant=_number)
    json.dumps(found, ensure_ascii=False).encode()  # Half a character can't be written.
    return found


def _number(text: str) -> int | float:
    number = float(text)
    if not abs(number) < LARGEST:
        raise ValueError(text)
    return int(text) if text.lstrip("-").isdigit() else number


def owners_missing(entry: Entry, game: Record) -> dict[str, str]:
    """Return the owner's headers of a restored game that the library's copy does not have."""
    there = {header: getattr(entry, header.lower()) for header in NOTES}
    return {name: game.headers[name] for name in NOTES if name in game.headers and not there[name]}


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
