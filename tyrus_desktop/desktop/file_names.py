"""File names between Qt and Python.

Qt's names are Unicode, and UTF-8 on the disk. Python's have the encoding of its file system, which
an environment may set to ASCII. So every name that crosses is taken through its bytes. A name that
is not UTF-8 on the disk is lost in Qt: it never gets to Qt to be used there.
"""

from __future__ import annotations

import os
from pathlib import Path

LOST = "\N{REPLACEMENT CHARACTER}"
"""What Qt makes of bytes that are not UTF-8."""


def from_qt(name: str) -> Path:
    """Return the path of a name that Qt gives."""
    if os.name == "nt":
        return Path(name)
    return Path(os.fsdecode(name.encode("utf-8", "surrogateescape")))


def to_qt(path: Path) -> str:
    """Return a path's name for Qt."""
    return str(path) if os.name == "nt" else os.fsencode(path).decode("utf-8", "replace")
