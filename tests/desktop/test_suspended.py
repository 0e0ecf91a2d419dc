"""Under an open dialog a game stands still: nothing is missed there, and no time runs out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.dialogs import open_by_key
from tests.desktop.support.positions import LAST_OF_EIGHTH, resume
from tests.desktop.support.screen import Screen, keys, press, sheets
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer

Key = Qt.Key
LONG = 60_000


@pytest.fixture
def timer(qapp: object) -> Iterator[SuspendableTimer]:
    timer = SuspendableTimer()
    yield timer
    timer.stop()


@pytest.fixture
def quick(start: Starter, store: QSettings) -> Screen:
    """A program with motion at the highest speed, where a tile can be taken back for a moment."""
    store.setValue("speed", "fast")
    store.setValue("grace", "short")
    screen = start(store)
    press(screen)
    return screen


def close_dialog(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])


def test_the_time_of_a_timer_stands_still_and_goes_on(timer: SuspendableTimer) -> None:
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


def test_a_timer_that_is_started_while_it_stands_still_runs_its_whole_time(
    timer: SuspendableTimer,
) -> None:
    timer.suspend(suspended=True)
    timer.start(LONG)
    assert timer.isActive()
    timer.suspend(suspended=False)
    assert timer.remainingTime() > 0.9 * LONG


def test_a_timer_that_was_stopped_stays_so(timer: SuspendableTimer) -> None:
    timer.start(0)
    timer.suspend(suspended=True)
    timer.stop()
    timer.suspend(suspended=False)
    QCoreApplication.processEvents()
    assert not timer.isActive()


def test_a_tile_can_be_taken_back_after_a_dialog(quick: Screen) -> None:
    quick.play_computer()
    quick.drag_tile(0, 0)
    assert quick.wait_for(Phase.PLACED)
    (bar,) = quick.items("undoTime")
    open_by_key(quick, "Settings")
    QTest.qWait(50)
    before = bar.width()
    QTest.qWait(quick.state.undoMs + 100)
    assert bar.width() == before > 0
    assert not quick.game.referee.placements
    close_dialog(quick)
    keys(quick, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert quick.table.phase is Phase.PERSON


def test_the_computer_waits_for_the_end_of_a_dialog(quick: Screen) -> None:
    quick.play_computer(level="random")
    quick.table.place(quick.choose())
    open_by_key(quick, "Quick rules")
    quick.application.script.get_pace = lambda: 0.05
    opponent, referee = quick.table.opponent, quick.game.referee
    quick.qtbot.waitUntil(lambda: opponent.ready or len(referee.placements) > 1)
    QTest.qWait(300)
    assert len(quick.game.referee.placements) == 1
    close_dialog(quick)
    quick.wait_for(Phase.PERSON)
    assert len(quick.game.referee.placements) == 2


def test_a_tally_goes_on_where_it_was_before_a_dialog(quick: Screen) -> None:
    resume(quick, LAST_OF_EIGHTH)
    quick.wait_for(Phase.PERSON)
    quick.table.place(quick.choose())
    quick.qtbot.waitUntil(lambda: quick.models.tally.open)
    open_by_key(quick, "Quick rules")
    pending = quick.application.script.pending
    QTest.qWait(700)
    assert quick.application.script.pending == pending > 0
    close_dialog(quick)
    quick.qtbot.waitUntil(lambda: quick.application.script.pending < pending)


def test_a_game_that_is_resigned_in_a_dialog_comes_to_its_end(quick: Screen) -> None:
    quick.play_computer(level="random")
    quick.choose_entry("&Game", "&Resign…")
    quick.press("Resign")
    quick.wait_for(Phase.OVER)
    assert not quick.controller.suspended
