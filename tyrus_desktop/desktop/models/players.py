"""The two players: names, numbers of tiles, representatives and streaks. All are public."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.models.rows_model import RowsModel, Texts
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine.outcome import streak
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

NO_STEPS: Mapping[Side, int] = dict.fromkeys(Side, 0)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One side.

    Attributes:
        streak_length: The number of its latest elections won in a row.
        step: A computer player's place on the ladder of levels, from 1; 0 for a person.
    """

    player_side: int
    player_name: str = ""
    hand_size: int = 0
    reserve_size: int = 30
    representatives: int = 0
    streak_length: int = 0
    to_play: bool = False
    step: int = 0
    over: bool = False


@QmlElement
@QmlUncreatable("The table owns it.")
class PlayerModel(RowsModel[PlayerRow]):
    """Ivory and Brown, in this order."""

    def __init__(self, texts: Texts[PlayerRow], parent: QObject | None = None) -> None:
        """`texts` are `label` and `meaning`."""
        super().__init__(PlayerRow, texts, parent)
        self.set_rows([PlayerRow(index) for index in range(len(SIDES))])

    def show(
        self, view: PlayerView, names: Mapping[Side, str], steps: Mapping[Side, int] = NO_STEPS
    ) -> None:
        self.set_rows([_row(view, side, names[side], steps[side]) for side in SIDES])


def _row(view: PlayerView, side: Side, name: str, step: int) -> PlayerRow:
    leader, length = streak(view.winners)
    return PlayerRow(
        SIDES.index(side),
        name,
        len(view.hand) if side is view.side else view.enemy_hand,
        view.reserve,
        view.representatives(side),
        length if leader is side else 0,
        view.to_play is side,
        step,
        view.over,
    )
