"""Runs the program offscreen for the self-check, and captures problems.

The checks are in `checks` and `screens`. The user's own files are not touched.
"""

from __future__ import annotations

import logging
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    QSettings,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.startup.app import Application

SEED = 7
TIMEOUT_S = 30.0
MIN_COLOURS = 20
"""The number of colours below which a picture is considered empty."""

HARMLESS = (
    # From Qt, if a QML timer is stopped in the event in which it was started.
    "QUnifiedTimer::stopAnimationDriver: driver is not running",
    # From Qt, if the user's locale is not UTF-8 (`LC_ALL=C`). It then uses one that is.
    "Detected locale ",
)
"""Prefixes of warnings that are unrelated to the installation."""


class CheckFailed(Exception):
    """A check failed; the text says why."""


def visible_items(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and its descendants if they are visible."""
    if item.isVisible() and item.opacity() > 0:
        yield item
        for child in item.childItems():
            yield from visible_items(child)


class Run:
    """A running program with its data in `folder`, and the captured problems."""

    def __init__(self, folder: Path, problems: list[str]) -> None:
        store = QSettings(to_qt(folder / "tyrus.ini"), QSettings.Format.IniFormat)
        chosen = {
            "language": LANGUAGES[0],
            "theme": "light",
            "speed": "none",
            "grace": "off",
            "afterTally": "run",
        }
        for key, value in chosen.items():
            store.setValue(key, value)
        self.folder = folder
        self.problems = problems
        rng = random.Random(SEED)
        self.application = Application(store, folder / "games", rng, answer_ms=None)
        self.application.library_store.index_path = folder / "library.sqlite"
        self.controller = self.application.controller
        self.table = self.application.table

    @property
    def window(self) -> QQuickWindow:
        window = self.application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        return window

    @property
    def qml(self) -> QObject:
        """QML's `App`."""
        app = self.application.qml
        assert app is not None
        return app

    def wait(self, reached: Callable[[], object], what: str) -> None:
        """Process events until `reached`; raises `CheckFailed` after `TIMEOUT_S` seconds."""
        end = time.monotonic() + TIMEOUT_S
        while not reached():
            if time.monotonic() > end:
                raise CheckFailed(f"{what} did not come within {TIMEOUT_S:.0f} s")
            QCoreApplication.processEvents()
            time.sleep(0.005)

    def wait_for(self, *phases: Phase) -> Phase:
        """Process events until one of these phases is reached, skipping every tally."""
        names = " or ".join(phase.name for phase in phases)

        def reached() -> bool:
            if self.table.stage.models.tally.stop:
                self.controller.turnAll()
            return self.table.phase in phases

        self.wait(reached, f"the phase {names}")
        return self.table.phase

    def front_window(self) -> QQuickWindow:
        """Return the window of an open dialog that has one, else the main window."""
        for window in QGuiApplication.topLevelWindows():
            if isinstance(window, QQuickWindow) and window.isVisible() and window != self.window:
                return window
        return self.window

    def sheet_dialogs(self) -> list[QQuickItem]:
        """Return the open dialogs inside the main window."""
        shown = visible_items(self.window.contentItem())
        return [item for item in shown if item.inherits("QQuickPopupItem")]

    def dialog_open(self) -> bool:
        """Return whether any dialog is open."""
        return bool(self.sheet_dialogs()) or self.front_window() != self.window

    def texts(self) -> set[str]:
        """Return all texts in the open dialogs, or in the window if none is open."""
        top = self.front_window()  # A reference keeps its items alive.
        roots = [top.contentItem()] if top != self.window else self.sheet_dialogs()
        items = [i for root in roots or [top.contentItem()] for i in visible_items(root)]
        shown = [item.property("text") for item in items]
        return {text for text in shown if isinstance(text, str) and text.strip()}

    def escape(self) -> None:
        """Press Escape until all dialogs are closed."""
        self.wait(lambda: not self.dialog_open() or self._press_escape(), "the end of a dialog")
        # Without a window manager, nothing else returns the focus.
        self.window.requestActivate()

    def _press_escape(self) -> bool:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            key = QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(self.front_window(), key)
        return not self.dialog_open()

    def read_screen(self, what: str) -> set[str]:
        """Wait until a screen, named `what` in errors, is drawn; return its texts."""
        self.wait(lambda: colours(self.front_window()) >= MIN_COLOURS, f"a picture of {what}")
        return self.texts()


def colours(window: QQuickWindow) -> int:
    """Return how many colours a window shows at every eighth pixel of every eighth row."""
    picture = window.grabWindow()
    columns, rows = range(0, picture.width(), 8), range(0, picture.height(), 8)
    return len({picture.pixel(x, y) for x in columns for y in rows})


def isolate(folder: Path) -> None:
    """Let the program use no display, and only files in `folder`."""
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ[variable] = str(folder)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"
    os.environ.setdefault("QML_DISK_CACHE_PATH", str(folder / "qml"))
    for preference in ("QT_SCALE_FACTOR", "QT_QPA_PLATFORMTHEME", "QSG_RENDER_LOOP"):
        os.environ.pop(preference, None)


def capture_problems(problems: list[str]) -> None:
    """Collect warnings of Qt, QML and Python's log, and uncaught exceptions."""

    def on_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        serious = kind not in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}
        if serious and not message.startswith(HARMLESS):
            problems.append(message)

    def on_exception(
        kind: type[BaseException], error: BaseException, _traceback: TracebackType | None
    ) -> None:
        problems.append(f"{kind.__name__}: {error}")

    class Log(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            problems.append(record.getMessage())

    qInstallMessageHandler(on_message)
    sys.excepthook = on_exception
    logging.getLogger().addHandler(Log(logging.WARNING))
