"""Writes and reads games in a thread of its own, so the window never waits for the disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop.game import seats
from tyrus_desktop.desktop.game.file_thread import FileThread
from tyrus_desktop.engine import record
from tyrus_desktop.library import journal, open_games, record_files, sweep, whole_files

if TYPE_CHECKING:
    from tyrus_desktop.engine.record import Record

RETRY_MS = 3000
"""The pause before a failed write is tried again, in milliseconds."""


class GameStore(FileThread):
    """Writes, reads and finds records in the requested order; every answer is a signal.

    `failed` carries the file's name and the `OSError` (`EBUSY` for a game that another program
    plays) or `RecordError`. `save_failed` carries the `OSError` of the running game, once per
    reason. Games that could not be written are pending: they are tried again with every later
    write, every `RETRY_MS`, and at the end.
    """

    unfinished_found = Signal(object, object)  # Path, Record; None for none
    opened = Signal(object, object, object, object)  # GameFile, Record, the salt, `wanted`
    several_found = Signal(object)  # Path of a file with several games
    saved = Signal(object)  # Path
    written = Signal(int)  # the ticket of a write that has succeeded or failed
    ended = Signal()  # a game that is over has been written
    save_failed = Signal(object)  # OSError
    overdue = Signal()  # the disk has not answered for too long
    pending_changed = Signal()
    _write_failed = Signal()
    _flushed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__("game store", folder, parent)
        self.folder = folder
        self._tickets = count(1)
        self._reported: tuple[open_games.GameFile, int | None] | None = None
        self.index_path: Path | None = None
        """The library's index, which knows older unfinished games."""

        self._pending: Mapping[open_games.GameFile, Record] = {}
        self._copied: Record | None = None  # The last copy saved elsewhere.
        self._finished = 0  # The ticket of the last write; set only by the thread.
        self._overdue = 0  # The ticket of the last write that took too long.
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._write_failed.connect(self._start_retry)
        self._reported_pending = False
        self._flushed.connect(self._report_pending)

    # Created in the thread: their modules are imported late.

    @cached_property
    def _journal(self) -> journal.Journal:
        return journal.Journal(self.folder)

    @cached_property
    def _open_games(self) -> open_games.OpenGames:
        return open_games.OpenGames(self.folder, self._next_number)

    def _next_number(self) -> int:
        # Imported late, because it imports sqlite3.
        from tyrus_desktop.library.play_order import next_number

        return next_number(self.folder, self.index_path)

    @property
    def has_pending(self) -> bool:
        """Whether any game that has no copy elsewhere waits to be written after a failure."""
        return self._overdue > self._finished or not all(
            self._copied is not None
            and self._copied.continues(game)
            and self._copied.ended == game.ended
            for game in self._pending.values()
        )

    def save(self, file: open_games.GameFile, game: Record) -> int:
        """Write a game; return the ticket that `written` will carry."""
        ticket = next(self._tickets)
        self._submit("", self._save, file, game, ticket)
        return ticket

    def discard(self, file: open_games.GameFile) -> None:
        """Remove a game's file, which may be written again later."""
        self._submit(file.path.name if file.path else "", self._discard, file)

    def report_overdue(self, ticket: int) -> None:
        """Emit `overdue` if a write takes too long, but only once until a write ends."""
        reported = self._overdue > self._finished
        self._overdue = ticket
        if not reported and ticket > self._finished:
            self.overdue.emit()
        self._report_pending()

    def save_copy(self, path: Path, game: Record) -> None:
        """Write a copy of a game, and emit `saved`.

        `failed` carries `CopyOfRunningGame` for a running game in the user's own folder.
        """
        self._submit(path.name, self._write_copy, path, game)

    def open(self, path: Path, wanted: Callable[[], bool]) -> None:
        """Read a game; a running one in the user's folder is locked until `release`.

        `opened` carries `wanted`, which says whether the game is still wanted after a slow disk.
        """
        self._submit(path.name, self._open, path, wanted)

    def release(self, file: open_games.GameFile) -> None:
        """Unlock a game once it is written and no longer open here."""
        self._submit("", self._release, file)

    def look_for_unfinished(self, *, report_damage: bool = True) -> None:
        """Look for an unfinished game to offer, and delete files left behind by killed programs."""
        self._submit("", self._find_unfinished, report_damage)

    def close(self) -> bool:
        """Finish all requests, then end the thread; False if the disk does not answer."""
        self._queue.submit(self._flush_pending)
        if not super().close():
            return False
        self._pending = {}
        self._open_games.close_all()
        return True

    def _save(self, file: open_games.GameFile, game: Record, ticket: int) -> None:
        try:
            error = self._flush({**self._pending, file: game}, ticket).get(file)
            trouble = None if error is None else (file, error.errno)
            if error is not None and trouble != self._reported:
                self.save_failed.emit(error)
            self._reported = trouble
        finally:
            self.written.emit(ticket)

    def _discard(self, file: open_games.GameFile) -> None:
        due = {each: game for each, game in self._pending.items() if each is not file}
        self._flush(due, self._finished)
        if file.path is not None:
            file.path.unlink(missing_ok=True)

    def _report_pending(self) -> None:
        """Emit `pending_changed` if needed; only in the window's thread, to avoid races."""
        if self._reported_pending != self.has_pending:
            self._reported_pending = not self._reported_pending
            self.pending_changed.emit()

    def _start_retry(self) -> None:
        self._retry.start()

    def _try_again(self) -> None:
        if self._pending:
            self._submit("", self._flush_pending)

    def _flush_pending(self) -> None:
        self._flush(self._pending, self._finished)

    def _flush(
        self, due: Mapping[open_games.GameFile, Record], ticket: int
    ) -> dict[open_games.GameFile, OSError]:
        """Write games; return the errors of the games that are pending again."""
        errors: dict[open_games.GameFile, OSError] = {}
        left = dict(due)
        try:
            for file, game in due.items():
                try:
                    path = self._open_games.path_of(file, game)
                    numbered = file.numbered(game)
                    self._journal.save(path, numbered)
                    file.saved = numbered
                    del left[file]
                    if file.users == 0:
                        self._open_games.close(file)
                    elif game.over:
                        self._open_games.unlock(file)
                    if game.over:
                        self.ended.emit()
                except OSError as error:
                    errors[file] = error
        finally:  # An unexpected error leaves games pending, too.
            self._pending, self._finished = left, ticket
            self._flushed.emit()
        if errors:
            self._write_failed.emit()
        return errors

    def _write_copy(self, path: Path, game: Record) -> None:
        if not game.over and self._open_games.is_own(whole_files.behind_link(path)):
            raise journal.CopyOfRunningGame
        record_files.write_copy(path, game)
        self._copied = game
        self._flushed.emit()
        self.saved.emit(path)

    def _open(self, path: Path, wanted: Callable[[], bool]) -> None:
        """Lock a game before reading it, so that no other program writes it meanwhile."""
        path = self.folder / path.name if self._open_games.is_own(path) else path
        file = open_games.GameFile()
        try:
            found = self._read(path)
            seats.check_players(found, path.name)
            self._open_games.lock_game(file, found)
            file, game = self._open_games.take(file, self._foremost(path), self._read)
        except OSError:
            self._open_games.close(file)
            raise
        except record.RecordError as error:
            self._open_games.close(file)
            if error.fault is not record.Fault.SEVERAL_GAMES:
                raise
            self.several_found.emit(path)
            return
        self.opened.emit(file, game, self._journal.salt(game), wanted)

    def _read(self, path: Path) -> Record:
        """Return a game from the pending games, or else read it from the disk."""
        return self._unwritten.get(path) or record_files.read(path)

    @property
    def _unwritten(self) -> Mapping[Path, Record]:
        return {file.path: game for file, game in self._pending.items() if file.path}

    def _foremost(self, path: Path) -> Path:
        """Return the file to open for a path: see `Journal.foremost`."""
        game = self._read(path)
        # Studies and games written by hand have no seal, so several of them may look the same.
        if game.over or (self._journal.has(path) and record.SEAL not in game.headers):
            return path
        return self._journal.foremost(path, game, self._unwritten)

    def _release(self, file: open_games.GameFile) -> None:
        file.users -= 1
        # A pending game stays locked until it is written.
        if file.users == 0 and file not in self._pending:
            self._open_games.close(file)

    def _find_unfinished(self, report_damage: bool) -> None:
        with suppress(OSError):  # The start of a game reports that it can't be saved.
            self.folder.mkdir(parents=True, exist_ok=True)
        sweep.sweep(self.folder)
        files = list(journal.newest_first(self.folder))
        if report_damage and files:
            self._report_damage(files[0])
        found = self._journal.unfinished(files, self._indexed)
        self.unfinished_found.emit(*(found or (None, None)))

    def _indexed(self) -> set[str]:
        # Imported late, because it imports sqlite3.
        from tyrus_desktop.library.index import running_games

        return running_games(self.index_path)

    def _report_damage(self, newest: Path) -> None:
        """Report the last played game if it can't be read, since its player would miss it."""
        try:
            record_files.read(newest)
        except (OSError, record.RecordError) as error:
            self.failed.emit(newest.name, error)
