"""`make bundle`: freezes the program into one folder, build/bundle/tyrus, that needs no Python.

PyInstaller does it by tyrus.spec, in an environment of its own that is filled from
`requirements-bundle.lock`. On Linux the symbols of Python's own libraries are then stripped:
those of wheels are left alone, for `strip` breaks what `patchelf` has been at. Runs on any
Python 3.11 to 3.14. `--force` freezes even if nothing has changed since.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import environment
import system_libraries
from environment import BUNDLE_LOCK, ROOT

BUILD = Path(ROOT, "build")
VENV = BUILD / "bundle-env"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUNDLE = BUILD / "bundle" / "tyrus"
PROGRAM = BUNDLE / {"win32": "tyrus.exe", "darwin": "Tyrus"}.get(sys.platform, "tyrus")
INTERNAL = BUNDLE / "_internal"
SOURCES = (
    "tyrus_desktop",
    "resources",
    "translations",
    "packaging/bundle_contents.py",
    "packaging/licences.py",
    "packaging/tyrus.spec",
    BUNDLE_LOCK,
)


def python() -> str:
    """Give the Python that freezes, with everything in its environment that the lock names."""
    stamp = VENV / "tyrus-lock.txt"
    wanted = sha256(Path(ROOT, BUNDLE_LOCK).read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        maker = environment.python_for_venv()
        if subprocess.call([maker, "-m", "venv", "--clear", str(VENV)]) != 0:
            raise environment.Missing("The environment for freezing could not be made.")
        environment.install(str(PYTHON), BUNDLE_LOCK)
        stamp.write_text(wanted, "utf-8")
    return str(PYTHON)


def is_fresh() -> bool:
    """Whether the bundle is younger than all that it is made of."""
    if not PROGRAM.exists():
        return False
    made = PROGRAM.stat().st_mtime
    roots = [Path(ROOT, name) for name in SOURCES]
    files = [path for root in roots for path in (root, *root.rglob("*"))]
    return all(path.stat().st_mtime < made for path in files if path.suffix not in {".pyc", ""})


def strip_python() -> None:
    """Take the symbols out of the libraries that Python itself came with."""
    files = [*INTERNAL.glob("libpython3*"), *INTERNAL.glob("python3.*/lib-dynload/*.so")]
    before = sum(file.stat().st_size for file in files)
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)
    saved = before - sum(file.stat().st_size for file in files)
    print(f"{'less the symbols of Python itself':<46} {-saved / 1e6:8.1f} MB")


def build() -> None:
    """Freeze the program anew; raises `CalledProcessError`."""
    command = [python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    # What is not there to be analysed would be left out without a word.
    system_libraries.require(python(), tuple(system_libraries.PLUGINS))
    command += ["--distpath", str(BUNDLE.parent), "--workpath", str(BUILD / "bundle-work")]
    subprocess.run([python(), f"{ROOT}/packaging/icons.py"], check=True)
    subprocess.run([*command, f"{ROOT}/packaging/tyrus.spec"], cwd=ROOT, check=True)
    if sys.platform.startswith("linux"):
        strip_python()


def main() -> int:
    """Freeze if need be, and give the exit status."""
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
