"""A warning from Qt, QML or Python fails a test, as a second pytest with such tests shows."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WARNING_TESTS = '''
"""Each of these would pass without its warning."""
import warnings
import pytest
from PySide6.QtCore import QObject, QStandardPaths, QUrl, qWarning
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem  # registers QML's items

@pytest.fixture
def warns_before():
    qWarning("before")

@pytest.fixture
def warns_after():
    yield
    qWarning("after")

@pytest.fixture
def engine(qapp):
    engine = QQmlEngine()
    yield engine
    engine.deleteLater()

def shown(engine, text):
    component = QQmlComponent(engine)
    component.setData(text, QUrl())
    return component.create()

def test_before(warns_before): pass
def test_during(): qWarning("during")
def test_after(warns_after): pass
def test_python(): warnings.warn("Python")
def test_qml_null(engine):
    assert shown(engine, b"import QtQuick; Item { property var no; property int n: no.one }")
def test_qml_console(engine):
    assert shown(engine, b"import QtQml; QtObject { Component.onCompleted: console.warn('QML') }")
def test_clean(engine):
    assert shown(engine, b"import QtQuick; Item { Component.onCompleted: console.log('fine') }")
'''


def test_warning_before_during_or_after_a_test_makes_it_fail(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "tests/conftest.py", "packaging/linguist.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "tests" / "test_warn.py").write_text(WARNING_TESTS, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    bad = set(re.findall(r"^(?:FAILED|ERROR) \S+::(\w+)", done.stdout, re.MULTILINE))
    names = {"before", "during", "after", "python", "qml_null", "qml_console"}
    assert bad == {f"test_{name}" for name in names}, done.stdout
