"""How strong the levels are, measured: writes the strength card that the program shows.

`python -m tyrus_desktop.training.ladder` lets every level meet every other one, and every
character the plain player, on mirrored deals; about an hour of two cores, since the strongest
searches. With `--fit ELO` nothing is written:
it finds, from the top down, how much attention each level may have to stand so far below the
next one, and prints it, to be put into `players.levels`. `--exploiter` puts what `exploit` found
into the card, until the weights are others. numpy alone, no torch.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from tyrus_desktop.players import strength
from tyrus_desktop.players.batch.minds import Mind
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.levels import CHARACTERS, LADDER, SEARCHING, Strategy, create
from tyrus_desktop.players.strength import CharacterCard, LevelCard, StrengthCard
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer, network
from tyrus_desktop.tournament.matches import pool_of
from tyrus_desktop.tournament.pairs import elo, interval, play_pair
from tyrus_desktop.tournament.ratings import Pairing, Ratings, rate
from tyrus_desktop.training import leanings
from tyrus_desktop.training.pool import play_pairs

SEED = 83_000
CHUNK = 10
FIT_SEED = 82_000
FIT_PAIRS = 600
FIT_STEPS = 7
EXPLOITED_PAIRS = 10_000
"""Of games that an exploiter plays against a network."""
FIRST_ELO = 1000.0
"""The rating of the first level; all others count from it."""


Chunk = tuple[str, str, range]
"""Two players, and which pairs of games they play."""
Played = tuple[list[float], NDArray[np.float64]]
"""The first one's share of each pair, and what `leanings.Watched` counted of it."""


def mind(strategy: Strategy) -> Mind:
    """Return what plays this strategy for whole batches, if it tries nothing out."""
    return Mind(network(strategy.weights), strategy.traits)


def meet(pairs: int, seed: int, pairing: tuple[str, str]) -> Pairing:
    """Let two levels that try nothing out play so many mirrored deals, all at once."""
    one, other = pairing
    players = (mind(LADDER[one]).choose, mind(LADDER[other]).choose)
    return Pairing(one, other, play_pairs(players, pairs, seed).tolist())


def meet_singly(chunk: Chunk) -> Played:
    """Let two players play some pairs, game by game."""
    one, other, numbers = chunk
    watched = leanings.Watched(create(one))
    players = (watched, create(other))
    scores = [play_pair(players, SEED + 1, number).score for number in numbers]
    return scores, watched.counts


def chunks(one: str, other: str, pairs: int) -> list[Chunk]:
    """Return so many pairs in the portions of one process."""
    return [(one, other, range(at, min(at + CHUNK, pairs))) for at in range(0, pairs, CHUNK)]


def play_chunks(
    wanted: Mapping[tuple[str, str], int], pool: Executor
) -> dict[tuple[str, str], list[Played]]:
    """Let two players each play so many pairs; return by the players what every portion gave."""
    every = [chunk for two, pairs in wanted.items() for chunk in chunks(*two, pairs)]
    played: dict[tuple[str, str], list[Played]] = {two: [] for two in wanted}
    done = pool.map(meet_singly, every)
    for (one, other, _), made in zip(
        every, tqdm(done, total=len(every), disable=None), strict=True
    ):
        played[one, other].append(made)
    return played


