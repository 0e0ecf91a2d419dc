"""The tally being counted, or the last one: one row for each side, summed tile by tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.models.chart import TO_COME, winner_column
from tyrus_desktop.desktop.models.counted import Shown, full_count, sums
from tyrus_desktop.desktop.models.rows import RowsModel, no_text
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One side's count, in points, so far; `closed` once it is complete.

    `votes_tiles`, `blocks_tiles` and `counters_tiles` show how a sum was made: `10 + 8`.
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
    """The counts of both sides, Ivory's first."""

    changed = Signal()

    def __init__(
        self, label: Callable[[TallyRow], str] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(TallyRow, {"label": label or no_text}, parent)
        self._number = 0
        self._kind = -1
        self._winner = TO_COME
        self._tiles_on_table = False
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
    def tilesOnTable(self) -> bool:
        """Whether the counted tiles are still on the table."""
        return self._tiles_on_table

    def clear(self) -> None:
        self._tiles_on_table = False
        self._reset(0, -1, TO_COME)

    def begin(self, tally: Tally) -> None:
        self._tiles_on_table = True
        self._reset(tally.number, int(tally.kind), TO_COME)

    def add(self, tally: Tally, side: Side, shown: Shown) -> None:
        """Show the sums of `side` over its first `shown[role]` tiles of each role."""
        self.set_row(SIDES.index(side), _row(tally, side, shown))

    def close_side(self, tally: Tally, side: Side) -> None:
        row = _row(tally, side, full_count(tally)[side])
        self.set_row(SIDES.index(side), replace(row, closed=True))

    def close(self, tally: Tally) -> None:
        self._winner = winner_column(tally)
        self.changed.emit()

    def sweep(self) -> None:
        """Record that the counted tiles have left the table."""
        self._tiles_on_table = False
        self.changed.emit()

    def show(self, tally: Tally | None) -> None:
        """Show a complete tally at once; None for no tally."""
        if tally is None:
            self.clear()
            return
        self.begin(tally)
        for side in Side:
            self.close_side(tally, side)
        self.close(tally)
        self.sweep()

    def _reset(self, number: int, kind: int, winner: int) -> None:
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
