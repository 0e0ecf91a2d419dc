"""Measures the time until the whole table is painted, and the memory, beside other programs.

Not a test, and not part of `make test`. Run it from the clone's root on an idle machine with Xvfb:

    .venv/bin/python tests/benchmarks/first_picture.py [--runs 9] [--json]

The programs are started in turn, `--runs` times each, on a virtual screen: Tyrus; Tyrus without
`startup/lazy_signatures.py`; an empty Qt Quick window from Python; and, where it is installed,
Pentobi (Debian's package `pentobi`). All use the software renderer, and Pentobi also runs as Debian
starts it. The picture is complete when it has not changed for a second; the time is that of its
last change. Motion is reduced, so that the opening screen shows its tiles at rest. Memory is the
resident set (RSS) and the process's proportional share of it (PSS), both eight seconds after the
start, when all deferred work is done. Processor time, up to one second after the complete picture,
depends least on what else the machine does: compare it by the pairs.
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
from collections.abc import Mapping, Sequence
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
USUAL_PYSIDE = """
import sys
from tyrus_desktop.desktop.startup import launch
launch.import_pyside = lambda: None
sys.exit(launch.launch([]))
"""
PATH = f"{os.environ['PATH']}:/usr/games"
PROGRAMS = {
    "tyrus": [sys.executable, "-m", "tyrus_desktop"],
    "usual PySide": [sys.executable, "-c", USUAL_PYSIDE],
    "empty window": [sys.executable, "-c", EMPTY],
    "pentobi": ["/usr/games/pentobi"],
    "as delivered": ["/usr/games/pentobi"],
}
GOALS = {"seconds": 0.85, "rss": 0.65, "pss": 0.65}
"""The largest ratio of each of Tyrus's figures to Pentobi's."""

SOFTWARE = {"QT_QUICK_BACKEND": "software"}


@dataclass(frozen=True, slots=True)
class Figures:
    """One start: seconds to the complete picture, seconds of processor time, and memory in MB."""

    seconds: float
    processor: float
    rss: float
    pss: float


class Screen:
    """A virtual screen whose pixels are in a file, so that reading them does not disturb it."""

    def __init__(self, folder: Path) -> None:
        # Without -noreset the server would reset between two programs.
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


def spawn(
    command: Sequence[str], screen: Screen, home: Path, *, software: bool = True
) -> subprocess.Popen[bytes]:
    """Start a program on a virtual screen, with a home of its own."""
    environment = {
        "PATH": PATH,
        "HOME": str(home),
        "DISPLAY": screen.name,
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": str(home),
    }
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment | (SOFTWARE if software else {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def start_once(name: str, screen: Screen, home: Path) -> Figures:
    """Start a program, wait for its complete picture, measure, and end it."""
    before = screen.picture()
    began = time.monotonic()
    program = spawn(PROGRAMS[name], screen, home, software=name != "as delivered")
    try:
        seconds = until_complete(name, screen, before, began)
        processor = _processor(program.pid)
        time.sleep(max(0.0, began + MEMORY_AT_S - time.monotonic()))
        memory = _memory(program.pid)
        return Figures(seconds, processor, memory["Rss:"], memory["Pss:"])
    finally:
        program.terminate()
        program.wait()
        time.sleep(1.0)


def until_complete(
    name: str, screen: Screen, before: int, began: float, still: float = STILL_S
) -> float:
    """Return the seconds from `began` to the last change of the picture.

    It must then stay the same for the seconds `still`.
    """
    seen, changed = before, None
    while True:
        now = time.monotonic()
        picture = screen.picture()
        if picture != seen:
            seen, changed = picture, now
        if changed is not None and now - changed > still:
            return changed - began
        if now - began > PATIENCE_S:
            raise SystemExit(f"{name}: the picture never {'settled' if changed else 'appeared'}.")
        time.sleep(LOOK_EVERY_S)


def _processor(pid: int) -> float:
    """Seconds of processor time, user and system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> dict[str, float]:
    """The kernel's totals for a process, in megabytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return {line.split()[0]: int(line.split()[1]) / 1024 for line in lines}


def make_home(folder: Path, settings_line: str = "reduceMotion=1") -> Path:
    """Make a home in a folder, with this setting of Tyrus."""
    home = folder / "home"
    settings = home / ".config" / "tyrus" / "tyrus.ini"
    home.mkdir(mode=0o700)
    settings.parent.mkdir(parents=True)
    settings.write_text(f"[General]\n{settings_line}\n", "utf-8")
    return home


def measure(runs: int) -> dict[str, list[Figures]]:
    """Start all programs in turn, `runs` times, after one run that fills the disk's cache."""
    programs = [name for name, command in PROGRAMS.items() if shutil.which(command[0])]
    figures: dict[str, list[Figures]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder:
        home = make_home(Path(folder))
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
    """Return a table of medians with minima and maxima, and what is compared in a run."""
    lines = [f"{'':14}{'seconds':>26}{'processor s':>26}{'RSS MB':>26}{'PSS MB':>26}"]
    for program, all_ in figures.items():
        cells = []
        for name in Figures.__dataclass_fields__:
            values = sorted(asdict(each)[name] for each in all_)
            middle = statistics.median(values)
            cells.append(f"{middle:.2f} ({values[0]:.2f} to {values[-1]:.2f})")
        lines.append(f"{program:14}" + "".join(f"{cell:>26}" for cell in cells))
    pairs = zip(figures["tyrus"], figures["usual PySide"], strict=True)
    saved = statistics.median(usual.processor - lazy.processor for lazy, usual in pairs)
    lines.append(f"lazy signatures save {saved:.2f} s of processor time (median of pairs)")
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
