"""The question about the Stranger while it is open; else empty."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import people, words
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The summary of a game's end has it.")
class Stranger(QObject):
    """The secret character of the game at the table; the owner emits `changed`."""

    changed = Signal()
    answered = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table

    @Property(list, notify=changed)
    def suspects(self) -> list[dict[str, str]]:
        """The characters to choose from while the question is open: `key`, `name`, `habit`."""
        if not self._asking:
            return []
        return [
            {"key": key, "name": words.level(key), "habit": people.giveaway(key)}
            for key in keys.CHARACTERS
        ]

    @Property(str, notify=changed)
    def question(self) -> str:
        """The question of who the secret character was, while it is open; else empty."""
        from tyrus_desktop.desktop.story.facts import shown_roles

        view, side = self._table.final_view, self._side
        if view is None or side is None or not self._asking:
            return ""
        return people.stranger_question(shown_roles(view.tallies, side))

    @property
    def answer(self) -> str:
        """Who it was and whether the guess was right, once the question is closed; else empty."""
        game, side = self._table.game, self._side
        character = game.seats[side].character if game and side else None
        if game is None or character is None or game.guess is None:
            return ""
        return people.stranger_answer(character, game.guess)

    @property
    def unmasked(self) -> bool:
        """Whether the character may be shown: the end was shown, and the question is closed.

        This also holds in a replay.
        """
        game, replay = self._table.game, self._table.replay
        over = replay.over if replay else self._table.final_view is not None
        return over and game is not None and game.guess is not None

    def guess(self, character: str) -> None:
        """Record the person's guess, empty for none, and reveal the answer."""
        assert self._table.game is not None
        self._table.game.guess = character
        self.answered.emit()

    @property
    def _asking(self) -> bool:
        game = self._table.game
        return self._side is not None and game is not None and game.guess is None

    @property
    def _side(self) -> Side | None:
        """The side with a secret character, once the game is over."""
        game = self._table.game
        if game is None or self._table.final_view is None:
            return None
        return next((side for side, seat in game.seats.items() if seat.character), None)
