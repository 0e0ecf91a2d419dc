"""The coach for QML: it looks at a placed tile before that stands, and may warn of it.

It is asked in the thread of `game.helper`, with the view that the person had. It is offered to
those who have lost a game.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.game.helper import Helper
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.settings import LOST, Settings
from tyrus_desktop.desktop.text import advice_texts as texts
from tyrus_desktop.desktop.text.words import say

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.engine.board import Placement
    from tyrus_desktop.players.cautions import Caution

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

COACH = "coach"
COACH_MS = 1000
"""The longest that a placed tile waits for the coach, in milliseconds."""


@QmlElement
@QmlUncreatable("The advice makes it.")
class Coach(QObject):
    """The coach at the table; `changed` is emitted after every change.

    `announced` carries a sentence for screen readers, `noticed` the offer of a coach, and that it
    could not finish.
    """

    changed = Signal()
    announced = Signal(str)
    noticed = Signal(str)

    def __init__(
        self, table: Table, settings: Settings, helper: Helper, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._settings, self._helper = table, settings, helper
        self._ended: Game | None = None
        self._bound = QTimer(self)
        self._bound.setSingleShot(True)
        self._bound.timeout.connect(self.give_up)
        table.changed.connect(self._follow)
        settings.changed.connect(self._follow)
        table.seated.connect(self.offer)
        table.get_judge = lambda: self._judge if self.looks else None

    judging = field(bool, "_table.judged", changed)
    """Whether a placed tile waits for the coach."""

    @Property(bool, notify=changed)
    def warned(self) -> bool:
        """Whether the coach has warned of the placed tile."""
        return self._table.phase is Phase.PLACED and self._table.said is not None

    @property
    def looks(self) -> bool:
        """Whether the coach looks at the next placement."""
        return bool(self._settings.coach) and self._helper.view is not None

    def _judge(self, placement: Placement) -> None:
        """Look at the placed tile, before it stands."""
        view = self._table.stage.view
        if view is None or not self.judging:
            return
        self._bound.start(COACH_MS)
        self._helper.ask(
            COACH, lambda adviser, stop: adviser.coach.warn(view, placement, stop), self._take
        )

    def let_stand(self) -> None:
        """Say nothing about the placed tile."""
        if self.judging:
            self._table.end_judging(self._settings.undo_ms)
        if self._table.phase is Phase.PLACED:
            self.announced.emit(prompts.prompt(self._table))
        self._follow()

    def give_up(self) -> None:
        """Let the placed tile stand, and say that nobody could tell whether it is costly."""
        self.noticed.emit(say(texts.NOT_LOOKED_AT))
        self.let_stand()

    def offer(self) -> None:
        """Tell once that there is a coach, at the beginning of a game after a lost one."""
        if self._helper.allowed and self._settings.losses == LOST and not self._settings.coach:
            self._settings.losses = LOST + 1
            self.noticed.emit(say(texts.COACH_OFFERED))

    def _take(self, warning: Caution | None) -> None:
        if warning is None:
            self.let_stand()
            return
        sentence = partial(texts.warning, warning)
        self._table.end_judging(0, sentence)
        self.announced.emit(sentence())
        self._follow()

    def _count_loss(self) -> None:
        """Count the lost games in a row, until the person is told of the coach."""
        game, view, settings = self._table.game, self._table.final_view, self._settings
        if view is None or game is None or game is self._ended:
            return
        if game.study or not self._helper.allowed:
            return
        self._ended = game
        if len(game.referee.placements) > game.resumed and settings.losses <= LOST:
            lost = view.winner is game.viewer.other
            settings.losses = min(LOST, settings.losses + 1) if lost else 0

    def _follow(self) -> None:
        """Get ready for the next placement; stop once no placed tile waits any more."""
        self._count_loss()
        if self.looks:
            self._helper.get_ready()
        if not self.judging:
            self._bound.stop()
            self._helper.cancel(COACH)
        self.changed.emit()
