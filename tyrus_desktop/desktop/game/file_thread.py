"""A thread that works on files in the order asked, and reports what fails as signals."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.engine.record import RecordError
from tyrus_desktop.library.exchange import ArchiveError

Failure = OSError | RecordError | ArchiveError
"""What may happen to any file."""


SHUTDOWN_S = 10.0
"""How long the end of the program waits for the disk."""


class FileThread(QObject):
    """`failed` carries the name of a file and what is wrong with it.

    An error that nobody expected is raised in the thread of this object, where it is told and
    logged like any other.
    """

    failed = Signal(str, object)
    _failed_unexpectedly = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._failed_unexpectedly.connect(self._raise)
        self._queue = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until all that was asked for is done, or has begun; raises `TimeoutError`.

        Once the thread has ended, there is nothing to wait for: a session of the desktop may end
        while the program does.
        """
        with suppress(RuntimeError):
            self._queue.submit(lambda: None).result(seconds)

    def _end(self) -> bool:
        """Finish what was asked, then end the thread; False if the disk does not answer."""
        try:
            self.wait(SHUTDOWN_S)
        except TimeoutError:
            self._queue.shutdown(wait=False, cancel_futures=True)
            return False
        self._queue.shutdown()
        return True

    def _submit(self, name: str, work: Callable[..., None], *args: Any) -> None:
        """Do some work in the thread; `name` stands for its file if it fails.

        Once the program has ended nothing is done: an answer of one thread may ask another late.
        """
        with suppress(RuntimeError):
            future = self._queue.submit(work, *args)
            future.add_done_callback(lambda done: self._report(name, done))

    def _report(self, name: str, done: Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if isinstance(error, Failure):
            self.failed.emit(name, error)
        elif error is not None:
            self._failed_unexpectedly.emit(error)

    def _raise(self, error: BaseException) -> None:
        raise error
