"""A side's last tile of an election, judged in every state that the shown tiles allow.

This is proof, not belief: a state is what the enemy's hidden tiles can come to, however unlikely. A
lower tile that gives the same result in every state is as good, and the higher one is kept. A state
has three sums: the enemy's votes and counters in its own building in force, and its blocks in the
other. Before the enemy's last tile, that tile may yet stand in either building, or in neither.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK
from tyrus_desktop.players.batch.games import PLIES, VALUE, VALUES, Bools, Games, Place
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.policy import BLOCKS, COUNTERS, IN_FORCE, VALUE_OF_MOVE, VOTES
from tyrus_desktop.players.batch.relative import (
    ABSOLUTE_TILE,
    MOVES,
    RELATIVE_SUMS,
    hidden_counts,
    legal_tiles,
    plies_of,
)

Sums = NDArray[np.int16]
Results = NDArray[np.int8]

KEPT = 3
"""The number of tiles that each side keeps after the ninth election."""
NEVER = np.int16(-1000)
"""The total of an arrangement that does not exist."""
HIGHEST_SUM = int(VALUE[:VALUES].sum())
LITTLE = 1e-9
"""The least weight of a placement that wins the game."""
ADDED = tuple((IN_FORCE & role) * VALUE_OF_MOVE for role in (VOTES, COUNTERS, BLOCKS))
"""What each relative move, (180), adds to the own votes, counters and blocks."""


@dataclass(frozen=True, slots=True)
class LastTile:
    """What is proved of each relative move, (180)."""

    lowest: NDArray[np.intp]
    """The move with the lowest tile of its profession that, placed there, always gives the same
    result of the election; itself if it is not legal."""
    wins: Bools
    """Whether it wins the game in every state."""
    worst: NDArray[np.float64]
    """The mean, over the states, of the worst result, -1..1, of the game that is possible there;
    0 where the game goes on."""
    different: NDArray[np.intp]
    """(D): the lowest moves that are legal in the buildings in force."""

    def best(self, tried: NDArray[np.intp], values: NDArray[np.float64]) -> int:
        """Return the best move by value, then by what is proved of it; the lowest tile of equals.

        Args:
            tried: (M): relative moves.
            values: (M): their mean results.
        """
        return int(tried[np.lexsort((VALUE_OF_MOVE[tried], -self.worst[tried], -values))[0]])

    @classmethod
    def of(cls, games: Games) -> LastTile:
        """Judge the last tile of the seat to play, in a batch of one game."""
        tiles, legal = legal_tiles(games)[0], np.zeros(MOVES, np.bool_)
        legal[IN_FORCE & np.repeat(tiles, 6)] = True
        tried = np.flatnonzero(legal)
        left = int((VALUE * games.legal()[0]).sum())
        verdicts = _verdicts(games)
        signs, kept = _signs(games, tried, KEPT if None in verdicts else 0)
        lowest, worst = np.arange(MOVES), np.zeros(MOVES)
        lowest[tried] = _lowest(tried, signs)
        compared = np.sign(left - VALUE_OF_MOVE[tried, None] - kept[None])
        results = np.select(
            [signs == sign for sign in (1, 0, -1)],
            [compared if each is None else each for each in verdicts],
        )
        worst[tried] = results.mean(axis=1)
        return cls(lowest, worst == 1, worst, tried[lowest[tried] == tried])


def is_last_of_all(games: Games) -> bool:
    """Return whether the tile to place is the last of the whole game."""
    return games.ply == PLIES - 1


def narrowed(games: Games, prior: Floats) -> Floats:
    """Return (180): a strategy without provably worse tiles and, if possible, with won games only.

    Args:
        games: A batch of one game.
        prior: (180): the probability of each relative move.
    """
    if games.turns:
        return prior
    found = LastTile.of(games)
    folded: Floats = np.bincount(found.lowest, prior, MOVES).astype(prior.dtype)
    if not found.wins.any():
        return folded
    won = found.different[found.wins[found.different]]
    certain: Floats = np.zeros_like(folded)
    certain[won] = folded[won] + LITTLE
    certain /= certain.sum()
    return certain


def _lowest(tried: NDArray[np.intp], signs: Results) -> NDArray[np.intp]:
    """Return (M): for each move the first move with its profession, building and signs, (M, S)."""
    found: dict[tuple[int, int, bytes], int] = {}
    return np.array(
        [
            found.setdefault((move // 6 // VALUES, move % 6, row.tobytes()), move)
            for move, row in zip(tried.tolist(), signs, strict=True)
        ]
    )


def _verdicts(games: Games) -> list[int | None]:
    """Return the result of the game, 0 if it goes on, when this election is won, null, or lost.

    None stands for a comparison of the kept tiles.
    """
    own = 1 - 2 * games.seat
    wins, enemy_wins = (int(games.wins[seat, 0]) for seat in (games.seat, 1 - games.seat))
    streak = own * int(games.streak[0])
    won = streak == STREAK - 1 or wins == MAJORITY_OF_ALL - 1
    lost = streak == 1 - STREAK or enemy_wins == MAJORITY_OF_ALL - 1
    verdicts: list[int | None] = [int(won), 0, -int(lost)]
    if games.election == ELECTIONS - 1:
        leads = (wins - enemy_wins + sign for sign in (1, 0, -1))
        last = ((lead > 0) - (lead < 0) for lead in leads)
        verdicts = [each or number or None for each, number in zip(verdicts, last, strict=True)]
    return verdicts


def _signs(games: Games, tried: NDArray[np.intp], kept: int) -> tuple[Results, Sums]:
    """Return (M, S): who wins this election by move and state; and the enemy's best total, (S).

    Args:
        games: A batch of one game.
        tried: (M): legal relative moves.
        kept: How many tiles the enemy keeps, if their total may decide the game.
    """
    own = games.sums[games.seat, 0, RELATIVE_SUMS[games.seat, games.kind[0]]]
    votes, counters, blocks = (
        own[number] + added[tried, None].astype(np.int16) for number, added in enumerate(ADDED)
    )
    signs, totals = [], []
    for enemy_blocks, enemy_votes, enemy_counters, total in _states(games, kept):
        ours = np.maximum(0, votes - np.maximum(0, enemy_blocks - counters))
        theirs = np.maximum(0, enemy_votes - np.maximum(0, blocks - enemy_counters))
        sign = np.sign(ours[:, :, None] - theirs[:, None, :]).astype(np.int8)
        signs.append(sign.reshape(len(tried), -1))
        totals.append(total.reshape(-1))
    return np.concatenate(signs, axis=1), np.concatenate(totals)


def _states(games: Games, kept: int) -> Iterator[tuple[Sums, Sums, Sums, Sums]]:
    """Yield all states: blocks, (B), with votes and counters, (P) each, and totals kept, (B, P)."""
    enemy = 1 - games.seat
    unseen = (games.place[enemy] != Place.SHOWN)[0, ABSOLUTE_TILE[games.kind[0]]]
    counts = hidden_counts(games, plies_of(games, enemy))[0]
    away, home = int(counts[0]), int(counts[3])
    ways = [(away, home)]
    if games.enemy_turns:
        ways += [(away + 1, home), (away, home + 1)]
    for blocks_at_most, votes_at_most in ways:
        yield from _arranged(unseen.reshape(3, VALUES), blocks_at_most, votes_at_most, kept)


def _arranged(
    unseen: Bools, away: int, home: int, kept: int
) -> Iterator[tuple[Sums, Sums, Sums, Sums]]:
    """Yield all states for a number of tiles in each building in force.

    Args:
        unseen: (3, 10): the enemy's unseen tiles by relative profession and value.
        away: The number of its hidden tiles in the observer's building.
        home: The number of its hidden tiles in its own building.
        kept: How many tiles it keeps.
    """
    votes, blocks, counters = (
        _totals(np.flatnonzero(tiles) + 1, most, kept)
        for tiles, most in zip(unseen, (home, away, home), strict=True)
    )
    voters, blockers, counterers = unseen.sum(axis=1).tolist()
    for n_b, k_b in product(range(away + 1), range(kept + 1)):
        best = np.full((HIGHEST_SUM + 1, HIGHEST_SUM + 1), NEVER)
        for n_v, k_v in product(range(home + 1), range(kept - k_b + 1)):
            for n_c in range(home - n_v + 1):
                k_c = kept - k_b - k_v
                # Other tiles, without an effect there, must fill the rest of both buildings.
                at_home = home - n_v - n_c <= blockers - n_b - k_b
                others = voters - n_v - k_v + counterers - n_c - k_c
                if at_home and away - n_b <= others:
                    np.maximum(best, votes[n_v, k_v][:, None] + counters[n_c, k_c], out=best)
        (rows,), pairs = np.nonzero(blocks[n_b, k_b] >= 0), np.nonzero(best >= 0)
        total = blocks[n_b, k_b, rows][:, None] + best[pairs]
        yield tuple(each.astype(np.int16) for each in (rows, *pairs, total))


def _totals(values: NDArray[np.intp], most: int, kept: int) -> Sums:
    """Return the largest total of kept tiles of one profession, `NEVER` where it can't be.

    The result is (most + 1, kept + 1, sums): by how many tiles have an effect, how many others are
    kept, and the sum of the former.

    Args:
        values: The values of the unseen tiles.
        most: The largest number of tiles with an effect.
        kept: The largest number of kept tiles.
    """
    totals = np.full((most + 1, kept + 1, HIGHEST_SUM + 1), NEVER)
    totals[0, 0, 0] = 0
    for value in values:
        before = totals.copy()
        np.maximum(totals[1:, :, value:], before[:-1, :, :-value], out=totals[1:, :, value:])
        np.maximum(totals[:, 1:], before[:, :-1] + np.int16(value), out=totals[:, 1:])
    return totals
