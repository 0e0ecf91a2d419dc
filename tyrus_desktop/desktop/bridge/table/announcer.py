"""Announcements for screen readers: every event of the game, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.text.descriptions import drawn_tiles
from tyrus_desktop.desktop.text.sentences import log_sentence
from tyrus_desktop.desktop.text.voices import streak_warning
from tyrus_desktop.engine import events
from tyrus_desktop.engine.outcome import threatening_side


class Announcer(QObject):
    """Follows the log, tallies and phase of a table; `announced` carries each sentence."""

    announced = Signal(str)

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        table.stage.models.log.rowsInserted.connect(self._announce_event)
        table.announced.connect(self.announced)

    def announce_phase(self) -> None:
        """Announce what the table waits for; other announcements come from the log."""
        if self._table.replay is not None:
            return  # The replay announces its moments itself.
        sentence = prompts.prompt(self._table) or prompts.curtain_prompt(self._table)
        if sentence and self._table.phase is not Phase.SHOWING:
            self.announced.emit(sentence)

    def _announce_event(self) -> None:
        if self._table.replay is not None or self._table.arriving:
            return
        row = self._table.stage.models.log.rows[-1]
        sentences = [log_sentence(row, self._table.stage.models.voices)]
        if isinstance(row.event, events.TilesDrawn):
            sentences.append(drawn_tiles(self._table.stage.drawn))
        if isinstance(row.event, events.ElectionTallied):
            sentences.append(self._streak_warning())
        self.announced.emit(" ".join(filter(None, sentences)))

    def _streak_warning(self) -> str:
        """Return a warning if a side is one win away from a streak, else an empty string."""
        winners = self._table.stage.view.winners if self._table.stage.view else ()
        leader = threatening_side(winners)
        return "" if leader is None else streak_warning(leader, self._table.stage.models.voices)
