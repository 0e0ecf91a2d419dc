"""A signal or the end of the desktop session ends the program without loss."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tests.command import ROOT
from tests.desktop.support.child import Options
from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.startup.signals import EndingSignals
from tyrus_desktop.library import record_files

FOR_EVER_MS = 10**6

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are POSIX'")

PROGRAM = """
import signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
run = QGuiApplication.exec

def tell_and_run(*_):
    QTimer.singleShot(0, lambda: print("ready", flush=True))
    return run()

QGuiApplication.exec = tell_and_run
from tyrus_desktop.__main__ import main
sys.exit(main([]))
"""


@pytest.fixture
def signals() -> Iterator[EndingSignals]:
    """Catch signals in this process, and restore their handlers afterwards."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signals = EndingSignals()
    yield signals
    signals.close()
    signal.signal(signal.SIGHUP, before)


@contextmanager
def running(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """Start a program, and kill it if it does not end by itself."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as child:
        try:
            yield child
        finally:
            child.kill()


@contextmanager
def playing(options: Options) -> Iterator[subprocess.Popen[str]]:
    """Start a program, and wait until it reports a placed tile."""
    with running(options.command) as child:
        assert child.stdout is not None
        while not (line := child.stdout.readline()).startswith("placed"):
            assert line
        yield child


def only_game(folder: Path) -> Path:
    (path,) = (folder / "games").glob("*.tyrus")
    return path


@pytest.mark.parametrize(
    "number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)]
)
def test_signal_ends_the_program_silently_with_matching_exit_status(number: signal.Signals) -> None:
    with running([sys.executable, "-c", PROGRAM]) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        program.send_signal(number)
        assert program.communicate(timeout=WAIT_MS / 1000) == ("", "")
    assert program.returncode == 128 + number


def test_signal_confirms_and_saves_the_placed_tile(tmp_path: Path) -> None:
    """Further signals do not interrupt saving. On a busy machine, a later one may come first."""
    numbers = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGINT)
    options = Options(str(tmp_path), undo_ms=(FOR_EVER_MS,), fsync_s=0.4)
    with playing(options) as child:
        assert not record_files.read(only_game(tmp_path)).placements
        for number in numbers:
            child.send_signal(number)
            time.sleep(0.1)
        assert child.communicate(timeout=WAIT_MS / 1000) == ("", "")
    assert child.returncode in {128 + number for number in numbers}
    assert len(record_files.read(only_game(tmp_path)).placements) == 1


def test_ending_the_desktop_session_confirms_and_saves_the_placed_tile(tmp_path: Path) -> None:
    options = Options(str(tmp_path), undo_ms=(FOR_EVER_MS,), fsync_s=0.1, log_out=True)
    with playing(options) as child:
        assert child.communicate(timeout=WAIT_MS / 1000) == ("", "")
    assert len(record_files.read(only_game(tmp_path)).placements) == 1


def test_unignored_signal_wakes_the_qt_event_loop(signals: EndingSignals, fresh: Screen) -> None:
    with fresh.qtbot.waitSignal(signals.caught) as caught:
        signal.raise_signal(signal.SIGHUP)  # Ignored, as under nohup.
        QTimer.singleShot(50, lambda: os.kill(os.getpid(), signal.SIGTERM))
    assert caught.args == [signal.SIGTERM]


def test_ctrl_c_does_not_interrupt_an_update_of_the_stage(
    signals: EndingSignals, fresh: Screen
) -> None:
    caught: list[int] = []
    signals.caught.connect(caught.append)
    fresh.play_computer()
    fresh.table.stage.changed.connect(lambda: signal.raise_signal(signal.SIGINT))
    fresh.place(fresh.choose())
    fresh.wait_for(Phase.PERSON)
    fresh.qtbot.waitUntil(lambda: bool(caught))
    assert set(caught) == {signal.SIGINT}
    assert len(fresh.game.referee.placements) == 2
