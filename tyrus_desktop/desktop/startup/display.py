"""What must be known of the screen before the application object is made."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path


def choose_renderer() -> None:
    """Draw by software where there is no graphics device: a driver's own software emulation
    would cost 100 MB and ten times the processor. The user's environment wins.
    """
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    # There are no files of ours for one system alone, and looking for them takes time.
    os.environ.setdefault("QT_NO_BUILTIN_SELECTORS", "1")
    if sys.platform == "linux" and not list(Path("/dev/dri").glob("renderD*")):
        os.environ.setdefault("QT_QUICK_BACKEND", "software")


def display_problem() -> str | None:
    """Return why no window can be opened, in a sentence; Qt itself would abort without one."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if _wayland_answers():
        return None
    display = os.environ.get("DISPLAY", "")
    if not display:
        return "There is no display: Tyrus needs a graphical desktop."
    if not _x_answers(display):
        return f"The display {display} does not answer: Tyrus needs a graphical desktop."
    return None


def _wayland_answers() -> bool:
    """Whether a Wayland compositor listens where the environment says that one is."""
    name = os.environ.get("WAYLAND_DISPLAY", "")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and _listens(str(Path(folder, name)))


def _x_answers(display: str) -> bool:
    """Whether an X server listens: `:0` and `unix:0` are local, `host:10.0` is the net's."""
    match = re.fullmatch(r"(.*?):(\d{1,4})(\.\d+)?", display)
    if match is None:
        return False
    host, number = match[1], int(match[2])
    if host in {"", "unix"}:
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - that is where they are.
        return _listens(path) or _listens(f"\0{path}")
    try:
        import socket

        socket.create_connection((host.strip("[]"), 6000 + number), timeout=5).close()
    except (OSError, UnicodeError):
        return False
    return True


def _listens(path: str) -> bool:
    """Whether somebody listens at a local socket."""
    import _socket  # Python's `socket` without its enums, which take longer than all this.

    connection = _socket.socket(_socket.AF_UNIX)
    try:
        return connection.connect_ex(path) == 0
    except OSError:
        return False
    finally:
        connection.close()
