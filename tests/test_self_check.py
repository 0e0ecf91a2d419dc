"""The self-check, and the filter that denies a program the network."""

from __future__ import annotations

import os
import platform
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bundle_check
import without_network

ROOT = Path(__file__).resolve().parent.parent
DENIED = [sys.executable, str(ROOT / "packaging" / "without_network.py")]
CAN_DENY = sys.platform == "linux" and platform.machine() in without_network.CALLS
SELF_CHECK = [sys.executable, "-m", "tyrus_desktop", "--self-check"]


def self_check(home: Path, *before: str) -> subprocess.CompletedProcess[str]:
    """Run the self-check of the sources, with `home` as the user's home."""
    names = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH")
    environ = {name: os.environ[name] for name in names if name in os.environ}
    return subprocess.run(
        [*before, *SELF_CHECK],
        env={**environ, "HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
        cwd=home,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Path]:
    """The lines of a self-check that was denied the network, and its home."""
    home = tmp_path_factory.mktemp("home")
    done = self_check(home, *(DENIED if CAN_DENY else []))
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout.splitlines(), home


def test_the_self_check_passes(checked: tuple[list[str], Path]) -> None:
    lines, _ = checked
    assert lines[-1].endswith("all checks passed")
    assert all(" ok " in line for line in lines[:-1])


def test_the_self_check_leaves_no_file_in_the_home(checked: tuple[list[str], Path]) -> None:
    _, home = checked
    assert list(home.iterdir()) == []


def test_the_self_check_has_every_line_by_which_a_bundle_is_compared(
    checked: tuple[list[str], Path],
) -> None:
    lines = bundle_check.timeless(checked[0])
    assert len(lines) == len(bundle_check.SAME) + 2  # Screens before a game, in one, after one.


@pytest.mark.long
def test_two_self_checks_print_the_same(checked: tuple[list[str], Path], tmp_path: Path) -> None:
    """Otherwise a bundle could not be compared with the sources."""
    again = self_check(tmp_path).stdout.splitlines()
    assert bundle_check.timeless(again) == bundle_check.timeless(checked[0])


SABOTAGE = """
import sys
from tyrus_desktop import commands
from tyrus_desktop.desktop.self_check import checks as self_check
{code}
sys.exit(commands.main(["--self-check"]))
"""


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            (
                "import logging\n"
                "from PySide6.QtCore import qWarning\n"
                "self_check.CHECKS = {'sound': lambda run: 'done',"
                " 'warns': lambda run: qWarning('a warning') or 'done',"
                " 'logs': lambda run: logging.error('a fault') or 'done',"
                " 'raises': lambda run: 1 / 0}"
            ),
            [
                r"sound +ok",
                r"warns +FAILED.*\n +a warning",
                r"logs +FAILED.*\n +a fault",
                r"raises +FAILED.*ZeroDivisionError",
                r"FAILED: warns, logs, raises\n",
            ],
        ),
        (
            (
                "from pathlib import Path\nfrom tyrus_desktop import paths\n"
                "paths.translations = lambda: Path('nowhere')\n"
                "del self_check.CHECKS['screens before a game'], self_check.CHECKS['whole game']\n"
                "del self_check.CHECKS['screens in a game'], self_check.CHECKS['record']\n"
                "del self_check.CHECKS['screens after a game']"
            ),
            [r"translations +FAILED", r"tyrus_en\.qm can't be read", r"FAILED: translations\n"],
        ),
    ],
)
def test_any_warning_error_or_exception_fails_the_self_check(
    code: str, lines: list[str], tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SABOTAGE.format(code=code)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert all(re.search(line, done.stdout) for line in lines), done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_self_check_whose_lines_cannot_be_written_fails_and_says_so() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", SABOTAGE.format(code="self_check.CHECKS = {}")],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "could not be written" in done.stderr


# The network

ASK = "import socket, sys; socket.socket(getattr(socket, sys.argv[1])); print('granted')"
SWALLOW = f"try:\n    {ASK}\nexcept OSError:\n    print('swallowed')"


@pytest.mark.skipif(not CAN_DENY, reason="no filter for this system")
@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_a_program_that_opens_an_internet_socket_is_killed_even_if_it_catches_errors(
    family: str,
) -> None:
    done = subprocess.run([*DENIED, sys.executable, "-c", SWALLOW, family], check=False)
    assert done.returncode == -signal.SIGSYS


@pytest.mark.skipif(not CAN_DENY, reason="no filter for this system")
def test_a_local_socket_is_allowed() -> None:
    command = [*DENIED, sys.executable, "-c", ASK, "AF_UNIX"]
    assert subprocess.check_output(command, text=True).strip() == "granted"
