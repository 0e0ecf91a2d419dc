"""Where a tally waits for the person, and what skips it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.desktop.support.positions import (
    AT_ONE_SCREEN,
)
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tests.desktop.support.tallies import (
    QUICK,
    USUAL,
    come_to_the_stage,
    go_on,
    goes_on_alone,
    place_last,
    wait_for_stop,
)
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.stage.script import DEAF_MS
from tyrus_desktop.desktop.stage.tempo import LONGEST_PAUSE


def test_the_person_turns_the_tile_that_can_end_the_game_and_then_goes_on(program: Program) -> None:
    place_last(program)
    wait_for_stop(program, Stop.TURN)
    program.qtbot.wait(60)
    assert program.models.tally.backs == 1
    go_on(program)
    wait_for_stop(program, Stop.NEXT)
    assert program.models.tally.backs == 0
    assert not goes_on_alone(program)
    program.qtbot.wait(60)
    assert program.table.phase is Phase.SHOWING
    go_on(program)
    program.qtbot.waitUntil(lambda: not program.models.tally.open)
    program.wait_for(Phase.PERSON, Phase.COMPUTER)


def test_a_bar_says_how_long_the_verdict_of_a_pause_still_stands(screen: Screen) -> None:
    screen.state.settings.talliesSeen = 3
    place_last(screen, "pause", USUAL)
    screen.controller.skip()
    wait_for_stop(screen, Stop.NEXT)
    bar = screen.item("nextTime")
    assert LONGEST_PAUSE <= screen.models.tally.goesOnMs < LONGEST_PAUSE + 1000
    full = bar.width()
    assert full > 0.5 * screen.item("tallyNext").width()
    screen.qtbot.waitUntil(lambda: bar.width() < 0.9 * full)
    assert screen.models.tally.stop == Stop.NEXT


def test_a_verdict_that_waits_has_no_bar(screen: Screen) -> None:
    place_last(screen, "wait", USUAL)
    screen.controller.skip()
    wait_for_stop(screen, Stop.NEXT)
    assert not screen.visible_items("nextTime")


@pytest.mark.parametrize("pace", [0.0, QUICK])
def test_where_nothing_is_to_wait_a_tally_goes_on_by_itself(program: Program, pace: float) -> None:
    stops: list[int] = []
    place_last(program, "run", pace=pace)
    program.models.tally.changed.connect(lambda: stops.append(program.models.tally.stop))
    program.qtbot.waitUntil(lambda: program.table.phase is not Phase.SHOWING)
    assert Stop.TURN not in stops
    assert program.models.tally.number == 6


def test_without_motion_the_finished_picture_waits_all_the_same(program: Program) -> None:
    place_last(program, pace=0.0)
    wait_for_stop(program, Stop.NEXT)
    program.qtbot.wait(60)
    assert program.models.tally.open
    program.controller.skip()
    program.qtbot.waitUntil(lambda: not program.models.tally.open)


def test_a_usual_tally_makes_a_pause_of_its_own_length_at_any_speed(program: Program) -> None:
    program.state.settings.talliesSeen = 3
    place_last(program, "pause", USUAL)
    program.controller.skip()
    wait_for_stop(program, Stop.NEXT)
    assert goes_on_alone(program)
    timer = program.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    assert LONGEST_PAUSE <= timer.interval() < LONGEST_PAUSE + 50


def test_the_first_three_tallies_wait_and_are_counted(program: Program) -> None:
    for number in range(1, 5):
        place_last(program, "pause", USUAL, pace=0.0)
        wait_for_stop(program, Stop.NEXT)
        assert goes_on_alone(program) == (number > 3)
        assert program.state.settings.talliesSeen == min(number - 1, 3)
        program.controller.skip()
        program.qtbot.waitUntil(lambda: not program.models.tally.open)
    assert program.state.settings.talliesSeen == 3


def test_two_persons_never_come_from_a_verdict_to_a_curtain_without_next(program: Program) -> None:
    place_last(program, "run", headers=AT_ONE_SCREEN, pace=0.0)
    wait_for_stop(program, Stop.NEXT)
    program.qtbot.wait(60)
    assert program.table.phase is Phase.SHOWING
    assert program.models.tally.open
    program.controller.skip()
    program.qtbot.waitUntil(lambda: program.table.phase is Phase.CURTAIN)


def test_the_computer_thinks_at_a_stop_and_shows_nothing(program: Program) -> None:
    place_last(program, "wait", USUAL, pace=0.0)
    wait_for_stop(program, Stop.NEXT)
    program.qtbot.waitUntil(lambda: program.table.opponent.ready or computer_is_not_next(program))
    placed = len(program.game.referee.placements)
    program.qtbot.wait(100)
    assert len(program.game.referee.placements) == placed
    assert program.models.tally.open


def computer_is_not_next(program: Program) -> bool:
    to_play = program.game.to_play
    return to_play is not None and program.game.seats[to_play].is_person


# Skipping


def test_a_skip_ends_the_placement_then_the_turning_and_stops_at_the_verdict(
    program: Program,
) -> None:
    come_to_the_stage(program)
    program.controller.skip()
    wait_for_stop(program, Stop.NEXT)
    assert program.models.tally.backs == 0
    assert program.models.chart.rows[6].chart_winner == 1


def test_a_press_right_after_a_stop_is_not_heard(program: Program) -> None:
    place_last(program)
    wait_for_stop(program, Stop.TURN)
    program.controller.skip()
    QCoreApplication.processEvents()
    assert program.models.tally.stop == Stop.TURN
    go_on(program)
    wait_for_stop(program, Stop.NEXT)
    program.controller.skip()
    QCoreApplication.processEvents()
    assert program.models.tally.open


def test_a_held_space_bar_skips_once(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.activate()
    screen.qtbot.wait(DEAF_MS + 20)
    QTest.keyPress(screen.window, Qt.Key.Key_Space)
    for _ in range(5):
        repeated = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
        )
        QCoreApplication.sendEvent(screen.window, repeated)
        screen.qtbot.wait(DEAF_MS // 2)
    QTest.keyRelease(screen.window, Qt.Key.Key_Space)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.wait(DEAF_MS)
    assert screen.models.tally.open


def test_giving_up_at_a_stop_leaves_the_stage(program: Program) -> None:
    place_last(program)
    wait_for_stop(program, Stop.TURN)
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    assert not program.models.tally.open
    assert program.kept().headers["GivenUpBy"] == "ivory"
