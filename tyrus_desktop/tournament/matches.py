"""Plays many pairs, in several processes, with a progress bar if standard error is a terminal.

The result doesn't depend on the number of processes.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from pathlib import Path

from tqdm import tqdm

from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never
from tyrus_desktop.tournament import workers
from tyrus_desktop.tournament.pairs import Match, Pair, play_pair
from tyrus_desktop.tournament.workers import Stop

PAIRS_A_TASK = 10

Chunk = tuple[tuple[str, str], int, range, Path | None]
"""The players, the seed, the numbers of the pairs to play, and the folder for records, if any."""


def play_all(
    players: Sequence[str], pairs: int, seed: int, processes: int = 1, records: Path | None = None
) -> list[Match]:
    """Play a match between every two players, all on the same deals.

    Args:
        players: The keys of the players.
        pairs: The number of mirrored pairs in each match.
        seed: The seed of the deals and choices.
        processes: The largest number of processes to use.
        records: A folder for the records of all games.

    Raises:
        UnknownLevel: One of the keys does not belong to a player.
        WorkerFailed: A process could not be started, or died.
        OSError: A record can't be written.
    """
    pairings = list(combinations(players, 2))
    starts = range(0, pairs, PAIRS_A_TASK)
    chunks: Iterator[Chunk] = (
        (pairing, seed, range(start, min(start + PAIRS_A_TASK, pairs)), records)
        for pairing in pairings
        for start in starts
    )
    needed = min(processes, os.cpu_count() or 1, len(pairings) * len(starts))
    played: list[Pair] = []
    with (
        tqdm(total=2 * pairs * len(pairings), unit=" games", disable=None, leave=False) as bar,
        closing(_computed(chunks, needed)) as computed,
    ):
        for chunk in computed:
            played += chunk
            bar.update(2 * len(chunk))
    return [
        Match(pairing, seed, played[number * pairs : (number + 1) * pairs])
        for number, pairing in enumerate(pairings)
    ]


def _computed(chunks: Iterator[Chunk], processes: int) -> Generator[list[Pair]]:
    """Yield the pairs of each chunk, in order."""
    if processes <= 1:
        yield from map(partial(_play_chunk, stop=never), chunks)
    else:
        yield from workers.compute(_play_chunk, chunks, processes)


def _play_chunk(chunk: Chunk, stop: Stop) -> list[Pair]:
    keys, seed, numbers, folder = chunk
    players = (create(keys[0]), create(keys[1]))
    records = None if folder is None else (folder, keys)
    return [play_pair(players, seed, number, records, stop) for number in numbers]
