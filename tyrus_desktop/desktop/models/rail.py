"""The rail of a replay: the nine elections, as far as they are known, and the misleading tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import ROLES, SIDES
from tyrus_desktop.desktop.models.chart import TO_COME, winner_column
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.desktop.replay import moments

if TYPE_CHECKING:
    from tyrus_desktop.desktop.replay.misleading import MisleadingTile
    from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class RailRow:
    """One election: its number, the index of its first moment, and its length in a whole game.

    `election_kind` is -1 until its card is turned up. `rail_winner` is a side, NEITHER or TO_COME.
    """

    number: int
    start: int
    length: int
    election_kind: int = -1
    rail_winner: int = TO_COME
    totals: tuple[int, int] = (0, 0)


@QmlElement
@QmlUncreatable("The replay has it.")
class RailModel(RowsModel[RailRow]):
    """The nine elections, held or not."""

    def __init__(self, label: Callable[[RailRow], str], parent: QObject | None = None) -> None:
        super().__init__(RailRow, {"label": label}, parent)
        self.set_rows([RailRow(each.number, each.start, each.length) for each in moments.SEGMENTS])

    def show(self, known: PlayerView) -> None:
        """Show the elections as a view knows them."""
        rows = []
        for row, segment in enumerate(moments.SEGMENTS):
            kind = int(known.elections[row]) if row < len(known.elections) else -1
            winner, totals = TO_COME, (0, 0)
            if row < len(known.tallies):
                tally = known.tallies[row]
                winner, totals = winner_column(tally), (tally.ivory.total, tally.brown.total)
            rows.append(
                RailRow(segment.number, segment.start, segment.length, kind, winner, totals)
            )
        self.set_rows(rows)


@dataclass(frozen=True, slots=True)
class MarkRow:
    """A misleading tile, and the index of the moment at which it was placed.

    `mark_side` is its owner, `mark_role` its real role.
    """

    position: int
    mark_side: int
    mark_role: int
    misleading: MisleadingTile


@QmlElement
@QmlUncreatable("The replay has it.")
class MarkModel(RowsModel[MarkRow]):
    """The misleading tiles, in the order of placement."""

    def __init__(
        self,
        texts: Mapping[str, Callable[[MarkRow], str]],
        parent: QObject | None = None,
    ) -> None:
        """`texts` gives the text roles `label` and `meaning`."""
        super().__init__(MarkRow, texts, parent)

    def show(self, found: Sequence[tuple[int, MisleadingTile]]) -> None:
        """Show these tiles, each with the index of its moment."""
        self.change_rows(
            [
                MarkRow(
                    position,
                    SIDES.index(tile.standing.owner),
                    ROLES.index(tile.standing.role),
                    tile,
                )
                for position, tile in found
            ]
        )
