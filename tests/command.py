"""Helpers for tests of the `tyrus` command: run it, check its output, and write a game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.readers import play_game
from tyrus_desktop import __main__
from tyrus_desktop.engine.record import Record, write

GOLDEN = Path(__file__).with_name("golden")
Done = subprocess.CompletedProcess[str]

BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""The users' environment, in which standard output is buffered."""


def tyrus(*arguments: str | Path, **environment: str) -> Done:
    return subprocess.run(
        [sys.executable, "-m", "tyrus_desktop", *map(str, arguments)],
        check=False,
        env=BUFFERED | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
    )


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
