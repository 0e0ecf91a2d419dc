"""The script shows beats one after the other, each for its duration at the current speed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest

from tests.desktop.support.positions import LAST_OF_EIGHTH, count, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.settings import SPEEDS
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.script import Script

LONG = 60_000


@pytest.fixture
def shown() -> list[int]:
    """The numbers of the beats that have been shown."""
    return []


@pytest.fixture
def script(qapp: object) -> Iterator[Script]:
    script = Script(lambda: 1.0)
    yield script
    script.drop()


def beats(shown: list[int], *durations: int) -> list[Beat]:
    return [Beat(lambda i=i: shown.append(i), ms) for i, ms in enumerate(durations)]  # type: ignore[misc]


def left(script: Script) -> int:
    """Return the milliseconds until the next beat."""
    timer = script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    return timer.remainingTime()


def about(measured: float, expected: float) -> bool:
    """Compare milliseconds; Qt's coarse timers are off by up to 5 %, and some time has passed."""
    return 0.9 * expected < measured < 1.06 * expected


def test_a_beat_waits_for_the_end_of_the_one_before(script: Script, shown: list[int]) -> None:
    script.play(beats(shown, LONG, LONG))
    script.pause()
    script.step()
    QCoreApplication.processEvents()
    assert shown == [0]
    assert script.pending == 1
    assert about(left(script), LONG)


def test_skipping_ends_the_current_beat_and_no_other(script: Script, shown: list[int]) -> None:
    script.play(beats(shown, LONG, LONG, LONG))
    script.pause()
    script.step()
    script.skip()
    QCoreApplication.processEvents()
    assert shown == [0, 1]
    assert about(left(script), LONG)


def test_a_beat_without_duration_is_shown_together_with_the_next(
    script: Script, shown: list[int]
) -> None:
    script.play(beats(shown, 0, 0, LONG, LONG))
    script.pause()
    script.step()
    assert shown == [0, 1, 2]


def test_dropped_beats_are_never_shown(script: Script, shown: list[int]) -> None:
    script.play(beats(shown, LONG, LONG))
    script.drop()
    assert not script.running
    script.play(beats(shown, LONG)[:1])
    script.pause()
    script.step()
    assert shown == [0]


@pytest.mark.parametrize("pace", SPEEDS.values())
def test_the_speed_scales_durations_and_the_lag_of_sounds(
    qapp: object, shown: list[int], pace: float
) -> None:
    script = Script(lambda: pace)
    lags: list[int] = []
    script.cued.connect(lambda _cue, lag: lags.append(lag))
    script.play([Beat(lambda: None, LONG, Cue.PLACE, lag=200), Beat(lambda: shown.append(1), LONG)])
    script.pause()
    script.step()
    assert lags == [round(200 * pace)]
    assert bool(shown) is (pace == 0)
    if pace:
        assert about(left(script), LONG * pace)
    script.drop()


def test_a_beat_is_told_its_whole_time_at_the_speed_at_which_it_is_shown(qapp: object) -> None:
    pace, told = [1.0], list[int]()
    script = Script(lambda: pace[0])
    script.play([Beat(lambda: None, LONG, wait_ms=500, timed=told.append)])
    script.pause()
    pace[0] = 0.5
    script.step()
    assert told == [round(LONG * 0.5 + 500)]
    script.drop()


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_the_space_bar_skips_a_beat_of_a_tally(screen: Screen, how: str) -> None:
    count(screen, 3)
    script = screen.application.script
    script.get_pace = lambda: 100.0
    script.step()
    pending = script.pending
    if how == "click":
        screen.click(screen.item("prompt"))
    else:
        screen.activate()
        QTest.keyClick(screen.window, Qt.Key.Key_Space)
    screen.qtbot.waitUntil(lambda: script.pending < pending)


def test_without_motion_an_election_is_over_at_once(program: Program) -> None:
    resume(program, LAST_OF_EIGHTH)
    program.play(program.choose())
    program.qtbot.waitUntil(lambda: program.table.phase is not Phase.SHOWING)
    assert program.models.tally.number == 8
