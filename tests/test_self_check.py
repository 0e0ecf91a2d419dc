"""The self-check, and the filter that denies a program access to the network."""

import os
import platform
import re
import signal
import sys
from pathlib import Path

import pytest

import bundle_check
import without_network
from tests.command import PROGRAM, ROOT, run

DENIED = [sys.executable, str(ROOT / "packaging" / "without_network.py")]
CAN_DENY = sys.platform == "linux" and platform.machine() in without_network.CALLS
SELF_CHECK = [*PROGRAM, "--self-check"]


def self_check(home: Path) -> list[str]:
    """Run the self-check from source in this home, without the network; return its lines."""
    names = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH")
    environ = {name: os.environ[name] for name in names if name in os.environ}
    its_own = {"HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C"}
    done = run(*(DENIED if CAN_DENY else []), *SELF_CHECK, env=environ | its_own, cwd=home)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert list(home.iterdir()) == []
    return done.stdout.splitlines()


def test_self_check_passes_offline_and_leaves_no_file(tmp_path: Path) -> None:
    lines = self_check(tmp_path)
    assert lines[-1].endswith("all checks passed")
    assert all(" ok " in line for line in lines[:-1])
    # A bundle must print the same lines: screens before, during and after a game.
    assert len(bundle_check.timeless(lines)) == len(bundle_check.SAME) + 2


SABOTAGE = """
import logging, sys
from PySide6.QtCore import qWarning
from tyrus_desktop import commands
from tyrus_desktop.desktop.self_check import checks
checks.CHECKS = {
    "sound": lambda run: "done",
    "warns": lambda run: qWarning("a warning") or "done",
    "logs": lambda run: logging.error("a fault") or "done",
    "raises": lambda run: 1 / 0,
}
sys.exit(commands.main(["--self-check"]))
"""
LINES = (
    r"sound +ok",
    r"warns +FAILED.*\n +a warning",
    r"logs +FAILED.*\n +a fault",
    r"raises +FAILED.*ZeroDivisionError",
    r"FAILED: warns, logs, raises\n",
)


def test_any_warning_or_error_fails_the_self_check() -> None:
    done = run(sys.executable, "-c", SABOTAGE, cwd=ROOT)
    assert done.returncode == 1, done.stdout + done.stderr
    assert all(re.search(line, done.stdout) for line in LINES), done.stdout


ASK = """
import socket, sys
socket.socket(socket.AF_UNIX)
print("granted", flush=True)
try:
    socket.socket(getattr(socket, sys.argv[1]))
except OSError:
    print("swallowed")
"""


@pytest.mark.skipif(not CAN_DENY, reason="no filter for this system")
@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_network_filter_kills_internet_sockets_but_allows_local_sockets(family: str) -> None:
    done = run(*DENIED, sys.executable, "-c", ASK, family)
    assert (done.returncode, done.stdout) == (-signal.SIGSYS, "granted\n")
