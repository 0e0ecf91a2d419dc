"""Finds, in a thread of its own, what each tile of one side cost the other when it turned.

Only somebody who asks waits for it: a second for each election, or more.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.worker import Job, Worker
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:  # Imported in the thread, because they import numpy.
    from tyrus_desktop.review.findings import Findings
    from tyrus_desktop.review.tile_costs import TurnedTile


class TurnedTiles(QObject):
    """The tiles found so far, in the order in which they turned.

    Attributes:
        found: The elections, from 1, whose tallies turned them, and the tiles.
        done: Whether no more will be found.
        failed: Whether an error ended the search.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: list[tuple[int, TurnedTile]] = []
        self.done = self.failed = False
        self._job: Job | None = None
        self._worker = Worker("turned tiles", "The costs of the tiles could not be found.", self)

    def find(self, record: Record, findings: Findings, side: Side) -> None:
        """Find what the tiles of the other side cost `side`, in a game whose review is whole."""
        self.forget()
        work = partial(self._find, record, findings, side)
        self._job = self._worker.ask(work, partial(self._end, failed=True))
        self._worker.leave()

    def forget(self) -> None:
        """Stop, and forget what was found."""
        if self._job is not None:
            self._job.cancel()
        self._job, self.found = None, []
        self.done = self.failed = False

    def _find(self, record: Record, findings: Findings, side: Side, job: Job) -> None:
        """In the thread: find one tile after another."""
        try:
            with process.collector_paused():
                from tyrus_desktop.review.tile_costs import turned
            for election in range(1, len(record.tallies) + 1):
                for tile in turned(record, findings, side, election):
                    if job.stop():
                        return
                    job.tell(self._take, election, tile)
            job.tell(self._end)
        finally:
            process.return_memory()

    def _take(self, election: int, tile: TurnedTile) -> None:
        self.found.append((election, tile))
        self.changed.emit()

    def _end(self, *, failed: bool = False) -> None:
        self.done, self.failed = True, failed
        self.changed.emit()
