"""Under an open dialog a game stands still: nothing is missed there, and no time runs out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.dialogs import open_by_key
from tests.desktop.support.disk import Disk
from tests.desktop.support.library_window import SENATOR, keep
from tests.desktop.support.positions import AT_ONE_SCREEN, LAST_OF_EIGHTH, resume
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.bridge.people import remarks
from tyrus_desktop.desktop.game import opponent
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.engine.tiles import Side

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
    screen.activate()
    return screen


def assert_it_stands_still(screen: Screen) -> int:
    """See that no beat follows under a dialog; return how many are still to be shown."""
    script = screen.application.script
    open_by_key(screen, "Quick rules")
    pending = script.pending
    QTest.qWait(600)
    assert script.pending == pending > 0
    return pending


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
    timer.start(LONG)
    timer.suspend(suspended=True)
    timer.stop()
    timer.suspend(suspended=False)
    assert not timer.isActive()


def test_a_tile_can_be_taken_back_after_a_dialog(quick: Screen) -> None:
    quick.play_computer()
    quick.drag_tile(0, 0)
    assert quick.wait_for(Phase.PLACED)
    (bar,) = quick.items("undoTime")
    milliseconds = quick.state.undoMs
    open_by_key(quick, "Settings")
    QTest.qWait(50)
    before = bar.width()
    QTest.qWait(milliseconds + 100)
    assert bar.width() == before > 0
    assert not quick.game.referee.placements
    close_dialog(quick)
    assert quick.state.undoMs == milliseconds
    press(quick, Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert quick.table.phase is Phase.PERSON


def test_the_computer_waits_for_the_end_of_a_dialog(
    quick: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponent, "PAUSE_MS", (600, 600))
    quick.play_computer(level="random")
    quick.table.place(quick.choose())
    quick.wait_for(Phase.COMPUTER)
    open_by_key(quick, "Quick rules")
    QTest.qWait(800)
    assert len(quick.game.referee.placements) == 1
    close_dialog(quick)
    quick.wait_for(Phase.PERSON)
    assert len(quick.game.referee.placements) == 2


def test_a_remark_stays_under_a_dialog(quick: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the next one has its whole time again."""
    monkeypatch.setattr(remarks, "SHOWN_MS", 200)
    quick.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "herald")}, Side.IVORY)
    quick.qtbot.waitUntil(lambda: bool(quick.controller.remarks.text))
    open_by_key(quick, "Quick rules")
    QTest.qWait(300)
    assert quick.controller.remarks.text
    close_dialog(quick)
    quick.qtbot.waitUntil(lambda: not quick.controller.remarks.text)
    monkeypatch.setattr(remarks, "SHOWN_MS", LONG)
    quick.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "scribe")}, Side.IVORY)
    quick.qtbot.waitUntil(lambda: bool(quick.controller.remarks.text))
    (timer,) = quick.controller.remarks.findChildren(SuspendableTimer)
    assert timer.remainingTime() > 0.9 * LONG


def test_no_patience_is_lost_under_a_dialog(quick: Screen) -> None:
    quick.controller.lesson.start(FIRST_GAME)
    quick.wait_for(Phase.PERSON)
    teacher = quick.table.teacher
    assert teacher is not None
    teacher.look()
    (patience,) = teacher.findChildren(SuspendableTimer)
    patience.start(200)
    open_by_key(quick, "Quick rules")
    QTest.qWait(300)
    assert not teacher.stuck
    close_dialog(quick)
    quick.qtbot.waitUntil(lambda: teacher.stuck)


def test_a_tally_goes_on_where_it_was_before_a_dialog(quick: Screen) -> None:
    resume(quick, LAST_OF_EIGHTH)
    quick.wait_for(Phase.PERSON)
    quick.table.place(quick.choose())
    quick.qtbot.waitUntil(lambda: quick.models.tally.open)
    pending = assert_it_stands_still(quick)
    close_dialog(quick)
    quick.qtbot.waitUntil(lambda: quick.application.script.pending < pending)


def test_a_game_that_is_resigned_in_a_dialog_comes_to_its_end(quick: Screen) -> None:
    quick.play_computer(level="random")
    quick.choose_entry("&Game", "&Resign…")
    quick.press("Resign")
    quick.wait_for(Phase.OVER)
    assert not quick.controller.suspended


# Two persons at one screen


def faces(screen: Screen) -> list[QQuickItem]:
    """Return the tiles that show their faces."""
    return [each for each in screen.tiles() if each.property("faceUp")]


@pytest.mark.parametrize("written", [True, False])
def test_the_curtain_falls_over_an_open_hand_under_a_dialog(
    quick: Screen, disk: Disk, written: bool
) -> None:
    """Also where the tile placed from it is still being written."""
    quick.play_two()
    quick.take_seat()
    quick.wait_for(Phase.PERSON)
    quick.application.script.get_pace = lambda: 5.0
    if not written:
        disk.hold()
    quick.table.place(quick.choose())
    open_by_key(quick, "Quick rules")
    assert quick.table.phase is Phase.SHOWING
    disk.release()
    quick.wait_for(Phase.CURTAIN)
    assert sheets(quick) == ["Quick rules"]
    assert not faces(quick)


def test_what_the_other_person_placed_is_not_missed_under_a_dialog(quick: Screen) -> None:
    quick.play_two()
    for _ in range(2):
        quick.application.script.get_pace = lambda: 0.0
        quick.take_seat()
        quick.wait_for(Phase.PERSON)
        quick.table.place(quick.choose())
        quick.wait_for(Phase.CURTAIN)
    quick.application.script.get_pace = lambda: 5.0
    quick.table.sit_down()
    quick.table.show_tiles()
    assert quick.table.phase is Phase.SHOWING
    assert_it_stands_still(quick)


def test_the_end_of_a_game_that_one_of_two_resigned_waits_for_a_dialog(quick: Screen) -> None:
    quick.play_two()
    quick.take_seat()
    quick.wait_for(Phase.PERSON)
    quick.application.script.get_pace = lambda: 0.1
    quick.controller.giveUp()
    open_by_key(quick, "Quick rules")
    QTest.qWait(1200)
    assert quick.table.phase is Phase.SHOWING
    close_dialog(quick)
    quick.wait_for(Phase.OVER)


def test_a_tally_of_two_persons_stands_still_under_a_dialog(quick: Screen) -> None:
    resume(quick, LAST_OF_EIGHTH, headers=AT_ONE_SCREEN)
    quick.take_seat()
    quick.wait_for(Phase.PERSON)
    quick.table.place(quick.choose())
    quick.qtbot.waitUntil(lambda: quick.models.tally.open)
    assert_it_stands_still(quick)


# The keys


def test_a_game_that_arrives_under_a_dialog_leaves_it_the_keys(
    screen: Screen, tmp_path: Path
) -> None:
    """And the table has them once it is closed."""
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
