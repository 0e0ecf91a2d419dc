"""Looking back for QML: the ways to other moments and lenses; what is shown is in `replay_state`.

What may be seen is decided in `game.replay`. Jumps show their moment at once; only playing takes
time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.replay.state import LENSES, ReplayState
from tyrus_desktop.desktop.bridge.table.state import TableState
from tyrus_desktop.desktop.enums import NONE, SIDES, for_qml
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.log import DealSealed
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Kind, Moment
from tyrus_desktop.desktop.replay.timeline import EYES, Lens
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import replay as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.engine.tiles import Profession, Tile

if TYPE_CHECKING:  # Imported with the first look back.
    from tyrus_desktop.desktop.game.replay import TableReplay

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class Replay(ReplayState):
    """A look back at the game at the table. `announced` carries a sentence for a screen reader,
    `answered` the answer to a key.
    """

    LensForQml = QEnum(for_qml(Lens))

    announced = Signal(str)
    answered = Signal(str)

    def __init__(
        self,
        table: Table,
        state: TableState,
        settings: Settings,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(table, settings, parent)
        self._state = state
        self._playback.advanced.connect(self._tell)
        self._playback.arrived.connect(lambda: self.announced.emit(self.sentence))
        self._playback.ended.connect(self.pause)
        table.changed.connect(self._follow)
        table.described.connect(self._tell)
        settings.changed.connect(self._follow_memory)
        languages.changed.connect(self._retranslate)

    # Opening and leaving

    @Slot()
    def open(self) -> None:
        """Look back: at the moment last seen, at first at the one that decided; in a game that goes
        on at the newest one.
        """
        if self.available:
            self._enter()
            self.announced.emit(self.eyes)

    @Slot()
    def close(self) -> None:
        """Show the game as it stands."""
        if self.on:
            self._end_hint()
            self._table.end_replay()

    # Going to a moment

    @Slot(int)
    def go(self, index: int) -> None:
        """Show the moment with this index, or the nearest one that there is."""
        replay = self._table.replay
        if replay is not None:
            moments = replay.timeline.moments
            self._show(moments[max(0, min(len(moments) - 1, index))], replay.lens)

    @Slot(int)
    def step(self, by: int) -> None:
        """Show the moment this many later."""
        self.go(self.position + by)

    @Slot(int)
    def stepElection(self, by: int) -> None:
        """Show where the next election (1) or this one begins; from there, the one before (-1).

        From a tally, show the next tally or the one before.
        """
        stops = [stop.index for stop in map(self._stop, range(1, 10)) if stop is not None]
        if by > 0:
            self.go(next((stop for stop in stops if stop > self.position), LENGTH))
        else:
            self.go(next((stop for stop in reversed(stops) if stop < self.position), 0))

    @Slot(int)
    def goToElection(self, index: int) -> None:
        """Show where the election of the moment with this index begins; from a tally, its tally."""
        segment = next(each for each in reversed(SEGMENTS) if each.start <= max(0, index))
        stop = self._stop(segment.number)
        self.go(stop.index if stop else LENGTH)

    @Slot(int)
    def goToTally(self, election: int) -> None:
        """Show how an election was counted."""
        if replay := self._enter():
            self._go_to(replay.timeline.count_of(election))

    def go_to_placement(self, election: int, order: int) -> None:
        """Show how the tile with this number of an election was placed."""
        if replay := self._enter():
            self._go_to(replay.timeline.placement_of(election, order))

    @Slot(int)
    def goToStanding(self, row: int) -> None:
        """Show how a tile was placed that stands on the board, by its row of the model."""
        tile = self._table.stage.models.tiles.rows[row]
        self.go_to_placement(tile.election, tile.order)

    @Slot(int, int)
    def goToCounted(self, side: int, row: int) -> None:
        """Show how a tile of the tally on the stage was placed: `row` of this side's building."""
        tile = self._table.stage.models.counted[SIDES[side]].rows[row]
        self.go_to_placement(tile.election, tile.order)

    @Slot(int, int, int)
    def goToTile(self, side: int, profession: int, value: int) -> None:
        """Show how a tile was placed that has been discarded by now."""
        view = self._table.stage.view
        face = Tile(Profession(profession), value)
        for standing in (each for tally in (view.tallies if view else ()) for each in tally.shown):
            if (standing.owner, standing.tile) == (SIDES[side], face):
                self.go_to_placement(standing.election, standing.order)

    @Slot()
    def seeFooling(self) -> None:
        """Show the next placement that fooled somebody; at first, or after the last, the first.

        If there is none, say so; in a game that goes on nobody may know that yet.
        """
        game = self._table.game
        if game is None:
            return
        if not game.view().over:
            self.answered.emit(texts.no_fooling_yet())
            return
        position = self.position if self.on else NONE
        if replay := self._enter():
            marks = [moment.index for moment, _ in replay.marks(Lens.ALL)]
            later = [index for index in marks if index > position]
            if marks:
                self.showFaceUp(next(iter(later or marks)))
            else:
                self.answered.emit(texts.nobody_fooled())

    @Slot(int)
    def showFaceUp(self, index: int) -> None:
        """Show the moment with this index with all tiles face up, if that is allowed."""
        replay = self._table.replay
        if replay is not None and Lens.ALL in replay.lenses:
            replay.lens_before = None
            self._show(replay.timeline.moments[index], Lens.ALL)

    @Slot(int)
    def goToLine(self, row: int) -> None:
        """Show the moment of which a line of the log tells."""
        if replay := self._table.replay:
            rows = self._table.stage.models.log.rows
            sealed = bool(rows) and isinstance(rows[0].event, DealSealed)
            self._go_to(replay.timeline.of_event(row - sealed))

    # The lens

    @Slot(int)
    def setLens(self, lens: int) -> None:
        """Look through another lens, if it is allowed."""
        replay = self._table.replay
        if replay is not None and LENSES[lens] in replay.lenses:
            replay.lens_before = None
            self._show(replay.moment, LENSES[lens])

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
        """Play on from here, or from the start if this is the end; or pause."""
        replay = self._table.replay
        if self.playing:
            self.pause()
        elif replay is not None:
            if replay.at_end:
                self.go(0)
            self._be_still(still=False)
            self._playback.start()

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

    # Internals

    def _stop(self, election: int) -> Moment | None:
        """Return where to stop in an election: at its tally if a tally is shown, else its card."""
        replay = self._table.replay
        if replay is None:
            return None
        timeline = replay.timeline
        counted = replay.moment.kind is Kind.COUNT
        return (timeline.count_of if counted else timeline.card_of)(election)

    def _enter(self) -> TableReplay | None:
        """Look back, if that is possible; return what is looked back at."""
        if not self.on and self.available:
            self._be_still(still=True)
            self._table.start_replay(remembering=self._state.remembering)
        return self._table.replay

    def _go_to(self, moment: Moment | None) -> None:
        """Show the moment of what was clicked."""
        self._end_hint()
        if moment is not None:
            self.go(moment.index)

    def _end_hint(self) -> None:
        """The person has seen what can be clicked."""
        if self.hint:
            self._settings.lookedBack = True

    def _show(self, moment: Moment, lens: Lens) -> None:
        replay = self._table.replay
        assert replay is not None
        if self.playing:
            self._playback.stop()
            self._be_still(still=True)
        turned = lens is not replay.lens
        before, said = replay.moment, self.sentence
        replay.show(moment, lens)
        self._tell()
        # At the end all tiles are face up.
        left_the_end = before.kind is Kind.END and moment.kind is not Kind.END
        if turned or left_the_end:
            self.announced.emit(self.eyes)
        # A sentence about a card or the deal says itself which election it is about.
        if moment.election != before.election and moment.kind not in (Kind.CARD, Kind.DEAL):
            self.announced.emit(self.where)
        if not turned or self.sentence != said:
            self.announced.emit(self.sentence)
        if self._shown.deception:
            self.announced.emit(self._shown.deception)

    def _follow(self) -> None:
        """Another game, or its newest moment, may have come to the table.

        A game that was left during a look back is looked back at again.
        """
        if not self.on:
            self._playback.stop()
            self._be_still(still=False)
        self._tell()
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
        self._tell()
