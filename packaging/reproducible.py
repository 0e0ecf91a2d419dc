"""What lets two builds of the same sources give the same bytes: one time, and one order of sets."""

from __future__ import annotations

import os
from pathlib import Path

from environment import ROOT, answer


def epoch() -> int:
    """Return the time that packages state, in seconds since 1970.

    It is `SOURCE_DATE_EPOCH` if the caller gives one, else the time of the last commit; without
    a clone it is that of the project's file, which an sdist preserves.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    committed = answer(["git", "-C", ROOT, "log", "-1", "--format=%ct"])
    return int(given or committed or Path(ROOT, "pyproject.toml").stat().st_mtime)


def environ() -> dict[str, str]:
    """Return the environment for a command that builds."""
    return {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(epoch())}
