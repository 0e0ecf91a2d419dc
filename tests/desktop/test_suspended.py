"""While a dialog is open the game is suspended: nothing is missed, and no time runs out."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import open_by_key
from tests.desktop.support.disk import Disk
from tests.desktop.support.handover import open_hand, sit_down
from tests.desktop.support.library_window import SENATOR, keep
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    LAST_OF_EIGHTH,
    resume,
)
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.bridge.people import remarks
from tyrus_desktop.desktop.game import opponent, teacher
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key
LONG = 60_000
PACE = 0.1


def close_dialog(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])


@pytest.fixture
def timer(qapp: object) -> Iterator[SuspendableTimer]:
    timer = SuspendableTimer()
    yield timer
    timer.stop()


def test_suspended_timer_keeps_its_remaining_time(timer: SuspendableTimer) -> None:
    over: list[int] = []
    timer.timeout.connect(lambda: over.append(1))
    timer.start(20)
    timer.suspend(suspended=True)
    QTest.qWait(60)
    assert timer.isActive()
    assert not over
    timer.suspend(suspended=False)
    QTest.qWait(60)
    assert over == [1]
    assert not timer.isActive()

    timer.suspend(suspended=True)
    timer.start(LONG)  # Started while suspended.
    assert timer.isActive()
    timer.suspend(suspended=False)
    assert timer.remainingTime() > 0.9 * LONG

    timer.suspend(suspended=True)
    timer.stop()
    timer.suspend(suspended=False)
    assert not timer.isActive()


# Everything that goes on by itself


def test_undo_window_is_suspended(program: Program) -> None:
    program.play_computer()
    program.table.place(program.choose(), undo_ms=60)
    program.table.take_back()
    program.table.place(program.choose(), undo_ms=inf)
    program.controller.suspend(True)
    program.controller.suspend(False)
    QTest.qWait(100)
    assert (program.table.phase, program.state.undoMs) == (Phase.PLACED, 0)
    program.table.take_back()
    program.table.place(program.choose(), undo_ms=60)
    program.controller.suspend(True)
    QTest.qWait(150)
    assert program.table.phase == Phase.PLACED
    assert program.state.undoMs == 60
    assert not program.game.referee.placements
    program.controller.suspend(False)
    program.wait_for(Phase.SHOWING, Phase.COMPUTER, Phase.PERSON)
    assert program.game.referee.placements


def test_computer_and_its_remarks_are_suspended(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponent, "PAUSE_MS", (60, 60))
    monkeypatch.setattr(remarks, "SHOWN_MS", 60)
    program.application.script.get_pace = lambda: PACE
    program.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "herald")}, Side.IVORY)
    program.qtbot.waitUntil(lambda: bool(program.controller.remarks.text))
    program.controller.suspend(True)
    QTest.qWait(120)
    assert program.controller.remarks.text
    program.controller.suspend(False)
    program.qtbot.waitUntil(lambda: not program.controller.remarks.text)
    program.application.script.get_pace = lambda: 0.0
    program.wait_for(Phase.PERSON)
    program.application.script.get_pace = lambda: 1.0
    program.table.place(program.choose())
    program.application.script.finish()
    program.wait_for(Phase.COMPUTER)
    program.controller.suspend(True)
    QTest.qWait(200)
    assert len(program.game.referee.placements) == 1
    program.controller.suspend(False)
    program.qtbot.waitUntil(lambda: len(program.game.referee.placements) == 2)


def test_patience_of_a_lesson_is_suspended(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teacher, "PATIENCE_MS", 60)
    program.controller.lesson.start(FIRST_GAME)
    program.wait_for(Phase.PERSON)
    assert program.table.teacher is not None
    program.table.teacher.look()
    program.controller.suspend(True)
    QTest.qWait(150)
    assert not program.controller.lesson.stuck
    program.controller.suspend(False)
    program.qtbot.waitUntil(lambda: program.controller.lesson.stuck)


@pytest.mark.parametrize("two", [False, True])
def test_tally_is_suspended(program: Program, two: bool) -> None:
    resume(program, LAST_OF_EIGHTH, headers=AT_ONE_SCREEN if two else AGAINST_COMPUTER)
    sit_down(program)
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


@pytest.mark.parametrize("saved", [True, False])
def test_curtain_falls_over_an_open_hand_while_suspended(
    program: Program, disk: Disk, saved: bool
) -> None:
    """Also over the hand from which a tile was placed that is still being saved."""
    program.play_two()
    sit_down(program)
    program.application.script.get_pace = lambda: PACE
    if not saved:
        disk.hold()
    program.table.place(program.choose())
    program.controller.suspend(True)
    assert program.table.phase == Phase.SHOWING
    disk.release()
    program.wait_for(Phase.CURTAIN)
    assert not program.models.tiles.rows


def test_placement_of_the_other_person_is_not_missed_while_suspended(program: Program) -> None:
    program.play_two()
    for _ in range(2):
        sit_down(program)
        program.table.place(program.choose())
        program.wait_for(Phase.CURTAIN)
    script = program.application.script
    script.get_pace = lambda: PACE
    program.table.sit_down()
    program.table.show_tiles()
    program.controller.suspend(True)
    pending = script.pending
    QTest.qWait(150)
    assert program.table.phase == Phase.SHOWING
    assert script.pending == pending > 0


def test_end_of_a_resigned_game_waits_for_a_dialog(program: Program) -> None:
    program.play_two()
    sit_down(program)
    program.application.script.get_pace = lambda: PACE
    program.controller.giveUp()
    program.controller.suspend(True)
    QTest.qWait(400)
    assert program.table.phase == Phase.SHOWING
    program.controller.suspend(False)
    program.wait_for(Phase.OVER)


# In the window


def test_dialogs_suspend_the_game(reused_playing: Screen) -> None:
    screen = reused_playing
    settings = screen.state.settings
    settings.speed, settings.undo = "fast", "short"
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PLACED)
    (bar,) = screen.items("undoTime")
    open_by_key(screen, "Settings")
    suspended = [screen.controller.suspended]
    QTest.qWait(50)
    before = bar.width()
    QTest.qWait(150)
    assert bar.width() == before > 0
    close_dialog(screen)
    assert [*suspended, screen.controller.suspended] == [True, False]
    press(screen, Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert screen.table.phase == Phase.PERSON
    settings.speed = "none"
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    assert not screen.controller.suspended


def test_curtain_falls_under_a_dialog(reused_screen: Screen) -> None:
    screen = reused_screen
    open_hand(screen)
    screen.application.script.get_pace = lambda: 1.0
    screen.table.place(screen.choose())
    open_by_key(screen, "Quick rules")
    screen.wait_for(Phase.CURTAIN)
    assert sheets(screen) == ["Quick rules"]
    assert not [each for each in screen.tiles() if each.property("faceUp")]


def test_game_that_arrives_under_a_dialog_leaves_it_the_focus(
    reused_screen: Screen, tmp_path: Path
) -> None:
    screen = reused_screen
    screen.activate()
    open_by_key(screen, "Settings")
    before = screen.window.activeFocusItem()
    came = keep(tmp_path, "x.tyrus", play_game(9).cut(8), **SENATOR)
    screen.application.saved_games.open_from_system(came)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert sheets(screen) == ["Settings"]
    assert screen.window.activeFocusItem() is before
    close_dialog(screen)
    screen.wait_for(Phase.PERSON)
    press(screen, Key.Key_2)
    assert screen.controller.heldSlot == 1
