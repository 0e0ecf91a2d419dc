"""The table: which game is at it, and what a person may do with it now.

State advances in the referee at once. The stage then shows what happened, beat by beat, and input
is taken only when the table waits for it: see `course`. No model and no player is ever given more
than one side's view. What differs between ways of sharing the screen is in `seating`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.at_table import AtTable
from tyrus_desktop.desktop.game.course import Course
from tyrus_desktop.desktop.game.game_store import GameStore, OpenRequest
from tyrus_desktop.desktop.game.opponent import ANSWER_MS, Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import (
    Game,
    LastSeen,
    lesson_game,
    new_game,
    recorded_game,
    stories,
)
from tyrus_desktop.desktop.game.undo_window import UndoWindow
from tyrus_desktop.desktop.stage.script import Script
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.editing import described
from tyrus_desktop.library.open_games import GameFile

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.lesson import Lesson
    from tyrus_desktop.desktop.game.seating import Seating


class Table(AtTable):
    """Runs one game after another on its stage. `changed` follows every change of `phase`.
    `leaving` says that the game at the table, if there is one, makes room for another one or for
    the end of the program, and `seated` that another one has come; `described`, that more or
    something else is known of it, such as its title or who played it; `arrivingChanged` is emitted
    before and after one is shown as it stands, without motion. `told` carries what a screen reader
    says of a beat.
    """

    changed = Signal()
    described = Signal()
    leaving = Signal()
    seated = Signal()
    arrivingChanged = Signal()
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
        self.rng = rng or random.SystemRandom()
        self.opponent = Opponent(random.Random(self.rng.getrandbits(64)), answer_ms, self)
        self._course = Course(stage, script, store, self.opponent, self)
        self._undo = UndoWindow(self)
        # How many games, studies and lessons were begun or gone back to. One that was opened does
        # not count: of two that are still being read, both come, and the later one stays.
        self._begun = 0
        self._course.reached.connect(self._set_phase)
        store.opened.connect(self._take_opened)
        self._script.told.connect(self.told)
        self._undo.confirmed.connect(self._course.play)
        self.opponent.replaced.connect(self.computer_replaced)

    # Games

    def start(
        self, seats: Mapping[Side, Seat], first: Side | None = None, *, by_slots: bool = False
    ) -> None:
        """Deal a new game; the first player is tossed for unless `first` is given.

        Two persons play by curtains, one at each turn, or openly `by_slots`.
        """
        self._begun += 1
        deal = Deal.shuffled(self.rng, first)
        self._sit_down(new_game(deal, seats, tossed=first is None, by_slots=by_slots))
        self._course.open()

    def resume(
        self,
        record: Record,
        file: GameFile | None = None,
        salt: str | None = None,
        left: Game | None = None,
    ) -> None:
        """Go on with a recorded game, or show how a finished one ended.

        It is kept in `file`, or in a new one. `salt` is its seal's. `left` is the same game as it
        was left before: what it had revealed is shown at once, it is looked back at again, and asks
        what it asked.
        """
        game = recorded_game(record, file or GameFile(), salt)
        if left is not None:
            self._begun += left.file is game.file
            game.remember(left)
        self._bring(game, left)

    def play_study(
        self, record: Record, file: GameFile, parent: Game | None, later: Game | None = None
    ) -> None:
        """Begin a study, or go on with it from an earlier moment. It is kept in `file`.

        `parent` is the game that was left for it, if it is known; `later` is the study at the table
        that goes on from this earlier moment.
        """
        game = recorded_game(record, file)
        game.parent = parent
        if later is not None:
            game.remember(later)
        if parent is not None:
            self._begun += 1
            game.began = game.resumed
        self._bring(game)

    def open(self, path: Path) -> None:
        """Read a game, for `resume` unless another one is begun here meanwhile."""
        self._store.open(path, OpenRequest(self._begun))

    def open_in_its_place(self, path: Path) -> None:
        """Read a game, for `resume` in place of the one at the table, and of no other."""
        self._store.open(path, OpenRequest(self._begun, self._game.file))

    def wants(self, request: OpenRequest) -> bool:
        """Whether a game that was asked for is still wanted: no other has been begun since."""
        here = self.game.file if self.game else None
        return request.begun == self._begun and request.instead_of in (None, here)

    def back_to_game(self) -> None:
        """Leave the study at the table for the game that it was begun from, if that is known."""
        origin, source = self._game.origin, self._game.source
        if origin is not None:
            self.resume(origin.record, origin.file, origin.salt, left=origin)
        elif source is not None:
            self.open_in_its_place(source)

    def save_study(self) -> None:
        """Write the study at the table as it is now; an untouched one leaves no file."""
        if self._game.untouched:
            self._store.discard(self._game.file)
        else:
            self._course.keep()

    def teach(self, lesson: Lesson) -> None:
        """Play a lesson. Nothing of it is saved."""
        self._begun += 1
        self._sit_down(lesson_game(lesson))
        self._course.open()

    def leave_lesson(self) -> None:
        """Clear the table; nothing is left of the lesson."""
        self._stop_waiting()
        with self._arriving():
            self.game = self.seating = None
            self.stage.clear()
            self._set_phase(Phase.NO_GAME)

    def give_up(self) -> None:
        """Let the person at the screen give the game up; a tile placed before stands."""
        quitter = self._seating.quitter(self.phase)
        assert quitter is not None
        self._stop_waiting()
        self._course.give_up(quitter)

    def close(self) -> None:
        """Let a placed tile stand, and end the computer's thread; a late answer is dropped."""
        self._stop_waiting()
        self.leaving.emit()
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
        if undo_ms <= 0 or not self.allows_undo:
            self._course.play(placement)
            return True
        self._undo.start(placement, undo_ms)
        self._seating.place_provisionally(self._game.viewer, placement)
        self._set_phase(Phase.PLACED)
        return True

    @property
    def undo_ms(self) -> int:
        """For how long the placed tile can be taken back, in milliseconds; 0: until `confirm`."""
        return self._undo.milliseconds

    def confirm(self) -> None:
        """Let the placed tile stand."""
        self._undo.confirm()

    @property
    def allows_undo(self) -> bool:
        """Whether placed tiles can be taken back here, if the settings give time for it."""
        return self.game is not None and self._seating.allows_undo

    def take_back(self) -> bool:
        """Take the placed tile back into the hand; False if there is none."""
        if not self._undo.cancel():
            return False
        self.stage.take_back()
        self._set_phase(Phase.PERSON)
        return True

    def sit_down(self) -> None:
        """Seat the next person behind the closed curtain; nothing is shown yet."""
        assert self.phase is Phase.CURTAIN
        self._set_phase(Phase.SEATED)

    def show_tiles(self) -> None:
        """Open the curtain for the person who has sat down."""
        assert self.phase is Phase.SEATED
        phase = self._seating.show_tiles()
        if phase is Phase.SHOWING:
            self._course.show(self._seating.unseen_beats())
        else:
            self._set_phase(phase)

    def look_again(self) -> None:
        """Close the curtain, for the person whose turn it is to look at the slots once more."""
        assert self.phase is Phase.PERSON
        self._seating.look_again()
        self._course.settle()

    def cover(self) -> None:
        """Close the curtain for the one of two persons whose hand is open now, if it is."""
        if self.seating is None:
            return
        if (
            self.replay is not None
            and not self.replay.over
            and self.seating.opens_hand(Phase.PERSON)
        ):
            self.end_replay()
        if self.phase is Phase.SHOWING and self.seating.opens_hand(self.phase):
            self._script.finish()  # Which ends that phase, unless a tile is still being written.
        if self.seating.opens_hand(self.phase):
            if self.phase is Phase.SHOWING:
                self.seating.cover_while_saving()
            else:
                self.stage.clear_for_handover()
                self._set_phase(Phase.CURTAIN)
        elif self.phase is Phase.SEATED:
            self._set_phase(Phase.CURTAIN)

    def stop_looking(self) -> None:
        """Close the curtain for the next one to look, or go on openly."""
        assert self.phase is Phase.LOOKING
        self._seating.stop_looking()
        self._course.settle()

    def skip(self, *, to_the_end: bool = False) -> None:
        """End the present beat at once, or what is left of a tally's turning; at a stop, go on.

        `to_the_end`: turn all tiles of the tally, also those for which it would stop.
        """
        self._script.skip(to_the_end=to_the_end)

    def suspend(self, *, suspended: bool) -> None:
        """While `suspended`, nothing goes on by itself: a dialog is open.

        But the hand of one of two persons does not stay open: the curtain falls over it.
        """
        falls = self.seating is not None and self.seating.curtain_falls_next(self.phase)
        self._script.suspend(suspended=suspended and not falls)
        self._undo.suspend(suspended=suspended)
        self.opponent.suspend(suspended=suspended)
        if self.teacher is not None:
            self.teacher.suspend(suspended=suspended)

    # Replay

    def start_replay(self, *, remembering: bool) -> None:
        """Show past moments until `end_replay`; `remembering`: with the memory aid."""
        from tyrus_desktop.desktop.game.replay import TableReplay

        assert self.can_replay
        replay = TableReplay(self._game, self._seating, self.stage, remembering=remembering)
        self.stage.show_hints(None)
        # Both before anything is shown, so nothing is animated or announced.
        self.replay, self.phase = replay, Phase.REPLAY
        replay.begin()
        self.changed.emit()

    def end_replay(self) -> None:
        """Leave the replay, and show the game as it stands.

        A hand goes behind the curtain: both persons may have seen the replay.
        """
        if self.replay is None:
            return
        phase = Phase.OVER if self.replay.over else Phase.PERSON
        if self._seating.opens_hand(phase):
            phase = Phase.CURTAIN
        with self._arriving():
            self.replay.restore(at_curtain=phase is Phase.CURTAIN)
            self._drop_replay(leaves_game=False)
            self._set_phase(phase)

    def describe(self, path: Path, changes: Mapping[str, str]) -> None:
        """Take over what the owner has changed in this file, if it is of the game here or of one
        behind it.
        """
        game = self.game
        while game is not None:
            if game.file.path == path:
                game.headers = described(game.headers, changes)
                self.described.emit()
            game = game.parent

    def name_players(self) -> None:
        """Give the stage the players' names, the computer's in the present language."""
        voices = (self.replay or self._game).voices
        self.stage.name_players(voices, self._game.steps)

    def _take_opened(
        self, file: GameFile, record: Record, salt: str | None, request: OpenRequest
    ) -> None:
        """Resume a game that was read, unless it is at the table already, perhaps further on."""
        if not self.wants(request):
            self._store.release(file)
            return
        game = self.game
        if game is None or file not in game.files:
            self.resume(record, file, salt, left=game if self._is_copy_of(record) else None)
            return
        if file is not game.file:
            self.back_to_game()
        self._store.release(file)  # It has been opened once more.

    def _is_copy_of(self, record: Record) -> bool:
        """Return whether the game at the table is an outside copy of a recorded one, as far on.

        Only the seal tells: comparing tiles would answer guesses at those of a running game.
        """
        game = self.game
        if game is None or not game.file.outside or game.view().over != record.over:
            return False  # A copy may have been resigned.
        return record.has_seal_of(game.record)

    def _bring(self, game: Game, left: Game | None = None) -> None:
        """Show a recorded game as it stands, and go on with it; `left` as for `resume`."""
        with self._arriving():
            seating = self._sit_down(game)
            if left is not None:
                # By now: sitting down remembers where a look back was left.
                game.last_seen, game.guess = left.last_seen, left.guess
            self.stage.show(game.view(), open_table=seating.open_table)
            if left is not None and left.revealed:
                game.revealed = True
                self.stage.apply(game.referee.reveal(), open_table=seating.open_table, log=False)
            self.stage.fill_log(stories(game)[game.viewer])
            if game.revealed:  # So the panel of its end is there at once, too.
                self._course.go_on()
                return
        self._course.go_on()

    def _sit_down(self, game: Game) -> Seating:
        # The opening screen need not wait for it, nor for what it imports.
        from tyrus_desktop.desktop.game.seatings import seating_of

        self._stop_waiting()
        self.leaving.emit()
        for file in self.game.files if self.game else ():
            if file not in game.files:
                self._store.release(file)
        self.phase = Phase.SHOWING  # What the last game waited for is not this one's.
        self.game = game
        self.seating = seating_of(game, self.stage, self.rng.getrandbits(64))
        self._course.begin(game, self.seating)
        if self.teacher is not None:
            self.teacher.changed.connect(self.changed)
        with self._arriving():
            self.stage.clear()
            self.changed.emit()
        self.name_players()
        if game.seal is not None:
            self.stage.log_seal(game.seal)
        self.seated.emit()
        return self.seating

    @contextmanager
    def _arriving(self) -> Iterator[None]:
        """Show a game as it stands, or a table without one: nothing of it moves there."""
        before = self.arriving
        self._arrive(arriving=True)
        try:
            yield
        finally:
            self._arrive(arriving=before)

    def _arrive(self, *, arriving: bool) -> None:
        if arriving != self.arriving:
            self.arriving = arriving
            self.arrivingChanged.emit()

    def _stop_waiting(self) -> None:
        """Let a tile placed provisionally stand; drop what was being shown or thought about."""
        self._drop_replay(leaves_game=True)
        if self.teacher is not None:
            self.teacher.stop()
        self._undo.confirm()
        self._course.drop()

    def _drop_replay(self, *, leaves_game: bool) -> None:
        """Leave the replay; if the game is over, remember its moment and lens."""
        if self.replay is not None and self.replay.over:
            index = self.replay.moment.index
            self._game.last_seen = LastSeen(index, self.replay.lasting_lens, left_game=leaves_game)
        self.replay = None

    def _set_phase(self, phase: Phase) -> None:
        self.phase = phase
        if self.over:
            self._store.end(self._game.file)
        self.changed.emit()
