"""One run of the program that looks itself over: started offscreen, led by calls, and listened to.

What is checked, and in which order, is `self_check`'s part. Nothing here prints, and nothing of
the user's is read or written.
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
    QSettings,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.startup.app import Application

SEED = 7
PATIENCE_S = 30.0
LEAST_COLOURS = 20
"""A plain surface has one."""

HARMLESS = (
    # From Qt, where a timer of QML is stopped in the same turn in which it was started.
    "QUnifiedTimer::stopAnimationDriver: driver is not running",
    # From Qt, where the user's locale is not UTF-8 (`LC_ALL=C`): it goes on with one that is.
    "Detected locale ",
)
"""The beginnings of warnings that say nothing about the installation."""


class CheckFailed(Exception):
    """A check found something wrong; the text says what."""


def everything(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and all that is drawn in it."""
    if item.isVisible() and item.opacity() > 0:
        yield item
        for child in item.childItems():
            yield from everything(child)


class Run:
    """One running program with its data in `folder`, and what was complained of meanwhile."""

    def __init__(self, folder: Path, complaints: list[str]) -> None:
        store = QSettings(str(folder / "tyrus.ini"), QSettings.Format.IniFormat)
        chosen = {"language": LANGUAGES[0], "theme": "light", "speed": "none", "grace": "off"}
        for key, value in chosen.items():
            store.setValue(key, value)
        self.folder = folder
        self.complaints = complaints
        rng = random.Random(SEED)
        self.application = Application(store, folder / "games", rng, answer_ms=None)
        self.controller = self.application.controller
        self.table = self.application.table

    @property
    def window(self) -> QQuickWindow:
        window = self.application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        return window

    def wait(self, reached: Callable[[], object], what: str) -> None:
        """Let the program run until `reached`; raises `CheckFailed`."""
        end = time.monotonic() + PATIENCE_S
        while not reached():
            if time.monotonic() > end:
                raise CheckFailed(f"{what} did not come in {PATIENCE_S:.0f} s")
            QCoreApplication.processEvents()
            time.sleep(0.001)

    def wait_for(self, *phases: Phase) -> Phase:
        names = " or ".join(phase.name for phase in phases)
        self.wait(lambda: self.table.phase in phases, f"the phase {names}")
        return self.table.phase

    def top(self) -> QQuickWindow:
        """The window in front: a dialog's own, if it has one, else the program's."""
        for window in QGuiApplication.topLevelWindows():
            if isinstance(window, QQuickWindow) and window.isVisible() and window != self.window:
                return window
        return self.window

    def sheets(self) -> list[QQuickItem]:
        """The dialogs that are open in the program's own window."""
        shown = everything(self.window.contentItem())
        return [item for item in shown if item.inherits("QQuickPopupItem")]

    def asks(self) -> bool:
        """Whether any dialog is open."""
        return bool(self.sheets()) or self.top() != self.window

    def texts(self) -> set[str]:
        """All texts in the open dialogs, or in the whole window if there are none."""
        top = self.top()  # Kept: with a window of Qt's own its items would go.
        roots = [top.contentItem()] if top != self.window else self.sheets()
        items = [i for root in roots or [top.contentItem()] for i in everything(root)]
        shown = [item.property("text") for item in items]
        return {text for text in shown if isinstance(text, str) and text.strip()}

    def escape(self) -> None:
        """Close what is open by the key, as soon as it listens."""
        self.wait(lambda: not self.asks() or self._press_escape(), "the end of a dialog")
        # Without a window manager nobody else gives the keys back.
        self.window.requestActivate()

    def _press_escape(self) -> bool:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            key = QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(self.top(), key)
        return not self.asks()

    def look(self, what: str) -> set[str]:
        """Wait until something is drawn, and give the texts in it."""
        self.wait(lambda: colours(self.top()) >= LEAST_COLOURS, f"anything to be seen of {what}")
        return self.texts()


def strongest() -> str:
    """The key of the strongest computer player there is."""
    from tyrus_desktop.players.keys import STRONGEST

    return STRONGEST


def colours(window: QQuickWindow) -> int:
    """Count the colours of a window's picture, at one point in every eight each way."""
    picture = window.grabWindow()
    columns, rows = range(0, picture.width(), 8), range(0, picture.height(), 8)
    return len({picture.pixel(x, y) for x in columns for y in rows})


def lead_away(folder: Path) -> None:
    """Let nothing be shown on a screen, and nothing be found or left among the user's files."""
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ[variable] = str(folder)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"
    os.environ.setdefault("QML_DISK_CACHE_PATH", str(folder / "qml"))
    os.environ.pop("QT_SCALE_FACTOR", None)


def listen(complaints: list[str]) -> None:
    """Collect every warning and error of Qt, of QML, of Python's log, and every exception."""

    def heard(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        told = kind not in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}
        if told and not message.startswith(HARMLESS):
            complaints.append(message)

    def raised(
        kind: type[BaseException], error: BaseException, _traceback: TracebackType | None
    ) -> None:
        complaints.append(f"{kind.__name__}: {error}")

    class Log(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            complaints.append(record.getMessage())

    qInstallMessageHandler(heard)
    sys.excepthook = raised
    logging.getLogger().addHandler(Log(logging.WARNING))
