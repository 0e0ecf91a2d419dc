"""`Board.qml` numbers sides, buildings and professions as the engine does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.enums import ROLES, SIDES
from tyrus_desktop.engine.board import BUILDINGS, Role, role
from tyrus_desktop.engine.tiles import Profession

Board = Callable[..., int]


@pytest.fixture
def board(screen: Screen) -> Board:
    """Calls a function of Board.qml."""
    engine = screen.application.engine
    instance = engine.singletonInstance("Tyrus", "Board")
    assert isinstance(instance, QObject)

    def call(name: str, *arguments: int) -> int:
        function = engine.toScriptValue(instance).property(name)
        result = function.call([engine.toScriptValue(argument) for argument in arguments])
        assert result.isNumber(), result.toString()
        return result.toInt()

    return call


def test_buildings_are_numbered_as_in_the_engine(board: Board) -> None:
    for index, building in enumerate(BUILDINGS):
        side, kind = SIDES.index(building.side), int(building.profession)
        assert board("building", side, kind) == index
        assert (board("sideOf", index), board("kindOf", index)) == (side, kind)


def test_the_other_side_is_the_engines(board: Board) -> None:
    assert [SIDES[board("other", side)] for side in range(2)] == [side.other for side in SIDES]


def test_the_kinds_beside_each_other_wrap_round(board: Board) -> None:
    assert [board("kindBeside", kind, 1) for kind in range(3)] == [1, 2, 0]
    assert [board("kindBeside", kind, -1) for kind in range(3)] == [2, 0, 1]


@pytest.mark.parametrize("does", [Role.VOTE, Role.BLOCK, Role.COUNTER])
def test_each_role_in_a_building_belongs_to_the_profession_that_has_it(
    board: Board, does: Role
) -> None:
    for building in BUILDINGS:
        owner = building.side.other if does is Role.BLOCK else building.side
        number = board("profession", int(building.profession), ROLES.index(does))
        assert role(owner, Profession(number), building) is does
