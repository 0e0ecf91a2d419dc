"""Common to all tests: no window, none of the user's data, no warning passes, long and short runs.

The environment is set before Qt is imported. Fixtures for windows are in `tests/desktop`.

`make test` runs a sample of each random test, with a fixed seed; `make test-long` runs them with
`--volume` times as many games and examples, from a random seed that is printed. Of the combinations
of a test's parameters `make test` may run those that have each value once; see `covering`.
"""

import json
import os
import re
import shutil
import signal
import subprocess
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
SCREENS = HOME / "screens.json"
"""A screen as large as any window of the tests; Qt's own has 800×800 pixels."""
SCREENS.write_text(
    json.dumps({"screens": [{"name": "1", "x": 0, "y": 0, "width": 3840, "height": 2160}]})
)
os.environ.update(
    QT_QPA_PLATFORM=f"offscreen:configfile={SCREENS}",
    QT_QUICK_BACKEND="software",
    QT_NO_BUILTIN_SELECTORS="1",  # As in the program.
    # Qt draws larger letters, from 64 pixels on, as outlines. It shifts these by the fraction of a
    # pixel with which it last loaded a small letter of the same font, whatever text that was. With
    # this it does not draw them: the totals of a tally are in no picture, only among the texts.
    QT_MAX_CACHED_GLYPH_SIZE="1000",
    # Pictures are painted by one thread: several cost a tenth more, most of it for waking them up.
    QT_NO_GUI_THREADPOOL="1",
    LC_ALL="C.UTF-8",
    OPENBLAS_NUM_THREADS="1",  # As in the program; more only compete with the other workers.
    # The workers and the programs that they start share what one of them has compiled.
    QML_DISK_CACHE_PATH=os.environ.get("QML_DISK_CACHE_PATH", str(HOME / "qml")),
    **{name: str(HOME) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")},
    **{
        f"XDG_{kind}_HOME": str(HOME / kind.lower())
        for kind in ("CONFIG", "DATA", "CACHE", "STATE")
    },
)
for preference in (
    "LANGUAGE",
    "QSG_RENDER_LOOP",
    "QT_LOGGING_RULES",
    "QT_QPA_PLATFORMTHEME",
    "QT_QUICK_CONTROLS_STYLE",
    "QT_SCALE_FACTOR",
):
    os.environ.pop(preference, None)

EXAMPLES, LONG = 25, 100
"""Examples in `make test`, and in `make test-long`, which multiplies them by its volume.

Tests that need more or fewer scale `settings().max_examples`.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options by which `make test-long` differs from `make test`."""
    parser.addoption("--seed", type=int, default=1, help="seed of the tests that take `seed`")
    parser.addoption("--volume", type=int, default=1, help="how many times the usual games")


def pytest_configure(config: pytest.Config) -> None:
    """Size the property tests, and redirect Qt's settings and folders away from the user's.

    The texts are compiled for a run that no `make` has begun: that takes a moment once.
    """
    from PySide6.QtCore import QSettings, QStandardPaths

    # `make test &` in a script ignores SIGINT, and every program that a test starts would, too.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)

    if not hasattr(config, "workerinput"):
        import linguist

        try:
            linguist.compile_all()
        except (OSError, subprocess.CalledProcessError) as error:
            raise pytest.UsageError(f"The texts could not be compiled ({error}).") from error

    volume = config.getoption("--volume")
    # No deadline: a slow machine is no failure. CI draws the same examples each time.
    settings.register_profile("local", deadline=None, print_blob=True, max_examples=EXAMPLES)
    settings.register_profile(
        "ci", deadline=None, derandomize=True, database=None, max_examples=EXAMPLES
    )
    settings.register_profile("long", deadline=None, print_blob=True, max_examples=LONG * volume)
    settings.load_profile("long" if volume > 1 else "ci" if os.environ.get("CI") else "local")

    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in QSettings.Scope:
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(HOME / "settings"))


def pytest_report_header(config: pytest.Config) -> str:
    """Print what repeats a long run."""
    return f"seed {config.getoption('--seed')}, volume {config.getoption('--volume')}"


@pytest.hookimpl(tryfirst=True)  # Before `-m` selects.
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests whose size depends on `volume`: `make test-long` runs them at full size.

    The files at the top, some of which take long, come first, so that a run does not wait for them.
    """
    items.sort(key=lambda item: len(item.path.parts))
    for item in items:
        if "volume" in getattr(item, "fixturenames", ()):
            item.add_marker("sampled")


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """Where a test draws its games from: the same in each `make test`."""
    return int(request.config.getoption("--seed"))


@pytest.fixture(scope="session")
def volume(request: pytest.FixtureRequest) -> int:
    """How many times as many games to play as `make test` does; 1 there."""
    return int(request.config.getoption("--volume"))


def pytest_unconfigure() -> None:
    """Delete the tests' home folder."""
    shutil.rmtree(HOME, ignore_errors=True)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Fail a test if Qt or QML warns during its teardown, when pytest-qt has stopped listening."""
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
        pytest.fail("Qt warned during the teardown:\n" + "\n".join(warned))


@pytest.fixture(scope="session")
def qapp_cls() -> "type[QGuiApplication]":
    """pytest-qt creates an application without widgets."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
