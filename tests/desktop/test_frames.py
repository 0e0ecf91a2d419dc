"""Frames stay short while the computer thinks; `bench_frames` measures them."""

from __future__ import annotations

import subprocess
import sys
from types import FrameType

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer
from pytestqt.qtbot import QtBot

from tests.desktop.support.positions import LAST_OF_EIGHTH, game, resume
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop import models
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.script import FRAME, Script
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.referee import Referee

LARGE = 17
"""Tiles of the tally of the eighth election."""

THREADS = """
import os
from PySide6.QtCore import QCoreApplication
from tests.desktop.test_frames import before_the_tally
from tyrus_desktop.desktop.game.thinker import Question, Thinker
from tyrus_desktop.engine.tiles import Side

app = QCoreApplication([])
thinker = Thinker()
before = len(os.listdir("/proc/self/task"))
thinker.begin(["senator"])
thinker.answered.connect(lambda *_: app.quit())
thinker.failed.connect(lambda *_: app.exit(1))
view = before_the_tally().view(Side.IVORY)
thinker.ask(Question(1, "senator", view, 1))
assert app.exec() == 0
print(len(os.listdir("/proc/self/task")) - before)
thinker.close()
"""


def before_the_tally() -> Referee:
    """Return a game before Ivory places the last tile of an election."""
    record = game()
    referee = Referee(record.deal)
    for placement in record.placements[:LAST_OF_EIGHTH]:
        side = referee.view(Side.IVORY).to_play
        assert side is not None
        referee.play(side, placement)
    return referee


@pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")
def test_computer_player_uses_one_thread() -> None:
    """On several cores numpy would start more threads by default."""
    child = subprocess.run(
        [sys.executable, "-c", THREADS], capture_output=True, text=True, timeout=60, check=True
    )
    assert child.stdout.split() == ["1"]


def test_verdict_and_consequences_are_separate_beats(qapp: QCoreApplication) -> None:
    referee = before_the_tally()
    stage = Stage()
    stage.show(referee.view(Side.IVORY))
    events = referee.play(Side.IVORY, game().placements[LAST_OF_EIGHTH])[Side.IVORY]
    told = []
    for event in events:
        for beat in event_beats(stage, event):
            before = followed(stage)
            beat.show()
            if followed(stage) != before:
                told.append((followed(stage), beat.milliseconds > FRAME))
    begun, closed, followed_up = (7, False), (7, True), (8, True)
    assert told == [(begun, True), (closed, True), (followed_up, True)]


def followed(stage: Stage) -> tuple[int, bool]:
    """Return the number of elections in the chart, and whether the tally has a winner."""
    decided = sum(row.chart_winner != TO_COME for row in stage.models.chart.rows)
    return decided, stage.models.tally.winner != TO_COME


def test_no_beat_of_a_tally_reads_the_models_often(screen: Screen) -> None:
    """Each read may wait a tenth of a millisecond for the thinking thread."""
    screen.state.settings.afterTally = "run"
    resume(screen, LAST_OF_EIGHTH)
    script = screen.application.script
    script.get_pace = lambda: 1.0
    screen.play(game().placements[LAST_OF_EIGHTH])
    screen.qtbot.waitUntil(lambda: script.running)
    asked: list[int] = []
    while screen.table.phase is Phase.SHOWING and script.pending:
        script.pause()
        calls = 0

        def count(frame: FrameType, event: str, _: object) -> None:
            nonlocal calls
            calls += event == "call" and frame.f_code.co_filename.startswith(models.__path__[0])

        sys.setprofile(count)
        script.step()
        QCoreApplication.processEvents()
        sys.setprofile(None)
        if screen.models.tally.open and screen.models.tally.winner == TO_COME:
            asked.append(calls)
    assert len(asked) > 2 * LARGE
    assert max(asked) < 250


def test_first_beat_is_shown_in_a_later_frame(qtbot: QtBot) -> None:
    script = Script(lambda: 1.0)
    since = QElapsedTimer()
    with qtbot.waitSignal(script.ended):
        since.start()
        shown: list[int] = []
        script.play([Beat(lambda: shown.append(since.elapsed()), 0)])
    assert shown[0] >= 0.9 * FRAME  # Qt's coarse timers may come 5 % too early.
