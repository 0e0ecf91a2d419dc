"""The model of the six buildings: when each is counted, and the role of a tile there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NONE, ROLES, SIDES
from tyrus_desktop.desktop.models.rows_model import RowsModel, Texts
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine.board import BUILDINGS, Building, Role, role
from tyrus_desktop.engine.tiles import Profession, Side

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class BuildingRow:
    """One building.

    Attributes:
        in_force: Whether the current election counts it.
        elections_left: The number of later elections of its kind; 0 between games.
        closed: Whether it is never counted again, so that a tile there can only bluff.
        hint_role: The index in `ROLES` of the held or hovered tile's role; NONE without a tile.
    """

    building_side: int
    building_kind: int
    in_force: bool = False
    elections_left: int = 0
    closed: bool = False
    hint_role: int = NONE

    @property
    def building(self) -> int:
        """The index in `BUILDINGS`."""
        return len(Profession) * self.building_side + self.building_kind


@QmlElement
@QmlUncreatable("The table owns it.")
class BuildingModel(RowsModel[BuildingRow]):
    """The six buildings in the order of `BUILDINGS`: Ivory's, then Brown's."""

    def __init__(self, texts: Texts[BuildingRow], parent: QObject | None = None) -> None:
        """`texts` are `label`, `contents`, `meaning`, `hint_name` and `hint_when`."""
        super().__init__(BuildingRow, texts, parent)
        self.set_rows([BuildingRow(SIDES.index(b.side), int(b.profession)) for b in BUILDINGS])

    def show(self, view: PlayerView | None) -> None:
        """Show the public part of a view; None between games."""
        for index, row in enumerate(self._rows):
            kind = Profession(row.building_kind)
            if view is None or not view.elections:
                self.set_row(index, BuildingRow(row.building_side, row.building_kind))
                continue
            in_force = view.kind is kind and not view.over
            left = 0 if view.over else view.cards_left(kind)
            closed = left == 0 and not in_force and not view.over
            self.set_row(index, replace(row, in_force=in_force, elections_left=left, closed=closed))

    def show_hints(
        self, owner: Side, profession: Profession | None, only: Building | None = None
    ) -> None:
        """Show in the buildings the role of a tile.

        Args:
            owner: The tile's side.
            profession: The tile's profession; None for no hints.
            only: The one building that shows it; None for all.
        """
        for index, building in enumerate(BUILDINGS):
            row = self._rows[index]
            hint = NONE
            if profession is not None and only in {None, building}:
                does = Role.BLUFF if row.closed else role(owner, profession, building)
                hint = ROLES.index(does)
            self.set_row(index, replace(row, hint_role=hint))
