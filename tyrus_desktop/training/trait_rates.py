"""Measures a player's habits: a character's preferences, useless placements, readable backs.

The acts are those of `engine.behaviours`.

bluff    of all placements: a bluff
block    of all placements: a block
counter  of all placements: a counter
spend    of the placements of the first five elections: a tile of 8 to 10
chase    votes in force, in points per placement, after the player won an election
useless  of all placements: one that can never count
ninth    the same rate among the placements of the ninth election
read     of all placements: a tile whose profession is guessed correctly from its building alone
home     of the first placements at home in an election, in any building: one that votes there
away     of the placements at the enemy's: one that blocks there
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.behaviours import act_in
from tyrus_desktop.engine.board import Placement, Role
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch import policy
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.strength_card import Estimate
from tyrus_desktop.tournament.pairs import NORMAL_95
from tyrus_desktop.training.arguments import Refused

RATES = (
    *("bluff", "block", "counter", "spend", "chase", "useless", "ninth"),
    *("read", "home", "away"),
)

MIN_PAIRS = 10
"""The fewest pairs of games for rates; with fewer, a rate might have no occasion."""


@dataclass(slots=True)
class ObservedPlayer:
    """A player with its counts, (10, 2): the sum and the occasions of each rate."""

    player: Player
    counts: NDArray[np.float64] = field(default_factory=lambda: np.zeros((len(RATES), 2)))

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        placement = self.player.choose(view, rng, stop)
        done = act_in(view, placement)
        voted = done.value * (done.in_force and done.role is Role.VOTE)
        for row, (seen, occasion) in enumerate(
            (
                (done.bluff, True),
                (done.block, True),
                (done.counter, True),
                (done.value >= policy.HIGH, view.election <= policy.HOARDED_UNTIL),
                (voted, view.winners[-1:] == (view.side,)),
                (done.useless, True),
                (done.useless, view.election == ELECTIONS),
                (done.read, True),
                (done.read, done.home and not _has_placed_at_home(view)),
                (done.read, not done.home),
            )
        ):
            self.counts[row] += (seen * occasion, occasion)
        return placement


def _has_placed_at_home(view: PlayerView) -> bool:
    """Return whether the side to play has placed at home in this election."""
    return any(
        each.owner is each.building.side is view.side and each.election == view.election
        for each in view.standing
    )


def rates(
    batches: Sequence[NDArray[np.float64]], names: Sequence[str] = RATES
) -> Mapping[str, Estimate]:
    """Return rates with intervals, estimated from the variation between batches.

    Args:
        batches: Rows of `ObservedPlayer.counts`; a batch may have no occasion for a rate.
        names: The names of the rows.

    Raises:
        Refused: There is only one batch, or a rate has no occasion in any.
    """
    counts = np.stack(batches)
    seen, occasions = counts[..., 0], counts[..., 1]
    if len(batches) < 2 or not occasions.any(axis=0).all():
        raise Refused("These are too few games for the rates of what players do.")
    mean = seen.sum(axis=0) / occasions.sum(axis=0)
    squares = ((seen - mean * occasions) ** 2).sum(axis=0) * len(batches) / (len(batches) - 1)
    margin = NORMAL_95 * np.sqrt(squares) / occasions.sum(axis=0)
    estimates = np.stack([mean, np.maximum(0, mean - margin), mean + margin], axis=1).tolist()
    return {name: tuple(estimate) for name, estimate in zip(names, estimates, strict=True)}
