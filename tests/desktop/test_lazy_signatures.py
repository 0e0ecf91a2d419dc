"""PySide defers what explains wrong calls, explains them all the same, and else starts as usual."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tyrus_desktop.desktop.startup.lazy_signatures import DEFERRED

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="deferred on Linux alone")

ROOT = Path(__file__).resolve().parents[2]

LAZY = """
from tyrus_desktop.desktop.startup.lazy_signatures import import_pyside
import_pyside()
"""

COMPILED = """
import sys

def compiled():
    return "create_signature" in vars(sys.modules["shibokensupport.signature.layout"])
"""

WRONG_CALLS = """
from PySide6.QtCore import QObject, QRect, QTimer
import builtins, inspect, zipfile

print(compiled(), file=sys.stderr)
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
    lambda: zipfile.ZipFile.__name__,
]
for call in calls:
    try:
        print(type(call()), call())
    except Exception as error:
        print(type(error), error)
print(compiled(), file=sys.stderr)
"""

TOUCH = """
(module,) = [m for n, m in sys.modules.items() if re.fullmatch(r"shibokensupport.*\\.{name}", n)]
try:
    module.nonsense
except AttributeError as error:
    print(error)
"""

NEWER_VERSION = """
import importlib.machinery, importlib.util, sys

class Newer(importlib.machinery.SourceFileLoader):
    def path_stats(self, path):
        raise OSError

    def get_data(self, path):
        return super().get_data(path).replace(b'"6.11.3"', b'"6.12.0"')

class Finder:
    def find_spec(name, path, target=None):
        if name == "shiboken6":
            found = importlib.machinery.PathFinder.find_spec(name, path)
            loader = Newer(name, found.origin)
            return importlib.util.spec_from_file_location(name, found.origin, loader=loader)

sys.meta_path.insert(0, Finder)
"""

OTHER_INTERNALS = """
import io, zipfile

def init(self, file):
    changed = io.BytesIO()
    with Usual(file) as old, Usual(changed, "w") as new:
        for each in old.filelist:
            new.writestr(each.filename, old.read(each) + b"\\n" * each.filename.endswith(".py"))
    usual_init(self, changed)

class Usual(zipfile.ZipFile):
    def __init__(self, *arguments):
        usual_init(self, *arguments)

usual_init, zipfile.ZipFile.__init__ = zipfile.ZipFile.__init__, init
"""

WHOLE_START = """
from PySide6.QtCore import QCoreApplication
from tyrus_desktop import __main__

def look():
    print(compiled())
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
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    return subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        cwd=ROOT,
        env=os.environ
        | dict.fromkeys(folders, str(folder))
        | {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def explanations(before: str, folder: Path) -> tuple[str, str]:
    """What wrong calls say after `before`, and whether it was compiled before and after them."""
    done = run(f"{COMPILED}\nimport re\n{before}{WRONG_CALLS}", folder)
    return re.sub(r"\b0x[0-9a-f]+", "", done.stdout), done.stderr


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What wrong calls say where PySide starts by itself."""
    text, compiled = explanations("", tmp_path_factory.mktemp("usual"))
    assert "Supported signatures" in text
    assert compiled == "True\nTrue\n"
    return text


def test_a_wrong_call_is_explained_as_usual_and_only_then_is_that_compiled(
    usual: str, tmp_path: Path
) -> None:
    assert explanations(LAZY, tmp_path) == (usual, "False\nTrue\n")


@pytest.mark.parametrize("name", DEFERRED)
def test_any_deferred_module_may_be_the_first_to_be_used(
    usual: str, tmp_path: Path, name: str
) -> None:
    text, _ = explanations(LAZY + TOUCH.format(name=name), tmp_path)
    first, _, rest = text.partition("\n")
    assert first.endswith(f"{name}' has no attribute 'nonsense'")
    assert rest == usual


@pytest.mark.parametrize("other", [NEWER_VERSION, OTHER_INTERNALS], ids=["version", "internals"])
def test_another_pyside_than_the_known_one_starts_as_usual(
    usual: str, tmp_path: Path, other: str
) -> None:
    assert explanations(other + LAZY, tmp_path) == (usual, "True\nTrue\n")


def test_the_program_starts_without_what_explains_wrong_calls(tmp_path: Path) -> None:
    done = run(COMPILED + LAZY + WHOLE_START, tmp_path)
    assert (done.stdout, done.stderr) == ("False\n", "")
