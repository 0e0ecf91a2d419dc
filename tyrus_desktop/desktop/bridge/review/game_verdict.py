"""The verdict on the finished game for QML: where it was decided, and by what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.text import verdicts as texts

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.review.reviewed_game import ReviewedGame
    from tyrus_desktop.review.verdict import Verdict

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The review has it.")
class GameVerdict(QObject):
    """The verdict; empty until the review of the game at the table is whole."""

    changed = Signal()

    def __init__(self, review: ReviewedGame) -> None:
        super().__init__(review)
        self._review = review
        review.changed.connect(self.changed)
        review.replay.changed.connect(self.changed)

    @Property(str, notify=changed)
    def text(self) -> str:
        """One to three sentences; empty until they are known."""
        game, found = self._review.game, self._found
        return texts.verdict(found, game.voices.throughout()) if game and found else ""

    @Property(int, notify=changed)
    def kind(self) -> int:
        """The kind of the election that decided the game; NONE if no single one did."""
        game, found = self._review.game, self._found
        if game is None or found is None or len(found.elections) != 1:
            return NONE
        return int(game.referee.deal.elections[found.elections[0] - 1])

    @Property(int, notify=changed)
    def moment(self) -> int:
        """The index of its moment in the look back; -1 if no single moment decided the game."""
        found = self._found
        return -1 if found is None or found.moment is None else found.moment

    @Property(int, notify=changed)
    def position(self) -> int:
        """The same with all tiles face up; else -1, as it depends on all of the game."""
        replay = self._review.look_back
        return self.moment if replay is not None and replay.lens is Lens.ALL else -1

    @Slot()
    def see(self) -> None:
        """Look back at its moment."""
        if self.moment >= 0:
            self._review.replay.go_to_moment(self.moment)

    @property
    def _found(self) -> Verdict | None:
        findings = self._review.findings
        return findings.verdict if findings is not None else None
