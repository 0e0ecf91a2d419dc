"""Placements per second of the lockstep games. Run it from the clone's root, on one core:

    OMP_NUM_THREADS=1 taskset -c 0 .venv/bin/python -m tests.benchmarks.bench_simulator

Batches of games are played at random from the first placement to the 54th.
"""

from __future__ import annotations

import statistics
import sys
import time

import numpy as np

from tyrus_desktop.players.batch.games import PLIES, Games, random_tiles

TURNS = 9
SECONDS = 0.5
GOAL = 3_500_000


def speed(count: int, rng: np.random.Generator) -> float:
    """Return the placements per second of batches of `count` games, over about half a second."""
    placements, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        games = Games.shuffled(count, rng)
        while games.ply < PLIES:
            games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, count))
        placements += PLIES * count
    return placements / (time.perf_counter() - start)


def main() -> None:
    """Measure and print."""
    rng = np.random.default_rng(1)
    for size in (512, 4096, 16384):
        turns = [speed(size, rng) / 1e6 for _ in range(TURNS)]
        best, median = max(turns), statistics.median(turns)
        sys.stdout.write(f"{size:6} games: best {best:5.2f} M/s, median {median:5.2f} M/s\n")
    sys.stdout.write(f"goal: {GOAL / 1e6} M placements/s with 4096 games or more\n")


if __name__ == "__main__":
    main()
