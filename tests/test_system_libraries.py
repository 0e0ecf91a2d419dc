"""Finding Qt's missing system libraries, and the command shown to the user."""

import os
import shutil
import subprocess
import sys

import PySide6
import pytest

import environment
import system_libraries

LDD = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
"""
ABSENT = {"libEGL.so.1", "libxcb-cursor.so.0"}


def test_missing_libraries_of_a_platform_plugin_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def ldd(command: list[str], **_options: object) -> subprocess.CompletedProcess[bytes]:
        absent = LDD if any("platforms" in file for file in command) else ""
        return subprocess.CompletedProcess(command, 1, absent.encode())

    assert system_libraries.not_found(LDD) == ABSENT
    monkeypatch.setattr(system_libraries, "answer", lambda _: PySide6.__file__)
    monkeypatch.setattr(subprocess, "run", ldd)
    assert system_libraries.missing(sys.executable, ()) == set()
    if sys.platform == "linux":
        assert system_libraries.missing(sys.executable, ("xcb",)) == ABSENT


def test_platform_plugins_follow_from_the_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert system_libraries.platforms_for_a_window() == ("offscreen",)
    monkeypatch.setenv("DISPLAY", ":1")
    assert system_libraries.platforms_for_a_window() == ("xcb",)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert system_libraries.platforms_for_a_window() == ("wayland", "xcb")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb:nograb")
    assert system_libraries.platforms_for_a_window() == ("xcb",)


@pytest.mark.parametrize(
    ("tools", "line"),
    [
        (
            {"ldd", "apt-get", "dnf"},
            "sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0",
        ),
        (
            {"ldd", "dnf"},
            r"sudo dnf install -y 'libEGL\.so\.1\(\)\(64bit\)' 'libxcb-cursor\.so\.0\(\)",
        ),
        ({"ldd"}, "Install the packages that contain them"),
    ],
)
def test_user_is_shown_the_command_that_installs(
    monkeypatch: pytest.MonkeyPatch, tools: set[str], line: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing", lambda *_: ABSENT)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in tools else None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(environment.Missing, match=line):
        system_libraries.require(sys.executable, ("xcb",))
