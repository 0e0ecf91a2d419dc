"""What every test stands on: no window, no data of the user's, and no warning that goes unnoticed.

The environment is set before anything can import Qt. What belongs to windows and the table lives
with their tests.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtGui import QGuiApplication

HOME = Path(tempfile.mkdtemp(prefix="tyrus-tests-"))
os.environ.update(
    QT_QPA_PLATFORM="offscreen",
    QT_QUICK_BACKEND="software",
    LC_ALL="C.UTF-8",
    **{name: str(HOME) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")},
    **{f"XDG_{kind}_HOME": str(HOME / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE")},
)
for preference in ("LANGUAGE", "QT_LOGGING_RULES", "QT_SCALE_FACTOR", "QT_QUICK_CONTROLS_STYLE"):
    os.environ.pop(preference, None)

# Time is not what a property is about, and a run that decides draws the same examples each time.
settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_configure() -> None:
    """Lead Qt's settings and standard folders away from the user's, the registry included."""
    from PySide6.QtCore import QSettings, QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in QSettings.Scope:
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(HOME / "settings"))


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    shutil.rmtree(HOME, ignore_errors=True)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Fail a test whose taking down makes Qt or QML warn: pytest-qt listens only until then."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    warned: list[str] = []
    ignored = [re.compile(pattern) for pattern in item.config.getini("qt_log_ignore")]

    def listen(kind: "QtMsgType", context: "QMessageLogContext", message: str) -> None:
        harmless = any(pattern.search(message) for pattern in ignored)
        if kind not in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg} and not harmless:
            warned.append(message)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if warned:
        pytest.fail("Qt warned while the test was taken down:\n" + "\n".join(warned))


@pytest.fixture(scope="session")
def qapp_cls() -> "type[QGuiApplication]":
    """pytest-qt's application is Qt Quick's, without widgets."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
