"""*Your slips and guesses* for QML: slips in reviewed games and missed guesses, until solved.

The library's thread looks for them. One is played where it was found: in the look back at its game,
or in a reading of it. A guess was missed if a perfect reader would have been right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.practice.practice_list import Card, PracticeList
from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.bridge.review.pins import MOST, Pins, placed_at
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game.glance import Glance, glance
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.library.ticks import Ticks
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.desktop.text import puzzle_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.deal import PLACEMENTS

if TYPE_CHECKING:
    from tyrus_desktop.desktop.review.readings import Judged
    from tyrus_desktop.engine.record import Record
    from tyrus_desktop.engine.tiles import Side
    from tyrus_desktop.figures.own_moments import Moment

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

MISSED = "missed"
"""The section of the guesses that were missed, solved or not."""

LAST = PLACEMENTS - 1
"""The placements of an election that have been made before its last tile."""


@QmlElement
@QmlUncreatable("The practice has it.")
class Moments(PracticeList):
    """The moments that are not solved yet, those of the newest game first.

    `reread` is emitted with a side and a tally, whose tiles the person wants to guess again in the
    game that is looked back at.
    """

    section = "moments"
    reread = Signal(object, int)

    def __init__(
        self,
        table: Table,
        replay: Replay,
        library: LibraryStore,
        ticks: Ticks,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(table, ticks, languages, parent)
        self._replay, self._library = replay, library
        self._found: tuple[Moment, ...] = ()
        self._records: Mapping[str, Record] = {}
        self._wanted: Moment | None = None
        self._missed: frozenset[str] = frozenset()
        library.moments_found.connect(self._take)
        table.seated.connect(self._give_way)
        ticks.changed.connect(self._look_again)

    def look(self) -> None:
        """Look for the moments again."""
        self._missed = self._ticks.names(MISSED)
        self._library.find_moments(MOST, self._missed)

    @Slot(str)
    def start(self, name: str) -> None:
        """Open a moment's game there, through the eyes of its side."""
        self._wanted = next((each for each in self._found if each.name == name), None)
        if self._wanted is not None:
            self._table.open(self._library.folder / self._wanted.entry.name)
            self._follow()  # Its game may be at the table.

    def note(self, pins: Pins) -> None:
        """Tick the moment at the table if the person has just solved it."""
        slip, game = pins.solved, self._table.game
        if slip is not None and game is not None:
            from tyrus_desktop.figures.own_moments import name

            self._tick(name(records.identity(game.record), slip.ply))

    def note_guesses(
        self, record: Record, chair: Side, by_election: Mapping[int, tuple[Judged, ...]]
    ) -> None:
        """Keep which tallies' tiles were missed, and tick those that no longer are."""
        from tyrus_desktop.figures.own_moments import name

        for election, judged in by_election.items():
            key = name(records.identity(record), chair.value, election)
            if any(each.perfect[0] == each.truth and not each.right for each in judged):
                self._ticks.add(MISSED, key)
            elif key in self._ticks.names(MISSED):
                self._tick(key)

    def glance(self, name: str) -> Glance | None:
        found = next((each for each in self._found if each.name == name), None)
        record = self._records.get(found.entry.identity) if found else None
        if found is None or record is None:
            return None
        return glance(record, found.side, found.ply + (LAST if found.guessed else 0))

    def _list(self) -> Iterator[Card]:
        for each in self._found:
            if not self._done(each.name):
                names = shown_names(seats_of(each.entry.headers))
                title = texts.guesses(each.election) if each.guessed else texts.moment(each.ply)
                cost = texts.cost(each.points) if each.points else ""
                yield Card(each.name, title, texts.game(each.entry, names), badge=cost)

    def _look_again(self) -> None:
        if self._missed != self._ticks.names(MISSED):
            self.look()

    def _give_way(self) -> None:
        """Forget the wanted moment if another game comes to the table."""
        if not self._here:
            self._wanted = None

    @property
    def _here(self) -> bool:
        """Whether the game of the wanted moment is at the table."""
        game, wanted = self._table.game, self._wanted
        if game is None or wanted is None:
            return False
        return records.identity(game.record) == wanted.entry.identity

    def _take(self, found: tuple[Moment, ...], records: Mapping[str, Record]) -> None:
        self._found, self._records = found, records
        self.listed.emit()

    def _follow(self) -> None:
        """Go to the wanted moment soon after the end of its game stands on the table."""
        if self._here and self._table.phase in (Phase.OVER, Phase.REPLAY):
            QTimer.singleShot(0, self, self._go)

    def _go(self) -> None:
        wanted, table = self._wanted, self._table
        if wanted is None or not self._here:
            return
        self._wanted = None
        self._replay.open()
        if wanted.guessed:
            self.reread.emit(wanted.side, wanted.election)
        elif table.replay is not None:
            self._replay.setLens(SIDES.index(wanted.side))
            self._replay.go(placed_at(table.replay, wanted.ply))
