"""Compares the time to open a saved game with Pentobi's.

Not a test. Run it from the clone's root on an idle machine, with Xvfb and Debian's `pentobi`:

    .venv/bin/python -m tests.benchmarks.bench_open_game [--pairs 9]

Each program is started with the file of a game on its command line, on a virtual screen, with the
software renderer. A start lasts from the process to the last change of the picture, which must then
stay the same for two seconds. Tyrus opens a finished game of nine elections, without motion, as at
normal speed it would show the end step by step; Pentobi opens a game of Blokus Duo. Tyrus is also
started without a game. The programs take turns, so that what else the machine does meets all of
them alike: compare the pairs. The first round fills the disk's cache and is left out.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.first_picture import Screen, make_home, start_once
from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tyrus_desktop.engine.record import Record, write

PENTOBI = "/usr/games/pentobi"
STILL_S = 2.0
BLOKUS = (
    "(;GM[Blokus Duo];B[e10];W[j5];B[f11,g11];W[h4,i4];B[h12,i12,j12];W[e3,f3,g3]"
    ";B[k13,l13,m13,n13];W[a2,b2,c2,d2];B[d5,d6,d7,d8,d9];W[k6,k7,k8,k9,k10])\n"
)
"""Ten moves, in the format of Pentobi."""


def commands(folder: Path) -> dict[str, list[str]]:
    """Write both games, and return how each program is started."""
    ours, theirs = folder / "game.tyrus", folder / "game.blksgf"
    whole = game()
    ours.write_bytes(write(Record(AGAINST_COMPUTER, whole.deal, whole.placements)))
    theirs.write_text(BLOKUS, "utf-8")
    tyrus = [sys.executable, "-m", "tyrus_desktop"]
    return {
        "tyrus": tyrus,
        "tyrus, game": [*tyrus, str(ours)],
        "pentobi, game": [PENTOBI, str(theirs)],
    }


def measure(pairs: int) -> dict[str, list[float]]:
    """Start all programs in turn, and return the seconds that each took, round by round."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        home = make_home(folder, "speed=none")
        programs = commands(folder)
        seconds: dict[str, list[float]] = {name: [] for name in programs}
        screen = Screen(folder)
        try:
            for _ in range(pairs + 1):
                for each, command in programs.items():
                    seconds[each].append(_start(command, screen, home))
        finally:
            screen.close()
    return {name: found[1:] for name, found in seconds.items()}


def _start(command: list[str], screen: Screen, home: Path) -> float:
    return start_once(command, screen, home, STILL_S)[0]


def text(seconds: dict[str, list[float]]) -> str:
    """Return each program's median, minimum and maximum, and the ratios of the pairs."""
    lines = [f"{name:14} {_spread(found)} s" for name, found in seconds.items()]
    for other in ("pentobi, game", "tyrus"):
        pairs = zip(seconds["tyrus, game"], seconds[other], strict=True)
        ratios = [ours / theirs for ours, theirs in pairs]
        lines.append(f"a saved game in Tyrus / {other:13} {_spread(ratios)}")
    return "\n".join(lines)


def _spread(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f} to {max(values):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=9)
    chosen = parser.parse_args()
    if shutil.which(PENTOBI) is None:
        sys.stdout.write("Pentobi is not installed, so there is nothing to compare with.\n")
        return
    sys.stdout.write(f"{text(measure(chosen.pairs))}\n")


if __name__ == "__main__":
    main()
