"""Writes build/THIRD-PARTY.txt: the third-party software in the bundle, with its licences.

The texts come from Python, the installed wheels and the system's packages. Qt's wheels contain
none, so its licence is in this folder. Runs in the environment that freezes.
"""

from __future__ import annotations

import importlib.metadata
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
TARGET = PACKAGING.parent / "build" / "THIRD-PARTY.txt"
WHEELS = ("numpy", "tqdm", "colorama", "miniaudio", "cffi", "pyinstaller")
"""Wheels whose licences are included if they are installed; tqdm uses colorama on Windows only.
PyInstaller's bootloader is included; its licence has an exception for frozen programs."""

HEAD = """\
What Tyrus carries of others

Tyrus itself is free software under the GNU General Public License, version 3 or later: see
LICENSE. The frozen program has these libraries of others in it.

Qt {qt} and Qt for Python {qt}, with shiboken6, by The Qt Company and others:
    GNU Lesser General Public License, version 3, in the form of separate libraries, which you
    may replace by your own in this folder. The sources of exactly these versions are published
    by the Qt Project; the licence stands below, and that of the GPL, on which it builds, in
    LICENSE. Qt carries further libraries, among them ICU (Unicode License), HarfBuzz (MIT),
    libpng and zlib; Qt's documentation lists them at
    https://doc.qt.io/qt-6/licenses-used-in-qt.html.

Python {python}, under its own licence, and from PyPI {wheels}.

On Linux, unchanged from the system on which this was built: libxkbcommon, libxcb and its
    utilities (MIT), zlib, bzip2, Zstandard (BSD), liblzma and SQLite (public domain), Brotli,
    libffi (MIT), as far as they are in this folder.

The fonts and their licence lie in tyrus_desktop/_data/resources/fonts. All other licences:
"""


def of_python() -> str:
    """Return the licence of the Python in the bundle; exits if it is not found."""
    folders = (sysconfig.get_path("stdlib"), sys.base_prefix)
    for path in (Path(folder, "LICENSE.txt") for folder in folders):
        if path.exists():
            return path.read_text("utf-8")
    raise SystemExit(f"Python's LICENSE.txt is neither in {' nor in '.join(folders)}.")


def of_wheel(name: str) -> Iterator[tuple[str, str]]:
    """Yield a wheel's name and version with each of its licences, if it is installed."""
    try:
        wheel = importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return
    words = ("licen", "copying")
    for file in wheel.files or []:
        if ".dist-info" in str(file) and any(word in file.name.lower() for word in words):
            yield f"{name} {wheel.version}", Path(str(file.locate())).read_text("utf-8")


def owners(libraries: Iterable[str]) -> set[str]:
    """Return the system's packages that contain these files; without dpkg return none."""
    patterns = [f"*/{name}" for name in sorted(libraries)]
    if not patterns or shutil.which("dpkg") is None:
        return set()
    done = subprocess.run(
        ["dpkg", "--search", *patterns],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    return {line.split(":")[0] for line in done.stdout.splitlines()}


def of_system(libraries: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the system packages of these files, with their copyright files."""
    names = {Path(file).name for file in libraries if not Path(file).is_relative_to(sys.prefix)}
    for package in sorted(owners(names)):
        terms = Path("/usr/share/doc", package, "copyright")
        if terms.exists():
            yield f"{package}, from the system", terms.read_text("utf-8")


def text(libraries: Iterable[str]) -> str:
    """Return the whole text for a bundle that contains the libraries at these paths."""
    qt = importlib.metadata.version("PySide6-Essentials")
    found = [
        ("Qt, Qt for Python, shiboken6", (PACKAGING / "LGPL-3.txt").read_text("utf-8")),
        ("Python", of_python()),
        *(each for name in WHEELS for each in of_wheel(name)),
        *of_system(libraries),
    ]
    titles: dict[str, list[str]] = {}
    for title, terms in found:  # Packages from one source share a text.
        titles.setdefault(terms.strip(), []).append(title)
    installed = ", ".join(name for name in WHEELS[:-1] if any(of_wheel(name)))
    head = HEAD.format(qt=qt, python=sys.version.split()[0], wheels=installed)
    parts = [f"{'-' * 78}\n{'; '.join(names)}\n\n{terms}\n" for terms, names in titles.items()]
    return "\n".join([head, *parts])


def write(libraries: Iterable[str]) -> Path:
    """Write the file; return its path."""
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text(libraries), "utf-8")
    return TARGET
