"""A thread for files that does long work in slices, and what of its work is dropped at the end.

Between two slices other requests get their turn. At the end what was asked for and is short is
finished. What is only read will be read again, so it is dropped; so is long work, of which the user
is asked first: `transferring`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.file_thread import FileThread

SLICE_S = 0.03


class SlicedThread(FileThread):
    """Requests for `_submit` are finished at the end, those for `_submit_reading` are dropped."""

    transferring_changed = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(name, parent)
        self._ending = Event()
        self._begun = 0  # Written by the window's thread alone.
        self._ended = 0  # Written by this thread alone.

    @property
    def transferring(self) -> bool:
        """Whether long work is under way that the user asked for."""
        return self._begun > self._ended

    def _end(self) -> bool:
        self._ending.set()
        return super()._end()

    def _submit_reading(self, name: str, work: Callable[..., None], *args: Any) -> None:
        self._submit(name, self._unless_ending, work, *args)

    def _unless_ending(self, work: Callable[..., None], *args: Any) -> None:
        if not self._ending.is_set():
            work(*args)

    def _transfer(self, steps: Iterator[None]) -> Iterator[None]:
        """Return long work that the user asks for now, so that `transferring` knows of it."""
        self._begun += 1
        self.transferring_changed.emit()
        return self._until_ended(steps)

    def _until_ended(self, steps: Iterator[None]) -> Iterator[None]:
        try:
            yield from steps
        finally:
            self._ended += 1
            self.transferring_changed.emit()

    def _start(self, name: str, steps: Iterator[None]) -> None:
        self._submit(name, self._go_on, name, steps)

    def _go_on(self, name: str, steps: Iterator[None]) -> None:
        """Do one slice of some work, and line up for the next."""
        end = monotonic() + SLICE_S
        if self._ending.is_set():
            return
        for _ in steps:
            if self._ending.is_set():
                return
            if monotonic() > end:
                self._start(name, steps)
                return
