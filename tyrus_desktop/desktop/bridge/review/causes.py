"""The rows that explain a game's result for QML: a line of points, and what they mean.

They are seen from the person's chair; if two persons or two computers played, from the loser's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import review_texts as texts
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.review.reviewed_game import ReviewedGame
    from tyrus_desktop.desktop.game.session import Game

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

UNKNOWN = "…"


@QmlElement
@QmlUncreatable("The review has it.")
class GameCauses(QObject):
    """The rows of the finished game at the table; empty without one."""

    changed = Signal()

    def __init__(self, review: ReviewedGame) -> None:
        super().__init__(review)
        self._review = review
        review.changed.connect(self.changed)

    @Property(list, notify=changed)
    def labels(self) -> list[str]:
        """The names of the rows."""
        game = self._review.game
        return self._told(texts.row_labels(*self._names(game))) if game else []

    @Property(list, notify=changed)
    def points(self) -> list[str]:
        """What each row did, such as `helped you 10`; dots until they are known."""
        game, (points, error) = self._review.game, self._printed
        name = self._names(game)[0] if game else ""
        said = [texts.row_points(each, error, name) for each in points]
        return self._told(said or [UNKNOWN] * 4)

    @Property(str, notify=changed)
    def error(self) -> str:
        """The error of all of them, such as `±5`; empty until it is known."""
        _, error = self._printed
        return texts.row_error(error) if error else ""

    @Property(str, notify=changed)
    def line(self) -> str:
        """The whole line as the name of a button."""
        review = self._review
        if review.trouble or not self._printed[0]:
            return review.trouble or texts.rows_unknown(round(100 * review.share))
        pairs = zip(self.labels, self.points, strict=True)
        shown = [*map(" ".join, pairs), self.error]
        return texts.rows_button(", ".join(shown))

    @Property(str, notify=changed)
    def sum(self) -> str:
        """What the points are, and their sum."""
        game, (points, _) = self._review.game, self._printed
        return texts.rows_sum(self._names(game)[0], sum(points)) if game and points else ""

    @Property(list, notify=changed)
    def meanings(self) -> list[str]:
        """A sentence on each row."""
        game = self._review.game
        if game is None:
            return []
        quitter = game.view().given_up_by
        quits = game.name(quitter) if quitter and quitter is not game.voices.you else ""
        return self._told(texts.row_meanings(*self._names(game), quits))

    @Property(str, notify=changed)
    def errorMeaning(self) -> str:
        """A sentence on the error."""
        _, error = self._printed
        return texts.error_meaning(error, thorough=self._review.reviewer.thorough) if error else ""

    @Property(bool, notify=changed)
    def deepens(self) -> bool:
        """Whether a thorough review can be asked for."""
        review = self._review
        return review.findings is not None and review.share == 1 and not review.reviewer.thorough

    @Slot()
    def deepen(self) -> None:
        """Ask for a thorough review."""
        if self.deepens:
            self._review.reviewer.deepen()

    @property
    def _printed(self) -> tuple[tuple[int, ...], int]:
        """The points of the rows and their error; nothing until they are known."""
        game, findings = self._review.game, self._review.findings
        if game is None or findings is None or not findings.rows:
            return (), 0
        return findings.rows[chair_of(game)].printed()

    def _told(self, four: list[str]) -> list[str]:
        """Leave the last of four rows out, if nobody resigned."""
        game = self._review.game
        return four if game and game.view().given_up_by else four[:3]

    def _names(self, game: Game) -> tuple[str, str]:
        """Return the names of the side of the chair, empty for "you", and of the other."""
        chair = chair_of(game)
        own = "" if chair is game.voices.you else game.name(chair)
        return own, game.name(chair.other)


def chair_of(game: Game) -> Side:
    """Return the side from whose chair the rows are seen."""
    winner = game.view().winner
    return game.voices.you or (Side.IVORY if winner is None else winner.other)
