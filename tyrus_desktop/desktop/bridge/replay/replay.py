"""The replay for QML: the current moment and lens, and the ways to change them.

`game.replay` decides what may be seen. Jumps show their moment at once; only playing takes time.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.replay import shown
from tyrus_desktop.desktop.bridge.replay.playback import Playback
from tyrus_desktop.desktop.bridge.table.state import TableState
from tyrus_desktop.desktop.enums import NONE, ROLES, SIDES, for_qml
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.rail import MarkModel, RailModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.replay import misleading, moments
from tyrus_desktop.desktop.replay.lens import EYES, Lens
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import replay_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.tiles import Profession, Tile

if TYPE_CHECKING:  # Imported only when the first replay begins.
    from collections.abc import Callable

    from tyrus_desktop.desktop.game.table_replay import TableReplay
    from tyrus_desktop.desktop.replay.moments import Moment

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class Replay(QObject):
    """The replay of the game at the table.

    Signals:
        announced: A sentence for screen readers.
        answered: The answer to a key.
        readAsked: A game whose end is unknown is to be read.
        leaveAsked: The person is to be asked whether to leave the reading.
    """

    LensForQml = QEnum(for_qml(Lens))

    changed = Signal()
    stillChanged = Signal()
    announced = Signal(str)
    answered = Signal(str)
    readAsked = Signal()
    leaveAsked = Signal()

    def __init__(
        self,
        table: Table,
        state: TableState,
        settings: Settings,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._state = state
        self._settings = settings
        self._still = False
        self._playback = Playback(table, lambda: float(settings.pace), self)
        self._playback.advanced.connect(self._update)
        self._playback.arrived.connect(lambda: self.announced.emit(self.sentence))
        self._playback.ended.connect(self.pause)
        table.changed.connect(self._follow)
        table.described.connect(self._update)
        settings.changed.connect(self._follow_memory)
        languages.changed.connect(self._retranslate)

    @cached_property
    def _shown(self) -> shown.ShownMoment:
        return shown.ShownMoment()

    @cached_property
    def _rail(self) -> RailModel:
        return RailModel(texts.rail_label, self)

    @cached_property
    def _marks(self) -> MarkModel:
        return MarkModel({"label": texts.mark_label, "meaning": texts.mark_meaning}, self)

    # State

    available = field(bool, "_table.can_replay", changed)
    """Whether a replay can start now."""

    @Property(bool, notify=changed)
    def on(self) -> bool:
        return self._table.replay is not None

    @Property(bool, notify=changed)
    def clickable(self) -> bool:
        """Whether a click on a tile or a line goes to its moment."""
        return self._table.phase in (Phase.REPLAY, Phase.OVER)

    still = field(bool, "_still", stillChanged)
    """Whether all motion is instant."""

    position = field(int, "_shown.position", changed)
    """The index of the moment."""

    @Property(int, constant=True)
    def last(self) -> int:
        """The index of the last moment of a game of nine elections."""
        return moments.LENGTH - 1

    end = field(int, "_shown.end", changed)
    """The index of this game's last moment, or `last` if the lens hides the end."""

    lens = field(int, "_shown.lens", changed)
    """The `Lens`; -1 without a replay."""

    @Property(list, notify=changed)
    def lenses(self) -> list[int]:
        """The lenses that may be chosen."""
        return list(self._shown.lenses)

    rail = field(RailModel, "_rail")

    marks = field(MarkModel, "_marks")
    """The tiles that misled somebody, if the lens shows their faces."""

    @Property(int, notify=changed)
    def markCount(self) -> int:
        return len(self._marks.rows)

    @Property(str, notify=changed)
    def misled(self) -> str:
        """A text on how many tiles misled the person in a finished game; empty for none."""
        game, view = self._table.game, self._table.final_view
        if game is None or view is None:
            return ""
        return texts.misled(
            misleading.misleading_tiles(view.tallies, game.voices.you), game.voices.throughout()
        )

    sentence = field(str, "_shown.sentence", changed)
    """What happens at the moment."""

    where = field(str, "_shown.where", changed)
    """A text that names the moment."""

    eyes = field(str, "_shown.eyes", changed)
    """Whose eyes see the moment."""

    @Property(str, notify=changed)
    def note(self) -> str:
        """The line below the sentence: how the placed tile misled, the hint, or whose eyes see."""
        return self._shown.deception or self.hint or self.eyes

    @Property(int, notify=changed)
    def misledAs(self) -> int:
        """The role that the placed tile turned out to have, if it misled somebody; else -1."""
        tile = self._shown.misleading
        return ROLES.index(tile.standing.role) if tile else NONE

    @property
    def hint(self) -> str:
        """What can be clicked, until the person has clicked it or has left their first replay."""
        return say(texts.HINT) if self.on and not self._settings.lookedBack else ""

    playing = field(bool, "_playback.playing", changed)

    speed = field(float, "_playback.speed", changed)
    """The speed of playing; 1 is normal."""

    @Property(str, notify=changed)
    def speedText(self) -> str:
        return texts.speed(self._playback.speed)

    # Opening and closing

    @Slot()
    def open(self) -> None:
        """Start the replay where it was left, or else at the decisive tally or newest moment."""
        if self.available:
            self._enter()
            self.announced.emit(self.eyes)

    @Slot()
    def close(self) -> None:
        """End the replay and show the current state of the game."""
        if self.on:
            self._end_hint()
            self._table.end_replay()

    @Slot()
    def escape(self) -> None:
        """Leave what is tried, or else end the replay; leave no reading without a question."""
        if self._table.stop_trying():
            return
        if self._table.reading is not None:
            self.leaveAsked.emit()
        else:
            self.close()

    # Going to a moment

    @Slot(int)
    def go(self, index: int) -> None:
        """Show the moment with this index, or the nearest one."""
        if replay := self._table.replay:
            known = replay.timeline.moments
            self._show(known[max(0, min(len(known) - 1, index))], replay.lens)

    @Slot(int)
    def step(self, by: int) -> None:
        """Show the moment this many moments later."""
        self.go(self.position + by)

    @Slot(int)
    def stepElection(self, by: int) -> None:
        """Show the next election's start (1), or this one's; from there, the previous one's (-1).

        From a tally, show the next or the previous tally.
        """
        stops = [stop.index for stop in map(self._stop, range(1, 10)) if stop is not None]
        if by > 0:
            self.go(next((stop for stop in stops if stop > self.position), moments.LENGTH))
        else:
            self.go(next((stop for stop in reversed(stops) if stop < self.position), 0))

    @Slot(int)
    def goToElection(self, index: int) -> None:
        """Show the start of the election at this moment; from a tally, show its tally."""
        segment = next(each for each in reversed(moments.SEGMENTS) if each.start <= max(0, index))
        stop = self._stop(segment.number)
        self.go(stop.index if stop else moments.LENGTH)

    @Slot(int)
    def goToTally(self, election: int) -> None:
        """Show an election's tally; if no replay is open, use the widest lens allowed."""
        self._open_at(lambda replay: replay.timeline.count_of(election))

    def go_to_moment(self, index: int) -> None:
        """Show the moment with this index, likewise."""
        self._open_at(lambda replay: replay.timeline.moments[index])

    def _open_at(self, find: Callable[[TableReplay], Moment | None]) -> None:
        was_on = self.on
        if (replay := self._enter()) and (moment := find(replay)):
            self._end_hint()
            self._show(moment, replay.lens if was_on else replay.lenses[-1])

    def go_to_placement(self, election: int, order: int) -> None:
        """Show how the tile with this number in an election was placed."""
        if replay := self._enter():
            self._go_to(replay.timeline.placement_of(election, order))

    @Slot(int)
    def goToStanding(self, row: int) -> None:
        """Show how a tile on the board was placed, by its row in the model."""
        tile = self._table.stage.models.tiles.rows[row]
        self.go_to_placement(tile.election, tile.order)

    @Slot(int, int)
    def goToCounted(self, side: int, row: int) -> None:
        """Show how a tile of the tally on the stage was placed: `row` of this side's building."""
        tile = self._table.stage.models.counted[SIDES[side]].rows[row]
        self.go_to_placement(tile.election, tile.order)

    @Slot(int, int, int)
    def goToTile(self, side: int, profession: int, value: int) -> None:
        """Show how a discarded tile was placed."""
        view = self._table.stage.view
        face = Tile(Profession(profession), value)
        for standing in (each for tally in (view.tallies if view else ()) for each in tally.shown):
            if (standing.owner, standing.tile) == (SIDES[side], face):
                self.go_to_placement(standing.election, standing.order)

    @Slot(int)
    def goToLine(self, row: int) -> None:
        """Show the moment that a line of the log is about."""
        if replay := self._table.replay:
            self._go_to(replay.timeline.of_event(row))

    @Slot()
    def seeMisleading(self) -> None:
        """Show how the next tile that misled somebody was placed; after the last tile, the first.

        Announces it if there is no such tile. Before the end nobody may know these tiles.
        """
        if not self._table.over:
            return
        position = self.position if self.on else NONE
        if replay := self._enter():
            marks = [moment.index for moment, _ in replay.marks(Lens.ALL)]
            if marks:
                self.showFaceUp(next((mark for mark in marks if mark > position), marks[0]))
            else:
                self.answered.emit(say(texts.NOBODY_MISLED))

    @Slot(int)
    def showFaceUp(self, index: int) -> None:
        """Show the moment with this index with all tiles face up, if that is allowed."""
        replay = self._table.replay
        if replay is not None and Lens.ALL in replay.lenses:
            replay.lens_before = None
            self._show(replay.timeline.moments[index], Lens.ALL)

    # The lens

    @Slot(int)
    def setLens(self, lens: int) -> None:
        """Look through another lens, if it is allowed."""
        replay = self._table.replay
        if replay is not None and shown.LENSES[lens] in replay.lenses:
            replay.lens_before = None
            self._show(replay.moment, shown.LENSES[lens])

    @Slot(bool)
    def holdOther(self, held: bool) -> None:
        """Look with the other side's eyes while a key is held."""
        replay = self._table.replay
        if replay is None or held == (replay.lens_before is not None):
            return
        lens, before = EYES[replay.near_side.other], replay.lens_before
        if held and lens in replay.lenses:
            replay.lens_before = replay.lens
            self._show(replay.moment, lens)
        elif before is not None:
            replay.lens_before = None
            self._show(replay.moment, before)

    # Playing

    @Slot()
    def togglePlay(self) -> None:
        """Pause, or play from the current moment; at the end, play from the start."""
        replay = self._table.replay
        if self.playing:
            self.pause()
        elif replay is not None:
            self._table.stop_trying()
            if replay.at_end and self._table.reading is None:
                self.go(0)
            self._play()

    @Slot()
    def pause(self) -> None:
        """Stop playing, and show the moment complete."""
        replay = self._table.replay
        if replay is not None and self.playing:
            self._show(replay.moment, replay.lens)

    @Slot(int)
    def changeSpeed(self, by: int) -> None:
        """Play faster (1) or slower (-1)."""
        self._playback.change_speed(by)
        self.changed.emit()
        self.announced.emit(self.speedText)

    # Reading

    @Property(bool, notify=changed)
    def reads(self) -> bool:
        """Whether the replay is a reading: its tallies are guessed at."""
        return self._table.reading is not None

    @Slot()
    def askToRead(self) -> None:
        """Ask for a game to read; `Reading` is made when it is first asked for."""
        self.readAsked.emit()

    def read(self, begin: Callable[[], None]) -> None:
        """Begin a reading at the table, and play it."""
        self._be_still(still=True)
        begin()
        self._play()

    def read_on(self) -> None:
        """Let more of the game be told, and play that."""
        reading = self._table.reading
        assert reading is not None
        reading.go_on()
        self._play()

    # Internals

    def _play(self) -> None:
        self._playback.stop()
        self._be_still(still=False)
        self._playback.start()

    def _stop(self, election: int) -> Moment | None:
        """Return an election's tally if a tally is currently shown, or else its card."""
        replay = self._table.replay
        if replay is None:
            return None
        timeline = replay.timeline
        counted = replay.moment.kind is Kind.COUNT
        return (timeline.count_of if counted else timeline.card_of)(election)

    def _enter(self) -> TableReplay | None:
        """Start the replay if possible; return the replay that is running."""
        if not self.on and self.available:
            self._be_still(still=True)
            self._table.start_replay(remembering=self._state.remembering)
        return self._table.replay

    def _go_to(self, moment: Moment | None) -> None:
        """Show the moment that belongs to the clicked item."""
        self._end_hint()
        if moment is not None:
            self.go(moment.index)

    def _end_hint(self) -> None:
        if self.hint:
            self._settings.lookedBack = True

    def _show(self, moment: Moment, lens: Lens) -> None:
        replay = self._table.replay
        assert replay is not None
        if self.playing:
            self._playback.stop()
            self._be_still(still=True)
        self._table.stop_trying()
        turned = lens is not replay.lens
        before, said = replay.moment, self.sentence
        replay.show(moment, lens)
        self._update()
        # At the end all tiles are face up.
        left_the_end = before.kind is Kind.END and moment.kind is not Kind.END
        if turned or left_the_end:
            self.announced.emit(self.eyes)
        # The sentence of a card or of the deal names its election.
        if moment.election != before.election and moment.kind not in (
            Kind.CARD,
            Kind.DEAL,
        ):
            self.announced.emit(self.where)
        if not turned or self.sentence != said:
            self.announced.emit(self.sentence)
        if self._shown.deception:
            self.announced.emit(self._shown.deception)

    def _update(self) -> None:
        """Update the properties and the rail to the current moment."""
        replay = self._table.replay
        if replay is not None:
            self._rail.show(replay.known(replay.lens))
        self._shown = shown.shown_moment(self._table)
        self._marks.show(self._shown.marks)
        self.changed.emit()

    def _be_still(self, *, still: bool) -> None:
        if still != self._still:
            self._still = still
            self.stillChanged.emit()

    def _follow(self) -> None:
        """Stop playing if the replay has ended; reopen it if the game was left during it."""
        if not self.on:
            self._playback.stop()
            self._be_still(still=False)
        self._update()
        game = self._table.game
        last_seen = game.last_seen if game else None
        if last_seen is not None and last_seen.left_game and self._table.phase is Phase.OVER:
            self.open()

    def _follow_memory(self) -> None:
        replay = self._table.replay
        if replay is not None and replay.remembering != self._state.remembering:
            replay.remembering = self._state.remembering
            self._show(replay.moment, replay.lens)

    def _retranslate(self) -> None:
        self._rail.retranslate()
        self._marks.retranslate()
        self._update()
