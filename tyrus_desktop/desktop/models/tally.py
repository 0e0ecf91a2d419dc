"""The last tally, as it is counted and afterwards: one row a side, summed tile by tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.models.chart import TO_COME, winner_column
from tyrus_desktop.desktop.models.counted import Shown, sums, whole
from tyrus_desktop.desktop.models.rows import RowsModel, no_text
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One side's count as far as it has been shown; `closed` once all of it has.

    `votes_tiles` and its like are the values that made the sum: `10 + 8`.
    """

    tally_side: int
    votes: int = 0
    votes_tiles: str = ""
    blocks: int = 0
    blocks_tiles: str = ""
    countered: int = 0
    surplus: int = 0
    counters_tiles: str = ""
    total: int = 0
    closed: bool = False


@QmlElement
@QmlUncreatable("The table owns it.")
class TallyModel(RowsModel[TallyRow]):
    """The two counts of the tally being shown, or of the last one."""

    changed = Signal()

    def __init__(
        self, label: Callable[[TallyRow], str] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(TallyRow, {"label": label or no_text}, parent)
        self._number = 0
        self._kind = -1
        self._winner = TO_COME
        self._lying = False
        self.clear()

    @Property(int, notify=changed)
    def number(self) -> int:
        """The election counted, 1..9; 0 before the first."""
        return self._number

    @Property(int, notify=changed)
    def kind(self) -> int:
        return self._kind

    @Property(int, notify=changed)
    def winner(self) -> int:
        """A side, NULL, or TO_COME while it is being counted."""
        return self._winner

    @Property(bool, notify=changed)
    def lying(self) -> bool:
        """Whether the tiles that are counted are still on the table."""
        return self._lying

    def clear(self) -> None:
        self._lying = False
        self._head(0, -1, TO_COME)

    def begin(self, tally: Tally) -> None:
        self._lying = True
        self._head(tally.number, int(tally.kind), TO_COME)

    def add(self, tally: Tally, side: Side, shown: Shown) -> None:
        """Show `side`'s sums over the first `shown[role]` tiles of each role."""
        self.set_row(SIDES.index(side), _row(tally, side, shown))

    def close_side(self, tally: Tally, side: Side) -> None:
        row = _row(tally, side, whole(tally)[side])
        self.set_row(SIDES.index(side), replace(row, closed=True))

    def close(self, tally: Tally) -> None:
        self._winner = winner_column(tally)
        self.changed.emit()

    def sweep(self) -> None:
        """The tiles leave the table."""
        self._lying = False
        self.changed.emit()

    def show(self, tally: Tally | None) -> None:
        """Show a whole tally at once, or nothing."""
        if tally is None:
            self.clear()
            return
        self.begin(tally)
        for side in Side:
            self.close_side(tally, side)
        self.close(tally)
        self.sweep()

    def _head(self, number: int, kind: int, winner: int) -> None:
        self._number, self._kind, self._winner = number, kind, winner
        self.set_rows([TallyRow(SIDES.index(side)) for side in Side])
        self.changed.emit()


def _row(tally: Tally, side: Side, shown: Shown) -> TallyRow:
    values = {
        role: [s.tile.value for s in tally.tiles(side, role)[: shown[role]] if s.tile]
        for role in Role
    }
    count = sums(tally, side, shown)
    return TallyRow(
        SIDES.index(side),
        count.votes,
        _sum_text(values[Role.VOTE]),
        count.blocks,
        _sum_text(values[Role.BLOCK]),
        count.countered,
        count.surplus,
        _sum_text(values[Role.COUNTER]),
        count.total,
    )


def _sum_text(values: Sequence[int]) -> str:
    return " + ".join(map(str, values))
