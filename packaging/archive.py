"""Packs build/bundle/tyrus as it is released for Linux: dist/tyrus-VERSION-linux-MACHINE.tar.xz.

It unpacks into one folder, tyrus-VERSION: the program, which can be started there, README and
licence, and install.sh with what it installs, in share/. The same bundle gives the same bytes:
names are sorted, all files have the time of the release and belong to nobody, and one thread
compresses, since several would cut the file into parts.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

import bundle
import desktop_files
import metadata
import reproducible
from environment import ROOT

STAGE = Path(ROOT, "build", "archive")

TOOLS = {"tar": "tar", "xz": "xz-utils"}
"""The tools needed for this, with their Debian packages."""

TAR = ["tar", "--create", "--sort=name", "--format=gnu", "--owner=0", "--group=0"]
TAR += ["--numeric-owner", "--mode=u+rw,go=rX"]
XZ = ["xz", "--threads=1", *(["--x86"] if platform.machine() == "x86_64" else [])]
XZ += ["--lzma2=preset=6,dict=32MiB"]  # Four times as large as the preset's.


def staged(folder: Path) -> Path:
    """Assemble a bundle and what goes with it in build/archive; return the folder to be packed."""
    staged = STAGE / f"tyrus-{metadata.version()}"
    shutil.rmtree(STAGE, ignore_errors=True)
    # Links take no time and no space.
    shutil.copytree(folder, staged, symlinks=True, copy_function=os.link)
    for name in ("README.md", "LICENSE", "packaging/linux/install.sh"):
        shutil.copy(Path(ROOT, name), staged)
    desktop_files.write(desktop_files.files(), staged / "share")
    return staged


def pack(folder: Path = bundle.BUNDLE, into: Path = Path(ROOT, "dist")) -> Path:
    """Pack a bundle; return the archive's path. Raises `CalledProcessError`.

    Args:
        folder: The bundle.
        into: The folder for the archive.
    """
    into.mkdir(exist_ok=True)
    packed = into / f"tyrus-{metadata.version()}-linux-{platform.machine()}.tar.xz"
    inside = staged(folder)
    command = [*TAR, f"--mtime=@{reproducible.epoch()}", "-C", str(STAGE), inside.name]
    with packed.open("wb") as file, subprocess.Popen(command, stdout=subprocess.PIPE) as tar:
        subprocess.run(XZ, stdin=tar.stdout, stdout=file, check=True)
    if tar.returncode != 0:
        raise subprocess.CalledProcessError(tar.returncode, command)
    shutil.rmtree(STAGE)
    return packed


if __name__ == "__main__":
    print(pack().name)
