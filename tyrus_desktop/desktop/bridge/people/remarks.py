"""The computer opponent's remarks: on its name plate, in the log and for screen readers.

`story.remarks` decides when it speaks, from public facts.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.log_model import Said
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.desktop.story import remark_occasions as occasions
from tyrus_desktop.desktop.text import remark_texts as texts
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.tiles import Side

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN_MS = 4000
"""How long a remark stays unless the next act ends it, at any speed: time for reading."""


@QmlElement
@QmlUncreatable("The controller has it.")
class Remarks(QObject):
    """The current remark, if any. `noticed` carries a message to the person."""

    changed = Signal()
    noticed = Signal(str)

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._speaker: Side | None = None
        self._spoken = 0
        self._shown: tuple[str, occasions.Occasion, int] | None = None
        self._greeted: set[str] = set()
        self._timer = SuspendableTimer(self)
        self._timer.timeout.connect(self.hide)
        settings.changed.connect(self._follow_settings)
        table.seated.connect(self._seat)
        table.changed.connect(self._follow)
        table.stage.changed.connect(self._follow)

    @Property(str, notify=changed)
    def text(self) -> str:
        """The current remark; empty while the opponent is silent."""
        return texts.line(*self._shown) if self._shown else ""

    @Property(int, notify=changed)
    def side(self) -> int:
        """The opponent's `Side`; -1 if nobody plays the computer."""
        return SIDES.index(self._speaker) if self._speaker else NONE

    @Slot()
    def hide(self) -> None:
        """Hide the current remark."""
        self._timer.stop()
        if self._shown is not None:
            self._shown = None
            self.changed.emit()

    @Slot()
    def stay(self) -> None:
        """Show the remark until `hide`."""
        self._timer.stop()

    def suspend(self, *, suspended: bool) -> None:
        """Keep the remark while `suspended`."""
        self._timer.suspend(suspended=suspended)

    @Slot()
    def turnOff(self) -> None:
        """Silence all opponents in the settings."""
        self._settings.remarks = "off"
        self.noticed.emit(say(texts.SILENT_NOW))

    @property
    def _key(self) -> str:
        game = self._table.game
        assert game is not None
        assert self._speaker is not None
        return game.seats[self._speaker].level or ""

    def _seat(self) -> None:
        """Follow the game that has come to the table, without repeating earlier remarks.

        Opponents are silent in lessons.
        """
        game = self._table.game
        assert game is not None
        self.hide()
        you = game.voices.you if game.lesson is None else None
        self._speaker = you.other if you else None
        self._spoken = 0
        view = game.view()
        if self._speaker:
            texts.lines(self._key)  # Read them before anything moves.
        if self._speaker and (view.placed or view.tallies):
            self._spoken = len(occasions.remarks(view, self._speaker))
        self.changed.emit()

    def _follow(self) -> None:
        """Make a remark if one is due; each action of the person ends the previous remark."""
        view = self._table.stage.view
        if self._table.phase in (Phase.PLACED, Phase.COMPUTER) and view and view.placed:
            self.hide()
        if self._table.game is None or self._table.replay is not None:
            self.hide()
            return
        if self._speaker is None or view is None:
            return
        due = occasions.remarks(view, self._speaker)
        if len(due) > self._spoken:
            self._spoken = len(due)
            self._say(due[-1].occasion, occasions.wording_of(due[-1], view, self._speaker))

    def _follow_settings(self) -> None:
        if self._settings.remarks == "off":
            self.hide()

    def _say(self, occasion: occasions.Occasion, wording: int) -> None:
        """Show, log and announce a line; each opponent greets only once per program run."""
        met = occasion is occasions.Occasion.GREETING and self._key in self._greeted
        if self._settings.remarks == "off" or met:
            return
        self._greeted.add(self._key)
        self._shown = self._key, occasion, wording
        self._timer.start(SHOWN_MS)
        self._table.stage.models.log.add(Said(self._key, occasion.value, wording))
        self.changed.emit()
