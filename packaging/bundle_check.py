"""`make bundle-test`: runs the frozen program's self-check, and measures its size and start-up.

The bundle is copied to another folder and runs `tyrus --self-check` there, with an empty home and
without a network; its output must be that of the sources. Then the copy is broken in six ways,
each of which the self-check must name. The limits are below. The measurements
need Linux; the self-check runs anywhere.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import archive
import bundle
import bundle_breaks
import bundle_contents
import environment
from environment import ROOT

LARGEST_FOLDER, LARGEST_ARCHIVE = 148.0, 41.0  # Sizes are in MB of 10^6 bytes.
SLOWEST_FIRST_START = 1.2  # The first start's time, as a multiple of a later start's.
RUNS = 7
SAME = (
    *("modules", "qml", "resources", "weights", "texts", "sound", "translations", "screens"),
    *("two at", "whole game", "record", "library"),
)
"""The starts of the self-check's lines that must be the same each time, apart from the seconds."""

NEVER = ("torch*", "libtorch*", "training", "libcrypto*", "*Widgets*")
"""Files that a bundle must not contain: training, OpenSSL, widgets."""

PARTS = {
    "numpy, with openblas": ("_internal/numpy*",),
    "ICU, which Qt's core needs": ("**/libicu*",),
    "Python and its library": ("_internal/libpython*", "_internal/python3*", "tyrus", "**/*.zip"),
    "Qt for Python's bindings": ("_internal/PySide6/*.so*", "_internal/shiboken6"),
    "Qt Quick's file dialogs": ("**/*Dialogs*", "**/*olderlistmodel*", "**/*FolderListModel*"),
    "Qt's plugins and their libraries": ("**/plugins", "**/libQt6Xcb*", "**/libQt6Wayland*"),
    "Qt's QML modules": ("_internal/PySide6/Qt/qml",),
    "Qt's libraries": ("_internal/PySide6/Qt/lib",),
    "other libraries": ("_internal/lib*", "_internal/*.so*"),
    "Tyrus itself": ("_internal/tyrus_desktop",),
    "the rest": ("**/*",),
}


