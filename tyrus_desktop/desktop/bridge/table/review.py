"""Past tallies for QML, looked at again on the same stage.

While a game runs only the last one can be seen, since memory is part of the game; at its end, all.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.engine.tally import Tally

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The controller has it.")
class Review(QObject):
    """Opens a table's past tallies, while it waits for a person and after the end of the game."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        table.changed.connect(self._follow_phase)
        table.changed.connect(self.changed)

    @property
    def on(self) -> bool:
        reviewing = self._table.stage.models.tally.reviewing
        return reviewing and self._table.phase is not Phase.REPLAY

    @Property(bool, notify=changed)
    def canStep(self) -> bool:
        """Whether earlier tallies may be opened, too: in play, only the last one may."""
        return self._table.phase is Phase.OVER and len(self._past) > 1

    @Property(bool, notify=changed)
    def canOpen(self) -> bool:
        """Whether a tally may be opened now, if there is one."""
        return self._allowed

    @Property(int, notify=changed)
    def last(self) -> int:
        """The number of the last election that was counted; 0 if none was."""
        return len(self._past)

    @Slot(int)
    def open(self, number: int) -> None:
        """Show the tally of election `number`; nothing happens if it may not be seen now."""
        past = self._past
        last_only = self._table.phase is Phase.PERSON and number != len(past)
        if self._allowed and 1 <= number <= len(past) and not last_only:
            self._table.stage.models.show_tally(past[:number], review=True)

    @Slot(int)
    def step(self, by: int) -> None:
        """Show the tally this many elections later, while one is looked at and that one exists."""
        if self.on:
            self.open(self._table.stage.models.tally.number + by)

    @Slot()
    def close(self) -> None:
        """Leave the stage; the table has its last tally again.

        A hand goes behind the curtain: both persons may have looked at the tally.
        """
        if self.on:
            self._table.stage.models.show_tally(self._past)
            self._table.cover()

    @property
    def _past(self) -> tuple[Tally, ...]:
        view = self._table.stage.view
        return view.tallies if view is not None else ()

    @property
    def _allowed(self) -> bool:
        return self._table.phase in (Phase.PERSON, Phase.OVER)

    def _follow_phase(self) -> None:
        if not self._allowed:
            self.close()
