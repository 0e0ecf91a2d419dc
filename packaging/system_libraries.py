"""Installs missing system libraries before Qt starts, since Qt would abort at the first one.

Only on Linux; elsewhere the wheels are complete. The program's module of the same name finds and
names them.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from environment import ROOT, Missing, answer, installed_by_apt

sys.path.insert(0, ROOT)  # So that the module is this clone's, whatever is installed.
from tyrus_desktop import system_libraries as libraries

PLUGINS = libraries.PLUGINS
platforms_for_a_window = libraries.platforms_for_a_window


def missing(python: str, platforms: tuple[str, ...]) -> set[str]:
    """Return the names of the libraries that the Qt of a Python would not find."""
    where = "from importlib.util import find_spec; print(find_spec('PySide6').origin)"
    return libraries.missing(Path(answer([python, "-c", where])).parent, platforms)


def require(python: str, platforms: tuple[str, ...]) -> None:
    """Install the libraries that Qt lacks, or raise `Missing` with the command that does."""
    if not sys.platform.startswith("linux") or not shutil.which("ldd"):
        return
    absent = missing(python, platforms)
    packages = libraries.packages(absent)
    if packages and shutil.which("apt-get") and os.geteuid() == 0:
        installed_by_apt(packages, f"Qt needs {', '.join(sorted(absent))}.")
        absent = missing(python, platforms)
    if absent:
        raise Missing(libraries.explained(absent))
