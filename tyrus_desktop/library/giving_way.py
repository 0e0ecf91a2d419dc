"""Lets the program's other threads run during many short waits for the disk. No Qt.

A thread that waits for the disk releases the interpreter lock, but takes it back before any waiting
thread has woken up. So a thread with many short waits blocks the others until it has finished. A
thread that never waits blocks them less, because the interpreter interrupts it regularly.
"""

from __future__ import annotations

from time import sleep

BATCH = 100
"""The number of rows or files after which a thread should give way: a few milliseconds of work."""

PAUSE_S = 0.0005


def give_way() -> None:
    """Let another thread take the interpreter lock."""
    sleep(PAUSE_S)
