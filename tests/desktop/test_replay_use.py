"""What a fresh user of a look back tries: a click on an election, on a tile, the keys, leaving."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.dialogs import focused
from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    TURN,
    game,
    move,
    resume,
)
from tests.desktop.support.replaying import (
    BROWN,
    IVORY,
    finish,
    moment,
    on_the_line,
    open_replay,
    replay,
    standing,
)
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Kind

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
HOVER_MS = 700
"""Longer than a pointer must rest for an answer."""


def segment(screen: Screen, number: int) -> QQuickItem:
    items = screen.visible_items("railSegment")
    return next(item for item in items if item.property("number") == number)


# A click on an election


def test_a_click_on_an_election_of_the_rail_goes_to_its_beginning(screen: Screen) -> None:
    open_replay(screen, 30)
    for number in (7, 2, 9, 1):
        screen.click(segment(screen, number))
        assert (moment(screen).kind, moment(screen).election) == (Kind.CARD, number)
    assert screen.item("railTrack").hasActiveFocus()


def test_a_click_on_an_election_that_was_not_held_goes_to_the_end(screen: Screen) -> None:
    resume(screen, None, "streak")
    screen.wait_for(Phase.OVER)
    replay(screen).open()
    replay(screen).go(3)
    QCoreApplication.processEvents()
    screen.click(segment(screen, 9))
    assert moment(screen).kind is Kind.END


def test_the_handle_stays_where_it_is_clicked_and_is_dragged_moment_by_moment(
    screen: Screen,
) -> None:
    open_replay(screen, 34)
    at = screen.middle(screen.item("railHandle"))
    QTest.mouseClick(screen.window, LEFT, pos=at)
    assert moment(screen).index == 34
    QTest.mousePress(screen.window, LEFT, pos=at)
    passed = []
    for index in range(35, 42):
        QTest.mouseMove(screen.window, on_the_line(screen, index))
        passed.append(moment(screen).index)
    QTest.mouseRelease(screen.window, LEFT, pos=on_the_line(screen, 41))
    assert passed == list(range(35, 42))
    assert moment(screen).index == 41


@pytest.mark.parametrize("size", first(1, [(1024, 640), (1280, 800)]))
def test_the_handle_hides_no_number_of_an_election(screen: Screen, size: tuple[int, int]) -> None:
    screen.window.resize(*size)
    open_replay(screen, 0)
    item_of_handle = screen.item("railHandle")
    (track,) = screen.components("RailTrack")
    numbers = [item for item in everything(track) if qml_type(item) == "Caption"]
    assert len(numbers) >= 9
    for index in range(LENGTH):
        replay(screen).go(index)
        QCoreApplication.processEvents()
        assert seen(item_of_handle)
        handle = in_window(item_of_handle)
        for item in numbers:
            if seen(item) and item.property("text"):
                assert not handle.intersects(in_window(item)), index
        assert handle.bottom() <= size[1]


# Signs of what can be clicked


def test_a_tile_that_can_be_clicked_is_outlined_under_the_hand(screen: Screen) -> None:
    open_replay(screen, 45)
    tile = standing(screen)
    assert not screen.shows("pointedTile")
    screen.rest_on(tile)
    outline = in_window(screen.item("pointedTile"))
    assert outline.contains(in_window(tile).center())
    assert screen.window.cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_the_answer_about_a_tile_stays_over_the_board_and_ends_with_a_click(
    screen: Screen,
) -> None:
    screen.window.resize(1024, 640)
    open_replay(screen, 45)
    chart = in_window(screen.components("Chart")[0])
    tiles = [t for t in screen.items("tile") if t.property("place") == 1 and seen(t)]
    tile = max(tiles, key=lambda each: (each.x(), each.z()))
    screen.rest_on(tile)
    screen.qtbot.waitUntil(lambda: screen.shows("answer"))
    assert in_window(screen.item("answer")).right() <= chart.left()
    screen.click(tile)
    assert moment(screen).kind is Kind.PLACEMENT
    QCoreApplication.processEvents()
    assert not screen.shows("answer")
    QTest.mouseMove(screen.window, screen.middle(tile) + QPoint(2, 1))
    QTest.qWait(HOVER_MS)
    assert not screen.shows("answer")


def test_the_first_look_back_says_what_can_be_clicked_until_it_is_clicked(screen: Screen) -> None:
    screen.state.settings.lookedBack = False
    open_replay(screen, 45)
    assert screen.item("momentNote").property("text").startswith("Click a tile")
    press(screen, Key.Key_Right)
    assert screen.item("momentNote").property("text").startswith("Click a tile")
    screen.click(standing(screen))
    assert screen.item("momentNote").property("text") == replay(screen).eyes
    assert screen.state.settings.lookedBack


def test_the_second_look_back_no_longer_says_what_can_be_clicked(screen: Screen) -> None:
    screen.state.settings.lookedBack = False
    open_replay(screen, 45)
    press(screen, Key.Key_Escape)
    replay(screen).open()
    assert replay(screen).hint == ""


# Its buttons and keys


def test_to_play_is_a_sign_and_to_play_on_is_a_sentence(screen: Screen) -> None:
    open_replay(screen, 30)
    play = screen.item("play")
    assert play.property("text") == ""
    assert "Play on" in screen.item("playOn").property("text")
    screen.rest_on(play)
    screen.qtbot.waitUntil(lambda: screen.shows("answer"))
    assert "Play" in screen.texts()
    screen.click(play)
    assert replay(screen).playing
    sign = next(each for each in everything(play) if qml_type(each) == "PlaySign")
    assert sign.property("playing")


def test_a_question_mark_shows_the_keys_of_the_look_back_with_the_other_eyes(
    screen: Screen,
) -> None:
    open_replay(screen, 30)
    QTest.keyClick(screen.window, Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    screen.qtbot.waitUntil(lambda: "Keys for looking back" in screen.texts())
    assert "O" in screen.texts()
    held = "once the game is over, while this key is held: look with the other side’s eyes"
    assert held in screen.texts()
    assert not any("pick up a tile" in text for text in screen.texts())


# What is known at a moment, and how it is left


def test_with_all_tiles_up_the_chart_has_each_election_that_was_counted_by_then(
    screen: Screen,
) -> None:
    open_replay(screen)
    press(screen, Key.Key_3)
    whole = [tally.number for tally in game().tallies]
    for election in (8, 9):
        replay(screen).goToTally(election)
        chart = [row.number for row in screen.models.chart.rows if row.chart_winner != TO_COME]
        assert chart == whole[:election]
    press(screen, Key.Key_End)
    assert [row.number for row in screen.models.chart.rows if row.chart_winner != TO_COME] == whole


def test_elections_that_are_to_come_at_the_moment_are_paler_on_the_rail(screen: Screen) -> None:
    open_replay(screen, SEGMENTS[4].start + 2)
    press(screen, Key.Key_3)
    assert segment(screen, 5).opacity() == 1
    assert segment(screen, 6).opacity() < 1


def test_a_look_back_left_while_o_is_held_keeps_the_lens_that_was_chosen(screen: Screen) -> None:
    open_replay(screen, 30)
    press(screen, Key.Key_1)
    QTest.keyPress(screen.window, Key.Key_O)
    assert replay(screen).lens == BROWN
    press(screen, Key.Key_Escape)
    QTest.keyRelease(screen.window, Key.Key_O)
    replay(screen).open()
    assert (replay(screen).lens, moment(screen).index) == (IVORY, 30)


@pytest.mark.parametrize("headers", [AGAINST_COMPUTER, AT_ONE_SCREEN])
def test_back_from_a_study_nothing_is_revealed_once_more(
    screen: Screen, headers: dict[str, str]
) -> None:
    finish(screen, headers)
    replay(screen).open()
    replay(screen).go(67)
    ask_to_study(screen, side=0, level="greedy", redeal=True)
    screen.wait_for(Phase.PERSON)
    move(screen)
    screen.controller.study.backToGame()
    assert replay(screen).on
    assert moment(screen).index == 67
    assert not screen.application.script.running
    press(screen, Key.Key_Escape)
    assert all(row.tile for row in screen.models.tiles.rows)
    assert screen.models.log.rows[-1].event == screen.game.referee.reveal()


@pytest.mark.parametrize("how", ["Escape", "button"])
def test_after_a_look_back_at_one_screen_the_curtain_has_the_focus(
    screen: Screen, how: str
) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    press(screen, Key.Key_B, held=Qt.KeyboardModifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    if how == "Escape":
        press(screen, Key.Key_Escape)
    else:
        screen.click(screen.item("closeReplay"))
    screen.wait_for(Phase.CURTAIN)
    QCoreApplication.processEvents()
    assert focused(screen).objectName() == "curtainPanel"
    press(screen, Key.Key_Tab)
    assert focused(screen).objectName() == "sitDown"
