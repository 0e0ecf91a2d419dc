"""The start: creates Qt's application while a thread imports our modules, then shows the window.

Python's imports and Qt's loading of its own QML modules are independent and take about equally
long, so they run in parallel.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStandardPaths, QTimer, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent, QFont, QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent

from tyrus_desktop import __version__, paths
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.file_names import LOST, from_qt, to_qt
from tyrus_desktop.desktop.startup.display import (
    choose_renderer,
    display_problem,
    explain_failure,
    refusal,
    tell,
)
from tyrus_desktop.desktop.startup.engine import new_engine
from tyrus_desktop.desktop.startup.signals import EndingSignals
from tyrus_desktop.late import import_next

if TYPE_CHECKING:
    from tyrus_desktop.desktop.startup.app import Application

QT_PARTS = b"""
import QtQuick
import QtQuick.Controls.Basic
ApplicationWindow { menuBar: MenuBar { delegate: MenuBarItem {} Menu { delegate: MenuItem {} } }
    Button {} }
"""
"""Qt's own components of the window, loaded ahead of it."""

APPLICATION_ID = "io.github.tyrus_desktop.tyrus"
"""The name of the desktop entry, by which Wayland finds the icon of the window."""

SETTLE_MS = 500
"""The pause between the first picture and the rest of the start, in milliseconds."""

LOOK_MS = 100
"""The pause before the search for an unfinished game, which would delay the opening tiles."""

IMPORT_MS = 5
"""The pause between two imports after the first picture, in milliseconds."""


class Program(QGuiApplication):
    """Qt's application; on macOS an event passes a file to open."""

    file_requested = Signal(object)  # Path

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_requested.emit(from_qt(event.file()))
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
    process.limit_numpy_threads()
    with explain_failure():
        app = _program()
    if problem := _problem(app):
        tell(problem)
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
        tell("The window could not be made: reinstall Tyrus, or run tyrus --self-check.")
        return 1
    application.after_first_picture(lambda: QTimer.singleShot(SETTLE_MS, _finish_start))
    process.resume_collector()
    file = named_file(argv)
    if file is None:
        application.after_first_picture(
            lambda: QTimer.singleShot(LOOK_MS, lambda: application.open(None))
        )
    else:
        application.open(file)
    return run(app, application, signals)


def run(app: QGuiApplication, application: Application, signals: EndingSignals) -> int:
    """Run until the user or a signal ends the program, then write pending games.

    Returns the exit status: 128 plus the number for a signal, as in shells.
    """
    signals.caught.connect(lambda number: app.exit(128 + number))
    # At the end of a desktop session the program may be killed when this slot returns.
    app.commitDataRequest.connect(application.flush)
    status = app.exec()
    written = application.close()
    signals.close()
    if not written:
        os._exit(status)  # Otherwise Python would wait for the thread forever.
    return status


def named_file(argv: Sequence[str]) -> Path | None:
    """Return the path of the record to open, if the arguments name one, as a path or as `file:`."""
    if not argv:
        return None
    name = argv[0]
    path = from_qt(QUrl(name).toLocalFile()) if name.startswith("file:") else Path(name)
    try:
        return path.absolute()
    except FileNotFoundError:  # The working folder is gone, and so is the file.
        return path


def load_fonts() -> None:
    """Register the program's fonts with Qt, and use its sans for all texts without a family."""
    for font in sorted((paths.resources() / "fonts").glob("*.[ot]tf")):
        QFontDatabase.addApplicationFont(to_qt(font))
    QGuiApplication.setFont(QFont("Tyrus Sans"))


def _program() -> Program:
    process.share_heaps()  # Before Qt starts a thread.
    app = Program(["tyrus"])
    app.setApplicationName("tyrus")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    return app


def _problem(app: Program) -> str | None:
    """Return a sentence that explains why the program can't run here; None if it can."""
    if not app.screens():
        return refusal("the platform has no screen")
    for each in _locations():
        if LOST in each:  # Games would silently go into another folder.
            return f"The name of {each} is not UTF-8: rename that folder, or set HOME to another."
    return None


def _import() -> None:
    """Import our modules; a failed import is repeated, and reported, where the module is used."""
    for name in ("startup.app", "sound.speaker"):
        import_module(f"tyrus_desktop.desktop.{name}")


def _finish_start() -> None:
    """Do the work that may follow the first picture."""
    _show_icon()  # Drawing the icon in many sizes takes time.
    _import_late()


def _show_icon() -> None:
    from PySide6.QtGui import QIcon, QPixmap

    folder = paths.resources() / "icon"
    drawing, icon = QIcon(to_qt(folder / "tyrus.svg")), QIcon()
    for size in (16, 22, 24):
        icon.addPixmap(QPixmap(to_qt(folder / f"tyrus-{size}.svg")))
    for size in (32, 48, 64, 128, 256):
        icon.addPixmap(drawing.pixmap(size))
    QGuiApplication.setWindowIcon(icon)


def _import_late() -> None:
    """Import the modules that the first picture does not need, one at a time."""
    with process.collector_paused():
        more = import_next()
    if more:
        QTimer.singleShot(IMPORT_MS, _import_late)


def _application(engine: QQmlApplicationEngine) -> Application:
    from tyrus_desktop.desktop.error_log import start_logging
    from tyrus_desktop.desktop.settings import stored_settings
    from tyrus_desktop.desktop.sound.speaker import Speaker
    from tyrus_desktop.desktop.startup.app import Application

    state, config, data, cache = (from_qt(each) for each in _locations())
    start_logging(state / "errors.log")
    store = stored_settings(config / "tyrus.ini")
    speaker = Speaker(paths.resources() / "sounds")
    application = Application(store, data / "games", output=speaker, engine=engine)
    application.store.index_path = application.library_store.index_path = cache / "library.sqlite"
    application.reviews_path = application.library_store.reviews_path = cache / "reviews.sqlite"
    return application


def _locations() -> list[str]:
    """Return the user's folders for the state, the settings, the games, and the caches."""
    kinds = QStandardPaths.StandardLocation
    chosen = (
        kinds.StateLocation,
        kinds.AppConfigLocation,
        kinds.AppDataLocation,
        kinds.CacheLocation,
    )
    return [QStandardPaths.writableLocation(each) for each in chosen]
