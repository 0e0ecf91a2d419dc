"""Starts games for QML: from the dialog, the opening screen and the end of a game."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.table.state import TableState
from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.desktop.game import seats as game_seats
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.profile_list import ProfileList
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import people
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The controller has it.")
class NewGames(QObject):
    """Starts games at a table. `changed` is emitted for a new opponent or language."""

    changed = Signal()

    def __init__(
        self,
        table: Table,
        state: TableState,
        settings: Settings,
        profiles: ProfileList,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._profiles = profiles
        self._table = table
        self._state = state
        self._settings = settings
        state.changed.connect(self.changed)

    @Property(str, notify=changed)
    def playAgainLabel(self) -> str:
        """The text of the button for the last chosen opponent; empty without one."""
        key = self._settings.level
        return people.again(key) if key in keys.OFFERED else ""

    @Slot(str, int, int)
    def playComputer(self, level: str, side: int, first: int) -> None:
        """Start a game of the profile in use against the computer.

        Args:
            level: The computer player's key.
            side: The person's side.
            first: The side that places first, -1 for a toss.
        """
        self._settings.side = side
        self._profiles.keep()
        seats = {
            SIDES[side]: self._profiles.seat,
            SIDES[side].other: game_seats.Seat("", level),
        }
        self._start(seats, first)

    @Slot(str, str, int, bool)
    def playTwo(self, ivory: str, brown: str, first: int, by_slots: bool) -> None:
        """Start a game for two persons at one screen, with curtains or in open play by slot.

        A name of a profile stands for it, any other for a guest.
        """
        self._profiles.keep()
        names = dict(zip(Side, (ivory, brown), strict=True))
        seats = {side: self._profiles.seat_of(name) for side, name in names.items()}
        self._start(seats, first, by_slots=by_slots)

    @Slot()
    def playAgain(self) -> None:
        """Start a game against the last chosen opponent, on the other side."""
        if self._settings.level in keys.OFFERED:
            self.playComputer(self._settings.level, 1 - self._settings.side, NONE)

    @Slot()
    def rematch(self) -> None:
        """Play again after a game."""
        if self._table.phase is Phase.OVER:
            self._rematch()

    @Slot()
    def playOtherLevel(self) -> None:
        """Play against the next level after a win, or an easier one after a loss."""
        level = self._state.summary.other_level
        if level is not None:
            self._settings.level = level
            self._rematch(level)

    def _rematch(self, level: str | None = None) -> None:
        self._profiles.keep()
        rematch(self._table, self._profiles.seat, level)

    def _start(
        self, seats: dict[Side, game_seats.Seat], first: int, *, by_slots: bool = False
    ) -> None:
        self._table.start(seats, SIDES[first] if first != NONE else None, by_slots=by_slots)


def rematch(table: Table, player: game_seats.Seat, level: str | None = None) -> None:
    """Play again on the same sides; the other side begins.

    Args:
        table: Where a game is over.
        player: The person who plays the computer now.
        level: The computer's level; None for the same.
    """
    game = table.game
    assert game is not None
    by_slots = table.slots is not None
    seats = {side: replace(seat, unknown=False) for side, seat in game.seats.items()}
    person = game_seats.only_person(seats)
    if person is not None:
        seats[person] = player
        if level is not None:
            seats[person.other] = game_seats.Seat("", level)
    table.start(seats, game.referee.deal.first.other, by_slots=by_slots)
