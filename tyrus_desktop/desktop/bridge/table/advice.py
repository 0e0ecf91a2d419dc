"""Advice for QML: what to place and why, in two steps, on a person's turn against the computer.

The gauge is here, too. Both are made from the view that the person sees, in a thread of its own
(`game.helper`). Whatever ends the turn cancels them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.table.coach import Coach
from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.desktop.game.helper import Helper
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import advice_texts as texts
from tyrus_desktop.desktop.text import review_texts
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import BUILDINGS

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.players.adviser import Advice as Found
    from tyrus_desktop.players.adviser import Backs

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

MENTIONED = 0.1
"""The least probability of doing nothing that the gauge mentions."""
ADVICE, GAUGE = "advice", "gauge"


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
        self._helper = Helper(table, settings, self)
        self._helper.failed.connect(self._fail)
        self._found: Found | None = None
        self._steps = 0
        self._asked = False
        self._backs: tuple[Backs, ...] | None = None
        self._coach = Coach(table, settings, self._helper, self)
        self._coach.announced.connect(self.announced)
        self._coach.noticed.connect(self.noticed)
        table.changed.connect(self._follow)
        settings.changed.connect(self._follow)
        self.close = self._helper.close

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """Whether a person may have advice now."""
        return self._settings.advice == "on" and self._helper.view is not None

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
        view = self._helper.view
        if self._found is None or view is None or self._steps < len(_SENTENCES):
            return NONE
        return view.hand.index(self._found.placement.tile)

    @Property(int, notify=changed)
    def side(self) -> int:
        """The side whose hand has that tile, or -1."""
        return NONE if self.slot == NONE else SIDES.index(self._table.near_side)

    @Property(list, notify=changed)
    def backs(self) -> list[dict[str, object]]:
        """The bars of the gauge: `side`, `building`, `slot`, `slots`, shares of the most, texts."""
        tiles = self._table.stage.models.tiles
        rows = {(r.election, r.order): r for r in tiles.rows}
        found = []
        for each in self._backs or ():
            middle, most = each.standing[len(each.standing) // 2], 10 * len(each.standing)
            nothing = each.nothing if each.nothing > MENTIONED else 0.0
            if (row := rows.get((middle.election, middle.order))) is not None:
                bar = {
                    "side": row.tile_side,
                    "building": row.building,
                    "slot": row.slot,
                    "slots": row.slots,
                    "mean": each.mean / most,
                    "spread": each.spread / most,
                    "nothing": nothing,
                    "label": texts.backs(each, mentioned=nothing > 0),
                    "tile": tiles.text("label", row),
                }
                found.append(bar)
        return found

    coach = field(Coach, "_coach")

    @Slot()
    def ask(self) -> None:
        """Show the next step of the advice, or answer when there is some."""
        game, view = self._table.game, self._helper.view
        if view is None or not self.offered:
            unjudged = game is not None and game.never_judged
            self.answered.emit(say(review_texts.NEVER_JUDGED) if unjudged else say(texts.REFUSED))
        elif self._found is not None:
            self._show()
        elif not self._asked:
            self._asked = True
            self._helper.ask(ADVICE, lambda adviser, stop: adviser.advise(view, stop), self._take)
            self.changed.emit()

    def _take(self, found: Found) -> None:
        self._found, self._asked = found, False
        self._show()

    def _show(self) -> None:
        """Show the next step, or the last one again."""
        assert self._found is not None
        self._steps = min(self._steps + 1, len(_SENTENCES))
        sentence = partial(_SENTENCES[self._steps - 1], self._found)
        self._table.say(sentence)
        self.announced.emit(sentence())
        self.changed.emit()

    def _fail(self) -> None:
        if self._coach.judging:
            self._coach.give_up()
            return
        self._asked = False
        self.noticed.emit(say(texts.FAILED))
        self.changed.emit()

    def _read(self, view: PlayerView) -> None:
        """Read the enemy's backs, once a turn."""
        if self._backs is None:
            self._backs = ()
            self._helper.ask(GAUGE, lambda adviser, _: adviser.backs(view), self._take_backs)

    def _take_backs(self, found: tuple[Backs, ...]) -> None:
        self._backs = found
        self.changed.emit()

    def _follow(self) -> None:
        """Read the backs when a turn begins; forget everything when it is over."""
        view = self._helper.view
        if view is None:
            self._found, self._steps, self._asked = None, 0, False
            self._helper.cancel(ADVICE)
        if view and self._settings.gauge and any(not each.tile for each in view.standing):
            self._read(view)
        else:
            self._backs = None
            self._helper.cancel(GAUGE)
        self.changed.emit()


_SENTENCES = (texts.idea, texts.reason)
