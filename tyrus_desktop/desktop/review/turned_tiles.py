"""Finds, in a thread of its own, what each tile of one side cost the other when it turned.

Only somebody who asks waits for it: a second for each election, or more.
"""

from __future__ import annotations

import logging
from threading import Event, Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
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
    _told = Signal(object, object)
    """The Event of the thread; one of `found`, or at its end whether it failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: list[tuple[int, TurnedTile]] = []
        self.done = self.failed = False
        self._ended: Event | None = None
        self._told.connect(self._take)

    def find(self, record: Record, findings: Findings, side: Side) -> None:
        """Find what the tiles of the other side cost `side`, in a game whose review is whole."""
        self.forget()
        self._ended = Event()
        work = (record, findings, side, self._ended)
        Thread(target=self._run, args=work, name="turned tiles", daemon=True).start()

    def forget(self) -> None:
        """Stop, and forget what was found."""
        if self._ended is not None:
            self._ended.set()
        self._ended, self.found = None, []
        self.done = self.failed = False

    def _run(self, record: Record, findings: Findings, side: Side, ended: Event) -> None:
        process.favour_others()
        failed = False
        try:
            with process.collector_paused():
                from tyrus_desktop.review.tile_costs import turned
            for election in range(1, len(record.tallies) + 1):
                for tile in turned(record, findings, side, election):
                    if ended.is_set():  # Afterwards this object may have been deleted.
                        return
                    self._told.emit(ended, (election, tile))
        except (Exception, SystemExit):
            logging.getLogger(__name__).exception("The costs of the tiles could not be found.")
            failed = True
        if not ended.is_set():
            self._told.emit(ended, failed)
        process.return_memory()

    def _take(self, ended: Event, told: tuple[int, TurnedTile] | bool) -> None:
        if ended is not self._ended:
            return
        if isinstance(told, bool):
            self.done, self.failed = True, told
        else:
            self.found.append(told)
        self.changed.emit()
