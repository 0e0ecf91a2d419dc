"""The table: the current game, its phase, and what a person may do now.

The referee advances at once. The stage then shows the events beat by beat, and input is accepted
only in the phases that wait for it (see `course`). Models and players never receive more than one
side's view. `seating` handles everything that depends on how two persons share the screen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game import course, session, undo_window
from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.desktop.game.opponent import ANSWER_MS, Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.stage.script import Script
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine import record
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.library import editing, open_games

if TYPE_CHECKING:  # Imported with the first game.
    from tyrus_desktop.desktop.game.lesson import Lesson
    from tyrus_desktop.desktop.game.seating import Seating
    from tyrus_desktop.desktop.game.seats import Seat
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.desktop.game.slots import Slots
    from tyrus_desktop.desktop.game.table_reading import TableReading
    from tyrus_desktop.desktop.game.table_replay import TableReplay
    from tyrus_desktop.desktop.game.teacher import Teacher
    from tyrus_desktop.engine.record import Record
    from tyrus_desktop.engine.view import PlayerView


class Table(QObject):
    """Runs one game after another on its stage.

    Signals:
        changed: after every change of `phase`.
        described: the headers of the game changed, such as its title or players, or what is said.
        seated: another game is at the table.
        arrivingChanged: before and after a game's current state is shown without motion.
        computer_replaced: a simpler player placed; True if the computer player failed, False if
            it was late.
        announced: a sentence for screen readers about the current beat.
    """

    changed = Signal()
    described = Signal()
    seated = Signal()
    arrivingChanged = Signal()
    computer_replaced = Signal(bool)
    announced = Signal(str)

    def __init__(
        self,
        stage: Stage,
        script: Script,
        store: GameStore,
        rng: random.Random | None = None,
        answer_ms: int | None = ANSWER_MS,
        parent: QObject | None = None,
    ) -> None:
        """Make an empty table.

        Args:
            rng: draws the deals and their salts; the system's generator if None.
            answer_ms: the computer's time for an answer in milliseconds; None for no limit.
        """
        super().__init__(parent)
        self.stage = stage
        self.phase = Phase.NO_GAME
        self.game: Game | None = None
        self.seating: Seating | None = None
        self.replay: TableReplay | None = None
        self.said: Callable[[], str] | None = None
        """What the prompt says at this turn in place of the usual, such as advice."""
        self.reading: TableReading | None = None
        """The replay, if it is a reading."""
        self.judged = False
        """Whether a placed tile waits for the coach, and nobody is told that it can be undone."""
        self.get_judge: Callable[[], Callable[[Placement], None] | None] = lambda: None
        """Returns what looks at the next placed tile before it stands, and calls `end_judging`."""
        self.get_mine: Callable[[], Collection[str]] = lambda: (record.FIRST,)
        """Returns every identity by which records name the profile in use."""
        self.get_profile: Callable[[], str] = lambda: ""
        """Returns that profile, kept for a record that names it."""
        self.arriving = False
        """Whether a game is shown as it stands, without animations or announcements."""
        self._script = script
        self._store = store
        self.rng = rng or random.SystemRandom()
        self.opponent = Opponent(answer_ms, self)
        # Counts the games, studies and lessons begun or returned to, so that a file that is still
        # being read does not replace a newer game. Opened files don't count.
        self._begun = 0
        store.opened.connect(self._take_opened)
        self._script.announced.connect(self.announced)
        self.opponent.replaced.connect(self.computer_replaced)

    @cached_property
    def _course(self) -> course.Course:
        made = course.Course(self.stage, self._script, self._store, self.opponent, self)
        made.reached.connect(self._set_phase)
        return made

    @cached_property
    def _undo(self) -> undo_window.UndoWindow:
        made = undo_window.UndoWindow(self)
        made.confirmed.connect(self._course.play)
        return made

    # State

    @property
    def can_give_up(self) -> bool:
        """Whether somebody alone at the screen can resign a running game, but in no tally.

        A tally may end the game, perhaps with a win. It begins with the last tile of its election,
        even while that can still be taken back.
        """
        if not self.unfinished or self.replay is not None:
            return False
        last = self.phase is Phase.PLACED and self._game.view().placed == PLACEMENTS - 1
        if last or self.untold or self.stage.models.tally.open:
            return False
        return self._seating.quitter(self.phase) is not None

    @property
    def can_replay(self) -> bool:
        """Whether past moments can be shown now."""
        return self.has_real_game and self.phase in (Phase.PERSON, Phase.OVER)

    @property
    def near_side(self) -> Side:
        """The side whose buildings are in front."""
        if self.replay is not None:
            return self.replay.near_side
        return self.game.viewer if self.game else Side.IVORY

    @property
    def hand_side(self) -> Side:
        """The side whose hand is in front; in open play by slot, the side to play.

        During a tally it is the near side, since the other would reveal that the game continues.
        """
        if self.replay is not None or self.seating is None or self.untold:
            return self.near_side
        return self.seating.hand_side

    @property
    def over(self) -> bool:
        """Whether the game is over and its end has been shown, and so saved."""
        if not self.has_real_game or self.reading is not None:
            return False
        shown = None if self.replay else self.stage.view
        return shown.over if shown else self._game.shown

    @property
    def untold(self) -> bool:
        """Whether a tally or the end of the game is saved but not shown yet."""
        shown = None if self.replay else self.stage.view
        if not self.has_real_game or shown is None:
            return False
        view = self._game.view()
        return len(view.tallies) > len(shown.tallies) or (view.over and not shown.over)

    @property
    def final_view(self) -> PlayerView | None:
        """The view at the end of the game, with all tiles revealed; None before it is shown."""
        return self.stage.view if self.phase is Phase.OVER else None

    @property
    def unfinished(self) -> bool:
        """Whether a game other than a lesson is running."""
        return self.has_real_game and not self.over

    @property
    def leaving_interrupts(self) -> bool:
        """Whether leaving would interrupt a running game, at the table or behind a study."""
        origin = self.game.origin if self.game else None
        behind = origin is not None and not origin.view().over
        running = self.unfinished and self.reading is None
        return behind or (running and not self._game.untouched)

    @property
    def has_real_game(self) -> bool:
        """Whether a game other than a lesson is at the table."""
        return self.game is not None and self.game.lesson is None

    @property
    def teacher(self) -> Teacher | None:
        """The teacher, in a lesson."""
        return self.seating.teacher if self.seating else None

    @property
    def slots(self) -> Slots | None:
        """The slots of both hands, in open play."""
        return self.seating.slots if self.seating and self.replay is None else None

    def tile(self, slot: int) -> Tile | None:
        """Return the tile in a slot if a person may place it or move it to another slot now."""
        view = self.stage.view
        if self.phase is Phase.TRYING and view is not None:
            return view.hand[slot] if 0 <= slot < len(view.hand) else None
        if self.seating is None or self.phase not in (Phase.PERSON, Phase.LOOKING):
            return None
        return self.seating.tile(slot)

    @property
    def next_to_sit(self) -> Side | None:
        """The side that sits behind the curtain or will sit there next; None during a tally."""
        return None if self.seating is None or self.untold else self.seating.next_to_sit

    @property
    def looks_again(self) -> bool:
        """Whether the curtain is closed for a side that looks at its slots again."""
        return self.seating is not None and self.seating.looks_again

    # Games

    def start(
        self, seats: Mapping[Side, Seat], first: Side | None = None, *, by_slots: bool = False
    ) -> None:
        """Deal a new game.

        Args:
            first: the side that places first; None to toss for it.
            by_slots: whether two persons play openly by slot, rather than by curtains.
        """
        self._begun += 1
        deal = Deal.shuffled(self.rng, first)
        self._sit_down(
            session.new_game(deal, seats, tossed=first is None, by_slots=by_slots, rng=self.rng)
        )
        self._course.open()

    def resume(
        self,
        record: Record,
        file: open_games.GameFile | None = None,
        salt: str | None = None,
        left: Game | None = None,
    ) -> None:
        """Continue a recorded game, or show the end of a finished one: an unshown end as if new.

        Args:
            file: where the game is saved; a new file if None.
            salt: the salt of its seal, if known.
            left: the same game as it was left earlier. Its revealed tiles, replay position and
                guess are restored.
        """
        file, profile = file or open_games.GameFile(), "" if record.over else self.get_profile()
        game = session.recorded_game(record, file, salt, self.get_mine(), profile)
        if left is not None:
            self._begun += left.file is game.file
            game.remember(left)
        self._bring(game, left)

    def play_study(
        self,
        record: Record,
        file: open_games.GameFile,
        parent: Game | None,
        later: Game | None = None,
    ) -> None:
        """Begin a study, or continue one from an earlier moment.

        Args:
            file: where the study is saved.
            parent: the game that was left for the study, if known.
            later: the study at the table, if it is the one that goes back to an earlier moment.
        """
        game = session.recorded_game(record, file, mine=self.get_mine())
        game.parent = parent
        if later is not None:
            game.remember(later)
        if parent is not None:
            self._begun += 1
            game.began = game.resumed
        self._bring(game)

    def open(self, path: Path) -> None:
        """Read a game to `resume`, unless another one begins in the meantime."""
        begun = self._begun
        self._store.open(path, lambda: begun == self._begun)

    def open_in_its_place(self, path: Path) -> None:
        """Read a game to `resume`, if the current game is still at the table by then."""
        begun, here = self._begun, self._game.file
        self._store.open(
            path,
            lambda: begun == self._begun and self.game is not None and self.game.file is here,
        )

    def undo(self, placements: int) -> None:
        """Return to an earlier turn of a game, once the shorter game is on the disk.

        Everybody forgets what came after it.
        """
        later = self._game
        game = session.recorded_game(later.record.cut(placements), later.file, later.salt)
        game.remember(later)
        self._stop_waiting()
        self._set_phase(Phase.SHOWING)
        self._course.keep(lambda: self._bring(game), game.record)

    def say(self, sentence: Callable[[], str] | None) -> None:
        """Let the prompt say something else until the phase changes."""
        self.said = sentence
        self.described.emit()

    def keep(self, go_on: Callable[[], None]) -> None:
        """Save the game, then call `go_on`, unless something else happens first."""
        self._course.keep(go_on)

    def back_to_game(self) -> None:
        """Leave the study at the table and return to its game, if that is known."""
        origin, source = self._game.origin, self._game.source
        if origin is not None:
            self.resume(origin.record, origin.file, origin.salt, left=origin)
        elif source is not None:
            self.open_in_its_place(source)

    def save_study(self) -> None:
        """Save the study at the table; an untouched one leaves no file."""
        if self._game.untouched:
            self._store.discard(self._game.file)
        else:
            self._course.keep()

    def teach(self, lesson: Lesson) -> None:
        """Play a lesson, which is never saved."""
        self._begun += 1
        game = session.lesson_game(lesson)
        if lesson.start:
            self._bring(game)
            return
        self._sit_down(game)
        self._course.open()

    def clear(self) -> None:
        """Clear the table after a lesson, or a reading whose end was not seen."""
        self._stop_waiting()
        with self._arriving():
            self.game = self.seating = None
            self.stage.clear()
            self._set_phase(Phase.NO_GAME)

    def give_up(self) -> None:
        """Let the person at the screen resign; confirm a tile that could still be taken back."""
        assert self.can_give_up
        quitter = self._seating.quitter(self.phase)
        assert quitter is not None
        self._stop_waiting()
        self._course.give_up(quitter)

    def close(self) -> None:
        """Confirm a placed tile, and end the computer's thread."""
        self._stop_waiting()
        self.opponent.close()

    # Turns

    def place(self, placement: Placement, undo_ms: float = 0) -> bool:
        """Play a person's placement; the phase must be PERSON.

        Args:
            undo_ms: how long the tile can be taken back, in milliseconds; infinity for until
                `confirm`. Until then the referee, the file and the computer don't know of it.
                If somebody judges the tile, it waits for `end_judging` first.

        Returns:
            Whether the placement is accepted; a lesson may reject it.

        Raises:
            IllegalPlacement: the rules forbid the placement.
        """
        assert self.phase is Phase.PERSON
        if not self._seating.accepts(placement):
            return False
        judge = self.get_judge()
        if (undo_ms <= 0 and judge is None) or not self.allows_undo:
            self._course.play(placement)
            return True
        self._undo.start(placement, inf if judge else undo_ms)
        self.stage.place_provisionally(placement)
        self._set_phase(Phase.PLACED, judged=judge is not None)
        if judge is not None:
            judge(placement)
        return True

    def end_judging(self, undo_ms: float, warning: Callable[[], str] | None = None) -> None:
        """Let the coach warn of the placed tile, or else let it stand after `undo_ms`.

        With a warning it stands once it is confirmed.
        """
        assert self.judged
        self.judged = False
        if warning is None and undo_ms <= 0:
            self.confirm()
            return
        if warning is None:
            self._undo.limit(undo_ms)
        self.say(warning)

    @property
    def undo_ms(self) -> int:
        """How long the placed tile can be taken back, in milliseconds; 0 for until `confirm`."""
        return self._undo.milliseconds

    def confirm(self) -> None:
        """Make the last placement final."""
        self._undo.confirm()

    @property
    def allows_undo(self) -> bool:
        """Whether this kind of game allows placed tiles to be taken back, if the settings do."""
        return self.game is not None and self._seating.allows_undo

    def take_back(self) -> bool:
        """Take the placed tile back into the hand; return False if there is none."""
        if not self._undo.cancel():
            return False
        self.stage.take_back()
        self._set_phase(Phase.PERSON)
        return True

    def sit_down(self) -> None:
        """Seat the next person behind the curtain, which stays closed."""
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
        """Close the curtain so that the person to play can look at their slots again."""
        assert self.phase is Phase.PERSON
        self._seating.look_again()
        self._course.settle()

    def cover(self) -> None:
        """Close the curtain over the open hand of one of two persons, if there is one."""
        if self.seating is None:
            return
        replay = self.replay
        running = not self._game.view().over
        if replay is not None and running and self.seating.opens_hand(Phase.PERSON):
            self.end_replay()
        if self.seating.opens_hand(self.phase):
            self._undo.confirm()
            self._script.finish()  # This ends SHOWING, unless a tile is still being saved.
        if self.seating.opens_hand(self.phase):
            if self.phase is Phase.SHOWING:
                self.seating.cover_while_saving()
            else:
                self.stage.clear_for_handover()
                self._set_phase(Phase.CURTAIN)
        elif self.phase is Phase.SEATED:
            self._set_phase(Phase.CURTAIN)

    def rearrange(self, slot: int, to: int) -> int:
        """Move a tile of the person who looks at their slots; return the slot that it takes."""
        assert self.phase is Phase.LOOKING
        return self._seating.rearrange(slot, to)

    def stop_looking(self) -> None:
        """End the look at a hand; the next look or open play follows."""
        assert self.phase is Phase.LOOKING
        self._seating.stop_looking()
        self._course.settle()

    def skip(self, *, to_the_end: bool = False) -> None:
        """Finish what is shown now and shorten the computer's pause; at a stop, go on.

        Args:
            to_the_end: turn all tiles of the tally without stopping in between.
        """
        self.opponent.hurry()
        self._script.skip(to_the_end=to_the_end)

    def suspend(self, *, suspended: bool) -> None:
        """Stop all timers while a dialog is open, except those that lead to a closed curtain."""
        falls = self.seating is not None and self.seating.curtain_falls_next(self.phase)
        self._script.suspend(suspended=suspended and not falls)
        self._undo.suspend(suspended=suspended)
        self.opponent.suspend(suspended=suspended)
        if self.teacher is not None:
            self.teacher.suspend(suspended=suspended)

    # Replay

    def start_replay(self, *, remembering: bool) -> None:
        """Show past moments, in `replay`, until `end_replay`.

        Args:
            remembering: whether the memory aid is available.
        """
        from tyrus_desktop.desktop.game.table_replay import TableReplay

        assert self.can_replay
        self._look_back(TableReplay(self._game, self._seating, self.stage, remembering=remembering))

    def read_again(self, chair: Side, tallies_shown: int, *, remembering: bool) -> None:
        """Read the finished game at the table again, as in `read`."""
        assert self.over
        if self.replay is not None:
            self.end_replay()
        self._read(chair, tallies_shown, seen=True, remembering=remembering)

    def read(self, record: Record, chair: Side, tallies_shown: int, *, remembering: bool) -> None:
        """Read a game whose end the person has not seen; it has no file.

        Args:
            record: the game.
            chair: the side through whose eyes it is seen.
            tallies_shown: the number of tallies that were shown already.
            remembering: whether the memory aid is available.
        """
        self._begun += 1
        game = session.recorded_game(record, open_games.GameFile())
        game.viewer = chair
        with self._arriving():
            self._sit_down(game)
            self._read(chair, tallies_shown, seen=False, remembering=remembering)

    def _read(self, chair: Side, tallies_shown: int, *, seen: bool, remembering: bool) -> None:
        from tyrus_desktop.desktop.game.table_reading import TableReading

        self.reading = TableReading(
            self._game,
            self._seating,
            self.stage,
            chair=chair,
            tallies_shown=tallies_shown,
            seen=seen,
            remembering=remembering,
        )
        self._look_back(self.reading)

    def _look_back(self, replay: TableReplay) -> None:
        self.stage.show_hints(None)
        # Set the replay first, so that nothing is animated or announced.
        self.replay = replay
        self._enter(Phase.REPLAY)
        replay.begin()
        self.changed.emit()

    def end_replay(self) -> None:
        """End the replay and show the current state of the game.

        An open hand is covered, since both persons may have seen the replay.
        """
        if self.replay is None:
            return
        if self.reading is not None and not self.reading.seen:
            self.clear()
            return
        phase = Phase.OVER if self._game.view().over else Phase.PERSON
        if self._seating.opens_hand(phase):
            phase = Phase.CURTAIN
        with self._arriving():
            self.replay.restore(at_curtain=phase is Phase.CURTAIN)
            self._drop_replay(leaves_game=False)
            self._set_phase(phase)

    def begin_trying(self) -> None:
        """Let the person try another placement for the one that the replay shows."""
        replay = self.replay
        assert replay is not None
        replay.show(replay.moment, replay.lens, trying=True)
        self._set_phase(Phase.TRYING)

    def try_placement(self, placement: Placement) -> None:
        """Show a placement that nobody made, and change nothing; the phase must be TRYING."""
        assert self.replay is not None
        assert self.phase is Phase.TRYING
        self.replay.tried = placement
        self.stage.place_provisionally(placement)
        self._set_phase(Phase.REPLAY)

    def stop_trying(self) -> bool:
        """Show the placement that was really made; return whether anything was tried."""
        replay = self.replay
        if replay is None or not replay.trying:
            return False
        replay.show(replay.moment, replay.lens)
        self._set_phase(Phase.REPLAY)
        return True

    def describe(self, path: Path, changes: Mapping[str, str]) -> None:
        """Apply a file's changed headers to the game at the table, or to a game behind a study."""
        game = self.game
        while game is not None:
            if game.file.path == path:
                game.headers = editing.described(game.headers, changes)
                self.described.emit()
            game = game.parent

    def name_players(self) -> None:
        """Update the players' names on the stage, in the current language."""
        self.stage.name_players(self._game.voices, self._game.steps)

    def _take_opened(
        self,
        file: open_games.GameFile,
        record: Record,
        salt: str | None,
        wanted: Callable[[], bool],
    ) -> None:
        """Resume a newly read game, unless it is already at the table."""
        if not wanted():
            self._store.release(file)
            return
        game = self.game
        if game is None or file not in game.files:
            self.resume(record, file, salt, left=game if self._is_copy_of(record) else None)
            return
        if file is not game.file:
            self.back_to_game()
        self._store.release(file)  # The game was opened once more.

    def _is_copy_of(self, record: Record) -> bool:
        """Return whether the game at the table is a copy, from outside, of a recorded game.

        Only the seals are compared. Comparing tiles would let a made-up record test guesses about
        a running game.
        """
        game = self.game
        if game is None or not game.file.outside or game.view().over != record.ended:
            return False  # The copy may have been ended by resignation.
        return record.has_seal_of(game.record)

    def _bring(self, game: Game, left: Game | None = None) -> None:
        """Show the current state of a recorded game and continue it; see `resume` for `left`."""
        with self._arriving():
            seating = self._sit_down(game)
            if left is not None:
                # Not earlier, since `_sit_down` stores the position of a replay.
                game.last_seen, game.guess = left.last_seen, left.guess
            shown, untold = session.told_and_untold(game)
            self.stage.show(session.view_of(game, shown), open_table=seating.open_table)
            if left is not None and left.revealed:
                game.revealed = True
                self.stage.apply(game.referee.reveal(), open_table=seating.open_table, log=False)
            self.stage.fill_log(session.told_and_untold(game)[0])
            if game.revealed:  # The end panel appears at once, too.
                self._course.go_on()
                return
        self._course.go_on(untold)

    def _sit_down(self, game: Game) -> Seating:
        # Imported late, since the opening screen doesn't need it.
        from tyrus_desktop.desktop.game.seatings import seating_of

        self._stop_waiting()
        for file in self.game.files if self.game else ():
            if file not in game.files:
                self._store.release(file)
        self._enter(Phase.SHOWING)
        self.game = game
        self.seating = seating_of(game, self.stage, self.rng.getrandbits(64))
        self._course.begin(game, self.seating)
        if self.teacher is not None:
            self.teacher.changed.connect(self.changed)
        with self._arriving():
            self.stage.clear()
            self.changed.emit()
        self.name_players()
        self.seated.emit()
        return self.seating

    @contextmanager
    def _arriving(self) -> Iterator[None]:
        """Suppress motion and announcements while a game or an empty table appears at once."""
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
        """Confirm a placed tile; drop pending beats and the computer's choice."""
        self._drop_replay(leaves_game=True)
        if self.teacher is not None:
            self.teacher.stop()
        self._undo.confirm()
        self._course.drop()

    def _drop_replay(self, *, leaves_game: bool) -> None:
        """Leave the replay; store its position if the game is over."""
        if self.replay is not None and self.replay.over:
            index = self.replay.moment.index
            self._game.last_seen = session.LastSeen(
                index, self.replay.lasting_lens, left_game=leaves_game
            )
        self.replay = self.reading = None

    def _enter(self, phase: Phase, *, judged: bool = False) -> None:
        """Begin a phase, and forget what belonged to the one before; nobody is told yet."""
        self.phase, self.said, self.judged = phase, None, judged

    def _set_phase(self, phase: Phase, *, judged: bool = False) -> None:
        self._enter(phase, judged=judged)
        if self.over and not self._game.shown:
            self._game.shown = True
            self._course.keep()  # The record is no longer folded.
        self.changed.emit()

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    @property
    def _seating(self) -> Seating:
        assert self.seating is not None
        return self.seating
