"""The tiles of the tally being counted, or of the last one, and how much of each tile counts.

A tile may count less than its value: blocked votes, countered blocks and surplus counters do not
count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import ROLES, SIDES
from tyrus_desktop.desktop.models.rows import RowsModel, no_text
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tally import Count, Tally
from tyrus_desktop.engine.tiles import Side

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


Shown = Mapping[Role, int]
"""How many of a side's tiles in each role have been counted so far."""


@dataclass(frozen=True, slots=True)
class CountedRow:
    """One tile of a tally, in the building of `counted_side`; `effect` of its points count."""

    counted_side: int
    counted_role: int
    owner: int
    profession: int
    value: int
    effect: int


@QmlElement
@QmlUncreatable("The table owns it.")
class CountedModel(RowsModel[CountedRow]):
    """Every tile of a tally, first Ivory's building then Brown's, in the order of counting."""

    def __init__(
        self, label: Callable[[CountedRow], str] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(CountedRow, {"label": label or no_text}, parent)

    def clear(self) -> None:
        self.set_rows(())

    def show(self, tally: Tally, shown: Mapping[Side, Shown]) -> None:
        """Show the tiles of each side that have been counted so far."""
        self.set_rows(
            [_row(side, *each) for side in shown for each in effects(tally, side, shown[side])]
        )


def full_count(tally: Tally) -> dict[Side, Shown]:
    """Return how many tiles of each role a side has in a whole tally."""
    return {side: {role: len(tally.tiles(side, role)) for role in Role} for side in Side}


def sums(tally: Tally, side: Side, shown: Shown) -> Count:
    """Return the count of `side` over the tiles counted so far."""
    values = [
        sum(_values(tally.tiles(side, role)[: shown[role]]))
        for role in (Role.VOTE, Role.BLOCK, Role.COUNTER)
    ]
    return Count(*values)


def effects(tally: Tally, side: Side, shown: Shown) -> list[tuple[StandingTile, Role, int]]:
    """Return the tiles counted so far in `side`'s building, with role and points that count.

    Points are subtracted from the tile placed first, then from the next; counters are used up in
    the same order.
    """
    count = sums(tally, side, shown)
    taken = {
        Role.VOTE: min(count.votes, count.blocks - count.countered),
        Role.BLOCK: count.countered,
    }
    result: list[tuple[StandingTile, Role, int]] = []
    for role in Role:
        tiles = tally.tiles(side, role)[: shown[role]]
        for standing, value in zip(tiles, _values(tiles), strict=True):
            if role is Role.COUNTER:
                effect = min(value, count.countered - sum(e for _, r, e in result if r is role))
            elif role is Role.BLUFF:
                effect = 0
            else:
                effect = max(0, value - taken[role])
                taken[role] -= value - effect
            result.append((standing, role, effect))
    return result


def _values(tiles: Iterable[StandingTile]) -> Sequence[int]:
    return [standing.tile.value for standing in tiles if standing.tile]


def _row(side: Side, standing: StandingTile, role: Role, effect: int) -> CountedRow:
    assert standing.tile is not None
    return CountedRow(
        SIDES.index(side),
        ROLES.index(role),
        SIDES.index(standing.owner),
        int(standing.tile.profession),
        standing.tile.value,
        effect,
    )
