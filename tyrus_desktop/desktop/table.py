"""The conductor: takes a game from turn to turn, between the referee, the chairs and the stage.

State advances in the referee at once; the stage then shows what happened, beat by beat, and
input is taken only when the table waits for it. No model and no player is ever given more than
one side's view. Talking to QML is `front`'s part.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop import words
from tyrus_desktop.desktop.keeper import Keeper
from tyrus_desktop.desktop.opponent import Opponent
from tyrus_desktop.desktop.script import Script
from tyrus_desktop.desktop.session import Game, Seat, first_viewer, headers, recorded_seat
from tyrus_desktop.desktop.staging import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.events import ElectionTallied, Event, GameStarted, TilePlaced
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library.journal import GIVEN_UP_BY
from tyrus_desktop.referee import Referee, SideEvents


class Phase(IntEnum):
    """What the table waits for; PLACED is a tile that can still be taken up again."""

    NO_GAME = 0
    SHOWING = 1
    PERSON = 2
    COMPUTER = 3
    CURTAIN = 4
    OVER = 5
    PLACED = 6


class Table(QObject):
    """Runs one game after another on its stage. `changed` follows every change of `phase`, and
    `seated` tells that another game has come to the table.
    """

    changed = Signal()
    seated = Signal()
    computer_failed = Signal()

    def __init__(
        self,
        stage: Stage,
        script: Script,
        keeper: Keeper,
        rng: random.Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`rng` draws the deals and the computer's chances; the system's if None."""
        super().__init__(parent)
        self.stage = stage
        self.phase = Phase.NO_GAME
        self.game: Game | None = None
        self._script = script
        self._keeper = keeper
        self._rng = rng or random.SystemRandom()
        self._opponent = Opponent(random.Random(self._rng.getrandbits(64)), self)
        self._grace = QTimer(self, singleShot=True)
        self._placed: Placement | None = None
        self._script.ended.connect(self._settle)
        self._grace.timeout.connect(self.confirm)
        self._opponent.placed.connect(self._play)
        self._opponent.failed.connect(self.computer_failed)

    # Games

    def start(self, seats: Mapping[Side, Seat], first: Side | None = None) -> None:
        """Deal a new game; `first` is tossed for unless it is given."""
        referee = Referee(Deal.shuffled(self._rng, first))
        path = self._keeper.new_path()
        tossed = first is None
        game = Game(referee, seats, path, headers(seats), first_viewer(seats), tossed)
        self._sit_down(game)
        self.stage.view = PlayerView(game.viewer, game.referee.deal.first)
        self.stage.open_table = game.hot_seat
        self._show(game.referee.opening[game.viewer])
        self._ask_computer()

    def take_up(self, record: Record, path: Path) -> None:
        """Go on with a recorded game, or show how a finished one ended."""
        seats = {side: recorded_seat(record, side) for side in Side}
        if not self._keeper.owns(path):
            path = self._keeper.new_path()
        told = {**headers(seats), **record.headers}
        referee = Referee(record.deal)
        game = Game(referee, seats, path, told, first_viewer(seats), tossed=False)
        story = list(referee.opening[game.viewer])
        for placement in record.placements:
            to_play = referee.view(game.viewer).to_play
            assert to_play is not None
            story += referee.play(to_play, placement)[game.viewer]
        if GIVEN_UP_BY in record.headers and not game.view().over:
            quitter = Side.BROWN if record.headers[GIVEN_UP_BY] == "brown" else Side.IVORY
            story += referee.give_up(quitter)[game.viewer]
        self._sit_down(game)
        self.stage.open_table = game.hot_seat
        self.stage.show(game.view())
        self.stage.retell(tuple(story))
        self._ask_computer()
        self._settle()

    def rematch(self) -> None:
        """Play again on the same sides; the other side begins."""
        self.start(self._game.seats, self._game.referee.deal.first.other)

    def give_up(self) -> None:
        """Let the person whose turn it is, or who plays the computer, give the game up."""
        game = self._game
        game.headers[GIVEN_UP_BY] = game.viewer.value
        self._stop_waiting()
        self.stage.show(game.view())
        self._keep()
        self._show(game.referee.give_up(game.viewer)[game.viewer])

    def save_copy(self, path: Path) -> None:
        self._keeper.save_copy(path, self._game.record)

    @property
    def unfinished(self) -> bool:
        """Whether a game is on that leaving would interrupt."""
        return self.game is not None and not self.game.view().over

    def close(self) -> None:
        """End the computer's thread; the game is kept already, and a late answer is too late."""
        self._stop_waiting()
        self._opponent.close()

    # Turns

    def place(self, placement: Placement, grace: float = 0) -> None:
        """Play the placement that the person before the screen asks for.

        For `grace` milliseconds (infinity: until `confirm`) the tile can be taken up again, and
        nobody has heard of it: neither the referee nor the file nor the computer. Raises
        `IllegalPlacement`; the table must be waiting for that person.
        """
        assert self.phase is Phase.PERSON
        if grace <= 0 or self._game.hot_seat:
            self._play(placement)
            return
        self._placed = placement
        self.stage.place_for_now(placement)
        self._set_phase(Phase.PLACED)
        if grace < float("inf"):
            self._grace.start(round(grace))

    def confirm(self) -> None:
        """Let the placed tile stand."""
        placement = self._placed
        self._forget_placed()
        if placement is not None:
            self._play(placement)

    def take_back(self) -> None:
        """Take the placed tile up again."""
        if self._placed is not None:
            self._forget_placed()
            self.stage.take_back()
            self._set_phase(Phase.PERSON)

    def take_seat(self) -> None:
        """Open the curtain for the person whose turn it is."""
        assert self.phase is Phase.CURTAIN
        game = self._game
        to_play = game.view().to_play
        assert to_play is not None
        game.viewer = to_play
        before, events = game.unseen or (game.view(), ())
        game.unseen = None
        self.stage.show(before)
        self._set_phase(Phase.SHOWING)
        self._script.play(self.stage.beats_again(events))

    def hurry(self) -> None:
        """Speed on what is being shown."""
        self._script.hurry()

    def name_players(self) -> None:
        """Give the stage the players' names, the computer's in the language of the moment."""
        seats = self._game.seats.items()
        self.stage.name_players(
            {side: words.level(seat.level) if seat.level else seat.name for side, seat in seats}
        )

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def _sit_down(self, game: Game) -> None:
        self._stop_waiting()
        self.game = game
        self.stage.clear()
        self.name_players()
        self.seated.emit()

    def _stop_waiting(self) -> None:
        """Forget what was being shown, thought about, or placed for now."""
        self._forget_placed()
        self._opponent.cancel()
        self._script.drop()

    def _forget_placed(self) -> None:
        self._grace.stop()
        self._placed = None

    def _play(self, placement: Placement) -> None:
        game = self._game
        side = game.view().to_play
        assert side is not None
        other_before = game.view(side.other)
        events = game.referee.play(side, placement)
        self._keep()
        self.stage.show_hints(None)
        if game.hot_seat:
            self._part_views(events, other_before)
        self._show(events[game.viewer])
        self._ask_computer()

    def _part_views(self, events: SideEvents, other_before: PlayerView) -> None:
        """Let the other person see this placement later, or both the tally now."""
        game = self._game
        if any(isinstance(event, ElectionTallied) for event in events[game.viewer]):
            self.stage.hide_faces()
        else:
            theirs = events[game.viewer.other]
            placed = tuple(event for event in theirs if isinstance(event, TilePlaced))
            game.unseen = (other_before, placed)

    def _show(self, events: tuple[Event, ...]) -> None:
        skip_toss = not self._game.tossed
        beats = [
            beat if not (skip_toss and isinstance(event, GameStarted)) else beat.at_once()
            for event in events
            for beat in self.stage.beats(event)
        ]
        self._set_phase(Phase.SHOWING)
        self._script.play(beats)

    def _settle(self) -> None:
        """All is shown: wait for whoever is next."""
        game = self._game
        view = game.view()
        if view.over:
            self._end(game)
            return
        assert view.to_play is not None
        if not game.seats[view.to_play].is_person:
            self._set_phase(Phase.COMPUTER)
            self._opponent.await_placement(self._script.pace)
        elif game.hot_seat and (self.stage.open_table or game.viewer is not view.to_play):
            self.stage.leave_seat()
            self._set_phase(Phase.CURTAIN)
        else:
            self._set_phase(Phase.PERSON)

    def _end(self, game: Game) -> None:
        if not game.revealed:
            game.revealed = True
            self._show((game.referee.reveal(),))
            return
        self._set_phase(Phase.OVER)

    def _set_phase(self, phase: Phase) -> None:
        self.phase = phase
        self.changed.emit()

    def _keep(self) -> None:
        self._keeper.keep(self._game.path, self._game.record)

    def _ask_computer(self) -> None:
        """If the computer is next, give it its view at once."""
        game = self._game
        to_play = game.view().to_play
        level = game.seats[to_play].level if to_play else None
        if to_play is not None and level is not None:
            self._opponent.ask(level, game.view(to_play))
