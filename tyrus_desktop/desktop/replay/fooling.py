"""The tiles of a game that fooled the other side. Taken from tallies alone, where all see faces.

What is behind a back can only be guessed from its place: at home a vote, abroad a block.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side


@dataclass(frozen=True, slots=True)
class FoolingTile:
    """A tile with its face that was not what its place suggested.

    `role` is what it was instead, a counter or a bluff, when election `counted` was.
    """

    standing: StandingTile
    role: Role
    counted: int

    @property
    def suggested(self) -> Role:
        """What its place suggested."""
        return suggested(self.standing)


def suggested(standing: StandingTile) -> Role:
    """Return what a tile seems to be while only its back is seen."""
    return Role.VOTE if standing.owner is standing.building.side else Role.BLOCK


def fooling_tiles(tallies: Sequence[Tally], fooled: Side | None) -> tuple[FoolingTile, ...]:
    """Return the tiles that fooled this side, or either side if None, in the order of placement.

    An enemy's tile fooled if it was counted, and did something else then than its place had
    suggested: at home it did not vote, or abroad it did not block. One that was never counted
    fooled nobody.
    """
    found = [
        FoolingTile(standing, standing.role, tally.number)
        for tally in tallies
        for standing in tally.shown
        if standing.tile is not None and standing.owner is not fooled
        if standing.role is not suggested(standing)
    ]
    return tuple(sorted(found, key=lambda each: (each.standing.election, each.standing.order)))
