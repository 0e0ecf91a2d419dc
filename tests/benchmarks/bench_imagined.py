"""Measures the speed of sampled worlds, playouts and choices. Run it from the clone's root:

    OMP_NUM_THREADS=1 taskset -c 0 .venv/bin/python -m tests.benchmarks.bench_imagined

Positions are every fifth of two games that the trained player plays against itself. Times are
processor times, the best of five runs. For choices, the median and the maximum are printed.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from tests.readers import play_game, replay
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import posterior
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never
from tyrus_desktop.players.rivals.greedy_playouts import random_coins, winners
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.players.traits import EPSILON
from tyrus_desktop.players.worlds import uniform

TURNS = 5
WORLDS = 5000
PARTICLES = 128


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of one call."""
    start = time.process_time()
    work()
    return time.process_time() - start


def rate(count: int, work: Callable[[Games], object], known: list[Games]) -> float:
    """Return the items per second of `work`, which makes `count` items for each position."""
    best = (min(seconds(partial(work, each)) for _ in range(TURNS)) for each in known)
    return count * len(known) / sum(best)


def main() -> None:
    """Measure and print."""
    rng, network = np.random.default_rng(1), Network.load(WEIGHTS)
    games = [play_game(seed, "consul-0.1", "consul-0.1") for seed in range(2)]
    cuts = [game.cut(count) for game in games for count in range(0, len(game.placements), 5)]
    views = [replay(cut).view(cut.mover(len(cut.placements))) for cut in cuts]
    known = [games_of_view(view) for view in views]
    whole = [uniform(each, WORLDS, rng) for each in known]
    coins = random_coins(WORLDS, rng)
    for name, speed in {
        "uniform worlds": rate(WORLDS, lambda each: uniform(each, WORLDS, rng), known),
        "posterior worlds": rate(
            PARTICLES,
            lambda each: posterior(each, network.probabilities, PARTICLES, rng, EPSILON),
            known,
        ),
        "greedy playouts": rate(WORLDS, lambda each: winners(each, coins), whole),
    }.items():
        sys.stdout.write(f"{name:24} {speed:12,.0f} a second\n")
    for key in ("monte-carlo-1000", "monte-carlo-5000", "consul-0.1", "archon"):
        choose = create(key).choose
        times = [1000 * seconds(partial(choose, view, random.Random(1), never)) for view in views]
        median, worst = statistics.median(times), max(times)
        sys.stdout.write(f"{key:24} median {median:6.1f} ms, worst {worst:6.1f} ms a choice\n")


if __name__ == "__main__":
    main()
