"""`make release`: every part of a release that can be built on this machine, into dist/.

First the metadata are checked (versions, changelog, metainfo, translations), then all tests run,
then the packages are built: wheel and sdist; on Linux the archive and the .deb; and, where NSIS is
installed, Windows' installer around a dummy payload. `--draft` skips the checks that only a real
release needs. Stops at the first failure.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import bundle
import environment
from environment import ROOT

DIST = Path(ROOT, "dist")
PACKAGING = f"{ROOT}/packaging"


def steps() -> dict[str, list[str]]:
    """Return the commands by name, in order."""
    python = sys.executable
    wheel = [environment.python_in(bundle.VENV), "-m", "hatchling", "build", "-d", str(DIST)]
    draft = [word for word in sys.argv[1:] if word == "--draft"]
    commands = {
        "metadata": [python, f"{PACKAGING}/metadata.py", *draft],
        "tests": [python, f"{PACKAGING}/dev.py", "test"],
        "bundle": [python, f"{PACKAGING}/bundle_check.py"],
        "wheel and sdist": wheel,
    }
    if sys.platform.startswith("linux") and shutil.which("dpkg-shlibdeps"):
        commands["deb"] = [python, f"{PACKAGING}/deb.py"]
    if shutil.which("makensis"):
        commands["NSIS script"] = [python, f"{PACKAGING}/windows_installer.py", "--try"]
    return commands


def main() -> int:
    """Run all steps and write SHA256SUMS; return the exit status."""
    shutil.rmtree(DIST, ignore_errors=True)
    for name, command in steps().items():
        print(f"== {name}", flush=True)
        status = subprocess.call(command, cwd=ROOT)
        if status != 0:
            print(f"FAILED: {name}", flush=True)
            return status
    sums = []
    for path in sorted(path for path in DIST.iterdir() if path.is_file()):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        sums.append(f"{digest}  {path.name}\n")
        print(f"{path.name:<44} {path.stat().st_size / 1e6:7.1f} MB")
    (DIST / "SHA256SUMS").write_text("".join(sums), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
