"""Reviews one finished game at a time, in a thread of its own with a low priority.

The bridge says when: never before the end of the game has been shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.worker import Job, Worker
from tyrus_desktop.engine.record import (
    GIVEN_UP_BY,
    Record,
    identity,
    is_computer,
    never_judged,
    player_header,
)
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.reviews import Reviews

if TYPE_CHECKING:  # Imported in the thread, because they import numpy.
    from tyrus_desktop.review.findings import Findings

TOLD_S = 0.25
"""The least time between two reports of the thread, in seconds."""


class Reviewer(QObject):
    """The review of the game that it follows; `changed` is emitted when more is known.

    Attributes:
        findings: What the review says so far; None before it says anything, and without a game.
        share: The share of the work that is done, 0..1.
        thorough: Whether that work is a thorough review, until whose end `findings` stay.
        failed: Whether the review failed; the error is in the log.
    """

    changed = Signal()

    def __init__(self, cache: Reviews, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: Findings | None = None
        self.share = 0.0
        self.thorough = self.failed = False
        self.get_level: Callable[[], str | None] = lambda: None
        """Returns the key of the user's level; called in the thread. A game that was reviewed
        before keeps the level that it was reviewed at."""
        self._cache = cache
        self._work: _Work | None = None
        self._job: Job | None = None
        self._worker = Worker("reviewer", "The review failed.", self)

    def follow(self, record: Record) -> None:
        """Review a game that is over, or go on with its review; forget any other.

        Args:
            record: The game. For a running game, or a study of one, nothing is done.
        """
        if not record.over or never_judged(record.headers):
            return
        if self._work is not None and self._work.subject == subject(record):
            self.pause(paused=False)
            return
        self.forget()
        self._begin(_Work(self, self._cache, record, thorough=False))

    def deepen(self) -> None:
        """Review the same game thoroughly."""
        if self._work is not None and not self.thorough:
            self.thorough, self.failed = True, False
            self._begin(_Work(self, self._cache, self._work.record, thorough=True))

    def pause(self, *, paused: bool) -> None:
        """Stop between two steps while `paused`, and go on later."""
        if self._job is not None:
            self._job.pause(paused=paused)

    def forget(self) -> None:
        """Cancel the review, and forget what it said."""
        if self._work is None:
            return
        self._cancel()
        self._work, self.findings, self.share = None, None, 0.0
        self.thorough = self.failed = False
        self.changed.emit()

    def close(self) -> None:
        """End the thread, unless it is in the middle of a long step."""
        self._cancel()
        self._worker.close()

    def _begin(self, work: _Work) -> None:
        self._cancel()
        self._work, self.share = work, 0.0
        self._job = self._worker.ask(work.run, self._fail)
        self._worker.leave()  # The next review does not wait for a long step of this one.
        self.changed.emit()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def take(self, share: float, findings: Findings | None, *, thorough: bool) -> None:
        """Take what the work has found, if anything is new."""
        self.share, self.thorough = share, thorough
        self.findings = findings or self.findings
        self.changed.emit()

    def _fail(self) -> None:
        self.share, self.failed = 1.0, True
        self.changed.emit()


class _Work:
    """One review, in the thread."""

    _job: Job

    def __init__(
        self, reviewer: Reviewer, cache: Reviews, record: Record, *, thorough: bool
    ) -> None:
        self.record, self.subject, self.thorough = record, subject(record), thorough
        self._level: str | None = None
        self._reviewer, self._cache = reviewer, cache

    def run(self, job: Job) -> None:
        """Review the game, or find a review that was kept."""
        self._job = job
        try:
            self._review()
        finally:
            process.return_memory()

    def _review(self) -> None:
        with process.collector_paused():  # As for the computer player's thread.
            from tyrus_desktop.review.effort import QUICK, THOROUGH
            from tyrus_desktop.review.review import Review

            effort = THOROUGH if self.thorough else QUICK
            if self._cached(effort.truths, THOROUGH.truths):
                return
            review = Review(self.record, effort=effort, level=self._level or self._users_level())
        reported = 0.0
        for share in review.steps():
            if self._job.stop():
                return
            if share < 1 and monotonic() > reported + TOLD_S:
                self._tell(share, None if self.thorough else review.findings())
                reported = monotonic()
        self._keep(review.findings(), effort.truths)

    def _cached(self, effort: int, most: int) -> bool:
        """Tell a review that has been kept, if one of this effort has."""
        from tyrus_desktop.review import stored

        kept = self._cache.get(*self.subject)
        if kept is None:
            return False
        findings = stored.read(kept[0])
        if findings is None or not stored.fits(findings, self.record):
            return False
        self._level = findings.level
        if kept[1] < effort:
            return False
        self.thorough = kept[1] >= most
        self._tell(1, findings)
        return True

    def _users_level(self) -> str | None:
        """Return the user's level for a game against the computer, if it is known."""
        computer = any(is_computer(self.record.headers, side) for side in Side)
        return self._reviewer.get_level() if computer else None

    def _keep(self, findings: Findings, effort: int) -> None:
        from tyrus_desktop.review import stored

        rows = stored.written(findings.rows)
        self._cache.put(*self.subject, effort, stored.written(findings), rows)
        self._tell(1, findings)

    def _tell(self, share: float, findings: Findings | None) -> None:
        self._job.tell(partial(self._reviewer.take, thorough=self.thorough), share, findings)


def subject(record: Record) -> tuple[str, str]:
    """Return a game's identity, and what else of it its review depends on."""
    names = (GIVEN_UP_BY, *map(player_header, Side))
    return identity(record), "; ".join(record.headers.get(name, "") for name in names)
