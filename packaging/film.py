"""Makes the README's film, with `make screens ARGS=--store`: the tally that ends a game.

Its frames are those of the program, played at its own pace. The film is an animated WebP; Qt
encodes the frames, but writes no animations. Runs in `.venv`, without a screen.
"""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

import metadata
import screens
from linguist import ROOT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from tests.desktop.support.screen import Screen
    from tyrus_desktop.engine.board import Placement

TARGET = metadata.SCREENSHOTS / "placement-and-tally.webp"
MAX_BYTES = 3_000_000
FRAME_MS = 60
QUALITY = 72
LONGEST_MS = 60_000
WHOLE = (0, 0, *screens.STORE_SIZE)

Frame = tuple[int, "QImage"]
"""The milliseconds since the start, and the picture."""


def act(screen: Screen) -> Iterator[int]:
    """Play the end of a game; yield the milliseconds to wait between the acts."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    from tests.desktop.support.positions import AGAINST_COMPUTER, game, resume
    from tyrus_desktop.desktop.game.phase import Phase
    from tyrus_desktop.desktop.models.tally_model import Stop

    def reached(phase: Phase) -> bool:
        return screen.table.phase is phase and not screen.models.tally.open

    own, enemy = game().placements[-2:]
    resume(screen, -2, headers={**AGAINST_COMPUTER, "Brown": "", "BrownPlayer": "computer consul"})
    yield 1500
    yield from place(screen, own)
    while not reached(Phase.COMPUTER):
        yield 20
    yield 900
    screen.table.opponent.cancel()
    screen.play(enemy)
    while not reached(Phase.OVER):
        if screen.models.tally.stop in {Stop.TURN, Stop.NEXT}:
            yield 1500 if screen.models.tally.stop == Stop.TURN else 3000
            QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=QPoint(40, 680))
            yield 300
        yield 40
    yield 4500


def place(screen: Screen, placement: Placement) -> Iterator[int]:
    """Point at a tile, and drag it before a building."""
    from PySide6.QtCore import QPointF

    from tyrus_desktop.engine.board import BUILDINGS

    tile = screen.hand_tile(screen.game.view().hand.index(placement.tile))
    building = screen.plot(BUILDINGS.index(placement.building))
    start = QPointF(screen.middle(tile))
    way = QPointF(screen.middle(building)) + QPointF(0, 60) - start
    screen.point_at(tile)
    yield 1400
    screen.take(tile)
    steps = 45
    for step in range(1, steps + 1):
        along = step / steps
        at = start + way * (along * along * (3 - 2 * along))
        screen.move(start.toPoint(), at.toPoint(), 1)
        yield 16
    yield 500
    screen.release((start + way).toPoint())


def record() -> list[Frame]:
    """Start the program, act, and return the frames taken meanwhile."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QImage
    from PySide6.QtTest import QTest

    frames: list[Frame] = []
    look = screens.Series("en", "dark", *screens.STORE_SIZE)
    with screens.started(look, speed="normal", afterTally="wait") as screen:
        began = time.monotonic()

        def now() -> int:
            return round(1000 * (time.monotonic() - began))

        def take() -> None:
            image = screen.window.grabWindow()
            frames.append((now(), image.convertToFormat(QImage.Format.Format_RGB32)))

        timer = QTimer()
        timer.timeout.connect(take)
        for pause in act(screen):
            QTest.qWait(pause)
            if not timer.isActive():
                timer.start(FRAME_MS)
            assert now() < LONGEST_MS, "the game does not end"
        timer.stop()
    return frames


def changed(before: QImage, after: QImage) -> tuple[int, int, int, int] | None:
    """Return the rectangle that differs; its place is even, as the format wants."""
    size = (after.height(), after.width(), 4)
    old, new = (np.frombuffer(each.constBits(), np.uint8).reshape(size) for each in (before, after))
    rows, columns = np.nonzero((old != new).any(axis=2))
    if rows.size == 0:
        return None
    x, y = int(columns.min()) & ~1, int(rows.min()) & ~1
    return x, y, int(columns.max()) + 1 - x, int(rows.max()) + 1 - y


def chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of the RIFF format, padded to an even length."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def encoded(image: QImage) -> bytes:
    """Return the one chunk in which Qt writes an opaque picture."""
    from PySide6.QtCore import QBuffer

    buffer = QBuffer()
    image.save(buffer, "WEBP", QUALITY)  # type: ignore[call-overload]  # The type stubs have `str` here.
    data = bytes(buffer.data().data())[12:]
    assert data[:4] == b"VP8 "
    return data


def animated(frames: list[Frame]) -> bytes:
    """Return an animated WebP. Each of its frames is only what differs from the last."""

    def int24(*values: int) -> bytes:
        return b"".join(struct.pack("<I", value)[:3] for value in values)

    pieces = [(frames[0][0], WHOLE, frames[0][1])]
    for at, image in frames[1:]:
        where = changed(pieces[-1][2], image)
        if where is not None:
            pieces.append((at, where, image))
    ends = [at for at, _, _ in pieces[1:]] + [frames[-1][0] + FRAME_MS]
    body = chunk(b"VP8X", b"\x02\0\0\0" + int24(WHOLE[2] - 1, WHOLE[3] - 1))
    body += chunk(b"ANIM", b"\0\0\0\xff\0\0")  # A background, and no end of repeating.
    for (at, (x, y, width, height), image), end in zip(pieces, ends, strict=True):
        head = int24(x // 2, y // 2, width - 1, height - 1, end - at)
        # Neither blended with what was there, nor taken away after it.
        body += chunk(b"ANMF", head + b"\x02" + encoded(image.copy(x, y, width, height)))
    return chunk(b"RIFF", b"WEBP" + body)


def make() -> int:
    """Make the film; return the exit status."""
    sys.path.insert(0, str(ROOT))
    from PySide6.QtGui import QGuiApplication

    from tyrus_desktop.desktop.startup.start import load_fonts

    app = QGuiApplication(["tyrus"])
    load_fonts()
    frames = record()
    film = animated(frames)
    del app
    print(f"{len(frames)} frames, {frames[-1][0] / 1000:.1f} s, {len(film):,} bytes")
    if len(film) > MAX_BYTES:
        print(f"More than {MAX_BYTES:,} bytes: lower QUALITY.", file=sys.stderr)
        return 1
    TARGET.write_bytes(film)
    return 0


def start() -> int:
    """Make the film in a process of its own, without a screen."""
    environment = {**os.environ, **screens.environment(1)}
    return subprocess.call([sys.executable, __file__], env=environment, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(make())
