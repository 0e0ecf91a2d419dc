"""The local log of unexpected errors, and the text of one error to copy into a report.

Both contain versions, the time and the traceback, but no exception's message and no value: these
may name a hidden tile. Nothing is sent anywhere.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

import PySide6

from tyrus_desktop import __version__
from tyrus_desktop.library.regular_files import without_waiting

LARGEST = 256 * 1024
"""The size in bytes at which the file is rotated; one old file is kept."""

FRAMES = 30
"""The number of innermost calls listed for an error."""


def describe(error: BaseException) -> str:
    """Return versions, time, and the traceback without messages and folders."""
    python = ".".join(map(str, sys.version_info[:3]))
    versions = f"Tyrus {__version__}, Python {python}, PySide {PySide6.__version__}, {sys.platform}"
    now = datetime.now(UTC).isoformat(sep=" ", timespec="seconds")  # It needs no time zone.
    return "\n".join([f"{versions}, {now}", *(_one(each) for each in reversed(_causes(error)))])


def start_logging(file: Path) -> None:
    """Append the program's errors to `file`, and write warnings to standard error if it exists."""
    logger = logging.getLogger("tyrus_desktop")
    handlers: list[logging.Handler] = [ErrorLog(file)]
    if sys.stderr is not None:
        handlers.append(logging.StreamHandler())
        handlers[-1].setLevel(logging.WARNING)
    for handler in handlers:
        handler.setFormatter(Formatter())
        logger.addHandler(handler)


class ErrorLog(logging.Handler):
    """Appends each error to a file of bounded size; ignores a file that can't be written."""

    def __init__(self, file: Path) -> None:
        super().__init__(logging.ERROR)
        self._file = file

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            if self._file.exists() and self._file.stat().st_size > LARGEST:
                self._file.replace(self._file.with_suffix(".old.log"))
            with open(
                self._file, "a", encoding="utf-8", errors="backslashreplace", opener=without_waiting
            ) as file:
                file.write(f"{self.format(record)}\n\n")
        except OSError:
            pass  # A full disk is reported where a game is saved.


class Formatter(logging.Formatter):
    """Formats an exception without its message."""

    def formatException(
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        return describe(ei[1]) if ei[1] is not None else ""


def _causes(error: BaseException) -> list[BaseException]:
    """Return an error followed by its causes and contexts."""
    causes: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following not in causes:
        causes.append(following)
        context = None if following.__suppress_context__ else following.__context__
        following = following.__cause__ or context
    return causes


def _one(error: BaseException) -> str:
    calls = [
        f"  {_short(call.filename)}:{call.lineno}, {call.name}: {call.line or ''}"
        for call in extract_tb(error.__traceback__, limit=-FRAMES)
    ]
    return "\n".join(["Traceback (most recent call last):", *calls, type(error).__qualname__])


def _short(file: str) -> str:
    """Return the path below our package, else its last two parts, to omit the user's name."""
    parts = Path(file).parts
    own = [index for index, part in enumerate(parts) if part == "tyrus_desktop"]
    return "/".join(parts[own[-1] if own else -2 :])
