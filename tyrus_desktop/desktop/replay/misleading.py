"""Tiles that misled the other side, found in tallies, where both sides see all faces.

The place of a hidden tile suggests its role: a vote at home, a block abroad.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tyrus_desktop.engine.behaviours import misleading
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side


@dataclass(frozen=True, slots=True)
class MisleadingTile:
    """A tile that did not do what its place suggested, in the tally of election `counted`."""

    standing: StandingTile
    counted: int


def misleading_tiles(tallies: Sequence[Tally], misled: Side | None) -> tuple[MisleadingTile, ...]:
    """Return the tiles that misled this side, or either side if None, in the order of placement.

    An enemy tile misled if it was counted with another role than its place suggested: at home it
    did not vote, or abroad it did not block.
    """
    found = [
        MisleadingTile(standing, tally.number)
        for tally in tallies
        for standing in tally.shown
        if standing.tile is not None and standing.owner is not misled
        if misleading(standing)
    ]
    return tuple(sorted(found, key=lambda each: (each.standing.election, each.standing.order)))
