"""PySide starts with stand-ins for what explains wrong calls, and explains them all the same."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="put off on Linux alone")

ROOT = Path(__file__).resolve().parents[2]
EXPLAINS = "shibokensupport.signature.parser"

WRONG_CALLS = """
import sys
if {lean}:
    from tyrus_desktop.desktop.startup.lean import import_shiboken
    import_shiboken()
from PySide6.QtCore import QObject, QRect, QTimer
import zipfile, tempfile, inspect

print({explains!r} in sys.modules, file=sys.stderr)
thing = QObject()
calls = [
    lambda: thing.setObjectName(3),
    lambda: thing.setObjectName(4),
    lambda: QRect("one"),
    lambda: QTimer.singleShot("now"),
    lambda: QObject(nonsense=3),
    lambda: inspect.signature(thing.setObjectName),
    lambda: thing.setObjectName.__doc__,
    lambda: thing.objektName,
    lambda: zipfile.ZipFile.__module__,
    lambda: tempfile.gettempdir,
]
for call in calls:
    try:
        print(call.__code__.co_firstlineno, type(call()), call())
    except Exception as error:
        print(type(error), error)
print({explains!r} in sys.modules, file=sys.stderr)
"""

WHOLE_START = """
import sys
from PySide6.QtCore import QCoreApplication
from tyrus_desktop import __main__

def look():
    print({explains!r} in sys.modules)
    QCoreApplication.quit()

def show_and_look(self):
    from PySide6.QtCore import SIGNAL, QObject
    shown = show(self)
    QObject.connect(self.engine.rootObjects()[0], SIGNAL("painted()"), look)
    return shown

from tyrus_desktop.desktop.startup import app
show, app.Application.show = app.Application.show, show_and_look
sys.exit(__main__.main([]))
"""


def run(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    folders = {name: str(folder) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    return subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        cwd=ROOT,
        env=os.environ | folders | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def without_addresses(text: str) -> str:
    return re.sub(r"\b0x[0-9a-f]+", "", text)


def test_a_wrong_call_is_explained_as_ever(tmp_path: Path) -> None:
    usual = run(WRONG_CALLS.format(lean=False, explains=EXPLAINS), tmp_path)
    lean = run(WRONG_CALLS.format(lean=True, explains=EXPLAINS), tmp_path)
    assert "Supported signatures" in usual.stdout
    assert without_addresses(lean.stdout) == without_addresses(usual.stdout)
    assert (usual.stderr, lean.stderr) == ("True\nTrue\n", "False\nTrue\n")


def test_the_program_starts_without_what_explains_wrong_calls(tmp_path: Path) -> None:
    program = "from tyrus_desktop.desktop.startup.lean import import_shiboken\nimport_shiboken()\n"
    done = run(program + WHOLE_START.format(explains=EXPLAINS), tmp_path)
    assert (done.stdout, done.stderr) == ("False\n", "")
