"""Helpers for tests of the library: records, and other programs that use the same folder."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.command import ROOT
from tests.readers import PlayedGame, play_game
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files
from tyrus_desktop.library.locks import FileLock

NOON = datetime(2026, 11, 21, 12, 0, 0, tzinfo=UTC)

posix = pytest.mark.skipif(
    os.name == "nt", reason="Windows has other locks, and neither pipes with names nor such signals"
)


def record(game: PlayedGame, **headers: str) -> Record:
    return Record(headers, game.deal, game.placements)


def keep(folder: Path, name: str, game: PlayedGame, **headers: str) -> Record:
    """Write a game's record to a file, and return the record."""
    kept = record(game, **headers)
    record_files.write(folder / name, kept)
    return kept


def write_one(folder: Path) -> None:
    """Write a running game; tests run this in another program, and interrupt it."""
    record_files.write(folder / "a.tyrus", record(play_game(1).cut(5)))


def granted(lock: FileLock | None) -> FileLock:
    """Return a lock that must have been granted."""
    assert lock is not None
    return lock


@contextmanager
def other_program(folder: Path, *lines: str) -> Iterator[subprocess.Popen[str]]:
    """Run lines of Python in a separate program, and kill it at the end.

    The lines may use `folder`, `game_locks`, `NOON` and `Path`, and have run when the program is
    yielded.
    """
    code = "\n".join(
        [
            "import sys, time, os",
            "from datetime import UTC, datetime",
            "from pathlib import Path",
            "from tyrus_desktop.library.game_locks import GameLocks",
            f"folder = Path({str(folder)!r})",
            "game_locks = GameLocks(folder)",
            "NOON = datetime(2026, 11, 21, 12, 0, 0, tzinfo=UTC)",
            *(f"kept = {line}" for line in lines),
            "print(kept, flush=True)",
            "time.sleep(60)",
        ]
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as run:
        try:
            assert run.stdout is not None
            assert run.stdout.readline()
            yield run
        finally:
            run.kill()


def hidden(folder: Path) -> list[str]:
    return sorted(name for name in os.listdir(folder) if name.startswith("."))  # noqa: PTH208
