"""The table: takes a game from turn to turn, between the referee, the players and the stage.

State advances in the referee at once. The stage then shows what happened, beat by beat, and input
is taken only when the table waits for it. No model and no player is ever given more than one
side's view. What differs between ways of sharing the screen is in `seating`; QML is the bridge's.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.at_table import AtTable
from tyrus_desktop.desktop.game.game_store import GameFile, GameStore
from tyrus_desktop.desktop.game.lesson import Lesson
from tyrus_desktop.desktop.game.look_back import LookBack
from tyrus_desktop.desktop.game.opponent import ANSWER_MS, Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.saving import NotSaving, Saving
from tyrus_desktop.desktop.game.seating import Seating
from tyrus_desktop.desktop.game.seatings import seating_of
from tyrus_desktop.desktop.game.session import (
    Game,
    Seat,
    lesson_game,
    new_game,
    recorded_game,
)
from tyrus_desktop.desktop.game.study import Setup, cut, study_of
from tyrus_desktop.desktop.game.undo_window import UndoWindow
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.script import Script
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.events import Event, GameStarted
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import SideEvents


class Table(AtTable):
    """Runs one game after another on its stage. `changed` follows every change of `phase`, and
    `seated` says that another game has come to the table. `told` brings what a screen reader says
    of a beat.
    """

    changed = Signal()
    seated = Signal()
    computer_replaced = Signal(bool)  # whether it failed; else it was late
    told = Signal(str)

    def __init__(
        self,
        stage: Stage,
        script: Script,
        store: GameStore,
        rng: random.Random | None = None,
        answer_ms: int | None = ANSWER_MS,
        parent: QObject | None = None,
    ) -> None:
        """`rng` draws the deals and the computer's seeds; the system's if None. `answer_ms` is
        the computer's time for an answer, None for no limit.
        """
        super().__init__(stage, parent)
        self._script = script
        self._store = store
        self._to_disk = Saving(store, self)
        self._saving: Saving | NotSaving = self._to_disk
        self._rng = rng or random.SystemRandom()
        self.opponent = Opponent(random.Random(self._rng.getrandbits(64)), answer_ms, self)
        self._undo = UndoWindow(self)
        self._script.ended.connect(self._settle)
        self._script.told.connect(self.told)
        self._undo.confirmed.connect(self._play)
        self.opponent.placed.connect(self._play)
        self.opponent.replaced.connect(self.computer_replaced)

    # Games

    def start(
        self, seats: Mapping[Side, Seat], first: Side | None = None, *, by_slots: bool = False
    ) -> None:
        """Deal a new game; the first player is tossed for unless `first` is given.

        Two persons play by curtains, one at each turn, or openly `by_slots`.
        """
        deal = Deal.shuffled(self._rng, first)
        self._sit_down(new_game(deal, seats, tossed=first is None, by_slots=by_slots))
        self._save(self._show_opening)

    def resume(
        self,
        record: Record,
        file: GameFile | None = None,
        salt: str | None = None,
        origin: Game | None = None,
    ) -> None:
        """Go on with a recorded game, or show how a finished one ended.

        It is kept in `file`, or in a new one. `salt` is its seal's. `origin` is the game to go back
        to from a study.
        """
        game, story = recorded_game(record, file or GameFile(), salt)
        game.origin = origin
        game.untouched = origin is not None and file is None
        seating = self._sit_down(game)
        self.stage.show(game.view(), open_table=seating.open_table)
        self.stage.fill_log(story)
        self._ask_computer()
        self._settle()

    def play_on(self, setup: Setup) -> None:
        """Leave the game at the table for a study of it; raises `ValueError` (`study_of`)."""
        game = self._game
        self.resume(study_of(game, setup, self._rng), origin=game.origin or game)

    def go_back(self, placements: int) -> None:
        """Go on with a study from an earlier moment. What followed is forgotten, except that a
        study which was over keeps its file.
        """
        game = self._game
        assert game.study
        file = GameFile() if game.view().over else game.file
        self.resume(cut(game.record, placements), file, origin=game.origin)
        self._saving.save(file, self._game.record, lambda: None)

    def back_to_game(self) -> None:
        """Leave a study for the game that it was begun from."""
        origin = self._game.origin
        assert origin is not None
        self.resume(origin.record, origin.file, origin.salt)

    def teach(self, lesson: Lesson) -> None:
        """Play a lesson. Nothing of it is saved."""
        self._sit_down(lesson_game(lesson))
        self._save(self._show_opening)

    def leave_lesson(self) -> None:
        """Clear the table; nothing is left of the lesson."""
        assert self.teacher is not None
        self._stop_waiting()
        self.game = self.seating = None
        self.stage.clear()
        self._set_phase(Phase.NO_GAME)

    def rematch(self, level: str | None = None) -> None:
        """Play again on the same sides, at `level` if it is given; the other side begins."""
        game = self._game
        by_slots = self._seating.slots is not None
        seats = dict(game.seats)
        if level is not None:
            seats |= {side: Seat("", level) for side in Side if not seats[side].is_person}
        self.start(seats, game.referee.deal.first.other, by_slots=by_slots)

    def give_up(self) -> None:
        """Let the person at the screen give the game up; a tile placed before stands."""
        game = self._game
        quitter = self._seating.quitter(self.phase)
        assert quitter is not None
        self._stop_waiting()
        view = game.view()
        events: tuple[Event, ...] = ()
        if not view.over:  # That tile may have ended it.
            game.headers[GIVEN_UP_BY] = quitter.value
            events = game.referee.give_up(quitter)[game.viewer]
        self._save(lambda: self._show_from(view, events))

    def save_copy(self, path: Path) -> None:
        self._store.save_copy(path, self._game.record)

    @property
    def saved(self) -> bool:
        """Whether what was played is on the disk, as far as has been tried."""
        return not self._store.has_pending

    def close(self) -> None:
        """Let a placed tile stand, and end the computer's thread; a late answer is dropped."""
        self._stop_waiting()
        self.opponent.close()

    # Turns

    def place(self, placement: Placement, undo_ms: float = 0) -> bool:
        """Play the placement that the person before the screen asks for.

        For `undo_ms` milliseconds (infinity: until `confirm`) the tile can be taken back, and
        neither the referee nor the file nor the computer knows of it. Returns whether the tile
        stays: in a lesson it may come back. Raises `IllegalPlacement`; the table must be waiting
        for that person.
        """
        assert self.phase is Phase.PERSON
        if not self._seating.accepts(placement):
            return False
        if undo_ms <= 0 or not self._seating.allows_undo:
            self._play(placement)
            return True
        self._undo.start(placement, undo_ms)
        self._seating.place_provisionally(self._game.viewer, placement)
        self._set_phase(Phase.PLACED)
        return True

    def confirm(self) -> None:
        """Let the placed tile stand."""
        self._undo.confirm()

    def take_back(self) -> None:
        """Take the placed tile back into the hand."""
        if self._undo.cancel():
            self.stage.take_back()
            self._set_phase(Phase.PERSON)

    def sit_down(self) -> None:
        """Take note that the next person sits before the screen; nothing is shown yet."""
        assert self.phase is Phase.CURTAIN
        self._set_phase(Phase.SEATED)

    def show_tiles(self) -> None:
        """Open the curtain for the person who has sat down."""
        assert self.phase is Phase.SEATED
        phase = self._seating.show_tiles()
        self._set_phase(phase)
        if phase is Phase.SHOWING:
            self._script.play(self._seating.unseen_beats())

    def look_again(self) -> None:
        """Close the curtain, for the person whose turn it is to look at the slots once more."""
        assert self.phase is Phase.PERSON
        self._by_slots.look_again()
        self._settle()

    def stop_looking(self) -> None:
        """Close the curtain for the next one to look, or go on openly."""
        assert self.phase is Phase.LOOKING
        self._by_slots.stop_looking()
        self._settle()

    def skip(self, *, to_the_end: bool = False) -> None:
        """End the present beat at once, or what is left of a tally's turning; at a stop, go on.

        `to_the_end`: turn all tiles of the tally, also those for which it would stop.
        """
        self._script.skip(to_the_end=to_the_end)

    # Looking back

    def look_back(self, *, remembering: bool) -> None:
        """Show a moment of the past until `show_newest`; `past` says which one.

        `remembering`: the memory aid is available.
        """
        assert self.can_look_back
        past = LookBack(self._game, self._seating, self.stage, remembering=remembering)
        self.stage.show_hints(None)
        # Both before anything is shown: an end, say, is told only by a view that has one.
        self.past, self.phase = past, Phase.REPLAY
        past.show(past.moment, past.lens)
        self.changed.emit()

    def show_newest(self) -> None:
        """Stop looking back, and show the game as it stands."""
        if self.past is not None:
            over = self.past.over
            self.past.restore()
            self.past = None
            self._set_phase(Phase.OVER if over else Phase.PERSON)

    def name_players(self) -> None:
        """Give the stage the players' names, the computer's in the present language."""
        voices = self._game.voices
        steps = {side: seat.step for side, seat in self._game.seats.items()}
        self.stage.name_players(voices.names, steps, voices.you)

    def _sit_down(self, game: Game) -> Seating:
        self._stop_waiting()
        for file in self.game.files if self.game else ():
            if file not in game.files:
                self._store.release(file)
        self.phase = Phase.SHOWING  # What the last game waited for is not this one's.
        self.game = game
        self.seating = seating_of(game, self.stage, self._rng.getrandbits(64))
        self._saving = NotSaving() if game.lesson else self._to_disk
        if self.teacher is not None:
            self.teacher.changed.connect(self.changed)
        players = {seat.player for seat in game.seats.values() if seat.player is not None}
        if players and not game.view().over:
            self.opponent.begin(players, game.scripted)
        self.stage.clear()
        self.changed.emit()
        self.name_players()
        if game.seal is not None:
            self.stage.log_seal(game.seal)
        self.seated.emit()
        return self.seating

    def _stop_waiting(self) -> None:
        """Let a tile placed provisionally stand; drop what was being shown or thought about."""
        self.past = None
        self._undo.confirm()
        self._saving.drop()
        self.opponent.cancel()
        self._script.drop()

    def _play(self, placement: Placement) -> None:
        """Let the referee play a placement, and show it once it is kept."""
        game = self._game
        side = game.to_play
        assert side is not None
        enemy_view = game.view(side.other)
        events = game.referee.play(side, placement)
        if game.seats[side].is_person:
            self._seating.place_provisionally(side, placement)
        self._save(lambda: self._show_placed(placement, events, enemy_view))

    # Showing what is kept

    def _save(self, go_on: Callable[[], None]) -> None:
        """Write the game, then go on; nothing that can't be taken back is shown before."""
        game = self._game
        game.untouched = False
        self._set_phase(Phase.SHOWING)
        self._saving.save(game.file, game.record, go_on)

    def _show_opening(self) -> None:
        game = self._game
        opening = game.referee.opening[game.viewer]
        assert isinstance(opening[0], GameStarted)
        self.stage.begin(PlayerView(game.viewer, game.referee.deal.first))
        toss, *deal_beats = self._seating.beats(opening)
        self._show([toss if game.tossed else toss.at_once(), *deal_beats])
        self._ask_computer()

    def _show_placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> None:
        self.stage.show_hints(None)
        self._show(self._seating.placed(placement, events, enemy_view))
        self._ask_computer()

    def _show_from(self, view: PlayerView, events: Iterable[Event]) -> None:
        """Show a view at once, then what followed it."""
        self.stage.show(view, open_table=self.stage.open_table)
        self._show(self._seating.beats(events))

    def _show(self, beats: Iterable[Beat]) -> None:
        beats = list(beats)  # What they need of the stage is read before the phase changes.
        self._set_phase(Phase.SHOWING)
        self._script.play(beats)

    def _settle(self) -> None:
        """All is shown: wait for the player whose turn it is."""
        game = self._game
        if self._seating.taught:
            self._set_phase(Phase.TAUGHT)
            return
        view = game.view()
        if view.over:
            self._end(game)
            return
        assert view.to_play is not None
        if game.seats[view.to_play].is_person:
            self._set_phase(self._seating.await_person(view))
        else:
            self._set_phase(Phase.COMPUTER)
            self.opponent.await_placement(self._script.pace)

    def _end(self, game: Game) -> None:
        if not game.revealed:
            game.revealed = True
            self._show(self._seating.beats((game.referee.reveal(),)))
            return
        self._set_phase(Phase.OVER)

    def _set_phase(self, phase: Phase) -> None:
        self.phase = phase
        self.changed.emit()

    def _ask_computer(self) -> None:
        """If the computer is next, give it its view at once."""
        game = self._game
        to_play = game.to_play
        player = game.seats[to_play].player if to_play else None
        if to_play is not None and player is not None and not self._seating.taught:
            self.opponent.ask(player, game.view(to_play))
