"""Lets the program's other threads run between many short waits for the disk. No Qt.

A thread that waits for the disk releases the interpreter lock, and takes it back before any other
thread that wants it has woken. So a thread that does so for every row or file keeps the others
waiting for as long as it works, longer than one that never waits and is interrupted by the clock.
"""

from __future__ import annotations

from time import sleep

BATCH = 100
"""The number of rows or files, a few milliseconds of work, after which a thread should give way."""

PAUSE_S = 0.0005


def give_way() -> None:
    """Let another thread take the interpreter lock."""
    sleep(PAUSE_S)
