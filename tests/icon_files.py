"""Renders the icon files once for the tests of the packages."""

import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@cache
def rendered() -> Path:
    """Render the icons; return their folder."""
    subprocess.run([sys.executable, str(ROOT / "packaging" / "icons.py")], check=True)
    return ROOT / "build" / "icons"
