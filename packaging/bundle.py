"""`make bundle`: freezes the program into one folder, build/bundle/tyrus, that needs no Python.

PyInstaller does this from tyrus.spec, in an environment filled from `requirements-bundle.lock`. On
Linux, bundle_cuts.py then makes some libraries smaller. Runs on Python 3.11 to 3.14. `--force`
rebuilds the bundle even if it is up to date.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import bundle_cuts
import environment
import reproducible
import system_libraries
from environment import BUNDLE_LOCK, ROOT

BUILD = Path(ROOT, "build")
VENV = BUILD / "bundle-env"
BUNDLE = BUILD / "bundle" / "tyrus"
WORK = BUILD / "bundle-work"
PROGRAM = BUNDLE / {"win32": "tyrus.exe", "darwin": "Tyrus"}.get(sys.platform, "tyrus")
INTERNAL = BUNDLE / "_internal"
SOURCES = (
    "tyrus_desktop",
    "resources",
    "translations",
    "LICENSE",
    "packaging/bundle.py",
    "packaging/bundle_contents.py",
    "packaging/bundle_cuts.py",
    "packaging/components.py",
    "packaging/icons.py",
    "packaging/licences.py",
    "packaging/linguist.py",
    "packaging/metadata.py",
    "packaging/notices",
    "packaging/qml_cache.py",
    "packaging/reproducible.py",
    "packaging/tyrus.spec",
    BUNDLE_LOCK,
)


def python() -> str:
    """Return the Python of the freezing environment, brought up to date with its lock."""
    return environment.separate(VENV, BUNDLE_LOCK)


def is_fresh() -> bool:
    """Return whether the bundle is newer than all its sources."""
    if not PROGRAM.exists():
        return False
    built = PROGRAM.stat().st_mtime
    roots = [Path(ROOT, name) for name in SOURCES]
    files = [path for root in roots for path in (root, *root.rglob("*"))]
    sources = [path for path in files if path.is_file() and path.suffix != ".pyc"]
    return all(path.stat().st_mtime < built for path in sources)


def build() -> None:
    """Rebuild the bundle; raises `CalledProcessError` and `Missing`."""
    if sys.platform.startswith("linux"):
        environment.require_tools("The bundle", bundle_cuts.TOOLS)
    begun = time.time()
    command = [python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    # PyInstaller silently leaves out missing libraries.
    system_libraries.require(python(), tuple(system_libraries.PLUGINS))
    command += ["--distpath", str(BUNDLE.parent), "--workpath", str(WORK)]
    subprocess.run([python(), f"{ROOT}/packaging/icons.py"], check=True)
    shutil.rmtree(WORK, ignore_errors=True)  # What is kept there depends on earlier builds.
    same = reproducible.environ()
    subprocess.run([*command, f"{ROOT}/packaging/tyrus.spec"], cwd=ROOT, env=same, check=True)
    if sys.platform.startswith("linux"):
        bundle_cuts.cut(INTERNAL)
    # A source that is changed meanwhile is newer than the bundle.
    os.utime(PROGRAM, (begun, begun))


def main() -> int:
    """Rebuild the bundle if it is out of date, print its size, and return the exit status."""
    if "--force" in sys.argv or not is_fresh():
        try:
            build()
        except subprocess.CalledProcessError as error:
            return int(error.returncode) or 1
    files = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    total = sum(path.stat().st_size for path in files)
    print(f"{'the folder build/bundle/tyrus':<46} {total / 1e6:8.1f} MB, {len(files)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
