"""The engine's enums under the names that QML uses: `Side.Ivory`, `Role.Vote`, `Ending.Streak`.

Models and QML pass a value as its index in the enum, from 0.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import cast

from PySide6.QtCore import QEnum, QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine import board, outcome, tiles

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

SIDES = tuple(tiles.Side)
ROLES = tuple(board.Role)
ENDINGS = tuple(outcome.Ending)

NEITHER = len(SIDES)
"""`Side.Neither`: the winner of a drawn game or a null election."""

GIVEN_UP = len(ENDINGS)
"""`Ending.GivenUp`."""

NONE = -1
"""Stands for no side, no building and so on, where QML expects a number."""


def for_qml(enum: type[Enum], *more: str) -> type[IntEnum]:
    """Return an enum with QML's names: `GIVEN_UP` becomes `GivenUp`.

    Args:
        enum: The engine's enum.
        more: Names of further members, which follow those of `enum`.
    """
    names = [*(member.name for member in enum), *more]
    members = {name.title().replace("_", ""): number for number, name in enumerate(names)}
    return cast("type[IntEnum]", IntEnum("Value", members))


Sheets = IntEnum(
    "Sheets",
    "About BackUp Chances Describe GiveUp Handbook Library NewGame Open PlayOn Practice Profiles"
    " Read Restore Review Save Seal Settings Share Shortcuts Strength TwoPlayers",
    start=0,
)


@QmlElement
@QmlUncreatable("An enum.")
class Side(QObject):
    """The engine's `Side`; `Neither` wins a drawn game or a null election."""

    Value = QEnum(for_qml(tiles.Side, "NEITHER"))


@QmlElement
@QmlUncreatable("An enum.")
class Profession(QObject):
    """The engine's `Profession`, which also numbers the kinds of buildings and elections."""

    Value = QEnum(for_qml(tiles.Profession))


@QmlElement
@QmlUncreatable("An enum.")
class Role(QObject):
    """The engine's `Role`."""

    Value = QEnum(for_qml(board.Role))


@QmlElement
@QmlUncreatable("An enum.")
class Sheet(QObject):
    """The dialogs that `App.open` opens, some of them after a question."""

    Value = QEnum(Sheets)


@QmlElement
@QmlUncreatable("An enum.")
class Ending(QObject):
    """The engine's `Ending`; `GivenUp` where a player resigned."""

    Value = QEnum(for_qml(outcome.Ending, "GIVEN_UP"))
