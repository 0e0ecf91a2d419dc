"""The current or the last tally: one row per side, with the sums of the turned tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NEITHER, NONE, SIDES, for_qml
from tyrus_desktop.desktop.models.chart import TO_COME, winner_column
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.engine import tally as tallies
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.outcome import is_over
from tyrus_desktop.engine.tiles import Profession, Side

if TYPE_CHECKING:
    from tyrus_desktop.engine.tally import Tally

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


class Stop(IntEnum):
    """The action that the stage waits for: to turn the next tile, or to go on."""

    NONE = 0
    TURN = 1
    NEXT = 2


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One side's count so far, in points; `closed` once it is complete.

    `tiles` is the number of tiles in the side's building, `bluffs` the number of bluffs turned
    there. `election` is the election counted: its players' names may differ from today's. `mood` is
    1 for the winner and -1 for the loser, and 0 before the verdict and if nobody wins.
    """

    tally_side: int
    tiles: int = 0
    votes: int = 0
    blocks: int = 0
    countered: int = 0
    surplus: int = 0
    total: int = 0
    bluffs: int = 0
    closed: bool = False
    election: int = 0
    mood: int = 0


@dataclass(frozen=True, slots=True)
class TallyFacts:
    """The public facts in the stage's sentences.

    Attributes:
        number: The election, 1..9; 0 without a tally.
        totals: Ivory's and Brown's so far.
        backs: The number of tiles still face down.
        winner: A side, NEITHER, or TO_COME before the verdict.
        before: The winners of the earlier elections.
        bluffs: The numbers of Ivory's and Brown's bluffs; 0 before the verdict.
    """

    number: int = 0
    kind: Profession | None = None
    totals: tuple[int, int] = (0, 0)
    backs: int = 0
    winner: int = TO_COME
    before: tuple[Side | None, ...] = ()
    bluffs: tuple[int, int] = (0, 0)


Sentence = Callable[[TallyFacts], str]


