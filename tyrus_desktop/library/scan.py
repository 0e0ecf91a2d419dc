"""Compares the games folder with the known entries. No Qt."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tyrus_desktop.library import entries
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.giving_way import BATCH, give_way
from tyrus_desktop.library.journal import is_game


@dataclass(frozen=True, slots=True)
class Changes:
    """The changes in the folder.

    Attributes:
        due: Names and stamps of the files to read, newest first.
        gone: Names of removed files.
    """

    due: tuple[tuple[str, str], ...]
    gone: tuple[str, ...]


def changes(folder: Path, known: Mapping[str, Entry]) -> Changes:
    """Return the differences from `known`; a missing folder has no games.

    Unreadable files are always due: a change of permissions or version leaves their stamps
    unchanged. Raises `OSError` if the folder can't be listed.
    """
    found = dict(stamps(folder))
    due = [
        (name, stamp)
        for name, (stamp, _) in found.items()
        if name not in known or known[name].stamp != stamp or known[name].error
    ]
    due.sort(key=lambda each: (found[each[0]][1], each[0]), reverse=True)
    return Changes(tuple(due), tuple(known.keys() - found.keys()))


def stamps(folder: Path) -> list[tuple[str, tuple[str, int]]]:
    """Return each game's file name, with its stamp and time of writing in nanoseconds.

    Raises `OSError` if the folder can't be listed; a missing one has no games.
    """
    try:
        listed = os.scandir(folder)
    except FileNotFoundError:
        return []
    found = []
    with listed:
        for number, each in enumerate(listed, 1):
            if number % BATCH == 0:
                give_way()
            try:
                if is_game(each):
                    status = each.stat()
                    found.append((each.name, (entries.stamp(status), status.st_mtime_ns)))
            except OSError:  # The file was just removed.
                continue
    return found
