"""The state of the table as read-only properties for QML.

Texts are in the current language. No property reveals more than the view on the stage.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop import __version__
from tyrus_desktop.desktop.bridge.ending.summary import GameOverSummary
from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.enums import NEITHER, NONE, SIDES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.text import answers, people
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine import record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.players.keys import LADDER

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The controller makes it.")
class TableState(QObject):
    """The state of the table and its game; `changed` is emitted after every change.

    Properties that many items read have a separate signal, emitted only when the value differs,
    because each read from QML may have to wait for the interpreter lock.
    """

    changed = Signal()
    languageChanged = Signal()
    phaseChanged = Signal()
    sidesChanged = Signal()
    electionChanged = Signal()
    arrivingChanged = Signal()
    facesChanged = Signal()

    def __init__(
        self,
        table: Table,
        settings: Settings,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._languages = languages
        self._summary = GameOverSummary(table, settings, self)
        self._emitted: tuple[object, ...] = (None, None, None, None)
        self.changed.connect(self._summary.changed)
        self._summary.changed.connect(self._emit_differences)
        languages.changed.connect(self.languageChanged)
        table.changed.connect(self.changed)
        table.described.connect(self.changed)
        table.arrivingChanged.connect(self.arrivingChanged)
        table.stage.changed.connect(self.changed)
        settings.changed.connect(self.changed)

    phase = field(int, "_table.phase", phaseChanged)

    curtained = field(bool, "_table.phase.curtained", phaseChanged)
    """Whether the curtain is closed and all tiles are off the table."""

    arriving = field(bool, "_table.arriving", arrivingChanged)
    """Whether a game's current state is being shown without animations or announcements."""

    @Property(int, notify=sidesChanged)
    def nearSide(self) -> int:
        """The side whose buildings are in front."""
        return SIDES.index(self._table.near_side)

    @Property(int, notify=electionChanged)
    def election(self) -> int:
        """The current election, 1..9; 0 before the first."""
        view = self._table.stage.view
        return view.election if view else 0

    @Property(int, notify=electionChanged)
    def kind(self) -> int:
        view = self._table.stage.view
        return int(view.kind) if view and view.elections else NONE

    @Property(str, notify=changed)
    def pileMeaning(self) -> str:
        """What the pile of election cards means now."""
        return answers.pile(self._table.stage.view)

    @Property(str, notify=changed)
    def cofferMeaning(self) -> str:
        """What the coffer for discarded tiles means now."""
        return answers.coffer(self._table.stage.view)

    @Property(int, notify=changed)
    def handSize(self) -> int:
        """The number of tiles, or slots, in the hand that can be played."""
        view, slots = self._table.stage.view, self._table.slots
        if slots is not None:
            return len(slots.hands[SIDES[self.handSide]])
        return len(view.hand) if view else 0

    @Property(bool, notify=changed)
    def bySlots(self) -> bool:
        """Whether two persons play openly by slot."""
        return self._table.slots is not None

    @Property(bool, notify=changed)
    def carriesEarly(self) -> bool:
        """Whether a tile may be dragged before its turn, for which it waits at the pointer."""
        table = self._table
        waits = table.phase in (Phase.COMPUTER, Phase.SHOWING) and not table.untold
        alone = table.game is not None and (table.game.against_computer or table.teacher)
        return waits and bool(alone)

    @Property(int, notify=sidesChanged)
    def handSide(self) -> int:
        """The side whose hand can be played: the near side or, by slots, the side to play."""
        return SIDES.index(self._table.hand_side)

    @Property(bool, notify=changed)
    def tossing(self) -> bool:
        """Whether the toss for the first player is being shown."""
        game, view = self._table.game, self._table.stage.view
        dealt = view is None or bool(view.hand) or view.enemy_hand > 0
        return game is not None and game.tossed and not dealt

    @Property(int, notify=changed)
    def firstSide(self) -> int:
        view = self._table.stage.view
        return SIDES.index(view.first) if view else NONE

    @Property(str, notify=changed)
    def firstPlayer(self) -> str:
        """Who goes first, in a sentence."""
        return prompts.first_to_play(self._table) if self._table.game else ""

    @Property(str, notify=changed)
    def prompt(self) -> str:
        return prompts.prompt(self._table) if self._table.game else ""

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title of the game at the table, once it is over."""
        game = self._table.game
        return "" if game is None or self.unfinished else clean(game.headers.get(record.TITLE, ""))

    undoMs = field(int, "_table.undo_ms", changed)
    """How many milliseconds the placed tile can be taken back; 0 means until confirmed."""

    @Property(str, notify=changed)
    def result(self) -> str:
        """Who won and how, or who resigned; empty during the game."""
        return prompts.result(self._table)

    @Property(str, notify=changed)
    def resultDetail(self) -> str:
        """The numbers that decided the game, once it is over."""
        return prompts.result_detail(self._table)

    @Property(list, notify=languageChanged)
    def powers(self) -> list[str]:
        """A sentence for each kind of building: what votes, counters and blocks there."""
        return [say(answers.POWERS[kind]) for kind in Profession]

    @Property(list, notify=facesChanged)
    def faces(self) -> list[str]:
        """The portraits of Ivory and Brown; empty for a person, the Stranger's until unmasked."""
        game = self._table.game
        if game is None:
            return ["", ""]
        unmasked, seats = self._summary.stranger.unmasked, [game.seats[side] for side in Side]
        return [people.portrait((unmasked and seat.character) or seat.level) for seat in seats]

    summary = field(GameOverSummary, "_summary")

    @Property(int, notify=changed)
    def winner(self) -> int:
        """The `Side` that won; `Side.Neither` for a draw, -1 during the game."""
        view = self._table.final_view
        if view is None:
            return NONE
        return SIDES.index(view.winner) if view.winner else NEITHER

    @Property(str, notify=changed)
    def nextPlayer(self) -> str:
        """The name of the person whom the closed curtain waits for."""
        side = self._table.next_to_sit
        return self._table.game.name(side) if self._table.game and side else ""

    @Property(str, notify=changed)
    def awayPlayer(self) -> str:
        """The name of the person who must look away while the other looks at slots again."""
        side = self._table.next_to_sit
        if self._table.game is None or side is None or not self._table.looks_again:
            return ""
        return self._table.game.name(side.other)

    @Property(int, notify=changed)
    def nextSide(self) -> int:
        side = self._table.next_to_sit
        return SIDES.index(side) if side else NONE

    unfinished = field(bool, "_table.unfinished", changed)
    """Whether a game other than a lesson is running."""

    leavingInterrupts = field(bool, "_table.leaving_interrupts", changed)
    """Whether leaving would interrupt a running game, at the table or behind a study."""

    canGiveUp = field(bool, "_table.can_give_up", changed)
    """Whether somebody alone at the screen can resign."""

    @Property(bool, notify=changed)
    def gameOn(self) -> bool:
        """Whether a game other than a lesson is at the table, and may be saved and checked."""
        return self._table.has_real_game and self._table.reading is None

    @Property(int, constant=True)
    def levels(self) -> int:
        """The number of computer levels."""
        return len(LADDER)

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    language = field(str, "_languages.current", languageChanged)

    settings = field(Settings, "_settings")

    models = field(TableModels, "_table.stage.models")

    @Property(bool, notify=changed)
    def remembering(self) -> bool:
        """Whether the settings make the memory aid available for this kind of game."""
        game = self._table.game
        return self._settings.remembers(hot_seat=game is not None and game.hot_seat)

    def _emit_differences(self) -> None:
        before = self._emitted
        sides = (self.nearSide, self.handSide)
        election = (self.election, self.kind)
        self._emitted = (self.phase, sides, election, self.faces)
        signals = (self.phaseChanged, self.sidesChanged, self.electionChanged, self.facesChanged)
        for signal, old, new in zip(signals, before, self._emitted, strict=True):
            if old != new:
                signal.emit()
