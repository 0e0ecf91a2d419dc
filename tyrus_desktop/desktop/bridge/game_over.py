"""The summary at the end of a game: how it ended, the score, and a closing sentence.

Empty and zero while a game goes on.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.prompts import last_points
from tyrus_desktop.desktop.enums import ENDINGS, GIVEN_UP, NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table's state has it.")
class GameOverSummary(QObject):
    """The end of the game at the table; its owner emits `changed`."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table

    @Property(int, notify=changed)
    def ending(self) -> int:
        """An `Ending` of `desktop.enums`; -1 while the game goes on."""
        view = self._view
        if view is None:
            return NONE
        return ENDINGS.index(view.outcome.ending) if view.outcome else GIVEN_UP

    @Property(list, notify=changed)
    def score(self) -> list[int]:
        """What decided, Ivory's first: representatives or, if they are equal, points in hand."""
        view = self._view
        if view is None:
            return [0, 0]
        if view.outcome and view.outcome.ending in (Ending.TILES, Ending.DRAW):
            return last_points(view)
        return [view.representatives(side) for side in Side]

    @Property(bool, notify=changed)
    def lost(self) -> bool:
        """Whether the person before the screen lost to the computer."""
        game = self._table.game
        return game is not None and not game.hot_seat and self._winner is game.viewer.other

    @Property(str, notify=changed)
    def parting(self) -> str:
        """A closing sentence for the player or the players."""
        game = self._table.game
        if game is None or self._view is None:
            return ""
        winner = self._winner
        if game.hot_seat or winner is None:
            return translate(QT_TRANSLATE_NOOP("Words", "A fine game!"))
        if self.lost:
            text = QT_TRANSLATE_NOOP("Words", "%1 thanks you for the game.")
            return translate(text, game.name(winner))
        return translate(QT_TRANSLATE_NOOP("Words", "Well played, %1!"), game.name(winner))

    @property
    def _view(self) -> PlayerView | None:
        """The view once the game is over and shown to its end, else None."""
        return self._table.stage.view if self._table.phase is Phase.OVER else None

    @property
    def _winner(self) -> Side | None:
        view = self._view
        if view is None or view.outcome is None:
            return view.given_up_by.other if view and view.given_up_by else None
        return view.outcome.winner
