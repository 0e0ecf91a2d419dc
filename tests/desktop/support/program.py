"""A running program, with or without a window: its objects, and ways to wait for it.

`screen` reads the window.
"""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QUrl, SignalInstance
from pytestqt.qtbot import QtBot

from tyrus_desktop.desktop.bridge.game_controller import GameController
from tyrus_desktop.desktop.bridge.table.state import TableState
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.counted import CountedRow
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files

WAIT_MS = 60_000
"""Long enough for a busy machine; every wait of pytest-qt's ends then, too."""


@dataclass(slots=True)
class Program:
    """A running program, with methods to wait for it, for tests that need no window."""

    application: Application
    qtbot: QtBot

    @property
    def table(self) -> Table:
        return self.application.table

    @property
    def controller(self) -> GameController:
        return self.application.controller

    @property
    def state(self) -> TableState:
        return self.application.controller.state

    @property
    def models(self) -> TableModels:
        return self.application.stage.models

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def games_folder(self) -> Path:
        return self.application.store.folder

    # Waiting

    def wait_for(self, *phases: Phase) -> Phase:
        """Wait for one of these phases, passing any tally before."""

        def reached() -> bool:
            if self.models.tally.stop:
                self.controller.turnAll()
            return self.table.phase in phases

        self.qtbot.waitUntil(reached, timeout=WAIT_MS)
        return self.table.phase

    def wait_until_kept(self) -> None:
        self.application.store.wait(WAIT_MS / 1000)

    def kept(self) -> Record:
        self.wait_until_kept()
        return record_files.read(self.game.path)

    # Listening

    def listen(self) -> list[str]:
        """Return a list to which every announcement, answer and message is added from now on."""
        controller, saved_games = self.controller, self.application.saved_games
        return listen(
            *(controller.announced, controller.noticed, controller.answered, saved_games.noticed)
        )

    # Shortcuts

    def play_computer(
        self, side: Side = Side.IVORY, first: Side | None = Side.IVORY, level: str = "greedy"
    ) -> None:
        """Start a game against the computer, and wait for the person's turn."""
        seats = {side: Seat("Claire"), side.other: Seat(level, level)}
        self.table.start(seats, first)
        self.wait_for(Phase.PERSON)

    def play_two(self, first: Side | None = Side.IVORY) -> None:
        self.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}, first)
        self.wait_for(Phase.CURTAIN)

    def play_and_keep(self, turns: int) -> Path:
        """Start a game against the computer, place some tiles, and return its file, now kept."""
        self.play_computer()
        self.play_some(turns)
        self.wait_until_kept()
        return self.game.path

    def sit_down(self) -> None:
        """Hand over, without using the window, until a tile can be placed."""
        while self.wait_for(Phase.CURTAIN, Phase.LOOKING, Phase.PERSON) is not Phase.PERSON:
            if self.table.phase is Phase.LOOKING:
                self.table.stop_looking()
            else:
                self.table.sit_down()
                self.table.show_tiles()

    def give_up(self) -> None:
        """Resign the game, and wait until its end is shown and kept."""
        self.controller.giveUp()
        self.wait_for(Phase.OVER)
        self.wait_until_kept()

    def choose(self, index: int = 0) -> Placement:
        """Return one of the legal placements of the person to play."""
        choices = list(self.game.view().legal_placements())
        return choices[index % len(choices)]

    def place(self, placement: Placement) -> None:
        self.table.place(placement)

    def play_some(self, turns: int) -> None:
        """Place tiles for this many turns, and wait for the computer's."""
        for turn in range(turns):
            self.place(self.choose(turn * 13))
            self.wait_for(Phase.PERSON)

    def play(self, placement: Placement) -> None:
        """Place a tile for the side to play, as the computer does."""
        self.table.opponent.placed.emit(placement)


def listen(*signals: SignalInstance) -> list[str]:
    """Return a list to which each text that these signals carry is added from now on."""
    heard: list[str] = []
    for signal in signals:
        signal.connect(heard.append)
    return heard


def counted_rows(models: TableModels) -> list[CountedRow]:
    """Return the tiles on the stage, those in Ivory's building first."""
    return [*models.ivoryCounted.rows, *models.brownCounted.rows]


PERSON_AND_COMPUTER = {
    "Ivory": "Claire",
    "IvoryPlayer": "person",
    "Brown": "Apprentice",
    "BrownPlayer": "computer greedy",
}
NOT_YET = "This game is not in your library yet: the next tile adds it."


def url(path: Path) -> QUrl:
    return QUrl.fromLocalFile(str(path))


def open_file(program: Program, path: Path) -> None:
    program.application.saved_games.open(url(path))


def open_game(program: Program, path: Path) -> Phase:
    """Open a game, and wait until it is at the table; return whether it is over."""
    with program.qtbot.waitSignal(program.table.seated):
        open_file(program, path)
    program.wait_until_kept()
    return program.wait_for(Phase.PERSON, Phase.OVER)
