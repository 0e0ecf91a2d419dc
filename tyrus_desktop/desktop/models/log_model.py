"""The log: every public event of the game as a sentence in the current language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine import events as event_types

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Said:
    """A remark of a computer player: its key, and the occasion and wording of `story.remarks`."""

    key: str
    occasion: str
    wording: int


@dataclass(frozen=True, slots=True)
class LogRow:
    """One event without private information; None for a blank row.

    `placed` is the number of tiles placed so far, including the event's own.
    """

    event: event_types.Event | Said | None
    heading: bool
    placed: int = 0


NO_LINE = LogRow(None, heading=False)


@QmlElement
@QmlUncreatable("The table owns it.")
class LogModel(RowsModel[LogRow]):
    """The events so far, oldest first."""

    def __init__(self, sentence: Callable[[LogRow], str], parent: QObject | None = None) -> None:
        super().__init__(LogRow, {"sentence": sentence}, parent, blank=NO_LINE)

    def clear(self) -> None:
        self.set_rows(())

    def add(self, event: event_types.Event | Said) -> None:
        """Add an event, replacing the first blank row if there is one."""
        self.change_rows([*self.rows, *log_rows((event,), self._placed)])

    def add_story(self, story: Sequence[event_types.Event]) -> None:
        """Add the missing events of a story with a reset, which a view does not show as news."""
        known = sum(isinstance(row.event, event_types.Event) for row in self.rows)
        self.set_rows([*self.rows, *log_rows(story[known:], self._placed)])

    @property
    def _placed(self) -> int:
        return self.rows[-1].placed if self.rows else 0


def log_rows(events: Iterable[event_types.Event | Said], placed: int = 0) -> Iterator[LogRow]:
    """Yield the rows of events that follow the placement of `placed` tiles."""
    for event in events:
        placed += isinstance(event, event_types.TilePlaced)
        yield replace(log_row(event), placed=placed)


def log_row(event: event_types.Event | Said) -> LogRow:
    """Return the public row of an event."""
    shown = event if isinstance(event, Said) else public(event)
    return LogRow(shown, isinstance(event, event_types.ElectionOpened | event_types.GameStarted))


def public(event: event_types.Event) -> event_types.Event:
    """Return the public part of an event."""
    if isinstance(event, event_types.TilePlaced):
        return event_types.redact(event, event.standing.owner.other)
    if isinstance(event, event_types.TilesDrawn):
        return event_types.redact(event, event.side.other)
    return event
