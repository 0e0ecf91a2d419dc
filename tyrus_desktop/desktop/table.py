"""The conductor: takes a game from turn to turn, between the referee, the chairs and the stage.

State advances in the referee at once; the stage then shows what happened, beat by beat, and
input is taken only when the table waits for it. No model and no player is ever given more than
one side's view. Talking to QML is `front`'s part.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tyrus_desktop.desktop import words
from tyrus_desktop.desktop.chairs import Seat, Thinker
from tyrus_desktop.desktop.keeper import Keeper
from tyrus_desktop.desktop.script import Script
from tyrus_desktop.desktop.staging import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.events import ElectionTallied, Event, GameStarted, TilePlaced
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library.journal import GIVEN_UP_BY
from tyrus_desktop.referee import Referee, SideEvents

PAUSE_MS = (500, 1300)
"""The computer's placement is shown this long after its turn began: drawn from nothing but
chance, so that the time it takes tells nothing."""

SPARE_LEVEL = "greedy"
"""Takes the move of a computer player that failed."""


class Phase(IntEnum):
    """What the table waits for."""

    NO_GAME = 0
    SHOWING = 1
    PERSON = 2
    COMPUTER = 3
    CURTAIN = 4
    OVER = 5


@dataclass(slots=True)
class Game:
    """A game at the table: its referee, who sits where, and where it is kept.

    `viewer` is the side before the screen; `unseen` what the enemy did since the side that sits
    down next last looked, with the view that it had then.
    """

    referee: Referee
    seats: Mapping[Side, Seat]
    path: Path
    headers: dict[str, str]
    viewer: Side
    tossed: bool
    unseen: tuple[PlayerView, tuple[TilePlaced, ...]] | None = None
    answer: Placement | None = None
    paused: bool = False
    revealed: bool = False

    @property
    def hot_seat(self) -> bool:
        return all(seat.is_person for seat in self.seats.values())

    def view(self, side: Side | None = None) -> PlayerView:
        return self.referee.view(side or self.viewer)

    @property
    def record(self) -> Record:
        return self.referee.record(self.headers)


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
        self._pause_rng = random.Random()
        self._ticket = 0
        self._thinker = Thinker(self)
        self._pause = QTimer(self, singleShot=True)
        self._script.ended.connect(self._settle)
        self._pause.timeout.connect(self._end_pause)
        self._thinker.answered.connect(self._take_answer)
        self._thinker.failed.connect(self._replace_answer)

    # Games

    def start(self, seats: Mapping[Side, Seat], first: Side | None = None) -> None:
        """Deal a new game; `first` is tossed for unless it is given."""
        referee = Referee(Deal.shuffled(self._rng, first))
        headers = _headers(seats)
        path = self._keeper.new_path()
        self._sit_down(Game(referee, seats, path, headers, _viewer(seats), first is None))
        game = self._game
        self.stage.view = PlayerView(game.viewer, game.referee.deal.first)
        self.stage.open_table = game.hot_seat
        self._show(game.referee.opening[game.viewer])
        self._ask_computer()

    def take_up(self, record: Record, path: Path) -> None:
        """Go on with a recorded game, or show how a finished one ended."""
        seats = {side: _recorded_seat(record, side) for side in Side}
        if not self._keeper.owns(path):
            path = self._keeper.new_path()
        headers = {**_headers(seats), **record.headers}
        referee = Referee(record.deal)
        game = Game(referee, seats, path, headers, _viewer(seats), tossed=False)
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
        self._settle()
        self._ask_computer()

    def rematch(self) -> None:
        """Play again on the same sides; the other side begins."""
        self.start(self._game.seats, self._game.referee.deal.first.other)

    def give_up(self) -> None:
        """Let the person whose turn it is, or who plays the computer, give the game up."""
        game = self._game
        game.headers[GIVEN_UP_BY] = game.viewer.value
        self._thinker.cancel()
        self._pause.stop()
        self._script.drop()
        self._ticket += 1
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
        self._ticket += 1
        self._script.drop()
        self._pause.stop()
        self._thinker.close()

    # Turns

    def place(self, placement: Placement) -> None:
        """Play the placement that the person before the screen asks for.

        Raises `IllegalPlacement`; the table must be waiting for that person.
        """
        assert self.phase is Phase.PERSON
        self._play(placement)

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
        self._ticket += 1
        self._thinker.cancel()
        self._pause.stop()
        self._script.drop()
        self.game = game
        self.stage.clear()
        self.name_players()
        self.seated.emit()

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
            self._wait_for_computer()
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

    # The computer's turns

    def _ask_computer(self) -> None:
        """If the computer is next, give it its view at once; it answers when it can."""
        game = self._game
        game.answer = None
        to_play = game.view().to_play
        if to_play is None or game.seats[to_play].is_person:
            return
        self._ticket += 1
        level = game.seats[to_play].level
        assert level is not None
        self._thinker.ask(self._ticket, level, game.view(to_play), self._rng.getrandbits(64))

    def _wait_for_computer(self) -> None:
        self._game.paused = True
        self._set_phase(Phase.COMPUTER)
        self._pause.start(round(self._pause_rng.uniform(*PAUSE_MS) * self._script.pace))

    def _end_pause(self) -> None:
        self._game.paused = False
        self._play_answer()

    def _take_answer(self, ticket: int, placement: Placement) -> None:
        if ticket == self._ticket and self.game is not None:
            self.game.answer = placement
            self._play_answer()

    def _play_answer(self) -> None:
        game = self._game
        if self.phase is Phase.COMPUTER and not game.paused and game.answer is not None:
            self._play(game.answer)

    def _replace_answer(self, ticket: int) -> None:
        """The player failed: say so, and let a simpler one take the move."""
        if ticket != self._ticket or self.game is None:
            return
        self.computer_failed.emit()
        side = self._game.view().to_play
        assert side is not None
        self._ticket += 1
        view = self._game.view(side)
        self._thinker.ask(self._ticket, SPARE_LEVEL, view, self._rng.getrandbits(64))


def _headers(seats: Mapping[Side, Seat]) -> dict[str, str]:
    headers = {"Date": datetime.now().astimezone().date().isoformat()}
    for side, seat in seats.items():
        name = side.value.capitalize()
        headers |= {name: seat.name, f"{name}Player": seat.description}
    return headers


def _recorded_seat(record: Record, side: Side) -> Seat:
    name = side.value.capitalize()
    description = record.headers.get(f"{name}Player", "")
    return Seat.described(record.headers.get(name, name), description)


def _viewer(seats: Mapping[Side, Seat]) -> Side:
    """The side whose view is shown: the person's; ivory's where there are two or none."""
    return next((side for side in Side if seats[side].is_person), Side.IVORY)
