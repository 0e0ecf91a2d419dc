"""Settings for all tests: offscreen, without the user's data, and with warnings as errors.

The environment is set before Qt is imported. Fixtures for windows are in `tests/desktop`.

`make test` runs a sample of each random test with a fixed seed. `make test-long` runs `--volume`
times as many games and examples with a random seed, which is printed. `make test` may also run only
enough combinations of a test's parameters to cover each value; see `covering`.
"""

import faulthandler
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

import numpy as np  # noqa: F401  # `pytest.approx` uses it, even half imported by a thread.
import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key as STDERR  # noqa: N812
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtGui import QGuiApplication

HOME = Path(tempfile.mkdtemp(prefix="tyrus-tests-"))
SCREENS = HOME / "screens.json"
"""A screen larger than any window of the tests, as Qt's own has 800×800 pixels; and one of another
scale, to which a test may move its window."""
LARGE = {"width": 3840, "height": 2160}
SCREENS.write_text(
    json.dumps(
        {
            "screens": [
                {"name": "1", "x": 0, "y": 0, **LARGE},
                {"name": "2", "x": 0, "y": 5000, "dpr": 2, **LARGE},
            ]
        }
    )
)
os.environ.update(
    QT_QPA_PLATFORM=f"offscreen:configfile={SCREENS}",
    QT_QUICK_BACKEND="software",
    QT_NO_BUILTIN_SELECTORS="1",  # The program does the same.
    # Qt draws letters from 64 pixels on as outlines, with the subpixel offset of the last small
    # letter that it loaded from the same font, in any text. With this setting it does not draw
    # them, so pictures lack the totals of a tally, which only the texts contain.
    QT_MAX_CACHED_GLYPH_SIZE="1000",
    # One thread paints pictures; waking several costs a tenth more time.
    QT_NO_GUI_THREADPOOL="1",
    LC_ALL="C.UTF-8",
    OPENBLAS_NUM_THREADS="1",  # As in the program; more threads would disturb other workers.
    # The workers and their programs share compiled QML.
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

A test that needs more or fewer scales `settings().max_examples`.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of `make test-long`."""
    parser.addoption("--seed", type=int, default=1, help="seed of the tests that take `seed`")
    parser.addoption("--volume", type=int, default=1, help="how many times the usual games")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the texts, size the property tests, and redirect Qt's settings and folders."""
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
    # No deadline, since tests must pass on slow machines. CI draws the same examples each time.
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
    """Print the options that reproduce a long run."""
    return f"seed {config.getoption('--seed')}, volume {config.getoption('--volume')}"


@pytest.hookimpl(tryfirst=True)  # This runs before pytest selects tests by `-m`.
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that depend on `volume`, which `make test-long` runs at full size.

    The files at the top come first, so that the run does not end with their long tests.
    """
    items.sort(key=lambda item: len(item.path.parts))
    for item in items:
        if "volume" in getattr(item, "fixturenames", ()):
            item.add_marker("sampled")


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of random games, which is fixed in `make test`."""
    return int(request.config.getoption("--seed"))


@pytest.fixture(scope="session")
def volume(request: pytest.FixtureRequest) -> int:
    """How many times as many games are played as in `make test`."""
    return int(request.config.getoption("--volume"))


def pytest_unconfigure() -> None:
    """Delete the tests' home folder."""
    shutil.rmtree(HOME, ignore_errors=True)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Fail a test if Qt or QML warns during its teardown, which pytest-qt does not check.

    The teardown gets a time limit of its own, since pytest lifts the test's when it fails.
    """
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    limit, stderr = item.config.getini("faulthandler_timeout"), item.config.stash[STDERR]
    faulthandler.dump_traceback_later(float(limit), file=stderr, exit=True)
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
    """Let pytest-qt create an application without widgets."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
