"""The application: builds every object, joins every signal, and shows the window.

`start` runs it, and makes what it needs of Qt.
"""

from __future__ import annotations

import random
from pathlib import Path

import shiboken6
from PySide6.QtCore import QObject, QSettings, QUrl
from PySide6.QtQml import QQmlApplicationEngine

from tyrus_desktop import paths
from tyrus_desktop.desktop.front import Front
from tyrus_desktop.desktop.keeper import Keeper
from tyrus_desktop.desktop.languages import Languages
from tyrus_desktop.desktop.script import Script
from tyrus_desktop.desktop.sealed_deal import SealedDeal
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.shelf import Shelf
from tyrus_desktop.desktop.sounds import Cue, Output, Sounds
from tyrus_desktop.desktop.staging import Stage
from tyrus_desktop.desktop.table import Table
from tyrus_desktop.desktop.window import WindowPlace


class Application(QObject):
    """Every object of the running program, in the order in which they need each other."""

    def __init__(
        self,
        settings: QSettings,
        games: Path,
        rng: random.Random | None = None,
        output: Output | None = None,
        engine: QQmlApplicationEngine | None = None,
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
        self.engine = engine or QQmlApplicationEngine()
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
