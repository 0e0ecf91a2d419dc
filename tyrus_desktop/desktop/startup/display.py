"""Chooses the renderer, and explains a missing display where Qt itself would abort."""

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
    """Choose software rendering without a graphics device; the user's environment wins.

    A driver's software emulation would cost 100 MB and ten times the processor time.
    """
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    # No file is specific to one system, and searching for such files takes time.
    os.environ.setdefault("QT_NO_BUILTIN_SELECTORS", "1")
    if sys.platform == "linux" and not list(Path("/dev/dri").glob("renderD*")):
        os.environ.setdefault("QT_QUICK_BACKEND", "software")


def display_problem() -> str | None:
    """Return a sentence that explains why no window can be opened, or None if Qt should try."""
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
    """Exit with status 1 and a reason if Qt can't create its application.

    Qt would abort the process. The reason are all missing libraries, else Qt's first warning;
    after success its warnings are passed on.
    """
    warnings: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        warnings.append(message)
        if kind is QtMsgType.QtFatalMsg:
            from tyrus_desktop.system_libraries import explanation

            _exit(explanation() or refusal(warnings[0]))

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
    for warning in warnings:
        tell(warning)


def tell(sentence: str) -> None:
    """Write to the terminal, if there is one: a program on the Windows desktop has none."""
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()


def refusal(reason: str) -> str:
    """Return a one-line sentence that explains why no window can be opened."""
    line = " ".join(reason.split()).rstrip(".")[:LONGEST_REASON]
    return f"No window can be opened ({line}): Tyrus needs a graphical desktop."


def _exit(sentence: str) -> NoReturn:
    """End the process at once, because Qt aborts it after a fatal message."""
    try:
        tell(sentence)
    finally:
        os._exit(1)


def _wayland_answers(chosen: str) -> bool:
    """Whether a Wayland compositor listens at the socket that the environment names.

    `chosen` lists the platforms for Qt to try; if Wayland is one, its default socket counts too.
    """
    if chosen and "wayland" not in chosen:
        return False
    if os.environ.get("WAYLAND_SOCKET"):  # The environment names an open connection.
        return True
    name = os.environ.get("WAYLAND_DISPLAY", "wayland-0" if chosen else "")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and _listens(str(Path(folder, name)))


def _x_answers(display: str) -> bool:
    """Whether an X server listens; `:0` and `unix:0` are local, `host:10.0` is remote."""
    match = re.fullmatch(r"(.*?):(\d{1,4})(\.\d+)?", display)
    if match is None:
        return False
    host, number = match[1], int(match[2])
    if host in {"", "unix"}:
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - the directory of X servers' sockets.
        return _listens(path) or _listens(f"\0{path}")
    try:
        import socket

        socket.create_connection((host.strip("[]"), 6000 + number), timeout=5).close()
    except (OSError, UnicodeError):
        return False
    return True


def _listens(path: str) -> bool:
    """Whether a server listens at a local socket."""
    import _socket  # `socket` without its enums, which are slow to create.

    connection = _socket.socket(_socket.AF_UNIX)
    try:
        return connection.connect_ex(path) == 0
    except OSError:
        return False
    finally:
        connection.close()
