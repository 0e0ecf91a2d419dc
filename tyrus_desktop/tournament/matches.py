"""Many pairs, in several processes, with a progress bar on standard error if that is a terminal.

The result does not depend on the number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

from tqdm import tqdm

from tyrus_desktop.players.levels import create
from tyrus_desktop.tournament.pairs import Match, Pair, play_pair

PAIRS_A_TASK = 10

Chunk = tuple[tuple[str, str], int, range, Path | None]
"""The players, the seed, the numbers of the pairs to play, and the folder for their records."""


def play(players: tuple[str, str], pairs: int, seed: int, processes: int = 1) -> Match:
    """Play this many mirrored pairs; raises `levels.UnknownLevel`."""
    (match,) = play_all(players, pairs, seed, processes)
    return match


def play_all(
    players: Sequence[str], pairs: int, seed: int, processes: int = 1, records: Path | None = None
) -> list[Match]:
    """Let each two players meet in this many mirrored pairs, on the same deals.

    `records` is a folder for the records of all games. Raises `levels.UnknownLevel`, and `OSError`
    if a record cannot be written.
    """
    pairings = list(combinations(players, 2))
    chunks: list[Chunk] = [
        (pairing, seed, range(start, min(start + PAIRS_A_TASK, pairs)), records)
        for pairing in pairings
        for start in range(0, pairs, PAIRS_A_TASK)
    ]
    played: list[Pair] = []
    with tqdm(total=2 * pairs * len(pairings), unit=" games", disable=None, leave=False) as bar:
        for chunk in _computed(chunks, processes):
            played += chunk
            bar.update(2 * len(chunk))
    return [
        Match(pairing, seed, played[number * pairs : (number + 1) * pairs])
        for number, pairing in enumerate(pairings)
    ]


def _computed(chunks: list[Chunk], processes: int) -> Iterator[list[Pair]]:
    """Yield the results of the chunks, in their order."""
    workers = min(processes, os.cpu_count() or 1, len(chunks))
    # A frozen program started again as a worker would open another table.
    if workers <= 1 or getattr(sys, "frozen", False):
        yield from map(_play_chunk, chunks)
        return
    with pool_of(workers) as pool:
        try:
            yield from pool.map(_play_chunk, chunks)
        except (KeyboardInterrupt, OSError):
            pool.shutdown(cancel_futures=True)
            raise


def pool_of(processes: int) -> ProcessPoolExecutor:
    """Return a pool of processes of one thread each, which leave Ctrl+C to their parent."""
    # In the parent, since a worker may import numpy before any code of ours runs.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _ignore_interrupts)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(chunk: Chunk) -> list[Pair]:
    keys, seed, numbers, folder = chunk
    players = (create(keys[0]), create(keys[1]))
    records = None if folder is None else (folder, keys)
    return [play_pair(players, seed, number, records) for number in numbers]
