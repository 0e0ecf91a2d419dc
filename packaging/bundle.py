"""`make bundle`: freezes the program into one folder, build/bundle/tyrus, that needs no Python.

PyInstaller does this from tyrus.spec, in an environment filled from `requirements-bundle.lock`. On
Linux, Python's own libraries are then stripped; libraries from wheels are not, because `strip`
breaks files that `patchelf` has modified. Runs on Python 3.11 to 3.14. `--force` rebuilds the
bundle even if it is up to date.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import environment
import system_libraries
from environment import BUNDLE_LOCK, ROOT

BUILD = Path(ROOT, "build")
VENV = BUILD / "bundle-env"
BUNDLE = BUILD / "bundle" / "tyrus"
PROGRAM = BUNDLE / {"win32": "tyrus.exe", "darwin": "Tyrus"}.get(sys.platform, "tyrus")
INTERNAL = BUNDLE / "_internal"
TOOLS = {"readelf": "binutils", "strip": "binutils"}
"""The tools needed to freeze the program on Linux, with their Debian packages."""
SOURCES = (
    "tyrus_desktop",
    "resources",
    "translations",
    "LICENSE",
    "packaging/bundle_contents.py",
    "packaging/icons.py",
    "packaging/licences.py",
    "packaging/linguist.py",
    "packaging/metadata.py",
    "packaging/qml_cache.py",
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


def strip_python() -> None:
    """Strip the symbols from the libraries that came with Python itself."""
    files = [*INTERNAL.glob("libpython3*"), *INTERNAL.glob("python3.*/lib-dynload/*.so")]
    before = sum(file.stat().st_size for file in files)
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)
    saved = before - sum(file.stat().st_size for file in files)
    print(f"{'symbols of Python itself, stripped':<46} {-saved / 1e6:8.1f} MB")


def build() -> None:
    """Rebuild the bundle; raises `CalledProcessError` and `Missing`."""
    if sys.platform.startswith("linux"):
        environment.require_tools("The bundle", TOOLS)
    command = [python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    # PyInstaller silently leaves out missing libraries.
    system_libraries.require(python(), tuple(system_libraries.PLUGINS))
    command += ["--distpath", str(BUNDLE.parent), "--workpath", str(BUILD / "bundle-work")]
    subprocess.run([python(), f"{ROOT}/packaging/icons.py"], check=True)
    subprocess.run([*command, f"{ROOT}/packaging/tyrus.spec"], cwd=ROOT, check=True)
    if sys.platform.startswith("linux"):
        strip_python()


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
