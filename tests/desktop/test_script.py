"""The script: beats one after the other, each for its duration at the current speed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from tyrus_desktop.desktop.settings import SPEEDS
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.script import FRAME, Script

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


def test_script_shows_skips_and_drops_beats(script: Script, shown: list[int]) -> None:
    """A skip ends only the current beat. A beat without duration is shown with the next beat."""
    script.play(beats(shown, LONG, 0, LONG, LONG))
    assert 0 < left(script) < 1.2 * FRAME
    script.pause()
    script.step()
    QCoreApplication.processEvents()
    assert (shown, script.pending) == ([0], 3)
    assert about(left(script), LONG)
    script.skip()
    QCoreApplication.processEvents()
    assert shown == [0, 1, 2]
    assert about(left(script), LONG)
    script.drop()
    assert not script.running
    script.play([Beat(lambda: shown.append(9), LONG)])
    script.pause()
    script.step()
    assert shown == [0, 1, 2, 9]
    script.finish()
    assert not script.running


@pytest.mark.parametrize("pace", SPEEDS.values())
def test_speed_scales_beat_durations_and_lags(qapp: object, shown: list[int], pace: float) -> None:
    """A beat uses the speed set when it is shown. Reading times are not scaled."""
    now, lags, times = [1.0], list[int](), list[int]()
    script = Script(lambda: now[0])
    script.cued.connect(lambda _cue, lag: lags.append(lag))
    timed = Beat(lambda: None, LONG, Cue.PLACE, lag=200, timed=times.append)
    script.play([timed, Beat(lambda: shown.append(1), LONG)])
    script.pause()
    now[0] = pace
    script.step()
    assert (lags, times) == ([round(200 * pace)], [round(LONG * pace)] if pace else [])
    assert bool(shown) is (pace == 0)
    if pace:
        assert about(left(script), LONG * pace)
    script.drop()
    script.play([Beat(lambda: None, LONG, wait_ms=500, timed=times.append)])
    script.pause()
    script.step()
    assert times[-1] == round(LONG * pace + 500)
    script.drop()
