"""Measures frame intervals while a thread computes: during a tally, and in a game played back.

    xvfb-run -a .venv/bin/python -m tests.benchmarks.bench_frames [WIDTH HEIGHT]

Set QT_SCALE_FACTOR=2 for the doubled scale. A `FrameAnimation` in the window measures intervals.
Prints the share of frames within 17 ms, the 95th percentile and the worst, with and without that
thread, and the machine's load. The tally has eleven tiles of a recorded game, and a thread of the
program, separate from the game's, runs the strongest player. The game is played back for some
seconds while it is reviewed.
"""

import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.desktop.support.positions import AGAINST_COMPUTER, LAST_OF_EIGHTH, game
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.thinker import Thinker
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.display import choose_renderer
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players import keys

STRONGEST = keys.STRONGEST
AGAINST_STRONGEST = {**AGAINST_COMPUTER, "BrownPlayer": f"computer {STRONGEST}"}
FRAME_MS = 17
READY_MS = 5000
"""Time to load the players, also on a busy machine."""
STILL_MS = 100
"""Time between the first frame of the meter, which has no interval, and the placement."""
PLAYED_MS = 6000
STOP_MS = 400
"""Time of the person at each stop of the tally."""
METER = b"""
import QtQuick
Item {
    id: meter
    property var times: []
    property bool done: false
    property string report: ""
    onDoneChanged: report = times.join(" ")
    FrameAnimation { running: !meter.done; onTriggered: meter.times.push(frameTime) }
}
"""


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def measure(application: Application, window: QQuickWindow, *, loaded: bool) -> list[float]:
    """Return the frame intervals in ms from the last placement to the next election."""
    table, settings = application.table, application.settings
    settings.speed = "none"
    whole = game()
    record = Record(AGAINST_STRONGEST, whole.deal, whole.placements[:LAST_OF_EIGHTH])
    table.resume(record)
    assert table.game is not None
    view = table.game.view()
    settings.speed = "normal"
    thinker = Thinker()
    thinker.begin([STRONGEST])
    wait(READY_MS)
    if loaded:
        think_on(thinker, view)
    with intervals(application, window) as times:
        table.place(whole.placements[LAST_OF_EIGHTH])
        while table.phase is Phase.SHOWING:
            wait(50)
            if table.stage.models.tally.stop:
                wait(STOP_MS)
                table.skip()
    thinker.close()
    return times


def play_back(application: Application, window: QQuickWindow, *, loaded: bool) -> list[float]:
    """Return the frame intervals in ms of a game that is played back, and reviewed if `loaded`."""
    replay, reviewer = application.replay, application.review.reviewer
    whole = game()
    application.table.resume(Record(AGAINST_STRONGEST, whole.deal, whole.placements))
    while application.table.phase is not Phase.OVER:
        wait(50)
    replay.open()
    if not loaded:
        reviewer.forget()
    replay.go(0)
    replay.togglePlay()
    with intervals(application, window) as times:
        wait(PLAYED_MS)
    assert (reviewer.share > 0) == loaded
    replay.close()
    return times


@contextmanager
def intervals(application: Application, window: QQuickWindow) -> Iterator[list[float]]:
    """Yield a list to which the frame intervals in ms are added at the end."""
    times: list[float] = []
    component = QQmlComponent(application.engine)
    component.setData(METER, "")
    meter = component.create()
    assert isinstance(meter, QQuickItem)
    meter.setParentItem(window.contentItem())
    wait(STILL_MS)
    yield times
    meter.setProperty("done", True)
    times += [1000 * float(time) for time in str(meter.property("report")).split()][2:]
    meter.setParentItem(None)  # type: ignore[arg-type]


def think_on(thinker: Thinker, view: PlayerView) -> None:
    """Let the thread choose a placement for this view repeatedly until it is closed."""
    thinker.answered.connect(lambda _: thinker.ask(STRONGEST, view, seed=1))
    thinker.ask(STRONGEST, view, seed=1)


def main() -> None:
    size = [int(number) for number in sys.argv[1:3]] or [1280, 800]
    choose_renderer()
    process.limit_numpy_threads()
    process.favour_window()
    app = QGuiApplication(["tyrus"])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/tyrus.ini", QSettings.Format.IniFormat)
        application = Application(store, Path(folder) / "games", random.Random(4))
        application.settings.undo = "off"
        application.settings.afterTally = "run"
        application.show()
        window = application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        window.resize(*size)
        for find, loaded in product((measure, play_back), (False, True)):
            times = find(application, window, loaded=loaded)
            within = sum(time <= FRAME_MS for time in times) / len(times)
            p95 = statistics.quantiles(times, n=20)[-1]
            what = f"{find.__name__} {'with' if loaded else 'without'} load"
            print(
                f"{window.width()}×{window.height()} at {window.devicePixelRatio()}, {what}: "
                f"{len(times)} frames, {100 * within:.1f} % within {FRAME_MS} ms, "
                f"p95 {p95:.1f} ms, worst {max(times):.1f} ms; load {os.getloadavg()[0]:.1f}"
            )
        application.close()
    del app


if __name__ == "__main__":
    main()
