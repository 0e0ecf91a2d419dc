"""Attacks on the levels, for the strength card: exploiters, two searches, and the beginner."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path

from tyrus_desktop.players.keys import LADDER, STRONGEST
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.strength import RivalCard
from tyrus_desktop.players.trained import TrainedPlayer
from tyrus_desktop.tournament.pairs import interval, play_pair
from tyrus_desktop.training import chunks
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.chunks import play_chunks
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.pool import play_pairs
from tyrus_desktop.training.search import ASKING

EXPLOITER_SEED = 87_002
"""Of the exploiter's games: the next after that of `chunks`, which are others."""
EXPLOITED_PAIRS = 10_000
"""Pairs of games that an exploiter plays against a network."""
MATCHES = {("hunter", STRONGEST): 500, ("beginner", LADDER[0]): 3_000}
"""Rivals and the levels that they meet, with how many pairs of games; that of the search that asks
is an argument, since each takes minutes."""


def due(
    known: Sequence[RivalCard], pairs: int, only: Sequence[str] = (), *, again: bool = False
) -> Mapping[tuple[str, str], int]:
    """Return which rivals are to meet which levels, in how many pairs of games.

    `pairs` is the number for the search that asks. With `only`, those of the rivals of these levels
    alone. With `again`, all others; else only those whose entry in `known` is missing, of a level
    that has changed since, or of fewer games.
    """
    games = {
        (each.key, each.level): each.games
        for each in known
        if each.players == digest(each.level) and not again
    }
    wanted = {(ASKING, STRONGEST): pairs, **MATCHES}
    named = {two: number for two, number in wanted.items() if not only or two[1] in only}
    return {two: number for two, number in named.items() if games.get(two, 0) < 2 * number}


def rivals(
    wanted: Mapping[tuple[str, str], int], pool: Executor, date: str
) -> tuple[RivalCard, ...]:
    """Return the card's entries for these rivals, after this many pairs of games on this day."""
    cards = []
    numbers = {two: range(pairs) for two, pairs in wanted.items()}
    for (key, level), played in play_chunks(numbers, pool).items():
        scores = [score for some, _ in played for score in some]
        share = (sum(scores) / len(scores), *interval(scores))
        seeds = (chunks.SEED,)
        cards.append(RivalCard(key, level, share, 2 * len(scores), seeds, date, digest(level)))
    return tuple(cards)


def exploited(verdicts: Sequence[Path], pairs: int, date: str) -> dict[str, object]:
    """Return the card's entry for an exploiter of the strongest level, played on this day.

    `verdicts` are those of a chain of exploiters, each started from the one before. The last one
    is measured here: against its network alone, and in `pairs` pairs of games against
    the strongest level, which searches. Raises `Refused`, `WrongWeights` and `OSError`.
    """
    decisions = sum(map(_decisions, verdicts))
    exploiter = TrainedPlayer.load(verdicts[-1].with_name("exploiter.npz"))
    strongest = create(STRONGEST)
    assert isinstance(strongest, SearchPlayer)
    networks = (exploiter.policy.choose, strongest.policy.choose)
    of_network = play_pairs(networks, EXPLOITED_PAIRS, EXPLOITER_SEED).tolist()
    players = (exploiter, strongest)
    scores = [play_pair(players, EXPLOITER_SEED, number).score for number in range(pairs)]
    return {
        "decisions": decisions,
        "share": sum(of_network) / len(of_network),
        "interval": interval(of_network),
        "games": 2 * EXPLOITED_PAIRS,
        "of_strongest": sum(scores) / len(scores),
        "of_strongest_interval": interval(scores),
        "of_strongest_games": 2 * pairs,
        "date": date,
        "players": digest(STRONGEST),
    }


def _decisions(verdict: Path) -> int:
    """Return how many placements an exploiter learned from; raises `Refused` and `OSError`."""
    try:
        return int(json.loads(verdict.read_text("utf-8"))["attack"]["decisions"])
    except (ValueError, KeyError, TypeError) as error:
        raise Refused(f"{verdict}: this is not the verdict of an exploiter.") from error
