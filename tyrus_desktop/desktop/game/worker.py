"""A thread for work that takes long and may be abandoned: players, help and reviews.

It is a Python daemon thread, so that work that never returns can be left behind at the next game or
at exit; a QThread would have to be waited for. Files have a `FileThread`, which ends what it began.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Event, Thread

from PySide6.QtCore import QObject, Signal, SignalInstance

from tyrus_desktop.desktop import process

JOIN_S = 0.5


class Job:
    """Some work, until it is cancelled."""

    def __init__(
        self, work: Callable[[Job], object], fail: Callable[[], object], reported: SignalInstance
    ) -> None:
        self.work, self.fail, self._reported = work, fail, reported
        self._cancelled, self._going = Event(), Event()
        self._going.set()

    @property
    def cancelled(self) -> bool:
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Let nobody hear of this work any more; it ends where it next asks."""
        self._cancelled.set()
        self._going.set()

    def pause(self, *, paused: bool) -> None:
        """Let the work wait, where it next asks, while `paused`."""
        (self._going.clear if paused else self._going.set)()

    def stop(self) -> bool:
        """In the thread: wait while the work is paused; return whether it is cancelled."""
        self._going.wait()
        return self.cancelled

    def tell(self, hear: Callable[..., object], *found: object) -> None:
        """In the thread: call `hear` in the window's thread, unless it is cancelled before that."""
        if not self.cancelled:  # Afterwards the worker may have been deleted.
            self._reported.emit(self, partial(hear, *found))


class Worker(QObject):
    """Does one job after another in a thread."""

    _reported = Signal(object, object)  # Job, what to call

    def __init__(
        self, name: str, failure: str, parent: QObject | None = None, *, favours_others: bool = True
    ) -> None:
        """Make a worker, whose thread begins with its first job.

        Args:
            name: The name of the thread.
            failure: What the log says when a job raises an error.
            parent: The parent.
            favours_others: Whether the thread has a lower priority.
        """
        super().__init__(parent)
        self._name, self._failure, self._favours_others = name, failure, favours_others
        self._jobs: SimpleQueue[Job | None] | None = None
        self._thread: Thread | None = None
        self._reported.connect(self._hear)

    @property
    def started(self) -> bool:
        """Whether there was a job."""
        return self._thread is not None

    def ask(self, work: Callable[[Job], object], fail: Callable[[], object] = lambda: None) -> Job:
        """Do some work once all earlier jobs are done.

        Args:
            work: Called in the thread with its job, by which it tells what it finds.
            fail: Called in the window's thread if the work raises an error.
        """
        if self._jobs is None:
            self._jobs = SimpleQueue()
            self._thread = Thread(
                target=self._run, args=(self._jobs,), name=self._name, daemon=True
            )
            self._thread.start()
        job = Job(work, fail, self._reported)
        self._jobs.put(job)
        return job

    def leave(self) -> None:
        """End the thread once its jobs are done; later jobs get a new one."""
        if self._jobs is not None:
            self._jobs.put(None)
            self._jobs = None

    def close(self) -> None:
        """End the thread, unless it is in the middle of a long step; first cancel its jobs."""
        self.leave()
        if self._thread is not None:
            self._thread.join(JOIN_S)

    def _hear(self, job: Job, hear: Callable[[], object]) -> None:
        if not job.cancelled:
            hear()

    def _run(self, jobs: SimpleQueue[Job | None]) -> None:
        if self._favours_others:
            process.favour_others()
        while (job := jobs.get()) is not None:
            if job.cancelled:
                continue
            try:
                job.work(job)
            except (Exception, SystemExit):
                logging.getLogger(__name__).exception(self._failure)
                job.tell(job.fail)
