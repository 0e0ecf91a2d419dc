"""The user's actions at the table as slots for QML, and messages to the user.

`table.state` holds the displayed state, `people.new_games` starts games, `game.table` runs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.keys.bindings import KeyBindings
from tyrus_desktop.desktop.bridge.people.new_games import NewGames
from tyrus_desktop.desktop.bridge.people.opponent_strength import Strength
from tyrus_desktop.desktop.bridge.people.opponents import Opponents
from tyrus_desktop.desktop.bridge.people.remarks import Remarks
from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.bridge.table.announcer import Announcer
from tyrus_desktop.desktop.bridge.table.hand_over import HandOver
from tyrus_desktop.desktop.bridge.table.lesson_state import LessonState
from tyrus_desktop.desktop.bridge.table.state import TableState
from tyrus_desktop.desktop.bridge.table.study_controls import Study
from tyrus_desktop.desktop.enums import NONE, for_qml
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.library.profile_list import ProfileList
from tyrus_desktop.desktop.models.tile_rows import TileRow
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import errors, prompt_texts
from tyrus_desktop.desktop.text.descriptions import describe_held_tile, describe_moved_tile
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine import illegal
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.tiles import Profession, Side

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.handbook import Handbook
    from tyrus_desktop.desktop.bridge.table.advice import Advice

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class GameController(QObject):
    """The user's actions, and the `state` of the table that QML shows.

    `noticed` carries a message to show at once, `answered` the answer to a key, and `announced` a
    sentence for screen readers; `withdrawn` is a message that is no longer true.
    """

    PhaseForQml = QEnum(for_qml(Phase))

    seated = Signal()
    heldChanged = Signal()
    suspendedChanged = Signal()
    adviceChanged = Signal()
    noticed = Signal(str)
    withdrawn = Signal(str)
    answered = Signal(str)
    announced = Signal(str)

    def __init__(
        self,
        table: Table,
        settings: Settings,
        languages: Languages,
        library: LibraryStore,
        profiles: ProfileList,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._languages = languages
        self._state = TableState(table, settings, languages, self)
        self._new_games = NewGames(table, self._state, settings, profiles, self)
        self._strength = Strength(self)
        self._opponents = Opponents(settings, self._strength, library, self)
        self._remarks = Remarks(table, settings, self)
        self._remarks.noticed.connect(self.noticed)
        self._hand_over = HandOver(table, self)
        self._study = Study(table, settings, profiles, self)
        self._keys = KeyBindings(self)
        self._handbook: Handbook | None = None
        self._lesson = LessonState(table, settings, self._keys, self)
        self._held = NONE
        self._suspended = False
        self._announcer = Announcer(table, self)
        for part in (self._study, self._lesson, self._announcer):
            part.announced.connect(self.announced)
        table.announced.connect(self._lesson.tell_how_to_turn)
        table.changed.connect(self._follow_phase)
        table.stage.models.tiles.modelReset.connect(self._let_go)
        self._advice: Advice | None = None
        table.seated.connect(self._make_advice)
        table.seated.connect(self.seated)
        table.computer_replaced.connect(self._warn_computer_replaced)
        settings.writable.connect(self._warn_of_settings)
        languages.changed.connect(self._keys.labelsChanged)
        languages.changed.connect(self._retranslate)

    heldSlot = field(int, "_held", heldChanged)
    """The slot of the tile picked up by a click, or -1."""

    suspended = field(bool, "_suspended", suspendedChanged)
    """Whether the game is suspended by an open dialog."""

    state = field(TableState, "_state")

    newGames = field(NewGames, "_new_games")

    handOver = field(HandOver, "_hand_over")

    strength = field(Strength, "_strength")

    lesson = field(LessonState, "_lesson")

    opponents = field(Opponents, "_opponents")

    remarks = field(Remarks, "_remarks")

    study = field(Study, "_study")

    @Property(QObject, notify=adviceChanged)
    def advice(self) -> Advice | None:
        """The advice, an `Advice`; null until the first game."""
        return self._advice

    keys = field(KeyBindings, "_keys")

    @Property(QObject, constant=True)
    def handbook(self) -> Handbook:
        """The handbook, made when it is first opened."""
        if self._handbook is None:
            from tyrus_desktop.desktop.bridge.handbook import Handbook

            self._handbook = Handbook(self._languages, self)
        return self._handbook

    @Slot(bool)
    def suspend(self, suspended: bool) -> None:
        """Stop all timers of the game while a dialog is open."""
        self._suspended = suspended
        self._table.suspend(suspended=suspended)
        self._remarks.suspend(suspended=suspended)
        self.suspendedChanged.emit()

    # Actions of the user

    @Slot(int, int, result=bool)
    def place(self, slot: int, building: int) -> bool:
        """Place the tile in slot `slot` of the hand; `building` indexes `BUILDINGS`.

        Returns False if the slot is empty, or the rules or a lesson reject the placement.
        """
        tile = self._table.tile(slot)
        if tile is None or self._table.phase not in (Phase.PERSON, Phase.TRYING):
            return False
        self.hold(NONE)
        if self._table.phase is Phase.TRYING:
            self._table.try_placement(Placement(tile, BUILDINGS[building]))
            return True
        try:
            return self._table.place(Placement(tile, BUILDINGS[building]), self._settings.undo_ms)
        except illegal.IllegalPlacement as error:
            self.noticed.emit(errors.refusal(error.reason))
            return False

    @Slot()
    def takeBack(self) -> None:
        """Take the last placed tile back into the hand, or say why that is impossible.

        Once the computer knows it, its answer is taken back, too.
        """
        if not self._table.take_back() and not self._study.take_back():
            self.answered.emit(prompts.why_no_undo(self._table, self._settings.undo_ms))

    @Slot()
    def confirm(self) -> None:
        """Make the last placement final."""
        self._table.confirm()

    @Slot(int)
    def hold(self, slot: int) -> None:
        """Pick up the tile in slot `slot` of the hand; -1 puts it down."""
        self._held = slot if self._table.tile(slot) is not None else NONE
        self.heldChanged.emit()
        self.hover(NONE)
        if self._held != NONE:
            self._remarks.hide()
            self.announced.emit(describe_held_tile(*self._hand_rows, self._held))
        self._lesson.hold(self._held)

    @Slot(int)
    def moveTo(self, slot: int) -> None:
        """Move the held tile to another slot, while a person looks at their slots."""
        if self._table.phase is Phase.LOOKING and self._held not in (NONE, slot):
            self._held = self._table.rearrange(self._held, slot)
            self.heldChanged.emit()
            self.announced.emit(describe_moved_tile(*self._hand_rows, self._held))

    @Slot(int)
    def hover(self, slot: int) -> None:
        """Show the role in each building of the tile under the pointer, or else the held tile.

        In open play by slot there are no hints, since they would reveal the tile.
        """
        tile = (
            None if self._state.bySlots else self._table.tile(slot if slot != NONE else self._held)
        )
        self._table.stage.show_hints(tile.profession if tile else None)
        self._lesson.point(slot if tile else NONE)

    @Slot(int)
    def carry(self, slot: int) -> None:
        """Show what a tile would do that is dragged before its turn; -1 for none.

        Only where such a drag is possible: in open play by slot hints would reveal the tile.
        """
        view = self._table.stage.view if self._state.carriesEarly else None
        tile = view.hand[slot] if view is not None and 0 <= slot < len(view.hand) else None
        self._table.stage.show_hints(tile.profession if tile else None)

    @Slot()
    def refuseEarly(self) -> None:
        """Say why a tile that was let go before its turn went back; nothing is kept of it."""
        if self._state.carriesEarly:
            self._table.say(lambda: say(prompt_texts.EARLY))
            self.announced.emit(say(prompt_texts.EARLY))

    @Slot(int, int)
    def showRole(self, profession: int, building: int) -> None:
        """Show a profession's role in a building on the opening screen."""
        if self._table.phase is Phase.NO_GAME:
            buildings = self._table.stage.models.buildings
            buildings.show_hints(Side.IVORY, Profession(profession), BUILDINGS[building])

    @Slot(int)
    def pointAt(self, building: int) -> None:
        """Announce the building selected by the keyboard."""
        if self._table.stage.models.tiles.rows:
            self.announced.emit(prompts.building_contents(self._table.stage.models, building))

    @Slot(int)
    def announceStatus(self, aim: int) -> None:
        """Answer the key "where am I"; `aim` is the selected building, or -1."""
        self.answered.emit(prompts.where_am_i(self._table, self._held, aim))

    @Slot(int)
    def announceContents(self, aim: int) -> None:
        """Answer the key "what lies here" for the selected building, or for the hand (-1)."""
        self.answered.emit(prompts.what_lies_here(self._table, aim))

    @Slot()
    def announceHistory(self) -> None:
        """Answer the key "what has happened"."""
        self.answered.emit(prompts.what_has_happened(self._table))

    @Slot(str)
    def guess(self, character: str) -> None:
        """Record the guess of the stranger's character ("" for none), and announce the answer."""
        if self._state.summary.stranger.suspects:
            self._state.summary.stranger.guess(character)
            self.announced.emit(self._state.summary.parting)

    @Slot()
    def giveUp(self) -> None:
        if self._table.can_give_up:
            self._table.give_up()

    @Slot()
    def skip(self) -> None:
        """Finish the current beat, turn the next tile, leave the tally; shorten a pause."""
        self._table.skip()

    @Slot()
    def turnAll(self) -> None:
        """Turn all tiles of a tally, up to its verdict."""
        self._table.skip(to_the_end=True)

    @Slot(str)
    def setLanguage(self, language: str) -> None:
        """Switch the language now, and save it for the next start."""
        self._settings.language = language
        self._languages.switch(language)

    def _warn_of_settings(self, writable: bool) -> None:
        """Say that settings can't be saved, or withdraw it."""
        (self.withdrawn if writable else self.noticed).emit(say(errors.SETTINGS_NOT_SAVED))

    def warn_settings_damaged(self) -> None:
        self.noticed.emit(say(errors.SETTINGS_DAMAGED))

    # Internals

    def _follow_phase(self) -> None:
        if self._table.phase not in (Phase.PERSON, Phase.LOOKING, Phase.TRYING):
            self._let_go()
        self._announcer.announce_phase()
        if self._table.phase is Phase.PERSON:
            self._lesson.announce_keys()

    def close(self) -> None:
        """End the thread of the advice."""
        if self._advice is not None:
            self._advice.close()

    def _make_advice(self) -> None:
        self._table.seated.disconnect(self._make_advice)
        from tyrus_desktop.desktop.bridge.table.advice import Advice  # Not at the start.

        self._advice = made = Advice(self._table, self._settings, self)
        made.announced.connect(self.announced)
        made.answered.connect(self.answered)
        made.noticed.connect(self.noticed)
        self._keys.adviceAsked.connect(made.ask)
        made.coach.offer()
        self.adviceChanged.emit()

    def _let_go(self) -> None:
        """Put down a held tile; also before a hand is shown again, where it would still sink."""
        if self._held != NONE:
            self.hold(NONE)

    @property
    def _hand_rows(self) -> tuple[Sequence[TileRow], Side]:
        return self._table.stage.models.tiles.rows, self._table.hand_side

    def _retranslate(self) -> None:
        if self._table.game is not None:
            self._table.name_players()
        self._table.stage.models.retranslate()
        self._strength.changed.emit()
        self._remarks.changed.emit()
        self._lesson.changed.emit()
        self._state.changed.emit()

    def _warn_computer_replaced(self, failed: bool) -> None:
        self.noticed.emit(say(errors.COMPUTER_FAILED) if failed else say(errors.COMPUTER_REPLACED))
