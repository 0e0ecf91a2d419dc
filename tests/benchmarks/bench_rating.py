"""Checks the rating's intervals on simulated players, and prints how often they hold.

Not a test. Run it from the clone's root:

    .venv/bin/python -m tests.benchmarks.bench_rating [--players 2000] [--seed 1] [--steady]

Players are drawn from the prior, walk at random and get better by so much a game; each plays the
suggested level, or one at random. A 95 % interval should hold in at least 90 % of cases whatever
the trend. `--steady` takes all trends from the model; its widths for trend 0 are the standard: the
model's should be at most 1.25 times as wide.
"""

import argparse

import numpy as np

from tyrus_desktop.figures import rating
from tyrus_desktop.players import keys

LENGTHS = (10, 30, 100, 300)
TRENDS = (0.0, 2.0, 4.0, 8.0)


def coverage(players: int, games: int, seed: int, trend: float) -> tuple[float, float, float]:
    """Return how often the intervals hold.

    Args:
        players: The number of simulated players.
        games: The number of games of each.
        seed: The seed of all randomness.
        trend: By how much they get better from game to game, in Elo.

    Returns:
        The share of intervals that hold after the last game, and after half of them, and the
        median half width after the last game, in Elo.
    """
    rng = np.random.default_rng(seed)
    card = rating.elos("", "")
    levels = np.array([card[key] for key in keys.LADDER])
    held, widths = np.zeros(2), []
    for number in range(players):
        steps = rng.normal(trend, rating.DRIFT, games)
        true = rng.normal(rating.PRIOR, rating.SPREAD) + np.cumsum(steps)
        nearest = np.abs(levels - true[:, None]).argmin(axis=1)
        chosen = nearest if number % 2 else rng.integers(0, len(levels), games)
        wins = rng.random(games) < 1 / (1 + 10 ** ((levels[chosen] - true) / 400))
        chances, ends = rating.posterior(levels[chosen], wins.astype(float))
        for row, step in enumerate((len(ends) - 1, len(ends) // 2)):
            low, high = rating.interval(chances[step])
            held[row] += low <= true[ends[step] - 1] <= high
            if row == 0:
                widths.append((high - low) / 2)
    return float(held[0] / players), float(held[1] / players), float(np.median(widths))


def main() -> None:
    """Print a line for each trend and number of games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steady", action="store_true")
    options = parser.parse_args()
    if options.steady:
        rating.TRENDS, rating.TREND_PRIOR = np.zeros(1), np.ones(1)
    print("trend  games  at the end  in the middle  half width, Elo")
    for trend in TRENDS:
        for games in LENGTHS:
            end, middle, width = coverage(options.players, games, options.seed, trend)
            row = f"{trend:5.0f}  {games:5}  {end:10.1%}  {middle:13.1%}  {width:15.0f}"
            print(row, flush=True)


if __name__ == "__main__":
    main()
