"""Measures how fast the library opens with many games, and how long it blocks the window.

Not a test. Run it from the clone's root, on an idle machine:

    QT_QPA_PLATFORM=offscreen .venv/bin/python -m tests.benchmarks.bench_library [--games 10 …]

The program's own window, with the software renderer. For each number of games it prints, in
milliseconds:

* *rebuilt*: with the index deleted, from the shortcut to the first picture with rows, and to the
  end of reading;
* *again*: with the index, from the shortcut to the first picture with rows;
* *held up*: the longest time between two turns of the window's event loop, which a timer takes
  every 4 ms, while the library is opened and used, and half of its games, at most 500, are deleted
  and restored. Time in which other programs had the processor does not count.

The games are random ones, one in fifty still running, and one file in a hundred is damaged. They
are made once, in `build/library-benchmark`.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from tests.readers import play_game
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.display import choose_renderer
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.players import keys

ROOT = Path(__file__).resolve().parents[2]
TICK_MS = 4
PATIENCE_S = 120.0
NAMES = ("Claire", "Denis", "Ève", "Faruk", "Inés", "Jo", "Zoë")


def make_games(folder: Path, count: int) -> None:
    """Add games to a folder until it has this number of files."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(count)
    for number in range(len(list(folder.glob("*.tyrus"))), count):
        day = date(2020, 1, 1) + timedelta(days=number // 5)
        path = folder / f"{day} {number:05}.tyrus"
        if number % 100 == 17:
            path.write_bytes(b'[Tyrus "1"]\n[First "nobody"]\n')
            continue
        game = play_game(number).cut(20 if number % 50 == 3 else 54)
        headers = {"Date": day.isoformat(), "Ivory": rng.choice(NAMES), "IvoryPlayer": "person"}
        headers["BrownPlayer"] = f"computer {rng.choice(keys.LADDER)}"
        if number % 20 == 0:
            headers |= {"Title": f"Game {number}", "Note": "A note.", "Starred": "1"}
        path.write_bytes(write(Record(headers, game.deal, game.placements)))


@contextmanager
def ticking() -> Iterator[list[float]]:
    """Yield the milliseconds between the ticks of a timer that should tick every `TICK_MS`.

    Of each gap only this program's processor time counts.
    """
    gaps: list[float] = []
    last = time.perf_counter(), time.process_time()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter(), time.process_time()
        gaps.append(1000 * min(now[0] - last[0], now[1] - last[1]))
        last = now

    timer = QTimer()
    timer.setInterval(TICK_MS)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start()
    yield gaps
    timer.stop()


def until(done: Callable[[], bool]) -> None:
    """Run the event loop until `done` returns true."""
    end = time.monotonic() + PATIENCE_S
    while not done():
        rest(5)
        if time.monotonic() > end:
            raise SystemExit("The library never came.")


def rest(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Program:
    """A running program with its window."""

    def __init__(self, games: Path, home: Path) -> None:
        settings = QSettings(str(home / "tyrus.ini"), QSettings.Format.IniFormat)
        settings.setValue("language", "en")
        settings.setValue("speed", "none")
        self.application = Application(settings, games)
        self.application.library_store.index_path = home / "library.sqlite"
        assert self.application.show()
        window = self.application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        self.window = window
        self.painted = 0
        self.list: list[QQuickItem] = []
        window.frameSwapped.connect(self._count_frame)
        window.requestActivate()
        until(lambda: window.isActive() and self.painted > 0)
        rest(1500)  # Menus and their shortcuts are created after the first picture.
        QTest.keyClick(window, Qt.Key.Key_Escape)  # Closes the dialog that opens at the start.
        rest(500)

    def _count_frame(self) -> None:
        self.painted += 1

    @property
    def shows_library(self) -> bool:
        if not self.list:
            self.list = self.window.findChildren(QQuickItem, "games")
        return any(each.isVisible() for each in self.list)

    def open_library(self) -> float:
        """Return the milliseconds from the shortcut to the first picture that has rows."""
        rows = self.application.library.games
        began = time.perf_counter()
        QTest.keyClick(self.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        until(lambda: rows.rowCount() > 0 and self.shows_library)
        painted = self.painted
        self.window.update()  # The picture with these rows may be there already.
        until(lambda: self.painted > painted)
        return 1000 * (time.perf_counter() - began)

    def finish(self) -> None:
        until(lambda: self.application.library.progress == 1)

    def use(self) -> None:
        """Search, sort and scroll the list."""
        library = self.application.library
        for text in ("c", "cl", "claire", "claire 2020", ""):
            library.ask(text, 0)
            rest(150)
        for order in (2, 3, 4, 1, 1):
            library.sortBy(order)
            rest(150)
        for key in (Qt.Key.Key_PageDown,) * 20 + (Qt.Key.Key_End, Qt.Key.Key_Home):
            QTest.keyClick(self.window, key)
            rest(20)
        count = library.games.rowCount()
        library.selection.select(0)
        library.selection.select(min(500, count // 2) - 1, False, True)
        library.delete()
        until(lambda: library.games.rowCount() < count)
        library.undo()
        until(lambda: library.games.rowCount() == count)
        rest(300)


def measure(games: Path, home: Path) -> tuple[float, float, float]:
    """Return the ms to the first rows and to the end of reading, and the longest gap."""
    program = Program(games, home)
    with ticking() as gaps:
        began = time.perf_counter()
        first = program.open_library()
        program.finish()
        end = 1000 * (time.perf_counter() - began)
        program.use()
    program.application.close()
    return first, end, max(gaps)


def main() -> None:
    """Measure, and print a line for each number of games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, nargs="+", default=[10, 1000, 10_000])
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    choose_renderer()
    process.favour_window()
    app = QGuiApplication(["tyrus"])
    app.setQuitOnLastWindowClosed(False)
    load_fonts()
    process.resume_collector()  # The program does this at its first picture.
    for count in options.games:
        games = ROOT / "build" / "library-benchmark" / str(count)
        make_games(games, count)
        with tempfile.TemporaryDirectory() as folder:
            first, end, gap = measure(games, Path(folder))
            print(f"{count} games, rebuilt: first rows {first:.0f}, all {end:.0f}", flush=True)
            runs = [measure(games, Path(folder)) for _ in range(options.runs)]
            print(f"  again: {statistics.median(run[0] for run in runs):.0f}")
            print(f"  held up: {gap:.0f}, again {max(run[2] for run in runs):.0f}", flush=True)


if __name__ == "__main__":
    main()
