"""Environments are rebuilt when needed; missing tools and system libraries are named."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import environment
import system_libraries
import training
from tyrus_desktop import system_libraries as libraries

ROOT = Path(__file__).resolve().parent.parent
LOCKS = (environment.RUN_LOCK, environment.DEV_LOCK)


@pytest.fixture
def installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that records created environments and installations, in a project with empty locks."""
    done: list[str] = []
    for lock in (*LOCKS, environment.BUNDLE_LOCK):
        (tmp_path / lock).touch()

    def create(venv: Path) -> None:
        venv.mkdir(exist_ok=True)
        done.append(f"create {venv.name}")

    monkeypatch.setattr(environment, "ROOT", str(tmp_path))
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "is_usable", Path.is_dir)
    monkeypatch.setattr(environment, "create", create)
    monkeypatch.setattr(environment, "install", lambda _python, lock: done.append(lock))
    monkeypatch.setattr(environment, "pip", lambda *_: done.append("the project"))
    return done


def taken(done: list[str]) -> list[str]:
    """Return what was recorded since the last call, and clear the record."""
    found = done.copy()
    done.clear()
    return found


def test_environment_is_reinstalled_when_a_lock_file_changes(
    installs: list[str], tmp_path: Path
) -> None:
    environment.prepare((environment.RUN_LOCK,))
    assert taken(installs) == ["create .venv", environment.RUN_LOCK]
    environment.prepare(LOCKS)
    assert taken(installs) == [environment.DEV_LOCK, "the project"]
    environment.prepare((environment.RUN_LOCK,))  # The developers' lock contains all its packages.
    assert taken(installs) == []
    for lock in LOCKS:
        (tmp_path / lock).write_text("numpy==3.0\n")
        environment.prepare(LOCKS)
        assert taken(installs) == [environment.DEV_LOCK, "the project"]
        environment.prepare(LOCKS)
        assert taken(installs) == []


def test_separate_environment_is_rebuilt_if_broken_changed_or_incomplete(
    installs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_python: str, _lock: str) -> None:
        raise environment.Missing("pip failed.")

    venv, lock = tmp_path / "bundle-env", environment.BUNDLE_LOCK
    with monkeypatch.context() as patch:
        patch.setattr(environment, "install", fail)
        with pytest.raises(environment.Missing):
            environment.separate(venv, lock)
    taken(installs)
    made = ["create bundle-env", lock]
    assert environment.separate(venv, lock) == environment.python_in(venv)
    assert taken(installs)[-1] == lock
    environment.separate(venv, lock)
    assert taken(installs) == []
    (tmp_path / lock).write_text("pyinstaller==7.0\n")
    environment.separate(venv, lock)
    assert taken(installs) == made
    monkeypatch.setattr(environment, "is_usable", lambda _: False)
    environment.separate(venv, lock)
    assert taken(installs) == made


@pytest.mark.skipif(os.name == "nt", reason="makes a Python by a shell script")
def test_environment_is_usable_if_its_python_works(tmp_path: Path) -> None:
    assert not environment.is_usable(tmp_path)
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    for script, usable in (
        ("exit 1", False),
        ("echo /elsewhere", False),
        (f"echo {tmp_path}", True),
    ):
        python.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        python.chmod(0o755)
        assert environment.is_usable(tmp_path) is usable


def test_old_python_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(environment.Missing, match=r"needs Python 3\.11 to 3\.14; only 3\.9"):
        environment.python_for_venv()
    scripts = [f"packaging/{name}.py" for name in ("dev", "environment", "system_libraries")]
    for script in (*scripts, "tyrus_desktop/system_libraries.py"):  # An old Python reads these.
        ast.parse(Path(ROOT, script).read_text("utf-8"), feature_version=(3, 7))


def test_torch_and_cuda_are_locked_apart_from_common_packages() -> None:
    lock = Path(ROOT, environment.TRAIN_LOCK).read_text("utf-8")
    common, torch, cuda = training.split(lock)
    assert not re.search("^(torch|nvidia|cuda|triton)", common, re.MULTILINE)
    assert re.findall("^[a-z]+", torch, re.MULTILINE) == ["torch"]
    assert set(re.findall("^[a-z]+", cuda, re.MULTILINE)) == {"nvidia", "cuda", "triton"}
    assert sorted((common + torch + cuda).splitlines()) == sorted(lock.splitlines())
    # The CPU-only build has the locked version.
    assert training.TORCH_CPU.split("+")[0] == torch.split(" ")[0]


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

    assert libraries.not_found(LDD) == ABSENT
    monkeypatch.setattr(system_libraries, "answer", lambda _: PySide6.__file__)
    monkeypatch.setattr(subprocess, "run", ldd)
    assert system_libraries.missing(sys.executable, ()) == set()
    if sys.platform == "linux":
        assert system_libraries.missing(sys.executable, ("xcb",)) == ABSENT


def test_display_determines_the_required_platform_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
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
        ({"ldd", "dnf"}, r"sudo dnf install -y 'libEGL\.so\.1\(\)\(64bit\)' 'libxcb-cursor"),
        ({"ldd"}, "Install the packages that contain them"),
    ],
)
def test_error_shows_the_command_that_installs_missing_libraries(
    monkeypatch: pytest.MonkeyPatch, tools: set[str], line: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing", lambda *_: ABSENT)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in tools else None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(environment.Missing, match=line):
        system_libraries.require(sys.executable, ("xcb",))