def with_levels(card: StrengthCard, pairs: int, distant: int, pool: Executor) -> StrengthCard:
    """Return the card with all levels measured anew: `distant` is how many pairs of games a level
    that searches plays with one that is not its neighbour.
    """
    keys = list(LADDER)
    two = list(combinations(keys, 2))
    met = pool.map(partial(meet, pairs, SEED), [each for each in two if not _searches(each)])
    near = {(one, other): keys.index(other) - keys.index(one) == 1 for one, other in two}
    wanted = {each: pairs if near[each] else distant for each in two if _searches(each)}
    pairings = [
        Pairing(*each, [score for scores, _ in portions for score in scores])
        for each, portions in play_chunks(wanted, pool).items()
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
    """Return the card with all characters measured anew against the strongest level."""
    played = play_chunks({(key, STRONGEST): pairs for key in (STRONGEST, *CHARACTERS)}, pool)
    characters = tuple(_character(key, portions) for (key, _), portions in played.items())
    return replace(card, characters=characters, character_games=2 * pairs, date=_today())


def _searches(pairing: tuple[str, str]) -> bool:
    return any(key in SEARCHING for key in pairing)


def _today() -> str:
    return dt.datetime.now(dt.UTC).date().isoformat()


def _character(key: str, portions: list[Played]) -> CharacterCard:
    scores = [score for some, _ in portions for score in some]
    low, high = interval(scores)
    points = [elo(share) or 0.0 for share in (sum(scores) / len(scores), low, high)]
    rates = leanings.rates([counts for _, counts in portions])
    return CharacterCard(key, (points[0], points[1], points[2]), rates)


def _level(key: str, ratings: Ratings, shares: dict[tuple[str, str], float]) -> LevelCard:
    keys = list(LADDER)
    below = keys[max(0, keys.index(key) - 1)]
    return LevelCard(
        key,
        FIRST_ELO + ratings.elo[key] - ratings.elo[keys[0]],
        ratings.half(key),
        ratings.elo[key] - ratings.elo[below],
        ratings.half_of_step(key, below),
        {other: shares[key, other] for other in LADDER if other != key},
    )


def digest() -> str:
    """Return by what the strongest level's weights are known."""
    return hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()[:16]


def exploited(verdicts: list[Path], pairs: int) -> dict[str, object]:
    """Return what the card says of an exploiter of the two strongest levels, by its verdicts.

    Each went on from the one before, whomever that had learned against; the last is judged here:
    against the network that both levels have, and in so many pairs of games against the
    strongest, which searches.
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


def fit(step: float) -> None:
    """Print each level's attention with which it is `step` points below the fitted next one."""
    wanted = 1 / (1 + 10 ** (-step / 400))
    keys = [key for key in LADDER if key not in SEARCHING]
    above = LADDER[keys[-1]]
    for key in reversed(keys[:-1]):
        weaker = partial(_with_attention, LADDER[key])
        found = _bisect(lambda a, w=weaker, u=above: _share(u, w(a)) - wanted)  # type: ignore[misc]
        share = _share(above, weaker(found))
        sys.stdout.write(f"{key} attention={found:.2f}, {elo(share):.0f} below\n")
        sys.stdout.flush()
        above = weaker(found)


def _with_attention(strategy: Strategy, attention: float) -> Strategy:
    return replace(strategy, traits=replace(strategy.traits, attention=attention))


def _share(one: Strategy, other: Strategy) -> float:
    players = (mind(one).choose, mind(other).choose)
    return float(play_pairs(players, FIT_PAIRS, FIT_SEED).mean())


def _bisect(excess: Callable[[float], float]) -> float:
    """Return where in 0..1 a falling function is nought, or the end that is nearer to it."""
    low, high = 0.0, 1.0
    for _ in range(FIT_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return (low + high) / 2


def tell(made: StrengthCard) -> Iterable[str]:
    """Yield the card in lines."""
    for number, level in enumerate(made.levels):
        cells = "".join(
            f"{100 * level.scores[other]:6.1f}" if other != level.key else "     -"
            for other in LADDER
        )
        yield (
            f"{number + 1} {level.key:11}{level.elo:6.0f} ±{level.half:3.0f}"
            f"  step {level.step:+5.0f} ±{level.step_half:3.0f} {cells}"
        )
    for each in made.characters:
        rates = "  ".join(
            f"{k} {m:.4f} ({a:.4f} to {b:.4f})" for k, (m, a, b) in each.rates.items()
        )
        points, low, high = each.elo
        yield f"{each.key:9} {points:+5.1f} ({low:+.1f} to {high:+.1f})  {rates}"


def main() -> None:
    """Measure and write, or fit and print."""
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.ladder")
    parser.add_argument("--pairs", type=int, default=1000, help="of games, a pairing of levels")
    parser.add_argument(
        "--distant",
        type=int,
        default=200,
        help="the same, of a level that searches and no neighbour; and of the exploiter with it",
    )
    parser.add_argument("--character-pairs", type=int, default=300, help="a character")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fit", type=float, metavar="ELO", help="fit the levels so far apart")
    parser.add_argument("--look", action="store_true", help="print, and write nothing")
    parser.add_argument(
        "--exploiter", type=Path, nargs="+", metavar="VERDICT", help="write that part alone"
    )
    parser.add_argument(
        "--part",
        choices=("levels", "characters"),
        help="measure one part alone, and keep the other",
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
    sys.stdout.write("\n".join(tell(made)) + "\n")
    if not arguments.look:
        strength.save(made)


if __name__ == "__main__":
    main()
