"""Playing by keyboard in the real window."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.screen import LEFT, Key, Screen, press
from tests.desktop.support.tallies import within
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import Side

BUILDING_KEYS = (Key.Key_A, Key.Key_S, Key.Key_D, Key.Key_Q, Key.Key_W, Key.Key_E)


def focus_name(screen: Screen) -> str:
    item = screen.window.activeFocusItem()
    assert item is not None
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)


def test_whole_game_can_be_played_with_the_keyboard(playing: Screen) -> None:
    """The six building keys are arranged like the buildings."""
    turn = 0
    while playing.wait_for(Phase.PERSON, Phase.OVER) is not Phase.OVER:
        placed = len(playing.game.referee.placements)
        press(playing, Key.Key_1, BUILDING_KEYS[turn % 6])
        assert playing.game.referee.placements[placed].building == BUILDINGS[turn % 6]
        turn += 1
    assert turn >= 6
    assert playing.state.result


def test_near_row_keys_choose_browns_buildings_for_brown(screen: Screen) -> None:
    screen.play_two()
    for _ in range(2):
        screen.wait_for(Phase.CURTAIN)
        press(screen, Key.Key_W)  # Points at nothing behind the curtain.
        screen.take_seat()
        assert not screen.aimed()
        press(screen, Key.Key_W)
        assert screen.aimed() == [1 if screen.state.nearSide else 4]
        press(screen, Key.Key_1, Key.Key_A)
    standing = screen.game.view().standing
    assert [BUILDINGS.index(tile.building) for tile in standing] == [0, 3]


def test_digits_and_arrows_pick_up_a_tile(playing: Screen) -> None:
    press(playing, Key.Key_Left)
    assert playing.controller.heldSlot == 8
    press(playing, Key.Key_Escape, Key.Key_4)
    assert playing.controller.heldSlot == 3
    press(playing, Key.Key_Escape)
    assert playing.controller.heldSlot == -1
    assert not playing.game.view().standing
    press(playing, Key.Key_2)
    start = playing.state.kind
    press(playing, Key.Key_Right, Key.Key_Up, Key.Key_Return)
    assert playing.game.referee.placements[0].building == BUILDINGS[3 + (start + 1) % 3]


def test_digits_are_shown_while_the_keyboard_is_used(playing: Screen) -> None:
    def digits() -> list[str]:
        hand = [tile for tile in playing.tiles() if tile.property("movable")]
        marks = [
            text for tile in sorted(hand, key=QQuickItem.x) for text in within(tile, "slotNumber")
        ]
        return [str(mark.property("text")) for mark in marks]

    for _ in range(2):
        QTest.mouseClick(playing.window, LEFT, pos=QPoint(120, 345))
        assert digits() == []
        press(playing, Key.Key_4)
        assert digits() == list("123456789")


def test_arrow_selection_is_reset_after_placement_and_curtain(screen: Screen) -> None:
    screen.play_two()
    screen.take_seat()
    press(screen, Key.Key_7, Key.Key_Return)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    press(screen, Key.Key_Right)
    assert screen.controller.heldSlot == 0
    screen.play_computer()
    for key, slot in ((Key.Key_Right, 0), (Key.Key_Left, -1)):
        last = screen.state.handSize - 1
        press(screen, Key(Key.Key_1.value + last), Key.Key_Return)
        screen.wait_for(Phase.PERSON)
        press(screen, key)
        assert screen.controller.heldSlot == slot % screen.state.handSize
        press(screen, Key.Key_Escape)


def test_keys_are_ignored_during_the_computers_turn(screen: Screen, slow_player: None) -> None:
    screen.play_computer(level="random")
    press(screen, Key.Key_1, Key.Key_A)
    screen.wait_for(Phase.COMPUTER)
    heard = screen.listen()
    press(screen, Key.Key_1)
    assert not heard
    press(screen, Key.Key_A)
    assert len(screen.game.view().standing) == 1


# The board in the tab order


def test_tab_reaches_the_hand_and_the_board(playing: Screen) -> None:
    stops = []
    for _ in range(3):
        stops.append(focus_name(playing))
        press(playing, Key.Key_Tab)
    assert stops[:2] == ["Hand", "Buildings"]
    assert len({*stops}) == 3
    playing.play_two()
    for _ in range(8):
        press(playing, Key.Key_Tab)
        assert focus_name(playing) != "Buildings"  # Not behind a curtain.
        stops.append(focus_name(playing))
    while focus_name(playing) != "Menus":
        press(playing, Key.Key_Tab)
    press(playing, Key.Key_Escape)
    assert focus_name(playing) in stops, "the curtain has the focus again"


def test_arrows_and_enter_can_read_and_use_the_board(playing: Screen) -> None:
    heard = playing.listen()
    press(playing, Key.Key_Tab)
    lit = playing.state.kind
    assert playing.aimed() == [lit]
    press(playing, Key.Key_Up)
    playing.controller.announced.emit("up")
    press(playing, Key.Key_Return)
    assert heard[-1].startswith(f"Brown’s {('citadel', 'market', 'temple')[lit]}. ")
    assert playing.controller.heldSlot == -1
    press(playing, Key.Key_3, Key.Key_Escape)
    assert (playing.controller.heldSlot, focus_name(playing)) == (-1, "Buildings")
    press(playing, Key.Key_3, Key.Key_Return)
    playing.wait_for(Phase.PERSON)
    assert playing.game.referee.placements[0].building.side is Side.BROWN
    assert focus_name(playing) == "Buildings"
    press(playing, Key.Key_Escape)
    assert focus_name(playing) == "Hand"
    assert not playing.aimed()
