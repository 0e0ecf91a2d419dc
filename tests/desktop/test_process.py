"""The program sets the switches of its process: collectors, threads, exceptions."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.desktop.conftest import Starter
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.startup import engine
from tyrus_desktop.library.catalogue import Catalogue

ROOT = Path(__file__).resolve().parents[2]

SWITCHES = """
import gc, json, os, sys
from PySide6.QtCore import QCoreApplication, QTimer
from tyrus_desktop.desktop.startup import start

during = []

def look():
    print(json.dumps({
        "imports": during[0],
        "window": [gc.isenabled(), gc.get_freeze_count() > 10_000],
        "interval": sys.getswitchinterval(),
        "numpy threads": os.environ.get("OPENBLAS_NUM_THREADS"),
        "QML's collector": os.environ.get("QV4_GC_TIMELIMIT"),
        "hook": sys.excepthook.__qualname__,
        "numpy": "numpy" in sys.modules,
    }))
    QCoreApplication.quit()

def load_fonts():
    during.append(gc.isenabled())

start.load_fonts = load_fonts
start._show_icon = lambda: QTimer.singleShot(0, look)
from tyrus_desktop.__main__ import main
sys.exit(main([]))
"""


def test_start_sets_the_switches_of_its_process(tmp_path: Path) -> None:
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    switches = ("OPENBLAS_NUM_THREADS", "QV4_GC_TIMELIMIT")
    inherited = {k: v for k, v in os.environ.items() if k not in switches}
    done = subprocess.run(
        [sys.executable, "-c", SWITCHES],
        cwd=ROOT,
        env=inherited
        | dict.fromkeys(folders, str(tmp_path))
        | {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert json.loads(done.stdout) == {
        "imports": False,
        "window": [True, True],
        "interval": pytest.approx(process.SWITCH_INTERVAL),
        "numpy threads": "1",
        "QML's collector": "0",
        "hook": "UnexpectedErrors.report",
        "numpy": False,
    }


def test_switch_of_qmls_collector_precedes_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An engine reads it once, when it is created."""
    monkeypatch.delenv("QV4_GC_TIMELIMIT", raising=False)
    monkeypatch.setattr(engine, "QQmlApplicationEngine", lambda: os.environ.get("QV4_GC_TIMELIMIT"))
    assert str(engine.new_engine()) == "0"
    monkeypatch.setenv("QV4_GC_TIMELIMIT", "5")
    assert str(engine.new_engine()) == "5"


def test_players_of_a_game_are_frozen(start: Starter) -> None:
    screen = start()
    gc.unfreeze()
    screen.play_computer()
    screen.qtbot.waitUntil(lambda: gc.get_freeze_count() > 10_000)
    assert gc.isenabled()
    gc.unfreeze()


def test_games_of_the_library_are_frozen(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    enabled = []
    load = Catalogue.load

    def load_and_look(catalogue: Catalogue) -> None:
        enabled.append(gc.isenabled())
        load(catalogue)

    monkeypatch.setattr(Catalogue, "load", load_and_look)
    screen = start()
    gc.unfreeze()
    screen.application.library.open()
    screen.qtbot.waitUntil(lambda: gc.get_freeze_count() > 10_000)
    assert (enabled, gc.isenabled()) == ([False], True)
    gc.unfreeze()


def test_nested_pauses_resume_the_collector_once() -> None:
    assert gc.isenabled()
    with process.collector_paused():
        with process.collector_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
