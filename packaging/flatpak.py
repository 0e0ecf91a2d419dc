"""Writes the manifest from which Flathub builds the program: dist/ID.json, ID as in metadata.py.

It is linux/flatpak.json with its sources: the sdist in dist/, as it is on the page of the release,
and the wheels of the lock, each with its address and sum, so that the build needs no network. The
freedesktop runtime lacks nothing but Kerberos, which Qt's wheels load; there is no base for this
version of Qt for Python. A person hands the manifest in when the release is published.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import bundle
import environment
import metadata
from environment import ROOT

DIST = Path(ROOT, "dist")
TEMPLATE = Path(ROOT, "packaging", "linux", "flatpak.json")
PYTHON = "3.13"
"""The Python of the runtime."""

PLATFORMS = [f"manylinux_2_{number}_x86_64" for number in (34, 28, 27, 17)]
BUILD_TOOLS = {"hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"}
"""What builds the sdist; the program does not need it."""


def entries(lock: str) -> dict[str, str]:
    """Return the requirements in a lock, with their hashes, by name."""
    text = Path(ROOT, lock).read_text("utf-8")
    found = re.findall(r"^(([\w-]+)==.+(?:\n .+)*)", text, re.MULTILINE)
    return {name: entry for entry, name in found}


def locked() -> dict[str, str]:
    """Return the requirements of the program and of its build, with their hashes, by name."""
    all_of_them = entries(environment.BUNDLE_LOCK)
    return {
        name: all_of_them[name] for name in sorted({*entries(environment.RUN_LOCK), *BUILD_TOOLS})
    }


def report() -> dict[str, Any]:
    """Return what pip would install for the runtime's Python; raises `CalledProcessError`."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "requirements.txt")
        wanted.write_text("\n".join(locked().values()), "utf-8")
        command = [bundle.python(), "-m", "pip", "install", "--quiet", "--dry-run", "--report", "-"]
        command += ["--ignore-installed", "--target", folder, "--python-version", PYTHON]
        command += [f"--platform={each}" for each in PLATFORMS]
        command += ["--only-binary=:all:", "--no-deps", "--require-hashes", "-r", str(wanted)]
        found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return dict(json.loads(found))


def manifest(sdist: Path, packages: dict[str, Any]) -> dict[str, Any]:
    """Return the manifest.

    Args:
        sdist: The program's sources.
        packages: What pip reports that it would install.
    """
    made = dict(json.loads(TEMPLATE.read_text("utf-8")))
    sources = {module["name"]: module["sources"] for module in made["modules"]}
    for each in packages["install"]:
        needed = each["metadata"]["name"].lower() not in BUILD_TOOLS
        sources["python-packages" if needed else "build-tools"].append(
            {
                "type": "file",
                "url": each["download_info"]["url"],
                "sha256": each["download_info"]["archive_info"]["hashes"]["sha256"],
            }
        )
    sources["tyrus"].append(
        {
            "type": "archive",
            "url": f"{metadata.HOME}/releases/download/v{metadata.version()}/{sdist.name}",
            "sha256": hashlib.sha256(sdist.read_bytes()).hexdigest(),
        }
    )
    return made


def main() -> int:
    """Write the manifest; return the exit status."""
    sdist = DIST / f"tyrus_desktop-{metadata.version()}.tar.gz"
    if not sdist.exists():
        print(f"{sdist.name} is not in dist: make release")
        return 1
    text = json.dumps(manifest(sdist, report()), indent=2) + "\n"
    (DIST / f"{metadata.ID}.json").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
