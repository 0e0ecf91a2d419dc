"""The switches of the whole process: garbage collectors, threads, memory, and uncaught exceptions.

No other module of the desktop touches `gc`, QML's collector, the interpreter's switch interval,
numpy's threads or `sys.excepthook`, except the self-check, which reports everything.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock
from types import TracebackType
from typing import Any

SWITCH_INTERVAL = 0.0001
"""Seconds. A change on the table makes some twenty calls from QML, and each may wait this long for
a thinking player's thread; Python's default of 5 ms would cost several frames.
"""

NICE = 5
"""The priority, as in `nice`, of work that nobody waits for."""

M_ARENA_MAX, HEAPS = -8, 2
"""The number of glibc's parameter for the most heaps, and its value."""

Report = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class _Pauses:
    """The number of current pauses of the collector, in all threads, and of frozen modules."""

    lock = Lock()
    count = modules = 0


def pause_collector() -> None:
    """Disable the collector while many long-lived objects are created, in any thread."""
    with _Pauses.lock:
        _Pauses.count += 1
        gc.disable()


def resume_collector() -> None:
    """End a pause; after the last one, enable the collector, and freeze what was imported.

    A freeze keeps garbage for ever, so there is none where nothing was imported, as in most games.
    """
    with _Pauses.lock:
        _Pauses.count = max(0, _Pauses.count - 1)  # Tests start the program without a pause.
        if not _Pauses.count:
            if _Pauses.modules != len(sys.modules):
                _Pauses.modules = len(sys.modules)
                gc.freeze()
            gc.enable()


@contextmanager
def collector_paused() -> Iterator[None]:
    """Pause the collector, in any thread, because a collection stops all threads."""
    pause_collector()
    try:
        yield
    finally:
        resume_collector()


def favour_window() -> None:
    """Let the window's thread wait at most 0.1 ms for another thread's bytecode."""
    sys.setswitchinterval(SWITCH_INTERVAL)


def collect_qml_at_once() -> None:
    """Let QML collect garbage in one go, in some 5 ms, in every engine created from now on.

    With Qt 6.11.3, collecting in steps between frames crashed, rarely and on a busy machine, when
    it freed the value of a QML property. The user's environment wins.
    """
    os.environ.setdefault("QV4_GC_TIMELIMIT", "0")


def share_heaps() -> None:
    """Let all threads share two heaps of the C library (glibc); call it before any is started.

    Otherwise most threads get a heap of their own, whose holes no other thread can fill.
    """
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):
            _c_library().mallopt(M_ARENA_MAX, HEAPS)


def return_memory() -> None:
    """Return to the system what the C library keeps between blocks in use, where it can (glibc).

    A search leaves holes in the heap, which grew by some 20 MB in a hundred games.
    """
    with suppress(AttributeError, OSError, TypeError):
        _c_library().malloc_trim(0)


@cache
def _c_library() -> Any:
    """Return the C library; loaded for each game, it would leave some 600 blocks of garbage."""
    # Imported late, since the first picture doesn't need it.
    import ctypes

    return ctypes.CDLL(None)


def limit_numpy_threads() -> None:
    """Limit numpy to one thread, before its import; the user's environment wins.

    More threads would not find a placement sooner, but would spin and slow the window down.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def favour_others() -> None:
    """Give the calling thread a low priority, where a thread has one of its own (Linux)."""
    # Imported late, since the first picture doesn't need it.
    from threading import get_native_id

    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)


def report_uncaught(report: Report) -> None:
    """Pass every uncaught exception of the main thread to `report`."""
    sys.excepthook = report
