"""Measures reviews. Run it from the clone's root, with one thread:

    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review means --games 500
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review seeds --games 3
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review reading --games 100
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review slips --games 5
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review worth --games 20
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_review time

means   the reference policy plays itself: the mean of each row, with its standard error, from the
        first player's chair, and the largest difference between the parts' sum and the result
seeds   ten reviews of one game each: the spread of each row beside the printed error
reading the reading score of a perfect reader's coarse answers, and of unsure ones at random
slips   the slips a side and game of computer players against themselves
worth   slips of some levels: the better placement against the one made, played to the end of the
        game by the reference policy, without a critic, in fresh worlds
time    seconds of processor time until the truth's curve, all curves, and the whole
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from tests.readers import play_game
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.record import COMPUTER, Record, player_header
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION, TILES, Games, tile_number
from tyrus_desktop.players.batch.network import sample
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.players.levels import LADDER_PLAYERS
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import EXPERT, network
from tyrus_desktop.review import guessing
from tyrus_desktop.review.bluffs import ASKED
from tyrus_desktop.review.effort import QUICK, Effort
from tyrus_desktop.review.estimates import copies
from tyrus_desktop.review.eyes import Eyes
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
from tyrus_desktop.review.review import Review
from tyrus_desktop.review.slips import Slip

HASTY = Effort(truths=1, choices=1, worlds=32, checks=16, share=4)
"""Unbiased, too, but noisy: for means over many games."""
READING = Effort(choices=2)
ONLY_SLIPS = Effort(truths=1, share=8)
WHOLE, WORLDS, PLAYOUTS = 1, 4, 64
"""The worlds in which Archons play a slip on to the end of the game, and of the election; and the
network's games from there."""
STRONGEST_NETWORK = network(EXPERT)
NAMES = ("draws", "own", "tiles")


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
        games.play(*STRONGEST_NETWORK.choose(games, rng))
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
    """Print the mean of each row."""
    found, worst = [], 0.0
    for number, record in enumerate(network_games(games, seed)):
        review = Review(record, number, HASTY, "archon").run()
        rows = review.rows(Side.IVORY)
        worst = max(worst, abs(sum(rows.parts) - rows.result + 0.5))
        found.append([*rows.parts[:3], rows.result - 0.5])
        if (number + 1) % 50 == 0 or number + 1 == games:
            values = 100 * np.array(found)
            print(f"{number + 1} games, largest error of the sum {worst:.1e}", flush=True)
            for name, column in zip((*NAMES, "result"), values.T, strict=True):
                error = column.std() / len(column) ** 0.5
                print(f"  {name:16} {column.mean():+6.2f} ± {error:.2f}  SD {column.std():.1f}")


def spread(games: int, seed: int) -> None:
    """Print each row's spread over ten seeds."""
    for record in network_games(games, seed):
        rows = [Review(record, seed, level="archon").run().rows(Side.IVORY) for seed in range(10)]
        parts = 100 * np.array([each.parts[:3] for each in rows])
        printed = [each.printed()[1] for each in rows]
        spreads = ", ".join(
            f"{name} {mean:+.1f} SD {sd:.1f}"
            for name, mean, sd in zip(
                NAMES, parts.mean(axis=0), parts.std(axis=0, ddof=1), strict=True
            )
        )
        print(f"{len(record.placements)} tiles: {spreads}; ± {printed}", flush=True)


def timed(games: int, seed: int) -> None:
    """Print the processor time of each stage."""
    for record in network_games(games, seed):
        review, start = Review(record, 1, level="archon"), time.process_time()
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
        review = Review(record, number, READING, "archon")
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


def reviewed(key: str, games: int, seed: int, effort: Effort = QUICK) -> Iterator[Review]:
    """Yield reviews, without bluffs, of a level's games against itself."""
    for each in range(games):
        game = play_game(1000 * seed + each, key, key)
        headers = {player_header(side): f"{COMPUTER} {key}" for side in Side}
        review = Review(Record(headers, game.deal, game.placements), each, effort)
        for done, share in enumerate(review.steps(), 1):
            if done + 4 * ASKED == round(done / share):
                break
        yield review


