"""The rules of thumb, applied to arrays.

For each placement they estimate, from the tiles that stand or may stand in the two buildings of its
kind, how the chances of winning the current election and later ones change. They multiply these by
the stakes and subtract the price of the tile. Contesting, conceding, blocking, countering and
bluffing all follow from that comparison.

A poll adds up the tiles in the two buildings of one kind. Own tiles are known. Each hidden enemy
tile counts with the chance that it has an effect there, times the mean value of the unseen tiles of
its profession.

Everything is relative, as in `relative`: the current kind is 0, and a tile of profession p in the
pair of buildings of kind r votes (p - r = 0), blocks (1) or counters (2), modulo 3.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.deal import PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK
from tyrus_desktop.players.batch.encoding import Inputs
from tyrus_desktop.players.batch.games import (
    PLIES_AN_ELECTION,
    PROFESSION,
    TILES,
    VALUE,
    Games,
    Place,
    seat_of_ply,
)
from tyrus_desktop.players.batch.network import Floats, sample
from tyrus_desktop.players.batch.relative import (
    RELATIVE_SUMS,
    cards_to_come,
    hidden_counts,
    legal_tiles,
    moves,
    plies_of,
)
from tyrus_desktop.players.rules_of_thumb.election_stakes import stakes_of
from tyrus_desktop.players.rules_of_thumb.parameters import NULL_MARGIN, TUNED

Reals = NDArray[np.float64]
P = TUNED
VOTE, BLOCK, COUNTER, NOTHING = range(4)


@dataclass(frozen=True, slots=True)
class _Poll:
    """The expected sums of both sides in one pair of buildings; each field is (N, 1)."""

    votes: Reals
    counters: Reals
    blocks: Reals
    enemy_votes: Reals
    enemy_counters: Reals
    enemy_blocks: Reals
    variance: Reals
    """The variance of all hidden tiles together, in squared votes."""

    def margin(self, roles: NDArray[Any], more: Reals | float, more_enemy: Reals | float) -> Reals:
        """Return (N, 30): the own total minus the enemy's, after adding each tile.

        Args:
            roles: (30): the role of each tile: VOTE, BLOCK, COUNTER or NOTHING.
            more: (N, 30) or a number: votes to add to the own side.
            more_enemy: (N, 1) or a number: votes to add to the enemy's side.
        """
        votes, blocks, counters = (
            old + VALUE * (roles == each)
            for each, old in ((VOTE, self.votes), (BLOCK, self.blocks), (COUNTER, self.counters))
        )
        own = votes + more - np.maximum(0, self.enemy_blocks - counters)
        enemy = self.enemy_votes + more_enemy - np.maximum(0, blocks - self.enemy_counters)
        return np.asarray(np.maximum(0, own) - np.maximum(0, enemy))


def rules_of_thumb(games: Games, rng: np.random.Generator) -> tuple[Any, Any]:
    """Choose in every game; return the tiles, (N), and the buildings, (N)."""
    return moves(games, sample(probabilities(games), rng))


def probabilities(games: Games) -> Floats:
    """Return (N, 180): the probability of each relative move."""
    worth = np.where(np.repeat(legal_tiles(games), 6, axis=1), worths(games), -np.inf)
    worth -= worth.max(axis=1, keepdims=True)
    chances: Floats = np.exp(worth / P.temperature).astype(np.float32)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def worths(games: Games) -> Reals:
    """Return (N, 180): the worth of each relative move, legal or not, up to a constant."""
    polls, cards = _polls(games), cards_to_come(games)
    now = _now(games, polls[0])
    elsewhere = now(np.full(TILES, NOTHING))
    price = _price(cards, last=games.election == ELECTIONS - 1)
    worth = np.empty((len(games), TILES, 6))
    for kind, poll in enumerate(polls):
        roles = (PROFESSION - kind) % 3
        if kind == 0:
            effect = now(roles)
            lures = (games.enemy_turns * P.bluff_home, games.enemy_turns * P.bluff_away)
        else:
            effect = elsewhere + _later(poll, roles) * (cards[:, kind, None] > 0)
            lures = (0.0, 0.0)
        at_home = roles != BLOCK
        worth[:, :, kind] = np.where(at_home, effect, elsewhere + lures[0]) - price
        worth[:, :, 3 + kind] = np.where(at_home, elsewhere + lures[1], effect) - price
    return worth.reshape(len(games), -1)


def _now(games: Games, poll: _Poll) -> Any:
    """Return a function from the tiles' roles, (30), to the chance of winning the game, (N, 30)."""
    turns = games.turns + games.enemy_turns
    deviation = np.sqrt(poll.variance + P.deviation**2 + turns * P.deviation_a_turn**2)
    more = P.own_reserve * _best_voters(games, games.turns)
    more_enemy = games.enemy_turns * P.enemy_reserve * (1 + P.momentum * _enemy_commitment(games))
    seat = games.seat
    streak = games.streak if seat == 0 else -games.streak
    mine, theirs = (np.minimum(games.wins[each], MAJORITY_OF_ALL - 1) for each in (seat, 1 - seat))
    # Clipped, because finished games may be continued.
    index = np.clip(streak, 1 - STREAK, STREAK - 1) + STREAK - 1
    stakes = _STAKES[games.election, mine, theirs, index]
    won_worth, null_worth, lost_worth = (stakes[:, None, each] for each in range(3))

    def chance(roles: NDArray[Any]) -> Reals:
        margin = poll.margin(roles, more, more_enemy)
        won = chance_above(margin - NULL_MARGIN, deviation)
        lost = chance_above(-margin - NULL_MARGIN, deviation)
        return np.asarray(won * won_worth + lost * lost_worth + (1 - won - lost) * null_worth)

    return chance


