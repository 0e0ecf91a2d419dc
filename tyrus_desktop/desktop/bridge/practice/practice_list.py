"""A list of the practice for QML: cards of what can be practised, and what is done of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.glance import Glance
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.ticks import Ticks
from tyrus_desktop.desktop.properties import Property
from tyrus_desktop.desktop.text.languages import Languages


@dataclass(frozen=True, slots=True)
class Card:
    """What a card says.

    Attributes:
        name: The name by which it is started.
        title: Its title.
        detail: A line below the title.
        about: More of it, said while the card is pointed at.
        badge: A label on its picture.
        stars: How difficult it is, 1 to 5; 0 if that is unknown.
        sign: The name of a drawing on its picture.
    """

    name: str
    title: str
    detail: str = ""
    about: str = ""
    badge: str = ""
    stars: int = 0
    sign: str = ""


class PracticeList(QObject):
    """What the lists have in common; each also has a slot `start`, which takes a name.

    `listed` is emitted after a change of the cards. `section` names the list and its ticks.
    """

    section: ClassVar[str]
    listed = Signal()

    def __init__(
        self, table: Table, ticks: Ticks, languages: Languages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._ticks = table, ticks
        table.changed.connect(self._follow)
        ticks.changed.connect(self.listed)
        languages.changed.connect(self.listed)

    @Property(list, notify=listed)
    def rows(self) -> list[dict[str, Any]]:
        """What can be practised: maps of the fields of `Card` and `done`."""
        return [self._row(each) for each in self._list()]

    def glance(self, name: str) -> Glance | None:
        """Return what the picture of a card shows; None if there is none."""
        raise NotImplementedError

    def _row(self, card: Card) -> dict[str, Any]:
        return asdict(card) | {"done": self._done(card.name), "section": self.section}

    def _list(self) -> Iterable[Card]:
        """Yield the cards."""
        raise NotImplementedError

    def _follow(self) -> None:
        """Follow the table."""
        raise NotImplementedError

    def _done(self, name: str) -> bool:
        return name in self._ticks.names(self.section)

    def _tick(self, name: str) -> None:
        self._ticks.add(self.section, name)
