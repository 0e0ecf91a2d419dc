"""The speed of sampled worlds, greedy playouts and choices. Run it from the clone's root:

    OMP_NUM_THREADS=1 taskset -c 0 .venv/bin/python -m tests.benchmarks.bench_imagined

Positions are every fifth of two games of the trained player against itself. Times are processor
times, the best of five turns. Of choices the median and the worst are printed.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.beliefs import posterior
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.rivals.greedy_playouts import random_coins, winners
from tyrus_desktop.players.rivals.monte_carlo import MonteCarloPlayer
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer
from tyrus_desktop.players.worlds import uniform
from tyrus_desktop.referee import Referee

TURNS = 5
WORLDS = 5000
PARTICLES = 128


def positions() -> list[PlayerView]:
    """Return every fifth view of two games."""
    player, views = TrainedPlayer.load(WEIGHTS), []
    for number in range(2):
        rng = random.Random(number)
        referee = Referee(Deal.shuffled(rng))
        while (side := referee.view(Side.IVORY).to_play) is not None:
            views.append(referee.view(side))
            referee.play(side, player.choose(views[-1], rng, never))
    return views[::5]


def a_second(count: int, work: Callable[[Games], object], known: list[Games]) -> float:
    """Return the rate of `work`, which makes `count` items for each position."""
    best = []
    for each in known:
        times = []
        for _ in range(TURNS):
            start = time.process_time()
            work(each)
            times.append(time.process_time() - start)
        best.append(min(times))
    return count * len(known) / sum(best)


def choices(player: Player, views: list[PlayerView]) -> list[float]:
    """Return the milliseconds of each choice."""
    times = []
    for view in views:
        start = time.process_time()
        player.choose(view, random.Random(1), never)
        times.append(1000 * (time.process_time() - start))
    return times


def main() -> None:
    """Measure and print."""
    rng = np.random.default_rng(1)
    network, views = Network.load(WEIGHTS), positions()
    known = [games_of_view(view) for view in views]
    coins = random_coins(WORLDS, rng)
    whole = [uniform(each, WORLDS, rng) for each in known]
    speeds = {
        "uniform worlds": a_second(WORLDS, lambda each: uniform(each, WORLDS, rng), known),
        "posterior worlds": a_second(
            PARTICLES, lambda each: posterior(each, network.probabilities, PARTICLES, rng), known
        ),
        "greedy playouts": a_second(WORLDS, lambda each: winners(each, coins), whole),
    }
    for name, speed in speeds.items():
        sys.stdout.write(f"{name:24} {speed:12,.0f} a second\n")
    players: dict[str, Player] = {
        "monte-carlo-1000": MonteCarloPlayer(1000),
        "monte-carlo-5000": MonteCarloPlayer(5000),
        "consul-0.1": create("consul-0.1"),
        "archon": create("archon"),
    }
    for name, player in players.items():
        times = choices(player, views)
        median, worst = statistics.median(times), max(times)
        sys.stdout.write(f"{name:24} median {median:6.1f} ms, worst {worst:6.1f} ms a choice\n")


if __name__ == "__main__":
    main()
