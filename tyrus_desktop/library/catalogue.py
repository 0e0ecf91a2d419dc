"""The games of one folder: their entries, kept in an index, and which of them are asked for. No Qt.

One thread uses it. What is long is an iterator of short steps, so that the thread can do other
work between two of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tyrus_desktop.engine.record import STARTED, Record, RecordError
from tyrus_desktop.library import entries, record_files, scan
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.game_locks import GameLocks, lock_name
from tyrus_desktop.library.giving_way import BATCH, give_way
from tyrus_desktop.library.query import Label, Query, select, without_copies

FIRST_ROWS = 60
"""This many are shown before the whole index is read: more than a window has room for."""


class Catalogue:
    """Every file of a folder of games, once it was read. `label` says how its players are called.

    Nothing here raises but `changes`: what can't be read has an entry that says so.
    """

    def __init__(self, folder: Path, label: Callable[[Entry], Label]) -> None:
        self.folder = folder
        self._make_label = label
        self._labels: dict[str, Label] = {}
        self._entries: dict[str, Entry] = {}
        self.withheld = ""
        """The file of a game that is still to be shown: it is listed as running."""

        self.withheld_election = 0
        """In which election the game that is withheld is listed."""

        self.own: frozenset[str] = frozenset()
        """The files of the games at the table of this program."""

        self._held: frozenset[str] = frozenset()
        """The lock files that programs held when the folder was last looked at."""

    @property
    def all(self) -> Mapping[str, Entry]:
        """The entries of all files, by name."""
        return self._entries

    def open(self, index_path: Path | None) -> tuple[Entry, ...]:
        """Open the index and return the newest games, for a first picture; then `load` it.

        With None nothing is kept beyond the program's end.
        """
        from tyrus_desktop.library.index import Index  # Late: sqlite3 is needed here alone.

        self._index = Index(index_path)
        self._newest = self._index.newest(FIRST_ROWS)
        self._held = GameLocks(self.folder).held()
        return tuple(self._listed(self._newest))

    def load(self) -> None:
        """Take what the index has; of the newest games the very objects that `open` returned."""
        self._entries = self._index.load()
        shown = {entry.name: entry for entry in self._newest}
        self._entries |= {name: e for name, e in shown.items() if self._entries.get(name) == e}

    def close(self) -> None:
        self._index.close()

    def select(self, query: Query) -> tuple[tuple[Entry, ...], int]:
        """Return the games asked for, in order, and how many there are in all."""
        games = self._listed(self._entries.values())
        return select(games, query, self.label), len(games)

    def changes(self) -> scan.Changes:
        """Return what has changed in the folder; raises `OSError` if it can't be listed."""
        found = scan.changes(self.folder, self._entries)
        self._held = GameLocks(self.folder).held()
        return found

    def read_again(self, names: Iterable[str]) -> None:
        """Read files that have just been written, and forget those that are gone."""
        fresh, gone = [], []
        for name in names:
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
        """Add entries that were read, or replace them, and keep them."""
        fresh = list(fresh)
        for entry in fresh:
            self._entries[entry.name] = entry
            self._labels.pop(entry.name, None)
        self._index.put(fresh)

    def put_if_current(self, fresh: Sequence[Entry]) -> None:
        """Add entries that were read a while ago, or replace them.

        A file that was written since is read again, and one that was removed is left out. An entry
        that says what is known stays the very object.
        """
        current = {entry.name: entry for entry in fresh if self._is_current(entry)}
        self.put(entry for entry in current.values() if self._entries.get(entry.name) != entry)
        self.read_again(entry.name for entry in fresh if entry.name not in current)

    def drop(self, names: Iterable[str]) -> None:
        """Forget files that are gone."""
        names = list(names)
        for name in names:
            self._entries.pop(name, None)
            self._labels.pop(name, None)
        self._index.remove(names)

    def files_of(self, chosen: Iterable[Entry]) -> dict[str, list[str]]:
        """Return all files of these games, by name: a game's copies are no games of their own."""
        copies: dict[str, list[str]] = defaultdict(list)
        for entry in self._entries.values():
            copies[entry.game].append(entry.name)
        return {each.name: sorted(copies[each.game]) for each in chosen}

    def identities(self) -> set[str]:
        """Return the identities of all games that are over."""
        return {entry.identity for entry in self._entries.values()} - {""}

    def find(self, identity: str) -> Entry | None:
        """Return the finished game with this identity, if there is one."""
        copies = (entry for entry in self._entries.values() if entry.identity == identity)
        return next(iter(without_copies(copies)), None)

    def keeps(self, game: Record) -> bool:
        """Return whether a running game is there, as far or further on.

        By the index, since an archive may hold thousands of them: only those
        begun in the same second are read or, as version 0.1.0 kept no time, all running ones.
        """
        started = game.headers.get(STARTED, "")
        for entry in self._entries.values():
            if entry.started == started and (started or entry.running):
                with suppress(OSError, RecordError):
                    if record_files.read(self.folder / entry.name).continues(game):
                        return True
        return False

    def label(self, entry: Entry) -> Label:
        if self.withholds(entry.name):
            return self._make_label(entry)
        if entry.name not in self._labels:
            self._labels[entry.name] = self._make_label(entry)
            if len(self._labels) % BATCH == 0:
                give_way()
        return self._labels[entry.name]

    def label_all(self) -> Iterator[None]:
        """Label all games in steps, so that the first search need not wait."""
        for entry in tuple(self._entries.values()):
            self.label(entry)
            yield

    def forget_labels(self) -> None:
        """Forget the labels, whose language has changed."""
        self._labels.clear()

    def read(self, path: Path) -> Record:
        """Read a game as far as may be told: of one whose end is still to be shown, here or by
        another program, what was before it. Raises `OSError` or `RecordError`.
        """
        game = record_files.read(path)
        # Asked after it was read: who shows an end had the game locked before it was written.
        withheld = path.name == self.withheld
        untold = game.over and (withheld or GameLocks(self.folder).shows(path, game))
        return game.before_its_end() if untold else game

    def withholds(self, name: str) -> bool:
        """Return whether more may be kept of a game than has been shown, here or by another
        program, which has it open. How far that one has come can't be known.
        """
        elsewhere = lock_name(name) in self._held and name not in self.own
        return name == self.withheld or elsewhere

    def _listed(self, known: Iterable[Entry]) -> list[Entry]:
        """Return the games of these files, each once, as far as they may be told."""
        return without_copies(
            entries.as_running(entry, self.withheld_election if entry.name == self.withheld else 0)
            if self.withholds(entry.name)
            else entry
            for entry in known
        )

    def _is_current(self, entry: Entry) -> bool:
        try:
            return entries.stamp((self.folder / entry.name).stat()) == entry.stamp
        except OSError:
            return False
