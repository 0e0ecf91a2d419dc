"""Reviews one finished game at a time, in a thread of its own with a low priority.

The bridge says when: never before the end of the game has been shown. The thread is a Python daemon
thread, like the computer player's, so that it can be abandoned at exit.
"""

from __future__ import annotations

import logging
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.engine.record import CHARACTER, GIVEN_UP_BY, Record, identity, player_header
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:  # Imported in the thread, because they import numpy.
    from tyrus_desktop.review.findings import Findings

TOLD_S = 0.25
"""The least time between two reports of the thread, in seconds."""
JOIN_S = 0.5


class Reviewer(QObject):
    """The review of the game that it follows; `changed` is emitted when more is known.

    Attributes:
        findings: What the review says so far; None before it says anything, and without a game.
        share: The share of the work that is done, 0..1.
        failed: Whether the review failed; the error is in the log.
    """

    changed = Signal()
    _told = Signal(object, object)  # the _Work, and its Findings; None if it failed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: Findings | None = None
        self.share = 0.0
        self.failed = False
        self._work: _Work | None = None
        self._told.connect(self._take)

    def follow(self, record: Record) -> None:
        """Review a game that is over, or go on with its review; forget any other.

        Args:
            record: The game. A running game is never reviewed; nothing is done for it.
        """
        key = subject(record)
        if not record.over or (self._work is not None and self._work.key == key):
            self.pause(paused=not record.over)
            return
        self.forget()
        self._work = _Work(self, record, key)
        self._work.start()

    def pause(self, *, paused: bool) -> None:
        """Stop between two steps while `paused`, and go on later."""
        if self._work is not None:
            self._work.pause(paused=paused)

    def forget(self) -> None:
        """Cancel the review, and forget what it said."""
        if self._work is None:
            return
        self._work.end()
        self._work, self.findings, self.share, self.failed = None, None, 0.0, False
        self.changed.emit()

    def close(self) -> None:
        """End the thread, unless it is in the middle of a long step."""
        if self._work is not None:
            self._work.end()
            self._work.join(JOIN_S)

    def _take(self, work: _Work, findings: Findings | None) -> None:
        if work is not self._work:
            return
        if findings is None:
            self.failed = True
        else:
            self.findings, self.share = findings, findings.done
        self.changed.emit()


class _Work:
    """One review and its thread."""

    def __init__(self, reviewer: Reviewer, record: Record, key: tuple[str, ...]) -> None:
        process.limit_numpy_threads()
        self.key = key
        self._reviewer = reviewer
        self._record = record
        self._going, self._ended = Event(), Event()
        self._going.set()
        self._thread = Thread(target=self._run, name="reviewer", daemon=True)
        self.start, self.join = self._thread.start, self._thread.join

    def pause(self, *, paused: bool) -> None:
        (self._going.clear if paused else self._going.set)()

    def end(self) -> None:
        self._ended.set()
        self._going.set()

    def _run(self) -> None:
        process.favour_others()
        try:
            self._review()
        except (Exception, SystemExit):
            logging.getLogger(__name__).exception("The review failed.")
            self._tell(None)

    def _review(self) -> None:
        with process.collector_paused():  # As for the computer player's thread.
            from tyrus_desktop.review.review import Review

            review = Review(self._record)
        told = 0.0
        for share in review.steps():
            self._going.wait()
            if self._ended.is_set():
                return
            if share == 1 or monotonic() > told + TOLD_S:
                self._tell(review.findings())
                told = monotonic()

    def _tell(self, findings: Findings | None) -> None:
        if not self._ended.is_set():  # Afterwards the reviewer may have been deleted.
            self._reviewer._told.emit(self, findings)  # noqa: SLF001


def subject(record: Record) -> tuple[str, ...]:
    """Return all of a record that its review depends on."""
    names = (GIVEN_UP_BY, CHARACTER, *map(player_header, Side))
    return identity(record), *(record.headers.get(name, "") for name in names)
