"""Measures the strength of the levels and writes the strength card that the program shows.

`python -m tyrus_desktop.training.ladder` plays every level against every other, and every character
against the plain level, on mirrored deals; about an hour on two cores, since the strongest level
searches. `--fit ELO` writes nothing: it finds, from the top down, the attention with which each
level is this far below the next, and prints it, to be entered in `players.levels`. `--exploiter`
adds the result of `exploit` to the card; it is dropped when the weights change. No torch.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from tyrus_desktop.players import strength
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.levels import CHARACTERS, LADDER, SEARCHING, create
from tyrus_desktop.players.strength import CharacterCard, LevelCard, StrengthCard
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer, network
from tyrus_desktop.tournament.matches import pool_of
from tyrus_desktop.tournament.pairs import elo, interval, play_pair
from tyrus_desktop.tournament.ratings import Pairing, Ratings, rate
from tyrus_desktop.training import trait_rates
from tyrus_desktop.training.fit import fit, network_policy
from tyrus_desktop.training.pool import play_pairs

SEED = 83_000
CHUNK = 10
EXPLOITED_PAIRS = 10_000
"""Pairs of games that an exploiter plays against a network."""
FIRST_ELO = 1000.0
"""The rating of the first level; all others are relative to it."""


Chunk = tuple[str, str, range]
"""Two players, and the numbers of the pairs of games that they play."""
Played = tuple[list[float], NDArray[np.float64]]
"""The first player's share of each pair, and its counts by `trait_rates.ObservedPlayer`."""


def meet(pairs: int, seed: int, pairing: tuple[str, str]) -> Pairing:
    """Let two levels that do not search play this many mirrored deals, all at once."""
    one, other = pairing
    players = (network_policy(LADDER[one]).choose, network_policy(LADDER[other]).choose)
    return Pairing(one, other, play_pairs(players, pairs, seed).tolist())


def meet_one_by_one(chunk: Chunk) -> Played:
    """Let two players play some pairs, game by game."""
    one, other, numbers = chunk
    observed = trait_rates.ObservedPlayer(create(one))
    players = (observed, create(other))
    scores = [play_pair(players, SEED + 1, number).score for number in numbers]
    return scores, observed.counts


def chunks(one: str, other: str, pairs: int) -> list[Chunk]:
    """Return this many pairs, split into chunks for one process each."""
    return [(one, other, range(at, min(at + CHUNK, pairs))) for at in range(0, pairs, CHUNK)]


def play_chunks(
    wanted: Mapping[tuple[str, str], int], pool: Executor
) -> dict[tuple[str, str], list[Played]]:
    """Let players meet in this many pairs each; return the results of the chunks, by players."""
    every = [chunk for two, pairs in wanted.items() for chunk in chunks(*two, pairs)]
    played: dict[tuple[str, str], list[Played]] = {two: [] for two in wanted}
    done = pool.map(meet_one_by_one, every)
    for (one, other, _), made in zip(
        every, tqdm(done, total=len(every), disable=None), strict=True
    ):
        played[one, other].append(made)
    return played


def with_levels(card: StrengthCard, pairs: int, distant: int, pool: Executor) -> StrengthCard:
    """Return the card with all levels remeasured in this many pairs of games.

    `distant` pairs are played by two levels of which one searches, if they are not neighbours.
    """
    keys = list(LADDER)
    two = list(combinations(keys, 2))
    met = pool.map(partial(meet, pairs, SEED), [each for each in two if not _searches(each)])
    near = {(one, other): keys.index(other) - keys.index(one) == 1 for one, other in two}
    wanted = {each: pairs if near[each] else distant for each in two if _searches(each)}
    pairings = [
        Pairing(*each, [score for scores, _ in results for score in scores])
        for each, results in play_chunks(wanted, pool).items()
    ]
    pairings += met
    ratings = rate(sorted(pairings, key=lambda each: keys.index(each.one)))
    shares = {(p.one, p.other): sum(p.scores) / len(p.scores) for p in pairings}
    shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
    levels = tuple(_level(key, ratings, shares) for key in keys)
    return replace(
        card, levels=levels, games=2 * pairs, distant_games=2 * distant, date=_today(), seed=SEED
    )


def with_characters(card: StrengthCard, pairs: int, pool: Executor) -> StrengthCard:
    """Return the card with all characters remeasured against the strongest level."""
    played = play_chunks({(key, STRONGEST): pairs for key in (STRONGEST, *CHARACTERS)}, pool)
    characters = tuple(_character(key, results) for (key, _), results in played.items())
    return replace(card, characters=characters, character_games=2 * pairs, date=_today())


def _searches(pairing: tuple[str, str]) -> bool:
    return any(key in SEARCHING for key in pairing)


