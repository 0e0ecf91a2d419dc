"""Keeps the list of the user's games, and changes, imports and exports them, in its own thread.

The thread holds the entries of all games; the window gets only the rows that it asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import chain
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.library import labels
from tyrus_desktop.desktop.library.sliced_thread import SlicedThread, Steps
from tyrus_desktop.desktop.process import collector_paused
from tyrus_desktop.engine import record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import (
    backup,
    catalogue,
    editing,
    entries,
    exchange,
    importing,
    locks,
    profiles,
    progress,
    record_files,
    whole_files,
)
from tyrus_desktop.library.query import Query, first_of

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.file_thread import Failure
    from tyrus_desktop.engine.record import Record
    from tyrus_desktop.figures.all_figures import Figures, Reading
    from tyrus_desktop.library.entries import Entry
    from tyrus_desktop.library.exchange import Found
    from tyrus_desktop.library.query import Position
    from tyrus_desktop.library.reviews import Reviews
    from tyrus_desktop.library.scan import Changes


class Player(NamedTuple):
    """Who plays at this computer now.

    Attributes:
        profile: The identity of the profile in use.
        mine: Every identity by which records name it.
        names: The names of all profiles, by such identities.
        since: The place in the order of play from which its games count.
    """

    profile: str = ""
    mine: frozenset[str] = frozenset()
    names: Mapping[str, str] = {}
    since: Position = ()


FIRST_PAUSE_S, PAUSE_S = 0.1, 2.0
"""The pauses between updates of the list while many files are read, the first and the longest."""

SHOWING_S, FIRST_SHOWING_S = 0.03, 0.15
"""How long the thread sleeps after an update, so that the window gets the interpreter lock for its
rows, and at first for the whole dialog.
"""


class LibraryStore(SlicedThread):
    """The user's games; every answer is a signal."""

    listed = Signal(object, object, int)  # the Query, its entries, and the number of all games
    progressed = Signal(int, int)  # files read, and files to read; equal at the end
    unlisted = Signal()  # the folder could not be read
    claimed = Signal(int, bool)  # games, and whether they were claimed or given back
    deleted = Signal(int)  # games
    undoable = Signal(int)  # deletions
    restored = Signal(int, object)  # games, and their file names
    counted = Signal()  # `figures` changed
    first_found = Signal(str, object)  # the day, and the Position of its first game
    found = Signal(str, object)  # the game's identity, and its Entry or None
    imported = Signal(object)  # Import
    exported = Signal(int, int, int, str, object)  # the arguments of `text.saved_games.exported`
    backed_up = Signal(int, int, str, object)  # games, files left out, where, and as in `exported`
    brought_back = Signal(object, object, object)  # Import, settings, and a fault of the progress
    shared = Signal(object)  # Record
    moments_found = Signal(object, object)  # the Moments, in a tuple; their games by identity
    described = Signal(object, object)  # a file's path, and the changes of its headers
    saved = Signal(str)  # a file's name
    _figured = Signal(object)  # Figures

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__("library", folder, parent)
        self.folder = folder
        self.index_path: Path | None = None
        """The index; with None nothing is saved."""
        self.figures: Figures | None = None
        """The figures of the user's games; None until `count` is answered."""

        self.player = Player()
        self.get_player: Callable[[], Player] = lambda: Player(mine=frozenset((record.FIRST,)))
        """Returns who plays now; not called before the first request."""

        self._since: Position | None = None
        self._latest: Figures | None = None
        self._figured.connect(self._keep_figures)
        self.reviews_path: Path | None = None
        """The cache of reviews; with None there are none."""
        self.get_reading: Callable[[], Reading] = lambda: (0, None)
        """Returns the reading score; called in the thread."""

        self._query = Query()
        self._opened = self._scanning = False
        self._waiting: list[tuple[str, Iterator[None]]] = []
        self._deletions: list[editing.Deletion] = []

    # Created in the thread: their modules are imported late.

    @cached_property
    def _labels(self) -> labels.Labels:
        return labels.Labels()

    @cached_property
    def _catalogue(self) -> catalogue.Catalogue:
        made = catalogue.Catalogue(self.folder, self._labels.label)
        made.mine = self.player.mine
        return made

    def open(self) -> None:
        """List the games, and read changed files."""
        self._submit_reading("", self._open)

    def look_again(self) -> None:
        """Read changed files, if the games are listed."""
        if self._opened:
            self.open()

    def withhold(self, unguessed: frozenset[str]) -> None:
        """List these files without their games' secret character, which is still to be guessed."""
        self._submit_reading("", self._withhold, unguessed)

    def look_who_plays(self) -> None:
        """List and count the games as those of the profile in use."""
        self._take_player()
        if self.started:
            self._submit_reading("", self._seat)

    def count(self, since: Position) -> None:
        """Count the user's figures, now and whenever a game changes; `counted` answers.

        Args:
            since: Leave out games before this place in the order of play; empty for all games.
        """
        self._since = since
        self.open()

    def find_first(self, day: str) -> None:
        """Look for the first game of a day (YYYY-MM-DD) on; `first_found` answers."""
        self._submit_reading("", self._once_read, "", self._find_first(day))

    def ask(self, query: Query) -> None:
        """List the games of this query from now on."""
        self._query = query
        self._submit_reading("", self._publish_if, query)

    def rename_players(self) -> None:
        """Drop the labels after a change of language."""
        self._submit_reading("", self._forget_labels)

    def describe(self, names: Iterable[str], changes: Mapping[str, str]) -> None:
        """Change title, note or star of finished games and all their copies."""
        self._submit("", self._describe, list(names), changes)

    def toggle_stars(self, names: Iterable[str]) -> None:
        """Add a star to finished games, or remove it if all have one.

        The thread decides, because after a quick second click the window still shows the old star.
        """
        self._submit("", self._toggle_stars, list(names))

    def claim(self, names: Iterable[str], side: Side | None) -> None:
        """Claim finished games for the profile in use, on this side; None gives them back.

        Studies, and games in which the computer played that side, stay as they are.
        """
        self._submit("", self._claim, list(names), side, self.player)

    def delete(self, names: Iterable[str]) -> None:
        """Move games and all their copies to the bin."""
        self._submit("", self._delete, list(names))

    def undo(self) -> None:
        """Undo the last deletion."""
        self._submit("", self._undo)

    def find(self, game: str) -> None:
        """Look for a finished game by its identity."""
        self._submit_reading("", self._once_read, "", self._find(game))

    def find_moments(self, most: int, guesses: Collection[str]) -> None:
        """Look for the user's slips, `most` in a game, and for guesses by their keys.

        `moments_found` answers.
        """
        self._submit_reading("", self._once_read, "", self._find_moments(most, guesses))

    def import_files(self, paths: Iterable[Path]) -> None:
        """Import games and archives."""
        chosen = list(paths)
        found = exchange.found_in_all(chosen)
        self._add(self.folder.name, found, lambda: exchange.count(chosen))

    def import_text(self, text: str, name: str) -> None:
        """Import a record's text, called `name` in messages."""
        self._add(name, exchange.pasted(text, name))

    def import_game(self, game: Record, name: str) -> None:
        """Import a game, called `name` in messages."""
        self._add(name, [(name, game)])

    def export(self, names: Iterable[str], target: Path, write: exchange.Export) -> None:
        """Copy games into an existing folder, or into one archive or text."""
        self._start(target.name, self._transfer(self._export(list(names), target, write)))

    def back_up(self, target: Path, settings: Mapping[str, str]) -> None:
        """Write everything, with these settings, into one archive."""
        steps = self._transfer(self._back_up(target, settings))
        self._submit_reading("", self._once_read, target.name, steps)

    def bring_back(self, path: Path) -> None:
        """Restore what is missing from an archive that `back_up` has written."""
        steps = self._transfer(self._bring_back(path))
        self._submit_reading("", self._once_read, path.name, steps)

    def share(self, name: str) -> None:
        """Read a finished game."""
        self._submit_reading(name, self._share, name)

    def save(self, path: Path, data: bytes) -> None:
        """Write a file as a whole or not at all."""
        self._submit(path.name, self._save, path, data)

    def close(self) -> bool:
        """Finish changes, but no import or export, and end the thread.

        Returns False if the disk does not answer.
        """
        ended = super().close()
        if ended and self._opened:
            self._catalogue.close()
        return ended

    def _add(
        self,
        name: str,
        found: Iterable[tuple[str, Found | exchange.ArchiveError]],
        count: Callable[[], int] = lambda: 1,
    ) -> None:
        steps = self._transfer(self._import(found, count))
        self._submit_reading("", self._once_read, name, steps)

    def _take_player(self) -> None:
        self.player = self.get_player()
        self._since = None if self._since is None else self.player.since

    def _keep_figures(self, found: Figures) -> None:
        self.figures = found
        self.counted.emit()

    def _submit(self, name: str, work: Callable[..., None], *args: Any) -> None:
        if not self.started:
            self._take_player()
        super()._submit(name, work, *args)

    # In the thread

    def _open(self) -> None:
        self._open_index()
        if self._catalogue.all:  # Only the scan finds out whether there are any games.
            self._publish()
        self._scan()

    def _withhold(self, unguessed: frozenset[str]) -> None:
        self._catalogue.unguessed = unguessed
        if self._opened:
            self._publish_change()

    def _seat(self) -> None:
        self._catalogue.seat(self.player.mine)
        if self._opened:
            self._publish_change()

    def _once_read(self, name: str, steps: Iterator[None]) -> None:
        """Start some work once the folder has been scanned."""
        self._open_index()
        self._waiting.append((name, steps))
        self._scan()

    def _scan(self) -> None:
        if not self._scanning:
            self._scanning = True
            self._start("", self._read_changes())

    def _open_index(self) -> None:
        if not self._opened:
            with self._apart(""):
                self._show_first()

    def _show_first(self) -> None:
        first = self._catalogue.open(self.index_path)
        self._opened = True
        query = self._query  # The window may change it meanwhile.
        if first and query == Query():
            self.listed.emit(query, first, len(first))
            sleep(FIRST_SHOWING_S)
        with collector_paused():
            self._catalogue.load()

    def _read_changes(self) -> Iterator[None]:
        """Read the changed files; then count, and start what waits, whatever failed before."""
        try:
            found = self._changes()
            with self._apart(""):
                self._catalogue.drop(found.gone)
            yield from self._read_due(found.due)
        finally:
            self._scanning = False
            waiting = [("", self._figure()), *self._waiting, ("", self._catalogue.label_all())]
            self._waiting = []
            for name, steps in waiting:
                self._start(name, steps)

    def _read_due(self, due: Sequence[tuple[str, str]]) -> Iterator[None]:
        count = len(due)
        self.progressed.emit(0, count)
        fresh: list[Entry] = []
        published, pause = monotonic(), FIRST_PAUSE_S
        for number, (name, stamp) in enumerate(due, 1):
            with self._apart(name):
                fresh.append(entries.read(self.folder, name, stamp))
            if monotonic() - published > pause:
                self._take(fresh)
                fresh, published, pause = [], monotonic(), min(2 * pause, PAUSE_S)
                self.progressed.emit(number, count)
            yield
        self._take(fresh)
        self.progressed.emit(count, count)

    def _changes(self) -> Changes:
        try:
            return self._catalogue.changes()
        except OSError:
            self.unlisted.emit()
            raise

    def _take(self, fresh: Sequence[Entry]) -> None:
        """Add entries that were read in slices to the list."""
        with self._apart(""), collector_paused():
            self._catalogue.put_if_current(fresh)
        self._publish()

    def _read_again(self, names: Iterable[str]) -> None:
        self._catalogue.read_again(names)
        self._publish_change()

    def _publish_if(self, query: Query) -> None:
        if query == self._query:  # No other query has arrived since then.
            self._publish()

    def _publish(self) -> None:
        if self._ending.is_set():  # The window is closed.
            return
        with self._apart(""):
            query = self._query
            self.listed.emit(query, *self._catalogue.select(query))
            sleep(SHOWING_S)

    def _publish_change(self) -> None:
        self._publish()
        if not self._scanning:
            for _ in self._figure():
                pass

    def _figure(self) -> Iterator[None]:
        """Count the figures if they were asked for; equal ones are not answered again."""
        if self._since is not None and not self._ending.is_set():
            with self._apart(""):
                self._count(self._since)
        yield

    def _count(self, since: Position) -> None:
        from tyrus_desktop.figures import all_figures  # Imported late: even the package.

        found = all_figures.figures(
            self._catalogue.games(),
            since,
            reviews=self._reviews(),
            reading=self.get_reading(),
            names=self.player.names,
        )
        if found != self._latest:
            self._latest = found
            self._figured.emit(found)

    def _find_first(self, day: str) -> Iterator[None]:
        self.first_found.emit(day, first_of(day, self._catalogue.games()))
        yield

    def _find_moments(self, most: int, guesses: Collection[str]) -> Iterator[None]:
        from tyrus_desktop.figures import own_moments  # Imported late, with numpy.

        reviews, games, found = self._reviews(), list(self._catalogue.games()), []
        for some in own_moments.moments(games, reviews, most) if reviews else ():
            found += some
            yield
        found += own_moments.guesses(games, guesses)
        read: dict[str, Record] = {}
        for entry in {each.entry.identity: each.entry for each in found}.values():
            with suppress(OSError, record.RecordError):  # Then they have no picture.
                read[entry.identity] = record_files.read(self.folder / entry.name)
            yield
        self.moments_found.emit(tuple(found), read)

    def _reviews(self) -> Reviews | None:
        if self.reviews_path is None or not self.reviews_path.exists():
            return None
        from tyrus_desktop.library.reviews import Reviews
        from tyrus_desktop.review import VERSION

        return Reviews(self.reviews_path, VERSION)

    def _forget_labels(self) -> None:
        self._labels.forget()
        self._catalogue.forget_labels()
        if self._opened:
            self._publish()

    def _describe(self, names: list[str], changes: Mapping[str, str]) -> None:
        self._read_again(self._write_headers(dict.fromkeys(names, changes)))

    def _write_headers(self, changes_of: Mapping[str, Mapping[str, str]]) -> list[str]:
        """Change all copies, because the list may show any of them; return their names."""
        known = self._catalogue.all
        copies = self._catalogue.files_of(known[name] for name in changes_of if name in known)
        files = {name: copies.get(name, [name]) for name in changes_of}
        for name, changes in changes_of.items():
            problem: OSError | record.RecordError | None = None
            for each in files[name]:
                try:
                    editing.describe(self.folder / each, changes)
                    self.described.emit(self.folder / each, changes)
                except (OSError, record.RecordError) as error:
                    problem = error
            if problem is not None:
                self.failed.emit(name, problem)
        return [*chain.from_iterable(files.values())]

    def _toggle_stars(self, names: list[str]) -> None:
        known = self._catalogue.all
        starred = all(known[name].starred for name in names if name in known)
        self._describe(names, {record.STARRED: "" if starred else "1"})

    def _claim(self, names: list[str], side: Side | None, player: Player) -> None:
        known = self._catalogue.all
        changes = {
            name: changed
            for name in names
            if name in known and (changed := _claiming(known[name], side, player))
        }
        self._read_again(self._write_headers(changes))
        self.claimed.emit(len(changes), side is not None)

    def _delete(self, names: list[str]) -> None:
        known = self._catalogue.all
        chosen = [known[name] for name in names if name in known]
        files = set(chain.from_iterable(self._catalogue.files_of(chosen).values()))
        deletion, problems = editing.delete(self.folder, sorted(files))
        for name, error in problems.items():
            self.failed.emit(name, error)
        self._catalogue.drop(name for name, _ in deletion.moved)
        self._read_again(problems)
        if deletion.moved:
            self._deletions.append(deletion)
            self.undoable.emit(len(self._deletions))
            gone = {entry.game for entry in chosen if entry.name not in problems}
            self.deleted.emit(len(gone))

    def _undo(self) -> None:
        if not self._deletions:
            return
        deletion = self._deletions.pop()
        names, problems = editing.restore(self.folder, deletion)
        for name, error in problems.items():
            self.failed.emit(name, error)
        # Files that are no longer in the bin can never be restored.
        later = {n for n, error in problems.items() if not isinstance(error, FileNotFoundError)}
        if left := tuple(each for each in deletion.moved if each[0] in later):
            self._deletions.append(editing.Deletion(left))
        self.undoable.emit(len(self._deletions))
        self._read_again(names)
        known = self._catalogue.all
        if back := {known[name].game for name in names if name in known}:
            self.restored.emit(len(back), names)

    def _find(self, game: str) -> Iterator[None]:
        self.found.emit(game, self._catalogue.find(game))
        yield

    def _import(
        self,
        found: Iterable[tuple[str, Found | exchange.ArchiveError]],
        count: Callable[[], int],
    ) -> Steps:
        importer = importing.Importer(self.folder, self._catalogue.known())
        yield from self._save_found(importer, found, count())
        self._publish_change()
        self.imported.emit(importer.done)

    def _save_found(
        self,
        importer: importing.Importer,
        found: Iterable[tuple[str, Found | exchange.ArchiveError]],
        count: int,
    ) -> Steps:
        try:
            for number, saved in enumerate(importer.steps(found)):
                self._catalogue.put_written(saved)
                yield min(1.0, number / max(1, count))
        except exchange.Cancelled:
            importer.done.cancelled = True

    def _back_up(self, target: Path, settings: Mapping[str, str]) -> Steps:
        games, reviews = self._catalogue.games(), self._reviews()
        kept = backup.Backup(
            settings=settings,
            progress=progress.glance(self.progress_path),
            reviews=tuple(reviews.all()) if reviews else (),
            version=reviews.version if reviews else 0,
        )
        done, stopped = 0, None
        try:
            for _ in backup.write(self.folder, games, target, kept):
                done += 1
                yield done / len(games)
        except (OSError, record.RecordError, exchange.ArchiveError, exchange.Cancelled) as error:
            done, stopped = 0, (target.name, error)
        left_out = sum(not each.readable for each in games)
        self.backed_up.emit(done, left_out, target.name, stopped)

    def _bring_back(self, path: Path) -> Steps:
        kept = backup.read(path)
        importer = importing.Importer(
            self.folder,
            self._catalogue.known(),
            kept.own,
            profiles.Profiles.of(kept.progress).first,
        )
        trouble = self._bring_back_progress(kept)  # The games name its profiles.
        yield from self._save_found(importer, exchange.found_in_all([path]), exchange.count([path]))
        done, changed = importer.done, list[str]()
        try:
            for name, game in () if done.cancelled else done.found.items():
                entry = self._catalogue.all.get(name)  # It may have been deleted meanwhile.
                if entry and (missing := backup.owners_missing(entry, game)):
                    changed += self._write_headers({name: missing})
                yield 1.0
        except exchange.Cancelled:
            done.cancelled = True
        self._read_again(changed)
        whole = not (done.cancelled or done.stopped)
        self.brought_back.emit(done, kept.settings if whole else {}, trouble)

    def _bring_back_progress(self, kept: backup.Backup) -> Exception | None:
        """Restore progress and reviews; return why the progress could not be changed, or None."""
        from tyrus_desktop.library.reviews import Reviews
        from tyrus_desktop.review import VERSION

        if kept.version == VERSION:
            Reviews(self.reviews_path, VERSION).add_missing(kept.reviews)
        try:
            progress.change(self.progress_path, lambda found: profiles.merge(found, kept.progress))
        except progress.TROUBLE as error:
            return error
        return None

    @property
    def progress_path(self) -> Path:
        """The file of what can't be made again, beside the folder of games."""
        return self.folder.with_name(progress.FILE)

    def _export(self, names: list[str], target: Path, write: exchange.Export) -> Steps:
        done = running = 0
        reading = ""
        stopped: tuple[str, Failure | exchange.Cancelled] | None = None

        def read(path: Path) -> Record:
            nonlocal reading
            reading = path.name
            game = record_files.read(path)
            reading = ""
            return game

        try:
            for written in write(self.folder, names, target, read):
                done += 1
                running += not written.over
                yield done / len(names)
        except (OSError, record.RecordError, exchange.ArchiveError, exchange.Cancelled) as error:
            stopped = (reading or target.name, error)
        if stopped is not None and write is not exchange.export_files:
            done = running = 0  # Nothing was written.
        left_out = 0 if stopped else len(names) - done
        self.exported.emit(done, running, left_out, target.name, stopped)

    def _share(self, name: str) -> None:
        game = record_files.read(self.folder / name)
        if not game.over:
            raise locks.in_use(name)
        self.shared.emit(game)

    def _save(self, path: Path, data: bytes) -> None:
        whole_files.write_for_user(path, data)
        self.saved.emit(path.name)


def _claiming(entry: Entry, side: Side | None, player: Player) -> dict[str, str]:
    """Return the headers that give this side of a game alone to a profile; none if it stays.

    Args:
        entry: The game.
        side: The side; None for neither.
        player: Whose profile it is.
    """
    profile, mine = player.profile, player.mine
    persons = [each for each in Side if not record.is_computer(entry.headers, each)]
    if entry.study or (side and side not in persons):
        return {}
    before = {each: entry.profiles[each] for each in persons}
    chosen = {each: "" if was in mine and each is not side else was for each, was in before.items()}
    if side and before[side] not in mine:
        chosen[side] = profile
    if chosen == before:
        return {}
    return {record.profile_header(s): each or record.NOBODY for s, each in chosen.items()}
