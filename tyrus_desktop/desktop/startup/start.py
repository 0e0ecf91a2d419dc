"""The start: makes Qt's application while a thread imports our modules, then shows the window.

Python's imports and Qt's reading of its own QML modules take about equally long and are
independent, so they run side by side; only Python needs the interpreter's lock meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSettings, QStandardPaths, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent, QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent

from tyrus_desktop import __version__, paths
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.startup.display import (
    choose_renderer,
    display_problem,
    explain_failure,
    refusal,
    tell,
)
from tyrus_desktop.desktop.startup.engine import new_engine
from tyrus_desktop.desktop.startup.signals import EndingSignals

if TYPE_CHECKING:
    from tyrus_desktop.desktop.startup.app import Application

QT_PARTS = b"""
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
ApplicationWindow { menuBar: MenuBar { delegate: MenuBarItem {} Menu { delegate: MenuItem {} } }
    Button {} ListView { ScrollBar.vertical: ScrollBar {} } }
"""
"""Qt's own parts of the window, loaded ahead of it."""


class Program(QGuiApplication):
    """Qt's application; macOS hands it a file that is to be opened as an event."""

    file_requested = Signal(object)  # Path

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_requested.emit(Path(event.file()))
            return True
        return super().event(event)


def main(argv: Sequence[str] = ()) -> int:
    """Run the program; `argv` may name a record to open. Returns the exit status."""
    problem = display_problem()
    if problem:
        tell(problem)
        return 1
    choose_renderer()
    process.favour_window()
    with explain_failure():
        app = _program()
    if not app.screens():
        tell(refusal("the platform has no screen"))
        return 1
    signals = EndingSignals(app)
    engine = new_engine()
    imports = Thread(target=_import)
    imports.start()
    QQmlComponent(engine).setData(QT_PARTS, QUrl())
    load_fonts()
    imports.join()
    application = _application(engine)
    process.report_uncaught(application.unexpected.report)
    app.file_requested.connect(application.saved_games.open_from_system)
    if not application.show():
        tell("The window could not be made.")
        return 1
    application.after_first_picture(_show_icon)  # It is drawn in many sizes.
    process.resume_collector()
    file = named_file(argv)
    if file is None:
        application.after_first_picture(lambda: application.open(None))
    else:
        application.open(file)
    return run(app, application, signals)


def run(app: QGuiApplication, application: Application, signals: EndingSignals) -> int:
    """Run until the program is quit or a signal ends it, and write what is left to be written.

    Returns the exit status: for a signal 128 more than its number, as shells have it.
    """
    signals.caught.connect(lambda number: app.exit(128 + number))
    # At the end of a desktop session the program may be killed as soon as this returns.
    app.commitDataRequest.connect(application.flush)
    status = app.exec()
    written = application.close()
    signals.close()
    if not written:
        os._exit(status)  # Python would wait for the thread without end.
    return status


def named_file(argv: Sequence[str]) -> Path | None:
    """Return the path of the record that is to be opened, if one is named."""
    path = Path(argv[0]) if argv else None
    try:
        return path and path.absolute()
    except FileNotFoundError:  # The working folder is gone: there is no such file either.
        return path


def load_fonts() -> None:
    """Make the program's own fonts known to Qt."""
    for font in sorted((paths.resources() / "fonts").glob("*.[ot]tf")):
        QFontDatabase.addApplicationFont(str(font))


def _program() -> Program:
    app = Program(["tyrus"])
    app.setApplicationName("tyrus")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("tyrus")
    return app


def _import() -> None:
    """Import our modules; what fails here fails again, and is reported, where it is needed."""
    for name in ("startup.app", "sound.speaker"):
        import_module(f"tyrus_desktop.desktop.{name}")


def _application(engine: QQmlApplicationEngine) -> Application:
    from tyrus_desktop.desktop.error_log import start_logging
    from tyrus_desktop.desktop.sound.speaker import Speaker
    from tyrus_desktop.desktop.startup.app import Application

    state = Path(_location(QStandardPaths.StandardLocation.StateLocation))
    start_logging(state / "errors.log")
    config = Path(_location(QStandardPaths.StandardLocation.AppConfigLocation))
    data = Path(_location(QStandardPaths.StandardLocation.AppDataLocation))
    store = QSettings(str(config / "tyrus.ini"), QSettings.Format.IniFormat)
    cache = Path(_location(QStandardPaths.StandardLocation.CacheLocation))
    speaker = Speaker(paths.resources() / "sounds")
    application = Application(store, data / "games", output=speaker, engine=engine)
    application.store.index_path = application.library_store.index_path = cache / "library.sqlite"
    return application


def _show_icon() -> None:
    from PySide6.QtGui import QIcon

    QGuiApplication.setWindowIcon(QIcon(str(paths.resources() / "icon" / "tyrus.svg")))


def _location(kind: QStandardPaths.StandardLocation) -> str:
    return QStandardPaths.writableLocation(kind)
