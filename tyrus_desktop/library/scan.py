"""Compares the games folder with what is known of it, and reads what has changed. No Qt."""

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
    """`due` are the names and stamps of files to be read, the newest first; `gone` are names.

    `again` are those of files that have not changed and could not be read: neither what the user
    may read, nor what this version can, is told by a stamp.
    """

    due: tuple[tuple[str, str], ...]
    gone: tuple[str, ...]
    again: tuple[tuple[str, str], ...] = ()


def changes(folder: Path, known: Mapping[str, Entry]) -> Changes:
    """Return what differs from `known`; a folder that is missing has no games.

    Raises `OSError` if the folder can't be listed: what is known stays then.
    """
    found = dict(_stamps(folder))
    due = [
        (name, stamp)
        for name, (stamp, _) in found.items()
        if name not in known or known[name].stamp != stamp
    ]
    due.sort(key=lambda each: (found[each[0]][1], each[0]), reverse=True)
    again = [
        (name, stamp)
        for name, (stamp, _) in found.items()
        if name in known and known[name].stamp == stamp and known[name].error
    ]
    return Changes(tuple(due), tuple(known.keys() - found.keys()), tuple(again))


def _stamps(folder: Path) -> list[tuple[str, tuple[str, int]]]:
    """Return the stamp and the time of every file of a game, by its name."""
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
            except OSError:  # It has just been removed.
                continue
    return found
