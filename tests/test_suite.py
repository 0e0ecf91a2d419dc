"""A warning fails a test, a test that hangs ends, and an unsteady one is run again."""

import re
import shutil
import sys
from pathlib import Path

import pytest

import checks
from tests.command import ROOT, Done
from tests.command import run as run_program

PYTEST = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA")
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

HANGING_TESTS = """
import threading
import pytest

def hang():
    threading.Event().wait()

@pytest.fixture
def hangs_after():
    yield
    hang()

def test_hangs(): hang()
def test_fails_and_hangs(hangs_after): raise AssertionError
"""


def run(folder: Path, tests: str, *options: str) -> Done:
    """Run these tests with the suite's settings, in a folder of their own."""
    for name in ("pyproject.toml", "tests/conftest.py", "packaging/linguist.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    (folder / "tests" / "test_these.py").write_text(tests, "utf-8")
    return run_program(*PYTEST, *options, cwd=folder)


def test_warning_before_during_or_after_a_test_makes_it_fail(tmp_path: Path) -> None:
    done = run(tmp_path, WARNING_TESTS)
    bad = set(re.findall(r"^(?:FAILED|ERROR) \S+::(\w+)", done.stdout, re.MULTILINE))
    names = {"before", "during", "after", "python", "qml_null", "qml_console"}
    assert bad == {f"test_{name}" for name in names}, done.stdout


@pytest.mark.parametrize("name", ["test_hangs", "test_fails_and_hangs"])
def test_hanging_test_ends_its_process_and_shows_its_stack(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, HANGING_TESTS, "-o", "faulthandler_timeout=2", "-k", name)
    assert done.returncode == 1, done.stdout
    assert "in hang\n" in done.stderr


def test_few_failed_tests_run_again_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    tests = tmp_path / "test_these.py"
    tests.write_text(
        """
import pathlib

def test_first_time():
    mark = pathlib.Path("mark")
    known = mark.exists()
    mark.touch()
    assert known

def test_always():
    assert not pathlib.Path("broken").exists()
"""
    )
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setattr(checks, "PYTEST", [sys.executable, "-m", "pytest"])
    assert checks.tests_pass([])
    assert capfd.readouterr().out.endswith("UNSTEADY: test_these.py::test_first_time\n")
    (tmp_path / "broken").touch()
    assert not checks.tests_pass([])
    assert "UNSTEADY" not in capfd.readouterr().out
