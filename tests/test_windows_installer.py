"""The Windows installer under Wine: what it installs, refuses and leaves behind.

The installed program is Wine's command line, renamed to tyrus.exe. Wine ignores the file types of a
single user, so opening a game file is not tested.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import windows_installer
from tests.icon_files import rendered

TOOLS = ("wine", "wineserver", "makensis")
pytestmark = [
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="needs Wine and NSIS"),
]


class Windows:
    """A Wine prefix in `folder`, with the installer, `setup`, copied into it."""

    def __init__(self, folder: Path) -> None:
        self.prefix = folder / "prefix"
        given = {"WINEPREFIX": str(self.prefix), "WINEDEBUG": "-all", "HOME": str(folder)}
        given["WINEDLLOVERRIDES"] = "mscoree,mshtml,winemenubuilder.exe="
        screen = ("DISPLAY", "WAYLAND_DISPLAY")
        self.environ = {k: v for k, v in os.environ.items() if k not in screen} | given
        self.run("wineboot", "-i")
        drive = self.prefix / "drive_c"
        if not (drive / "windows/syswow64").exists():
            pytest.skip("Wine cannot run 32-bit programs, such as the installer")
        (home,) = (path.parent.parent for path in (drive / "users").glob("*/AppData/Local"))
        self.tyrus = home / "AppData/Local/Programs/Tyrus"
        self.shortcut = home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Tyrus.lnk"
        payload = folder / "payload"
        (payload / "_internal").mkdir(parents=True)
        (payload / "_internal/library.dll").write_bytes(b"dummy")
        shutil.copy(drive / "windows/system32/cmd.exe", payload / "tyrus.exe")
        rendered()
        self.setup = windows_installer.compiled(payload, drive / "tyrus-setup.exe")

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Start a Windows program, with a pipe as its standard input."""
        return subprocess.Popen(
            ["wine", *command],
            env=self.environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def run(self, *command: str) -> int:
        """Run a Windows program and its children; return its exit status."""
        program = self.start(*command)
        program.communicate(timeout=300)
        return program.returncode

    def settle(self) -> None:
        """Wait until all programs have ended and the registry is written."""
        subprocess.run(["wineserver", "-w"], env=self.environ, check=True, timeout=120)

    def registry(self) -> str:
        """Return the current user's registry in Wine's text format."""
        self.settle()
        return (self.prefix / "user.reg").read_text("utf-8")


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    machine = Windows(tmp_path_factory.mktemp("wine"))
    yield machine
    subprocess.run(["wineserver", "-k"], env=machine.environ, check=False)


def files(folder: Path) -> set[str]:
    """Return the names of all files below a folder, relative to it."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


INSTALLED = {"tyrus.exe", "tyrus-record.ico", "uninstall.exe", "_internal/library.dll"}


def test_installer_installs_for_one_user_and_uninstalls(windows: Windows) -> None:
    assert windows.run(str(windows.setup), "/S") == 0
    assert files(windows.tyrus) == INSTALLED
    assert windows.shortcut.exists()
    registry = windows.registry()
    for key in (r"Classes\\.tyrus]", r"Classes\\Tyrus.Record.1\\shell\\open\\command]"):
        assert f"[Software\\\\{key}" in registry
    assert r'AppData\\Local\\Programs\\Tyrus\\tyrus.exe\" \"%1\""' in registry
    assert r"CurrentVersion\\Uninstall\\Tyrus]" in registry
    assert windows.run(str(windows.tyrus / "uninstall.exe"), "/S") == 0
    windows.settle()  # The uninstaller starts a copy of itself, which deletes the original.
    assert not windows.tyrus.exists()
    assert not windows.shortcut.exists()
    assert "Tyrus" not in windows.registry()


def test_update_keeps_the_users_files_and_a_running_program(windows: Windows) -> None:
    windows.run(str(windows.setup), "/S")
    library = windows.tyrus / "_internal/library.dll"
    program = windows.start(str(windows.tyrus / "tyrus.exe"))
    time.sleep(2)
    library.write_bytes(b"as it was")
    assert windows.run(str(windows.setup), "/S") != 0
    assert library.read_bytes() == b"as it was"
    program.communicate(b"exit\r\n", timeout=60)
    (windows.tyrus / "_internal/old.dll").write_bytes(b"of an earlier version")
    (windows.tyrus / "mine.txt").write_text("the user's own")
    assert windows.run(str(windows.setup), "/S") == 0
    assert files(windows.tyrus) == INSTALLED | {"mine.txt"}
    windows.run(str(windows.tyrus / "uninstall.exe"), "/S")
    windows.settle()
    assert files(windows.tyrus) == {"mine.txt"}
