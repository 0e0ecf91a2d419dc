"""Time by hand: animations go on frame by frame, and beats come when so much time has gone by.

No test is here. Qt asks its animation driver what the time is; PySide6 leaves that class out, so
one is made here from Qt's own library, with a clock of ours.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QEvent, QVariantAnimation

FRAME_MS = 20
_HEADER, _VIRTUALS = 2, 16
"""Words before a C++ table of virtual functions, and functions in `QAnimationDriver`'s."""


class Clock:
    """The time in milliseconds, as animations and beats have it."""

    def __init__(self) -> None:
        core = ctypes.CDLL(str(Path(PySide6.__path__[0], "Qt", "lib", "libQt6Core.so.6")))
        self.now = 0
        self._core = core
        self._driver = ctypes.create_string_buffer(256)
        core["_ZN16QAnimationDriverC1EP7QObject"](self._driver, None)
        told = core["_ZNK16QAnimationDriver7elapsedEv"]
        self._elapsed = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)(lambda _: self.now)
        self._table = self._copy_table(ctypes.cast(told, ctypes.c_void_p).value or 0)
        # One animation that never ends: Qt goes by the driver's clock only while one runs.
        self._pulse = QVariantAnimation(startValue=0.0, endValue=1.0, duration=1000)
        self._pulse.setLoopCount(-1)

    def _copy_table(self, told: int) -> ctypes.Array[ctypes.c_void_p]:
        """Give the driver a copy of its virtual functions in which our clock tells the time."""
        word = ctypes.sizeof(ctypes.c_void_p)
        place = ctypes.c_void_p.from_buffer(self._driver)
        table = (ctypes.c_void_p * (_HEADER + _VIRTUALS)).from_address(
            (place.value or 0) - _HEADER * word
        )
        copy = (ctypes.c_void_p * (_HEADER + _VIRTUALS))(*table)
        slot = list(copy).index(told)
        copy[slot] = ctypes.cast(self._elapsed, ctypes.c_void_p).value
        place.value = ctypes.addressof(copy) + _HEADER * word
        return copy

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let every animation of this process go by this clock."""
        self._core["_ZN16QAnimationDriver7installEv"](self._driver)
        self._pulse.start()
        try:
            yield
        finally:
            self._pulse.stop()
            self._core["_ZN16QAnimationDriver9uninstallEv"](self._driver)

    def step(self) -> None:
        """Let one frame's time go by."""
        self.now += FRAME_MS
        self._core["_ZN16QAnimationDriver16advanceAnimationEv"](self._driver)
        for _ in range(3):
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class BeatTimer:
    """A script's timer that goes by a clock: `tick` it after each frame."""

    def __init__(self, clock: Clock, timeout: Callable[[], None]) -> None:
        self._clock = clock
        self._timeout = timeout
        self._due: int | None = None

    def start(self, milliseconds: int) -> None:
        self._due = self._clock.now + milliseconds

    def stop(self) -> None:
        self._due = None

    def isActive(self) -> bool:  # noqa: N802
        return self._due is not None

    def tick(self) -> None:
        if self._due is not None and self._clock.now >= self._due:
            self._due = None
            self._timeout()


class ElapsedTimer:
    """A script's elapsed timer that goes by a clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = clock.now

    def start(self) -> None:
        self._began = self._clock.now

    def hasExpired(self, milliseconds: int) -> bool:  # noqa: N802
        return self._clock.now - self._began > milliseconds
