"""Measures how the program's memory grows from game to game.

Not a test. Run it from the clone's root:

    QT_QPA_PLATFORM=offscreen .venv/bin/python -m tests.benchmarks.bench_memory 60 archon all

One window, with the software renderer and without motion; a random person plays one game after
another against a level. All three arguments can be left out. With `all`, the person asks for advice
at the start of each election, and each game is then reviewed, with few samples, and the figures are
counted. After every ten games it prints their mean of the process's memory, what the C library has
in use, both in MB, and the number of Python's blocks and frozen objects. Memory that grows while
the other numbers stay is a heap with holes. The last line is the growth a hundred games after the
twentieth.
"""

import ctypes
import gc
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import mean

from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.display import choose_renderer
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys
from tyrus_desktop.review import effort

EVERY, WARM = 10, 20
FIELDS = (
    *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
    *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
)


class MallocInfo(ctypes.Structure):
    """What glibc's `mallinfo2` returns."""

    _fields_ = [(name, ctypes.c_size_t) for name in FIELDS]


LIBRARY = ctypes.CDLL("libc.so.6")
LIBRARY.mallinfo2.restype = MallocInfo


def in_use() -> float:
    """Return the MB that the C library has given out."""
    info = LIBRARY.mallinfo2()
    return float(info.uordblks + info.hblkhd) / 2**20


def memory() -> float:
    """Return the process's own memory in MB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    (found,) = [line for line in lines if line.startswith("RssAnon")]
    return int(found.split()[1]) / 1024


def turn_of_the_loop() -> None:
    QTest.qWait(1)  # Without a pause, the loop would compete with the threads.


def until(done: Callable[[], bool]) -> None:
    while not done():
        turn_of_the_loop()


def play(
    application: Application, level: str, rng: random.Random, *, advised: bool = False
) -> None:
    """Play a whole game, with random placements on the person's side."""
    table = application.table
    table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", level)}, Side.IVORY)
    while table.phase is not Phase.OVER:
        if application.stage.models.tally.stop:
            application.controller.turnAll()
        if table.phase is Phase.PERSON and table.game is not None:
            view, advice = table.game.view(), application.controller.advice
            if advised and view.placed < 2 and advice is not None:
                advice.ask()
                until(lambda: advice.building >= 0)  # noqa: B023
            table.place(rng.choice(list(view.legal_placements())))
        turn_of_the_loop()


def look_at(application: Application) -> None:
    """Wait for the review of the game at the table, and for the figures of all games."""
    until(lambda: application._review is not None)  # noqa: SLF001
    application.review.begin()
    until(lambda: application.review.done)
    application.library_store.count(())
    application.library_store.wait()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    level = sys.argv[2] if len(sys.argv) > 2 else keys.STRONGEST
    whole = sys.argv[3:] == ["all"]
    if whole:
        effort.QUICK = effort.Effort(truths=1, choices=1, worlds=16, checks=16, share=16)
    choose_renderer()
    process.share_heaps()
    process.collect_qml_at_once()
    app = QGuiApplication(["tyrus"])
    load_fonts()
    rng = random.Random(1)
    found: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/tyrus.ini", QSettings.Format.IniFormat)
        application = Application(store, Path(folder) / "games", rng, answer_ms=None)
        settings = application.settings
        settings.speed, settings.undo, settings.afterTally = "none", "off", "run"
        application.show()
        gc.freeze()  # As after a start.
        for number in range(1, games + 1):
            play(application, level, rng, advised=whole)
            if whole:
                look_at(application)
            found.append(memory())
            if number % EVERY == 0:
                print(
                    f"{number:4} games: {mean(found[-EVERY:]):6.1f} MB, {in_use():5.1f} in use, "
                    f"{sys.getallocatedblocks():,} blocks, {gc.get_freeze_count():,} frozen",
                    flush=True,
                )
        if games > WARM:
            growth = mean(found[-EVERY:]) - mean(found[WARM - EVERY : WARM])
            print(f"{100 * growth / (games - WARM):.1f} MB a hundred games after the first {WARM}")
        application.close()
    del app


if __name__ == "__main__":
    main()
