"""The end of a game: how it ended, and what can be played next.

The properties are empty or zero during a game. The story and the question about a secret
character have separate objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.ending.story import Story
from tyrus_desktop.desktop.bridge.ending.stranger import Stranger
from tyrus_desktop.desktop.enums import ENDINGS, GIVEN_UP, NONE
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.text import prompt_texts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table's state has it.")
class GameOverSummary(QObject):
    """The end of the game at the table; the owner emits `changed`.

    Signals:
        ended: The theme to play when a game played here is over.
    """

    changed = Signal()
    ended = Signal(object)

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._played_here = False
        self._story = Story(table, settings, self)
        self._stranger = Stranger(table, self)
        self.changed.connect(self._story.changed)
        self.changed.connect(self._stranger.changed)
        self._stranger.answered.connect(self.changed)
        table.seated.connect(self._seat)
        table.changed.connect(self._tell)

    @Property(int, notify=changed)
    def ending(self) -> int:
        """An `Ending` of `desktop.enums`; -1 while the game goes on."""
        view = self._view
        if view is None:
            return NONE
        return ENDINGS.index(view.outcome.ending) if view.outcome else GIVEN_UP

    @Property(str, notify=changed)
    def headline(self) -> str:
        """Who won and how, in a few words."""
        game = self._table.game
        return texts.headline(self._view, game.voices) if game and self._view else ""

    @Property(bool, notify=changed)
    def shared(self) -> bool:
        """Whether the game has no loser at the screen: not one person against the computer."""
        return self._table.game is None or self._table.game.voices.you is None

    @Property(bool, notify=changed)
    def lost(self) -> bool:
        """Whether the person lost to the computer."""
        you = self._table.game.voices.you if self._table.game else None
        return you is not None and self._winner is you.other

    @Property(str, notify=changed)
    def parting(self) -> str:
        """A closing sentence for the player or the players, and whether help set the game apart."""
        game = self._table.game
        if game is None or self._view is None:
            return ""
        if game.study:
            return say(texts.STUDY_PARTING)
        from tyrus_desktop.engine.record import HINTS, UNDOS  # Not before the first picture.

        if game.voices.you is None or not game.headers.keys() & {HINTS, UNDOS}:
            return self._parting(game)
        return f"{self._parting(game)} {say(texts.COUNTED_APART)}"

    def _parting(self, game: Game) -> str:
        if self._stranger.answer:
            return self._stranger.answer
        winner, you = self._winner, game.voices.you
        if you is None or winner is None:
            return say(texts.GOOD_GAME)
        if self.lost:
            return texts.thanks(game.name(winner))
        return texts.well_played(game.seats[winner].name)

    story = field(Story, "_story")

    stranger = field(Stranger, "_stranger")

    @Property(str, notify=changed)
    def otherLevel(self) -> str:
        """The name of `other_level`; empty without one."""
        return words.level(self.other_level) if self.other_level else ""

    @property
    def other_level(self) -> str | None:
        """The key of the next level if the person has won, or of the one below if they have lost.

        None if there is no such level.
        """
        game = self._table.game
        if game is None or game.study or game.voices.you is None:
            return None
        step = game.seats[game.voices.you.other].step
        if self._winner is game.voices.you:
            return keys.LADDER[step] if 0 < step < len(keys.LADDER) else None
        return keys.LADDER[step - 2] if self.lost and step > 1 else None

    def _seat(self) -> None:
        game = self._table.game
        self._played_here = game is not None and not game.shown

    def _tell(self) -> None:
        """Find the story once the end is shown."""
        if self._table.replay is not None:
            return  # A replay doesn't change the end.
        if self._view is None:
            self._story.forget()
        elif not self._story.found:
            played_here, self._played_here = self._played_here, False
            self._story.find(played_here=played_here)
            if played_here:
                self.ended.emit(self._theme)

    @property
    def _theme(self) -> Cue:
        if self._winner is None:
            return Cue.FLOURISH
        return Cue.DEFEAT if self.lost else Cue.VICTORY

    @property
    def _view(self) -> PlayerView | None:
        return self._table.final_view

    @property
    def _winner(self) -> Side | None:
        return self._view.winner if self._view else None