def _today() -> str:
    return dt.datetime.now(dt.UTC).date().isoformat()


def _character(key: str, results: list[Played]) -> CharacterCard:
    scores = [score for some, _ in results for score in some]
    low, high = interval(scores)
    points = [elo(share) or 0.0 for share in (sum(scores) / len(scores), low, high)]
    rates = trait_rates.rates([counts for _, counts in results])
    return CharacterCard(key, (points[0], points[1], points[2]), rates)


def _level(key: str, ratings: Ratings, shares: dict[tuple[str, str], float]) -> LevelCard:
    keys = list(LADDER)
    below = keys[max(0, keys.index(key) - 1)]
    return LevelCard(
        key,
        FIRST_ELO + ratings.elo[key] - ratings.elo[keys[0]],
        ratings.margin(key),
        ratings.elo[key] - ratings.elo[below],
        ratings.step_margin(key, below),
        {other: shares[key, other] for other in LADDER if other != key},
    )


def digest() -> str:
    """Return the digest of the strongest level's weights."""
    return hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()[:16]


def exploited(verdicts: list[Path], pairs: int) -> dict[str, object]:
    """Return the card's entry for an exploiter of the two strongest levels.

    `verdicts` are those of a chain of exploiters, each started from the one before. The last one
    is measured here: against the network of both levels, and in `pairs` pairs of games against
    the strongest level, which searches.
    """
    read = [json.loads(path.read_text("utf-8")) for path in verdicts]
    file = verdicts[-1].with_name("exploiter.npz")
    networks = (network(file).choose, network(WEIGHTS).choose)
    of_network = play_pairs(networks, EXPLOITED_PAIRS, SEED + 2).tolist()
    players = (TrainedPlayer.load(file), create(STRONGEST))
    scores = [play_pair(players, SEED + 2, number).score for number in range(pairs)]
    return {
        "decisions": sum(each["attack"]["decisions"] for each in read),
        "share": sum(of_network) / len(of_network),
        "interval": interval(of_network),
        "games": 2 * EXPLOITED_PAIRS,
        "of_strongest": sum(scores) / len(scores),
        "of_strongest_interval": interval(scores),
        "of_strongest_games": 2 * pairs,
        "weights": digest(),
    }


def as_lines(card: StrengthCard) -> Iterable[str]:
    """Yield the card as lines of text."""
    for number, level in enumerate(card.levels):
        cells = "".join(
            f"{100 * level.scores[other]:6.1f}" if other != level.key else "     -"
            for other in LADDER
        )
        yield (
            f"{number + 1} {level.key:11}{level.elo:6.0f} ±{level.margin:3.0f}"
            f"  step {level.step:+5.0f} ±{level.step_margin:3.0f} {cells}"
        )
    for each in card.characters:
        rates = "  ".join(
            f"{k} {m:.4f} ({a:.4f} to {b:.4f})" for k, (m, a, b) in each.rates.items()
        )
        points, low, high = each.elo
        yield f"{each.key:9} {points:+5.1f} ({low:+.1f} to {high:+.1f})  {rates}"


def main() -> None:
    """Measure and write the card, or fit and print."""
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.ladder")
    parser.add_argument("--pairs", type=int, default=1000, help="of games, for each two levels")
    parser.add_argument(
        "--distant",
        type=int,
        default=200,
        help="the same, if one searches and they are not neighbours; also for the exploiter",
    )
    parser.add_argument(
        "--character-pairs", type=int, default=300, help="of games, for each character"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fit", type=float, metavar="ELO", help="fit the levels this far apart")
    parser.add_argument("--look", action="store_true", help="print without writing")
    parser.add_argument(
        "--exploiter", type=Path, nargs="+", metavar="VERDICT", help="measure only the exploiter"
    )
    parser.add_argument(
        "--part",
        choices=("levels", "characters"),
        help="measure only one part",
    )
    arguments = parser.parse_args()
    if arguments.exploiter:
        found = exploited(arguments.exploiter, arguments.distant)
        sys.stdout.write(f"{json.dumps(found)}\n")
        if not arguments.look:
            strength.save(replace(strength.load(), exploiter=found))
        return
    if arguments.fit is not None:
        fit(arguments.fit)
        return
    made = strength.load()
    with pool_of(arguments.processes) as pool:
        if arguments.part != "characters":
            made = with_levels(made, arguments.pairs, arguments.distant, pool)
        if arguments.part != "levels":
            made = with_characters(made, arguments.character_pairs, pool)
    if made.exploiter.get("weights") != digest():
        made = replace(made, exploiter={})
    sys.stdout.write("\n".join(as_lines(made)) + "\n")
    if not arguments.look:
        strength.save(made)


if __name__ == "__main__":
    main()
