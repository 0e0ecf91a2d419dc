"""Studies for QML: playing on from a moment of the game at the table, and going back in a study."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.ending.results import Results
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.study import (
    Setup,
    beginning_of_last_election,
    go_back,
    last_moment,
    play_on,
)
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.deal import PLACEMENTS, PLACEMENTS_EACH
from tyrus_desktop.players import keys

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

_QUIET = (Phase.PERSON, Phase.OVER, Phase.REPLAY)
"""When a study can be begun: nothing moves, and no tile is provisional."""

_INTERRUPTIBLE = (Phase.PERSON, Phase.PLACED, Phase.COMPUTER, Phase.OVER, Phase.REPLAY)
"""When one can go back in a study."""


@QmlElement
@QmlUncreatable("The controller has it.")
class Study(QObject):
    """The study at the table, if there is one, and what can be studied.

    A moment is the number of tiles placed by then. `announced` carries a sentence for a screen
    reader.
    """

    changed = Signal()
    announced = Signal(str)

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        table.changed.connect(self.changed)
        table.seated.connect(self.changed)
        table.described.connect(self.changed)
        table.stage.changed.connect(self._follow_stage)
        settings.changed.connect(self.changed)

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Whether a study is at the table."""
        return self._table.game is not None and self._table.game.study

    @Property(bool, notify=changed)
    def canPlayOn(self) -> bool:
        """Whether a study of the game at the table can be begun now."""
        game = self._table.game
        if game is None or not self._table.has_real_game or self._table.phase not in _QUIET:
            return False
        view = game.view()
        if view.over or game.hot_seat:
            return view.over
        # A study shows at its end what was counted before; to remember that is part of the game.
        return not view.tallies or self._settings.remembers(hot_seat=False)

    @Property(bool, notify=changed)
    def mustRedeal(self) -> bool:
        """Whether what is hidden must be drawn again, because the game is not over."""
        game = self._table.game
        return game is not None and not game.view().over

    @Property(int, notify=changed)
    def moment(self) -> int:
        """From where a study begins unless somebody chooses: now, or the last election.

        In a look back it is the moment that is shown, or the last one before it.
        """
        game, replay = self._table.game, self._table.replay
        if game is None:
            return 0
        if replay is not None:
            return min(replay.moment.playable, last_moment(game))
        return beginning_of_last_election(game) if game.view().over else last_moment(game)

    @Property(int, notify=changed)
    def side(self) -> int:
        """The suggested side: the one through whose eyes the person looks, else their own."""
        return SIDES.index(self._table.near_side)

    @Property(str, notify=changed)
    def level(self) -> str:
        """The key of the opponent that is suggested: the same one, if the computer played.

        For the stranger, whose style is a secret, it is the plain one of that level.
        """
        game = self._table.game
        key = game.seats[game.viewer.other].level if game else None
        if key in keys.OFFERED:
            return keys.STRONGEST if key == keys.STRANGER else key or ""
        return Results.kept(self._settings).suggested

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:
        """Whether the person has placed a tile in a study that can be taken back now."""
        return self._target is not None

    @Property(bool, notify=changed)
    def canGoBack(self) -> bool:
        """Whether a study is looked back at, at a moment from which it can go on."""
        game, replay = self._game, self._table.replay
        return (
            game is not None
            and replay is not None
            and replay.moment.playable < len(game.referee.placements)
        )

    @Property(bool, notify=changed)
    def canReturn(self) -> bool:
        """Whether a study was begun from a game that can be gone back to."""
        game = self._game
        return game is not None and (game.origin is not None or game.source is not None)

    @Slot(int, result=str)
    def describe(self, moment: int) -> str:
        """Say which moment of the game at the table this is."""
        game = self._table.game
        if game is None or not 0 <= moment <= last_moment(game):
            return ""
        election, placed = divmod(moment, PLACEMENTS)
        text = QT_TRANSLATE_NOOP("Words", "Election\u00a0%1: %2 places tile\u00a0%3 of\u00a0%4.")
        side = words.side(game.side_to_play(moment))
        return translate(text, election + 1, side, placed // 2 + 1, PLACEMENTS_EACH)

    @Slot(int, int, str, bool)
    def playOn(self, moment: int, side: int, level: str, redeal: bool) -> None:
        """Leave the game at the table for a study.

        `redeal`: what the person's side could not see is drawn again.
        """
        game = self._table.game
        if game is None or not self.canPlayOn:
            return
        chosen = SIDES[side]
        name = game.seats[chosen].name if game.seats[chosen].is_person else self._settings.name
        own_view = redeal and chosen is game.viewer
        if not self.describe(moment) or (self.mustRedeal and not own_view):
            return
        play_on(self._table, Setup(moment, chosen, level, redeal, name))
        # On the screen the label beside the prompt says so, as long as the study lasts.
        text = QT_TRANSLATE_NOOP("Words", "This is a study: it counts for nothing.")
        self.announced.emit(translate(text))

    @Slot()
    def takeBack(self) -> None:
        """Take the person's last tile back, and what was answered."""
        if self._target is not None:
            self.goBackTo(self._target)

    @Slot(int)
    def goBackTo(self, moment: int) -> None:
        """Go on with the study from an earlier moment; a tile in doubt is taken back before."""
        game = self._game
        if game is None or self._table.phase not in _INTERRUPTIBLE:
            return
        if self._table.phase is Phase.PLACED:
            self._table.take_back()
        elif 0 <= moment < len(game.referee.placements):
            go_back(self._table, moment)

    @Slot()
    def backToGame(self) -> None:
        """Leave the study for the game that it was begun from."""
        if self.canReturn:
            self._table.back_to_game()

    def _follow_stage(self) -> None:
        if self._table.replay is not None:
            self.changed.emit()

    @property
    def _game(self) -> Game | None:
        return self._table.game if self.on else None

    @property
    def _target(self) -> int | None:
        """The moment at which the person's last tile was not placed yet.

        None in a look back, where one goes back to the moment that is shown.
        """
        game, phase = self._game, self._table.phase
        if game is None or phase is Phase.REPLAY or phase not in _INTERRUPTIBLE:
            return None
        if phase is Phase.PLACED:
            return len(game.referee.placements)
        return game.last_turn
