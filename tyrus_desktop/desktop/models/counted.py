"""The tiles of a tally, and how many points of each tile count.

The model has a tile's face only once it is turned. Blocked votes, countered blocks and surplus
counters do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NONE, ROLES, SIDES
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine import tally as tallies
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.engine.tally import Tally

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class CountedRow:
    """One tile of a tally; a row without a tile has no `owner`.

    Attributes:
        turned: Whether the tile is face up; until then the next five fields are NONE.
        profession: The face, with `value`.
        counted_role: The index in `ROLES`.
        effect: How many points of its value count so far.
        turned_at: Its place in the order of turning, from 0.
        spare: Whether it is a counter of which no point is needed so far.
        election: When it was placed, with `order`; both are public.
    """

    owner: int
    turned: bool = False
    profession: int = NONE
    value: int = NONE
    counted_role: int = NONE
    effect: int = NONE
    spare: bool = False
    turned_at: int = NONE
    election: int = 0
    order: int = 0


NO_TILE = CountedRow(NONE)


@QmlElement
@QmlUncreatable("The table owns it.")
class CountedModel(RowsModel[CountedRow]):
    """The tiles of a tally in one side's building, in their order of placement."""

    def __init__(
        self,
        side: Side,
        label: Callable[[CountedRow], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(CountedRow, {"label": label}, parent, blank=NO_TILE)
        self.side = side

    def clear(self) -> None:
        self.change_rows(())

    def enter(self, standing: StandingTile) -> None:
        """Add a tile, face down."""
        self.change_rows([*self.rows, _back(standing)])

    def show(self, whole: Tally, turned: Sequence[StandingTile]) -> None:
        """Show all tiles; `turned` ones of both buildings are face up, in the order of turning."""
        known = effects(tallies.tally(whole.number, whole.kind, turned))
        self.change_rows(
            [
                _row(each, turned.index(each), known[each]) if each in known else _back(each)
                for each in whole.shown
                if each.building.side is self.side
            ]
        )


def effects(so_far: Tally) -> Mapping[StandingTile, tuple[Role, int]]:
    """Return the role of each tile of a tally, and how many of its points count.

    Points are deducted from the tile placed first, then from the next. Counters are used up in the
    same order.
    """
    found: dict[StandingTile, tuple[Role, int]] = {}
    for side in Side:
        count = so_far.count(side)
        counting = {
            Role.VOTE: count.total,
            Role.BLOCK: count.blocks - count.countered,
            Role.COUNTER: count.countered,
            Role.BLUFF: 0,
        }
        for role, points in counting.items():
            tiles = sorted(so_far.tiles(side, role), key=lambda each: (each.election, each.order))
            left = points
            for standing in tiles if role is Role.COUNTER else reversed(tiles):
                assert standing.tile is not None
                effect = min(standing.tile.value, left)
                left -= effect
                found[standing] = (role, effect)
    return found


def _back(standing: StandingTile) -> CountedRow:
    return CountedRow(SIDES.index(standing.owner), election=standing.election, order=standing.order)


def _row(standing: StandingTile, turned_at: int, known: tuple[Role, int]) -> CountedRow:
    assert standing.tile is not None
    role, effect = known
    return CountedRow(
        SIDES.index(standing.owner),
        turned=True,
        profession=int(standing.tile.profession),
        value=standing.tile.value,
        counted_role=ROLES.index(role),
        effect=effect,
        spare=role is Role.COUNTER and effect == 0,
        turned_at=turned_at,
        election=standing.election,
        order=standing.order,
    )
