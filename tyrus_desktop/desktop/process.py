"""The switches of the whole process: garbage collector, threads, and what nobody caught.

Nothing else in the desktop touches `gc`, the interpreter's switch interval, numpy's threads or
`sys.excepthook`, except for the self-check, which listens to everything.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

SWITCH_INTERVAL = 0.0001
"""Seconds. A change on the table is some twenty calls from QML, and each may have to wait so long
for a thinking player's thread; with Python's 5 ms they cost several frames.
"""

Report = Callable[[type[BaseException], BaseException, TracebackType | None], object]


def pause_collector() -> None:
    """Stop looking for garbage while many objects that stay are made."""
    gc.disable()


def resume_collector() -> None:
    """Look for garbage again, but never among the objects that exist now."""
    gc.freeze()
    gc.enable()


@contextmanager
def collector_paused() -> Iterator[None]:
    """Do so for a while, also in a thread beside the window's: a search holds up all threads."""
    pause_collector()
    try:
        yield
    finally:
        resume_collector()


def favour_window() -> None:
    """Let the window's thread wait for another one's bytecode no longer than a tenth of a ms."""
    sys.setswitchinterval(SWITCH_INTERVAL)


def limit_numpy_threads() -> None:
    """Keep numpy to one thread, if it is not imported yet; the user's environment wins.

    More threads find no placement sooner: they would spin, and take the processor that the window
    is drawn with.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def report_uncaught(report: Report) -> None:
    """Give every exception of the main thread that nobody catches to `report`."""
    sys.excepthook = report
