"""`make bundle-test`: the frozen program proves itself, and its sizes and start are measured.

The bundle is copied to another folder, with an empty home and without a network, and looks
itself over there (`tyrus --self-check`); what it says of the game must be what the sources say.
The limits stand below. Linux, for the measures; the check itself runs anywhere.
"""

from __future__ import annotations

import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import bundle
import metadata
from environment import ROOT

LARGEST_FOLDER, LARGEST_ARCHIVE = 185.0, 50.0  # MB of 10^6 bytes.
SLOWEST_START = 1.3  # Times the start from source.
RUNS = 7
SAME = ("resources", "sound", "translations", "screens", "two at", "whole game", "record")
"""The lines of the self-check that have to say the same, but for the seconds."""

NEVER = ("torch*", "libtorch*", "training", "matplotlib*", "libcrypto*", "*Widgets*")
"""What would come along unasked: how players were made, a network's keys, another toolkit."""

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
    """Let a program look itself over, in an empty home; give its status and its lines."""
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
    """Give those lines that must be the same for all, without their times."""
    return [line[:29] + line[38:] for line in lines if line.startswith(SAME)]


def first_picture(command: list[str], cache: Path) -> tuple[float, float]:
    """Start a program; give the seconds, and the processor's, until its first picture is shown."""
    # Killed, it can't take its own folder away.
    environ = {**os.environ, "QML_DISK_CACHE_PATH": str(cache), "TMPDIR": str(cache.parent)}
    start = time.monotonic()
    with subprocess.Popen(
        [*command, "--self-check"], stdout=subprocess.PIPE, env=environ, cwd=ROOT, text=True
    ) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        took = time.monotonic() - start
        program.kill()
        _, _, used = os.wait4(program.pid, 0)
    assert line.startswith("window"), line
    assert " ok " in line, line
    return took, used.ru_utime + used.ru_stime


def slowness(commands: dict[str, list[str]], folder: Path) -> float:
    """Time two programs' starts in turn; give how many times the first's the second takes.

    On a busy machine the clock tells more of others than of the program: then the processor's
    time decides.
    """
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for run in range(RUNS + 1):  # The first fills the caches.
        for name, command in commands.items():
            took = first_picture(command, folder / name)
            taken[name] += [took] if run else []
    for name, times in taken.items():
        clock, processor = zip(*times, strict=True)
        told = f"{statistics.median(clock):5.2f} s ({min(clock):.2f} to {max(clock):.2f})"
        print(f"first picture, {name:<8} {told}, processor {statistics.median(processor):.2f} s")
    first, second = taken.values()
    return min(min(s[i] for s in second) / min(f[i] for f in first) for i in (0, 1))


def costs(folder: Path) -> float:
    """Print what each part of the bundle takes; give the whole in MB."""
    left = {path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()}
    whole = sum(path.stat().st_size for path in left) / 1e6
    for part, patterns in PARTS.items():
        found = {path for pattern in patterns for path in folder.glob(pattern)}
        inside = {path for path in left if path in found or found & set(path.parents)}
        print(f"{part:<34} {sum(path.stat().st_size for path in inside) / 1e6:7.1f} MB")
        left -= inside
    print(f"{'together':<34} {whole:7.1f} MB, at most {LARGEST_FOLDER:.0f}")
    return whole


def archive(folder: Path) -> Path:
    """Pack the bundle as it is given away, and give the archive's path."""
    machine = platform.machine()
    packed = Path(ROOT, "dist", f"tyrus-{metadata.version()}-linux-{machine}.tar.xz")
    packed.parent.mkdir(exist_ok=True)
    with packed.open("wb") as file:
        tar = subprocess.Popen(
            ["tar", "--create", "--owner=0", "--group=0", "-C", str(folder.parent), folder.name],
            stdout=subprocess.PIPE,
        )
        subprocess.run(["xz", "-6", "-T0"], stdin=tar.stdout, stdout=file, check=True)
        assert tar.wait() == 0
    print(f"{'as tar.xz':<34} {packed.stat().st_size / 1e6:7.1f} MB, at most {LARGEST_ARCHIVE:.0f}")
    return packed


def failures(moved: Path, home: Path) -> list[str]:
    """Check the moved bundle; give what is wrong."""
    found = []
    program = moved / bundle.PROGRAM.name
    alone = [sys.executable, f"{ROOT}/packaging/without_network.py"]
    linux = sys.platform.startswith("linux")
    source = [bundle.python(), "-m", "tyrus_desktop"]
    status, lines = self_check([*(alone if linux else []), str(program)], home)
    print("\n".join(lines))
    if status != 0:
        found.append(f"the self-check gave {status}")
    subprocess.run([bundle.python(), f"{ROOT}/packaging/linguist.py", "compile"], check=True)
    environ = dict(os.environ, PYTHONPATH=ROOT)
    said = subprocess.run(
        [*source, "--self-check"],
        cwd=ROOT,
        env=environ,
        text=True,
        capture_output=True,
        check=False,
    ).stdout.splitlines()
    if linux and timeless(lines) != timeless(said):
        found.append("the bundle and the sources say different things:\n" + "\n".join(said))
    strangers = sorted({path.name for name in NEVER for path in moved.rglob(name)})
    if strangers:
        found.append(f"these have no place in it: {', '.join(strangers)}")
    if any(home.iterdir()):
        found.append(f"something was left in the home: {list(home.iterdir())}")
    if not linux:
        return found
    ratio = slowness({"source": source, "bundle": [str(program)]}, moved.parent)
    print(f"the bundle starts in {ratio:.2f} times the source's time, at most {SLOWEST_START}")
    if ratio > SLOWEST_START:
        found.append("it starts too slowly")
    if costs(moved) > LARGEST_FOLDER:
        found.append("the folder is too large")
    if archive(moved).stat().st_size / 1e6 > LARGEST_ARCHIVE:
        found.append("the archive is too large")
    return found


def main() -> int:
    """Freeze if need be, check, and give the exit status."""
    status = bundle.main()
    if status:
        return status
    with tempfile.TemporaryDirectory() as name:
        home = Path(name, "home")
        home.mkdir()
        moved = shutil.copytree(bundle.BUNDLE, Path(name, "elsewhere é", "tyrus"), symlinks=True)
        found = failures(moved, home)
    print("\n".join(f"FAILED: {each}" for each in found) or "the bundle is well")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
