"""Attacks on the levels, for the strength card: exploiters, two searches, and the beginner."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path

from tyrus_desktop.players.keys import LADDER, STRONGEST
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.strength import RivalCard
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer
from tyrus_desktop.tournament.pairs import interval, play_pair
from tyrus_desktop.training.chunks import SEED, play_chunks
from tyrus_desktop.training.pool import play_pairs
from tyrus_desktop.training.search import ASKING

EXPLOITED_PAIRS = 10_000
"""Pairs of games that an exploiter plays against a network."""
MATCHES = {(ASKING, STRONGEST): 1, ("hunter", STRONGEST): 3, ("beginner", LADDER[0]): 15}
"""Rivals and the levels that they meet, with how many times the pairs asked for."""


def rivals(pairs: int, pool: Executor, only: Sequence[str] = ()) -> tuple[RivalCard, ...]:
    """Return the card's entries for the rivals, after this many pairs with the search that asks.

    With `only`, those of the rivals of these levels.
    """
    wanted = {two: pairs * factor for two, factor in MATCHES.items() if not only or two[1] in only}
    cards = []
    for (key, level), played in play_chunks(wanted, pool).items():
        scores = [score for some, _ in played for score in some]
        share = (sum(scores) / len(scores), *interval(scores))
        cards.append(RivalCard(key, level, share, 2 * len(scores), (SEED + 1,)))
    return tuple(cards)


def digest() -> str:
    """Return the digest of the weights that the levels and the styles play with."""
    files = sorted(WEIGHTS.parent.glob("*.npz"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def exploited(verdicts: list[Path], pairs: int) -> dict[str, object]:
    """Return the card's entry for an exploiter of the strongest level.

    `verdicts` are those of a chain of exploiters, each started from the one before. The last one
    is measured here: against its network alone, and in `pairs` pairs of games against
    the strongest level, which searches.
    """
    read = [json.loads(path.read_text("utf-8")) for path in verdicts]
    exploiter = TrainedPlayer.load(verdicts[-1].with_name("exploiter.npz"))
    strongest = create(STRONGEST)
    assert isinstance(strongest, SearchPlayer)
    networks = (exploiter.policy.choose, strongest.policy.choose)
    of_network = play_pairs(networks, EXPLOITED_PAIRS, SEED + 2).tolist()
    players = (exploiter, strongest)
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
