"""A program that plays one game after another by itself, for tests that kill it.

It writes a line when something final is shown: `deal` with the deal when the first hand is dealt,
`shown` with each placement, and `undone` with the numbers of undone turns and of placements left.
`placed` means that the tile can still be taken back.
"""

import json
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtGui import QGuiApplication

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.study import undo_turn
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.signals import EndingSignals
from tyrus_desktop.desktop.startup.start import run
from tyrus_desktop.engine.events import TilePlaced, TilesDrawn
from tyrus_desktop.engine.record import UNDOS, deal_texts
from tyrus_desktop.engine.tiles import Side

PAUSE_MS = 30


@dataclass(frozen=True, slots=True)
class Options:
    """How a child plays.

    Attributes:
        fsync_s: extra time of each fsync in seconds.
        at: when the first game begins, in seconds since the epoch.
        placements: the number of placements after which it stops.
        undo_ms: the possible times to take back a tile; one is chosen for each.
        undoes: how often a turn is undone instead, 0..1.
        log_out: whether the desktop session ends once a tile is placed.
    """

    folder: str
    seating: str = "computer"
    seed: int = 1
    fsync_s: float = 0
    window: bool = True
    at: float = 0
    placements: int = 10**6
    undo_ms: Sequence[int] = (0, 60)
    undoes: float = 0
    log_out: bool = False

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.desktop.support.child", json.dumps(asdict(self))]


class Person(QObject):
    """Plays for every person at the table, after short pauses."""

    def __init__(self, application: Application, options: Options) -> None:
        super().__init__()
        self._table = application.table
        self._options = options
        self._rng = random.Random(options.seed)
        self._shown = 0
        self._table.seated.connect(self._tell_undone)
        self._table.changed.connect(self._act_later)
        self._table.stage.models.log.rowsInserted.connect(self._tell)
        self._table.stage.models.tally.changed.connect(self._go_on_later)

    def begin(self) -> None:
        self._shown = 0
        rival = "random" if self._options.seating == "computer" else None
        seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis", rival)}
        self._table.start(seats, by_slots=self._options.seating == "slots")

    def _act_later(self) -> None:
        phase = self._table.phase
        QTimer.singleShot(self._rng.randint(0, PAUSE_MS), lambda: self._act(phase))

    def _go_on_later(self) -> None:
        if self._table.stage.models.tally.stop:
            QTimer.singleShot(self._rng.randint(0, PAUSE_MS), self._table.skip)

    def _act(self, phase: Phase) -> None:
        table = self._table
        if table.phase is phase:
            {
                Phase.CURTAIN: table.sit_down,
                Phase.SEATED: table.show_tiles,
                Phase.LOOKING: table.stop_looking,
                Phase.PERSON: self._place,
                Phase.OVER: self.begin,
            }.get(phase, lambda: None)()

    def _place(self) -> None:
        game = self._table.game
        assert game is not None
        if self._shown >= self._options.placements:
            return
        assert game.to_play is not None
        if game.undoable is not None and self._rng.random() < self._options.undoes:
            undo_turn(self._table)
            return
        placement = self._rng.choice(list(game.view(game.to_play).legal_placements()))
        self._table.place(placement, self._rng.choice(self._options.undo_ms))
        if self._table.phase is Phase.PLACED:
            tell("placed", placement)
            if self._options.log_out:
                QTimer.singleShot(0, log_out)

    def _tell_undone(self) -> None:
        game = self._table.game
        assert game is not None
        if undos := game.headers.get(UNDOS):
            self._shown = len(game.referee.placements)
            tell("undone", undos, self._shown)

    def _tell(self) -> None:
        game = self._table.game
        assert game is not None
        if self._table.arriving:
            return
        event = self._table.stage.models.log.rows[-1].event
        if isinstance(event, TilePlaced):
            tell("shown", game.referee.placements[self._shown])
            self._shown += 1
        elif isinstance(event, TilesDrawn) and not self._shown:
            tell("deal", *deal_texts(game.referee.deal).values())


def tell(*words: object) -> None:
    os.write(1, f"{' '.join(map(str, words))}\n".encode())


def log_out() -> None:
    """End the program as a desktop session does: ask it to save, then kill it."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.commitDataRequest.emit(None)
    os.kill(os.getpid(), signal.SIGKILL)


def slow_down(seconds: float) -> None:
    fsync = os.fsync

    def slow(handle: int) -> None:
        time.sleep(seconds)
        fsync(handle)

    os.fsync = slow  # type: ignore[assignment]


def main(options: Options) -> int:
    # Background processes of a shell inherit ignored signals.
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    if options.fsync_s:
        slow_down(options.fsync_s)
    app = QGuiApplication(["tyrus"])
    signals = EndingSignals(app)
    folder = Path(options.folder)
    store = QSettings(str(folder / "tyrus.ini"), QSettings.Format.IniFormat)
    store.setValue("speed", "none")
    application = Application(store, folder / "games", random.Random(options.seed), answer_ms=None)
    if options.window:
        assert application.show()
    person = Person(application, options)
    QTimer.singleShot(max(0, round(1000 * (options.at - time.time()))), person.begin)
    return run(app, application, signals)


if __name__ == "__main__":
    sys.exit(main(Options(**json.loads(sys.argv[1]))))
