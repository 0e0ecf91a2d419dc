"""Plays the games between every two levels, from which the levels are rated.

Levels that do not search play all games at once (`pool`), the others game by game (`chunks`). The
results are `rows`. A row is played again only if one of its levels has changed; for a larger number
only the missing games are played, except between levels that do not search, which take seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.players.levels import LADDER_PLAYERS, SEARCHING
from tyrus_desktop.tournament.ratings import Pairing
from tyrus_desktop.training import chunks
from tyrus_desktop.training.chunks import play_chunks
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.pool import play_pairs
from tyrus_desktop.training.rating_rows import Row, Rows

SEED = 87_000
"""The seed of games between levels that do not search."""
EVERY_TWO = tuple(combinations(LADDER, 2))
"""All pairs of levels, the weaker one first."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The number of pairs of games between two levels."""

    plain: int
    """The number if neither level searches."""
    near: int
    """The number if one level searches and they are neighbours."""
    distant: int
    """The number if one level searches and they are not neighbours."""

    def of(self, two: tuple[str, str]) -> int:
        """Return the number for these two levels."""
        if not searches(two):
            return self.plain
        return self.near if near(two) else self.distant


def due(
    pairs: Pairs, known: Rows, only: Sequence[str] = (), *, again: bool = False
) -> list[tuple[str, str]]:
    """Return the pairs of levels that have to play.

    Args:
        pairs: The wanted numbers of pairs of games.
        known: The known rows.
        only: Levels to measure, all if empty; others are due only if they have no row.
        again: Whether known rows are due. Otherwise only rows of changed levels or with too few
            games are due.
    """

    def lacks(two: tuple[str, str]) -> bool:
        row = known[two]
        return again or row.players != digest(*two) or sum(row.pairs) < pairs.of(two)

    named = set(only or LADDER)
    return [two for two in EVERY_TWO if two not in known or ({*two} & named and lacks(two))]


def played(two: Sequence[tuple[str, str]], pairs: Pairs, known: Rows, pool: Executor) -> Rows:
    """Play these pairs of levels; return their rows.

    Known games of unchanged levels are kept if one of the two searches.
    """
    at_once = [each for each in two if not searches(each)]
    met = dict(zip(at_once, pool.map(partial(meet, pairs.plain, SEED), at_once), strict=True))
    before = {each: _unchanged(each, known) for each in two if searches(each)}
    missing = {each: range(len(scores), pairs.of(each)) for each, scores in before.items()}
    for each, results in play_chunks(missing, pool).items():
        scores = [score for some, _ in results for score in some]
        met[each] = Pairing(*each, before[each] + scores)
    return {
        each: Row.of(pairing, chunks.SEED if searches(each) else SEED, digest(*each))
        for each, pairing in met.items()
    }


def _unchanged(two: tuple[str, str], known: Rows) -> list[float]:
    """Return the known scores of two levels if they are unchanged."""
    row = known.get(two)
    if row is None or row.players != digest(*two) or row.seed != chunks.SEED:
        return []
    return list(row.pairing.scores)


def meet(pairs: int, seed: int, two: tuple[str, str]) -> Pairing:
    """Let two levels that do not search play mirrored deals, all at once."""
    one, other = two
    players = (LADDER_PLAYERS[one].policy().choose, LADDER_PLAYERS[other].policy().choose)
    return Pairing(one, other, play_pairs(players, pairs, seed).tolist())


def searches(two: tuple[str, str]) -> bool:
    """Return whether one of these levels searches."""
    return any(key in SEARCHING for key in two)


def near(two: tuple[str, str]) -> bool:
    """Return whether these levels, the weaker one first, are neighbours."""
    return LADDER.index(two[1]) - LADDER.index(two[0]) == 1
