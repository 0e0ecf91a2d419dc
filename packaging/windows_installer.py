"""Compiles Windows' installer, tyrus.nsi, around the frozen program, into dist/.

NSIS compiles on any system: elsewhere than on Windows `--try` wraps a payload that is no
program, and throws the result away, so that a fault in the script is found before a release.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import bundle
import metadata

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging" / "windows"


def compiled(payload: Path, output: Path) -> Path:
    """Compile the script with all warnings as errors; raises `CalledProcessError`."""
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
    """Compile, and give the exit status."""
    if "--try" not in sys.argv:
        output = ROOT / "dist" / f"tyrus-{metadata.version()}-windows-setup.exe"
        output.parent.mkdir(exist_ok=True)
        print(compiled(bundle.BUNDLE, output).name)
        return 0
    with tempfile.TemporaryDirectory() as name:
        payload = Path(name, "payload")
        (payload / "_internal").mkdir(parents=True)
        (payload / "_internal" / "library.dll").write_bytes(b"no library")
        (payload / "tyrus.exe").write_bytes(b"no program")
        made = compiled(payload, Path(name, "tyrus-try.exe"))
        print(f"tyrus.nsi compiles: {made.stat().st_size} bytes around a payload that is none")
    return 0


if __name__ == "__main__":
    sys.exit(main())
