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

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.grace import Grace
from tyrus_desktop.desktop.keeper import Keeper
from tyrus_desktop.desktop.opponent import Opponent
from tyrus_desktop.desktop.script import Script
from tyrus_desktop.desktop.session import BY_SLOTS, HOT_SEAT, Game, Seat, new_game, recorded_game
from tyrus_desktop.desktop.slots import Slots
from tyrus_desktop.desktop.staging import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.events import ElectionTallied, Event, GameStarted, TilePlaced
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library.journal import GIVEN_UP_BY
from tyrus_desktop.referee import SideEvents


class Phase(IntEnum):
    """What the table waits for; PLACED is a tile that can still be taken up again,
    LOOKING a person who looks at the slots of the hand.
    """

    NO_GAME = 0
    SHOWING = 1
    PERSON = 2
    COMPUTER = 3
    CURTAIN = 4
    OVER = 5
    PLACED = 6
    LOOKING = 7


class Table(QObject):
    """Runs one game after another on its stage. `changed` follows every change of `phase`, and
    `seated` tells that another game has come to the table.
    """

    changed = Signal()
    seated = Signal()
    computer_replaced = Signal()

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
        self.opponent = Opponent(random.Random(self._rng.getrandbits(64)), self)
        self._grace = Grace(self)
        self._script.ended.connect(self._settle)
        self._grace.over.connect(self._play)
        self.opponent.placed.connect(self._play)
        self.opponent.replaced.connect(self.computer_replaced)

    # Games

    def start(
        self, seats: Mapping[Side, Seat], first: Side | None = None, *, by_slots: bool = False
    ) -> None:
        """Deal a new game; `first` is tossed for unless it is given.

        Two persons play by curtains, one at each turn, or openly `by_slots`.
        """
        deal = Deal.shuffled(self._rng, first)
        game = new_game(deal, seats, self._keeper.new_path(), tossed=first is None)
        if by_slots:
            game.headers[HOT_SEAT] = BY_SLOTS
        self._sit_down(game)
        self.stage.view = PlayerView(game.viewer, game.referee.deal.first)
        self.stage.open_table = game.hot_seat
        self._show(game.referee.opening[game.viewer])
        self._ask_computer()

    def take_up(self, record: Record, path: Path, salt: str | None = None) -> None:
        """Go on with a recorded game, or show how a finished one ended; `salt` is its seal's."""
        own = path if self._keeper.owns(path) else self._keeper.new_path()
        game, story = recorded_game(record, own, salt)
        self._sit_down(game)
        self.stage.open_table = game.hot_seat
        self.stage.show(game.view())
        self.stage.retell(story)
        self._ask_computer()
        self._settle()

    def rematch(self) -> None:
        """Play again on the same sides; the other side begins."""
        game = self._game
        by_slots = game.slots is not None
        self.start(game.seats, game.referee.deal.first.other, by_slots=by_slots)

    def give_up(self) -> None:
        """Let the person whose turn it is, or who plays the computer, give the game up."""
        game = self._game
        quitter = game.quitter
        game.headers[GIVEN_UP_BY] = quitter.value
        self._stop_waiting()
        self.stage.show(game.view())
        events = game.referee.give_up(quitter)
        self._keep()
        self._show(events[game.viewer])

    def save_copy(self, path: Path) -> None:
        self._keeper.save_copy(path, self._game.record)

    @property
    def unfinished(self) -> bool:
        """Whether a game is on that leaving would interrupt."""
        return self.game is not None and not self.game.view().over

    @property
    def kept(self) -> bool:
        """Whether what was played is on the disk, as far as has been tried."""
        return not self._keeper.owes

    def close(self) -> None:
        """End the computer's thread; the game is kept already, and a late answer is too late."""
        self._stop_waiting()
        self.opponent.close()

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
        self._grace.begin(placement, grace)
        self.stage.place_for_now(placement)
        self._set_phase(Phase.PLACED)

    def confirm(self) -> None:
        """Let the placed tile stand."""
        self._grace.confirm()

    def take_back(self) -> None:
        """Take the placed tile up again."""
        if self._grace.forget():
            self.stage.take_back()
            self._set_phase(Phase.PERSON)

    def take_seat(self) -> None:
        """Open the curtain for the person whose turn it is."""
        assert self.phase is Phase.CURTAIN
        game = self._game
        if game.slots is not None:
            self._let_look(game.slots, game.slots.to_look[0])
            return
        to_play = game.to_play
        assert to_play is not None
        game.viewer = to_play
        before, events = game.unseen or (game.view(), ())
        game.unseen = None
        self.stage.show(before)
        self._set_phase(Phase.SHOWING)
        self._script.play(self.stage.beats_again(events))

    def look_again(self) -> None:
        """Show the hand of the person whose turn it is once more, by slot."""
        game = self._game
        assert self.phase is Phase.PERSON
        assert game.slots is not None
        to_play = game.to_play
        assert to_play is not None
        self._show_hand(game.slots, to_play)

    def stop_looking(self) -> None:
        """Close the curtain for the next one to look, or go on openly."""
        assert self.phase is Phase.LOOKING
        game = self._game
        assert game.slots is not None
        if game.slots.to_look:
            game.slots.to_look.pop(0)
        self._settle()

    def slot_tile(self, slot: int) -> Tile | None:
        """The tile in a slot of the hand of whoever's turn it is, in open play."""
        game = self._game
        to_play = game.to_play
        assert to_play is not None
        return game.slots.tile(to_play, slot) if game.slots else None

    @property
    def next_to_sit(self) -> Side | None:
        """For whom the curtain is closed."""
        game = self.game
        if game is None:
            return None
        return game.slots.to_look[0] if game.slots and game.slots.to_look else game.to_play

    def hurry(self) -> None:
        """Speed on what is being shown."""
        self._script.hurry()

    def name_players(self) -> None:
        """Give the stage the players' names, the computer's in the language of the moment."""
        names = {side: self._game.name(side) for side in Side}
        steps = {side: seat.step for side, seat in self._game.seats.items()}
        self.stage.name_players(names, steps)

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def _sit_down(self, game: Game) -> None:
        self._stop_waiting()
        self.game = game
        if game.hot_seat and game.headers.get(HOT_SEAT) == BY_SLOTS:
            game.slots = Slots(random.Random(self._rng.getrandbits(64)))
        levels = {seat.level for seat in game.seats.values() if seat.level is not None}
        if levels and not game.view().over:
            self.opponent.begin(levels)
        self.stage.clear()
        self.name_players()
        if game.seal is not None:
            self.stage.tell_seal(game.seal)
        self.seated.emit()

    def _stop_waiting(self) -> None:
        """Forget what was being shown, thought about, or placed for now."""
        self._grace.forget()
        self.opponent.cancel()
        self._script.drop()

    def _play(self, placement: Placement) -> None:
        game = self._game
        side = game.to_play
        assert side is not None
        other_before = game.view(side.other)
        events = game.referee.play(side, placement)
        self._keep()
        self.stage.show_hints(None)
        if game.slots is not None:
            self.stage.from_slot = game.slots.take(side, placement.tile)
        elif game.hot_seat:
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
            self.opponent.await_placement(self._script.pace)
        elif game.slots is not None:
            self._settle_by_slots(game.slots, view)
        elif game.hot_seat and (self.stage.open_table or game.viewer is not view.to_play):
            self.stage.leave_seat()
            self._set_phase(Phase.CURTAIN)
        else:
            self._set_phase(Phase.PERSON)

    def _settle_by_slots(self, slots: Slots, view: PlayerView) -> None:
        """Let both look at their hands before an election's first tile; then all is open."""
        assert view.to_play is not None
        slots.begin_election(view.election, view.to_play)
        if slots.to_look:
            self.stage.leave_seat()
            self._set_phase(Phase.CURTAIN)
            return
        game = self._game
        game.viewer = Side.IVORY
        self.stage.open_table = True
        self.stage.show(game.view(), slots.hands)
        self._set_phase(Phase.PERSON)

    def _let_look(self, slots: Slots, side: Side) -> None:
        slots.shuffle(side, self._game.view(side).hand)
        self._show_hand(slots, side)

    def _show_hand(self, slots: Slots, side: Side) -> None:
        self._game.viewer = side
        self.stage.open_table = False
        self.stage.show(self._game.view(side), slots.hands)
        self._set_phase(Phase.LOOKING)

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
        game = self._game
        self._keeper.keep(game.path, game.record, game.salt)

    def _ask_computer(self) -> None:
        """If the computer is next, give it its view at once."""
        game = self._game
        to_play = game.to_play
        level = game.seats[to_play].level if to_play else None
        if to_play is not None and level is not None:
            self.opponent.ask(level, game.view(to_play))