def slipped(games: int, seed: int, keys: Sequence[str]) -> None:
    """Print the slips a side and game of some levels against themselves."""
    for key in keys:
        counts, points = [], []
        for review in reviewed(key, games, seed, ONLY_SLIPS):
            counts.append(len(review.slips) / 2)
            points += [slip.points for slip in review.slips]
            print(
                f"{key}: {np.mean(counts):.2f} slips a side in {len(counts)} games,"
                f" {np.mean(points) if points else 0:.1f} points each",
                flush=True,
            )


def worth(games: int, seed: int, keys: Sequence[str]) -> None:
    """Print the mean gain of the better placement over the slip, with its 95 % interval."""
    for key in keys:
        gains, said = [], []
        for review in reviewed(key, games, seed, ONLY_SLIPS):
            for slip in review.slips:
                gains.append(played_out(review, slip))
                said.append(slip.points)
            if len(gains) > 1:
                means = np.mean(gains, axis=0)
                errors = 1.96 * np.std(gains, axis=0, ddof=1) / len(gains) ** 0.5
                print(
                    f"{key}: {len(gains)} slips, said {np.mean(said):.1f} points; gain by Archons"
                    f" {means[0]:.1f} ± {errors[0]:.1f}; by Archons, then the network"
                    f" {means[1]:.1f} ± {errors[1]:.1f}",
                    flush=True,
                )


def played_out(review: Review, slip: Slip) -> tuple[float, float]:
    """Return two estimates of the gain in points of the better placement, in fresh worlds.

    Archons play both placements on, with the same chance: to the end of the game in `WHOLE` worlds;
    and to the end of the election in `WORLDS`, from where the network plays `PLAYOUTS` games.
    """
    game, known, rng = review.game, review.game.states[slip.ply], np.random.default_rng(slip.ply)
    enemy = review.estimator.policies[1 - known.seat]
    worlds = Eyes(game, known.seat, enemy, 256).worlds(known, rng)
    gains = []
    for number in range(WORLDS):
        found = []
        for placement in (slip.better, slip.played):
            world, luck = worlds.take(np.array([number])), np.random.default_rng([slip.ply, number])
            world.play(
                np.array([tile_number(placement.tile)]),
                np.array([game.building(placement)]),
            )
            archons = [LADDER_PLAYERS["archon"]() for _ in range(2)]
            played_on(world, archons, luck, slip.ply // PLIES_AN_ELECTION + 1)
            ends = copies(world, PLAYOUTS, luck) if world.ply < PLIES else world
            while ends.ply < PLIES:
                ends.play(*STRONGEST_NETWORK.choose(ends, luck))
            if number < WHOLE:
                played_on(world, archons, luck, ELECTIONS)
            found.append((world.winner[0], ends.winner.mean()))
        gains.append(50 * (1 - 2 * known.seat) * (np.array(found[0]) - np.array(found[1])))
    return float(np.mean([each[0] for each in gains[:WHOLE]])), float(
        np.mean([each[1] for each in gains])
    )


def played_on(
    world: Games, players: Sequence[Player], rng: np.random.Generator, elections: int
) -> None:
    """Let two searching players play one whole game on, until a number of elections are over."""
    while world.ply < PLIES_AN_ELECTION * elections and not world.over[0]:
        player = players[world.seat]
        assert isinstance(player, SearchPlayer)
        weights = player.move_weights(world, np.zeros((1, TILES)), rng, never)
        world.play(*moves(world, sample(weights[None], rng)))


MEASURES: dict[str, Callable[[argparse.Namespace], None]] = {
    "means": lambda given: means(given.games, given.seed),
    "seeds": lambda given: spread(given.games, given.seed),
    "reading": lambda given: reading(given.games, given.seed),
    "slips": lambda given: slipped(given.games, given.seed, given.of or ("archon", "citizen")),
    "worth": lambda given: worth(given.games, given.seed, given.of or ("scribe", "consul")),
    "time": lambda given: timed(given.games, given.seed),
}


def main() -> None:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=tuple(MEASURES))
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--of", action="append", help="a level, for slips and worth")
    given = parser.parse_args()
    MEASURES[given.what](given)


if __name__ == "__main__":
    main()
