"""The process ends although a player or the disk hangs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
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


def run(folder: Path, hangs: str, hanging: str) -> subprocess.CompletedProcess[str]:
    """Begin a game, and quit after a while."""
    folders = {name: str(folder) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM.format(hangs=hangs, hanging=hanging)],
        check=False,
        cwd=ROOT,
        env=os.environ | folders | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("hangs", "hanging"),
    [
        ("RandomPlayer.choose", "pass"),
        ("os.fsync", "time.sleep(3600)"),
        pytest.param("RandomPlayer.choose", "time.sleep(3600)", marks=pytest.mark.long),
    ],
)
def test_process_ends_while_a_player_or_the_disk_hangs(
    tmp_path: Path, hangs: str, hanging: str
) -> None:
    done = run(tmp_path, hangs, hanging)
    assert (done.returncode, done.stdout, done.stderr) == (0, "asked\n", "")
