"""`make release`: every part of a release that can be built on this machine, into dist/.

First the metadata are checked (versions, changelog, metainfo, translations), then all tests run,
then the packages are built: wheel and sdist; on Linux the archive, the .deb and the manifest for
Flathub; the bundle's bill of materials; and, where NSIS is installed, Windows' installer around a
dummy payload. Then all packages are built again, and must be the same, byte by byte. `--draft`
skips the checks that only a real release needs. Stops at the first failure.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import bundle
import deb
import environment
import reproducible
from environment import ROOT

DIST = Path(ROOT, "dist")
FIRST = Path(ROOT, "build", "first-dist")
"""The packages of the first build, to compare those that differ in the second."""

PACKAGING = f"{ROOT}/packaging"
LINUX = sys.platform.startswith("linux")
TOOLS = {**deb.TOOLS, **deb.VALIDATORS, "git": "git"}


def checks() -> dict[str, list[str]]:
    """Return the commands before the packages by name, in order."""
    python = sys.executable
    draft = [word for word in sys.argv[1:] if word == "--draft"]
    return {
        "metadata": [python, f"{PACKAGING}/metadata.py", *draft],
        "tests": [python, f"{PACKAGING}/dev.py", "test"],
    }


def packages(again: bool = False) -> dict[str, list[str]]:
    """Return the commands that build packages by name, in order."""
    python = sys.executable
    wheel = [environment.python_in(bundle.VENV), "-m", "hatchling", "build", "-d", str(DIST)]
    if again:
        commands = {"bundle": [python, f"{PACKAGING}/bundle.py", "--force"]}
        if LINUX:
            commands["archive"] = [python, f"{PACKAGING}/archive.py"]
    else:
        commands = {"bundle": [python, f"{PACKAGING}/bundle_check.py"]}
    commands["wheel and sdist"] = wheel
    if LINUX:
        commands["deb"] = [python, f"{PACKAGING}/deb.py"]
        commands["flatpak"] = [python, f"{PACKAGING}/flatpak.py"]
    commands["bill of materials"] = [python, f"{PACKAGING}/dev.py", "sbom"]
    if shutil.which("makensis") and not again:
        commands["NSIS script"] = [python, f"{PACKAGING}/windows_installer.py", "--try"]
    return commands


def run(commands: dict[str, list[str]]) -> int:
    """Run commands until one fails; return the exit status."""
    for name, command in commands.items():
        print(f"== {name}", flush=True)
        status = subprocess.call(command, cwd=ROOT)
        if status != 0:
            print(f"FAILED: {name}", flush=True)
            return status
    return 0


def sums(folder: Path) -> dict[str, str]:
    """Return the digests of a folder's files by their names."""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def different(first: Path, second: Path) -> list[str]:
    """Return the names of the files that are not the same in two folders, or in one only."""
    one, other = sums(first), sums(second)
    return sorted(name for name in one | other if one.get(name) != other.get(name))


def built_twice() -> int:
    """Build all packages, build them again, and compare; return the exit status."""
    shutil.rmtree(FIRST, ignore_errors=True)
    status = run(packages())
    if status:
        return status
    shutil.move(DIST, FIRST)
    status = run(packages(again=True))
    if status:
        return status
    unequal = different(FIRST, DIST)
    for name in unequal:
        print(f"FAILED: two builds of {name} differ; the first is in {FIRST}.", flush=True)
    return 1 if unequal else 0


def main() -> int:
    """Run all steps and write SHA256SUMS; return the exit status. Raises `Missing`."""
    if LINUX:
        environment.require_tools("A release", TOOLS)
    os.environ.update(reproducible.environ())
    shutil.rmtree(DIST, ignore_errors=True)
    status = run(checks()) or built_twice()
    if status:
        return status
    shutil.rmtree(FIRST)
    listed = sums(DIST)
    for name in listed:
        print(f"{name:<44} {(DIST / name).stat().st_size / 1e6:7.1f} MB")
    lines = [f"{digest}  {name}\n" for name, digest in listed.items()]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
