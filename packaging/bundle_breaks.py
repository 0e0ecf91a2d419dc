"""Breaks a copy of an installed program in six ways, each of which its self-check must name."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

BROKEN = {
    "QtQuick/Shapes": None,  # Without its plugin, and without its list of types.
    "ReviewDialog.qml": None,
    "RatingPage.qml": b"import QtQuick\nItem { nothing: 1 }\n",
    "review.npz": b"PK",
    "tyrus_fr.qm": b"not a text",
    "bell.wav": b"RIFF",
}
"""Six faults that the self-check must name: things to remove, or to replace by these bytes."""


def broken(folder: Path) -> None:
    """Break an installed program in all of the six ways."""
    for name, content in BROKEN.items():
        (path,) = folder.rglob(name)
        path.with_suffix(".qmlc").unlink(missing_ok=True)
        if path.is_dir():
            shutil.rmtree(path)
        elif content is None:
            path.unlink()
        else:
            path.write_bytes(content)


def unnoticed(lines: Iterable[str]) -> list[str]:
    """Return the faults that the lines of a self-check, up to its texts, do not name."""
    read = []
    for line in lines:
        read.append(line)
        if line.startswith("texts"):
            break
    failed = [line for line in read if " FAILED " in line]
    return [name for name in BROKEN if not any(name in line for line in failed)]


def failures(program: Path, home: Path) -> list[str]:
    """Break an installed program, and return the faults that its self-check passes over."""
    broken(program.parent)
    with subprocess.Popen(
        [str(program), "--self-check"],
        stdout=subprocess.PIPE,
        env={**os.environ, "HOME": str(home)},
        text=True,
    ) as process:
        assert process.stdout is not None
        missed = unnoticed(process.stdout)
        process.kill()
    return [f"the self-check does not notice a broken {name}" for name in missed]
