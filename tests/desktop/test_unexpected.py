"""Unexpected errors are shown and logged, without naming a tile or a user."""

import errno
import logging
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.command import ROOT, run
from tests.desktop.support.screen import Key, Screen
from tyrus_desktop import __version__
from tyrus_desktop.desktop import error_log
from tyrus_desktop.desktop.error_log import LARGEST, ErrorLog, describe
from tyrus_desktop.engine.tiles import Tile

FACE = "S7"
LOGGER = logging.getLogger("tyrus_desktop.test")

BROKEN_SLOT = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from tyrus_desktop.desktop.startup import start

def fail():
    raise KeyError("S7")

def painted():
    QTimer.singleShot(0, fail)
    QTimer.singleShot(200, QCoreApplication.quit)

start._show_icon = painted
from tyrus_desktop.__main__ import main
sys.exit(main([]))
"""


def failure() -> Exception:
    """An error whose message, cause and cause's message name a tile."""
    try:
        try:
            Tile.parse(f"{FACE}?")
        except ValueError as error:
            raise KeyError(FACE) from error
    except KeyError as error:
        return error
    raise AssertionError


def fail(screen: Screen) -> None:
    error = failure()
    screen.application.unexpected.report(type(error), error, error.__traceback__)


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_error_notice_can_copy_its_details(screen: Screen) -> None:
    screen.controller.setLanguage("fr")
    screen.play_computer()
    fail(screen)
    shown, answer = "Une erreur s’est produite.", "Détails copiés"
    assert any(text.startswith(shown) for text in screen.texts())
    screen.press("Copier les détails")
    assert any(text.startswith(answer) for text in screen.texts())
    assert not screen.shows("copyDetails")
    assert __version__ in clipboard()
    assert clipboard().count("Traceback") == 2
    assert clipboard().endswith("KeyError")


def test_error_details_can_be_copied_with_the_keyboard(screen: Screen) -> None:
    def tab_to_the_button() -> None:
        for _ in range(60):
            QTest.keyClick(screen.window, Key.Key_Tab)
            focused = screen.window.activeFocusItem()
            if focused is not None and focused.objectName() == "copyDetails":
                return
        raise AssertionError

    screen.play_computer()
    fail(screen)
    QGuiApplication.clipboard().setText("")
    tab_to_the_button()
    QTest.keyClick(screen.window, Key.Key_Return)
    assert "KeyError" in clipboard()
    fail(screen)
    tab_to_the_button()
    screen.controller.warn_settings_damaged()  # Another notice, without details.
    assert not screen.shows("copyDetails")
    QCoreApplication.processEvents()
    QTest.keyClick(screen.window, Key.Key_2)
    assert screen.controller.heldSlot == 1


def test_error_details_contain_no_message_or_folder_path() -> None:
    versions, *lines = describe(failure()).splitlines()
    assert re.fullmatch(
        r"Tyrus \S+, Python \S+, PySide \S+, \w+, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S+", versions
    )
    assert lines[-1] == "KeyError"
    assert any(line.startswith("  tyrus_desktop/engine/") for line in lines)
    assert str(ROOT) not in "\n".join(lines)
    assert str(Path.home()) not in "\n".join(lines)
    assert f"{FACE}?" not in "\n".join(lines)


def tell(times: int = 1) -> None:
    error = failure()
    for _ in range(times):
        LOGGER.error("Unexpected error.", exc_info=(type(error), error, error.__traceback__))


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The file of a log that handles records of `LOGGER`."""
    handler = ErrorLog(tmp_path / "state" / "errors.log")
    handler.setFormatter(error_log.Formatter())
    LOGGER.addHandler(handler)
    LOGGER.propagate = False
    yield tmp_path / "state" / "errors.log"
    LOGGER.removeHandler(handler)


def test_error_log_omits_messages_and_stays_small(log: Path) -> None:
    LOGGER.warning("of no interest")
    assert not log.exists()
    tell(2)
    text = log.read_text("utf-8")
    assert text.count("Unexpected error.\nTyrus ") == 2
    assert "of no interest" not in text
    assert f"'{FACE}'" not in text
    for _ in range(3):
        log.write_bytes(b"x" * (LARGEST + 1))
        tell()
        assert log.stat().st_size < 10_000
    assert {path.name for path in log.parent.iterdir()} == {"errors.log", "errors.old.log"}


def test_error_report_survives_an_unwritable_disk(
    log: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object, **options: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    log.mkdir(parents=True)
    tell()
    log.rmdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(log)  # Writing to it would wait for a reader.
        tell()
    monkeypatch.setattr(Path, "mkdir", fail)
    tell()
    assert capfd.readouterr() == ("", "")


def test_uncaught_exception_reaches_the_log(tmp_path: Path) -> None:
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    usual = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    environ = os.environ | dict.fromkeys(folders, str(tmp_path)) | usual
    done = run(sys.executable, "-c", BROKEN_SLOT, cwd=ROOT, env=environ, check=True)
    assert done.stdout == ""
    assert done.stderr.startswith("Unexpected error.\nTyrus ")
    assert "S7" not in done.stderr.replace('raise KeyError("S7")', "")
    (log,) = tmp_path.rglob("errors.log")
    assert log.read_text("utf-8").strip() == done.stderr.strip()
