"""Studies for QML: begin one from a moment of the game at the table, or go back in it.

Undo is here, too: in a game against the computer it goes back within the election.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game import study
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.profile_list import ProfileList
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import prompt_texts
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

_QUIET = (Phase.PERSON, Phase.OVER, Phase.REPLAY, Phase.TRYING)
"""Phases in which a study can begin: nothing moves, and no tile can still be taken back."""

_INTERRUPTIBLE = (*_QUIET, Phase.PLACED, Phase.COMPUTER)
"""Phases in which a study can go back to an earlier moment."""

_UNDOABLE = (Phase.PERSON, Phase.COMPUTER, Phase.OVER)
"""Phases in which a final tile can be taken back."""


@QmlElement
@QmlUncreatable("The controller has it.")
class Study(QObject):
    """The study at the table, and whether the game at the table can be studied.

    A moment is the number of tiles placed before it. `announced` carries a sentence for screen
    readers.
    """

    changed = Signal()
    announced = Signal(str)

    def __init__(
        self,
        table: Table,
        settings: Settings,
        profiles: ProfileList,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._profiles = profiles
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
        """Whether a study of the game at the table can begin now."""
        game = self._table.game
        if game is None or not self._table.has_real_game or self._table.phase not in _QUIET:
            return False
        if self._table.reading is not None:
            return False
        view = game.view()
        if view.over or game.hot_seat:
            return view.over
        # At its end a study shows past tallies, which the person has to remember.
        return not view.tallies or self._settings.remembers(hot_seat=False)

    @Property(bool, notify=changed)
    def mustRedeal(self) -> bool:
        """Whether unseen tiles must be drawn again, because the game is still running."""
        return self._table.game is not None and not self._table.over

    @Property(int, notify=changed)
    def moment(self) -> int:
        """The moment suggested for a study: now or, in a finished game, its last election.

        In a replay it is the current moment, or the last playable one before it; 0 during a tally.
        """
        game, replay = self._table.game, self._table.replay
        if game is None or self._table.untold:
            return 0
        if replay is not None:
            return min(replay.board.playable, study.last_moment(game))
        return (
            study.beginning_of_last_election(game) if game.view().over else study.last_moment(game)
        )

    @Property(int, notify=changed)
    def side(self) -> int:
        """The side suggested for the person: the current lens's side, else their own."""
        return SIDES.index(self._table.near_side)

    @Property(str, notify=changed)
    def level(self) -> str:
        """The key of the suggested opponent: the same one, if the computer played, or the last.

        The stranger's style is secret, so the plain player of that level replaces it.
        """
        game = self._table.game
        key = game.seats[game.viewer.other].level if game else None
        if key in keys.OFFERED:
            return keys.STRONGEST if key == keys.STRANGER else key or ""
        last = self._settings.level
        return last if last in keys.LADDER else keys.LADDER[0]

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:
        """Whether the person's last tile can be taken back now, with the answer to it."""
        return self._target is not None

    @Property(bool, notify=changed)
    def undoes(self) -> bool:
        """Whether this kind of game allows turns to be undone, if the settings do."""
        game = self._table.game
        if game is None or not self._table.has_real_game:
            return False
        return game.study or (game.against_computer and self._settings.undo_ms > 0)

    @Property(bool, notify=changed)
    def canGoBack(self) -> bool:
        """Whether a replay of a study shows a moment from which it can continue."""
        game, replay = self._game, self._table.replay
        return (
            game is not None
            and replay is not None
            and replay.board.playable < len(game.referee.placements)
        )

    @Property(bool, notify=changed)
    def canReturn(self) -> bool:
        """Whether the study's game is known and can be reopened."""
        game = self._game
        return game is not None and (game.origin is not None or game.source is not None)

    @Slot(int, result=str)
    def describe(self, moment: int) -> str:
        """Describe a moment of the game at the table; empty for an invalid one."""
        game = self._table.game
        if game is None or not 0 <= moment <= study.last_moment(game):
            return ""
        return prompt_texts.turn_of_game(moment, game.side_to_play(moment))

    @Slot(int, int, str, bool)
    def playOn(self, moment: int, side: int, level: str, redeal: bool) -> None:
        """Leave the game at the table for a study; `redeal` draws unseen tiles again."""
        game = self._table.game
        if game is None or not self.canPlayOn:
            return
        chosen = SIDES[side]
        person = game.seats[chosen] if game.seats[chosen].is_person else self._profiles.seat
        own_view = redeal and chosen is game.viewer
        if not self.describe(moment) or (self.mustRedeal and not own_view):
            return
        study.play_on(self._table, study.Setup(moment, chosen, level, redeal, person))
        self.announced.emit(say(prompt_texts.STUDY_BEGUN))

    def take_back(self) -> bool:
        """Take the person's last tile back, and the computer's answer; return False if not."""
        game, target = self._table.game, self._target
        if game is None or target is None:
            return False
        if game.study:
            self.goBackTo(target)
        else:
            study.undo_turn(self._table)
        return True

    @Slot(int)
    def goBackTo(self, moment: int) -> None:
        """Continue the study from an earlier moment; in the phase PLACED, take the tile back."""
        game = self._game
        if game is None or self._table.phase not in _INTERRUPTIBLE:
            return
        if self._table.phase is Phase.PLACED:
            self._table.take_back()
        elif 0 <= moment < len(game.referee.placements):
            study.go_back(self._table, moment)

    @Slot()
    def backToGame(self) -> None:
        """Leave the study and return to its game."""
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
        """The moment before the person's last tile, unless that tile is not final yet.

        None in a replay, where going back leads to the current moment.
        """
        game, phase = self._table.game, self._table.phase
        if game is None or not self.undoes or phase not in _UNDOABLE:
            return None
        return game.last_turn if game.study else game.undoable
