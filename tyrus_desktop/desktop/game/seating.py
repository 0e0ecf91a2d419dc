"""How the players of one game share the screen: what every way has, and the two usual ones.

A seating decides whose view is on the stage, and when the screen is handed over. It knows
nothing of the computer's turns, of keeping the game or of when beats are played: that is `course`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.event_beats import event_beats, unseen_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.events import ElectionTallied, Event, TilePlaced
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import SideEvents

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.slots import Slots
    from tyrus_desktop.desktop.game.teacher import Teacher


class Seating(ABC):
    """Who looks at the screen in one game. `open_table`: both do, so no hidden face is shown."""

    allows_undo = False
    """Whether a placed tile can be taken back before the other side knows of it."""

    def __init__(self, game: Game, stage: Stage) -> None:
        self._game = game
        self._stage = stage
        self.open_table = game.hot_seat

    @property
    def slots(self) -> Slots | None:
        """The hands by slot, where tiles are played with their backs to the screen."""
        return None

    @property
    def teacher(self) -> Teacher | None:
        """The teacher of a lesson."""
        return None

    @property
    def taught(self) -> bool:
        """Whether a lesson has been played to its end."""
        return False

    @property
    def next_to_sit(self) -> Side | None:
        """The side that takes the seat next, or sits there."""
        return self._game.to_play

    @property
    def looks_again(self) -> bool:
        """Whether the side that takes the seat has seen its hand before, and looks once more."""
        return False

    @property
    def hand_side(self) -> Side:
        """The side whose hand lies before the screen."""
        return self._game.viewer

    def quitter(self, phase: Phase) -> Side | None:
        """Return the side that can give up now: that of the one person who sits at the screen."""
        viewer = self._game.viewer
        return viewer if self._game.seats[viewer].is_person else None

    def opens_hand(self, phase: Phase) -> bool:
        """Whether the hand of one of two persons now lies open, which the other may not see."""
        return False

    def curtain_falls_next(self, phase: Phase) -> bool:
        """Whether what is being shown ends with the curtain over an open hand."""
        return False

    def cover_while_saving(self) -> None:
        """Hide the hand that `opens_hand`, though the tile placed from it is not written yet."""
        raise NotImplementedError

    def accepts(self, placement: Placement) -> bool:
        """Return whether a legal placement stays on the table."""
        return True

    def tile(self, slot: int) -> Tile | None:
        """Return the tile in a slot of the hand that can be played from."""
        hand = self._stage.view.hand if self._stage.view else ()
        return hand[slot] if 0 <= slot < len(hand) else None

    def beats(self, events: Iterable[Event]) -> Iterator[Beat]:
        """Yield the beats of events that those before the screen may see now."""
        return chain.from_iterable(
            event_beats(self._stage, event, open_table=self.open_table) for event in events
        )

    def place_provisionally(self, side: Side, placement: Placement) -> None:
        """Show a person's tile where it was placed, before anybody else knows of it."""
        self._stage.place_provisionally(placement)

    @abstractmethod
    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        """Yield the beats of a placement. `enemy_view` is the other side's view before it."""

    @abstractmethod
    def await_person(self, view: PlayerView) -> Phase:
        """Prepare the stage for the person whose turn it is, and return what is waited for."""

    def show_tiles(self) -> Phase:
        """Show the side that has sat down what it may see; return the phase that follows."""
        raise NotImplementedError

    def unseen_beats(self) -> Iterator[Beat]:
        """Yield the beats of what the side that has taken the seat has not seen yet."""
        return iter(())

    def look_again(self) -> None:
        """Let the person whose turn it is look at the slots once more, behind the curtain."""
        raise NotImplementedError

    def stop_looking(self) -> None:
        """End the look at a hand: close the curtain for the next look, or begin open play."""
        raise NotImplementedError


class AgainstComputer(Seating):
    """One person, who sees the screen all the time."""

    allows_undo = True

    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        return self.beats(events[self._game.viewer])

    def await_person(self, view: PlayerView) -> Phase:
        return Phase.PERSON


class ByCurtains(Seating):
    """Two persons, one before the screen at a time; a curtain falls between their turns."""

    def __init__(self, game: Game, stage: Stage) -> None:
        super().__init__(game, stage)
        self._unseen: tuple[PlayerView, tuple[TilePlaced, ...]] | None = None

    def quitter(self, phase: Phase) -> Side | None:
        """Nobody sits there while the curtain is closed, or while both look at a tally."""
        return self._game.viewer if self.opens_hand(phase) else None

    def opens_hand(self, phase: Phase) -> bool:
        return phase in {Phase.PERSON, Phase.SHOWING} and not self.open_table

    def curtain_falls_next(self, phase: Phase) -> bool:
        others_turn = self._game.to_play not in {None, self._game.viewer}
        return phase is Phase.SHOWING and self.opens_hand(phase) and others_turn

    def cover_while_saving(self) -> None:
        """Show backs alone: both may look from now on."""
        assert self._stage.view is not None
        self.open_table = True
        self._stage.clear_for_handover()  # So that no face is seen while its tile turns over.
        self._stage.show(self._stage.view, open_table=True)

    def place_provisionally(self, side: Side, placement: Placement) -> None:
        """Show an election's last tile to both at once, who see only backs from then on."""
        view = self._stage.view
        if view is not None and view.placed == PLACEMENTS - 1:
            self.open_table = True
            self._stage.place_before_both(TilePlaced(self._stage.standing(placement)))
        else:
            super().place_provisionally(side, placement)

    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        """Show both the tally now, or the other person the placement later."""
        viewer = self._game.viewer
        if any(isinstance(event, ElectionTallied) for event in events[viewer]):
            self.open_table = True
        else:
            self._unseen = (enemy_view, _placements(events[viewer.other]))
        return self.beats(events[viewer])

    def await_person(self, view: PlayerView) -> Phase:
        if not self.open_table and self._game.viewer is view.to_play:
            return Phase.PERSON
        self._stage.clear_for_handover()
        return Phase.CURTAIN

    def show_tiles(self) -> Phase:
        to_play = self._game.to_play
        assert to_play is not None
        self._game.viewer = to_play
        self.open_table = False
        self._stage.show(self._unseen[0] if self._unseen else self._game.view())
        return Phase.SHOWING

    def unseen_beats(self) -> Iterator[Beat]:
        placements = self._unseen[1] if self._unseen else ()
        self._unseen = None
        return unseen_beats(self._stage, placements)


def _placements(events: Iterable[Event]) -> tuple[TilePlaced, ...]:
    return tuple(event for event in events if isinstance(event, TilePlaced))
