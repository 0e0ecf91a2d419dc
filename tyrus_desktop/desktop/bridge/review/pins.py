"""The pins of a review for QML: at most three slips, which the person can play better.

A side's lens shows only the slips of that side up to its moment. A slip is told with the view that
its side had then. What is tried changes nothing but the picture of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.replay.lens import EYES, Lens
from tyrus_desktop.desktop.text import slip_texts as texts
from tyrus_desktop.desktop.text.prompt_texts import TRYING
from tyrus_desktop.desktop.text.voices import ANYBODY, Voices
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.deal import PLACEMENTS

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.review.reviewed_game import ReviewedGame
    from tyrus_desktop.desktop.game.table_replay import TableReplay
    from tyrus_desktop.engine.board import Placement
    from tyrus_desktop.engine.tiles import Side
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.review.slips import Slip

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

MOST = 3
"""The pins shown at most."""


@QmlElement
@QmlUncreatable("The review makes it.")
class Pins(QObject):
    """The slips of the persons in the game that is looked back at."""

    changed = Signal()
    marksChanged = Signal()
    triedOne = Signal()

    def __init__(self, review: ReviewedGame) -> None:
        super().__init__(review)
        self._review, self._table, self._replay = review, review.table, review.replay
        self._shown: list[tuple[int, Slip]] = []
        self._marks: list[dict[str, object]] = []
        self._said = ""
        self._said_none: object = None
        self._tried_before = False
        self._told = False
        self._announcing = QTimer(self)
        self._announcing.setSingleShot(True)
        self._announcing.timeout.connect(lambda: self._replay.announced.emit(self._said))
        self._replay.changed.connect(self.follow)
        review.changed.connect(self.follow)

    marks = field(list, "_marks", marksChanged)
    """The pins that the lens shows, each with `position`, `side` and `label`."""

    @Property(bool, notify=changed)
    def here(self) -> bool:
        """Whether the moment shown is that of a pin."""
        return self._slip is not None

    @Property(bool, notify=changed)
    def trying(self) -> bool:
        """Whether the table waits for a placement that is only tried."""
        return self._table.phase is Phase.TRYING

    @Property(bool, notify=changed)
    def tried(self) -> bool:
        """Whether the table shows a placement that nobody made."""
        return self._tried is not None

    @Property(bool, notify=changed)
    def answered(self) -> bool:
        """Whether that placement is a right answer."""
        return self._slip is not None and self._tried in self._slip.alike

    @Property(str, notify=changed)
    def title(self) -> str:
        """What the pin is or, after a try, whether it was right."""
        slip, tried = self._slip, self._tried
        if slip is None:
            return ""
        if self.trying:
            return say(TRYING)
        if tried is None:
            return say(texts.TITLE)
        return say(texts.BETTER) if self._told else texts.verdict(slip, tried)

    @Property(str, notify=changed)
    def text(self) -> str:
        """What was placed or, after a right try, why something else was better."""
        slip, tried = self._slip, self._tried
        if slip is None or self.trying:
            return ""
        if tried is not None and tried in slip.alike:
            return texts.reason(slip, tried, self._view(slip.side), self._voices(slip))
        return texts.made(slip, self._voices(slip))

    @Slot()
    def next(self) -> None:
        """Show the next pin through its side's eyes, the worst first; say so if there is none."""
        pins = self._pins()
        if pins:
            here = next((rank for rank, (_, slip) in enumerate(pins) if slip == self._slip), -1)
            position, slip = pins[(here + 1) % len(pins)]
            self.go(position, SIDES.index(slip.side))
        elif self._review.look_back:
            said = self._none if self._review.done else say(texts.NOT_YET)
            self._replay.answered.emit(self._review.trouble or said)

    @Slot(int, int)
    def go(self, position: int, side: int) -> None:
        """Show a pin through its side's eyes."""
        self._replay.setLens(side)
        self._replay.go(position)

    @Slot()
    def tryIt(self) -> None:
        """Let the person place a tile of that side, only to try it."""
        self._try(told=False)

    @Slot()
    def showMe(self) -> None:
        """Show what was better, and why."""
        slip = self._slip
        if slip is not None:
            self._try(told=True)
            self._table.try_placement(slip.better)

    @Slot()
    def leave(self) -> None:
        """Show the moment again as it was."""
        self._table.stop_trying()

    def follow(self) -> None:
        """Follow the replay. With all tiles face up for the first time, say if there is no slip."""
        replay = self._review.look_back
        self._shown = self._pins(replay.lens) if replay else []
        self._mark()
        before, self._tried_before = self._tried_before, self.tried
        self.changed.emit()
        if self.tried and not before:
            self.triedOne.emit()
        self._announce()
        everything = replay is not None and replay.lens is Lens.ALL
        game, nothing = self._table.game, self._review.done and not self._shown
        if everything and nothing and self._said_none is not game:
            self._said_none, said = game, self._none
            QTimer.singleShot(0, self, lambda: self._replay.answered.emit(said))

    def _mark(self) -> None:
        marks: list[dict[str, object]] = [
            {
                "position": position,
                "side": SIDES.index(slip.side),
                "label": texts.mark(slip, self._voices(slip)),
            }
            for position, slip in self._shown
        ]
        if marks != self._marks:
            self._marks = marks
            self.marksChanged.emit()

    def _try(self, *, told: bool) -> None:
        """Show the table before the pin's placement, through its side's eyes."""
        slip = self._slip
        if slip is not None:
            self._replay.setLens(SIDES.index(slip.side))
            self._told = told
            self._table.begin_trying()

    def _announce(self) -> None:
        """Announce what has changed, after what the replay says of the moment."""
        said = f"{self.title} {self.text}".strip()
        if said != self._said:
            self._said = said
            self._announcing.start() if said else self._announcing.stop()

    def _pins(self, lens: Lens = Lens.ALL) -> list[tuple[int, Slip]]:
        """Return the worst slips that a lens shows, each with the index of its moment."""
        findings, replay = self._review.findings, self._review.look_back
        if findings is None or replay is None:
            return []
        found = []
        for slip in findings.slips:
            position, you = placed_at(replay, slip.ply), self._voices(slip).you
            told = lens is Lens.ALL or (lens.side is slip.side and position <= self._at)
            if told and you in (None, slip.side):
                found.append((position, slip))
        return found[:MOST]

    @property
    def solved(self) -> Slip | None:
        """The slip at the moment shown, if the person has just found a right answer."""
        return self._slip if self.answered and not self._told else None

    @property
    def _none(self) -> str:
        return texts.none(self._voices())

    @property
    def _slip(self) -> Slip | None:
        """The slip at the moment shown, if the lens shows it."""
        return next((slip for position, slip in self._shown if position == self._at), None)

    @property
    def _at(self) -> int:
        """The index of the moment shown."""
        return self._table.replay.moment.index if self._table.replay else -1

    def _view(self, side: Side) -> PlayerView:
        """Return what a side knew before its placement."""
        replay = self._table.replay
        assert replay is not None
        return replay.timeline.view(replay.board, EYES[side])

    @property
    def _tried(self) -> Placement | None:
        return self._table.replay.tried if self._table.replay else None

    def _voices(self, slip: Slip | None = None) -> Voices:
        """Return the players, at the time of a slip."""
        game = self._table.game
        if game is None:
            return ANYBODY
        return game.voices.at(slip.ply + 1) if slip else game.voices.throughout()


def placed_at(replay: TableReplay, ply: int) -> int:
    """Return the index of the moment of a placement, counted from 0."""
    election, placed = divmod(ply, PLACEMENTS)
    moment = replay.timeline.placement_of(election + 1, placed + 1)
    assert moment is not None
    return moment.index
