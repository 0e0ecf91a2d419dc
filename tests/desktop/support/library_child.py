"""A program that changes a library at random until it is killed, for tests of kills.

`python -m tests.desktop.support.library_child FOLDER SEED LINES`: FOLDER contains `games`, and in
`more` the games to import. It prints a line once the games are listed, and kills itself after so
many lines of the code that writes games; 0 stands for never.
"""

import os
import random
import signal
import sys
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

from PySide6.QtCore import QCoreApplication

from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.engine.record import NOTE, TITLE
from tyrus_desktop.library import editing, exchange, importing, whole_files

WRITING = {each.__file__ for each in (editing, exchange, importing, whole_files)}


def kill_after(lines: int) -> None:
    """Let the threads that start from now on kill the program after lines of `WRITING`."""
    numbers = count(1)

    def follow(frame: FrameType, kind: str, _: Any) -> Callable[..., Any] | None:
        if frame.f_code.co_filename not in WRITING:
            return None
        if kind == "line" and next(numbers) == lines:
            os.kill(os.getpid(), signal.SIGKILL)
        return follow

    threading.settrace(follow)


class Owner:
    """Changes, imports and exports the games; deletes only those that `games` contains first."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self._folder = folder
        self._rng = rng
        self._texts = count(1)
        self._store = LibraryStore(folder / "games")
        self._store.index_path = folder / "library.sqlite"
        self._names = sorted(path.name for path in (folder / "games").iterdir())
        self._store.open()
        self.wait()

    def wait(self) -> None:
        self._store.wait()
        while self._store.transferring:
            self._store.wait()

    def act(self) -> None:
        changes = (self._describe, self._delete, self._store.undo)
        self._rng.choice((*changes, self._import, self._export, self._export))()
        self.wait()

    def _some(self) -> list[str]:
        return self._rng.sample(self._names, self._rng.randint(1, 4))

    def _describe(self) -> None:
        text = str(next(self._texts))
        self._store.describe(self._some(), {TITLE: text, NOTE: text})

    def _delete(self) -> None:
        self._store.delete(self._some())

    def _export(self) -> None:
        out = self._folder / "out"
        target, write = self._rng.choice(
            ((out, exchange.export_files), (out / "all.zip", exchange.export_zip))
        )
        self._store.export(self._some(), target, write)

    def _import(self) -> None:
        self._store.import_files((self._folder / "more").iterdir())


def main(folder: Path, seed: int, lines: int) -> None:
    QCoreApplication(["tyrus"])
    importing.BATCH = 4  # An import takes two batches.
    if lines:
        kill_after(lines)
    owner = Owner(folder, random.Random(seed))
    print("ready", flush=True)  # noqa: T201
    while True:
        owner.act()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
