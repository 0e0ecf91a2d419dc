"""The expected votes in one pair of buildings: known own tiles against hidden enemy tiles.

A poll adds up, for the two buildings of one kind, its own tiles, which are known, and the enemy's,
of which only the number is known: each counts with the chance that it has an effect there, times
the mean value of the tiles of its profession that have not been shown yet.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from tyrus_desktop.engine.board import Role, role
from tyrus_desktop.engine.tiles import Profession
from tyrus_desktop.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Suspicion:
    """The chances, 0..1, that an enemy tile has an effect where it stands.

    A voter or a counter in the enemy's own building, a blocker in ours.
    """

    voter: float
    counter: float
    blocker: float


@dataclass(frozen=True, slots=True)
class Poll:
    """The expected votes, blocks and counters of both sides in one pair of buildings.

    `variance` is that of all hidden tiles together, in squared votes.
    """

    votes: float
    counters: float
    blocks: float
    enemy_votes: float
    enemy_counters: float
    enemy_blocks: float
    variance: float

    def margin(
        self,
        what: Role = Role.BLUFF,
        value: int = 0,
        more_votes: float = 0.0,
        more_enemy_votes: float = 0.0,
    ) -> float:
        """Return its own total less the enemy's, computed from the means.

        A tile of its own of this `value` is added in the role `what`, and more votes to both sides.
        """
        votes, counters, blocks = self.votes + more_votes, self.counters, self.blocks
        if what is Role.VOTE:
            votes += value
        elif what is Role.COUNTER:
            counters += value
        elif what is Role.BLOCK:
            blocks += value
        own = votes - max(0.0, self.enemy_blocks - counters)
        enemy_votes = self.enemy_votes + more_enemy_votes
        enemy = enemy_votes - max(0.0, blocks - self.enemy_counters)
        return max(0.0, own) - max(0.0, enemy)


def polls(view: PlayerView, fresh: Suspicion, stale: Suspicion) -> Mapping[Profession, Poll]:
    """Return the polls of the three kinds.

    `fresh` applies to tiles placed in this election into its two buildings, `stale` to all others.
    """
    unseen = view.enemy_unseen()
    values = {
        kind: [tile.value for tile in unseen if tile.profession is kind] or [0]
        for kind in Profession
    }
    means = {kind: sum(each) / len(each) for kind, each in values.items()}
    squares = {kind: sum(v * v for v in each) / len(each) for kind, each in values.items()}
    return {kind: _poll(view, kind, fresh, stale, means, squares) for kind in Profession}


def _poll(
    view: PlayerView,
    kind: Profession,
    fresh: Suspicion,
    stale: Suspicion,
    means: Mapping[Profession, float],
    squares: Mapping[Profession, float],
) -> Poll:
    own = dict.fromkeys(Role, 0)
    votes = counters = blocks = variance = 0.0
    blocker = kind.blocked_by
    counterer = blocker.blocked_by
    for standing in view.standing:
        if standing.building.profession is not kind:
            continue
        if standing.tile is not None:
            own[role(view.side, standing.tile.profession, standing.building)] += standing.tile.value
            continue
        now = kind is view.kind and standing.election == view.election
        chances = fresh if now else stale
        if standing.building.side is view.side:
            blocks += chances.blocker * means[blocker]
            variance += spread(chances.blocker, means[blocker], squares[blocker])
        else:
            votes += chances.voter * means[kind]
            counters += chances.counter * means[counterer]
            variance += spread(chances.voter, means[kind], squares[kind])
    return Poll(
        own[Role.VOTE], own[Role.COUNTER], own[Role.BLOCK], votes, counters, blocks, variance
    )


def spread(chance: float, mean: float, square: float) -> float:
    """Return the variance of a tile that counts with this chance and else counts 0.

    `mean` and `square` are the means of its value and of the square of its value.
    """
    return chance * square - (chance * mean) ** 2


def chance_above(margin: float, threshold: float, deviation: float) -> float:
    """Return the chance that a normal variable of this mean and deviation exceeds the threshold."""
    return 0.5 * math.erfc((threshold - margin) / (deviation * math.sqrt(2)))
