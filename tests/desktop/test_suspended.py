"""While a dialog is open the game is suspended: nothing is missed, and no time runs out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.desktop.support.dialogs import open_by_key
from tests.desktop.support.fakes import Disk
from tests.desktop.support.positions import AT_ONE_SCREEN, LAST_OF_EIGHTH, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import CONTROL, Key, Screen, press, sheets
from tyrus_desktop.desktop.game import opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer

LONG = 60_000
PACE = 0.1


def test_suspended_timer_keeps_its_remaining_time(qapp: QGuiApplication, qtbot: QtBot) -> None:
    timer, over = SuspendableTimer(qapp), list[int]()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: over.append(1))
    timer.start(20)
    timer.suspend(suspended=True)
    QTest.qWait(60)
    assert timer.isActive()
    assert not over
    timer.suspend(suspended=False)
    qtbot.waitUntil(lambda: over == [1])
    assert not timer.isActive()

    timer.suspend(suspended=True)
    timer.start(LONG)  # Started while suspended.
    assert timer.isActive()
    timer.suspend(suspended=False)
    assert timer.remainingTime() > 0.9 * LONG
    QTest.qWait(20)
    timer.suspend(suspended=True)
    timer.suspend(suspended=False)
    assert timer.interval() < LONG - 10
    timer.stop()


# Everything that goes on by itself


def test_dialog_suspends_the_undo_time(program: Program) -> None:
    program.play_computer()
    program.table.place(program.choose(), undo_ms=60)
    program.controller.suspend(True)
    QTest.qWait(150)
    assert program.table.phase == Phase.PLACED
    assert program.state.undoMs == 60
    assert not program.game.referee.placements
    program.controller.suspend(False)
    program.wait_for(Phase.SHOWING, Phase.COMPUTER, Phase.PERSON)
    assert program.game.referee.placements


def test_dialog_suspends_the_computers_turn(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponent, "PAUSE_MS", (60, 60))
    program.play_computer()
    table = program.table

    def suspend() -> None:
        if table.phase is Phase.COMPUTER:
            program.controller.suspend(True)

    table.changed.connect(suspend)
    table.place(program.choose())
    program.wait_for(Phase.COMPUTER)
    table.changed.disconnect(suspend)
    assert program.controller.suspended
    QTest.qWait(200)
    assert len(program.game.referee.placements) == 1
    program.controller.suspend(False)
    program.qtbot.waitUntil(lambda: len(program.game.referee.placements) == 2)


def test_dialog_suspends_the_tally_of_two_persons(program: Program) -> None:
    resume(program, LAST_OF_EIGHTH, headers=AT_ONE_SCREEN)
    program.sit_down()
    script = program.application.script
    script.get_pace = lambda: PACE
    program.table.place(program.choose())
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    program.controller.suspend(True)
    pending = script.pending
    QTest.qWait(300)
    assert script.pending == pending > 0
    program.controller.suspend(False)
    program.qtbot.waitUntil(lambda: script.pending < pending)


# Two persons at one screen


def test_curtain_covers_an_open_hand_despite_an_open_dialog(program: Program, disk: Disk) -> None:
    """The placed tile of that hand is still being saved when the dialog opens."""
    program.play_two()
    program.sit_down()
    program.application.script.get_pace = lambda: PACE
    disk.hold()
    program.table.place(program.choose())
    program.controller.suspend(True)
    assert program.table.phase == Phase.SHOWING
    disk.release()
    program.wait_for(Phase.CURTAIN)
    assert not program.models.tiles.rows


# In the window


def test_every_dialog_suspends_the_game(playing: Screen) -> None:
    settings = playing.state.settings
    settings.speed, settings.undo = "fast", "short"
    playing.drag_tile(0, 0)
    playing.wait_for(Phase.PLACED)
    (bar,) = playing.items("undoTime")
    open_by_key(playing, "Settings")
    suspended = [playing.controller.suspended]
    QTest.qWait(50)
    before = bar.width()
    QTest.qWait(150)
    assert bar.width() == before > 0
    press(playing, Key.Key_Escape)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    assert [*suspended, playing.controller.suspended] == [True, False]
    press(playing, Key.Key_Z, held=CONTROL)
    assert playing.table.phase == Phase.PERSON
