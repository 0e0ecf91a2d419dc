"""A thread that handles file requests in order, and reports errors as signals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.engine import record
from tyrus_desktop.library import exchange

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

    Failure = OSError | record.RecordError | exchange.ArchiveError
    """Errors that any file may cause."""

SHUTDOWN_S = 10.0
"""How long the program waits for the disk when it ends."""


class FileThread(QObject):
    """A thread with a queue; `failed` carries the name of what it was about, and the error.

    An error ends its own job and no other. Unexpected errors are raised in the thread of this
    object, where they are reported and logged.
    """

    failed = Signal(str, object)
    _failed_unexpectedly = Signal(object)

    def __init__(self, name: str, path: Path, parent: QObject | None = None) -> None:
        """Make the thread.

        Args:
            name: The name of the thread.
            path: The file or folder that jobs without a name are about.
            parent: The parent.
        """
        super().__init__(parent)
        self._failed_unexpectedly.connect(self._raise)
        self._name, self._about = name, path.name

    @cached_property
    def _queue(self) -> ThreadPoolExecutor:
        # Imported late, since the first picture doesn't need it.
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(max_workers=1, thread_name_prefix=self._name)

    @property
    def started(self) -> bool:
        """Whether there was any request."""
        return "_queue" in vars(self)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until all requests so far are done or begun; raises `TimeoutError`.

        Returns at once if the thread has ended, as it does when the desktop session ends.
        """
        with suppress(RuntimeError):
            self._queue.submit(lambda: None).result(seconds)

    def close(self) -> bool:
        """Finish all requests, then end the thread; False if the disk does not answer."""
        try:
            self.wait(SHUTDOWN_S)
        except TimeoutError:
            self._queue.shutdown(wait=False, cancel_futures=True)
            return False
        self._queue.shutdown()
        return True

    def _submit(self, name: str, work: Callable[..., None], *args: Any) -> None:
        """Run some work in the thread; `failed` carries `name`, if there is one, when it fails.

        Does nothing once the thread has ended, since another thread's answer may come late.
        """
        with suppress(RuntimeError):
            future = self._queue.submit(work, *args)
            future.add_done_callback(lambda done: self._report(name, done))

    def _report(self, name: str, done: Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if error is not None:
            self._tell(name, error)

    @contextmanager
    def _apart(self, name: str) -> Iterator[None]:
        """In the thread: an error ends this part of a job, which goes on, and is reported."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - as for a job of its own.
            self._tell(name, error)

    def _tell(self, name: str, error: BaseException) -> None:
        if isinstance(error, OSError | record.RecordError | exchange.ArchiveError):
            self.failed.emit(name or self._about, error)
        else:
            self._failed_unexpectedly.emit(error)

    def _raise(self, error: BaseException) -> None:
        raise error
