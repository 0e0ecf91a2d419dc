"""A look back keeps its place: it is opened again at the same moment, with the same lens."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.desktop.support.replaying import IVORY, finish, moment, open_replay, replay
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.moments import Kind


def leave_and_look_back_again(screen: Screen) -> None:
    press(screen, Qt.Key.Key_Escape)
    assert screen.table.phase is Phase.OVER
    screen.qtbot.waitUntil(lambda: screen.shows("startReplay"))
    screen.click(screen.item("startReplay"))


def begin_study(screen: Screen) -> None:
    ask_to_study(screen, side=0, level="greedy", redeal=True)
    screen.wait_for(Phase.PERSON)
    assert screen.game.study


def test_looking_back_again_begins_where_it_was_left(screen: Screen) -> None:
    open_replay(screen, 67)
    replay(screen).setLens(IVORY)
    leave_and_look_back_again(screen)
    assert (moment(screen).index, replay(screen).lens) == (67, IVORY)
    replay(screen).go(12)
    leave_and_look_back_again(screen)
    assert (moment(screen).index, replay(screen).lens) == (12, IVORY)


def test_a_tally_that_is_asked_for_is_shown_wherever_the_look_back_was_left(
    screen: Screen,
) -> None:
    open_replay(screen, 67)
    press(screen, Qt.Key.Key_Escape)
    replay(screen).goToTally(3)
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 3)


def test_another_game_is_first_looked_back_at_where_it_was_decided(screen: Screen) -> None:
    open_replay(screen)
    decided = moment(screen).index
    replay(screen).go(12)
    finish(screen)
    replay(screen).open()
    assert moment(screen).index == decided


def test_back_from_a_study_begun_in_a_look_back_is_back_at_its_moment(screen: Screen) -> None:
    open_replay(screen, 67)
    replay(screen).setLens(IVORY)
    begin_study(screen)
    screen.click(screen.item("backToGame"))
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    assert not screen.game.study
    assert (moment(screen).index, replay(screen).lens) == (67, IVORY)
    assert screen.item("railTrack").property("value") == 67
    assert screen.item("railTrack").hasActiveFocus()
    press(screen, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: screen.shows("endBoard"))


def test_back_from_a_study_begun_at_the_end_is_back_at_the_end(screen: Screen) -> None:
    open_replay(screen, 67)
    press(screen, Qt.Key.Key_Escape)
    begin_study(screen)
    screen.click(screen.item("backToGame"))
    screen.qtbot.waitUntil(lambda: screen.shows("endBoard"))
    assert screen.table.phase is Phase.OVER
    screen.click(screen.item("startReplay"))
    assert moment(screen).index == 67
