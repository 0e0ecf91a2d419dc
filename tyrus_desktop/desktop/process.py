"""The switches of the whole process: garbage collectors, threads, and what nobody caught.

Nothing else in the desktop touches `gc`, QML's collector, the interpreter's switch interval,
numpy's threads or `sys.excepthook`, except for the self-check, which listens to everything.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from types import TracebackType

SWITCH_INTERVAL = 0.0001
"""Seconds. A change on the table is some twenty calls from QML, and each may have to wait so long
for a thinking player's thread; with Python's 5 ms they cost several frames.
"""

Report = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class _Pauses:
    """How many pauses of the collector there are, in all threads."""

    lock = Lock()
    count = 0


def pause_collector() -> None:
    """Stop looking for garbage while many objects that stay are made, in any thread."""
    with _Pauses.lock:
        _Pauses.count += 1
        gc.disable()


def resume_collector() -> None:
    """End a pause. After the last one look for garbage again, but never among what exists now."""
    with _Pauses.lock:
        _Pauses.count = max(0, _Pauses.count - 1)  # A start by a test has not paused it.
        if not _Pauses.count:
            gc.freeze()
            gc.enable()


@contextmanager
def collector_paused() -> Iterator[None]:
    """Pause the collector, also in a thread beside the window's: a search holds up all threads."""
    pause_collector()
    try:
        yield
    finally:
        resume_collector()


def favour_window() -> None:
    """Let the window's thread wait for another one's bytecode no longer than a tenth of a ms."""
    sys.setswitchinterval(SWITCH_INTERVAL)


def collect_qml_at_once() -> None:
    """Let QML look for garbage in one go, in some 5 ms, in every engine made from now on.

    It would do so in steps between frames. With Qt 6.11.3 a step was seen to crash, rarely and on
    a busy machine, when it freed the value of a QML property. The user's environment wins.
    """
    os.environ.setdefault("QV4_GC_TIMELIMIT", "0")


def limit_numpy_threads() -> None:
    """Keep numpy to one thread, if it is not imported yet; the user's environment wins.

    More threads find no placement sooner: they would spin, and take the processor that the window
    is drawn with.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def report_uncaught(report: Report) -> None:
    """Give every exception of the main thread that nobody catches to `report`."""
    sys.excepthook = report
