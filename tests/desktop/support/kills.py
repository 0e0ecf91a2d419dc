"""Kills programs, some at a time, each in a folder of its own."""

import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import TypeVar

Kill = TypeVar("Kill")
AT_A_TIME = 4


def all_faults(kills: Iterable[Kill], do: Callable[[Kill, Path], list[str]]) -> list[str]:
    """Do all kills in new folders; return the faults that `do` found, each with its kill."""

    def in_a_folder(kill: Kill) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            return [f"{kill}: {fault}" for fault in do(kill, Path(folder))]

    with ThreadPoolExecutor(AT_A_TIME) as pool:
        return list(chain.from_iterable(pool.map(in_a_folder, kills)))
