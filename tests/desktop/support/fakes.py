"""A disk that keeps programs waiting, a sound output that plays nothing, and bad advisers."""

import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Any

import pytest

LONGEST_S = 30


class Disk:
    """A disk that blocks `os.fsync` while held, except for as many calls as `let` allows."""

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


@dataclass(slots=True)
class FakeOutput:
    """Records the sounds that are played."""

    asked: list[tuple[str, float]] = field(default_factory=list)
    warm: bool = False
    closed: bool = False
    stopped: int = 0

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.asked]

    @property
    def kinds(self) -> list[str]:
        """The names of the sounds, without the numbers of their variants."""
        return [name.split("-")[0] for name in self.names]

    def warm_up(self) -> None:
        self.warm = True

    def play(self, name: str, gain: float) -> None:
        self.asked.append((name, gain))

    def stop(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        self.closed = True


def until_stopped(stops: list[Callable[[], bool]]) -> Callable[..., None]:
    """Return some work of an adviser that lasts until it is stopped, and notes its `stop`."""

    def work(*given: Any) -> None:
        stops.append(given[-1])
        while not given[-1]():
            time.sleep(0.001)

    return work


def fail(*_: object) -> None:
    raise ValueError
