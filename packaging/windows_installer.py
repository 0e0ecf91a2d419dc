"""Compiles Windows' installer, tyrus.nsi, around the frozen program, into dist/.

NSIS runs on any system: `--try` compiles the script around a dummy payload and discards the
result, so that errors in the script are found on other systems, too.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import bundle
import environment
import metadata

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging" / "windows"


def compiled(payload: Path, output: Path) -> Path:
    """Compile the script, with warnings as errors; raises `CalledProcessError` and `Missing`."""
    environment.require_tools("The installer", {"makensis": "nsis"})
    defined = {
        "VERSION": metadata.version(),
        "PAYLOAD": payload,
        "ICONS": ROOT / "build" / "icons",
        "OUTPUT": output,
    }
    given = [f"-D{name}={value}" for name, value in defined.items()]
    subprocess.run(["makensis", "-V2", "-WX", *given, "tyrus.nsi"], cwd=HERE, check=True)
    return output


def main() -> int:
    """Compile the installer; return the exit status."""
    if "--try" not in sys.argv:
        output = ROOT / "dist" / f"tyrus-{metadata.version()}-windows-setup.exe"
        output.parent.mkdir(exist_ok=True)
        print(compiled(bundle.BUNDLE, output).name)
        return 0
    with tempfile.TemporaryDirectory() as name:
        payload = Path(name, "payload")
        (payload / "_internal").mkdir(parents=True)
        (payload / "_internal" / "library.dll").write_bytes(b"dummy")
        (payload / "tyrus.exe").write_bytes(b"dummy")
        made = compiled(payload, Path(name, "tyrus-try.exe"))
        print(f"tyrus.nsi compiles: {made.stat().st_size} bytes around a dummy payload")
    return 0


if __name__ == "__main__":
    sys.exit(main())
