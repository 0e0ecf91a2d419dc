"""Saves games from outside in the user's folder, in batches. No Qt.

What is read from files, archives and texts is `exchange`'s affair.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import (
    DATE,
    FIRST,
    IMPORTED,
    NOTES,
    ORDER,
    PROFILES,
    SEAL,
    Record,
    RecordError,
    identity,
    profile_header,
    profiles_of,
)
from tyrus_desktop.library import record_files
from tyrus_desktop.library.exchange import ArchiveError, Found
from tyrus_desktop.library.record_files import SUFFIX

BATCH = 64 if sys.platform == "darwin" else 256
"""How many games are saved together; a program may have 256 open files on macOS."""

Named = tuple[str, Record]
"""A game with the name of its file."""


@dataclass(slots=True)
class Import:
    """The result of an import.

    Attributes:
        added: The names of the new files.
        already: The files of the games that the library already had.
        refused: The names of unreadable files, with the reasons.
        stopped: The game that could not be saved, with the reason; the import ended there.
        cancelled: Whether the user ended it.
        found: The user's own games that were there already, by file name, as they came.
    """

    added: list[str] = field(default_factory=list)
    already: list[str] = field(default_factory=list)
    refused: list[tuple[str, RecordError | OSError | ArchiveError]] = field(default_factory=list)
    stopped: tuple[str, OSError] | None = None
    cancelled: bool = False
    found: dict[str, Record] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Known:
    """What the library knows of its games.

    Attributes:
        finished: The files of finished games by identity; new ones are added.
        find_running: Returns the file of a running game that is at least as far on, or None.
        foreign: The files of imported games.
    """

    finished: dict[str, str]
    find_running: Callable[[Record], str | None]
    foreign: Collection[str] = ()


class Importer:
    """One import; `done` is its result."""

    def __init__(
        self, folder: Path, known: Known, own: Collection[str] = (), first: str = ""
    ) -> None:
        """Prepare an import.

        Args:
            folder: The user's games.
            known: The games in it.
            own: The names of files outside that hold games of the user's own: these are not marked
                as imported, keep their profiles, and replace copies that are.
            first: The first profile outside.
        """
        self.done = Import()
        self._folder, self._known, self._own, self._first = folder, known, own, first
        self._running: dict[str | Deal, list[tuple[Record, str]]] = {}
        self._names: list[str] = []
        self._batch: list[Named] = []

    def steps(self, found: Iterable[tuple[str, Found | ArchiveError]]) -> Iterator[Sequence[Named]]:
        """Read one file per step, and save the games that are new in batches.

        Each step yields the games that were saved in it.

        Args:
            found: File names, each with its game or the reason why it can't be read.
        """
        for name, game in found:
            if isinstance(game, Record):
                self._take(name, game)
            else:
                self.done.refused.append((name, game))
            yield self._save() if len(self._batch) >= BATCH else ()
            if self.done.stopped is not None:
                return
        yield self._save() if self._batch else ()

    def _take(self, name: str, game: Record) -> None:
        own = name in self._own
        mark = identity(game) if game.over else ""
        there = self._file_of(game, mark)
        if there is not None and not (own and there in self._known.foreign):
            self.done.already.append(there)
            if own and mark:
                self.done.found[there] = game
            return
        if there is not None:
            game = self._with_notes(game, there)
        new = _new_name(game, mark)
        self._names.append(name)
        self._batch.append((new, _of_profile(game, self._first) if own else _imported(game)))
        if mark:
            self._known.finished[mark] = new
        else:
            self._running.setdefault(_seal_or_deal(game), []).append((game, new))

    def _with_notes(self, game: Record, there: str) -> Record:
        """Return a game with what the owner has written into the copy that it replaces."""
        kept: Mapping[str, str] = {}
        with suppress(OSError, RecordError):
            kept = record_files.read(self._folder / there).headers
        notes = {name: kept[name] for name in NOTES if name in kept}
        return replace(game, headers={**game.headers, **notes}, played=game.final)

    def _file_of(self, game: Record, mark: str) -> str | None:
        """Return the file of a game that is there, or was just added, or None."""
        if mark:
            return self._known.finished.get(mark)
        alike = self._running.get(_seal_or_deal(game), ())
        added = next((name for each, name in alike if each.continues(game)), None)
        return self._known.find_running(game) or added

    def _save(self) -> Sequence[Named]:
        names, batch, self._names, self._batch = self._names, self._batch, [], []
        count, stopped = record_files.add_all(self._folder, batch)
        self.done.added += [new for new, _ in batch[:count]]
        if stopped is not None:
            self.done.stopped = names[min(count, len(names) - 1)], stopped
        return batch[:count]


def _seal_or_deal(game: Record) -> str | Deal:
    return game.headers.get(SEAL) or game.deal


def _of_profile(game: Record, first: str) -> Record:
    """Return a game of the user's own; `first` is the first profile where it comes from."""
    theirs = [side for side, each in profiles_of(game.headers).items() if each == FIRST]
    headers = {**game.headers, **{profile_header(side): first for side in theirs}}
    return replace(game, headers=headers, played=game.final) if first and theirs else game


def _imported(game: Record) -> Record:
    """Return a game from outside, without profiles and number; mark a finished one as imported."""
    dropped = (*PROFILES, ORDER)
    headers = {name: value for name, value in game.headers.items() if name not in dropped}
    if game.over:
        headers[IMPORTED] = "1"
    return replace(game, headers=headers, played=game.final)


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
