"""Windows' installer, run under Wine: what it lays down, what it refuses, what it leaves.

The payload is no Tyrus but Wine's own command line under its name. Wine shows its shell no file
types of a single user, so that a game is opened by its file is not seen here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import windows_installer
from tests.test_packaging import icons

TOOLS = ("wine", "wineserver", "makensis")
pytestmark = [
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="neither Wine nor NSIS is here"),
    pytest.mark.xdist_group("wine"),
]


class Windows:
    """A user's machine of Wine's, made in `folder`; `setup` is the installer, already on it."""

    def __init__(self, folder: Path) -> None:
        self.prefix = folder / "prefix"
        given = {"WINEPREFIX": str(self.prefix), "WINEDEBUG": "-all", "HOME": str(folder)}
        given["WINEDLLOVERRIDES"] = "mscoree,mshtml,winemenubuilder.exe="
        screen = ("DISPLAY", "WAYLAND_DISPLAY")
        self.environ = {k: v for k, v in os.environ.items() if k not in screen} | given
        self.run("wineboot", "-i")
        drive = self.prefix / "drive_c"
        if not (drive / "windows/syswow64").exists():
            pytest.skip("Wine has no 32-bit half, which the installer is made of")
        (home,) = (path.parent.parent for path in (drive / "users").glob("*/AppData/Local"))
        self.tyrus = home / "AppData/Local/Programs/Tyrus"
        self.shortcut = home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Tyrus.lnk"
        payload = folder / "payload"
        (payload / "_internal").mkdir(parents=True)
        (payload / "_internal/library.dll").write_bytes(b"no library")
        shutil.copy(drive / "windows/system32/cmd.exe", payload / "tyrus.exe")
        icons()
        self.setup = windows_installer.compiled(payload, drive / "tyrus-setup.exe")

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Start a program of Windows, which waits for what it is told."""
        return subprocess.Popen(
            ["wine", *command],
            env=self.environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def run(self, *command: str) -> int:
        """Run a program of Windows, and all that it starts, to its end; give its exit status."""
        program = self.start(*command)
        program.communicate(timeout=300)
        return program.returncode

    def settle(self) -> None:
        """Wait until nothing runs, and the registry is written."""
        subprocess.run(["wineserver", "-w"], env=self.environ, check=True, timeout=120)

    def registry(self) -> str:
        """The user's part of it, as Wine keeps it."""
        self.settle()
        return (self.prefix / "user.reg").read_text("utf-8")


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    machine = Windows(tmp_path_factory.mktemp("wine"))
    yield machine
    subprocess.run(["wineserver", "-k"], env=machine.environ, check=False)


def files(folder: Path) -> set[str]:
    """What lies in a folder and below, by its names from there."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


LAID_DOWN = {"tyrus.exe", "tyrus-record.ico", "uninstall.exe", "_internal/library.dll"}


def test_it_installs_for_one_user_and_goes_without_a_trace(windows: Windows) -> None:
    assert windows.run(str(windows.setup), "/S") == 0
    assert files(windows.tyrus) == LAID_DOWN
    assert windows.shortcut.exists()
    registry = windows.registry()
    for key in (r"Classes\\.tyrus]", r"Classes\\Tyrus.Record.1\\shell\\open\\command]"):
        assert f"[Software\\\\{key}" in registry
    assert r'AppData\\Local\\Programs\\Tyrus\\tyrus.exe\" \"%1\""' in registry
    assert r"CurrentVersion\\Uninstall\\Tyrus]" in registry
    assert windows.run(str(windows.tyrus / "uninstall.exe"), "/S") == 0
    windows.settle()  # It works on from a copy, which takes the first away.
    assert not windows.tyrus.exists()
    assert not windows.shortcut.exists()
    assert "Tyrus" not in windows.registry()


def test_an_update_leaves_none_of_the_old_libraries_and_all_that_is_the_users(
    windows: Windows,
) -> None:
    windows.run(str(windows.setup), "/S")
    (windows.tyrus / "_internal/old.dll").write_bytes(b"of an earlier version")
    (windows.tyrus / "mine.txt").write_text("the user's own")
    assert windows.run(str(windows.setup), "/S") == 0
    assert files(windows.tyrus) == LAID_DOWN | {"mine.txt"}
    windows.run(str(windows.tyrus / "uninstall.exe"), "/S")
    windows.settle()
    assert files(windows.tyrus) == {"mine.txt"}


def test_a_program_that_runs_is_not_written_over(windows: Windows) -> None:
    windows.run(str(windows.setup), "/S")
    program = windows.start(str(windows.tyrus / "tyrus.exe"))
    time.sleep(2)
    (windows.tyrus / "_internal/library.dll").write_bytes(b"as it was")
    assert windows.run(str(windows.setup), "/S") != 0
    assert (windows.tyrus / "_internal/library.dll").read_bytes() == b"as it was"
    program.communicate(b"exit\r\n", timeout=60)
    assert windows.run(str(windows.setup), "/S") == 0
