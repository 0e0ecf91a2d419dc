"""Placements per second of the lockstep games, compared with OpenSpiel's fastest game in C++.

Not a test, and not part of `make test`. Run it from the clone's root, on one core:

    OMP_NUM_THREADS=1 taskset -c 0 .venv/bin/python -m tests.benchmarks.bench_simulator [--json]

Both play at random, from the first move to the end: Tyrus with its deals, legal tiles and
tallies, as whole batches; oware of OpenSpiel (`open_spiel` 2.0.2, where it is installed) with its
own bots, whole games within C++. Turns alternate, so that other work on the machine disturbs both
alike; the best turn and the median of each are printed. Games of Tyrus that are over are continued
to their 54 placements; `--live` counts only the placements of games that were not over.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

from tyrus_desktop.players.batch.games import PLIES, Games, random_tiles

TURNS = 9
SECONDS = 0.5
GOAL = 3_500_000


def lockstep(count: int, *, live: bool) -> Callable[[], int]:
    """Return a function that plays a batch at random and returns its number of placements."""
    rng = np.random.default_rng(1)

    def play() -> int:
        games, placements = Games.shuffled(count, rng), 0
        while games.ply < PLIES:
            placements += int((~games.over).sum()) if live else count
            games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, count))
        return placements

    return play


def oware() -> Callable[[], int] | None:
    """Return a function that plays a hundred random games of oware, if OpenSpiel is installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game("oware")
    seeds = iter(range(10**9))

    def play() -> int:
        moves = 0
        for _ in range(100):
            state, seed = game.new_initial_state(), next(seeds)
            bots = [pyspiel.make_uniform_random_bot(side, 2 * seed + side) for side in range(2)]
            pyspiel.evaluate_bots(state, bots, seed)
            moves += state.move_number()
        return moves

    return play


def speed(play: Callable[[], int]) -> float:
    """Return the moves per second, over about half a second."""
    moves, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        moves += play()
    return moves / (time.perf_counter() - start)


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--live", action="store_true", help="do not count placements after the end")
    arguments = parser.parse_args()
    sizes = (512, 4096, 16384)
    rivals = {f"lockstep, {size} games": lockstep(size, live=arguments.live) for size in sizes}
    if (spiel := oware()) is not None:
        rivals["oware of OpenSpiel"] = spiel
    turns = [{name: speed(play) for name, play in rivals.items()} for _ in range(TURNS)]
    figures = {
        name: {
            "best": max(turn[name] for turn in turns),
            "median": statistics.median(turn[name] for turn in turns),
        }
        for name in rivals
    }
    if arguments.json:
        sys.stdout.write(json.dumps(figures, indent=1) + "\n")
        return
    for name, figure in figures.items():
        best, median = figure["best"] / 1e6, figure["median"] / 1e6
        sys.stdout.write(f"{name:24} best {best:5.2f} M/s, median {median:5.2f} M/s\n")
    sys.stdout.write(f"goal: {GOAL / 1e6} M placements/s with 4096 games or more\n")


if __name__ == "__main__":
    main()
