"""The entries of all games in a folder, saved in an index. No Qt.

Only one thread may use a catalogue. Long tasks are iterators of short steps, so that the thread can
do other work in between.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from tyrus_desktop.engine.record import FIRST, STARTED, Record, RecordError
from tyrus_desktop.library import entries, importing, record_files, scan
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.giving_way import BATCH, give_way, giving_way
from tyrus_desktop.library.query import Label, Query, select, without_copies

FIRST_ROWS = 60
"""How many games are shown before the whole index is read: more than fit in a window."""


class Catalogue:
    """The entries of a games folder; `label` names a game's players.

    Only `changes` raises. An unreadable file has an entry with an error.
    """

    def __init__(self, folder: Path, label: Callable[[Entry], Label]) -> None:
        self.folder = folder
        self._make_label = label
        self._labels: dict[str, Label] = {}
        self._entries: dict[str, Entry] = {}
        self.unguessed: frozenset[str] = frozenset()
        """The files of games whose secret character the user is still to guess."""
        self.mine: frozenset[str] = frozenset((FIRST,))
        """The profiles of the person in use."""

    @property
    def all(self) -> Mapping[str, Entry]:
        """The entries of all files, by name."""
        return self._entries

    def open(self, index_path: Path | None) -> tuple[Entry, ...]:
        """Open the index and return the newest games; then call `load`.

        If the path is None, nothing is saved.
        """
        from tyrus_desktop.library.index import Index  # Imported late, because it imports sqlite3.

        self._index = Index(index_path, self.mine)
        self._newest = self._index.newest(FIRST_ROWS)
        return tuple(self._listed(self._newest))

    def load(self) -> None:
        """Load the index, but keep the objects that `open` returned."""
        self._entries = self._index.load()
        shown = {entry.name: entry for entry in self._newest}
        self._entries |= {name: e for name, e in shown.items() if self._entries.get(name) == e}

    def close(self) -> None:
        self._index.close()

    def select(self, query: Query) -> tuple[tuple[Entry, ...], int]:
        """Return the matching games in order, and the number of all games."""
        games = self.games()
        return select(games, query, self.label), len(games)

    def games(self) -> list[Entry]:
        """Return each game once, as it may be shown."""
        return self._listed(self._entries.values())

    def seat(self, mine: frozenset[str]) -> None:
        """Let another person use the catalogue, who has these profiles."""
        self.mine = mine
        for entry in giving_way(tuple(self._entries.values())):
            if (seated := entries.seated(entry, mine)) is not entry:
                self._entries[entry.name] = seated
                self._labels.pop(entry.name, None)

    def changes(self) -> scan.Changes:
        """Scan the folder; raises `OSError` if it can't be listed."""
        return scan.changes(self.folder, self._entries)

    def read_again(self, names: Iterable[str]) -> None:
        """Read files that were just written, and drop those that no longer exist."""
        fresh, gone = [], []
        for name in giving_way(names):
            try:
                stamp = entries.stamp((self.folder / name).stat())
                fresh.append(entries.read(self.folder, name, stamp))
            except FileNotFoundError:
                gone.append(name)
            except OSError:
                continue
        self.put(fresh)
        self.drop(gone)

    def put(self, fresh: Iterable[Entry]) -> None:
        """Add or replace entries, and save them."""
        fresh = [entries.seated(entry, self.mine) for entry in fresh]
        for entry in fresh:
            self._entries[entry.name] = entry
            self._labels.pop(entry.name, None)
        self._index.put(fresh)

    def put_written(self, games: Iterable[tuple[str, Record]]) -> None:
        """Add games that were just written, each with its file name."""
        fresh = []
        for name, game in games:
            with suppress(OSError):  # Another program has removed it.
                stamp = entries.stamp((self.folder / name).stat())
                fresh.append(entries.entry_of(name, stamp, game))
        self.put(fresh)

    def put_if_current(self, fresh: Sequence[Entry]) -> None:
        """Add or replace entries that were read a while ago.

        Files that were written since are read again, and removed ones are dropped. Equal entries
        stay the same objects.
        """
        fresh = [entries.seated(entry, self.mine) for entry in fresh]
        current = {entry.name: entry for entry in fresh if self._is_current(entry)}
        self.put(entry for entry in current.values() if self._entries.get(entry.name) != entry)
        self.read_again(entry.name for entry in fresh if entry.name not in current)

    def drop(self, names: Iterable[str]) -> None:
        """Drop the entries of files that no longer exist."""
        names = list(names)
        for name in names:
            self._entries.pop(name, None)
            self._labels.pop(name, None)
        self._index.remove(names)

    def files_of(self, chosen: Iterable[Entry]) -> dict[str, list[str]]:
        """Return the file names of all copies of the games with these file names."""
        copies: dict[str, list[str]] = defaultdict(list)
        for entry in self._entries.values():
            copies[entry.game].append(entry.name)
        return {each.name: sorted(copies[each.game]) for each in chosen}

    def finished(self) -> dict[str, str]:
        """Return the files of all finished games by identity."""
        games = without_copies(entry for entry in self._entries.values() if entry.identity)
        return {entry.identity: entry.name for entry in games}

    def known(self) -> importing.Known:
        """Return what an import must know."""
        foreign = {entry.name for entry in self._entries.values() if entry.foreign}
        return importing.Known(self.finished(), self.find_running, foreign)

    def find(self, identity: str) -> Entry | None:
        """Return the finished game with this identity, or None."""
        copies = (entry for entry in self._entries.values() if entry.identity == identity)
        return next(iter(without_copies(copies)), None)

    def find_running(self, game: Record) -> str | None:
        """Return the file in which this running game is at least as far on, or None.

        Only games begun in the same second are read, because an archive may hold thousands. Games
        of version 0.1.0 have no time, so all running ones are read.
        """
        started = game.headers.get(STARTED, "")
        for entry in self._entries.values():
            if entry.started == started and (started or entry.running):
                with suppress(OSError, RecordError):
                    if record_files.read(self.folder / entry.name).continues(game):
                        return entry.name
        return None

    def label(self, entry: Entry) -> Label:
        if entry.name not in self._labels:
            self._labels[entry.name] = self._make_label(entry)
            if len(self._labels) % BATCH == 0:
                give_way()
        return self._labels[entry.name]

    def label_all(self) -> Iterator[None]:
        """Label all games in steps, before the first search."""
        for entry in tuple(self._entries.values()):
            self.label(entry)
            yield

    def forget_labels(self) -> None:
        """Drop the labels after a change of language."""
        self._labels.clear()

    def _listed(self, known: Iterable[Entry]) -> list[Entry]:
        """Return each game once, without a character that is still to be guessed."""
        return without_copies(
            replace(entry, character="") if entry.name in self.unguessed else entry
            for entry in known
        )

    def _is_current(self, entry: Entry) -> bool:
        try:
            return entries.stamp((self.folder / entry.name).stat()) == entry.stamp
        except OSError:
            return False
