"""A thread that processes files in slices, and drops some work when it ends.

Other requests are handled between two slices. At the end, short changes are finished. Reading is
dropped, because it can be repeated. So are imports and exports; the user is asked before (see
`transferring`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.file_thread import FileThread
from tyrus_desktop.library import exchange

SLICE_S, PERCENT = 0.03, 0.01

Steps = Generator[float, None, None]
"""An import or export in steps, each of which yields the share that is done, from 0 to 1."""


class SlicedThread(FileThread):
    """At the end, finishes requests from `_submit` and drops those from `_submit_reading`."""

    transferring_changed = Signal()
    transferred = Signal(float)  # the share of an import or export that is done, from 0 to 1

    def __init__(self, name: str, path: Path, parent: QObject | None = None) -> None:
        super().__init__(name, path, parent)
        self._ending = Event()
        self._begun = 0  # Written only by the window's thread.
        self._cancelled = 0  # Written only by the window's thread.
        self._ended = 0  # Written only by this thread.

    @property
    def transferring(self) -> bool:
        """Whether an import or export is running."""
        return self._begun > self._ended

    def cancel(self) -> None:
        """End all imports and exports that have begun or wait; each still reports its result."""
        self._cancelled = self._begun

    def close(self) -> bool:
        self._ending.set()
        return super().close()

    def _submit_reading(self, name: str, work: Callable[..., None], *args: Any) -> None:
        self._submit(name, self._unless_ending, work, *args)

    def _unless_ending(self, work: Callable[..., None], *args: Any) -> None:
        if not self._ending.is_set():
            work(*args)

    def _transfer(self, steps: Steps) -> Iterator[None]:
        """Register an import or export with `transferring`; `cancel` throws `Cancelled` into it."""
        self._begun += 1
        self.transferring_changed.emit()
        return self._until_ended(steps, self._begun)

    def _until_ended(self, steps: Steps, number: int) -> Iterator[None]:
        reported = -1.0
        try:
            for share in steps:
                if number <= self._cancelled:
                    with suppress(StopIteration):
                        steps.throw(exchange.Cancelled())
                    deque(steps, maxlen=0)  # It still reports its result.
                    return
                if share - reported >= PERCENT:
                    reported = share
                    self.transferred.emit(share)
                yield
        finally:
            self._ended += 1
            self.transferring_changed.emit()

    def _start(self, name: str, steps: Iterator[None]) -> None:
        self._submit(name, self._go_on, name, steps)

    def _go_on(self, name: str, steps: Iterator[None]) -> None:
        """Process one slice of some work, and queue the next slice."""
        end = monotonic() + SLICE_S
        if self._ending.is_set():
            return
        for _ in steps:
            if self._ending.is_set():
                return
            if monotonic() > end:
                self._start(name, steps)
                return
