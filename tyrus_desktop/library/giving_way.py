"""Lets the program's other threads run during many short waits for the disk. No Qt.

A thread that waits for the disk releases the interpreter lock, but takes it back before any waiting
thread has woken up. So a thread with many short waits blocks the others until it has finished. A
thread that never waits blocks them less, because the interpreter interrupts it regularly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import sleep
from typing import TypeVar

_Item = TypeVar("_Item")

BATCH = 100
"""The number of rows or files after which a thread should give way: a few milliseconds of work."""

FEW = 10
"""The same for files that are read, moved or removed."""

PAUSE_S = 0.0005


def give_way() -> None:
    """Let another thread take the interpreter lock."""
    sleep(PAUSE_S)


def giving_way(files: Iterable[_Item]) -> Iterator[_Item]:
    """Yield files to be read, moved or removed, and give way after each few."""
    for number, each in enumerate(files, 1):
        yield each
        if number % FEW == 0:
            give_way()
