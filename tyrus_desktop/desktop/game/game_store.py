"""Writes and reads games in a thread of its own, so that the window never waits for the disk."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop.game.file_thread import FileThread
from tyrus_desktop.engine.record import SEAL, Record, RecordError
from tyrus_desktop.library import record_files, whole_files
from tyrus_desktop.library.journal import CopyOfRunningGame, Journal
from tyrus_desktop.library.open_games import GameFile, OpenGames
from tyrus_desktop.library.sweep import sweep

RETRY_MS = 3000
"""How long after a failed write what is pending is tried again."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A request to bring a game to the table, which the disk may answer late.

    `begun` is how many games had been begun here by then; `instead_of` is the file of the game that
    is to be replaced, if no other may be.
    """

    begun: int
    instead_of: GameFile | None = None


class GameStore(FileThread):
    """Writes, reads and looks for records, in the order asked.

    Every answer comes as a signal. `failed` carries the file's name and the `OSError` (`EBUSY` for
    a game that another program plays) or `RecordError`. `save_failed` carries the `OSError` of the
    running game, once as long as the reason stays the same. What could not be written is pending:
    it is tried again with every later write, every `RETRY_MS`, and at the end.
    """

    unfinished_found = Signal(object, object)  # Path, Record; None for none
    opened = Signal(object, object, object, object)  # GameFile, Record, the salt, `request`
    saved = Signal(object)  # Path
    written = Signal(int)  # the ticket of a write that is done, or that has failed
    save_failed = Signal(object)
    overdue = Signal()  # the disk has not answered for too long
    pending_changed = Signal()  # `has_pending` has changed
    _write_failed = Signal()
    _noted = Signal()  # What is pending, or which write was the last, may have changed.

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__("game store", parent)
        self._journal = Journal(folder)
        self._open_games = OpenGames(folder)
        self._tickets = count(1)
        self._reported: tuple[GameFile, int | None] | None = None
        self._pending: Mapping[GameFile, Record] = {}
        self._finished = 0  # The ticket of the last write; set by the thread alone.
        self._overdue = 0  # That of the last one for which nobody waits any more.
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._write_failed.connect(self._start_retry)
        self._told_pending = False
        self._noted.connect(self._tell_pending)

    @property
    def folder(self) -> Path:
        return self._journal.folder

    @property
    def has_pending(self) -> bool:
        """Whether a game could not be written yet, as far as has been tried."""
        return bool(self._pending) or self._overdue > self._finished

    def save(self, file: GameFile, game: Record) -> int:
        """Write a game; return the ticket that `written` will carry."""
        ticket = next(self._tickets)
        self._submit("", self._save, file, game, ticket)
        return ticket

    def discard(self, file: GameFile) -> None:
        """Remove a game of which nothing is to be kept; it may be written again."""
        self._submit(file.path.name if file.path else "", self._discard, file)

    def report_overdue(self, ticket: int) -> None:
        """Emit `overdue` for a write that takes too long, once until one is done."""
        told = self._overdue > self._finished
        self._overdue = ticket
        if not told and ticket > self._finished:
            self.overdue.emit()
        self._tell_pending()

    def save_copy(self, path: Path, game: Record) -> None:
        """Write a game where the user wants it, and say so.

        `failed` carries `CopyOfRunningGame` for one that goes on, in the user's own folder.
        """
        self._submit(path.name, self._write_copy, path, game)

    def open(self, path: Path, request: OpenRequest) -> None:
        """Read a game; one of the user's own folder that is running is locked until `release`.

        `opened` carries the `request` back: after a slow disk the game may not be wanted any more.
        """
        self._submit(path.name, self._open, path, request)

    def release(self, file: GameFile) -> None:
        """Let other programs play a game, once all of it is written and nobody here has it open."""
        self._submit("", self._release, file)

    def end(self, file: GameFile) -> None:
        """Let other programs have a game that is over: its end has been shown here."""
        self._submit("", self._end_game, file)

    def look_for_unfinished(self, *, report_damage: bool = True) -> None:
        """Look for a game that was left, and clear away what killed programs left."""
        self._submit("", self._find_unfinished, report_damage)

    def close(self) -> bool:
        """Finish what was asked, then end the thread; False if the disk does not answer."""
        self._queue.submit(self._flush_pending)
        if not self._end():
            return False
        self._pending = {}
        self._open_games.close_all()
        return True

    def _save(self, file: GameFile, game: Record, ticket: int) -> None:
        try:
            error = self._flush({**self._pending, file: game}, ticket).get(file)
            trouble = None if error is None else (file, error.errno)
            if error is not None and trouble != self._reported:
                self.save_failed.emit(error)
            self._reported = trouble
        finally:
            self.written.emit(ticket)

    def _discard(self, file: GameFile) -> None:
        due = {each: game for each, game in self._pending.items() if each is not file}
        self._flush(due, self._finished)
        if file.path is not None:
            file.path.unlink(missing_ok=True)

    def _tell_pending(self) -> None:
        """In the window's thread alone: a write may end just while it is said to take too long."""
        if self._told_pending != self.has_pending:
            self._told_pending = not self._told_pending
            self.pending_changed.emit()

    def _start_retry(self) -> None:
        self._retry.start()

    def _try_again(self) -> None:
        if self._pending:
            self._submit("", self._flush_pending)

    def _flush_pending(self) -> None:
        self._flush(self._pending, self._finished)

    def _flush(self, due: Mapping[GameFile, Record], ticket: int) -> dict[GameFile, OSError]:
        """Write these games; return the reasons for those that are pending again."""
        errors: dict[GameFile, OSError] = {}
        left = dict(due)
        try:
            for file, game in due.items():
                try:
                    self._journal.keep(self._open_games.path_of(file, game), game)
                    file.kept = game
                    del left[file]
                    if file.users == 0:
                        self._open_games.close(file)
                    elif game.over and file.shown:
                        self._open_games.unlock(file)
                except OSError as error:
                    errors[file] = error
        finally:  # An unexpected error leaves games pending too.
            self._pending, self._finished = left, ticket
            self._noted.emit()
        if errors:
            self._write_failed.emit()
        return errors

    def _write_copy(self, path: Path, game: Record) -> None:
        if not game.over and self._open_games.is_own(whole_files.behind_link(path)):
            raise CopyOfRunningGame
        record_files.write_copy(path, game)
        self.saved.emit(path)

    def _open(self, path: Path, request: OpenRequest) -> None:
        """Lock a game before it is read: what another program has written is all there then."""
        path = self.folder / path.name if self._open_games.is_own(path) else path
        file = GameFile()
        try:
            self._open_games.lock_game(file, self._read(path))
            file, game = self._open_games.take(file, self._foremost(path), self._read)
        except (OSError, RecordError):
            self._open_games.close(file)
            raise
        self.opened.emit(file, game, self._journal.salt(game), request)

    def _read(self, path: Path) -> Record:
        """Read a game, or what of it could not be written yet."""
        return self._unwritten.get(path) or record_files.read(path)

    @property
    def _unwritten(self) -> Mapping[Path, Record]:
        return {file.path: game for file, game in self._pending.items() if file.path}

    def _foremost(self, path: Path) -> Path:
        """Return the file to open where a path leads to a running game or to a copy of one."""
        game = self._read(path)
        # What has no seal may be one of several studies, or of games written by hand.
        if game.over or (self._journal.has(path) and SEAL not in game.headers):
            return path
        return self._journal.foremost(path, game, self._unwritten)

    def _release(self, file: GameFile) -> None:
        file.users -= 1
        # What is pending stays locked until it is written.
        if file.users == 0 and file not in self._pending:
            self._open_games.close(file)

    def _end_game(self, file: GameFile) -> None:
        file.shown = True
        if file not in self._pending:
            self._open_games.unlock(file)

    def _find_unfinished(self, report_damage: bool) -> None:
        with suppress(OSError):  # Where games can't be kept, the start of one says so.
            self.folder.mkdir(parents=True, exist_ok=True)
        sweep(self.folder)
        if report_damage:
            self._report_damage(self._journal.newest())
        self.unfinished_found.emit(*(self._journal.unfinished() or (None, None)))

    def _report_damage(self, newest: Path | None) -> None:
        """The game played last is missed if it can't be read; older ones lie where they are."""
        if newest is not None:
            try:
                record_files.read(newest)
            except (OSError, RecordError) as error:
                self.failed.emit(newest.name, error)
