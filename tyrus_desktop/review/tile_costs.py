"""What each enemy tile of a tally cost when it turned, computed when somebody asks.

The tiles are turned one by one, in the order of their placement. After each, the side knows it, and
its chance is found again. The last takes the chance to that after the count, so the costs sum to
the curve's change there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

import numpy as np

from tyrus_desktop.engine.board import Building
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.players.beliefs import Memory
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.estimates import Estimator, shipped_estimator
from tyrus_desktop.review.expected import as_strong, hidden_in_force
from tyrus_desktop.review.eyes import Eyes
from tyrus_desktop.review.findings import Findings
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.reviewed_levels import levels

PARTICLES = 1024


@dataclass(frozen=True, slots=True)
class TurnedTile:
    """An enemy tile that a tally turned."""

    ply: int
    tile: Tile
    building: Building
    cost: float
    """What it cost the side when it turned, in points of its chance; negative if it helped."""
    as_strong: float
    """The believed probability, 0..1, that a back there is as strong, before it turned."""
    error: ClassVar[int] = 2
    """Fewer points of `cost` may be the samples' doing: between seeds it differs by a standard
    deviation of 0.3 to 1.4."""


def turned(
    record: Record,
    findings: Findings,
    side: Side,
    election: int,
    estimator: Estimator | None = None,
) -> Iterator[TurnedTile]:
    """Yield the enemy's tiles of a tally, one every second or so.

    Args:
        record: A game that is over.
        findings: What its review says; the review must be done.
        side: The side that they cost something.
        election: The election, 1..9, which must have been counted.
        estimator: The estimator; the shipped one for the review's levels by default.

    Raises:
        NotOver: The game is not over.
        ValueError: The election was not counted.
        WrongWeights: The shipped networks are damaged.
        OSError: They can't be read.
    """
    game = Finished(record)
    before, counted = _around_count(findings.curves[side], election)
    seat = game.seat(side)
    estimator = estimator or shipped_estimator(levels(record, findings.level))
    memory = Memory(salt=b"turned", before_draws=True)
    eyes = Eyes(game, seat, estimator.policies[1 - seat], PARTICLES, memory)
    rng, known = np.random.default_rng([election, seat]), list[int]()
    _, guess = eyes.before_count(estimator, election - 1, rng)
    turning = [guess.plies[number] for number in hidden_in_force(game, election - 1, guess)]
    for ply in turning:
        known.append(ply)
        after = counted
        if ply != turning[-1]:
            after, _ = eyes.before_count(estimator, election - 1, rng, known)
        placed, share = record.placements[ply], as_strong(game, guess, ply)
        cost = 100 * (before - after)
        yield TurnedTile(ply, placed.tile, placed.building, cost, share)
        before = after


def _around_count(curve: Sequence[Chances], election: int) -> tuple[float, float]:
    """Return what a side could know of its chance before and after a tally."""
    for before, after in pairwise(curve):
        if (after.kind, after.election) == (Kind.COUNT, election):
            assert before.seen is not None
            assert after.seen is not None
            return before.seen, after.seen
    raise ValueError(election)
