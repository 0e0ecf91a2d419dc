"""Writes build/THIRD-PARTY.txt: what a frozen Tyrus carries of others, and on which terms.

The texts are those that the installed wheels bring with them; what has no wheel, and what its
licence lets anybody ask for, is told by hand. Runs in the environment that freezes.
"""

from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "build" / "THIRD-PARTY.txt"
WHEELS = ("numpy", "tqdm", "miniaudio", "cffi", "pyinstaller")
"""PyInstaller: its starter, whose licence has an exception for what it starts."""

HEAD = """\
What Tyrus carries of others

Tyrus itself is free software under the GNU General Public License, version 3 or later: see
LICENSE. The frozen program has these libraries of others in it.

Qt {qt} and Qt for Python {qt}, with shiboken6, by The Qt Company and others:
    GNU Lesser General Public License, version 3, in the form of separate libraries, which you
    may replace by your own in this folder. The sources of exactly these versions are published
    by the Qt Project; the licence's text is at https://www.gnu.org/licenses/lgpl-3.0.html, and
    that of the GPL, on which it builds, in LICENSE. Qt carries further libraries, among them
    ICU (Unicode License), HarfBuzz (MIT), libpng and zlib; Qt's documentation lists them at
    https://doc.qt.io/qt-6/licenses-used-in-qt.html.

Python {python}: Python Software Foundation License, https://docs.python.org/3/license.html.

On Linux, unchanged from the system on which this was built: libxkbcommon, libxcb and its
    utilities (MIT), zlib, bzip2, Zstandard (BSD), liblzma (public domain), Brotli, libffi (MIT).

The fonts and their licence lie in tyrus_desktop/_data/resources/fonts.
"""


def texts(name: str) -> list[str]:
    """Give the licence texts that a wheel brings; none if it is not installed."""
    try:
        files = importlib.metadata.distribution(name).files or []
    except importlib.metadata.PackageNotFoundError:
        return []
    words = ("licen", "copying")
    chosen = [file for file in files if ".dist-info" in str(file)]
    chosen = [file for file in chosen if any(word in file.name.lower() for word in words)]
    return [Path(str(file.locate())).read_text("utf-8") for file in chosen]


def main() -> None:
    """Write the file."""
    qt = importlib.metadata.version("PySide6-Essentials")
    parts = [HEAD.format(qt=qt, python=sys.version.split()[0])]
    for name in WHEELS:
        for text in texts(name):
            version = importlib.metadata.version(name)
            parts.append(f"{'-' * 78}\n{name} {version}\n\n{text.strip()}\n")
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main()
