"""The end of a game: how it ended, the score, its story, and what can be played next.

Empty and zero while a game goes on: the story is made of a view in which all tiles are revealed,
and there is no such view before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.prompts import last_points
from tyrus_desktop.desktop.bridge.results import DRAWN, LOST, WON, Results
from tyrus_desktop.desktop.enums import ENDINGS, GIVEN_UP, NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.people import giveaway, stranger_answer, stranger_question
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.desktop.story.facts import Fact

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

NO_REPRESENTATIVE = len(Profession)
"""In place of a kind, an election that nobody won."""


@QmlElement
@QmlUncreatable("The table's state has it.")
class GameOverSummary(QObject):
    """The end of the game at the table; its owner emits `changed`.

    `ended` carries the theme to be played when a game that was played here is over.
    """

    changed = Signal()
    ended = Signal(object)

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._played_here = False
        self._asking = False
        self._guess = ""
        self._origin: Game | None = None
        self._asked_before = (False, "")
        self._facts: tuple[Fact, ...] = ()
        table.seated.connect(self._seat)
        table.changed.connect(self._tell)

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
        you = self._table.game.voices.you if self._table.game else None
        return you is not None and self._winner is you.other

    @Property(str, notify=changed)
    def parting(self) -> str:  # noqa: PLR0911
        """A closing sentence for the player or the players."""
        game = self._table.game
        if game is None or self._view is None:
            return ""
        if game.study:
            return translate(QT_TRANSLATE_NOOP("Words", "A study: it counts for nothing."))
        if self._character is not None and not self._asking:
            return stranger_answer(self._character, self._guess)
        winner, you = self._winner, game.voices.you
        if you is None or winner is None:
            return translate(QT_TRANSLATE_NOOP("Words", "Good game!"))
        if self.lost:
            text = QT_TRANSLATE_NOOP("Words", "%1 thanks you for the game.")
            return translate(text, game.name(winner))
        if winner is you and not game.seats[winner].name:
            return translate(QT_TRANSLATE_NOOP("Words", "Well played!"))
        return translate(QT_TRANSLATE_NOOP("Words", "Well played, %1!"), game.name(winner))

    @property
    def unmasked(self) -> bool:
        """Whether the game is over and nothing of it is secret any more, also in a look back.

        Its end was shown, and nobody is still asked who its secret character was.
        """
        past = self._table.past
        over = past.over if past else self._table.phase is Phase.OVER
        return over and not self._asking

    @Property(list, notify=changed)
    def suspects(self) -> list[dict[str, str]]:
        """Who the secret character may have been, while that is asked: `key`, `name`, `habit`."""
        if self._stranger is None or not self._asking:
            return []
        return [
            {"key": key, "name": words.level(key), "habit": giveaway(key)}
            for key in keys.CHARACTERS
        ]

    @Property(str, notify=changed)
    def question(self) -> str:
        """The question who the secret character was, while that is asked; else empty."""
        from tyrus_desktop.desktop.story.facts import shown_roles

        view, stranger = self._view, self._stranger
        if view is None or stranger is None or not self._asking:
            return ""
        return stranger_question(shown_roles(view.tallies, stranger))

    def guess(self, character: str) -> None:
        """Take the person's guess, empty for none, and tell who it was."""
        self._guess = character
        self._asking = False
        self.changed.emit()

    @Property(list, notify=changed)
    def story(self) -> list[str]:
        """The story of the game, at most three sentences."""
        from tyrus_desktop.desktop.text.stories import fact_sentence

        game = self._table.game
        if game is None:
            return []
        voices, whole = game.voices, game.voices.throughout()
        return [
            fact_sentence(fact, voices.at_tally(fact.election) if fact.election else whole)
            for fact in self._shown
        ]

    @Property(list, notify=changed)
    def storyElections(self) -> list[int]:
        """The election that each sentence of the story is about; 0 for the whole game."""
        return [fact.election for fact in self._shown]

    @Property(list, notify=changed)
    def storyKinds(self) -> list[int]:
        """The kind of each of those elections; NO_REPRESENTATIVE if it was null, else NONE."""
        return [self._kind(fact.election) for fact in self._shown]

    @Property(int, notify=changed)
    def tallies(self) -> int:
        """How many elections were counted."""
        return len(self._view.tallies) if self._view else 0

    @Property(str, notify=changed)
    def nextLevel(self) -> str:
        """The name of the next higher level, if the person has won and there is one."""
        return words.level(self.next_level) if self.next_level else ""

    @property
    def next_level(self) -> str | None:
        """The key of the next higher level, if the person has won and there is one."""
        game = self._table.game
        if game is None or game.study or game.voices.you is None:
            return None
        if self._winner is not game.voices.you:
            return None
        step = game.seats[game.voices.you.other].step
        return keys.LADDER[step] if 0 < step < len(keys.LADDER) else None

    @Property(bool, notify=changed)
    def nextSuggested(self) -> bool:
        """Whether the person's latest games suggest that level, as New game does."""
        return self.next_level == Results.kept(self._settings).suggested

    def _kind(self, election: int) -> int:
        from tyrus_desktop.desktop.story.facts import WHOLE_GAME

        if self._view is None or election == WHOLE_GAME:
            return NONE
        tally = self._view.tallies[election - 1]
        return int(tally.kind) if tally.winner else NO_REPRESENTATIVE

    def _seat(self) -> None:
        game = self._table.game
        left, self._origin = self._origin, game.origin if game else None
        if left is None and self._origin is not None:
            self._asked_before = (self._asking, self._guess)
        self._played_here = game is not None and not game.view().over
        self._asking, self._guess = self._played_here, ""
        if game is not None and left is not None and game.file is left.file:
            self._asking, self._guess = self._asked_before  # Back from a study.

    def _tell(self) -> None:
        """Find the story once the end is shown, unlike those of the last games played here."""
        if self._table.phase is Phase.REPLAY:
            return  # They are shown again afterwards.
        view = self._view
        if view is None or self._facts:
            self._facts = self._facts if view else ()
            return
        # Not at the start, which tells no story.
        from tyrus_desktop.desktop.story.facts import finished
        from tyrus_desktop.desktop.story.telling import as_at_first, remember, tell, unlike_latest
        from tyrus_desktop.engine.record import identity

        game = self._table.game
        assert game is not None
        told, game_id = str(self._settings.told), identity(game.record)
        choice = unlike_latest(told) if self._played_here else as_at_first(told, game_id)
        self._facts = tell(finished(view), choice)
        if self._played_here:
            if not game.study:
                self._settings.told = remember(told, self._facts, game_id)
                self._count()
            self._played_here = False
            self.ended.emit(self._theme)

    def _count(self) -> None:
        """Add the game to the person's results, if it was one against a level or style."""
        game = self._table.game
        you = game.voices.you if game else None
        if game is None or you is None:
            return
        key = game.seats[you.other].level
        if key in keys.OFFERED:
            ending = {None: DRAWN, you: WON, you.other: LOST}[self._winner]
            results = Results.kept(self._settings).adding(key, ending)
            self._settings.results = str(results)

    @property
    def _stranger(self) -> Side | None:
        """The side whose character was kept secret, once the game is over, if there is one."""
        game = self._table.game
        if game is None or self._view is None:
            return None
        return next((side for side, seat in game.seats.items() if seat.character), None)

    @property
    def _character(self) -> str | None:
        """The key of the character that was kept secret, once the game is over, if there is one."""
        game, stranger = self._table.game, self._stranger
        return game.seats[stranger].character if game and stranger else None

    @property
    def _theme(self) -> Cue:
        if self._winner is None:
            return Cue.FLOURISH
        return Cue.DEFEAT if self.lost else Cue.VICTORY

    @property
    def _shown(self) -> tuple[Fact, ...]:
        return self._facts if self._view else ()

    @property
    def _view(self) -> PlayerView | None:
        """The view once the game is over and shown to its end, else None."""
        return self._table.stage.view if self._table.phase is Phase.OVER else None

    @property
    def _winner(self) -> Side | None:
        return self._view.winner if self._view else None
