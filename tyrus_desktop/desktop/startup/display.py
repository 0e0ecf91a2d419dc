"""Chooses how to draw, and explains why no window can be opened, where Qt itself would abort."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LONGEST_REASON = 300


def choose_renderer() -> None:
    """Draw by software where there is no graphics device: a driver's own software emulation
    would cost 100 MB and ten times the processor. The user's environment wins.
    """
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    # None of our files is for one system alone, and looking for such files takes time.
    os.environ.setdefault("QT_NO_BUILTIN_SELECTORS", "1")
    if sys.platform == "linux" and not list(Path("/dev/dri").glob("renderD*")):
        os.environ.setdefault("QT_QUICK_BACKEND", "software")


def display_problem() -> str | None:
    """Return why no window can be opened, in a sentence, or None where Qt may find a way."""
    if sys.platform != "linux":
        return None
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    platforms = [each.partition(":")[0].partition("-")[0] for each in chosen.split(";")]
    if not {"", "xcb", "wayland"}.issuperset(platforms) or _wayland_answers(chosen):
        return None
    if "xcb" not in platforms and "" not in platforms:
        return "No Wayland compositor answers: Tyrus needs a graphical desktop."
    display = os.environ.get("DISPLAY", "")
    if not display:
        return "There is no display: Tyrus needs a graphical desktop."
    if not _x_answers(display):
        return f"The display {display} does not answer: Tyrus needs a graphical desktop."
    return None


@contextmanager
def explain_failure() -> Iterator[None]:
    """While Qt's application is made: if it can't be, say why in one sentence and exit with 1.

    Qt would abort the process. What it warns of meanwhile is part of the reason, or else passed on.
    """
    warnings: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        warnings.append(message)
        if kind is QtMsgType.QtFatalMsg:
            _exit(refusal(warnings[0]))

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
    for warning in warnings:
        tell(warning)


def tell(sentence: str) -> None:
    """Write to the terminal, if there is one: a program of Windows' desktop has none."""
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()


def refusal(reason: str) -> str:
    """Return the sentence that says why no window can be opened, in one line."""
    line = " ".join(reason.split()).rstrip(".")[:LONGEST_REASON]
    return f"No window can be opened ({line}): Tyrus needs a graphical desktop."


def _exit(sentence: str) -> NoReturn:
    """End the process at once: after a fatal message Qt aborts it."""
    try:
        tell(sentence)
    finally:
        os._exit(1)


def _wayland_answers(chosen: str) -> bool:
    """Whether a Wayland compositor listens where the environment says that one is.

    `chosen` are the platforms that Qt is to try; if Wayland is one, its usual socket counts too.
    """
    if chosen and "wayland" not in chosen:
        return False
    if os.environ.get("WAYLAND_SOCKET"):  # A connection that is open already.
        return True
    name = os.environ.get("WAYLAND_DISPLAY", "wayland-0" if chosen else "")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and _listens(str(Path(folder, name)))


def _x_answers(display: str) -> bool:
    """Whether an X server listens: `:0` and `unix:0` are local, `host:10.0` is remote."""
    match = re.fullmatch(r"(.*?):(\d{1,4})(\.\d+)?", display)
    if match is None:
        return False
    host, number = match[1], int(match[2])
    if host in {"", "unix"}:
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers put their sockets.
        return _listens(path) or _listens(f"\0{path}")
    try:
        import socket

        socket.create_connection((host.strip("[]"), 6000 + number), timeout=5).close()
    except (OSError, UnicodeError):
        return False
    return True


def _listens(path: str) -> bool:
    """Whether a server listens at a local socket."""
    import _socket  # Python's `socket` without its enums, which take longer than all this.

    connection = _socket.socket(_socket.AF_UNIX)
    try:
        return connection.connect_ex(path) == 0
    except OSError:
        return False
    finally:
        connection.close()
