"""Packs build/bundle/tyrus as it is released for Linux: dist/tyrus-VERSION-linux-MACHINE.tar.xz.

The same bundle gives the same bytes: names are sorted, all files have the time of the release and
belong to nobody, and one thread compresses, since several would cut the file into parts.
"""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path

import bundle
import metadata
import reproducible
from environment import ROOT

TOOLS = {"tar": "tar", "xz": "xz-utils"}
"""The tools needed for this, with their Debian packages."""

TAR = ["tar", "--create", "--sort=name", "--format=gnu", "--owner=0", "--group=0"]
TAR += ["--numeric-owner", "--mode=u+rw,go=rX"]
XZ = ["xz", "--threads=1", *(["--x86"] if platform.machine() == "x86_64" else [])]
XZ += ["--lzma2=preset=6,dict=32MiB"]  # Four times as large as the preset's.


def pack(folder: Path = bundle.BUNDLE, into: Path = Path(ROOT, "dist")) -> Path:
    """Pack a bundle; return the archive's path. Raises `CalledProcessError`.

    Args:
        folder: The bundle.
        into: The folder for the archive.
    """
    into.mkdir(exist_ok=True)
    packed = into / f"tyrus-{metadata.version()}-linux-{platform.machine()}.tar.xz"
    command = [*TAR, f"--mtime=@{reproducible.epoch()}", "-C", str(folder.parent), folder.name]
    with packed.open("wb") as file, subprocess.Popen(command, stdout=subprocess.PIPE) as tar:
        subprocess.run(XZ, stdin=tar.stdout, stdout=file, check=True)
    if tar.returncode != 0:
        raise subprocess.CalledProcessError(tar.returncode, command)
    return packed


if __name__ == "__main__":
    print(pack().name)
