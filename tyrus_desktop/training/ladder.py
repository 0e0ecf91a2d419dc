"""How strong the levels are, measured: writes the strength card that the program shows.

`python -m tyrus_desktop.training.ladder` lets every level meet every other one, and every
character the plain player, on mirrored deals; a few minutes. With `--fit ELO` nothing is written:
it finds, from the top down, how much attention each level may have to stand so far below the
next one, and prints it, to be put into `players.levels`. `--exploiter` puts what `exploit` found
into the card, until the weights are others. numpy alone, no torch.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path

from tyrus_desktop.players import strength
from tyrus_desktop.players.batch.minds import Mind
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.levels import CHARACTERS, LADDER, Strategy
from tyrus_desktop.players.strength import CharacterCard, LevelCard, StrengthCard
from tyrus_desktop.players.trained import WEIGHTS, network
from tyrus_desktop.tournament.pairs import elo, interval
from tyrus_desktop.tournament.ratings import Pairing, Ratings, rate
from tyrus_desktop.training import leanings
from tyrus_desktop.training.pool import play_pairs

SEED = 83_000
FIT_SEED = 82_000
FIT_PAIRS = 600
FIT_STEPS = 7
FIRST_ELO = 1000.0
"""The rating of the first level; all others count from it."""


def mind(strategy: Strategy) -> Mind:
    """Return what plays this strategy for whole batches."""
    return Mind(network(strategy.weights), strategy.traits)


def meet(pairs: int, seed: int, pairing: tuple[str, str]) -> Pairing:
    """Let two levels play so many mirrored deals."""
    one, other = pairing
    players = (mind(LADDER[one]).choose, mind(LADDER[other]).choose)
    return Pairing(one, other, play_pairs(players, pairs, seed).tolist())


def lean(pairs: int, seed: int, key: str) -> CharacterCard:
    """Measure a character, or the strongest level itself, against the strongest level."""
    plain = mind(LADDER[STRONGEST])
    player = plain if key == STRONGEST else mind(CHARACTERS[key])
    scores, rates = leanings.measure(player.choose, plain.choose, pairs, seed)
    low, high = interval(scores)
    points = [elo(share) or 0.0 for share in (sum(scores) / len(scores), low, high)]
    return CharacterCard(key, (points[0], points[1], points[2]), rates)


def card(pairs: int, character_pairs: int, processes: int) -> StrengthCard:
    """Measure everything."""
    keys = (STRONGEST, *CHARACTERS)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        met = pool.map(partial(meet, pairs, SEED), combinations(LADDER, 2))
        leant = pool.map(partial(lean, character_pairs, SEED + 1), keys)
        pairings, characters = list(met), tuple(leant)
    ratings = rate(pairings)
    shares = {(p.one, p.other): sum(p.scores) / len(p.scores) for p in pairings}
    shares |= {(two, one): 1 - share for (one, two), share in shares.items()}
    exploiter = strength.load().exploiter if strength.FILE.exists() else {}
    if exploiter.get("weights") != digest():
        exploiter = {}
    return StrengthCard(
        date=dt.datetime.now(dt.UTC).date().isoformat(),
        seed=SEED,
        games=2 * pairs,
        character_games=2 * (character_pairs // leanings.BATCHES) * leanings.BATCHES,
        levels=tuple(_level(key, ratings, shares) for key in LADDER),
        characters=characters,
        exploiter=exploiter,
    )


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


def exploited(verdicts: list[Path]) -> dict[str, object]:
    """Return what the card says of an exploiter, by its verdicts; each went on from the last."""
    read = [json.loads(path.read_text("utf-8")) for path in verdicts]
    return {
        "share": read[-1]["score"],
        "interval": read[-1]["interval"],
        "games": read[-1]["games"],
        "decisions": sum(each["attack"]["decisions"] for each in read),
        "weights": digest(),
    }


def fit(step: float) -> dict[str, float]:
    """Return each level's attention with which it is `step` points below the fitted next one."""
    wanted = 1 / (1 + 10 ** (-step / 400))
    found: dict[str, float] = {}
    keys = list(LADDER)
    above = LADDER[STRONGEST]
    for key in reversed(keys[:-1]):
        weaker = partial(_with_attention, LADDER[key])
        found[key] = _bisect(lambda a, w=weaker, u=above: _share(u, w(a)) - wanted)  # type: ignore[misc]
        share = _share(above, weaker(found[key]))
        sys.stdout.write(f"{key} attention={found[key]:.2f}, {elo(share):.0f} below\n")
        sys.stdout.flush()
        above = weaker(found[key])
    return found


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
    parser.add_argument("--character-pairs", type=int, default=2000, help="a character")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fit", type=float, metavar="ELO", help="fit the levels so far apart")
    parser.add_argument("--look", action="store_true", help="print, and write nothing")
    parser.add_argument(
        "--exploiter", type=Path, nargs="+", metavar="VERDICT", help="write that part alone"
    )
    arguments = parser.parse_args()
    if arguments.exploiter:
        strength.save(replace(strength.load(), exploiter=exploited(arguments.exploiter)))
        return
    if arguments.fit:
        fit(arguments.fit)
        return
    made = card(arguments.pairs, arguments.character_pairs, arguments.processes)
    sys.stdout.write("\n".join(tell(made)) + "\n")
    if not arguments.look:
        strength.save(made)


if __name__ == "__main__":
    main()
