"""Helpers for tests of the `tyrus` command: run it, check its output, and write a game."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.readers import play_game
from tyrus_desktop import __main__
from tyrus_desktop.engine.record import Record, write

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = (sys.executable, "-m", "tyrus_desktop")
GOLDEN = Path(__file__).with_name("golden")
Done = subprocess.CompletedProcess[str]

BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""The users' environment, in which standard output is buffered."""


def run(*command: str | Path, check: bool = False, **options: Any) -> Done:
    """Run a program for at most five minutes; return its status and what it printed.

    Args:
        command: The program and its arguments.
        check: Whether a status other than 0 is an error.
        options: Options of `subprocess.run`, instead of the usual ones.
    """
    usual: dict[str, Any] = {"capture_output": True, "encoding": "utf-8", "timeout": 300}
    done: Done = subprocess.run([*map(str, command)], check=check, **(usual | options))
    return done


def tyrus(*arguments: str | Path, **environment: str) -> Done:
    return run(*PROGRAM, *arguments, env=BUFFERED | environment)


def tyrus_here(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Done:
    """Run a `tyrus` command in this process, which is faster than starting another."""
    status = __main__.main([*map(str, arguments)])
    return Done(arguments, status, *capsys.readouterr())


def said_one_line(done: Done, status: int, *words: str) -> bool:
    """Return whether the command failed with this status and one line that contains the words."""
    return (
        done.returncode == status
        and not done.stdout
        and done.stderr.count("\n") == 1
        and all(word in done.stderr for word in words)
    )


def whole_game(tmp_path: Path) -> Path:
    """Write a whole game to a file, and return its path."""
    game = play_game(5, "greedy", "greedy")
    path = tmp_path / "game.tyrus"
    path.write_bytes(write(Record({"Ivory": "Zoé"}, game.deal, game.placements)))
    return path
