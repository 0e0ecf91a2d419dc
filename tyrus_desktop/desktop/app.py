"""The application: builds every object, joins every signal, and shows the window."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine

from tyrus_desktop import __version__, paths
from tyrus_desktop.desktop.display import choose_renderer, display_problem
from tyrus_desktop.desktop.front import Front
from tyrus_desktop.desktop.keeper import Keeper
from tyrus_desktop.desktop.languages import Languages
from tyrus_desktop.desktop.script import Script
from tyrus_desktop.desktop.sealed_deal import SealedDeal
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.shelf import Shelf
from tyrus_desktop.desktop.sounds import Cue, Output, Sounds
from tyrus_desktop.desktop.speaker import Speaker
from tyrus_desktop.desktop.staging import Stage
from tyrus_desktop.desktop.table import Table
from tyrus_desktop.desktop.window import WindowPlace

SWITCH_INTERVAL = 0.0001
"""Seconds. A change on the table is some twenty calls from QML, and each may have to wait so long
for a thinking player's thread; with Python's 5 ms they cost several frames.
"""


class Program(QGuiApplication):
    """Qt's application; macOS hands it a file that is to be opened as an event."""

    handed_over = Signal(object)  # Path

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.handed_over.emit(Path(event.file()))
            return True
        return super().event(event)


class Application(QObject):
    """Every object of the running program, in the order in which they need each other."""

    def __init__(
        self,
        settings: QSettings,
        games: Path,
        rng: random.Random | None = None,
        output: Output | None = None,
    ) -> None:
        """`games` is the folder of kept games; `rng` replaces the system's chance in tests.

        Without an `output` there is no sound.
        """
        super().__init__()
        self.settings = Settings(settings, self)
        self.languages = Languages(paths.translations(), self)
        self.languages.switch(self.settings.language)
        self.keeper = Keeper(games, self)
        self.stage = Stage(self)
        self.script = Script(lambda: float(self.settings.pace), self)
        self.table = Table(self.stage, self.script, self.keeper, rng, self)
        self.front = Front(self.table, self.settings, self.languages, self)
        self.shelf = Shelf(self.table, self.keeper, self.languages, self)
        self.sealed_deal = SealedDeal(self.table, self.languages, self)
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(paths.qml()))
        art = QUrl.fromLocalFile(f"{paths.resources()}/")
        shown = {"front": self.front, "shelf": self.shelf, "sealedDeal": self.sealed_deal}
        self.engine.setInitialProperties({**shown, "art": art})
        self.languages.changed.connect(self.engine.retranslate)
        self.window_place = WindowPlace(self.settings, self)
        self.sounds = Sounds(self.settings, output, self)
        self.table.seated.connect(self.sounds.warm_up)
        self.script.cued.connect(self.sounds.play_after)
        self.stage.cued.connect(self.sounds.play)
        self.front.heldChanged.connect(self._sound_hold)

    def show(self) -> bool:
        """Open the window; False if it could not be made."""
        self.engine.loadFromModule("Tyrus", "Main")
        if not self.engine.rootObjects():
            return False
        self.window_place.restore(self.engine.rootObjects()[0])
        if not self.settings.saved:
            self.front.tell_settings_are_lost()
        elif self.settings.damaged:
            self.front.tell_settings_were_damaged()
        return True

    def open(self, path: Path | None) -> None:
        """Open a record, or look for a game to go on with."""
        if path is not None:
            self.keeper.open(path)
        else:
            self.keeper.look_for_unfinished()

    def close(self) -> None:
        """End the threads; what was to be kept is written first."""
        self.table.close()
        self.sounds.close()
        self.keeper.close()
        self.window_place.save()
        # The window goes before what it shows, or its bindings would find nothing there.
        shiboken6.delete(self.engine)

    def _sound_hold(self) -> None:
        if self.front.heldSlot >= 0:
            self.sounds.play(Cue.LIFT)


def main(argv: Sequence[str] = ()) -> int:
    """Run the program; `argv` may name a record to open. Returns the exit status."""
    problem = display_problem()
    if problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    choose_renderer()
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = Program(["tyrus"])
    app.setApplicationName("tyrus")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("tyrus")
    app.setWindowIcon(QIcon(str(paths.resources() / "icon" / "tyrus.svg")))
    load_fonts()
    config = Path(_location(QStandardPaths.StandardLocation.AppConfigLocation))
    data = Path(_location(QStandardPaths.StandardLocation.AppDataLocation))
    store = QSettings(str(config / "tyrus.ini"), QSettings.Format.IniFormat)
    speaker = Speaker(paths.resources() / "sounds")
    application = Application(store, data / "games", output=speaker)
    sys.excepthook = application.front.tell_unexpected
    app.handed_over.connect(application.shelf.hand_over)
    if not application.show():
        sys.stderr.write("The window could not be made.\n")
        return 1
    # What stands now stays: the collector's pauses need not go over it again.
    gc.freeze()
    gc.enable()
    application.open(Path(argv[0]).absolute() if argv else None)
    status = app.exec()
    application.close()
    return status


def load_fonts() -> None:
    """Make the program's own fonts known to Qt."""
    for font in sorted((paths.resources() / "fonts").glob("*.[ot]tf")):
        QFontDatabase.addApplicationFont(str(font))


def _location(kind: QStandardPaths.StandardLocation) -> str:
    return QStandardPaths.writableLocation(kind)
