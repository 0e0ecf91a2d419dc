"""Measures reviews. Run it from the clone's root, with one thread:

    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review means --games 500
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review seeds --games 3
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review reading --games 100
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review slips --games 5
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review worth --games 20
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review time

means   the reference policy plays itself: the mean of each cause, with its standard error, from the
        first player's chair, and the largest difference between the parts' sum and the result
seeds   ten reviews of one game each: the spread of each cause beside the printed error
reading the reading score of a perfect reader's coarse answers, and of unsure ones at random
slips   the slips a side and game of computer players against themselves
worth   slips of some levels: the better placement against the one made, played to the end of the
        game by the reference policy, without a critic, in fresh worlds
time    seconds of processor time until the truth's curve, all curves, and the whole
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import numpy as np

from tests.readers import play_game
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import COMPUTER, Record, player_header
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side
from tyrus_desktop.players.batch.games import PLIES, Games, tile_number
from tyrus_desktop.review import guessing
from tyrus_desktop.review.estimates import shipped_estimator
from tyrus_desktop.review.eyes import Eyes, policy_of
from tyrus_desktop.review.guessing import (
    Answer,
    Band,
    Certainty,
    asked,
    nearest,
    perfect,
    reading_score,
    truth,
)
from tyrus_desktop.review.review import Effort, Review
from tyrus_desktop.review.slips import Slip

HASTY = Effort(truths=1, choices=1, worlds=32, checks=16, share=4)
"""Unbiased, too, but noisy: for means over many games."""
READING = Effort(choices=2)
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


def reading(games: int, seed: int) -> None:
    """Print the reading scores of answers that are made by rules."""
    rng = np.random.default_rng(seed)
    ideal, blind = [], []
    for number, record in enumerate(network_games(games, seed)):
        review = Review(record, number, READING)
        best, random = [], []
        for election in range(review.game.elections):
            review.believe_before_count(0, election)
            for standing in asked(review.game, election + 1, Side.IVORY):
                band, chances = truth(standing), perfect(review.guesses[0, election], standing)
                unsure = Answer(Band(rng.integers(4)), Certainty.UNSURE)
                best.append((band, nearest(chances), chances))
                random.append((band, unsure, chances))
        ideal.append(guessing.reading(best))
        blind.append(guessing.reading(random))
        if number % 20 == 19:
            for name, found in (("perfect, coarse", ideal), ("random, unsure", blind)):
                score = ", ".join(f"{each:+.3f}" for each in reading_score(found) or ())
                print(f"{number + 1} games, {name}: {score}", flush=True)


def reviewed(key: str, games: int, seed: int) -> Iterator[Review]:
    """Yield reviews of a level's games against itself."""
    for each in range(games):
        game = play_game(1000 * seed + each, key, key)
        headers = {player_header(side): f"{COMPUTER} {key}" for side in Side}
        yield Review(Record(headers, game.deal, game.placements), each).run()


def slipped(games: int, seed: int) -> None:
    """Print the slips a side and game of some levels against themselves."""
    for key in ("archon", "citizen"):
        counts, points = [], []
        for review in reviewed(key, games, seed):
            counts.append(len(review.slips) / 2)
            points += [slip.points for slip in review.slips]
            print(
                f"{key}: {np.mean(counts):.2f} slips a side in {len(counts)} games,"
                f" {np.mean(points) if points else 0:.1f} points each",
                flush=True,
            )


def worth(games: int, seed: int) -> None:
    """Print the mean gain of the better placement over the slip."""
    for key in ("scribe", "consul"):
        gains, said = [], []
        for review in reviewed(key, games, seed):
            for slip in review.slips:
                gains.append(played_out(review, slip))
                said.append(slip.points)
            if len(gains) > 1:
                error = np.std(gains) / len(gains) ** 0.5
                print(
                    f"{key}: {len(gains)} slips, gain {np.mean(gains):.1f} ± {error:.1f} points,"
                    f" said {np.mean(said):.1f}",
                    flush=True,
                )


def played_out(review: Review, slip: Slip) -> float:
    """Return the gain in points of the better placement, over whole games."""
    game, known, rng = review.game, review.game.states[slip.ply], np.random.default_rng(slip.ply)
    network = review.estimator.network
    enemy = policy_of(game.record, slip.side.other, review.estimator)
    worlds = Eyes(game, known.seat, enemy, 256).worlds(known, rng)
    results = []
    for placement in (slip.played, slip.better):
        games = worlds.take(np.arange(len(worlds)))
        number, count = tile_number(placement.tile), len(games)
        games.play(np.full(count, number), np.full(count, game.building(placement)))
        while games.ply < PLIES:
            games.play(*network.choose(games, rng))
        results.append(games.winner.mean() * (1 - 2 * known.seat))
    return float(50 * (results[1] - results[0]))


MEASURES = {
    "means": means,
    "seeds": spread,
    "reading": reading,
    "slips": slipped,
    "worth": worth,
    "time": timed,
}


def main() -> None:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=tuple(MEASURES))
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    MEASURES[chosen.what](chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
