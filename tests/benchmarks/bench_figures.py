"""Measures how long the figures of many games take to count.

Not a test. Run it from the clone's root, on an idle machine:

    .venv/bin/python -m tests.benchmarks.bench_figures [--games 10000]

It prints processor times in milliseconds, the median of several runs, beside that of listing the
same games in the library, sorted by their headings. A page must come within 300 ms.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace

from tests.readers import STAMP, play_game
from tyrus_desktop.engine.record import Record
from tyrus_desktop.figures import all_figures, habits, rating, results
from tyrus_desktop.figures.own import own_games
from tyrus_desktop.library.entries import Entry, entry_of
from tyrus_desktop.library.query import Label, Order, Query, select
from tyrus_desktop.players import keys

DIFFERENT = 100
RUNS = 7


def make_entries(count: int) -> list[Entry]:
    """Return entries of games against all levels."""
    rng = random.Random(count)
    games = [play_game(number) for number in range(DIFFERENT)]
    found = []
    for number in range(count):
        game = games[number % DIFFERENT]
        player = f"computer {rng.choice(keys.LADDER)}"
        headers = {"IvoryPlayer": "person", "BrownPlayer": player, "Program": "0.1.0"}
        entry = entry_of(f"{number}", STAMP, Record(headers, game.deal, game.placements))
        found.append(replace(entry, identity=f"{number}", began=number))
    return found


def milliseconds(work: Callable[[], object]) -> float:
    """Return the median processor time of some work."""
    times = []
    for _ in range(RUNS):
        begin = time.process_time()
        work()
        times.append(1000 * (time.process_time() - begin))
    return statistics.median(times)


def main() -> None:
    """Print the times of each part."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    entries = make_entries(parser.parse_args().games)
    games = own_games(entries)
    listing = Query(order=Order.HEADING)
    parts: dict[str, Callable[[], object]] = {
        "all figures": lambda: all_figures.figures(entries),
        "results": lambda: results.results(games),
        "habits": lambda: habits.habits(games.counted),
        "rating": lambda: rating.rating(games.counted),
        "the library's list": lambda: select(
            entries, listing, lambda e: Label(e.brown_player, "", 0)
        ),
    }
    for name, work in parts.items():
        print(f"{name:20}{milliseconds(work):6.0f} ms", flush=True)


if __name__ == "__main__":
    main()
