"""A program that plays without end, for a test that kills it.

It prints every placement once it has been saved, in the notation of the record.
"""

import random
import sys
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Seat
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.tiles import Side


def main(folder: Path, rival: str | None) -> None:
    """Play against the level `rival`, or, if it is None, two persons at one screen."""
    app = QGuiApplication(["tyrus"])
    store = QSettings(str(folder / "tyrus.ini"), QSettings.Format.IniFormat)
    store.setValue("speed", "none")
    application = Application(store, folder / "games", random.Random(1), answer_ms=None)
    assert application.show()
    table = application.table
    table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis", rival)}, Side.IVORY)
    told = 0
    while True:
        app.processEvents()
        assert table.game is not None
        placements = table.game.referee.placements
        if len(placements) > told:
            application.store.wait()
        for placement in placements[told:]:
            sys.stdout.write(f"{placement}\n")
            sys.stdout.flush()
        told = len(placements)
        if table.phase is Phase.CURTAIN:
            table.take_seat()
        elif table.phase is Phase.PERSON:
            table.place(next(table.game.view().legal_placements()))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] or None)
