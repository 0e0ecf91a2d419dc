"""The curves on the rail: what each side could know of the chance of winning, and the truth.

A side's lens has that side's own curve up to the moment. Nothing else gets into a row, a property
or a sentence: neither the other curves nor what came later. All are the chance of the side that
lies in front when no side's lens is chosen, so that turning the lens does not turn a curve over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile
from math import isnan
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.review.cliffs import cliffs
from tyrus_desktop.desktop.enums import NEITHER, NONE, SIDES
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.replay.lens import EYES, Lens
from tyrus_desktop.desktop.text import chance_texts as texts
from tyrus_desktop.desktop.text.replay_texts import where
from tyrus_desktop.desktop.text.voices import ANYBODY, Voices
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.events import (
    ElectionOpened,
    Event,
    GameStarted,
    TilePlaced,
    TilesDrawn,
)
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.review.reviewed_game import ReviewedGame
    from tyrus_desktop.desktop.replay.moments import Moment
    from tyrus_desktop.review.curves import Chances

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class ChanceRow:
    """A moment with the chances that the lens shows.

    Attributes:
        position: The index of the moment.
        event: The side that placed a tile; NEITHER if chance decided, by a draw or a card; else
            NONE.
        chances: In per cent: what Ivory could know, what Brown could know, and the truth; NONE for
            what is hidden or not known yet.
        change: By how many per cent the last that the lens shows changed, if by very much; else 0.
    """

    position: int
    event: int
    chances: tuple[int, int, int]
    moment: Moment
    change: int = 0


@QmlElement
@QmlUncreatable("The review has it.")
class ChanceModel(RowsModel[ChanceRow]):
    """The moments that the lens shows, in order."""


@QmlElement
@QmlUncreatable("The review has it.")
class ChanceCurves(QObject):
    """The curves of the finished game that is looked back at.

    Signals:
        announced: A sentence for screen readers.
    """

    changed = Signal()
    linesChanged = Signal()
    announced = Signal(str)

    def __init__(self, review: ReviewedGame) -> None:
        super().__init__(review)
        self._review = review
        self._on = False
        self._here: tuple[Moment, Lens] | None = None
        self._lines: list[list[int]] = [[], [], []]
        self._shown: list[int] = []
        texts_of_rows = {
            "where": lambda row: where(row.moment),
            "said": self._said,
            "percents": lambda row: [*map(texts.percent, row.chances)],
            "changed": lambda row: texts.signed_change(row.change),
        }
        self._rows = ChanceModel(ChanceRow, texts_of_rows, self)
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._announce)
        review.changed.connect(self._retranslate)
        review.replay.changed.connect(self._follow)

    @Property(bool, notify=changed)
    def available(self) -> bool:
        """Whether there is something to show: a finished game, but no lesson, is looked back at."""
        return self._review.look_back is not None

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Whether the curves are shown."""
        return self._on and self.available

    rows = field(ChanceModel, "_rows")

    lines = field(list, "_lines", linesChanged)
    """The curves by `Side` and the truth, from the first moment on, in per cent.

    A curve is empty if the lens hides it, and ends where it is not known yet.
    """

    @Property(int, notify=changed)
    def near(self) -> int:
        """The side whose chance it is; Ivory without a look back."""
        replay = self._review.look_back
        return SIDES.index(replay.timeline.near if replay else Side.IVORY)

    @Property(list, notify=changed)
    def names(self) -> list[str]:
        """The names of the sides."""
        return texts.names(self._voices)

    @Property(list, notify=changed)
    def views(self) -> list[str]:
        """The names of the curves."""
        return texts.views(self._voices)

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """The chances at the moment; while they are not known, a sentence that says why."""
        replay, rows = self._review.look_back, self._rows.rows
        if replay is None or not self._on:
            return ""
        said = self._said(rows[replay.moment.index]) if replay.moment.index < len(rows) else ""
        return said or self._review.trouble or say(texts.UNKNOWN)

    shown = field(list, "_shown", linesChanged)
    """The curves that the lens shows, by `Side`; the truth is `Side.Neither`."""

    @Property(list, notify=linesChanged)
    def dividing(self) -> list[int]:
        """The line of what the lens knows: what a side could know, or the truth."""
        return self._lines[self._shown[-1]] if self._shown else []

    @Property(list, notify=linesChanged)
    def cliffs(self) -> list[dict[str, object]]:
        """The largest changes of that line: `position`, `change`, `text`, and `label` in words."""
        return [
            {
                "position": row.position,
                "change": row.change,
                "text": texts.signed_change(row.change),
                "label": f"{where(row.moment)}. {texts.change(row.change)}",
            }
            for row in self._rows.rows
            if row.change
        ]

    @Slot()
    def toggle(self) -> None:
        """Show or hide the curves."""
        self._on = self.available and not self._on
        self._update()
        self._announce()

    @property
    def _voices(self) -> Voices:
        game = self._review.table.game
        return game.voices if game else ANYBODY

    def _said(self, row: ChanceRow) -> str:
        """Return the sentence with a row's chances."""
        replay = self._review.look_back
        assert replay is not None
        voices = self._voices.at(row.moment.tiles)
        said = texts.sentence(row.chances, replay.timeline.near, voices)
        return f"{said} {texts.change(row.change)}".strip()

    def _follow(self) -> None:
        """Follow the moment and the lens; announce the chances after what happens there."""
        self._update()
        replay = self._review.look_back
        here = (replay.moment, replay.lens) if replay and self._on else None
        if here and self._here and here != self._here:
            self._telling.start()
        self._here = here

    def _announce(self) -> None:
        if said := self.sentence:
            self.announced.emit(said)

    def _retranslate(self) -> None:
        self._rows.retranslate()
        self._update()

    def _update(self) -> None:
        replay = self._review.look_back if self._on else None
        rows = self._allowed() if replay else []
        lines = [_known(row.chances[curve] for row in rows) for curve in range(NEITHER + 1)]
        shown: list[int] = []
        if replay:
            side = replay.lens.side
            shown = [*range(NEITHER + 1)] if side is None else [SIDES.index(side)]
        changes = cliffs(lines[shown[-1]]) if shown else {}
        self._rows.change_rows([replace(row, change=changes.get(row.position, 0)) for row in rows])
        if (lines, shown) != (self._lines, self._shown):
            self._lines, self._shown = lines, shown
            self.linesChanged.emit()
        self.changed.emit()

    def _allowed(self) -> list[ChanceRow]:
        """Return the moments and chances that the lens shows."""
        replay, findings = self._review.look_back, self._review.findings
        if replay is None or findings is None:
            return []
        timeline, lens = replay.timeline, replay.lens
        known = timeline.moments
        if lens is not Lens.ALL:
            known = known[: replay.moment.index + 1]
        story, near = timeline.stories[timeline.near], timeline.near
        return [
            ChanceRow(moment.index, _event(story[moment.first]), _seen(chances, lens, near), moment)
            for moment, chances in zip(known, findings.curves[near], strict=False)
        ]


def _event(event: Event) -> int:
    """Return what a moment's first event is on a curve: see `ChanceRow.event`."""
    if isinstance(event, TilePlaced):
        return SIDES.index(event.standing.owner)
    return NEITHER if isinstance(event, (GameStarted, TilesDrawn, ElectionOpened)) else NONE


def _seen(found: Chances, lens: Lens, near: Side) -> tuple[int, int, int]:
    """Return a moment's chances, as far as the lens shows them.

    Args:
        found: The chances of `near`.
        lens: The lens.
        near: The side whose chances they are.
    """
    could_know = {near: found.seen, near.other: found.their_view}
    ivory, brown = (
        _percent(could_know[side] if lens in (Lens.ALL, EYES[side]) else None) for side in SIDES
    )
    return ivory, brown, _percent(found.truth if lens is Lens.ALL else None)


def _percent(chance: float | None) -> int:
    """Return a chance in whole per cent; more would promise what the estimate does not keep."""
    return NONE if chance is None or isnan(chance) else round(100 * chance)


def _known(curve: Iterable[int]) -> list[int]:
    """Return the beginning of a curve, up to the first moment at which it is not known."""
    return list(takewhile(lambda chance: chance != NONE, curve))
