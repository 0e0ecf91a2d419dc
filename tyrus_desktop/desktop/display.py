"""What must be known of the screen before the application object is made."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path


def choose_renderer() -> None:
    """Draw by software where there is no graphics device: a driver's own software emulation
    would cost 100 MB and ten times the processor. The user's environment wins.
    """
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    if sys.platform == "linux" and not list(Path("/dev/dri").glob("renderD*")):
        os.environ.setdefault("QT_QUICK_BACKEND", "software")


def display_problem() -> str | None:
    """Return why no window can be opened, in a sentence; Qt itself would abort without one."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    display = os.environ.get("DISPLAY", "")
    if not display:
        return "There is no display: Tyrus needs a graphical desktop."
    if display.startswith(":") and not _answers(display):
        return f"The display {display} does not answer: Tyrus needs a graphical desktop."
    return None


def _answers(display: str) -> bool:
    """Whether a local X server listens."""
    number = display[1:].partition(".")[0]
    for address in (f"/tmp/.X11-unix/X{number}", f"\0/tmp/.X11-unix/X{number}"):  # noqa: S108
        with socket.socket(socket.AF_UNIX) as connection:
            if connection.connect_ex(address) == 0:
                return True
    return False
