"""Packs build/bundle/tyrus as one file for any Linux: dist/tyrus-VERSION-linux-x86_64.AppImage.

    python3 packaging/appimage.py RUNTIME

An AppImage is a program, AppImage's own runtime, followed by an image of files that it mounts. The
workflow fetches the runtime; nothing else here needs the network.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import bundle
import desktop_files
import metadata
import reproducible
from environment import ROOT, require_tools

TOOLS = {"mksquashfs": "squashfs-tools"}
STAGE = Path(ROOT, "build", "appimage")


def staged(folder: Path) -> Path:
    """Assemble a bundle and what AppImage expects beside it in build/appimage; return that."""
    shutil.rmtree(STAGE, ignore_errors=True)
    usr = STAGE / "usr"
    # Links take no time and no space.
    shutil.copytree(folder, usr / "lib/tyrus", symlinks=True, copy_function=os.link)
    desktop_files.write(desktop_files.files(), usr / "share")
    shutil.copy(Path(ROOT, "LICENSE"), STAGE)
    icon = f"{metadata.ID}.svg"
    for link, target in {
        "AppRun": "usr/lib/tyrus/tyrus",
        metadata.DESKTOP.name: f"usr/share/applications/{metadata.DESKTOP.name}",
        icon: f"usr/share/icons/hicolor/scalable/apps/{icon}",
        ".DirIcon": icon,
    }.items():
        (STAGE / link).symlink_to(target)
    return STAGE


def pack(runtime: Path, folder: Path = bundle.BUNDLE, into: Path = Path(ROOT, "dist")) -> Path:
    """Pack a bundle; return the AppImage's path. Raises `CalledProcessError`.

    Args:
        runtime: AppImage's program.
        folder: The bundle.
        into: The folder for the AppImage.
    """
    into.mkdir(exist_ok=True)
    packed = into / f"tyrus-{metadata.version()}-linux-{platform.machine()}.AppImage"
    image = STAGE.with_suffix(".squashfs")
    time = str(reproducible.epoch())
    command = ["mksquashfs", str(staged(folder)), str(image), "-quiet", "-no-progress", "-noappend"]
    command += ["-root-owned", "-comp", "zstd", "-Xcompression-level", "19"]
    command += ["-mkfs-time", time, "-all-time", time]
    # The tool refuses to be given the time twice.
    rest = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    subprocess.run(command, check=True, env=rest)
    packed.write_bytes(runtime.read_bytes() + image.read_bytes())
    packed.chmod(0o755)
    image.unlink()
    shutil.rmtree(STAGE)
    return packed


if __name__ == "__main__":
    require_tools("The AppImage", TOOLS)
    print(pack(Path(sys.argv[1])).name)
