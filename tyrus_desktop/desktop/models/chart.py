"""The election chart, and the nine representatives that move into it. Both are public."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NEITHER, NONE, SIDES
from tyrus_desktop.desktop.models.rows_model import RowsModel, Texts
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine.outcome import (
    ELECTIONS,
    STREAK,
    Outcome,
    deciding,
    streak,
    threatening_side,
)
from tyrus_desktop.engine.tiles import Profession

if TYPE_CHECKING:
    from tyrus_desktop.engine.tally import Tally

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

TO_COME = NONE


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One election.

    Attributes:
        election_kind: The profession; NONE until its card is turned up.
        ivory_votes: Ivory's total in points; `brown_votes` is Brown's.
        chart_winner: The winner: a side, NEITHER or TO_COME.
        streak_side: The side with a streak of two or more that this election belongs to or would
            extend, else TO_COME.
        decided: Whether it belongs to the elections by which the game was won.
    """

    number: int
    election_kind: int = NONE
    ivory_votes: int = 0
    brown_votes: int = 0
    chart_winner: int = TO_COME
    streak_side: int = TO_COME
    decided: bool = False


@QmlElement
@QmlUncreatable("The table owns it.")
class ChartModel(RowsModel[ChartRow]):
    """The nine elections."""

    def __init__(self, texts: Texts[ChartRow], parent: QObject | None = None) -> None:
        """`texts` are `label`, `meaning` and `warning`."""
        super().__init__(ChartRow, texts, parent)
        self.show((), ())

    def show(
        self,
        elections: tuple[Profession, ...],
        tallies: tuple[Tally, ...],
        outcome: Outcome | None = None,
        *,
        over: bool = False,
    ) -> None:
        rows = [_chart_row(i, elections, tallies) for i in range(ELECTIONS)]
        winners = [tally.winner for tally in tallies]
        won = deciding(winners, outcome)
        leader, length = streak(winners)
        # The end of a game may be shown after its last tally.
        threatened = not over and threatening_side(winners) is not None
        if leader is not None and (length >= STREAK or threatened):
            first = len(tallies) - length
            for i in range(first, min(ELECTIONS, first + STREAK)):
                rows[i] = replace(rows[i], streak_side=SIDES.index(leader))
        self.set_rows([replace(row, decided=row.number in won) for row in rows])


@dataclass(frozen=True, slots=True)
class RepresentativeRow:
    """One representative, in the canal (`chart_row` is NONE) or won in an election.

    Attributes:
        chart_column: Its winner: a side, NEITHER or TO_COME.
        berth: How many that side had won before.
        at_stake: Whether the election in force is about it.
    """

    elects: int
    chart_row: int = NONE
    chart_column: int = TO_COME
    decided: bool = False
    berth: int = 0
    at_stake: bool = False


@QmlElement
@QmlUncreatable("The table owns it.")
class RepresentativeModel(RowsModel[RepresentativeRow]):
    """Three Generals, three Guildmasters and three High Priests, in this order."""

    def __init__(self, texts: Texts[RepresentativeRow], parent: QObject | None = None) -> None:
        """`texts` are `label` and `meaning`."""
        super().__init__(RepresentativeRow, texts, parent)
        self.show(())

    def show(
        self,
        tallies: tuple[Tally, ...],
        outcome: Outcome | None = None,
        kind: Profession | None = None,
    ) -> None:
        """Show where each representative is; within a kind, the leftmost one leaves first.

        Args:
            tallies: The elections counted so far.
            outcome: The end of the game, if it is over.
            kind: The kind of the election in force.
        """
        rows = []
        won = deciding([tally.winner for tally in tallies], outcome)
        for each in Profession:
            held = [tally for tally in tallies if tally.kind is each]
            rows += [
                RepresentativeRow(
                    int(each),
                    t.number - 1,
                    winner_column(t),
                    t.number in won,
                    berth=sum(b.winner is t.winner for b in tallies[: t.number - 1]),
                )
                for t in held
            ]
            waiting = [RepresentativeRow(int(each))] * (3 - len(held))
            if each is kind and waiting:
                waiting[0] = replace(waiting[0], at_stake=True)
            rows += waiting
        self.set_rows(rows)


def winner_column(tally: Tally) -> int:
    """Return the winner of a tally as a column of the chart: a side or NEITHER."""
    return NEITHER if tally.winner is None else SIDES.index(tally.winner)


def _chart_row(
    index: int, elections: tuple[Profession, ...], tallies: tuple[Tally, ...]
) -> ChartRow:
    kind = int(elections[index]) if index < len(elections) else NONE
    if index >= len(tallies):
        return ChartRow(index + 1, kind)
    tally = tallies[index]
    return ChartRow(index + 1, kind, tally.ivory.total, tally.brown.total, winner_column(tally))
