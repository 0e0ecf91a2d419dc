"""Stops of a tally: where it waits for the person, how long, and skipping."""

import math

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN
from tests.desktop.support.program import WAIT_MS, Program
from tests.desktop.support.reviewed import reviewed_game
from tests.desktop.support.screen import NO_MODIFIER, Key, Screen
from tests.desktop.support.tallies import (
    BLUFFED,
    QUICK,
    USUAL,
    go_on,
    goes_on_alone,
    place_last,
    wait_for_stop,
)
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.stage import script
from tyrus_desktop.desktop.stage.script import DEAF_MS
from tyrus_desktop.desktop.stage.tempo import LONGEST_PAUSE
from tyrus_desktop.engine.record import Record


def test_person_turns_the_decisive_tile_and_continues(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key press immediately after a stop begins is ignored."""
    tally = program.models.tally
    place_last(program)
    wait_for_stop(program, Stop.TURN)
    skip_in_dead_time(program, monkeypatch)
    assert (tally.stop, tally.backs) == (Stop.TURN, 1)
    go_on(program)
    wait_for_stop(program, Stop.NEXT)
    assert not goes_on_alone(program)
    skip_in_dead_time(program, monkeypatch)
    assert (tally.open, tally.backs) == (True, 0)
    assert program.table.phase is Phase.SHOWING
    go_on(program)
    program.qtbot.waitUntil(lambda: not tally.open)
    assert tally.stop == Stop.NONE
    program.wait_for(Phase.PERSON, Phase.COMPUTER)


def skip_in_dead_time(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip as soon after a stop as on a machine that is not busy."""
    with monkeypatch.context() as patch:
        patch.setattr(script, "DEAF_MS", WAIT_MS)
        program.controller.skip()
        program.qtbot.wait(60)


def test_run_setting_shows_a_tally_without_stops(program: Program) -> None:
    for pace in (0.0, QUICK):
        stops: list[int] = []
        place_last(program, "run", pace=pace)
        program.models.tally.changed.connect(lambda: stops.append(program.models.tally.stop))  # noqa: B023
        program.qtbot.waitUntil(lambda: program.table.phase is not Phase.SHOWING)
        assert Stop.TURN not in stops
        assert program.models.tally.number == 6


def test_verdict_waits_when_animation_is_off_or_curtain_follows(program: Program) -> None:
    for after, headers in (("wait", AGAINST_COMPUTER), ("run", AT_ONE_SCREEN)):
        place_last(program, after, headers=headers, pace=0.0)
        wait_for_stop(program, Stop.NEXT)
        program.qtbot.wait(60)
        assert program.table.phase is Phase.SHOWING
        assert program.models.tally.open
        assert program.models.tally.goesOnMs == 0
        program.controller.skip()
        program.qtbot.waitUntil(lambda: not program.models.tally.open)
    program.wait_for(Phase.CURTAIN)


def test_first_three_tallies_wait_and_later_tallies_only_pause(program: Program) -> None:
    """The pause is reading time, so it does not depend on the speed."""
    settings, tally = program.state.settings, program.models.tally
    for number in range(1, 5):
        place_last(program, "pause", USUAL, pace=0.0 if number < 4 else QUICK)
        wait_for_stop(program, Stop.NEXT)
        assert goes_on_alone(program) == (number > 3)
        assert settings.talliesSeen == min(number - 1, 3)
        if number > 3:
            timer = program.application.script.findChild(QTimer)
            assert isinstance(timer, QTimer)
            assert timer.interval() == tally.goesOnMs == LONGEST_PAUSE
            break
        program.controller.skip()
        program.qtbot.waitUntil(lambda: not tally.open)


def test_skipping_ends_the_placement_the_turning_then_the_draws(program: Program) -> None:
    heard = program.listen()
    place_last(program, at=BLUFFED, pace=50)
    timer = program.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    program.qtbot.waitUntil(lambda: timer.remainingTime() > 3000)
    program.controller.skip()  # It skips only the placement.
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    assert program.models.tally.backs == 5
    program.controller.skip()
    wait_for_stop(program, Stop.NEXT)
    assert program.models.tally.backs == 0
    assert program.models.chart.rows[6].chart_winner == 1
    assert not any("You 0, the Councillor " in text for text in heard)  # No skipped tile is named.
    go_on(program)
    program.qtbot.waitUntil(lambda: timer.isActive() and not program.models.tally.open)
    program.controller.skip()  # It skips the sweep, and thereby the draws and the next election.
    program.qtbot.waitUntil(lambda: program.state.election == 8)
    assert [text for text in heard if "You draw" in text]


def test_holding_the_space_bar_skips_once(fresh: Screen) -> None:
    place_last(fresh)
    wait_for_stop(fresh, Stop.TURN)
    fresh.activate()
    fresh.qtbot.wait(DEAF_MS + 20)
    QTest.keyPress(fresh.window, Key.Key_Space)
    for _ in range(5):
        repeated = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, NO_MODIFIER, " ", True)
        QCoreApplication.sendEvent(fresh.window, repeated)
        fresh.qtbot.wait(DEAF_MS // 2)
    QTest.keyRelease(fresh.window, Key.Key_Space)
    wait_for_stop(fresh, Stop.NEXT)
    fresh.qtbot.wait(DEAF_MS)
    assert fresh.models.tally.open


def test_nobody_resigns_between_the_last_tile_and_the_tallys_end(program: Program) -> None:
    """The tally may end the game, even with a win."""

    def refuse() -> None:
        assert not program.state.canGiveUp
        program.controller.giveUp()
        assert program.game.view().given_up_by is None

    whole = reviewed_game()
    program.table.resume(Record(AGAINST_COMPUTER, whole.deal, whole.placements[:5]))
    program.wait_for(Phase.PERSON)
    assert program.state.canGiveUp
    program.table.place(program.choose(), math.inf)
    assert program.table.phase is Phase.PLACED
    refuse()
    place_last(program)
    refuse()
    wait_for_stop(program, Stop.TURN)
    refuse()
    go_on(program)
    wait_for_stop(program, Stop.NEXT)
    refuse()
    go_on(program)
    program.qtbot.waitUntil(lambda: not program.models.tally.open)
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert program.state.canGiveUp
