"""Names the system libraries that Qt does not find on Linux, and the command that installs them.

`ldd` lists those that Qt's own libraries and platform plugins would not find; a table maps them to
Debian packages. The program asks only when Qt has failed, and the scripts that start it from a
clone ask before. Imports nothing of the program, and runs on Python 3.7.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

MODULES = ("Core", "Gui", "Network", "OpenGL", "Qml", "Quick", "QuickControls2", "Svg", "Test")
PLUGINS = {"offscreen": "libqoffscreen.so", "xcb": "libqxcb.so", "wayland": "libqwayland.so"}
# Package names of Debian and Ubuntu. Renamed packages still provide these names.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
}


def platforms_for_a_window() -> tuple[str, ...]:
    """Return the platform plugins that Qt may use here; `offscreen` without a display."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if chosen:
        return (chosen,)
    wayland = ("wayland",) if os.environ.get("WAYLAND_DISPLAY") else ()
    x11 = ("xcb",) if os.environ.get("DISPLAY") else ()
    return wayland + x11 or ("offscreen",)


def not_found(ldd_output: str) -> set[str]:
    """Return the names of the libraries that `ldd` did not find."""
    lines = ldd_output.splitlines()
    return {line.split()[0] for line in lines if line.rstrip().endswith("=> not found")}


def missing(pyside: Path, platforms: Iterable[str]) -> set[str]:
    """Return the names of the libraries that Qt would not find.

    Args:
        pyside: The folder of PySide6.
        platforms: The names of Qt's platform plugins that may be used.
    """
    files = [pyside / f"Qt{module}.abi3.so" for module in MODULES]
    plugins = pyside / "Qt" / "plugins" / "platforms"
    files += [plugins / PLUGINS[platform] for platform in platforms if platform in PLUGINS]
    command = ["ldd", *map(str, filter(Path.exists, files))]
    # The exit status is ignored, so that an unreadable file does not hide missing libraries.
    done = subprocess.run(  # noqa: S603 - the files are Qt's own.
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
    )
    return not_found(done.stdout.decode())


def packages(absent: Iterable[str]) -> list[str]:
    """Return the Debian packages of libraries, as far as they are known."""
    return sorted({PACKAGES[name] for name in absent if name in PACKAGES})


def command_for(absent: Iterable[str]) -> str:
    """Return the command that installs libraries here, or "" if no package manager is known."""
    if shutil.which("apt-get") and packages(absent):
        return f"sudo apt-get install -y --no-install-recommends {' '.join(packages(absent))}"
    # Both can install a package by the name of a library.
    for tool in ("dnf", "zypper"):
        if shutil.which(tool):
            wanted = " ".join(f"'{name}()(64bit)'" for name in sorted(absent))
            return f"sudo {tool} install -y {wanted}"
    return ""


def explained(absent: Iterable[str]) -> str:
    """Return the message that names all missing libraries, and the command that installs them."""
    why = f"Qt needs these system libraries: {', '.join(sorted(absent))}."
    command = command_for(absent)
    if not command:
        return f"{why} Install the packages that contain them."
    return f"{why} Install them with:\n\n    {command}\n"


def explanation() -> str:
    """Return the message about the libraries that this program's Qt lacks, or ""."""
    if not sys.platform.startswith("linux") or not shutil.which("ldd"):
        return ""
    found = find_spec("PySide6")
    folders = list(found.submodule_search_locations or []) if found else []
    absent = missing(Path(folders[0]), platforms_for_a_window()) if folders else set()
    return explained(absent) if absent else ""
