"""The pins of a replay: the moments at which a side had a better placement."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models.rows import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable

if TYPE_CHECKING:
    from tyrus_desktop.review.slips import Slip

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PinRow:
    """A slip of `pin_side`, and the index of its moment."""

    position: int
    pin_side: int
    slip: Slip


@QmlElement
@QmlUncreatable("The review has it.")
class PinModel(RowsModel[PinRow]):
    """The pins that the lens shows, the worst slip first."""

    def __init__(self, label: Callable[[PinRow], str], parent: QObject | None = None) -> None:
        super().__init__(PinRow, {"label": label}, parent)
