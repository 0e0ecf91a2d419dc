"""How long until the whole table is painted, and how much memory: against other programs.

Not a test, and not part of `make test`. Run it from the clone's root on an idle machine with Xvfb:

    .venv/bin/python tests/benchmarks/first_picture.py [--runs 9] [--json]

Each program is started in turn, several times over, on a virtual screen: Tyrus and an empty Qt
Quick window from Python with the software renderer, and Pentobi (Debian's package `pentobi`),
where it is installed, with the software renderer and as Debian starts it. The picture is complete
when it has not changed for a second; the time is that of its last change. The memory is all that
is resident (RSS), and the process's share of it (PSS), which is less where others use the same
libraries, both eight seconds after the start, when nothing that was put off is still to come. The
processor's time, up to the complete picture and that second, is less disturbed by what else the
machine does.
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STILL_S, PATIENCE_S, LOOK_EVERY_S, MEMORY_AT_S = 1.0, 30.0, 0.004, 8.0
EMPTY = """
import sys
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
app = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick; Window { width: 1280; height: 800; visible: true;"
                b" Rectangle { anchors.fill: parent; color: 'teal' } }")
sys.exit(app.exec())
"""
PATH = f"{os.environ['PATH']}:/usr/games"
PROGRAMS = {
    "tyrus": [sys.executable, "-m", "tyrus_desktop"],
    "empty window": [sys.executable, "-c", EMPTY],
    "pentobi": ["/usr/games/pentobi"],
    "as delivered": ["/usr/games/pentobi"],
}
GOALS = {"seconds": 0.85, "rss": 0.65, "pss": 0.65}
"""Tyrus's figures as parts of Pentobi's."""

SOFTWARE = {"QT_QUICK_BACKEND": "software"}


@dataclass(frozen=True, slots=True)
class Figures:
    """One start: seconds to the complete picture, of the processor, and megabytes of memory."""

    seconds: float
    processor: float
    rss: float
    pss: float


class Screen:
    """A virtual screen whose pixels lie in a file that can be looked at without asking it."""

    def __init__(self, folder: Path) -> None:
        # Without -noreset it would start anew as each program leaves, while the next one comes.
        options = ["-noreset", "-screen", "0", "1400x900x24", "-fbdir", str(folder)]
        command = ["Xvfb", "-displayfd", "1", *options]
        self._server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._server.stdout is not None
        number = self._server.stdout.readline().strip()
        if not number:
            raise SystemExit("Xvfb did not start.")
        self.name = f":{number}"
        with (folder / "Xvfb_screen0").open("rb") as pixels:
            self._pixels = mmap.mmap(pixels.fileno(), 0, access=mmap.ACCESS_READ)

    def picture(self) -> int:
        return zlib.crc32(self._pixels)

    def close(self) -> None:
        self._pixels.close()
        self._server.terminate()
        self._server.wait()


def start_once(name: str, screen: Screen, home: Path) -> Figures:
    """Start a program, wait for its complete picture, measure, and end it."""
    environment = {
        "PATH": PATH,
        "HOME": str(home),
        "DISPLAY": screen.name,
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": str(home),
    }
    before = screen.picture()
    began = time.monotonic()
    program = subprocess.Popen(
        PROGRAMS[name],
        cwd=ROOT,
        env=environment | ({} if name == "as delivered" else SOFTWARE),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        seconds = _until_complete(name, screen, before, began)
        processor = _processor(program.pid)
        time.sleep(max(0.0, began + MEMORY_AT_S - time.monotonic()))
        memory = _memory(program.pid)
        return Figures(seconds, processor, memory["Rss:"], memory["Pss:"])
    finally:
        program.terminate()
        program.wait()
        time.sleep(1.0)


def _until_complete(name: str, screen: Screen, before: int, began: float) -> float:
    seen, changed = before, None
    while True:
        now = time.monotonic()
        picture = screen.picture()
        if picture != seen:
            seen, changed = picture, now
        if changed is not None and now - changed > STILL_S:
            return changed - began
        if now - began > PATIENCE_S:
            raise SystemExit(f"{name}: the picture never {'stood still' if changed else 'came'}.")
        time.sleep(LOOK_EVERY_S)


def _processor(pid: int) -> float:
    """Seconds of the processor, the program's own and the kernel's for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> dict[str, float]:
    """The kernel's sums for a process, in megabytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return {line.split()[0]: int(line.split()[1]) / 1024 for line in lines}


def measure(runs: int) -> dict[str, list[Figures]]:
    """Start all programs in turn, `runs` times after one that warms the disk's cache."""
    programs = [name for name, command in PROGRAMS.items() if shutil.which(command[0])]
    figures: dict[str, list[Figures]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder, "home")
        home.mkdir(mode=0o700)
        screen = Screen(Path(folder))
        try:
            for run in range(runs + 1):
                for name in programs:
                    each = start_once(name, screen, home)
                    if run > 0:
                        figures[name].append(each)
        finally:
            screen.close()
    return figures


def medians(figures: Mapping[str, list[Figures]]) -> dict[str, dict[str, float]]:
    names = list(Figures.__dataclass_fields__)
    return {
        program: {n: statistics.median(asdict(each)[n] for each in all_) for n in names}
        for program, all_ in figures.items()
    }


def text(figures: Mapping[str, list[Figures]]) -> str:
    """Return a table of medians, with the least and the most, and the ratios to Pentobi."""
    lines = [f"{'':14}{'seconds':>23}{'processor s':>23}{'RSS MB':>23}{'PSS MB':>23}"]
    for program, all_ in figures.items():
        cells = []
        for name in Figures.__dataclass_fields__:
            values = sorted(asdict(each)[name] for each in all_)
            middle = statistics.median(values)
            cells.append(f"{middle:.2f} ({values[0]:.2f} to {values[-1]:.2f})")
        lines.append(f"{program:14}" + "".join(f"{cell:>23}" for cell in cells))
    middles = medians(figures)
    for rival in middles.keys() & {"pentobi", "as delivered"}:
        for name, goal in GOALS.items():
            ratio = middles["tyrus"][name] / middles[rival][name]
            word = "reached" if ratio <= goal else "missed"
            lines.append(f"{name}: {ratio:.2f} of Pentobi's ({rival}); goal {goal}: {word}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures = measure(chosen.runs)
    shown = json.dumps(medians(figures)) if chosen.json else text(figures)
    sys.stdout.write(f"{shown}\n")


if __name__ == "__main__":
    main()
