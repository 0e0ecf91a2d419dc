"""The scripts that check QML and translations, and print the import graph."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.command import ROOT, Done, run


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small application, with the scripts of `packaging/`."""
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
from enum import Enum, IntEnum

from PySide6.QtCore import Property, QAbstractListModel, QEnum, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

@QmlElement
class Board(QObject):
    played = Signal(int)

    @QEnum
    class Shape(Enum):
        ROUND = 0

    def set_shape(self, shape): ...

    shapeChanged = Signal()
    shape = Property(int, lambda self: 0, set_shape, notify=shapeChanged)

class Rows(QAbstractListModel):
    count = Property(int, lambda self: 9, constant=True)

@QmlElement
@QmlUncreatable("the game has one")
class Hand(Rows):
    pass

@QmlElement
@QmlUncreatable("the window is given one")
class Game(QObject):
    @QEnum
    class Side(IntEnum):
        Ivory = 0

    side = Property(int, lambda self: 0, constant=True)
    hand = Property(Hand, lambda self: Hand(self), constant=True)

    @Slot(int)
    def play(self, tile): ...
"""
QML = """
import QtQuick
import Tyrus.Core

Item {
    id: root
    required property Game game
    required property Hand hand
    readonly property int count: root.game.hand.count + root.hand.count
    readonly property string title: qsTr("New game")
    readonly property bool ivory: root.game.side >= 0 && root.game.side === Game.Ivory
    readonly property color wood: "transparent"
    Component.onCompleted: root.game.play(1)

    Board {
        shape: Board.ROUND
        onPlayed: tile => root.game.play(tile)
    }
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


def tool(project: Path, script: str, *arguments: str) -> Done:
    """Run a script of the project."""
    return run(sys.executable, project / "packaging" / script, *arguments)


WRONG = [
    ("root.game.play(1)", "root.game.pley(1)"),
    ("root.game.hand.count", "nowhere.count"),
    ("required property Hand hand", "required property Fist hand"),
    ("Board.ROUND", "Board.SQUARE"),
    ("onPlayed", "onTaken"),
    ("root.game.play(1)", "root.game.hand = null"),
    ("root.game.side === Game.Ivory", "root.game.side === 0"),
    ("root.game.side === Game.Ivory", "root.game.side < 1"),
    ("root.game.side === Game.Ivory", 'root.game.side === "ivory"'),
    ("root.game.side === Game.Ivory", '["ivory"].includes(root.game.side)'),
    ("root.game.side === Game.Ivory", "Math.floor(root.game.side / 3)"),
    ('color wood: "transparent"', 'color wood: "#ecdcb6"'),
    ('color wood: "transparent"', 'color wood: "peru"'),
]


def test_invalid_qml_is_reported_and_valid_qml_passes(project: Path) -> None:
    module = project / "tyrus_desktop" / "desktop" / "qml" / "Tyrus"
    for number, (right, wrong) in enumerate(WRONG):
        (module / f"Wrong{number}.qml").write_text(QML.replace(right, wrong), "utf-8")
    done = tool(project, "qml_check.py")
    assert done.returncode != 0
    found = {int(number) for number in re.findall(r"Wrong(\d+)\.qml", done.stderr)}
    assert [WRONG[number] for number in range(len(WRONG)) if number not in found] == []
    assert "Main.qml" not in done.stderr


def test_translations_follow_the_texts_in_the_code(project: Path) -> None:
    done = tool(project, "linguist.py", "check")
    assert (done.returncode, done.stdout.strip()) == (0, "")
    main = project / "tyrus_desktop" / "desktop" / "qml" / "Tyrus" / "Main.qml"
    plural = 'readonly property string wins: qsTr("%n win(s)", "", 3)\n    Component'
    text = QML.replace("New game", "Another game").replace("Component", plural, 1)
    main.write_text(text, "utf-8")
    english = project / "translations" / "tyrus_en.ts"
    english.write_text(re.sub("<context>.*</context>", "", FRENCH, flags=re.DOTALL), "utf-8")
    assert "not up to date" in tool(project, "linguist.py", "check").stdout
    tool(project, "linguist.py", "update")
    assert "New game" not in (project / "translations" / "tyrus_fr.ts").read_text("utf-8")
    # The English file has plural forms only.
    assert re.findall("<source>(.*)</source>", english.read_text("utf-8")) == ["%n win(s)"]
    done = tool(project, "linguist.py", "check")
    assert done.returncode == 1
    assert "tyrus_fr.ts: not translated: Another game" in done.stdout
