"""`Board.qml` numbers sides, buildings and professions as the engine does."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.enums import ROLES, SIDES
from tyrus_desktop.engine.board import BUILDINGS, Role, role
from tyrus_desktop.engine.tiles import Profession


def test_board_numbers_everything_like_the_engine(screen: Screen) -> None:
    engine = screen.application.engine
    instance = engine.singletonInstance("Tyrus", "Board")
    assert isinstance(instance, QObject)

    def board(name: str, *arguments: int) -> int:
        function = engine.toScriptValue(instance).property(name)
        result = function.call([engine.toScriptValue(argument) for argument in arguments])
        assert result.isNumber(), result.toString()
        return result.toInt()

    for index, building in enumerate(BUILDINGS):
        side, kind = SIDES.index(building.side), int(building.profession)
        assert board("building", side, kind) == index
        assert (board("sideOf", index), board("kindOf", index)) == (side, kind)
        for does in (Role.VOTE, Role.BLOCK, Role.COUNTER):
            owner = building.side.other if does is Role.BLOCK else building.side
            number = board("profession", kind, ROLES.index(does))
            assert role(owner, Profession(number), building) is does
    assert [SIDES[board("other", side)] for side in range(2)] == [side.other for side in SIDES]
    for step in (1, -1):
        beside = [board("kindBeside", kind, step) for kind in range(3)]
        assert beside == [(kind + step) % 3 for kind in range(3)]


def test_only_tiles_with_a_face_show_the_front(reused_playing: Screen) -> None:
    for side in range(2):
        items = everything(reused_playing.hand_tile(4, side=side))
        pictures = [each for each in items if qml_type(each) == "TilePicture" and seen(each)]
        assert {each.property("front") for each in pictures} == {side == 0}
