"""Writes and reads games in a thread of its own, so that the window never waits for the disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.engine.record import Record, RecordError
from tyrus_desktop.library import journal
from tyrus_desktop.library.journal import Journal
from tyrus_desktop.library.locks import FileLock

Pending = Mapping[Path, Record]
"""Games that could not be written yet, by path."""


class GameStore(QObject):
    """Writes, reads and looks for records, in the order asked.

    Every answer comes as a signal. `failed` brings the file's name and the `OSError` or
    `RecordError`. `save_failed` brings the `OSError` of the running game, once as long as the
    reason stays the same. What could not be written is pending: it is tried again with every
    later write, and at the end.
    """

    unfinished_found = Signal(object, object, object)  # Path, Record, the salt or None
    opened = Signal(object, object, object)  # Path, Record, the salt or None
    saved = Signal(object)  # Path
    failed = Signal(str, object)
    save_failed = Signal(object)
    pending_changed = Signal()  # `has_pending` has changed

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._journal = Journal(folder)
        self._reserved: list[FileLock] = []
        self._reported: tuple[Path, int | None] | None = None
        self._pending: Pending = {}
        self._queue = ThreadPoolExecutor(max_workers=1, thread_name_prefix="game store")

    @property
    def folder(self) -> Path:
        return self._journal.folder

    @property
    def has_pending(self) -> bool:
        """Whether a game could not be written yet, as far as has been tried."""
        return bool(self._pending)

    def new_path(self) -> Path:
        """Return a file name for a new game; the same one is never returned twice."""
        path, lock = self._journal.reserve(datetime.now().astimezone())
        if lock is not None:
            self._reserved.append(lock)
        return path

    def owns(self, path: Path) -> bool:
        """Whether a file lies in the user's own folder of games."""
        return path.parent == self._journal.folder

    def save(self, path: Path, game: Record) -> None:
        """Write the running game."""
        self._submit(path.name, self._save, path, game)

    def save_copy(self, path: Path, game: Record) -> None:
        """Write a game where the user wants it, and say so."""
        self._submit(path.name, self._write_copy, path, game)

    def open(self, path: Path) -> None:
        self._submit(path.name, self._read, path)

    def look_for_unfinished(self) -> None:
        self._submit("", self._find_unfinished)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until all that was asked for is done; raises `TimeoutError`."""
        self._queue.submit(lambda: None).result(seconds)

    def close(self) -> None:
        """Finish what was asked, then end the thread."""
        self._queue.submit(lambda: self._flush(self._pending))
        self._queue.shutdown(wait=True)
        for lock in self._reserved:
            lock.release()

    def _save(self, path: Path, game: Record) -> None:
        error = self._flush({**self._pending, path: game}).get(path)
        trouble = None if error is None else (path, error.errno)
        if error is not None and trouble != self._reported:
            self.save_failed.emit(error)
        self._reported = trouble

    def _flush(self, due: Pending) -> dict[Path, OSError]:
        """Write these games; return the reasons for those that are pending again."""
        errors: dict[Path, OSError] = {}
        for path, game in due.items():
            try:
                self._journal.keep(path, game)
            except OSError as error:
                errors[path] = error
        before, self._pending = self._pending, {path: due[path] for path in errors}
        if bool(before) != bool(errors):
            self.pending_changed.emit()
        return errors

    def _write_copy(self, path: Path, game: Record) -> None:
        journal.write(path, game)
        self.saved.emit(path)

    def _read(self, path: Path) -> None:
        game = journal.read(path)
        self.opened.emit(path, game, self._journal.salt(game))

    def _find_unfinished(self) -> None:
        with suppress(OSError):  # Where games can't be kept, the first placement says so.
            self.folder.mkdir(parents=True, exist_ok=True)
        self._report_damage(self._journal.newest())
        found = self._journal.unfinished()
        if found is not None:
            self.unfinished_found.emit(*found, self._journal.salt(found[1]))

    def _report_damage(self, newest: Path | None) -> None:
        """The game played last is missed if it can't be read; older ones lie where they are."""
        if newest is not None:
            try:
                journal.read(newest)
            except (OSError, RecordError) as error:
                self.failed.emit(newest.name, error)

    def _submit(self, name: str, work: Callable[..., None], *args: Any) -> None:
        future = self._queue.submit(work, *args)
        future.add_done_callback(lambda done: self._report(name, done))

    def _report(self, name: str, done: Future[None]) -> None:
        error = done.exception()
        if isinstance(error, OSError | RecordError):
            self.failed.emit(name, error)
        elif error is not None:
            raise error
