"""Films the tiles of a program frame by frame, with a clock that tests advance.

Qt reads the time of animations from its animation driver. PySide6 lacks that class, so a driver is
made here from Qt's own library, with our clock.
"""

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QVariantAnimation
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.items import seen
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record

FRAME_MS = 20
_HEADER, _VIRTUALS = 2, 16
"""The words before a C++ table of virtual functions, and its length for `QAnimationDriver`."""


class Clock:
    """The time of animations and beats, in milliseconds."""

    def __init__(self) -> None:
        core = ctypes.CDLL(str(Path(PySide6.__path__[0], "Qt", "lib", "libQt6Core.so.6")))
        self.now = 0
        self._core = core
        self._driver = ctypes.create_string_buffer(256)
        core["_ZN16QAnimationDriverC1EP7QObject"](self._driver, None)
        elapsed = core["_ZNK16QAnimationDriver7elapsedEv"]
        self._elapsed = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)(lambda _: self.now)
        self._table = self._copy_table(ctypes.cast(elapsed, ctypes.c_void_p).value or 0)
        # An endless animation, as Qt uses the driver's clock only while an animation runs.
        self._pulse = QVariantAnimation(startValue=0.0, endValue=1.0, duration=1000)
        self._pulse.setLoopCount(-1)

    def _copy_table(self, elapsed: int) -> ctypes.Array[ctypes.c_void_p]:
        """Give the driver a copy of its virtual functions with `elapsed` replaced by our clock."""
        word = ctypes.sizeof(ctypes.c_void_p)
        place = ctypes.c_void_p.from_buffer(self._driver)
        table = (ctypes.c_void_p * (_HEADER + _VIRTUALS)).from_address(
            (place.value or 0) - _HEADER * word
        )
        copy = (ctypes.c_void_p * (_HEADER + _VIRTUALS))(*table)
        slot = list(copy).index(elapsed)
        copy[slot] = ctypes.cast(self._elapsed, ctypes.c_void_p).value
        place.value = ctypes.addressof(copy) + _HEADER * word
        return copy

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let this clock drive all animations of this process."""
        self._core["_ZN16QAnimationDriver7installEv"](self._driver)
        self._pulse.start()
        try:
            yield
        finally:
            self._pulse.stop()
            self._core["_ZN16QAnimationDriver9uninstallEv"](self._driver)

    def step(self) -> None:
        self.now += FRAME_MS
        self._core["_ZN16QAnimationDriver16advanceAnimationEv"](self._driver)
        for _ in range(3):
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class BeatTimer:
    """A script's timer driven by a clock; call `tick` after each frame."""

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
    """A script's elapsed timer driven by a clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = clock.now

    def start(self) -> None:
        self._began = self._clock.now

    def hasExpired(self, milliseconds: int) -> bool:  # noqa: N802
        return self._clock.now - self._began > milliseconds


Look = tuple[object, ...]
Frame = tuple[Look, ...]
Film = list[Frame]
LONGEST = 3000
"""The most frames of a film; a longer one has failed."""


def look(tile: QQuickItem) -> Look:
    at = tile.mapToScene(QPointF())
    moved = (at.x(), at.y(), tile.scale(), tile.z(), tile.opacity(), tile.property("lean"))
    return (*(round(float(each), 2) for each in moved), *drawn(tile))


def drawn(item: QQuickItem) -> Iterator[object]:
    for child in item.childItems():
        if seen(child):
            here = (child.x(), child.y(), child.width(), child.height(), child.opacity())
            source, text = child.property("source"), child.property("text")
            yield (source and source.fileName(), text, *(round(each, 2) for each in here))
            for name in ("turn", "lift"):
                yield child.property(name)
            yield from drawn(child)


@dataclass(slots=True)
class Camera:
    """Films the tiles of a program, frame by frame."""

    screen: Screen
    clock: Clock
    beats: BeatTimer
    film: Film

    def shoot(self) -> None:
        """Record all tiles in the order painted."""
        tiles = sorted(filter(seen, self.screen.tiles()), key=QQuickItem.z)
        self.film.append(tuple(map(look, tiles)))

    def step(self) -> None:
        self.clock.step()
        self.beats.tick()

    def follow(self, done: Callable[[], bool], after: int = 20) -> None:
        """Film until `done` and some frames `after`; continue at each stop of a tally."""
        self.shoot()
        for _ in range(LONGEST):
            if done():
                break
            if self.screen.models.tally.stop and not self.beats.isActive():
                self.screen.controller.skip()
            self.step()
            self.shoot()
        assert done()
        for _ in range(after):
            self.step()
            self.shoot()

    def follow_to(self, phase: Phase) -> None:
        self.follow(lambda: self.screen.table.phase is phase)

    def let_go_by(self, done: Callable[[], bool]) -> None:
        """Advance until `done` without filming."""
        for _ in range(LONGEST):
            if done():
                return
            self.step()
        raise AssertionError

    def press(self, name: str) -> None:
        """Film until a hand-over button is enabled, and press it."""
        (button,) = self.screen.items(name)
        self.follow(button.isEnabled, after=0)
        self.screen.click(button)


def sit_down_to(camera: Camera, headers: dict[str, str], game: PlayedGame, placed: int) -> None:
    camera.beats.stop()
    camera.film = []
    record = Record(headers, game.deal, game.placements[:placed])
    camera.screen.table.resume(record)
    for _ in range(60):  # Until all tiles are at rest.
        camera.step()


def take_seat(camera: Camera) -> None:
    screen = camera.screen
    for name in ("sitDown", "showTiles"):
        (button,) = screen.items(name)
        camera.let_go_by(button.isEnabled)
        screen.click(button)
    camera.let_go_by(lambda: screen.table.phase in (Phase.PERSON, Phase.LOOKING))
    for _ in range(40):
        camera.step()
