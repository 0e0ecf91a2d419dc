"""A disk that keeps programs waiting."""

from __future__ import annotations

import os
import threading
from math import inf

import pytest

LONGEST_S = 30


class Disk:
    """A held disk blocks `os.fsync`, but lets as many calls through as `let` says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._fsync = os.fsync
        self._left = inf
        self._changed = threading.Condition()
        patch.setattr(os, "fsync", self._wait)

    def hold(self) -> None:
        self.let(0)

    def release(self) -> None:
        self.let(inf)

    def let(self, times: float) -> None:
        with self._changed:
            self._left = times
            self._changed.notify_all()

    def _wait(self, handle: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._left > 0, LONGEST_S)
            self._left -= 1
        self._fsync(handle)