def self_check(command: list[str], home: Path) -> tuple[int, list[str]]:
    """Run a program's self-check in an empty home; return its exit status and lines."""
    system = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    done = subprocess.run(
        [*command, "--self-check"],
        env={**system, "HOME": str(home), "LC_ALL": "C.UTF-8"},
        cwd=home if command[0] != sys.executable else ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()


def timeless(lines: list[str]) -> list[str]:
    """Return the lines that must not change between runs, without the seconds."""
    return [re.sub(r" +\d+\.\d\d s ", "", line, count=1) for line in lines if line.startswith(SAME)]


def first_picture(program: Path, cache: Path) -> tuple[float, float]:
    """Start a program; return the elapsed and the CPU seconds until its first picture."""
    # The program is killed and cannot delete its own temporary folder.
    environ = {**os.environ, "QML_DISK_CACHE_PATH": str(cache), "TMPDIR": str(cache.parent)}
    start = time.monotonic()
    with subprocess.Popen(
        [program, "--self-check"], stdout=subprocess.PIPE, env=environ, cwd=ROOT, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        took = time.monotonic() - start
        process.kill()
        _, _, used = os.wait4(process.pid, 0)
    assert line.startswith("window"), line
    assert " ok " in line, line
    return took, used.ru_utime + used.ru_stime


def first_start_ratio(program: Path, folder: Path) -> float:
    """Measure starts with an empty QML cache and with a filled one, in turn; return their ratio.

    The smaller of the ratios of elapsed and of CPU time, since on a busy machine the elapsed time
    says more about other programs.
    """
    taken: dict[str, list[tuple[float, float]]] = {"first": [], "later": []}
    first_picture(program, folder / "later")
    for run in range(RUNS):
        taken["first"].append(first_picture(program, folder / f"first-{run}"))
        taken["later"].append(first_picture(program, folder / "later"))
    for name, times in taken.items():
        clock, processor = zip(*times, strict=True)
        elapsed = f"{statistics.median(clock):5.2f} s ({min(clock):.2f} to {max(clock):.2f})"
        print(f"first picture, {name} start {elapsed}, CPU {statistics.median(processor):.2f} s")
    return min(
        min(f[i] for f in taken["first"]) / min(t[i] for t in taken["later"]) for i in (0, 1)
    )


def costs(folder: Path) -> float:
    """Print the size of each part of the bundle; return the total in MB."""
    left = {path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()}
    whole = sum(path.stat().st_size for path in left) / 1e6
    for part, patterns in PARTS.items():
        found = {path for pattern in patterns for path in folder.glob(pattern)}
        inside = {path for path in left if path in found or found & set(path.parents)}
        print(f"{part:<34} {sum(path.stat().st_size for path in inside) / 1e6:7.1f} MB")
        left -= inside
    print(f"{'together':<34} {whole:7.1f} MB, at most {LARGEST_FOLDER:.0f}")
    return whole


def modules(program: Path) -> set[str]:
    """Return the names of all modules in a frozen program, including compiled ones."""
    viewer = [bundle.python(), "-m", "PyInstaller.utils.cliutils.archive_viewer"]
    printed = subprocess.check_output([*viewer, "--list", "--recursive", "--brief", program])
    names = set(re.findall(r"^[ ]*'?([\w.]+)'?,?$", printed.decode(), re.MULTILINE))
    assert {"tyrus_desktop", "hashlib"} <= names, (
        "PyInstaller's archive viewer prints another format"
    )
    internal = program.parent / "_internal"
    return names | {path.name.split(".")[0] for path in internal.rglob("*.so")}


def match_failures(program: Path, home: Path) -> list[str]:
    """Return a fault if a match in two processes does not give what one gives."""
    said = []
    for processes in "12":
        match = ["match", "greedy", "random", "--games", "200", "--seed", "7", "--json"]
        printed = subprocess.run(
            [str(program), *match, "--processes", processes],
            env={**os.environ, "HOME": str(home)},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
            timeout=120,
        ).stdout
        figures = json.loads(printed or "{}")
        said.append({name: figures[name] for name in figures if not name.endswith("_ms")})
    return [] if said[0] == said[1] != {} else [f"matches in one and two processes: {said}"]


def content_failures(moved: Path, home: Path, contained: set[str]) -> list[str]:
    """Return the bundle's forbidden contents, and the files that it left in the home folder."""
    found = []
    strays = {path.name for name in NEVER for path in moved.rglob(name)}
    strays |= contained & bundle_contents.NEVER_SHIPPED
    if strays:
        found.append(f"the bundle must not contain {', '.join(sorted(strays))}")
    if any(home.iterdir()):
        found.append(f"the program left files in the home: {list(home.iterdir())}")
    return found


def measure_failures(ratio: float, folder: float, packed: float) -> list[str]:
    """Return the exceeded limits, given the first start's ratio and the sizes in MB."""
    limits = {
        "the first start is too slow": ratio > SLOWEST_FIRST_START,
        "the folder is too large": folder > LARGEST_FOLDER,
        "the archive is too large": packed > LARGEST_ARCHIVE,
    }
    return [failure for failure, exceeded in limits.items() if exceeded]


def failures(moved: Path, home: Path) -> list[str]:
    """Check the bundle in another folder; return its faults."""
    found = []
    program = moved / bundle.PROGRAM.name
    denied = [sys.executable, f"{ROOT}/packaging/without_network.py"]
    linux = sys.platform.startswith("linux")
    status, lines = self_check([*(denied if linux else []), str(program)], home)
    print("\n".join(lines))
    if status != 0:
        found.append(f"the self-check failed with status {status}")
    subprocess.run([bundle.python(), f"{ROOT}/packaging/linguist.py", "compile"], check=True)
    expected = subprocess.run(
        [bundle.python(), "-m", "tyrus_desktop", "--self-check"],
        cwd=ROOT,
        env=dict(os.environ, PYTHONPATH=ROOT),
        text=True,
        capture_output=True,
        check=False,
    ).stdout.splitlines()
    if linux and timeless(lines) != timeless(expected):
        found.append("the sources' self-check says something else:\n" + "\n".join(expected))
    found += content_failures(moved, home, modules(program))
    found += match_failures(program, moved.parent)
    if not linux:
        return found
    ratio = first_start_ratio(program, moved.parent)
    print(f"the first start takes {ratio:.2f} times a later one, at most {SLOWEST_FIRST_START}")
    folder, packed = costs(bundle.BUNDLE), archive.pack().stat().st_size / 1e6
    print(f"{'as tar.xz':<34} {packed:7.1f} MB, at most {LARGEST_ARCHIVE:.0f}")
    return (
        found
        + measure_failures(ratio, folder, packed)
        + bundle_breaks.failures(moved / bundle.PROGRAM.name, home)
    )


def main() -> int:
    """Build the bundle if it is out of date, and check it; return the exit status.

    Raises `Missing`.
    """
    if sys.platform.startswith("linux"):
        environment.require_tools("The archive", archive.TOOLS)
    status = bundle.main()
    if status:
        return status
    with tempfile.TemporaryDirectory() as name:
        home = Path(name, "home")
        home.mkdir()
        moved = shutil.copytree(bundle.BUNDLE, Path(name, "elsewhere é", "tyrus"), symlinks=True)
        found = failures(moved, home)
    print("\n".join(f"FAILED: {each}" for each in found) or "the bundle is fine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
