"""Advice for QML: what to place and why, in two steps, on a person's turn against the computer.

It is made from the view that the person sees, in a thread of its own (`game.helper`), and shown
once the record on the disk says that the person had it. Whatever ends the turn cancels it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.desktop.game.helper import Helper
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import LOST, Settings
from tyrus_desktop.desktop.text import advice as texts
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.engine.board import Placement
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.players.advice import Advice as Found
    from tyrus_desktop.players.advice import Backs, Caution

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

MENTIONED = 0.1
"""The least probability of doing nothing that the gauge mentions."""
ADVICE, COACH, GAUGE = "advice", "coach", "gauge"

COACH_MS = 1000
"""The longest that a placed tile waits for the coach, in milliseconds."""


@QmlElement
@QmlUncreatable("The controller makes it.")
class Advice(QObject):
    """The advice at this turn; `changed` is emitted after every change.

    `announced` carries a sentence for screen readers, `answered` the answer to the key when there
    is no advice, `noticed` that something went wrong.
    """

    changed = Signal()
    announced = Signal(str)
    answered = Signal(str)
    noticed = Signal(str)

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._helper = Helper(self)
        self._helper.failed.connect(self._fail)
        self._found: Found | None = None
        self._steps = 0
        self._asked = False
        self._backs: tuple[Backs, ...] | None = None
        self._warned = False
        self._ended: Game | None = None
        self._bound = QTimer(self)
        self._bound.setSingleShot(True)
        self._bound.timeout.connect(self._let_stand)
        self._waiting: list[Callable[[], None]] = []
        table.changed.connect(self._follow)
        settings.changed.connect(self._follow)
        table.seated.connect(self.offer_coach)
        self.close = self._helper.close

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """Whether a person may have advice now."""
        return self._settings.advice == "on" and self._view is not None

    @Property(bool, notify=changed)
    def more(self) -> bool:
        """Whether there is anything left to ask."""
        return self._steps < len(_SENTENCES) and not self._asked

    @Property(int, notify=changed)
    def building(self) -> int:
        """The building that the advice points at, or -1."""
        return BUILDINGS.index(self._found.placement.building) if self._found else NONE

    @Property(int, notify=changed)
    def slot(self) -> int:
        """The slot of the tile that the advice lifts, or -1."""
        view = self._view
        if self._found is None or view is None or self._steps < len(_SENTENCES):
            return NONE
        return view.hand.index(self._found.placement.tile)

    @Property(int, notify=changed)
    def side(self) -> int:
        """The side whose hand has that tile, or -1."""
        return NONE if self.slot == NONE else SIDES.index(self._table.near_side)

    @Property(list, notify=changed)
    def backs(self) -> list[dict[str, object]]:
        """The bars of the gauge: `side`, `building`, `slot`, `slots`, and shares of the most."""
        rows = {(r.election, r.order): r for r in self._table.stage.models.tiles.rows}
        found = []
        for each in self._backs or ():
            of = [rows.get((tile.election, tile.order)) for tile in each.standing]
            row = of[len(of) // 2]
            if row is not None:
                most = 10 * len(of)
                place = {"side": row.tile_side, "building": row.building}
                place |= {"slot": row.slot, "slots": row.slots}
                shares = {"mean": each.mean / most, "spread": each.spread / most}
                nothing = each.nothing if each.nothing > MENTIONED else 0.0
                label = texts.backs(each, mentioned=nothing > 0)
                found.append({**place, **shares, "nothing": nothing, "label": label})
        return found

    @Property(bool, notify=changed)
    def judging(self) -> bool:
        """Whether a placed tile waits for the coach."""
        return self._table.judged

    @Property(bool, notify=changed)
    def warned(self) -> bool:
        """Whether the coach has warned of the placed tile."""
        return self._warned

    @property
    def coaches(self) -> bool:
        """Whether the coach looks at the next placement."""
        return bool(self._settings.coach) and self._view is not None

    def judge(self, placement: Placement) -> None:
        """Let the coach look at the placed tile, before it stands."""
        game, view = self._table.game, self._table.stage.view
        if game is None or view is None or not self._table.judged:
            return
        level = game.seats[view.side.other].level or ""
        level = keys.STRONGEST if level == keys.STRANGER else level
        self._helper.cancel(ADVICE, GAUGE)
        self._waiting.clear()
        self._bound.start(COACH_MS)
        self._helper.ask(
            COACH,
            lambda adviser, stop: adviser.warn(view, placement, level, stop),
            self._take_warning,
        )

    def offer_coach(self) -> None:
        """Tell once that there is a coach, at the beginning of a game after three lost ones."""
        if self._helps and self._settings.losses == LOST and not self._settings.coach:
            self._settings.losses = LOST + 1
            self.noticed.emit(texts.coach_offered())

    def _count_loss(self) -> None:
        """Count the lost games in a row, until the person is told of the coach."""
        game, view, settings = self._table.game, self._table.final_view, self._settings
        if view is None or game is None or game is self._ended or game.study or not self._helps:
            return
        self._ended = game
        if len(game.referee.placements) > game.resumed and settings.losses <= LOST:
            lost = view.winner is game.viewer.other
            settings.losses = min(LOST, settings.losses + 1) if lost else 0

    @Slot()
    def ask(self) -> None:
        """Show the next step of the advice, or answer when there is some."""
        view = self._view
        if view is None or not self.offered:
            self.answered.emit(texts.refused())
        elif self._found is not None:
            self._show()
        elif not self._asked:
            self._asked = True
            self._helper.ask(ADVICE, lambda adviser, stop: adviser.advise(view, stop), self._take)
            self.changed.emit()

    def _take(self, found: Found) -> None:
        def show() -> None:
            self._found, self._asked = found, False
            self._show()

        self._once_counted(show)

    def _show(self) -> None:
        """Show the next step, or the last one again."""
        assert self._found is not None
        self._steps = min(self._steps + 1, len(_SENTENCES))
        sentence = partial(_SENTENCES[self._steps - 1], self._found)
        self._table.say(sentence)
        self.announced.emit(sentence())
        self.changed.emit()

    def _once_counted(self, show: Callable[[], None]) -> None:
        """Show something once the record on the disk says that the person had help this turn."""
        assert self._table.game is not None
        self._table.game.count_help()
        self._waiting.append(show)
        self._table.keep(self._flush)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for show in waiting:
            show()

    def _take_warning(self, warning: Caution | None) -> None:
        if warning is None:
            self._let_stand()
            return

        def show() -> None:
            if not self._table.judged:
                return
            self._warned = True
            sentence = partial(texts.warning, warning)
            self._table.end_judging(0, sentence)
            self.announced.emit(sentence())
            self.changed.emit()

        self._bound.stop()
        self._once_counted(show)

    def _let_stand(self) -> None:
        """Say nothing about the placed tile."""
        self._bound.stop()
        if self._table.judged:
            self._table.end_judging(self._settings.undo_ms)
            self.changed.emit()
        if self._table.phase is Phase.PLACED:
            self.announced.emit(prompts.prompt(self._table))

    def _fail(self) -> None:
        if self._table.judged:
            self._let_stand()
            return
        self._asked = False
        self.noticed.emit(texts.failed())
        self.changed.emit()

    def _read(self, view: PlayerView) -> None:
        """Read the enemy's backs, once a turn."""

        def take(found: tuple[Backs, ...]) -> None:
            self._once_counted(lambda: show(found))

        def show(found: tuple[Backs, ...]) -> None:
            self._backs = found if self._settings.gauge else None
            self.changed.emit()

        if self._backs is None:
            self._backs = ()
            self._helper.ask(GAUGE, lambda adviser, _stop: adviser.backs(view), take)

    def _follow(self) -> None:
        """Read the backs when a turn begins; forget everything when it is over."""
        self._count_loss()
        view = self._view
        if view is None:
            self._found, self._steps, self._asked, self._backs = None, 0, False, None
        elif self._settings.gauge and any(not each.tile for each in view.standing):
            self._read(view)
        else:
            self._backs = None
        if self.coaches:
            self._helper.get_ready()
        self._warned = self._warned and self._table.phase is Phase.PLACED
        if not self._table.judged and not self._warned:
            self._bound.stop()
            self._helper.cancel(COACH)
            if view is None:
                self._stop()
        self.changed.emit()

    def _stop(self) -> None:
        """Let nothing more be shown of what was asked."""
        self._helper.cancel(ADVICE, COACH, GAUGE)
        self._waiting.clear()

    @property
    def _view(self) -> PlayerView | None:
        """What the person to play sees, where they may have help; else None."""
        table = self._table
        if not self._helps or table.phase is not Phase.PERSON:
            return None
        return table.stage.view

    @property
    def _helps(self) -> bool:
        """Whether this is a game against the computer in which nobody has to remember."""
        game, table = self._table.game, self._table
        if game is None or not game.against_computer or table.replay is not None:
            return False
        return self._settings.remembers(hot_seat=False)


_SENTENCES = (texts.idea, texts.reason)
