"""Removes temporary files and locks of killed programs from a folder of the program. No Qt."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from tyrus_desktop.library import locks
from tyrus_desktop.library.game_locks import LOCK
from tyrus_desktop.library.whole_files import TEMPORARY


def sweep(folder: Path) -> None:
    """Remove the temporary files and locks of killed programs; never raises.

    Running programs lock their temporary files while they write them.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        dotted = [each.name for each in entries if each.name.startswith(".")]
        left = [name for name in dotted if TEMPORARY.fullmatch(name) or LOCK.fullmatch(name)]
        for name in left:
            with suppress(OSError), locks.unused(folder / name) as unused:
                if unused:
                    (folder / name).unlink(missing_ok=True)
