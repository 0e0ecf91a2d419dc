"""Playing by the keyboard in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.channels import Announcements
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import LEFT, Screen, press
from tests.desktop.support.tallies import within
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key


def placed_in(screen: Screen) -> int:
    """The index of the building of the tile that the person placed last."""
    side = screen.game.viewer
    mine = [tile for tile in screen.game.view().standing if tile.owner is side]
    return BUILDINGS.index(mine[-1].building)


def test_six_keys_are_arranged_like_the_buildings(reused_playing: Screen) -> None:
    keys = (Key.Key_A, Key.Key_S, Key.Key_D, Key.Key_Q, Key.Key_W, Key.Key_E)
    for building, key in enumerate(keys):
        reused_playing.play_computer()
        press(reused_playing, Key.Key_1, key)
        assert placed_in(reused_playing) == building


def test_for_brown_the_near_keys_are_browns_buildings(reused_screen: Screen) -> None:
    press(reused_screen, Key.Key_Escape)
    reused_screen.play_two()
    reused_screen.table.sit_down()
    reused_screen.table.show_tiles()
    reused_screen.wait_for(Phase.PERSON)
    press(reused_screen, Key.Key_1, Key.Key_A)
    reused_screen.wait_for(Phase.CURTAIN)
    reused_screen.table.sit_down()
    reused_screen.table.show_tiles()
    reused_screen.wait_for(Phase.PERSON)
    press(reused_screen, Key.Key_1, Key.Key_A)
    standing = reused_screen.game.view().standing
    assert [BUILDINGS.index(tile.building) for tile in standing] == [0, 3]


def test_a_digit_picks_up_a_tile_and_escape_puts_it_down(reused_playing: Screen) -> None:
    press(reused_playing, Key.Key_4)
    assert reused_playing.controller.heldSlot == 3
    press(reused_playing, Key.Key_Escape)
    assert reused_playing.controller.heldSlot == -1
    assert not reused_playing.game.view().standing


def test_the_digits_stand_above_the_hand_while_the_keyboard_is_used(reused_playing: Screen) -> None:
    def digits() -> list[str]:
        hand = sorted(
            (t for t in reused_playing.tiles() if t.property("movable")), key=lambda t: t.x()
        )
        marks = [text for tile in hand for text in within(tile, "slotNumber")]
        return [str(mark.property("text")) for mark in marks]

    for _ in range(2):
        QTest.mouseClick(reused_playing.window, LEFT, pos=QPoint(5, 400))
        assert digits() == []
        press(reused_playing, Key.Key_4)
        assert digits() == list("123456789")


def test_arrows_select_a_building_and_enter_places_the_tile(reused_playing: Screen) -> None:
    press(reused_playing, Key.Key_2)
    start = reused_playing.state.kind
    press(reused_playing, Key.Key_Right, Key.Key_Up, Key.Key_Return)
    assert placed_in(reused_playing) == 3 + (start + 1) % 3


def test_arrows_pick_up_a_tile_while_none_is_held(reused_playing: Screen) -> None:
    press(reused_playing, Key.Key_Left)
    assert reused_playing.controller.heldSlot == 8


@pytest.mark.parametrize("picked", [Key.Key_2, Key.Key_7])
def test_behind_a_curtain_the_arrows_forget_which_tile_was_picked_up(
    reused_screen: Screen, picked: Qt.Key
) -> None:
    press(reused_screen, Key.Key_Escape)
    reused_screen.play_two()
    reused_screen.take_seat()
    reused_screen.wait_for(Phase.PERSON)
    press(reused_screen, picked, Key.Key_Return)
    reused_screen.wait_for(Phase.CURTAIN)
    reused_screen.take_seat()
    reused_screen.wait_for(Phase.PERSON)
    press(reused_screen, Key.Key_Right)
    assert reused_screen.controller.heldSlot == 0


def test_behind_a_curtain_no_building_is_pointed_at(reused_screen: Screen) -> None:
    press(reused_screen, Key.Key_Escape)
    reused_screen.play_two()
    press(reused_screen, Key.Key_W)
    reused_screen.take_seat()
    reused_screen.wait_for(Phase.PERSON)
    assert not aimed(reused_screen)
    press(reused_screen, Key.Key_W)
    assert aimed(reused_screen) == [4]


def test_another_game_forgets_which_building_was_pointed_at(reused_playing: Screen) -> None:
    press(reused_playing, Key.Key_D)
    assert aimed(reused_playing) == [2]
    reused_playing.play_computer()
    assert not aimed(reused_playing)
    press(reused_playing, Key.Key_D)
    reused_playing.controller.lesson.start(FIRST_GAME)
    reused_playing.wait_for(Phase.PERSON)
    press(reused_playing, Key.Key_1, Key.Key_Escape)  # The first step asks for a look at a tile.
    reused_playing.qtbot.waitUntil(lambda: aimed(reused_playing) == [0])


def test_on_the_board_another_game_points_at_its_own_election(reused_screen: Screen) -> None:
    resume(reused_screen, TURN)
    press(reused_screen, Key.Key_Tab)
    assert aimed(reused_screen) == [reused_screen.state.kind] != [0]
    resume(reused_screen, TURN)
    assert focus_name(reused_screen) == "Buildings"
    assert aimed(reused_screen) == [reused_screen.state.kind]


def test_keys_do_nothing_during_the_computers_turn(
    reused_playing: Screen, slow_player: None
) -> None:
    reused_playing.play_computer(level="random", first=None)
    press(reused_playing, Key.Key_1, Key.Key_A)
    reused_playing.wait_for(Phase.COMPUTER)
    count = len(reused_playing.game.view().standing)
    press(reused_playing, Key.Key_1, Key.Key_A)
    assert len(reused_playing.game.view().standing) == count


def test_the_key_of_a_tile_that_cant_be_picked_up_points_at_no_building(
    reused_playing: Screen, slow_player: None
) -> None:
    reused_playing.play_computer(level="random", first=None)
    heard: list[str] = []
    reused_playing.controller.announced.connect(heard.append)
    reused_playing.controller.answered.connect(heard.append)
    press(reused_playing, Key.Key_1, Key.Key_A)
    reused_playing.wait_for(Phase.COMPUTER)
    heard.clear()
    press(reused_playing, Key.Key_2)
    assert not heard
    press(reused_playing, Key.Key_I)
    assert "You point at" not in heard[0]


def test_a_whole_game_can_be_played_by_keys(reused_playing: Screen) -> None:
    while reused_playing.wait_for(Phase.PERSON, Phase.OVER) is not Phase.OVER:
        press(reused_playing, Key.Key_1, Key.Key_A)
    assert reused_playing.state.result


def test_a_question_mark_opens_the_list_of_shortcuts(reused_playing: Screen) -> None:
    QTest.keyClick(reused_playing.window, Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    reused_playing.qtbot.waitUntil(lambda: "Q  W  E" in reused_playing.texts())


# The board as a stop of Tab


def focus_name(screen: Screen) -> str:
    """Return what a screen reader calls the item that has the focus."""
    item = screen.window.activeFocusItem()
    assert item is not None
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)


def test_tab_reaches_the_hand_and_the_board(reused_playing: Screen) -> None:
    stops = []
    for _ in range(4):
        stops.append(focus_name(reused_playing))
        press(reused_playing, Key.Key_Tab)
    assert stops[:2] == ["Hand", "Buildings"]
    assert len(set(stops[:3])) == 3


def test_on_the_board_the_arrows_point_and_enter_reads(reused_playing: Screen) -> None:
    ears = Announcements(reused_playing.controller, reused_playing.application.saved_games)
    press(reused_playing, Key.Key_Tab)
    lit = reused_playing.state.kind
    assert [plot.property("aimed") for plot in plots(reused_playing)].index(True) == lit
    press(reused_playing, Key.Key_Up)
    reused_playing.controller.announced.emit("up")
    press(reused_playing, Key.Key_Return)
    assert ears.heard[-1].startswith(f"Brown’s {('citadel', 'market', 'temple')[lit]}. ")
    assert reused_playing.controller.heldSlot == -1


def test_a_tile_is_placed_from_the_board_and_the_focus_stays(reused_playing: Screen) -> None:
    press(reused_playing, Key.Key_Tab, Key.Key_3, Key.Key_Escape)
    assert (reused_playing.controller.heldSlot, focus_name(reused_playing)) == (-1, "Buildings")
    press(reused_playing, Key.Key_3, Key.Key_Up, Key.Key_Return)
    reused_playing.wait_for(Phase.PERSON)
    placement = reused_playing.game.referee.placements[0]
    assert placement.building.side is Side.BROWN
    assert focus_name(reused_playing) == "Buildings"
    press(reused_playing, Key.Key_Escape)
    assert focus_name(reused_playing) == "Hand"
    assert not any(plot.property("aimed") for plot in plots(reused_playing))


def test_the_board_is_no_stop_behind_a_curtain(reused_screen: Screen) -> None:
    reused_screen.play_two()
    names = []
    for _ in range(8):
        press(reused_screen, Key.Key_Tab)
        names.append(focus_name(reused_screen))
    assert "Buildings" not in names


def aimed(screen: Screen) -> list[int]:
    """Which buildings are marked as pointed at, or as asked for."""
    return [index for index, plot in enumerate(plots(screen)) if plot.property("aimed")]


def plots(screen: Screen) -> list[QQuickItem]:
    return sorted(screen.items("building"), key=lambda each: int(each.property("index")))


def test_the_arrows_begin_anew_once_the_last_tile_is_placed(reused_playing: Screen) -> None:
    for key, slot in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Left, -1)):
        last = reused_playing.state.handSize - 1
        QTest.keyClick(reused_playing.window, Qt.Key(Qt.Key.Key_1.value + last))
        assert reused_playing.controller.heldSlot == last
        QTest.keyClick(reused_playing.window, Qt.Key.Key_Return)
        reused_playing.wait_for(Phase.PERSON)
        QTest.keyClick(reused_playing.window, key)
        assert reused_playing.controller.heldSlot == slot % reused_playing.state.handSize
        QTest.keyClick(reused_playing.window, Qt.Key.Key_Escape)


def test_on_the_opening_screen_the_keys_of_buildings_say_nothing(reused_screen: Screen) -> None:
    heard = Announcements(reused_screen.controller, reused_screen.application.saved_games).heard
    press(reused_screen, Qt.Key.Key_D)
    assert not heard
