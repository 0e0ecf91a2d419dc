"""What a picture of a position shows: the two buildings that count, as one side sees them.

It is made of that side's view alone, so a tile that the side has not seen has no face here.
"""

from __future__ import annotations

from dataclasses import dataclass

from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.referee import Referee


@dataclass(frozen=True, slots=True)
class Glance:
    """A side's glance at the buildings of the current election's kind, in order of placement."""

    side: Side
    kind: Profession
    standing: tuple[StandingTile, ...]


def glance(record: Record, side: Side, placed: int) -> Glance:
    """Return a side's glance at a position.

    Args:
        record: The game.
        side: Whose eyes it is seen through.
        placed: The number of placements made by then, fewer than those of the game.
    """
    view = Referee(record.deal, record.placements[:placed]).view(side)
    counts = (each for each in view.standing if each.building.profession is view.kind)
    return Glance(side, view.kind, tuple(counts))
