"""Where a tally waits for the person, what skips it, and looking at it again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.desktop.support.positions import (
    AT_ONE_SCREEN,
    TURN,
    resume,
)
from tests.desktop.support.screen import Screen, counted_rows
from tests.desktop.support.tally_steps import (
    QUICK,
    USUAL,
    activate,
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


def test_the_person_turns_the_tile_that_can_end_the_game_and_then_goes_on(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.qtbot.wait(60)
    assert screen.models.tally.backs == 1
    go_on(screen)
    wait_for_stop(screen, Stop.NEXT)
    assert screen.models.tally.backs == 0
    assert not goes_on_alone(screen)
    screen.qtbot.wait(60)
    assert screen.table.phase is Phase.SHOWING
    go_on(screen)
    screen.qtbot.waitUntil(lambda: not screen.models.tally.open)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)


@pytest.mark.parametrize("pace", [0.0, QUICK])
def test_where_nothing_is_to_wait_a_tally_goes_on_by_itself(screen: Screen, pace: float) -> None:
    stops: list[int] = []
    place_last(screen, "run", pace=pace)
    screen.models.tally.changed.connect(lambda: stops.append(screen.models.tally.stop))
    screen.qtbot.waitUntil(lambda: screen.table.phase is not Phase.SHOWING)
    assert Stop.TURN not in stops
    assert screen.models.tally.number == 6


def test_without_motion_the_finished_picture_waits_all_the_same(screen: Screen) -> None:
    place_last(screen, pace=0.0)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.wait(60)
    assert screen.models.tally.open
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: not screen.models.tally.open)


def test_a_usual_tally_makes_a_pause_of_its_own_length_at_any_speed(screen: Screen) -> None:
    screen.state.settings.talliesSeen = 3
    place_last(screen, "pause", USUAL)
    screen.controller.skip()
    wait_for_stop(screen, Stop.NEXT)
    assert goes_on_alone(screen)
    timer = screen.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    assert LONGEST_PAUSE <= timer.interval() < LONGEST_PAUSE + 50


def test_the_first_three_tallies_wait_and_are_counted(screen: Screen) -> None:
    for number in range(1, 5):
        place_last(screen, "pause", USUAL, pace=0.0)
        wait_for_stop(screen, Stop.NEXT)
        assert goes_on_alone(screen) == (number > 3)
        assert screen.state.settings.talliesSeen == min(number - 1, 3)
        screen.controller.skip()
        screen.qtbot.waitUntil(lambda: not screen.models.tally.open)
    assert screen.state.settings.talliesSeen == 3


def test_two_persons_never_come_from_a_verdict_to_a_curtain_without_next(screen: Screen) -> None:
    place_last(screen, "run", headers=AT_ONE_SCREEN, pace=0.0)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.wait(60)
    assert screen.table.phase is Phase.SHOWING
    assert screen.models.tally.open
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.table.phase is Phase.CURTAIN)


def test_the_computer_thinks_at_a_stop_and_shows_nothing(screen: Screen) -> None:
    place_last(screen, "wait", USUAL, pace=0.0)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.waitUntil(lambda: screen.table.opponent.ready or computer_is_not_next(screen))
    placed = len(screen.game.referee.placements)
    screen.qtbot.wait(100)
    assert len(screen.game.referee.placements) == placed
    assert screen.models.tally.open


def computer_is_not_next(screen: Screen) -> bool:
    to_play = screen.game.to_play
    return to_play is not None and screen.game.seats[to_play].is_person


# Skipping


def test_a_skip_ends_the_placement_then_the_turning_and_stops_at_the_verdict(
    screen: Screen,
) -> None:
    come_to_the_stage(screen)
    screen.controller.skip()
    wait_for_stop(screen, Stop.NEXT)
    assert screen.models.tally.backs == 0
    assert screen.models.chart.rows[6].chart_winner == 1


def test_a_press_right_after_a_stop_is_not_heard(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.controller.skip()
    QCoreApplication.processEvents()
    assert screen.models.tally.stop == Stop.TURN
    go_on(screen)
    wait_for_stop(screen, Stop.NEXT)
    screen.controller.skip()
    QCoreApplication.processEvents()
    assert screen.models.tally.open


def test_a_held_space_bar_skips_once(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    activate(screen)
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


# Looking at it again


def test_while_a_game_runs_the_last_tally_alone_can_be_looked_at_again(screen: Screen) -> None:
    resume(screen, TURN)
    controller, model = screen.controller, screen.models.tally
    controller.review.open(5)
    opened = [model.open]
    controller.review.open(6)
    opened.append(model.open)
    assert model.reviewing
    assert all(row.turned for row in counted_rows(screen.models))
    controller.review.step(-1)
    assert model.number == 6
    assert not controller.place(0, 0)
    controller.review.close()
    opened.append(model.open)
    assert opened == [False, True, False]
    assert controller.place(0, 0)


def test_at_the_end_all_tallies_can_be_looked_at_again(screen: Screen) -> None:
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    controller, model = screen.controller, screen.models.tally
    controller.review.open(2)
    seen = []
    for _ in range(9):
        seen.append((model.number, model.standing))
        controller.review.step(1)
    assert [number for number, _ in seen] == [2, 3, 4, 5, 6, 7, 8, 9, 9]
    assert seen[0][1] == "The election is null: 17\u00a0to\u00a017."
    assert seen[1][1] == (
        "You win a High Priest, 6\u00a0to\u00a00. "
        "You bluffed with one tile. The Councillor bluffed with one tile."
    )
    for number in (0, 10):
        controller.review.open(number)
        assert model.number == 9
    controller.review.open(1)
    controller.review.step(-1)
    assert model.number == 1
    controller.review.close()
    assert (model.open, model.number) == (False, 9)


def test_no_tally_is_opened_while_something_is_shown(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.controller.review.open(6)
    screen.controller.review.close()
    screen.controller.review.step(-1)
    assert (screen.models.tally.number, screen.models.tally.reviewing) == (6, False)
    assert screen.models.tally.open


def test_a_new_game_closes_the_tally_that_is_looked_at(screen: Screen) -> None:
    resume(screen, TURN)
    screen.controller.review.open(6)
    screen.play_computer()
    assert not screen.models.tally.open
    screen.controller.review.open(6)
    assert not screen.models.tally.open


def test_looking_at_the_slots_again_closes_the_tally_that_is_looked_at(screen: Screen) -> None:
    resume(screen, TURN, headers={**AT_ONE_SCREEN, "HotSeat": "slots"})
    table = screen.table
    steps = {
        Phase.CURTAIN: table.sit_down,
        Phase.SEATED: table.show_tiles,
        Phase.LOOKING: table.stop_looking,
    }
    while screen.wait_for(*steps, Phase.PERSON) is not Phase.PERSON:
        steps[table.phase]()
    screen.controller.review.open(6)
    opened = [screen.models.tally.open]
    table.look_again()
    assert [*opened, screen.models.tally.open] == [True, False]


def test_giving_up_at_a_stop_leaves_the_stage(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert not screen.models.tally.open
    assert screen.kept().headers["GivenUpBy"] == "ivory"
