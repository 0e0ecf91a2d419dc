"""What commands write: text to standard output, and errors as one line for a terminal."""

from __future__ import annotations

import argparse
import codecs
import io
import os
import sys
from pathlib import Path
from typing import NoReturn

FAILED = 1
WRONG_ARGUMENTS = 2
LONGEST_LINE = 600
LONGEST_PATH = 100
"""Characters of a path that are shown; more only where its last part is longer."""

PLAIN = "plain"
PLAIN_CHARACTERS = str.maketrans(
    {"“": '"', "”": '"', "’": "'", "…": "...", "−": "-", "×": "x", "\u00a0": " ", "\u202f": " "}
)


class CommandError(Exception):
    """A command failed; the text is one sentence for the user."""


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one line, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_ARGUMENTS, f"{one_line(f'{self.prog}: {message}')}\n")

    def print_help(self, file: object = None) -> None:
        assert file is None
        print_text(self.format_help())


def replace_missing_error_output() -> None:
    """Write errors nowhere if there is no standard error.

    Otherwise `print` would write them to standard output, and a progress bar would fail.
    """
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - stays open.


def use_plain_characters() -> None:
    """Write characters that a stream's encoding lacks as plain ASCII, instead of failing."""
    codecs.register_error(PLAIN, _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name != "utf-8":
            stream.reconfigure(errors=PLAIN)


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Replace what can't be encoded: typographic signs by plain ones, all else by its code."""
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end].translate(PLAIN_CHARACTERS)
    return lost.encode("ascii", "backslashreplace").decode(), error.end


def print_text(text: str) -> None:
    """Write to standard output; raises `CommandError`, or `BrokenPipeError` if nobody reads."""
    if sys.stdout is None:
        raise CommandError("there is no standard output to write to.")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        # Otherwise Python would try to flush the buffer again at exit, and print a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError(f"the output could not be written ({error.strerror}).") from error


def print_error(sentence: str) -> None:
    """Write what failed to standard error, in one line, if there is one."""
    replace_missing_error_output()
    print(one_line(f"tyrus: {sentence}"), file=sys.stderr)


class Lines:
    """Writes lines to standard output, until one can't be written: what tells them goes on.

    Without a standard output there is only the exit status.
    """

    def __init__(self) -> None:
        self._failure: CommandError | BrokenPipeError | None = None

    def tell(self, line: str) -> None:
        """Write a line, if all could be written before."""
        if sys.stdout is not None and self._failure is None:
            try:
                print_text(f"{line}\n")
            except (CommandError, BrokenPipeError) as error:
                self._failure = error

    def raise_failure(self) -> None:
        """Raise what `print_text` raised, if it did."""
        if self._failure is not None:
            raise self._failure


def shortened(path: str) -> str:
    """Shorten a long path in the middle; its last part, the file's name, stays whole."""
    if len(path) <= LONGEST_PATH:
        return path
    name = Path(path).name
    start = max(LONGEST_PATH - len(name) - 4, 10)
    return f"{path[:start]}...{os.sep}{name}" if start + len(name) + 4 < len(path) else path


def one_line(text: str) -> str:
    """Escape whatever could break the line or control the terminal, and limit its length.

    Messages quote files, and files may hold anything.
    """
    line = "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in text
    )
    if len(line) > LONGEST_LINE:
        return f"{line[: LONGEST_LINE // 2]} ... {line[-LONGEST_LINE // 2 :]}"
    return line
