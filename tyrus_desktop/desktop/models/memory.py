"""The memory aid: which tiles each side has shown, and where the viewing side's own tiles are.

It shows only what an attentive player remembers; on an open table, only public information.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NONE, SIDES, for_qml
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable, field
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


class TileFate(IntEnum):
    """Where a tile is; HAND, PLACED and TO_DRAW are for own tiles only."""

    UNSEEN = 0
    SHOWN = 1
    HAND = 2
    PLACED = 3
    TO_DRAW = 4


@dataclass(frozen=True, slots=True)
class MemoryRow:
    """One of the sixty tiles, in the order of sides and of `ALL_TILES`."""

    memory_side: int
    profession: int
    value: int
    fate: int = TileFate.UNSEEN


@QmlElement
@QmlUncreatable("The table owns it.")
class MemoryModel(RowsModel[MemoryRow]):
    """All sixty tiles."""

    changed = Signal()

    FateForQml = QEnum(for_qml(TileFate))

    def __init__(self, label: Callable[[MemoryRow], str], parent: QObject | None = None) -> None:
        super().__init__(MemoryRow, {"label": label}, parent)
        self._known_side = NONE
        self.clear()

    knownSide = field(int, "_known_side", changed)
    """The side whose private knowledge the model shows; -1 for public information only."""

    def clear(self) -> None:
        """Show every tile as unseen."""
        self._set_known_side(NONE)
        self.set_rows([_row(side, tile, TileFate.UNSEEN) for side in SIDES for tile in ALL_TILES])

    def show(self, view: PlayerView, *, private: bool) -> None:
        """Show the knowledge of the view's side if `private`, else only public information."""
        own = _own_fates(view) if private else {}
        rows = []
        for side in SIDES:
            shown = set(view.shown_tiles(side))
            for tile in ALL_TILES:
                fate = TileFate.SHOWN if tile in shown else TileFate.UNSEEN
                if side is view.side:
                    fate = own.get(tile, fate)
                rows.append(_row(side, tile, fate))
        self.set_rows(rows)
        self._set_known_side(SIDES.index(view.side) if private else NONE)

    def _set_known_side(self, side: int) -> None:
        if side != self._known_side:
            self._known_side = side
            self.changed.emit()


def _own_fates(view: PlayerView) -> dict[Tile, TileFate]:
    fates = dict.fromkeys(view.undrawn(), TileFate.TO_DRAW)
    fates |= dict.fromkeys(view.hand, TileFate.HAND)
    for standing in view.standing:
        if standing.owner is view.side and standing.tile is not None:
            fates[standing.tile] = TileFate.PLACED
    return fates


@cache
def _row(side: Side, tile: Tile, fate: TileFate) -> MemoryRow:
    return MemoryRow(SIDES.index(side), int(tile.profession), tile.value, fate)
