"""Measures reviews. Run it from the clone's root, with one thread:

    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review means --games 500
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review seeds --games 3
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review time

means   the reference policy plays itself: the mean of each cause, with its standard error, from the
        first player's chair, and the largest difference between the parts' sum and the result
seeds   ten reviews of one game each: the spread of each cause beside the printed error
time    seconds of processor time until the truth's curve, all curves, and the whole
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side
from tyrus_desktop.players.batch.games import PLIES, Games
from tyrus_desktop.review.estimates import shipped_estimator
from tyrus_desktop.review.review import Effort, Review

HASTY = Effort(truths=1, choices=1, worlds=32, checks=16, share=4)
"""Unbiased, too, but noisy: for means over many games."""
NAMES = ("luck", "own", "enemy", "hidden")


def network_games(count: int, seed: int) -> list[Record]:
    """Return games of the reference policy against itself; Ivory plays first."""
    rng = np.random.default_rng(seed)
    games = Games.shuffled(count, rng)
    deals = [
        Deal(
            Side.IVORY,
            tuple(map(Profession, games.kinds[number].tolist())),
            *(
                tuple(ALL_TILES[tile] for tile in games.drawn_as[seat, number].argsort())
                for seat in range(2)
            ),
        )
        for number in range(count)
    ]
    ends = np.full(count, PLIES)
    while games.ply < PLIES:
        games.play(*shipped_estimator().network.choose(games, rng))
        ends[games.over & (ends == PLIES)] = games.ply
    return [
        Record(
            {},
            deal,
            tuple(
                Placement(
                    ALL_TILES[games.tiles[ply, number]], BUILDINGS[games.buildings[ply, number]]
                )
                for ply in range(ends[number])
            ),
        )
        for number, deal in enumerate(deals)
    ]


def means(games: int, seed: int) -> None:
    """Print the mean of each cause."""
    found, worst = [], 0.0
    for number, record in enumerate(network_games(games, seed)):
        review = Review(record, number, HASTY).run()
        causes = review.causes(Side.IVORY)
        worst = max(worst, abs(sum(causes.parts) - causes.result + 0.5))
        deal = review.truth.value(0) - 0.5
        found.append([*causes.parts[:4], deal, causes.luck - deal, causes.result - 0.5])
        if (number + 1) % 50 == 0 or number + 1 == games:
            values = 100 * np.array(found)
            print(f"{number + 1} games, largest error of the sum {worst:.1e}", flush=True)
            for name, column in zip(
                (*NAMES, "deal and chair", "draws and cards", "result"), values.T, strict=True
            ):
                error = column.std() / len(column) ** 0.5
                print(f"  {name:16} {column.mean():+6.2f} ± {error:.2f}  SD {column.std():.1f}")


def spread(games: int, seed: int) -> None:
    """Print each cause's spread over ten seeds."""
    for record in network_games(games, seed):
        causes = [Review(record, number).run().causes(Side.IVORY) for number in range(10)]
        parts = 100 * np.array([each.parts[:4] for each in causes])
        printed = [each.printed()[1] for each in causes]
        spreads = ", ".join(
            f"{name} {mean:+.1f} SD {sd:.1f}"
            for name, mean, sd in zip(
                NAMES, parts.mean(axis=0), parts.std(axis=0, ddof=1), strict=True
            )
        )
        errors = 100 * np.mean([each.error for each in causes])
        print(
            f"{len(record.placements)} tiles: {spreads}; ± {printed}, SE {errors:.1f}", flush=True
        )


def timed(games: int, seed: int) -> None:
    """Print the processor time of each stage."""
    for record in network_games(games, seed):
        review, start = Review(record, 1), time.process_time()
        longest, before, truth, curves = 0.0, start, 0.0, 0.0
        for _ in review.steps():
            now = time.process_time()
            longest, before = max(longest, now - before), now
            chances = review.curves(Side.IVORY)
            if not truth and not any(np.isnan(each.truth) for each in chances):
                truth = now - start
            if not curves and not any(None in (c.seen, c.their_view) for c in chances):
                curves = now - start
        whole = time.process_time() - start
        print(
            f"{len(record.placements)} tiles: truth {truth:.1f} s, all curves {curves:.1f} s,"
            f" whole {whole:.1f} s, longest step {longest:.2f} s",
            flush=True,
        )


def main() -> None:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("means", "seeds", "time"))
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    measure = {"means": means, "seeds": spread, "time": timed}[chosen.what]
    measure(chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
