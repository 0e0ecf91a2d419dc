"""Attacks on the levels, for the strength card: exploiters, two searches, and the beginner."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path

from tyrus_desktop.players.keys import LADDER, STRONGEST
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.strength_card import RivalCard
from tyrus_desktop.players.trained import TrainedPlayer
from tyrus_desktop.tournament.pairs import interval, play_pair
from tyrus_desktop.training import chunks
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.chunks import play_chunks
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.informed_search import ASKING
from tyrus_desktop.training.pool import play_pairs

EXPLOITER_SEED = 87_002
"""The seed of the exploiter's games; `chunks` uses the previous number."""
EXPLOITED_PAIRS = 10_000
"""Pairs of games between an exploiter and a network."""
MATCHES = {("hunter", STRONGEST): 500, ("beginner", LADDER[0]): 3_000}
"""Pairs of games of each rival against a level. The number for the search that asks is an argument,
since each game takes minutes."""


def due(
    known: Sequence[RivalCard], pairs: int, only: Sequence[str] = (), *, again: bool = False
) -> Mapping[tuple[str, str], int]:
    """Return the pairs of games that each rival has to play against each level.

    Args:
        known: The card's entries.
        pairs: The number of pairs of games for the search that asks.
        only: Levels to measure; all if empty.
        again: Whether to play known games again. Otherwise only missing entries are due, and
            entries of changed levels or with too few games.
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
    """Play these pairs of games; return the card's entries."""
    cards = []
    numbers = {two: range(pairs) for two, pairs in wanted.items()}
    for (key, level), played in play_chunks(numbers, pool).items():
        scores = [score for some, _ in played for score in some]
        share = (sum(scores) / len(scores), *interval(scores))
        seeds = (chunks.SEED,)
        cards.append(RivalCard(key, level, share, 2 * len(scores), seeds, date, digest(level)))
    return tuple(cards)


def exploited(verdicts: Sequence[Path], pairs: int, date: str) -> dict[str, object]:
    """Measure an exploiter of the strongest level; return the card's entry.

    Args:
        verdicts: The verdicts of a chain of exploiters, each started from the previous one. The
            last exploiter is measured against the level's network alone, and against the level
            itself.
        pairs: Pairs of games against the level itself, which searches.
        date: The date of the entry.

    Raises:
        Refused, WrongWeights, OSError: A file cannot be read.
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
    """Return the number of placements that an exploiter learned from."""
    try:
        return int(json.loads(verdict.read_text("utf-8"))["attack"]["decisions"])
    except (ValueError, KeyError, TypeError) as error:
        raise Refused(f"{verdict}: this is not the verdict of an exploiter.") from error