@QmlElement
@QmlUncreatable("The table owns it.")
class TallyModel(RowsModel[TallyRow]):
    """The counts of both sides, Ivory's first."""

    StopForQml = QEnum(for_qml(Stop))

    changed = Signal()
    turnMsChanged = Signal()

    def __init__(
        self,
        texts: Mapping[str, Callable[[TallyRow], str]],
        stakes: Sentence,
        standing: Sentence,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(TallyRow, texts, parent)
        self._stakes_sentence, self._standing_sentence = stakes, standing
        self._facts = TallyFacts()
        self._open = False
        self._stop, self._goes_on_ms = Stop.NONE, 0
        self._turn_ms = 0.0
        self.clear()

    number = field(int, "_facts.number", changed)
    """The number of the election being tallied, 1..9; 0 before the first."""

    @Property(int, notify=changed)
    def kind(self) -> int:
        return NONE if self._facts.kind is None else int(self._facts.kind)

    winner = field(int, "_facts.winner", changed)
    """A side, NEITHER, or TO_COME before the verdict."""

    backs = field(int, "_facts.backs", changed)
    """How many tiles are still face down."""

    @Property(int, notify=changed)
    def turned(self) -> int:
        """How many tiles are face up."""
        return sum(row.tiles for row in self._rows) - self._facts.backs

    @Property(int, notify=changed)
    def most(self) -> int:
        """The number of tiles in the fuller of the two buildings."""
        return max(row.tiles for row in self._rows)

    open = field(bool, "_open", changed)
    """Whether a tally is on the stage."""

    stop = field(int, "_stop", changed)
    """The current `Stop`."""

    goesOnMs = field(int, "_goes_on_ms", changed)
    """How many milliseconds a stop lasts; 0 if it doesn't end by itself, or without a stop."""

    turnMs = field(float, "_turn_ms", turnMsChanged)
    """The duration of the current turn, in milliseconds at normal speed."""

    @Property(str, notify=changed)
    def stakes(self) -> str:
        """The stakes of the tally as a text; empty if nothing special is at stake."""
        return self._stakes_sentence(self._facts)

    @Property(bool, notify=changed)
    def ends(self) -> bool:
        """Whether the verdict has ended the game; the last three tiles may still decide it."""
        winner = self._facts.winner
        return winner != TO_COME and is_over(winners_after(self._facts))

    @Property(str, notify=changed)
    def standing(self) -> str:
        """Who leads and how many tiles are left; after the verdict, the verdict."""
        return self._standing_sentence(self._facts)

    def clear(self) -> None:
        """Remove the tally and close the stage."""
        self._facts = TallyFacts()
        self._open = False
        self._reset()

    def begin(self, whole: Tally, before: tuple[Side | None, ...]) -> None:
        """Open the stage for a tally without turned tiles."""
        self._facts = TallyFacts(whole.number, whole.kind, backs=len(whole.shown), before=before)
        self._open = True
        self._reset(whole.shown)

    def announce_turn(self, milliseconds: float) -> None:
        """Set the duration of the next turn, before its tile turns."""
        if milliseconds != self._turn_ms:
            self._turn_ms = milliseconds
            self.turnMsChanged.emit()

    def turn(self, whole: Tally, turned: Sequence[StandingTile]) -> None:
        """Show the sums of the turned tiles."""
        so_far = tallies.tally(whole.number, whole.kind, turned)
        self._go_on()
        self.set_rows([_row(so_far, side, whole.shown) for side in Side])
        self._facts = replace(
            self._facts,
            totals=(so_far.ivory.total, so_far.brown.total),
            backs=len(whole.shown) - len(turned),
        )
        self.changed.emit()

    def stop_at(self, stop: Stop) -> None:
        """Wait for the person."""
        self._stop = stop
        self.changed.emit()

    def go_on_after(self, milliseconds: int) -> None:
        """Set the duration of a stop."""
        self._goes_on_ms = milliseconds
        self.changed.emit()

    def close_sums(self) -> None:
        self.set_rows([replace(row, closed=True) for row in self._rows])

    def decide(self, whole: Tally) -> None:
        """Show the winner."""
        self._facts = replace(self._facts, winner=winner_column(whole), bluffs=bluffs_of(whole))
        self.set_rows([replace(row, mood=mood(row, whole)) for row in self._rows])
        self.changed.emit()

    def leave(self) -> None:
        """Close the stage."""
        self._open = False
        self._go_on()
        self.changed.emit()

    def show(
        self, whole: Tally | None, before: tuple[Side | None, ...] = (), *, on_stage: bool = False
    ) -> None:
        """Show a complete tally at once, on the stage or in the panel; None for no tally."""
        if whole is None:
            self.clear()
            return
        old = (self._open, self._turn_ms, self._facts, self._stop)
        self._open = on_stage
        self.announce_turn(0.0)
        totals = (whole.ivory.total, whole.brown.total)
        self._facts = TallyFacts(
            whole.number, whole.kind, totals, 0, winner_column(whole), before, bluffs_of(whole)
        )
        self._go_on()
        rows = [replace(_row(whole, side, whole.shown), closed=True) for side in Side]
        self.set_rows([replace(row, mood=mood(row, whole)) for row in rows])
        if old != (self._open, self._turn_ms, self._facts, self._stop):
            self.changed.emit()

    def retranslate(self) -> None:
        super().retranslate()
        self.changed.emit()

    def _go_on(self) -> None:
        self._stop, self._goes_on_ms = Stop.NONE, 0

    def _reset(self, shown: Sequence[StandingTile] = ()) -> None:
        self.announce_turn(0.0)
        self._go_on()
        number = self._facts.number
        self.set_rows([TallyRow(SIDES.index(s), _tiles(shown, s), election=number) for s in Side])
        self.changed.emit()


def winners_after(facts: TallyFacts) -> tuple[Side | None, ...]:
    """Return the winners of all elections up to this one, whose verdict is known."""
    return (*facts.before, None if facts.winner == NEITHER else SIDES[facts.winner])


def bluffs_of(whole: Tally) -> tuple[int, int]:
    """Return the number of tiles with which Ivory and Brown bluffed."""
    return len(whole.bluffs(Side.IVORY)), len(whole.bluffs(Side.BROWN))


def mood(row: TallyRow, whole: Tally) -> int:
    """Return the `mood` of a side after the verdict."""
    if whole.winner is None:
        return 0
    return 1 if SIDES[row.tally_side] is whole.winner else -1


def _tiles(shown: Sequence[StandingTile], side: Side) -> int:
    return sum(standing.building.side is side for standing in shown)


def _row(so_far: Tally, side: Side, shown: Sequence[StandingTile]) -> TallyRow:
    count = so_far.count(side)
    return TallyRow(
        SIDES.index(side),
        _tiles(shown, side),
        count.votes,
        count.blocks,
        count.countered,
        count.surplus,
        count.total,
        len(so_far.tiles(side, Role.BLUFF)),
        election=so_far.number,
    )
