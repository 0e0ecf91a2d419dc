"""`make release`: everything of a release that can be made on this machine, into dist/.

First what must fit together (versions, changelog, metainfo, translations), then all tests, then
the packages: wheel and sdist; on Linux the archive and the .deb; and Windows' installer around a
payload that is no more than a try, if NSIS is here. `--draft` passes over what only a real
release needs. The first thing that fails ends it.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import bundle
from environment import ROOT

DIST = Path(ROOT, "dist")
PACKAGING = f"{ROOT}/packaging"


def steps() -> dict[str, list[str]]:
    """Give the commands, by what they are for, in their order."""
    here = sys.executable
    draft = [word for word in sys.argv[1:] if word == "--draft"]
    todo = {
        "metadata": [here, f"{PACKAGING}/metadata.py", *draft],
        "tests": [here, f"{PACKAGING}/dev.py", "test"],
        "bundle": [here, f"{PACKAGING}/bundle_check.py"],
        "wheel and sdist": [str(bundle.PYTHON), "-m", "hatchling", "build", "-d", str(DIST)],
    }
    if sys.platform.startswith("linux") and shutil.which("dpkg-shlibdeps"):
        todo["deb"] = [here, f"{PACKAGING}/deb.py"]
    if shutil.which("makensis"):
        todo["NSIS script"] = [here, f"{PACKAGING}/windows_installer.py", "--try"]
    return todo


def main() -> int:
    """Do everything, and give the exit status."""
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
