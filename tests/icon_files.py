"""The icons' files, for the tests of the packages. There are no tests here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def rendered() -> Path:
    """Render the icons; return their folder."""
    subprocess.run([sys.executable, str(ROOT / "packaging" / "icons.py")], check=True)
    return ROOT / "build" / "icons"
