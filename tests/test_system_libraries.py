"""Finding Qt's missing system libraries, and what users are told about them."""

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


def test_the_libraries_that_ldd_does_not_find_are_read_from_its_output() -> None:
    assert system_libraries.not_found(LDD) == {"libEGL.so.1", "libxcb-cursor.so.0"}


def test_the_platform_plugins_follow_from_the_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert system_libraries.platforms_for_a_window() == ("offscreen",)
    monkeypatch.setenv("DISPLAY", ":1")
    assert system_libraries.platforms_for_a_window() == ("xcb",)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert system_libraries.platforms_for_a_window() == ("wayland", "xcb")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb:nograb")
    assert system_libraries.platforms_for_a_window() == ("xcb",)


def test_a_user_without_root_rights_is_told_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"libEGL.so.1", "libxcb-cursor.so.0"}
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing", lambda *_: missing)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    line = "sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0"
    with pytest.raises(environment.Missing, match=line):
        system_libraries.require(sys.executable, ("xcb",))


def test_users_of_other_distributions_are_told_a_command_with_the_libraries_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing", lambda *_: {"libEGL.so.1"})
    monkeypatch.setattr(shutil, "which", lambda name: name if name in {"ldd", "dnf"} else None)
    line = r"sudo dnf install -y 'libEGL\.so\.1\(\)\(64bit\)'"
    with pytest.raises(environment.Missing, match=line):
        system_libraries.require(sys.executable, ("xcb",))


def test_a_library_that_only_a_platforms_plugin_lacks_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def ldd(command: list[str], **_options: object) -> subprocess.CompletedProcess[bytes]:
        absent = LDD if any("platforms" in file for file in command) else ""
        return subprocess.CompletedProcess(command, 1, absent.encode())

    monkeypatch.setattr(system_libraries, "answer", lambda _: PySide6.__file__)
    monkeypatch.setattr(subprocess, "run", ldd)
    assert system_libraries.missing(sys.executable, ()) == set()
    if sys.platform == "linux":
        assert system_libraries.missing(sys.executable, ("xcb",)) == {
            "libEGL.so.1",
            "libxcb-cursor.so.0",
        }


@pytest.mark.parametrize("installed", [True, False])
def test_libraries_that_are_still_missing_after_the_installation_are_named(
    monkeypatch: pytest.MonkeyPatch, installed: bool
) -> None:
    absent = [{"libEGL.so.1", "libnew.so.7"}, set[str]() if installed else {"libnew.so.7"}]
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing", lambda *_: absent.pop(0))
    monkeypatch.setattr(system_libraries, "installed_by_apt", lambda *_: None)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in {"ldd", "apt-get"} else None)
    if installed:
        system_libraries.require(sys.executable, ("xcb",))
    else:
        with pytest.raises(environment.Missing, match=r"system libraries: libnew\.so\.7\."):
            system_libraries.require(sys.executable, ("xcb",))
