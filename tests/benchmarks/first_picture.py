"""Measures the processor and wall time to the first picture of Tyrus and other programs.

Not a test. Run it from the clone's root on an idle machine with Xvfb:

    .venv/bin/python -m tests.benchmarks.first_picture [--runs 15]

Tyrus, `empty_window.py` and, if installed, Pentobi (Debian's package `pentobi`) start in turn on a
virtual screen, with the software renderer. The picture is complete at its last change before a
second of stillness; animations are off so that the opening screen is still. Processor time depends
least on what else the machine does.
"""

import argparse
import compileall
import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STILL_S, PATIENCE_S, LOOK_EVERY_S = 1.0, 30.0, 0.004
PENTOBI = "/usr/games/pentobi"
PROGRAMS = {
    "tyrus": [sys.executable, "-m", "tyrus_desktop"],
    "empty window": [sys.executable, str(Path(__file__).with_name("empty_window.py"))],
    "pentobi": [PENTOBI],
}
GATES = {("processor time", "empty window"): (2.0, 1.7), ("wall time", "pentobi"): (1.5, 1.2)}
"""The largest ratio of Tyrus's time to another program's, and the goal."""

Times = dict[str, list[tuple[float, float]]]
"""Seconds of wall time and of processor time for each start, by program."""


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


def spawn(command: Sequence[str], screen: Screen, home: Path) -> subprocess.Popen[bytes]:
    """Start a program on a virtual screen, with its own home and the software renderer."""
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "DISPLAY": screen.name,
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": str(home),
        "QT_QUICK_BACKEND": "software",
    }
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def start_once(
    command: Sequence[str], screen: Screen, home: Path, still: float = STILL_S
) -> tuple[float, float]:
    """Start a program, wait for its complete picture, and end it.

    Returns the wall time and the processor time, in seconds, to the last change of the picture,
    which is followed by `still` seconds without one.
    """
    seen, began = screen.picture(), time.monotonic()
    program = spawn(command, screen, home)
    times: tuple[float, float] | None = None
    try:
        while times is None or time.monotonic() - began - times[0] < still:
            now = time.monotonic() - began
            if (picture := screen.picture()) != seen:
                seen, times = picture, (now, processor_seconds(program.pid))
            if now > PATIENCE_S:
                raise SystemExit(f"{command}: the picture never appeared or settled.")
            time.sleep(LOOK_EVERY_S)
        return times
    finally:
        program.terminate()
        program.wait()
        time.sleep(0.5)


def processor_seconds(pid: int) -> float:
    """Return the user and system time of all threads of a process, including those that ended."""
    return time.clock_gettime(~pid << 3 | 2)  # Linux's identifier for the clock of another process.


def make_home(folder: Path, settings_line: str = "reduceMotion=1") -> Path:
    """Make a home folder with this setting of Tyrus."""
    home = folder / "home"
    settings = home / ".config" / "tyrus" / "tyrus.ini"
    home.mkdir(mode=0o700)
    settings.parent.mkdir(parents=True)
    settings.write_text(f"[General]\n{settings_line}\n", "utf-8")
    return home


def measure(runs: int) -> Times:
    """Start all programs in turn, `runs` times, after one run that fills the caches."""
    compileall.compile_dir(ROOT / "tyrus_desktop", quiet=1)
    programs = {name: each for name, each in PROGRAMS.items() if shutil.which(each[0])}
    times: Times = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder:
        home = make_home(Path(folder))
        screen = Screen(Path(folder))
        try:
            for _ in range(runs + 1):
                for name, command in programs.items():
                    times[name].append(start_once(command, screen, home))
        finally:
            screen.close()
    return {name: found[1:] for name, found in times.items()}


def text(times: Times) -> str:
    """Return the medians, the minima, and the ratios with their limits."""
    lines = [f"{'median (minimum), s':20}{'wall time':>18}{'processor time':>18}"]
    columns = {
        name: {"wall time": sorted(wall), "processor time": sorted(processor)}
        for name, found in times.items()
        for wall, processor in [tuple(zip(*found, strict=True))]
    }
    for name, of in columns.items():
        cells = [f"{statistics.median(each):.3f} ({each[0]:.3f})" for each in of.values()]
        lines.append(f"{name:20}" + "".join(f"{cell:>18}" for cell in cells))
    for (kind, other), (gate, goal) in GATES.items():
        if other in columns:
            ours, theirs = columns["tyrus"][kind], columns[other][kind]
            ratio = statistics.median(ours) / statistics.median(theirs)
            verdict = "goal reached" if ratio <= goal else "passed" if ratio <= gate else "missed"
            lines.append(
                f"{kind}: {ratio:.2f} (minima {ours[0] / theirs[0]:.2f}) times the {other}'s;"
                f" at most {gate}, goal {goal}: {verdict}"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=15)
    sys.stdout.write(f"{text(measure(parser.parse_args().runs))}\n")


if __name__ == "__main__":
    main()
