"""Worker processes for long computations, which stop promptly and never outlive their parent.

`concurrent.futures` does not suffice: its workers outlive a killed parent, Ctrl+C waits for whole
tasks, and all tasks are created in advance. Here each worker has two pipes to its parent, one for
tasks and one for results. The system closes them when the parent ends for whatever reason.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Event, Thread, current_thread, main_thread
from time import monotonic
from typing import Any, TypeVar, cast

from tyrus_desktop import causes

LONGEST_STOP = 10.0
"""Seconds after which workers that are still running are terminated."""

Task = TypeVar("Task")
Result = TypeVar("Result")
Stop = Callable[[], bool]


class Stopped(Exception):
    """Raised by work that stops early, as requested."""


class WorkerFailed(RuntimeError):
    """A worker process could not be started, or died. The message is a sentence for the user."""


DIED = "a worker process ended unexpectedly, perhaps for lack of memory."
NOT_STARTED = "a worker process could not be started"


@dataclass(frozen=True, slots=True)
class _Worker:
    """The parent's side of a worker."""

    process: SpawnProcess
    tasks: Connection
    results: Connection

    def result(self) -> Any:
        """Return a result, or raise the exception that the work raised."""
        try:
            result = self.results.recv()
        except EOFError:
            raise WorkerFailed(DIED) from None
        if isinstance(result, Exception):
            raise result
        return result


def compute(
    work: Callable[[Task, Stop], Result], tasks: Iterable[Task], processes: int
) -> Generator[Result]:
    """Yield the result of each task, in order, computed in new processes.

    Args:
        work: A module-level function. It should raise `Stopped` when its second argument returns
            true: after Ctrl+C, when this generator is closed, or when this process has ended.
        tasks: The first arguments of `work`; each is taken when a worker is free.
        processes: The number of processes.

    Raises:
        WorkerFailed: A process could not be started, or died.
        Exception: `work` raised this.
    """
    limit_threads()
    workers: list[_Worker] = []
    try:
        try:
            with _interrupts_delayed():
                workers.extend(_start(work) for _ in range(processes))
        except OSError as error:
            raise WorkerFailed(f"{NOT_STARTED}: {causes.sentence(error)}") from error
        yield from _in_order(workers, iter(tasks))
    finally:
        for worker in workers:
            worker.tasks.close()
            worker.results.close()
        deadline = monotonic() + LONGEST_STOP
        for worker in workers:
            worker.process.join(max(0, deadline - monotonic()))
            worker.process.terminate()


def limit_threads() -> None:
    """Limit processes started from now on to one thread of computation each."""
    # Set here, because the processes may import numpy before they run our code.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def ignore_interrupts() -> None:
    """Ignore Ctrl+C; the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _start(work: Callable[[Any, Stop], Any]) -> _Worker:
    our_results, results = Pipe(duplex=False)
    tasks, our_tasks = Pipe(duplex=False)
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_serve, args=(work, tasks, results), daemon=True)
    process.start()
    tasks.close()
    results.close()
    return _Worker(process, our_tasks, our_results)


@contextmanager
def _interrupts_delayed() -> Iterator[None]:
    """Delay Ctrl+C, so that each worker that is being started receives all of its work."""
    interrupts: list[int] = []
    is_main = current_thread() is main_thread()  # Python handles signals only in the main thread.
    handler = signal.getsignal(signal.SIGINT)
    try:
        with _interrupts_blocked():
            # Blocking affects only this thread, but signals to other threads are handled here, too.
            if is_main:
                signal.signal(signal.SIGINT, lambda number, _frame: interrupts.append(number))
            yield
    finally:
        if is_main:
            signal.signal(signal.SIGINT, handler)
        if interrupts:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl+C in this thread and in the processes that it starts, from their imports on.

    This is impossible on Windows, where `_serve` ignores Ctrl+C instead.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # It doesn't exist on Windows.

    resource_tracker.ensure_running()  # Starting it later would unblock the signal.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _in_order(workers: list[_Worker], tasks: Iterator[Any]) -> Iterator[Any]:
    numbered = enumerate(tasks)
    busy: dict[Connection, tuple[_Worker, int]] = {}
    done: dict[int, Any] = {}
    wanted = 0

    def give_task(worker: _Worker) -> None:
        for number, task in numbered:
            with suppress(BrokenPipeError):  # `wait` reports a dead worker.
                worker.tasks.send(task)
            busy[worker.results] = (worker, number)
            return

    for worker in workers:
        give_task(worker)
    while busy:
        for ready in wait(list(busy)):
            worker, number = busy.pop(cast("Connection", ready))
            done[number] = worker.result()
            give_task(worker)
        while wanted in done:
            yield done.pop(wanted)
            wanted += 1


def _serve(work: Callable[[Any, Stop], Any], tasks: Connection, results: Connection) -> None:
    """Run the worker's process until there are no more tasks, or the parent has ended."""
    ignore_interrupts()
    received: SimpleQueue[tuple[Any] | None] = SimpleQueue()
    stopped = Event()
    Thread(target=_receive, args=(tasks, received, stopped), daemon=True).start()
    while (task := received.get()) is not None:
        try:
            result = work(task[0], stopped.is_set)
        except Stopped:
            return
        except Exception as error:  # noqa: BLE001 - the parent raises it
            result = error
        with suppress(BrokenPipeError):
            results.send(result)


def _receive(tasks: Connection, received: SimpleQueue[tuple[Any] | None], stopped: Event) -> None:
    """Pass tasks on, and detect the end of the pipe even during a task."""
    with suppress(EOFError, OSError):
        while True:
            received.put((tasks.recv(),))
    stopped.set()
    received.put(None)