def _later(poll: _Poll, roles: NDArray[Any]) -> Reals:
    """Return (N, 30): how much each tile adds through a later election."""
    deviation = np.sqrt(poll.variance + P.future_deviation**2)
    margins = (poll.margin(each, 0.0, 0.0) for each in (roles, np.full(TILES, NOTHING)))
    with_tile, without = (chance_above(margin, deviation) for margin in margins)
    return P.future * (with_tile - without)


def _best_voters(games: Games, count: int) -> Reals:
    """Return (N, 30): the sum of the `count` highest voters in hand other than each tile."""
    held = np.where(legal_tiles(games)[:, :10], VALUE[:10], 0)
    highest = -np.sort(-held, axis=1)
    sums = np.repeat(highest[:, :count].sum(axis=1)[:, None], TILES, axis=1).astype(np.float64)
    if count:
        instead = highest[:, count, None] - held
        sums[:, :10] += np.where(held >= highest[:, count - 1, None], instead, 0) * (held > 0)
    return sums


def _enemy_commitment(games: Games) -> Reals:
    """Return (N, 1): the share of the enemy's placements in this election that were made for it.

    The scale is from -1, none, to 1, all; it is 0 before the enemy's first placement.
    """
    start = games.election * PLIES_AN_ELECTION
    plies = [ply for ply in range(start, games.ply) if seat_of_ply(ply) != games.seat]
    if not plies:
        return np.zeros((len(games), 1))
    return np.asarray(2 * (games.buildings[plies] % 3 == games.kind).mean(axis=0) - 1)[:, None]


def _price(cards: NDArray[np.int16], *, last: bool) -> Reals:
    """Return (N, 30) or (30): the worth of keeping each tile."""
    if last:
        return np.asarray(P.last_price * VALUE, np.float64)
    uses = cards + P.block_use * cards[:, [2, 0, 1]] + P.counter_use * cards[:, [1, 2, 0]]
    each = cards.sum(axis=1, keepdims=True) * (1 + P.block_use + P.counter_use) / 3
    height = P.price + P.price_of_height * VALUE / 10
    return np.asarray((uses / each)[:, PROFESSION] * height * VALUE, np.float64)


