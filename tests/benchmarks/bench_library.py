"""Measures how long the library takes with many games, and how long it blocks the window.

Not a test. Run it from the clone's root, on an idle machine:

    QT_QPA_PLATFORM=offscreen .venv/bin/python -m tests.benchmarks.bench_library [--games 10 …]

The program's own window, with the software renderer. For each number of games it prints, in
milliseconds:

* *rebuilt*: with the index deleted, from the shortcut to the first picture with rows, and to the
  end of reading;
* *again*: with the index, from the shortcut to the first picture with rows, in a fresh program and
  in one that has shown its library before; with the processor time that the window's own thread
  spent, which depends least on what else the machine does;
* *held up*: the longest time between two turns of the window's event loop, which a timer takes
  every 4 ms; and the same without the time in which the window's thread or the library's was ready
  to run, but the system ran something else (Linux tells it). On an idle machine both are the same;
* *used*: the same while games are searched for, sorted, selected, starred and looked through.

The games are random ones, one in fifty still running, and one file in a hundred is damaged. They
are made once, in `build/library-benchmark`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.display import choose_renderer
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.engine import game as rules
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.players import keys

ROOT = Path(__file__).resolve().parents[2]
TICK_MS = 4
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
PATIENCE_S = 120.0
NAMES = ("Claire", "Denis", "Ève", "Faruk", "Inés", "Jo", "Zoë")
Opening = tuple[float, float]
"""Milliseconds, and the window's thread's processor time in milliseconds."""

Gaps = list[tuple[float, float]]


def random_game(rng: random.Random, length: int = 54) -> Record:
    """Return a game of random placements, without headers, cut off after `length` of them."""
    deal = Deal.shuffled(rng)
    state, _ = rules.start(deal)
    placements: list[Placement] = []
    while (side := state.to_play) is not None and len(placements) < length:
        placed = Placement(rng.choice(state.hand(side)), rng.choice(BUILDINGS))
        placements.append(placed)
        state, _ = rules.play(state, placed)
    return Record({}, deal, tuple(placements), state)


def make_games(folder: Path, count: int) -> None:
    """Fill a folder up to this number of files."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(count)
    for number in range(len(list(folder.glob("*.tyrus"))), count):
        day = date(2020, 1, 1) + timedelta(days=number // 5)
        path = folder / f"{day} {number:05}.tyrus"
        if number % 100 == 17:
            path.write_bytes(b'[Tyrus "1"]\n[First "nobody"]\n')
            continue
        game = random_game(rng, 20 if number % 50 == 3 else 54)
        headers = {"Date": day.isoformat(), "Ivory": rng.choice(NAMES), "IvoryPlayer": "person"}
        headers["BrownPlayer"] = f"computer {rng.choice(keys.LADDER)}"
        if number % 20 == 0:
            headers |= {"Title": f"Game {number}", "Note": "A note.", "Starred": "1"}
        path.write_bytes(write(Record(headers, game.deal, game.placements, game.final)))


@dataclass(slots=True)
class Ticker:
    """Measures how long the window's thread lets a timer wait, in ms.

    Each gap comes with what is left of it without the time for which one of the program's own
    threads was ready but not running.
    """

    gaps: Gaps = field(default_factory=list)
    last: float | None = None
    waited: dict[int, float] = field(default_factory=dict)

    def tick(self) -> None:
        now, waited = 1000 * time.perf_counter(), waiting()
        if self.last is not None:
            gap = now - self.last
            others = max(waited[each] - self.waited.get(each, 0) for each in waited)
            self.gaps.append((gap, max(0.0, gap - others)))
        self.last, self.waited = now, waited


def waiting() -> dict[int, float]:
    """Return how long the window's thread and the library's were ready but not running, in ms."""
    ids = [t.native_id for t in threading.enumerate() if t.name.startswith(("Main", "library"))]
    files = {each: Path(f"/proc/self/task/{each}/schedstat") for each in ids if each is not None}
    return {each: int(path.read_text().split()[1]) / 1e6 for each, path in files.items()}


@contextmanager
def ticking() -> Iterator[Ticker]:
    """Yield a ticker that ticks every `TICK_MS`."""
    ticker = Ticker()
    timer = QTimer()
    timer.setInterval(TICK_MS)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(ticker.tick)
    timer.start()
    yield ticker
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
        rest(1500)  # Menus, and so shortcuts, come after the first picture.
        QTest.keyClick(window, Qt.Key.Key_Escape)  # Closes what the start has opened.
        rest(500)

    def _count_frame(self) -> None:
        self.painted += 1

    @property
    def shows_library(self) -> bool:
        if not self.list:
            self.list = self.window.findChildren(QQuickItem, "games")
        return any(each.isVisible() for each in self.list)

    def open_library(self) -> Opening:
        """Open the library, from the shortcut to the first picture that has rows."""
        rows = self.application.library.games
        until(lambda: not self.shows_library)
        rest(500)
        began, own = time.perf_counter(), time.thread_time()
        QTest.keyClick(self.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        until(lambda: rows.rowCount() > 0 and self.shows_library)
        painted = self.painted
        self.window.update()  # The picture with these rows may be there already.
        until(lambda: self.painted > painted)
        return 1000 * (time.perf_counter() - began), 1000 * (time.thread_time() - own)

    def finish(self) -> None:
        until(lambda: self.application.library.progress == 1)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        QTest.keyClick(self.window, key, modifier)
        rest(20)

    def use(self) -> None:
        """Search, sort, select, star, and look through the list."""
        library = self.application.library
        for text in ("c", "cl", "claire", "claire 2020", ""):
            library.ask(text, 0)
            rest(150)
        for order in (2, 3, 4, 1, 1):
            library.sortBy(order)
            rest(150)
        for key in (Qt.Key.Key_PageDown,) * 20 + (Qt.Key.Key_End, Qt.Key.Key_Home):
            self.press(key)
        self.press(Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
        self.press(Qt.Key.Key_Home)
        self.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.press(Qt.Key.Key_Home)
        for _ in range(2):
            library.star()
            rest(300)

    def close(self) -> None:
        self.application.close()


def rebuild(games: Path, home: Path) -> tuple[Opening, float, Gaps]:
    """Return first rows and end, in ms, and the gaps, with no index at all."""
    program = Program(games, home)
    began = time.perf_counter()
    with ticking() as ticker:
        first = program.open_library()
        program.finish()
        end = 1000 * (time.perf_counter() - began)
        rest(500)
    program.close()
    return first, end, ticker.gaps


def again(games: Path, home: Path) -> tuple[Opening, Opening, Gaps]:
    """Return first rows with the index and at a second opening, in ms, and the gaps."""
    program = Program(games, home)
    with ticking() as ticker:
        first = program.open_library()
        program.finish()
        rest(500)
        QTest.keyClick(program.window, Qt.Key.Key_Escape)
        rest(500)
        second = program.open_library()
        rest(500)
    program.close()
    return first, second, ticker.gaps


def used(games: Path, home: Path) -> Gaps:
    """Return the gaps while the library is used."""
    program = Program(games, home)
    program.open_library()
    program.finish()
    rest(500)
    with ticking() as ticker:
        program.use()
    program.close()
    return ticker.gaps


def worst(gaps: Gaps) -> str:
    late = [sum(1 for each in column if each > 50) for column in zip(*gaps, strict=True)]
    gap, own = (max(column) for column in zip(*gaps, strict=True))
    counted = f"above 50: {late[0]} and {late[1]} of {len(gaps)}"
    return f"{gap:.0f}; without other programs {own:.0f} ({counted})"


def told(openings: list[Opening]) -> str:
    wall, own = (statistics.median(column) for column in zip(*openings, strict=True))
    return f"{wall:.0f} (worst {max(openings)[0]:.0f}; processor time {own:.0f})"


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
    process.resume_collector()  # As the program does at its first picture.
    for count in options.games:
        games = ROOT / "build" / "library-benchmark" / str(count)
        make_games(games, count)
        with tempfile.TemporaryDirectory() as folder:
            first, end, gaps = rebuild(games, Path(folder))
            print(f"{count} games, rebuilt: first rows {told([first])}, all {end:.0f}", flush=True)
            print(f"  held up {worst(gaps)}")
            runs = [again(games, Path(folder)) for _ in range(options.runs)]
            print(f"  again: {told([run[0] for run in runs])}")
            print(f"  second opening: {told([run[1] for run in runs])}")
            print(f"  held up {worst([gap for run in runs for gap in run[2]])}")
            print(f"  used: held up {worst(used(games, Path(folder)))}", flush=True)


if __name__ == "__main__":
    main()
