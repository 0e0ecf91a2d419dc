"""How long it takes to look back: to open it, and to show any moment, beside the program's start.

    xvfb-run -a .venv/bin/python -m tests.benchmarks.bench_replay [--runs 5] [--size 1280 800]

Software renderer, no motion. A start lasts from the process to the first frame of the opening
screen; the others from the call to the frame that shows the moment. Each run starts the program,
opens a finished game of nine elections, looks back through each lens, steps through all its
moments in order, and jumps to each of them in a random order, the same in every run. The time of a
moment is the median of the runs. Prints medians, 95th percentiles and worst times in milliseconds,
and each as a share of the start. Run it on an idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.engine.record import Record

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("open", "step", "jump")
PATIENCE_MS = 2000


def until_painted(window: QQuickWindow, change: Callable[[], None]) -> float:
    """Return the seconds from a change to the frame that shows it."""
    loop = QEventLoop()
    start = time.monotonic()
    window.frameSwapped.connect(loop.quit)
    QTimer.singleShot(PATIENCE_MS, loop.quit)
    change()
    window.update()
    loop.exec()
    window.frameSwapped.disconnect(loop.quit)
    return time.monotonic() - start


def child(spawned: float, size: tuple[int, int]) -> None:
    """Measure one run; print its times in seconds, as JSON."""
    process.favour_window()
    app = QGuiApplication([])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        settings = QSettings(f"{folder}/tyrus.ini", QSettings.Format.IniFormat)
        settings.setValue("speed", "none")
        settings.setValue("language", "en")
        application = Application(settings, Path(folder) / "games")
        application.show()
        window = application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        until_painted(window, lambda: None)
        start = time.monotonic() - spawned
        process.resume_collector()  # As the program does at its first picture.
        window.resize(*size)
        whole = game()
        application.table.resume(Record(AGAINST_COMPUTER, whole.deal, whole.placements))
        while application.table.phase is not Phase.OVER:
            app.processEvents()
        for _ in range(5):
            until_painted(window, lambda: None)
        print(json.dumps({"start": [start], **measure(application, window)}))
        application.close()


def measure(application: Application, window: QQuickWindow) -> dict[str, list[float]]:
    """Look back through each lens, in order and at random; return the times by `NAMES`."""
    replay = application.replay
    times: dict[str, list[float]] = {"open": [until_painted(window, replay.open)]}
    past = application.table.replay
    assert past is not None
    indexes = range(len(past.timeline.moments))
    for lens in range(3):
        replay.setLens(lens)
        orders = {"step": list(indexes), "jump": random.Random(lens).sample(indexes, len(indexes))}
        for name, order in orders.items():
            found = [until_painted(window, partial(replay.go, index)) for index in order]
            times[name] = times.get(name, []) + found
    return times


def run(size: list[int]) -> dict[str, list[float]]:
    command = [sys.executable, "-m", "tests.benchmarks.bench_replay", "--child"]
    command += [repr(time.monotonic()), "--size", *map(str, size)]
    environment = os.environ | {"QT_QUICK_BACKEND": "software"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE)
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--size", type=int, nargs=2, default=[1280, 800])
    parser.add_argument("--child", type=float)
    options = parser.parse_args()
    if options.child is not None:
        child(options.child, (options.size[0], options.size[1]))
        return
    runs = [run(options.size) for _ in range(options.runs)]
    start = statistics.median(each["start"][0] for each in runs)
    print(f"start {1000 * start:6.0f} ms   (load {os.getloadavg()[0]:.1f})")
    for name in NAMES:
        times = sorted(map(statistics.median, zip(*(each[name] for each in runs), strict=True)))
        found = (statistics.median(times), times[int(0.95 * (len(times) - 1))], times[-1])
        figures = "   ".join(f"{1000 * each:5.1f} ms = {each / start:.3f}" for each in found)
        print(f"{name:5} median, 95 %, worst: {figures}")


if __name__ == "__main__":
    main()
