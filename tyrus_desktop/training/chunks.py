"""Plays pairs of games between any two players, in chunks for several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from tyrus_desktop.players.levels import create
from tyrus_desktop.tournament import workers
from tyrus_desktop.tournament.pairs import play_pair
from tyrus_desktop.training import trait_rates
from tyrus_desktop.training.informed_search import ASKING, asking

SEED = 87_001
"""The seed of all these games; `level_games` uses the previous number."""
CHUNK = 2
"""Pairs of games in a chunk. Few, since the intervals of rates are estimated from the variation
between chunks."""

Chunk = tuple[str, str, range]
"""Two players, and the numbers of their pairs of games."""
Played = tuple[list[float], NDArray[np.float64]]
"""The first player's score of each pair, and its counts by `trait_rates.ObservedPlayer`."""


def pool_of(processes: int) -> ProcessPoolExecutor:
    """Return a pool of single-threaded processes that leave Ctrl+C to their parent."""
    workers.limit_threads()
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, context, workers.ignore_interrupts)


def meet_one_by_one(chunk: Chunk) -> Played:
    """Play the pairs of a chunk, game by game."""
    one, other, numbers = chunk
    observed = trait_rates.ObservedPlayer(asking(create(other)) if one == ASKING else create(one))
    players = (observed, create(other))
    scores = [play_pair(players, SEED, number).score for number in numbers]
    return scores, observed.counts


def chunks(one: str, other: str, numbers: range) -> list[Chunk]:
    """Return the pairs of two players with these numbers, split into chunks."""
    return [(one, other, numbers[at : at + CHUNK]) for at in range(0, len(numbers), CHUNK)]


def play_chunks(
    wanted: Mapping[tuple[str, str], range], pool: Executor
) -> dict[tuple[str, str], list[Played]]:
    """Play the pairs with these numbers; return the results chunk by chunk."""
    every = [chunk for two, numbers in wanted.items() for chunk in chunks(*two, numbers)]
    played: dict[tuple[str, str], list[Played]] = {two: [] for two in wanted}
    done = pool.map(meet_one_by_one, every)
    for (one, other, _), made in zip(
        every, tqdm(done, total=len(every), disable=None), strict=True
    ):
        played[one, other].append(made)
    return played
