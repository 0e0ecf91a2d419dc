"""The log: every public event of the game as a sentence in the current language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models.rows import RowsModel, no_text
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine.events import Event, TilePlaced, TilesDrawn, redact

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class DealSealed:
    """The seal of the deal, logged before the first event."""

    seal: str


@dataclass(frozen=True, slots=True)
class LogRow:
    """One event, without private information."""

    event: Event | DealSealed
    heading: bool


@QmlElement
@QmlUncreatable("The table owns it.")
class LogModel(RowsModel[LogRow]):
    """The events so far, oldest first."""

    def __init__(
        self, sentence: Callable[[LogRow], str] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(LogRow, {"sentence": sentence or no_text}, parent)

    def clear(self) -> None:
        self.set_rows(())

    def add(self, event: Event | DealSealed, *, heading: bool = False) -> None:
        shown = event if isinstance(event, DealSealed) else public(event)
        self.insert_row(len(self._rows), LogRow(shown, heading))


def public(event: Event) -> Event:
    """Return the part of an event that both sides know."""
    if isinstance(event, TilePlaced):
        return redact(event, event.standing.owner.other)
    if isinstance(event, TilesDrawn):
        return redact(event, event.side.other)
    return event