def _polls(games: Games) -> list[_Poll]:
    """Return the polls of the three relative kinds."""
    seat, kind = games.seat, games.kind.astype(np.intp)
    sums = np.take_along_axis(games.sums[seat], RELATIVE_SUMS[seat][kind], axis=1).astype(float)
    fresh, stale = _hidden(games)
    unseen = games.place[1 - seat] != Place.SHOWN
    means, squares = np.zeros((2, 3, len(games), 1))
    rows = np.arange(len(games))
    for profession in range(3):
        # The tiles of this relative profession.
        tiles = (10 * profession + 10 * kind)[:, None] + np.arange(10)
        seen = unseen[rows[:, None], tiles % TILES]
        count = np.maximum(1, seen.sum(axis=1))
        means[profession] = (seen @ VALUE[:10] / count)[:, None]
        squares[profession] = (seen @ VALUE[:10] ** 2 / count)[:, None]
    polls = []
    for each in range(3):
        parts, variance = [], np.zeros((len(games), 1))
        for profession, building, chances in (
            (each, 3 + each, (P.fresh_voter, P.stale_voter)),
            ((each + 2) % 3, 3 + each, (P.fresh_counter, P.stale_counter)),
            ((each + 1) % 3, each, (P.fresh_blocker, P.stale_blocker)),
        ):
            mean, square = means[profession], squares[profession]
            part = np.zeros_like(mean)
            for hidden, chance in zip((fresh, stale), chances, strict=True):
                count = hidden[:, building, None]
                part = part + count * chance * mean
                if profession != (each + 2) % 3:  # Counters add no variance.
                    variance = variance + count * (chance * square - (chance * mean) ** 2)
            parts.append(part)
        votes, counters, blocks = (sums[:, 3 * each + which, None] for which in range(3))
        enemy_votes, enemy_counters, enemy_blocks = parts
        polls.append(
            _Poll(votes, counters, blocks, enemy_votes, enemy_counters, enemy_blocks, variance)
        )
    return polls


def _hidden(games: Games) -> tuple[Inputs, Inputs]:
    """Return two arrays (N, 6): the numbers of fresh and stale hidden enemy tiles, by building.

    Fresh tiles were placed in this election into one of its two buildings.
    """
    plies = plies_of(games, 1 - games.seat)
    of_this_election = hidden_counts(games, plies[PLACEMENTS_EACH * games.election :])
    fresh = np.where(np.arange(6) % 3 == 0, of_this_election, 0)
    return fresh, hidden_counts(games, plies) - fresh


def chance_above(margin: Reals, deviation: Reals) -> Reals:
    """Return the chance that a normal variable with this mean and deviation is positive.

    It is exact to 1e-7: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26.
    """
    x = np.abs(margin) / (deviation * np.sqrt(2))
    t = 1 / (1 + 0.3275911 * x)
    series = 0.254829592 + t * (
        -0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))
    )
    tail = 0.5 * t * series * np.exp(-x * x)
    return np.asarray(np.where(margin < 0, tail, 1 - tail))


def _all_stakes() -> Reals:
    """Return (9, 5, 5, 5, 3): the stakes by elections counted, both sides' wins, and the streak.

    The streak is -2..2, plus 2; the last axis is won, null, lost.
    """
    table = np.zeros((ELECTIONS, MAJORITY_OF_ALL, MAJORITY_OF_ALL, 2 * STREAK - 1, 3))
    for counted, mine, theirs, streak in np.ndindex(table.shape[:-1]):
        worth = stakes_of(counted, mine, theirs, streak - STREAK + 1)
        table[counted, mine, theirs, streak] = worth.won, worth.null, worth.lost
    return table


_STAKES = _all_stakes()
