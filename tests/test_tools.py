"""The scripts that set up, check and translate: what they must notice."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import environment
import linguist
import system_libraries

ROOT = Path(__file__).resolve().parent.parent
LDD = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
"""


def test_libraries_that_are_not_found_are_read_from_ldd() -> None:
    assert system_libraries.not_found(LDD) == {"libEGL.so.1", "libxcb-cursor.so.0"}


def test_a_window_needs_what_its_display_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert system_libraries.platforms_for_a_window() == ("offscreen",)
    monkeypatch.setenv("DISPLAY", ":1")
    assert system_libraries.platforms_for_a_window() == ("xcb",)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert system_libraries.platforms_for_a_window() == ("wayland", "xcb")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb:nograb")
    assert system_libraries.platforms_for_a_window() == ("xcb",)


def test_who_may_not_install_is_told_the_line_that_does(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"libEGL.so.1", "libxcb-cursor.so.0"}
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing", lambda *_: missing)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    line = "sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0"
    with pytest.raises(environment.Missing, match=line):
        system_libraries.require(sys.executable, ("xcb",))


def test_other_distributions_are_told_the_libraries_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing", lambda *_: {"libEGL.so.1"})
    monkeypatch.setattr(shutil, "which", lambda name: name if name in {"ldd", "dnf"} else None)
    line = r"sudo dnf install -y 'libEGL\.so\.1\(\)\(64bit\)'"
    with pytest.raises(environment.Missing, match=line):
        system_libraries.require(sys.executable, ("xcb",))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small application of its own, with our tools beside it."""
    shutil.copytree(ROOT / "packaging", tmp_path / "packaging")
    desktop = tmp_path / "tyrus_desktop" / "desktop"
    module = desktop / "qml" / "Tyrus"
    module.mkdir(parents=True)
    (module / "qmldir").write_text("module Tyrus\nMain 1.0 Main.qml\n", "utf-8")
    (module / "Main.qml").write_text(QML, "utf-8")
    (tmp_path / "tyrus_desktop" / "__init__.py").touch()
    (desktop / "__init__.py").touch()
    (desktop / "game.py").write_text(PYTHON, "utf-8")
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "tyrus_fr.ts").write_text(FRENCH, "utf-8")
    return tmp_path


PYTHON = """
from PySide6.QtCore import Property, QAbstractListModel, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, QmlUncreatable

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

class Rows(QAbstractListModel):
    count = Property(int, lambda self: 9, constant=True)

@QmlElement
@QmlUncreatable("the game has one")
class Hand(Rows):
    pass

@QmlElement
@QmlSingleton
class Game(QObject):
    hand = Property(Hand, lambda self: Hand(self), constant=True)

    @Slot(int)
    def play(self, tile): ...
"""
QML = """
import QtQuick
import Tyrus.Core

Item {
    id: root
    required property Hand hand
    readonly property int count: Game.hand.count + root.hand.count
    readonly property string title: qsTr("New game")
    Component.onCompleted: Game.play(1)
}
"""
FRENCH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Main</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
</TS>
"""


def tool(house: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a tool of the house."""
    script = str(house / "packaging" / command[0])
    line = [sys.executable, script, *command[1:]]
    return subprocess.run(line, capture_output=True, text=True, check=False)


def test_right_qml_passes_with_the_python_types_known(house: Path) -> None:
    done = tool(house, "qml_check.py")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Game.play(1)", "Game.pley(1)"),
        ("root.hand.count", "root.hand.counts"),
        ("Game.hand.count", "nowhere.count"),
        ("Game.hand.count", "Game.hand.title"),
        ("required property Hand hand", "required property Fist hand"),
    ],
)
def test_wrong_qml_fails(house: Path, right: str, wrong: str) -> None:
    main = house / "tyrus_desktop" / "desktop" / "qml" / "Tyrus" / "Main.qml"
    main.write_text(QML.replace(right, wrong), "utf-8")
    done = tool(house, "qml_check.py")
    assert done.returncode != 0
    assert "Main.qml" in done.stderr


def test_translations_that_say_all_pass(house: Path) -> None:
    done = tool(house, "linguist.py", "check")
    assert (done.returncode, done.stdout.strip()) == (0, "")


def test_a_new_text_in_the_code_makes_the_translations_stale(house: Path) -> None:
    main = house / "tyrus_desktop" / "desktop" / "qml" / "Tyrus" / "Main.qml"
    main.write_text(QML.replace("New game", "Another game"), "utf-8")
    assert "not up to date" in tool(house, "linguist.py", "check").stdout


@pytest.mark.parametrize("kind", ["unfinished", "vanished"])
def test_an_entry_that_is_unfinished_or_vanished_fails(house: Path, kind: str) -> None:
    french = house / "translations" / "tyrus_fr.ts"
    marked = FRENCH.replace("<translation>", f'<translation type="{kind}">')
    french.write_text(marked, "utf-8")
    done = tool(house, "linguist.py", "check")
    assert done.returncode == 1
    assert "not translated: New game" in done.stdout


def test_translations_are_compiled_once_and_again_when_they_change(house: Path) -> None:
    compiled = house / "build" / "i18n" / "tyrus_fr.qm"
    tool(house, "linguist.py", "compile")
    first = compiled.stat().st_mtime_ns
    tool(house, "linguist.py", "compile")
    assert compiled.stat().st_mtime_ns == first
    os.utime(house / "translations" / "tyrus_fr.ts")
    tool(house, "linguist.py", "compile")
    assert compiled.stat().st_mtime_ns > first


def test_a_tool_that_qt_does_not_have_is_named() -> None:
    with pytest.raises(SystemExit, match="has no lunch"):
        linguist.qt_tool("lunch")
