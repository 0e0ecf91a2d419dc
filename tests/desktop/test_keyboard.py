"""The game by keys alone, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS

Key = Qt.Key


def press(screen: Screen, *keys: Qt.Key) -> None:
    screen.window.requestActivate()
    screen.qtbot.waitUntil(screen.window.isActive)
    for key in keys:
        QTest.keyClick(screen.window, key)


@pytest.fixture
def playing(screen: Screen) -> Screen:
    """A game against the computer, the person to place; the new-game sheet is gone."""
    press(screen, Key.Key_Escape)
    screen.play_computer()
    return screen


def placed_in(screen: Screen) -> int:
    """The index of the building of the tile that the person placed last."""
    side = screen.game.viewer
    mine = [tile for tile in screen.game.view().standing if tile.owner is side]
    return BUILDINGS.index(mine[-1].building)


@pytest.mark.parametrize(
    ("key", "building"),
    [
        (Key.Key_Q, 3),
        (Key.Key_W, 4),
        (Key.Key_E, 5),
        (Key.Key_A, 0),
        (Key.Key_S, 1),
        (Key.Key_D, 2),
    ],
)
def test_six_keys_lie_like_the_board(playing: Screen, key: Qt.Key, building: int) -> None:
    press(playing, Key.Key_1, key)
    assert placed_in(playing) == building


def test_in_french_the_six_keys_are_those_of_a_french_keyboard(playing: Screen) -> None:
    playing.controller.setLanguage("fr")
    press(playing, Key.Key_1, Key.Key_Z)
    assert placed_in(playing) == 4


def test_the_board_turned_the_near_keys_are_browns_own_buildings(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.play_two()
    screen.table.take_seat()
    screen.wait_for(Phase.PERSON)
    press(screen, Key.Key_1, Key.Key_A)
    screen.wait_for(Phase.CURTAIN)
    screen.table.take_seat()
    screen.wait_for(Phase.PERSON)
    press(screen, Key.Key_1, Key.Key_A)
    standing = screen.game.view().standing
    assert [BUILDINGS.index(tile.building) for tile in standing] == [0, 3]


def test_a_number_picks_a_tile_up_and_escape_puts_it_down(playing: Screen) -> None:
    press(playing, Key.Key_4)
    assert playing.controller.heldSlot == 3
    press(playing, Key.Key_Escape)
    assert playing.controller.heldSlot == -1
    assert not playing.game.view().standing


def test_arrows_point_at_the_buildings_and_enter_places(playing: Screen) -> None:
    press(playing, Key.Key_2)
    start = playing.state.kind
    press(playing, Key.Key_Right, Key.Key_Up, Key.Key_Return)
    assert placed_in(playing) == 3 + (start + 1) % 3


def test_arrows_pick_tiles_up_while_none_is_held(playing: Screen) -> None:
    press(playing, Key.Key_Left)
    assert playing.controller.heldSlot == 8


def test_keys_do_nothing_while_the_computer_places(playing: Screen, slow_player: None) -> None:
    playing.play_computer(level="random", first=None)
    press(playing, Key.Key_1, Key.Key_A)
    playing.wait_for(Phase.COMPUTER)
    count = len(playing.game.view().standing)
    press(playing, Key.Key_1, Key.Key_A)
    assert len(playing.game.view().standing) == count


def test_a_whole_game_can_be_played_by_keys(playing: Screen) -> None:
    while playing.wait_for(Phase.PERSON, Phase.OVER) is not Phase.OVER:
        press(playing, Key.Key_1, Key.Key_A)
    assert playing.state.result


def test_the_sheet_of_keys_opens_on_a_question_mark(playing: Screen) -> None:
    QTest.keyClick(playing.window, Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    playing.qtbot.waitUntil(lambda: "Q  W  E" in playing.texts())
