"""Times of the replay: to open it, and to show any moment, in milliseconds.

    xvfb-run -a env QT_QUICK_BACKEND=software .venv/bin/python -m tests.benchmarks.bench_replay

A time lasts from the call to the frame that shows the moment, without motion. The benchmark opens a
finished game of nine elections, steps through all moments through each lens, and jumps to all of
them in a fixed random order. Run it on an idle machine.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.engine.record import Record

PATIENCE_MS = 2000


def until_painted(window: QQuickWindow, change: Callable[[], None]) -> float:
    """Return the milliseconds from a change to the frame that shows it."""
    loop = QEventLoop()
    start = time.monotonic()
    window.frameSwapped.connect(loop.quit)
    QTimer.singleShot(PATIENCE_MS, loop.quit)
    change()
    window.update()
    loop.exec()
    window.frameSwapped.disconnect(loop.quit)
    return 1000 * (time.monotonic() - start)


def measure(application: Application, window: QQuickWindow) -> dict[str, list[float]]:
    """Replay through each lens, in order and at random."""
    replay = application.replay
    times: dict[str, list[float]] = {"open": [until_painted(window, replay.open)]}
    indexes = range(replay.end + 1)
    for lens in range(3):
        replay.setLens(lens)
        orders = {"step": list(indexes), "jump": random.Random(lens).sample(indexes, len(indexes))}
        for name, order in orders.items():
            found = [until_painted(window, partial(replay.go, index)) for index in order]
            times[name] = times.get(name, []) + found
    return times


def main() -> None:
    app = QGuiApplication([])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        settings = QSettings(f"{folder}/tyrus.ini", QSettings.Format.IniFormat)
        settings.setValue("speed", "none")
        application = Application(settings, Path(folder) / "games")
        application.show()
        window = application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        whole = game()
        application.table.resume(Record(AGAINST_COMPUTER, whole.deal, whole.placements))
        while application.table.phase is not Phase.OVER:
            app.processEvents()
        for _ in range(5):
            until_painted(window, lambda: None)
        for name, times in measure(application, window).items():
            worst = sorted(times)
            figures = statistics.median(times), worst[int(0.95 * (len(times) - 1))], worst[-1]
            print(f"{name:5} median, 95 %, worst: " + "  ".join(f"{each:5.1f}" for each in figures))
        application.close()


if __name__ == "__main__":
    main()
