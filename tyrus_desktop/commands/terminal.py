"""Output of the commands: text to standard output, and errors as one line."""

from __future__ import annotations

import argparse
import codecs
import io
import os
import sys
from pathlib import Path
from typing import NoReturn

from tyrus_desktop import causes

FAILED = 1
WRONG_ARGUMENTS = 2
LONGEST_LINE = 600
"""The length of an error, in characters, above which its middle is left out."""

PLAIN = "plain"
PLAIN_CHARACTERS = str.maketrans(
    {"“": '"', "”": '"', "’": "'", "…": "...", "−": "-", "×": "x", "\u00a0": " ", "\u202f": " "}
)


class CommandError(Exception):
    """A command failed; the message is one sentence for the user."""


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_ARGUMENTS, f"{one_line(f'{self.prog}: {message}')}\n")

    def print_help(self, file: object = None) -> None:
        assert file is None
        print_text(self.format_help())


def replace_missing_error_output() -> None:
    """Discard errors if there is no standard error.

    Otherwise `print` would write them to standard output, and a progress bar would fail.
    """
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - stays open


def use_plain_characters() -> None:
    """Write characters that a stream can't encode as plain ASCII, instead of failing."""
    codecs.register_error(PLAIN, _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Replace typographic signs with plain ones, and other characters with their codes."""
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end].translate(PLAIN_CHARACTERS)
    return lost.encode("ascii", "backslashreplace").decode(), error.end


def print_text(text: str) -> None:
    """Write to standard output.

    Raises:
        CommandError: The text can't be written.
        BrokenPipeError: The reader has closed the pipe.
    """
    if sys.stdout is None:
        raise CommandError("there is no standard output to write to.")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        # Otherwise Python would flush the buffer again at exit and print a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError(f"nothing can be printed: {causes.sentence(error)}") from error


def print_error(sentence: str) -> None:
    """Write an error to standard error, in one line."""
    replace_missing_error_output()
    print(one_line(f"tyrus: {sentence}"), file=sys.stderr)


def one_line(text: str) -> str:
    """Escape everything that could break the line or control the terminal, and limit its length.

    Messages quote files, which may contain anything.
    """
    line = "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in text
    )
    if len(line) > LONGEST_LINE:
        return f"{line[: LONGEST_LINE // 2]} ... {line[-LONGEST_LINE // 2 :]}"
    return line
