"""The program sets the switches of its process, which ends although something hangs."""

import gc
import json
import os
import platform
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.command import ROOT, Done, run
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.thinker import Thinker

SWITCHES = """
import ctypes, gc, json, os, platform, sys
from PySide6.QtCore import QCoreApplication, QTimer
from tyrus_desktop.desktop.startup import start

during = []

def look():
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_stats()  # It writes some lines for each heap.
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


def run_program(program: str, home: Path) -> Done:
    switches = ("OPENBLAS_NUM_THREADS", "QV4_GC_TIMELIMIT")
    inherited = {k: v for k, v in os.environ.items() if k not in switches}
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    qt = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    environment = inherited | dict.fromkeys(folders, str(home)) | qt
    return run(sys.executable, "-c", program, cwd=ROOT, env=environment)


def test_program_start_applies_its_process_configuration(tmp_path: Path) -> None:
    done = run_program(SWITCHES, tmp_path)
    assert done.stderr.count("Arena ") <= process.HEAPS
    assert json.loads(done.stdout) == {
        "imports": False,
        "window": [True, True],
        "interval": pytest.approx(process.SWITCH_INTERVAL),
        "numpy threads": "1",
        "QML's collector": "0",
        "hook": "UnexpectedErrors.report",
        "numpy": False,
    }


def resident() -> int:
    """Return the bytes of the process's own memory."""
    lines = Path("/proc/self/status").read_text().splitlines()
    (line,) = (each for each in lines if each.startswith("RssAnon"))
    return 1024 * int(line.split()[1])


def test_garbage_of_a_game_is_never_frozen() -> None:
    """Only imports are, which a process makes once."""
    with process.collector_paused():
        pass
    frozen = gc.get_freeze_count()
    with process.collector_paused():
        loop: list[object] = []
        loop.append(loop)
    assert gc.isenabled()
    assert gc.get_freeze_count() == frozen
    with process.collector_paused():
        sys.modules["imported"] = sys
    assert gc.get_freeze_count() > frozen
    del sys.modules["imported"]


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has this")
def test_next_game_returns_memory_to_the_system(qtbot: QtBot) -> None:
    blocks = [b"x" * 100_000 for _ in range(400)]
    del blocks[:-1]  # The last one keeps the heap from shrinking.
    before = resident()
    thinker = Thinker()
    thinker.begin([])
    qtbot.waitUntil(lambda: before - resident() > 20_000_000)
    thinker.close()


HANGING = """
import os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from tyrus_desktop.desktop.game import file_thread
from tyrus_desktop.desktop.startup import app
from tyrus_desktop.desktop.startup import start
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.rivals.random_player import RandomPlayer

def hang(*_):
    print("asked", flush=True)
    QTimer.singleShot(0, QGuiApplication.instance(), QGuiApplication.quit)
    while True:
        {hanging}

{hangs} = hang
file_thread.SHUTDOWN_S = 0.3
show = app.Application.show

def show_and_play(self):
    shown = show(self)
    self.table.start({{Side.IVORY: Seat(""), Side.BROWN: Seat("", "random")}}, Side.BROWN)
    return shown

app.Application.show = show_and_play
sys.exit(start.main())
"""
"""Begins a game with a player or a disk that hangs, and quits."""


@pytest.mark.parametrize(
    ("hangs", "hanging"),
    [
        ("RandomPlayer.choose", "pass"),
        ("os.fsync", "time.sleep(3600)"),
        pytest.param("RandomPlayer.choose", "time.sleep(3600)", marks=pytest.mark.long),
    ],
)
def test_process_exits_although_a_player_or_the_disk_hangs(
    tmp_path: Path, hangs: str, hanging: str
) -> None:
    done = run_program(HANGING.format(hangs=hangs, hanging=hanging), tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "asked\n", "")
