"""The course of a game: play a placement, save it, show it, wait for the next player.

New and resumed games take the same path. `table` handles what a person may do meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.saving import NotSaving, Saving
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.script import Script
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import Event, GameStarted
from tyrus_desktop.engine.record import GIVEN_UP_BY
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import SideEvents

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.seating import Seating
    from tyrus_desktop.engine.record import Record


class Course(QObject):
    """Takes one game after another from opening to end; `reached` carries each `Phase`."""

    reached = Signal(object)

    def __init__(
        self,
        stage: Stage,
        script: Script,
        store: GameStore,
        opponent: Opponent,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._script = script
        self._opponent = opponent
        self._to_disk = Saving(store, self)
        self._saving: Saving | NotSaving = self._to_disk
        self._played: tuple[Game, Seating] | None = None
        script.ended.connect(self.settle)
        opponent.placed.connect(self.play)

    # Games

    def begin(self, game: Game, seating: Seating) -> None:
        """Follow a game from now on, with its computer players."""
        self._played = game, seating
        self._saving = NotSaving() if game.lesson else self._to_disk
        players = {seat.player for seat in game.seats.values() if seat.player is not None}
        if players and not game.view().over:
            self._opponent.begin(players, game.scripted, game.salt or "")

    def open(self) -> None:
        """Save a newly dealt game and show its opening."""
        self._save(self._show_opening)

    def go_on(self, untold: Iterable[Event] = ()) -> None:
        """Continue a game whose state before these events is already on the stage."""
        if untold:
            self.show(self._seating.beats(untold))
            return
        self._ask_computer()
        self.settle()

    def keep(self, go_on: Callable[[], None] = lambda: None, record: Record | None = None) -> None:
        """Save the game, then call `go_on`, unless something else is saved meanwhile.

        Args:
            go_on: What follows.
            record: What to save; the game as it is now if None.
        """
        game = self._game
        if game.untouched:
            go_on()
        else:
            self._saving.save(game.file, record or game.record, go_on)

    def drop(self) -> None:
        """Drop pending beats, the computer's choice and pending callbacks, but no pending save."""
        self._saving.drop()
        self._opponent.cancel()
        self._script.drop()

    # Turns

    def play(self, placement: Placement) -> None:
        """Let the referee play a placement; show it once it is saved."""
        game = self._game
        side = game.to_play
        assert side is not None
        enemy_view = game.view(side.other)
        events = game.referee.play(side, placement)
        if game.seats[side].is_person:
            self._seating.place_provisionally(side, placement)
        self._save(lambda: self._show_placed(placement, events, enemy_view))

    def give_up(self, quitter: Side) -> None:
        """Let a side resign."""
        game = self._game
        view = game.view()
        events = game.referee.give_up(quitter)[game.viewer]
        game.headers[GIVEN_UP_BY] = quitter.value
        story = game.referee.story(game.viewer, len(game.referee.placements))
        self._save(lambda: self._show_from(view, story, events))

    def show(self, beats: Iterable[Beat]) -> None:
        """Show beats, then wait for the player whose turn it is."""
        # Generate the beats before the phase changes, since they read the stage.
        beats = list(beats)
        # Play them before the signal, since its receivers may finish them at once.
        self._script.play(beats)
        self.reached.emit(Phase.SHOWING)

    def settle(self) -> None:
        """Wait for the player whose turn it is, after everything has been shown."""
        game = self._game
        if self._seating.taught:
            self.reached.emit(Phase.TAUGHT)
            return
        view = game.view()
        if view.over:
            self._end(game)
            return
        assert view.to_play is not None
        if game.seats[view.to_play].is_person:
            self.reached.emit(self._seating.await_person(view))
        else:
            self.reached.emit(Phase.COMPUTER)
            self._opponent.await_placement(self._script.get_pace())

    # Saving, then showing

    def _save(self, go_on: Callable[[], None]) -> None:
        """Save the game, then call `go_on`; show nothing final until then."""
        self.reached.emit(Phase.SHOWING)
        self.keep(go_on)

    def _show_opening(self) -> None:
        game = self._game
        opening = game.referee.opening[game.viewer]
        assert isinstance(opening[0], GameStarted)
        self._stage.begin(PlayerView(game.viewer, game.referee.deal.first))
        toss, deal = self._seating.beats(opening[:1]), self._seating.beats(opening[1:])
        self.show([*(toss if game.tossed else (Beat(beat.show, 0) for beat in toss)), *deal])
        self._ask_computer()

    def _show_placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> None:
        self._stage.show_hints(None)
        self.show(self._seating.placed(placement, events, enemy_view))
        self._ask_computer()

    def _show_from(self, view: PlayerView, story: Sequence[Event], events: Iterable[Event]) -> None:
        """Show a view and the log of its story at once, then play the beats of `events`."""
        self._stage.show(view, open_table=self._stage.open_table)
        self._stage.fill_log(story)
        self.show(self._seating.beats(events))

    def _end(self, game: Game) -> None:
        if not game.revealed:
            game.revealed = True
            self.show(self._seating.beats((game.referee.reveal(),)))
            return
        self.reached.emit(Phase.OVER)

    def _ask_computer(self) -> None:
        """If the computer is next, give it its view now, while beats are still shown.

        If it is second in a new election, it prepares meanwhile.
        """
        game = self._game
        to_play = game.to_play
        if to_play is None or self._seating.taught:
            return
        player, second = (game.seats[side].player for side in (to_play, to_play.other))
        if player is not None:
            self._opponent.ask(player, game.view(to_play))
        elif second is not None and not game.view().placed:
            self._opponent.prepare(second, game.view(to_play.other))

    @property
    def _game(self) -> Game:
        assert self._played is not None
        return self._played[0]

    @property
    def _seating(self) -> Seating:
        assert self._played is not None
        return self._played[1]
